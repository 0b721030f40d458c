#include "games/relic/content/catalogue_checks.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>

#include "script/words.h"

namespace kostka::games::relic {
namespace {

using kernel::Diagnostics;
using kernel::Document;

// What one side wins, the other side has lost: where `opponent{..}` stands, its words are heard on the other side.
Ability seen_from_other_side(Ability ability) {
  for (std::size_t w = 0; w < ability.windows; ++w) {
    if (ability.when[w] == Window::battle_win) {
      ability.when[w] = Window::battle_lose;
    } else if (ability.when[w] == Window::battle_lose) {
      ability.when[w] = Window::battle_win;
    }
  }
  return ability;
}

void check_body(const Script& script, Body body, const Ability& ability, const Document& node,
                Diagnostics& diagnostics) {
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = script.begin_of(body)[i];
    for (std::size_t w = 0; w < ability.windows; ++w) {
      if ((windows_of(e) & set_of(ability.when[w])) != 0) continue;
      diagnostics.error(node, "do: " + kernel::in_quotes(script::word_of(e.verb)) + " has no meaning in the window " +
                                  kernel::in_quotes(window_word(ability.when[w])));
    }
    const Ability inside = e.verb == Verb::opponent ? seen_from_other_side(ability) : ability;
    for (std::size_t b = 0; b < e.blocks; ++b) check_body(script, script.block(e, b).body, inside, node, diagnostics);
  }
}

// What holds always is asked for outside any window, so there is nothing a condition or a count could be about.
void check_standing(const Script& script, const Ability& ability, const Document& node, Diagnostics& diagnostics) {
  if (ability.may || ability.any || ability.windows > 1) {
    diagnostics.error(node, "what holds always is neither optional nor bound to another window");
  }
  if (ability.condition.valid()) {
    diagnostics.error(node["if"],
                      "if: expected none, since what holds always has no condition; expected a window in which it "
                      "matters, such as \"battle.prepare\"");
  }
  for (std::size_t i = 0; i < ability.body.count; ++i) {
    const Effect& e = script.begin_of(ability.body)[i];
    if (e.amount.is_plain()) continue;
    diagnostics.error(node["do"], "do: expected one plain number in " + kernel::in_quotes(script::word_of(e.verb)) +
                                      ", since what holds always is not counted");
  }
}

bool forbids_evading(const Script& script, Body body) {
  return std::all_of(script.begin_of(body), script.begin_of(body) + body.count,
                     [](const Effect& e) { return e.verb == Verb::cannot && e.what == What::evade; });
}

// Assets and active Corruption cards are in force for their owner. Of other cards only enemies are asked anything.
void check_standing_cards(const Catalogue& c, const Document& content, Diagnostics& diagnostics) {
  std::map<std::string, std::size_t, std::less<>> read;
  for (const Card& card : c.cards) {
    const std::string file(card.nemesis.valid() ? content["nemeses"]["nemeses"][card.nemesis.index()]["deck"].as_text()
                                                : kernel::enum_name(card.deck));
    const Document& node = content[file]["cards"][read[file]++];
    if (card.type == CardType::asset || card.type == CardType::corruption || card.type == CardType::arsenal) continue;
    for (std::size_t i = 0; i < card.abilities.count; ++i) {
      const Ability& ability = c.script.abilities[card.abilities.first + i];
      if (!ability.acts_in(Window::always)) continue;
      if (card.type == CardType::enemy && forbids_evading(c.script, ability.body)) continue;
      diagnostics.error(node["abilities"][i],
                        "when: \"always\" is for assets and Corruption cards, and for enemies with \"cannot(evade)\"");
    }
  }
}

void expect_count(const Document& where, std::string_view what, std::size_t wanted, std::size_t found,
                  Diagnostics& diagnostics) {
  if (wanted == found) return;
  diagnostics.error(
      where, std::string(what) + ": expected " + std::to_string(wanted) + " spaces, found " + std::to_string(found));
}

// REL-BOARD-04: three to five adjoining spaces. REL-BOARD-02, REL-BOARD-03, REL-BOARD-05: of the outer or the middle
// sector.
void check_areas(const Catalogue& c, const Document& board, Diagnostics& diagnostics) {
  for (std::size_t a = 0; a < c.areas.size(); ++a) {
    std::size_t size = 0, runs = 0;
    bool sector_fits = true;
    for (const Space& space : c.spaces) {
      if (space.area != AreaId{a}) continue;
      ++size;
      sector_fits = sector_fits && space.sector == c.areas[a].sector;
      if (!space.counter_clockwise.valid() || c.space(space.counter_clockwise).area != AreaId{a}) ++runs;
    }
    if (size < 3 || size > 5 || runs != 1 || !sector_fits) {
      diagnostics.error(board["areas"][a], "an area is three to five adjoining spaces of its sector (REL-BOARD-04)");
    }
    if (c.areas[a].sector > Sector::middle) {
      diagnostics.error(board["areas"][a], "the inner sector has no areas (REL-BOARD-05)");
    }
  }
}

// REL-BOARD-07, REL-BOARD-08, REL-BOARD-10: four corners on each ring.
void check_corners(const Catalogue& c, const Document& board, Diagnostics& diagnostics) {
  constexpr std::ptrdiff_t kCorners = 4;
  for (const auto& [sector, key] : {std::pair{Sector::outer, "outer"}, {Sector::middle, "middle"}}) {
    const auto corners = std::count_if(c.spaces.begin(), c.spaces.end(), [wanted = sector](const Space& space) {
      return space.sector == wanted && space.is_corner();
    });
    if (corners == kCorners) continue;
    diagnostics.error(board[key], std::string(key) + ": expected 4 corners, which are spaces without an area, found " +
                                      std::to_string(corners));
  }
}

// How far one ability raises the threshold of Corruption.
int raise_of_threshold(const Script& script, const Ability& ability) {
  int raise = 0;
  for (std::size_t i = 0; i < ability.body.count; ++i) {
    const Effect& e = script.begin_of(ability.body)[i];
    if (e.verb == Verb::threshold) raise += std::max(0, int{e.amount.n});
  }
  return raise;
}

// REL-CORR-09: even with everything that raises the threshold there is room for the cards below it.
void check_threshold_room(const Catalogue& c, const Document& content, Diagnostics& diagnostics) {
  int highest = kCorruptionThreshold;
  for (const Ability& ability : c.script.abilities) highest += raise_of_threshold(c.script, ability);
  for (const Card& card : c.cards) {
    for (std::size_t i = 0; i < card.abilities.count; ++i) {
      const Ability& ability = c.script.abilities[card.abilities.first + i];
      highest += (static_cast<int>(card.copies) - 1) * raise_of_threshold(c.script, ability);
    }
  }
  if (highest <= static_cast<int>(kMostCorruption)) return;
  diagnostics.error(content, "threshold: expected at most " + std::to_string(kMostCorruption) +
                                 " Corruption cards with everything that raises the threshold, found " +
                                 std::to_string(highest));
}

}  // namespace

void check_ability(const Script& script, const Ability& ability, const Document& node, Diagnostics& diagnostics) {
  check_body(script, ability.body, ability, node, diagnostics);
  if (ability.acts_in(Window::always)) check_standing(script, ability, node, diagnostics);
}

void check_catalogue(const Catalogue& c, const Document& content, Diagnostics& diagnostics) {
  const Document& board = content["board"];
  expect_count(board["outer"], "outer (REL-BOARD-07)", 24, board["outer"].size(), diagnostics);
  expect_count(board["middle"], "middle (REL-BOARD-08)", 16, board["middle"].size(), diagnostics);
  expect_count(board["inner"], "inner with the scenario space (REL-BOARD-09)", 9, board["inner"].size(), diagnostics);
  check_standing_cards(c, content, diagnostics);
  check_threshold_room(c, content, diagnostics);
  check_areas(c, board, diagnostics);
  check_corners(c, board, diagnostics);
  if (!c.sanctuary.valid()) diagnostics.error(board, "expected a space \"st-antias-sanctuary\" (REL-OUT-05)");
  for (const auto& [trait, word] : {std::pair{c.weapon, "weapon"}, {c.armour, "armour"}, {c.relic, "relic"}}) {
    if (!trait.valid()) {
      diagnostics.error(content["traits"], "expected a trait \"" + std::string(word) + "\", which the rules name");
    }
  }
  // REL-SETUP-05: two sheets for each of four players.
  const auto of_base = [](const auto& item) { return item.set == 0; };
  if (std::ranges::count_if(c.characters, of_base) < 8 || c.characters.size() > kMostCharacters) {
    diagnostics.error(content["characters"],
                      "expected 8 to " + std::to_string(kMostCharacters) + " characters, 8 of them without a set");
  }
  for (std::size_t i = 0; i < c.characters.size(); ++i) {
    if (c.characters[i].abilities.count > 0) continue;
    diagnostics.error(content["characters"]["characters"][i], "a character has at least one ability (REL-CHAR-02)");
  }
  if (std::ranges::none_of(c.sheets, of_base) || c.sheets.size() > kMostSheets) {
    diagnostics.error(content["sheets"],
                      "expected 1 to " + std::to_string(kMostSheets) + " scenario sheets, 1 of them without a set");
  }
  const auto enemies = std::accumulate(
      c.cards.begin(), c.cards.end(), std::size_t{0},
      [](std::size_t n, const Card& card) { return n + (card.type == CardType::enemy ? card.copies : 0); });
  if (enemies > kMostEnemies) {
    diagnostics.error(content, "expected at most " + std::to_string(kMostEnemies) + " enemies with all sets, found " +
                                   std::to_string(enemies));
  }
  if (c.cards.size() > kMostCards) {
    diagnostics.error(content, "expected at most " + std::to_string(kMostCards) + " different cards");
  }
}

}  // namespace kostka::games::relic
