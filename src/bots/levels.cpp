#include "bots/levels.h"

#include <algorithm>
#include <array>
#include <vector>

#include "bots/level_bot.h"

namespace kostka::bots {
namespace {

using kernel::say;
using kernel::Text;

constexpr std::array<std::string_view, 4> kOffered = {"easy", "normal", "hard", "expert"};

// What one level does in one game, and how strong it was measured to be (docs/studies/levels.md): Elo above `normal`.
struct Measured {
  SearchPlan plan;
  std::optional<int> elo{};
};

// The levels of one game, in the order of kOffered.
struct LevelsOf {
  std::string_view game;
  std::array<Measured, kOffered.size()> levels;
};

// The most that a turn takes at a table, whatever the plan: a slow machine thinks less rather than longer.
constexpr std::uint32_t kEasyMs = 300, kNormalMs = 600, kHardMs = 1000, kExpertMs = 2000;

const std::array<LevelsOf, 6>& plans() {
  static const std::array<LevelsOf, 6> all = {{
      // Any other game.
      {"",
       {{{{.iterations = 100, .milliseconds = kEasyMs, .softness = 0.02}},
         {{.iterations = 600, .milliseconds = kNormalMs}},
         {{.iterations = 6'000, .milliseconds = kHardMs}},
         {{.iterations = 24'000, .milliseconds = kExpertMs}}}}},
      {"knockdown",
       {{{{.iterations = 100, .milliseconds = kEasyMs, .softness = 0.02}},
         {{.iterations = 600, .milliseconds = kNormalMs}},
         {{.iterations = 6'000, .milliseconds = kHardMs}},
         {{.iterations = 40'000, .milliseconds = kExpertMs}}}}},
      {"karak",
       {{{{.iterations = 100, .milliseconds = kEasyMs, .softness = 0.02}},
         {{.iterations = 600, .milliseconds = kNormalMs}},
         {{.iterations = 6'000, .milliseconds = kHardMs}},
         {{.iterations = 40'000, .milliseconds = kExpertMs}}}}},
      {"relic",
       {{{{.iterations = 100, .milliseconds = kEasyMs, .softness = 0.02}},
         {{.iterations = 600, .milliseconds = kNormalMs}},
         {{.iterations = 6'000, .milliseconds = kHardMs}},
         {{.iterations = 24'000, .milliseconds = kExpertMs}}}}},
      {"relic-nemesis",
       {{{{.iterations = 100, .milliseconds = kEasyMs, .softness = 0.02}},
         {{.iterations = 600, .milliseconds = kNormalMs}},
         {{.iterations = 6'000, .milliseconds = kHardMs}},
         {{.iterations = 24'000, .milliseconds = kExpertMs}}}}},
      {"nemesis",
       {{{{.iterations = 100, .milliseconds = kEasyMs, .softness = 0.02}},
         {{.iterations = 600, .milliseconds = kNormalMs}},
         {{.iterations = 6'000, .milliseconds = kHardMs}},
         {{.iterations = 24'000, .milliseconds = kExpertMs}}}}},
  }};
  return all;
}

const Measured& measured(std::string_view level, std::string_view game) {
  const auto of_game = std::ranges::find(plans(), game, &LevelsOf::game);
  const LevelsOf& its = of_game == plans().end() ? plans().front() : *of_game;
  const auto place = static_cast<std::size_t>(std::ranges::find(kOffered, level) - kOffered.begin());
  return its.levels[std::min(place, kOffered.size() - 1)];
}

template <class Named>
const Named* find_in(std::span<const Named> all, std::string_view id) {
  const auto found = std::ranges::find(all, id, &Named::id);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

std::span<const Level> levels() {
  static const std::vector<Level> all = {
      {"random",
       {"carefree", "beztroski"},
       {"Plays at random and does not try to win.", "Gra losowo i nie próbuje wygrać."},
       false},
      {"habit",
       {"practised", "wprawny"},
       {"Plays quickly, by rules of thumb that a practised player knows.",
        "Gra szybko, według prostych zasad, które zna każdy z wprawą."},
       false},
      {"lookahead",
       {"thoughtful", "rozważny"},
       {"Tries every move out to the end of its turn and plans no further.",
        "Sprawdza każdy ruch do końca swojej tury, dalej nie planuje."},
       false},
      {"easy",
       {"easy", "łatwy"},
       {"Looks only briefly at what could happen and often takes the second-best way.",
        "Tylko zerka, co może się wydarzyć, i często wybiera drugą najlepszą drogę."}},
      {"normal",
       {"normal", "zwykły"},
       {"Tries its moves out in a few hundred possible futures each turn.",
        "W każdej turze sprawdza swoje ruchy w kilkuset możliwych przyszłościach."}},
      {"hard",
       {"hard", "trudny"},
       {"Thinks through thousands of possible futures each turn, for at most a second.",
        "W każdej turze przemyśla tysiące możliwych przyszłości, najwyżej przez sekundę."}},
      {"expert",
       {"expert", "mistrzowski"},
       {"Thinks for up to two seconds each turn: the best that this program can do.",
        "Myśli w każdej turze do dwóch sekund: to najlepsze, co ten program potrafi."}},
  };
  return all;
}

const Level* find_level(std::string_view id) { return find_in(levels(), id); }

std::span<const Temperament> temperaments() {
  static const std::array<Temperament, 5> all = {{
      {"balanced", {"balanced", "zrównoważony"}, {"Weighs chances as they are.", "Ocenia szanse takimi, jakie są."}},
      {"cautious",
       {"cautious", "ostrożny"},
       {"Prefers what is safe to what might turn out better.", "Woli to, co pewne, od tego, co mogłoby wyjść lepiej."}},
      {"bold",
       {"bold", "śmiały"},
       {"Takes a risk when there is more to be won by it.", "Ryzykuje, gdy można dzięki temu wygrać więcej."}},
      {"steadfast",
       {"steadfast", "stateczny"},
       {"Keeps to rules of thumb unless something else is clearly better.",
        "Trzyma się utartych zasad, chyba że coś innego jest wyraźnie lepsze."}},
      {"inventive",
       {"inventive", "pomysłowy"},
       {"Likes to try what rules of thumb do not say.", "Lubi próbować tego, czego utarte zasady nie podpowiadają."}},
  }};
  return all;
}

const Temperament* find_temperament(std::string_view id) { return find_in(temperaments(), id); }

std::optional<int> measured_elo(std::string_view level, std::string_view game) {
  if (std::ranges::find(kOffered, level) == kOffered.end()) return {};
  return measured(level, game).elo;
}

Text about_level(const Level& level, std::string_view game) {
  const auto elo = measured_elo(level.id, game);
  if (!elo || level.id == "normal") return level.about;
  const Text measure = *elo < 0 ? say(" Measured in this game: {0} Elo below normal.",
                                      " Zmierzono w tej grze: {0} Elo poniżej zwykłego.", {-*elo})
                                : say(" Measured in this game: {0} Elo above normal.",
                                      " Zmierzono w tej grze: {0} Elo powyżej zwykłego.", {*elo});
  return {level.about.en + measure.en, level.about.pl + measure.pl};
}

SearchPlan plan_of(std::string_view level, std::string_view game, std::string_view temperament) {
  SearchPlan plan = measured(level, game).plan;
  if (temperament == "cautious") plan.boldness = -0.8;
  if (temperament == "bold") plan.boldness = 0.8;
  if (temperament == "steadfast") plan.caution += 1;
  if (temperament == "inventive") plan.caution = 0;
  return plan;
}

}  // namespace kostka::bots
