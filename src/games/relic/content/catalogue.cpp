#include "games/relic/content/catalogue.h"

#include <algorithm>

#include "games/relic/content/catalogue_checks.h"
#include "games/relic/content/in_play.h"
#include "games/relic/content/loader.h"

namespace kostka::games::relic {
namespace {

using kernel::Diagnostics;
using kernel::Document;

// Whether something among these effects draws Threat cards.
bool draws_threats(const Script& script, Body body) {
  for (std::size_t i = 0; i < body.count; ++i) {
    const Effect& e = script.begin_of(body)[i];
    const bool draws = e.verb == Verb::draw || e.verb == Verb::draw_and_resolve;
    if (draws && is_threat(e.what)) return true;
    for (std::size_t b = 0; b < e.blocks; ++b) {
      if (draws_threats(script, script.block(e, b).body)) return true;
    }
  }
  return false;
}

// REL-INNER-17
bool lays_threats_inside(const Catalogue& c) {
  for (const Space& space : c.spaces) {
    if (space.sector >= Sector::inner && draws_threats(c.script, space.boxes[0])) return true;
  }
  for (const Sheet& sheet : c.sheets) {
    if (draws_threats(c.script, sheet.confrontation)) return true;
    for (std::size_t i = 0; i < sheet.rule.count; ++i) {
      if (draws_threats(c.script, c.script.abilities[sheet.rule.first + i].body)) return true;
    }
  }
  return false;
}

}  // namespace

bool names_nemesis(const Script& script, ConditionId id) {
  if (!id.valid()) return false;
  const Condition& c = script.condition(id);
  if (c.holds == Holds::and_) return names_nemesis(script, c.left) || names_nemesis(script, c.right);
  return c.holds == Holds::nemesis;
}

CardId Catalogue::find_card(std::string_view id) const {
  const auto at = std::ranges::find(cards, id, &Card::id);
  return at == cards.end() ? CardId{} : CardId{static_cast<std::size_t>(at - cards.begin())};
}

SpaceId Catalogue::find_space(std::string_view id) const {
  const auto at = std::ranges::find(spaces, id, &Space::id);
  return at == spaces.end() ? SpaceId{} : SpaceId{static_cast<std::size_t>(at - spaces.begin())};
}

std::unique_ptr<Catalogue> read_catalogue(const Document& content, Diagnostics& diagnostics) {
  const std::size_t errors_before = diagnostics.count();
  auto catalogue = std::make_unique<Catalogue>();
  Loader(diagnostics, *catalogue).read(content);
  if (diagnostics.count() == errors_before) check_catalogue(*catalogue, content, diagnostics);
  if (diagnostics.count() > errors_before) return nullptr;
  // SplitMix64 (Steele, Lea, Flood 2014).
  for (std::uint64_t seed = 0; std::uint64_t& weight : catalogue->weights) {
    weight = seed += 0x9e3779b97f4a7c15;
    weight = (weight ^ weight >> 30) * 0xbf58476d1ce4e5b9;
    weight = (weight ^ weight >> 27) * 0x94d049bb133111eb;
    weight ^= weight >> 31;
  }
  for (const Card& card : catalogue->cards) {
    const auto has_objective = [&, first = catalogue->objectives.begin() + card.first_objective](Objective::Kind kind) {
      return std::any_of(first, first + card.objectives, [kind](const Objective& o) { return o.kind == kind; });
    };
    const auto deeds = [&](std::size_t i) {
      if (i >= card.objectives) return Catalogue::kNoDeeds;
      const Objective& o = catalogue->objectives[card.first_objective + i];
      return o.kind == Objective::Kind::count ? o.needed : Catalogue::kNoDeeds;
    };
    catalogue->card_facts.push_back({card.abilities.own,
                                     card.abilities.any,
                                     card.deck,
                                     card.objectives,
                                     card.first_objective,
                                     has_objective(Objective::Kind::now),
                                     has_objective(Objective::Kind::pay),
                                     {deeds(0), deeds(1)}});
  }
  for (std::size_t i = 0; i < catalogue->sets.combinations(); ++i) {
    catalogue->in_play.push_back(in_play_with(*catalogue, kernel::ContentSets::mask_of(i)));
  }
  catalogue->spaces_of_area.resize(catalogue->areas.size());
  for (std::size_t i = 0; i < catalogue->spaces.size(); ++i) {
    const Space& space = catalogue->spaces[i];
    const SpaceSet one = set_of(SpaceId{i});
    catalogue->sectors[static_cast<std::size_t>(space.sector)] |= one;
    if (space.area.valid()) catalogue->spaces_of_area[space.area.index()] |= one;
    if (space.is_corner()) catalogue->corners |= one;
  }
  // RNE-MOVE-06: both rings begin in the same quadrant of the board.
  for_each(catalogue->corners & catalogue->sectors[0],
           [&](SpaceId from) { catalogue->crossings.push_back({from, {}}); });
  std::size_t corner = 0;
  for_each(catalogue->corners & catalogue->sectors[1], [&](SpaceId to) { catalogue->crossings[corner++].to = to; });
  catalogue->threats_inside = lays_threats_inside(*catalogue);
  return catalogue;
}

}  // namespace kostka::games::relic
