#include "tests/games/tempo.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/registry.h"
#include "kernel/play/match.h"

namespace kostka::tests {

namespace {

using kernel::Document;

// What only some scenario sheets have on the table (RNE-SCN), for whichever sheet is played.
void change_scenario(const std::vector<int>& seats, kernel::ChanceStream& stream, Changes& changes) {
  constexpr std::array kDeck = {"tr-scrap-looters", "tr-mutineer-gun-section", "tb-synapse-warden",
                                "ty-veil-ambusher", "ty-glassblade-warden",    "tb-claw-tide"};
  constexpr std::array kSpaces = {"crone-world-yllen-satari", "palace-of-slaanesh", "maze-of-tzeentch"};
  Document deck = Document::list(), tokens = Document::list();
  const std::uint32_t cards = stream.below(kDeck.size() + 1);
  for (std::uint32_t i = 0; i < cards; ++i) deck.push(kDeck[i]);
  const std::uint32_t spaces = stream.below(kSpaces.size() + 1);
  for (std::uint32_t i = 0; i < spaces; ++i) {
    const int owner = seats[stream.below(static_cast<std::uint32_t>(seats.size()))];
    tokens.push(Document::map({{"space", kSpaces[i]}, {"owner", owner}}));
  }
  changes.emplace_back("scenario.deck", std::move(deck));
  changes.emplace_back("scenario.tokens", std::move(tokens));
}

// Characters near the end of their way, with a relic, trophies and something to give away: nobody who strolls about at
// random comes so far.
Changes late_in_relic(const kernel::Match& match, kernel::ChanceStream& stream) {
  constexpr std::array kSpaces = {"scenario-space",   "scenario-space", "maze-of-tzeentch", "warp-rift",
                                  "garden-of-nurgle", "outskirts",      "outskirts"};
  constexpr std::array kRelics = {"fist-of-the-revered",       "die-of-the-first-martyr",   "censer-of-white-ash",
                                  "mirror-of-the-ninth-choir", "heart-reliquary-of-antias", "blade-of-the-quiet-dawn"};
  constexpr std::array kTrophies = {"tr-rustgob-mob",       "tr-mudskull-bruisers", "tb-whisper-talon",
                                    "ty-foothill-sentinel", "ty-ghost-shell",       "tb-mindgnaw-swarm"};
  Changes changes;
  std::vector<int> seats;
  const Document position = match.checkpoint_position();
  const Document& players = position["players"];
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (!players[i]["character"].is_text() || players[i]["nemesis"].is_text()) continue;
    seats.push_back(static_cast<int>(i));
    const std::string seat = "players." + std::to_string(i) + '.';
    changes.emplace_back(seat + "space", kSpaces[stream.below(kSpaces.size())]);
    changes.emplace_back(seat + "assets", Document::list({kRelics[i]}));
    changes.emplace_back(seat + "trophies", Document::list({kTrophies[i]}));
    changes.emplace_back(seat + "attributes", Document::list({7, 7, 7}));
    changes.emplace_back(seat + "life", 9);
    changes.emplace_back(seat + "influence", static_cast<int>(stream.below(12)));
    changes.emplace_back(seat + "tokens", static_cast<int>(stream.below(3)));
  }
  change_scenario(seats, stream, changes);
  return changes;
}

bool is_relic(std::string_view id) { return id == "relic" || id == "relic-nemesis"; }

}  // namespace

// A game of which random games end soon needs no line here.
BatteryOptions battery_of(const kernel::Game& game) {
  const std::string_view id = game.info().id;
  BatteryOptions options = battery_size();
  // In half a million games every kind of check comes often enough when each game is looked at more seldom.
  const std::uint32_t seldom = options.games > 100'000 ? 4 : 1;
  if (games::find_module(id)->is_fixture) options.games /= 10;
  // Its games last longest when played at random: three hundred decisions, each of them looked at in many ways.
  if (id == "knockdown" && options.games > 1'000) options.sample_every *= 3;
  if (id == "karak") {
    // Random players do not beat the Dark General, so a game would go on for hundreds of turns; most are cut short, and
    // the rest go all the way. A view is a whole map, and looking is what most of the time goes into.
    options.brief = {{"rounds", "10"}};
    if (options.games > 1'000) options.sample_every = 300 * seldom;
    options.games = std::min<std::uint64_t>(options.games, 500'000);
  }
  if (is_relic(id)) {
    // Nobody who strolls about at random ever wins: a game goes on for thousands of decisions, until all but one are
    // out.
    options.leave_after = 40;
    options.whole_every = 400;
    if (options.games > 1'000) options.sample_every = 120 * seldom;
    options.games = std::min<std::uint64_t>(options.games, 500'000);
    options.most_decisions *= 10;
    if (id == "relic-nemesis") options.later = late_in_relic;
  }
  if (id == "nemesis") {
    // A view is a whole ship with everybody's things, and looking is what most of the time goes into.
    if (options.games > 1'000) options.sample_every = 400 * seldom;
    options.games = std::min<std::uint64_t>(options.games, 500'000);
  }
  return options;
}

// A random game of Relic is as long as many of the others.
std::uint64_t fingerprint_games_of(const kernel::Game& game) { return is_relic(game.info().id) ? 20 : 1'000; }

}  // namespace kostka::tests
