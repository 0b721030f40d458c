#include "tests/battery/random_play.h"

#include <algorithm>

namespace kostka::tests {

std::size_t open_questions(const kernel::Match& match) {
  const auto prompts = match.prompts();
  const auto open = [](const kernel::Prompt& p) { return !p.answered(); };
  return static_cast<std::size_t>(std::count_if(prompts.begin(), prompts.end(), open));
}

Answer random_answer(const kernel::Match& match, kernel::ChanceStream& stream) {
  const auto open = static_cast<std::uint32_t>(open_questions(match));
  std::uint32_t chosen = open > 1 ? stream.below(open) : 0;
  for (const kernel::Prompt& prompt : match.prompts()) {
    if (prompt.answered() || chosen-- > 0) continue;
    return {prompt.seat, stream.below(prompt.count())};
  }
  return {};
}

void fix_switch(const kernel::GameInfo& info, std::string_view id, std::string_view choice, kernel::MatchSetup& setup) {
  for (std::size_t i = 0; i < info.switches.size(); ++i) {
    if (info.switches[i].id != id) continue;
    const auto& choices = info.switches[i].choices;
    setup.switches[i] = static_cast<std::int16_t>(std::find(choices.begin(), choices.end(), choice) - choices.begin());
  }
}

namespace {

kernel::MatchSetup any_setup(const kernel::GameInfo& info, kernel::ChanceStream& stream) {
  kernel::MatchSetup setup = standard_setup(info);
  const std::uint32_t numbers = static_cast<std::uint32_t>(info.most_seats - info.least_seats) + 1;
  setup.seats = static_cast<std::uint8_t>(info.least_seats + stream.below(numbers));
  for (std::size_t i = 0; i < info.switches.size(); ++i) {
    const auto choices = static_cast<std::uint32_t>(info.switches[i].choices.size());
    setup.switches[i] = static_cast<std::int16_t>(stream.below(choices));
  }
  return setup;
}

}  // namespace

kernel::MatchSetup random_setup(const kernel::Game& game, kernel::ChanceStream& stream) {
  kernel::MatchSetup setup = any_setup(game.info(), stream);
  while (refusal_of(game, setup)) setup = any_setup(game.info(), stream);
  return setup;
}

}  // namespace kostka::tests
