// What a person at a table of a game is asked, in seeded matches that everybody plays by rules of thumb.
//
//   record_questions GAME MATCHES    a line of JSON for each question to the first seat, as its screen gets it:
//                                    {"match", "turn", "own", "prompt", "answer"}
//
// `turn` counts the turns of that seat, `own` says whether the question came in one of them. The test of the client
// that counts clicks (web/browser/clicks.test.ts) reads it.

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "kernel/play/match.h"

namespace {

using namespace kostka;
using kernel::Document;
using kernel::key_from_seed;
using kernel::Match;
using kernel::Prompt;
using kernel::Seat;

constexpr int kMostDecisions = 20'000;
constexpr Seat kPerson{0};

std::unique_ptr<kernel::Game> load(std::string_view id) {
  for (const kernel::GameModule& module : games::modules()) {
    if (module.id != id) continue;
    kernel::Diagnostics diagnostics;
    auto game = content::load_packed(module, content::packed_content, diagnostics);
    if (!game) std::cerr << diagnostics.to_text();
    return game;
  }
  std::cerr << "There is no game " << id << ".\n";
  return nullptr;
}

const Prompt* open_prompt_of(const Match& match) {
  const auto prompts = match.prompts();
  const auto open = std::find_if(prompts.begin(), prompts.end(), [](const Prompt& p) { return !p.answered(); });
  return open == prompts.end() ? nullptr : &*open;
}

// Counts the turns of the person: one begins when they become the active player, or again after another turn.
class Turns {
 public:
  void look(const kernel::Table& table) {
    if (table.turns() == seen_) return;
    seen_ = table.turns();
    own_ = table.active() == kPerson;
    count_ += own_ ? 1 : 0;
  }
  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] bool own() const { return own_; }

 private:
  std::uint32_t seen_ = 0;
  int count_ = 0;
  bool own_ = false;
};

void write_question(const Match& match, Match& scratch, int number, const Turns& turns, const std::string& answer) {
  const Document view = match.view(kernel::Observer::seat(kPerson), scratch);
  Document line = Document::map();
  line.set("match", number);
  line.set("turn", turns.count());
  line.set("own", turns.own());
  line.set("prompt", *view.find("prompt"));
  line.set("answer", answer);
  std::cout << kernel::to_json(line) << '\n';
}

// False if the rules broke.
bool play(const kernel::Game& game, int number) {
  const auto seed = static_cast<std::uint64_t>(number);
  Match match(game, kernel::standard_setup(game.info()), key_from_seed(seed));
  const auto scratch = match.fork();
  const auto bot = bots::make_bot("habit", key_from_seed(seed, 1));
  Turns turns;
  for (int n = 0; n < kMostDecisions && !match.over(); ++n) {
    const Prompt* prompt = open_prompt_of(match);
    if (!prompt) break;
    const std::uint32_t answer = bot->choose(match, *prompt);
    turns.look(match.table());
    if (prompt->seat == kPerson) {
      write_question(match, *scratch, number, turns, match.option_id(*prompt, answer));
    }
    match.answer(prompt->seat, answer);
  }
  return match.fault() == nullptr;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view matches = argc == 3 ? argv[2] : "";
  int count = 0;
  if (std::from_chars(matches.data(), matches.data() + matches.size(), count).ec != std::errc() || count < 1) {
    std::cerr << "usage: record_questions GAME MATCHES\n";
    return 2;
  }
  const auto game = load(argv[1]);
  if (!game) return 1;
  std::ios::sync_with_stdio(false);
  for (int number = 0; number < count; ++number) {
    if (!play(*game, number)) return 1;
  }
  return 0;
}
