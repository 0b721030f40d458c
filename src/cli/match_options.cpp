#include "cli/match_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string_view>

#include "cli/context.h"
#include "kernel/play/missing_seat.h"

namespace kostka::cli {
namespace {

using kernel::GameInfo;
using kernel::say;
using kernel::Text;

std::size_t switch_named(const GameInfo& info, std::string_view id) {
  std::vector<std::string_view> ids;
  ids.reserve(info.switches.size());
  for (const kernel::Switch& option : info.switches) ids.push_back(option.id);
  const auto at = std::find(ids.begin(), ids.end(), id);
  if (at == ids.end()) {
    fail(say("{0} has no option \"{1}\".{2}", "{0} nie ma opcji „{1}”.{2}", {info.name, id, did_you_mean(id, ids)}));
  }
  return static_cast<std::size_t>(at - ids.begin());
}

std::int16_t choice_named(const kernel::Switch& option, std::string_view word) {
  const auto at = std::find(option.choices.begin(), option.choices.end(), word);
  if (at == option.choices.end()) {
    std::vector<Text> choices;
    choices.reserve(option.choices.size());
    for (const std::string_view choice : option.choices) choices.push_back(say("{0}", "{0}", {choice}));
    fail(say("The option {0} cannot be \"{1}\"; it is {2}.", "Opcja {0} nie może mieć wartości „{1}”; możliwe: {2}.",
             {option.id, word, join_or(choices)}));
  }
  return static_cast<std::int16_t>(at - option.choices.begin());
}

}  // namespace

void add_match_options(CLI::App& command, const Context& context, std::vector<std::string>& options) {
  command
      .add_option("--option", options,
                  context.text("A rule option other than the standard one (may be repeated; see `kostka games`)",
                               "Opcja zasad inna niż standardowa (można powtórzyć; zobacz `kostka games`)"))
      ->type_name("ID=CHOICE")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

kernel::MatchSetup setup_with(const kernel::Game& game, const std::vector<std::string>& options, std::size_t seats) {
  const GameInfo& info = game.info();
  kernel::MatchSetup setup = standard_setup(info);
  if (seats > 0) setup.seats = static_cast<std::uint8_t>(std::min<std::size_t>(seats, 255));
  for (const std::string_view option : options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string_view::npos) {
      fail(say("An option is written ID=CHOICE, not \"{0}\".", "Opcję zapisuje się ID=WARTOŚĆ, nie „{0}”.", {option}));
    }
    const std::size_t i = switch_named(info, option.substr(0, equals));
    setup.switches[i] = choice_named(info.switches[i], option.substr(equals + 1));
  }
  if (const auto refusal = refusal_of(game, setup)) fail(refusal->sentence);
  if (const auto refusal = seat_that_is_missing(info, setup)) fail(refusal->sentence);
  return setup;
}

}  // namespace kostka::cli
