#include "kernel/language/heading.h"

#include <array>
#include <cmath>

namespace kostka::kernel {

Text heading_text(double x, double y) {
  // Neighbouring hexes lie at 30 degrees beside an axis: they are diagonal, and only what is nearer to the axis is on
  // it.
  constexpr double kOnAxis = 0.42;
  static const std::array<std::array<Text, 3>, 3> headings = {{
      {{{"north-west", "na północny zachód"}, {"north", "na północ"}, {"north-east", "na północny wschód"}}},
      {{{"west", "na zachód"}, {"here", "tutaj"}, {"east", "na wschód"}}},
      {{{"south-west", "na południowy zachód"}, {"south", "na południe"}, {"south-east", "na południowy wschód"}}},
  }};
  const auto side = [](double along, double across) {
    if (std::abs(along) <= kOnAxis * std::abs(across)) return std::size_t{1};
    return along < 0 ? std::size_t{0} : std::size_t{2};
  };
  return headings[side(y, x)][side(x, y)];
}

}  // namespace kostka::kernel
