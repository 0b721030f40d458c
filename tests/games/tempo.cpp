#include "tests/games/tempo.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
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

// What a nemesis can hold of its own deck.
struct Belongings {
  std::string_view nemesis, arsenal;
  std::array<const char*, 2> might;
};
constexpr std::array<Belongings, 4> kBelongings = {
    {{"rne-githellion", "rne-mourning-mask", {"rne-thousand-cuts", "rne-grim-focus"}},
     {"rne-luxuria", "rne-lash-of-longing", {"rne-greed", "rne-delight-in-pain"}},
     {"rne-moarn", "rne-brass-collar", {"rne-red-mist", "rne-berserker-rage"}},
     {"rne-specimen-x", "rne-rending-talons", {"rne-alien-reflexes", "rne-hunting-leap"}}}};

// A nemesis short of its 25th infamy, with cards to play and to pay with, on a corner or where characters often stand.
void change_nemesis(const std::string& seat, std::string_view nemesis, kernel::ChanceStream& stream, Changes& changes) {
  constexpr std::array kSpaces = {"outskirts", "outskirts", "grey-knight-envoy", "spore-marsh"};
  const auto own =
      std::find_if(kBelongings.begin(), kBelongings.end(), [&](const Belongings& b) { return b.nemesis == nemesis; });
  if (own == kBelongings.end()) return;
  changes.emplace_back(seat + "space", kSpaces[stream.below(kSpaces.size())]);
  changes.emplace_back(seat + "infamy", static_cast<int>(15 + stream.below(10)));
  changes.emplace_back(seat + "life", static_cast<int>(1 + stream.below(5)));
  changes.emplace_back(seat + "level", static_cast<int>(stream.below(10)));
  changes.emplace_back(seat + "powers", Document::list({own->might[0], own->might[1]}));
  changes.emplace_back(seat + "assets", Document::list({std::string(own->arsenal)}));
}

// The agents are trophies of the first nemesis or lie where characters often stand.
void change_imperium(const std::string& seat, kernel::ChanceStream& stream, Changes& changes) {
  const auto on = [](const char* card, const char* space) { return Document::map({{"card", card}, {"space", space}}); };
  changes.emplace_back(seat + "trophies", Document::list({"rne-presiding-judge", "rne-cage-of-penance"}));
  const bool crowded = stream.below(2) == 0;
  changes.emplace_back("enemies.cards_on_board",
                       crowded ? Document::list({on("rne-salvage-crew", "outskirts"), on("rne-drop-pods", "outskirts"),
                                                 on("rne-captured-bolt-cannon", "outskirts")})
                               : Document::list({on("rne-household-walker", "spore-marsh")}));
}

// Characters near the end of their way, with a relic, trophies and something to give away, and nemeses near the end of
// theirs: nobody who strolls about at random comes so far.
Changes late_in_relic(const kernel::Match& match, kernel::ChanceStream& stream) {
  constexpr std::array kSpaces = {"scenario-space",   "scenario-space", "maze-of-tzeentch", "warp-rift",
                                  "garden-of-nurgle", "outskirts",      "outskirts"};
  constexpr std::array kRelics = {"fist-of-the-revered",       "die-of-the-first-martyr",   "censer-of-white-ash",
                                  "mirror-of-the-ninth-choir", "heart-reliquary-of-antias", "blade-of-the-quiet-dawn"};
  constexpr std::array kTrophies = {"tr-rustgob-mob",       "tr-mudskull-bruisers", "tb-whisper-talon",
                                    "ty-foothill-sentinel", "ty-ghost-shell",       "tb-mindgnaw-swarm"};
  Changes changes;
  bool nemeses = false;
  std::vector<int> seats;
  const Document position = match.checkpoint_position();
  const Document& players = position["players"];
  for (std::size_t i = 0; i < players.size(); ++i) {
    const std::string seat = "players." + std::to_string(i) + '.';
    if (players[i]["nemesis"].is_text()) {
      change_nemesis(seat, players[i]["nemesis"].as_text(), stream, changes);
      if (!std::exchange(nemeses, true)) change_imperium(seat, stream, changes);
      continue;
    }
    if (!players[i]["character"].is_text()) continue;
    seats.push_back(static_cast<int>(i));
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
    if (id == "relic-nemesis") {
      options.later = late_in_relic;
      options.leave_after = 60;  // six seats come round as often as four do in 40
    }
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
