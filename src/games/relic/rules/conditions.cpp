// What holds, how much there is, where a place is, and whether something can be paid: questions about the position that
// change nothing.
#include <algorithm>
#include <bit>

#include "games/relic/rules/rules.h"

namespace kostka::games::relic {
namespace {

// RNE-NEM-16: a nemesis is no company.
bool others_on(const Relic& g, Seat who, SpaceId space) {
  for (const Seat seat : g.characters()) {
    if (seat != who && g.player(seat).space == space) return true;
  }
  return false;
}

// In the window of another player the question is whether that player stands with the owner.
bool with_player(const Relic& g, const Cause& cause) {
  const SpaceId here = g.player(cause.actor).space;
  if (cause.whose.valid() && cause.whose != cause.actor) return g.player(cause.whose).space == here;
  return others_on(g, cause.actor, here);
}

bool foe_has(const Relic& g, TraitId trait) {
  if (!g.battle) return false;
  return std::any_of(g.battle->foes.begin(), g.battle->foes.end(),
                     [&](const Foe& foe) { return g.card(foe.card).has(trait); });
}

bool about_card(const Relic& g, const Condition& c, const Cause& cause) {
  if (!g.occasion || !g.occasion->card.valid()) return false;
  const Card& card = g.card(g.occasion->card);
  switch (about(c.what)) {
    case About::this_: return g.occasion->serial != 0 && g.occasion->serial == cause.serial;
    case About::relic: return card.deck == Deck::relic;
    case About::wargear: return card.deck == Deck::wargear;
    case About::trait: return card.has(c.trait);
    case About::attribute:
    case About::any_attribute:
    case About::extreme_attribute:
    case About::life:
    case About::influence:
    case About::infamy:
    case About::level:
    case About::completed_mission:
    case About::hand:
    case About::corruption:
    case About::mission:
    case About::threat_deck:
    case About::imperium:
    case About::asset:
    case About::arsenal:
    case About::trophy:
    case About::charge:
    case About::enemy:
    case About::threat:
    case About::player:
    case About::inner_space:
    case About::of_nemeses:
    case About::manner: break;
  }
  return false;
}

int enemies_here(const Relic& g, Seat who, TraitId trait = {}) {
  const auto lying = g.on_space(g.player(who).space);
  return static_cast<int>(std::count_if(lying.begin(), lying.end(), [&](const CardInPlay& c) {
    const Card& card = g.card(c.card);
    return card.type == CardType::enemy && (!trait.valid() || card.has(trait));
  }));
}

// Other cards on the space of a card: with a trait, or with an omen symbol. Evaded enemies are ignored (REL-EVADE-03).
template <class Fits>
int others_beside(const Relic& g, const Cause& cause, Fits fits) {
  const SpaceId space = g.player(cause.whose.valid() ? cause.whose : cause.actor).space;
  const auto lying = g.on_space(space);
  return static_cast<int>(std::count_if(lying.begin(), lying.end(), [&](const CardInPlay& c) {
    const Card& card = g.card(c.card);
    return c.serial != cause.serial && !(c.done && card.type == CardType::enemy) && fits(card);
  }));
}

bool omen_here(const Relic& g, const Cause& cause) {
  const auto lying = g.on_space(g.player(cause.actor).space);
  return std::any_of(lying.begin(), lying.end(), [&](const CardInPlay& c) { return g.card(c.card).omen; });
}

// What lies or stands where a text counts.
class Counting {
 public:
  Counting(const Relic& g, const Tally& of, const Cause& cause) : g_(g), of_(of), cause_(cause) {
    Place place;
    place.where = of.where;
    spaces_ = spaces_of(g, place, cause);
  }
  [[nodiscard]] bool there(SpaceId space) const { return space.valid() && (spaces_ & set_of(space)) != 0; }
  // What a player has that counts as an enemy does so on the player's space.
  [[nodiscard]] int enemies() const {
    return cards([this](const Card& card) { return card.type == CardType::enemy && has_one_of(card, traits()); }) +
           of_players([this](Seat seat) { return counted_as_enemies(g_, seat, of_.trait); });
  }
  [[nodiscard]] int threats() const {
    return cards([](const Card&) { return true; });
  }
  // RNE-APO-04, RNE-CLAR-26: an asset in a play area.
  [[nodiscard]] int assets() const {
    return of_players([this](Seat seat) { return count_assets(g_, seat, traits()); });
  }
  // RNE-CLAR-38: of whichever deck, face up or down; those in decks and piles are nobody's.
  [[nodiscard]] int corruption() const {
    return of_players([this](Seat seat) { return static_cast<int>(g_.player(seat).corruption.size()); });
  }
  [[nodiscard]] int players() const {
    return of_players([this](Seat seat) {
      Cause theirs = cause_;
      theirs.actor = seat;
      return holds(g_, of_.with, theirs) ? 1 : 0;
    });
  }

 private:
  [[nodiscard]] std::array<TraitId, 2> traits() const { return {of_.trait, TraitId{}}; }
  template <class Fits>
  [[nodiscard]] int cards(Fits fits) const {
    int n = 0;
    for (const CardInPlay& lying : g_.s.cards_on_board) n += there(lying.space) && fits(g_.card(lying.card)) ? 1 : 0;
    return n;
  }
  template <class Has>
  [[nodiscard]] int of_players(Has has) const {
    int n = 0;
    for (const Seat seat : g_.characters()) n += there(g_.player(seat).space) ? has(seat) : 0;
    return n;
  }

  const Relic& g_;
  const Tally& of_;
  const Cause& cause_;
  SpaceSet spaces_ = 0;
};

int number_in_play(const Relic& g, const Tally& of, const Cause& cause) {
  const Counting counting(g, of, cause);
  switch (about(of.what)) {
    case About::enemy: return counting.enemies();
    case About::threat: return counting.threats();
    case About::asset: return counting.assets();
    case About::corruption: return counting.corruption();
    case About::player: return counting.players();
    case About::inner_space: return std::popcount(inner_spaces_without_token(g));
    case About::attribute:
    case About::any_attribute:
    case About::extreme_attribute:
    case About::life:
    case About::influence:
    case About::infamy:
    case About::level:
    case About::completed_mission:
    case About::hand:
    case About::mission:
    case About::relic:
    case About::wargear:
    case About::threat_deck:
    case About::imperium:
    case About::arsenal:
    case About::trophy:
    case About::charge:
    case About::this_:
    case About::trait:
    case About::of_nemeses:
    case About::manner: break;
  }
  return 0;
}

// The highest printed value among the enemies of the battle; of one without a card what its text says.
int foe_value(const Relic& g) {
  if (!g.battle || g.battle->other) return 0;  // RNE-BAT-42
  if (g.battle->foes.empty()) return g.battle->value;
  int highest = 0;
  for (const Foe& foe : g.battle->foes) highest = std::max<int>(highest, g.card(foe.card).value);
  return highest;
}

bool foe_has_omen(const Relic& g) {
  if (!g.battle) return false;
  return std::any_of(g.battle->foes.begin(), g.battle->foes.end(),
                     [&](const Foe& foe) { return g.card(foe.card).omen; });
}

// Of the words that battles and tests share, the first ones mean the battle.
bool before_tests(Window window) { return window < Window::test_before || window == Window::battle_explosion; }

// The card lies in a play area.
bool is_held(const Relic& g, const Cause& cause) {
  const CardInPlay* card = g.find(cause.serial);
  return card && !card->space.valid();
}

SpaceSet own_sector(const Relic& g, SpaceId own) {
  return g.catalogue.sectors[static_cast<std::size_t>(g.catalogue.space(own).sector)];
}

// RNE-NCARD-13: of a nemesis likewise, so that on a corner it is that space alone.
SpaceSet own_area(const Relic& g, SpaceId own) {
  const AreaId area = g.catalogue.space(own).area;
  return area.valid() ? g.catalogue.spaces_of_area[area.index()] : set_of(own);
}

// `where` is "here", "your area" or "your sector"; anything else is no limit.
SpaceSet within(const Relic& g, Where where, SpaceId own) {
  switch (where) {
    case Where::here: return set_of(own);
    case Where::own_area: return own_area(g, own);
    case Where::own_sector: return own_sector(g, own);
    case Where::anywhere:
    case Where::space:
    case Where::area:
    case Where::outer:
    case Where::middle:
    case Where::inner:
    case Where::corner:
    case Where::board:
    case Where::token_space:
    case Where::clockwise:
    case Where::counter_clockwise:
    case Where::space_with_card:
    case Where::space_with_threat:
    case Where::player:
    case Where::nearest_player:
    case Where::any_player:
    case Where::space_of_nemesis:
    case Where::space_with_enemy: break;
  }
  return ~SpaceSet{0};
}

SpaceSet spaces_of_players(const Relic& g) {
  SpaceSet spaces = 0;
  for (const Seat seat : g.characters()) spaces |= set_of(g.player(seat).space);
  return spaces;
}

SpaceSet spaces_with_icons(const Catalogue& c) {
  SpaceSet spaces = 0;
  for (std::size_t i = 0; i < c.spaces.size(); ++i) spaces |= c.spaces[i].has_icons() ? set_of(SpaceId{i}) : 0;
  return spaces;
}

SpaceSet spaces_of_others(const Relic& g, Seat who) {
  SpaceSet spaces = 0;
  for (const Seat seat : g.characters()) {
    if (seat != who) spaces |= set_of(g.player(seat).space);
  }
  return spaces;
}

template <class Fits>
SpaceSet spaces_with_threats(const Relic& g, Fits fits) {
  SpaceSet spaces = 0;
  for (const CardInPlay& lying : g.s.cards_on_board) spaces |= fits(lying) ? set_of(lying.space) : 0;
  return spaces;
}

}  // namespace

// Words about dice mean the enemy's in its own window, and the window's player's otherwise.
const Throw* dice_of(const Relic& g, const Cause& cause) {
  if (cause.window == Window::battle_foe_roll) return g.battle ? &g.battle->foe : nullptr;
  if (cause.window == Window::test_roll || cause.window == Window::test_success ||
      cause.window == Window::test_failure) {
    return g.test ? &g.test->own : nullptr;
  }
  return g.battle ? &g.battle->own : nullptr;
}

bool names_inner(const Relic& g, const Place& place) {
  if (place.where == Where::inner) return true;
  return place.where == Where::space && g.catalogue.spaces[place.index].sector >= Sector::inner;
}

bool names_inner(const Relic& g, ConditionId id) {
  if (!id.valid()) return false;
  const Condition& c = g.catalogue.script.condition(id);
  if (c.holds == Holds::in) return names_inner(g, c.place);
  return c.holds >= Holds::not_ && (names_inner(g, c.left) || names_inner(g, c.right));
}

// REL-MOVE-05: never the space one stands on.
SpaceSet destinations(const Relic& g, const Place& place, const Cause& cause) {
  const bool named = names_inner(g, place);
  if (g.deep_inside(cause.actor) && !named && !cause.names_inner) return 0;
  SpaceSet spaces = place.where == Where::nearest_player ? spaces_of_nearest(g, cause.actor, Reach::moving)
                                                         : spaces_of(g, place, cause);
  spaces &= ~set_of(g.player(cause.actor).space);
  if (!named) spaces &= g.catalogue.sectors[0] | g.catalogue.sectors[1];
  // RNE-SCN-08
  if (!g.s.scenario.tokens.empty() && tokens_close_spaces(g, cause.actor)) spaces &= ~spaces_with_tokens(g);
  return spaces;
}

// REL-INNER-07: none in the inner sector, unless a text of it or a scenario sheet calls for them.
bool may_draw_threats(const Relic& g, Seat who, const Cause& cause) {
  if (!g.deep_inside(who)) return true;
  const Object& text = cause.source;
  if (text.kind == static_cast<std::uint8_t>(Kind::space))
    return g.catalogue.spaces[text.index].sector >= Sector::inner;
  return text.kind == static_cast<std::uint8_t>(Kind::sheet);
}

// RNE-NEM-02: a card; a nemesis is no enemy.
bool is_enemy_here(const Relic& g, const CardInPlay& lying) {
  return g.card(lying.card).type == CardType::enemy && !lying.done;
}

SpaceSet spaces_of(const Relic& g, const Place& place, const Cause& cause) {
  const Catalogue& c = g.catalogue;
  const Seat who = cause.actor;
  const SpaceId own = g.player(who).space;
  const auto one = [](SpaceId space) { return space.valid() ? set_of(space) : 0; };
  SpaceSet spaces = 0;
  switch (place.where) {
    case Where::anywhere:
    case Where::board: spaces = ~SpaceSet{0}; break;
    case Where::space: spaces = set_of(SpaceId{place.index}); break;
    case Where::area: spaces = c.spaces_of_area[place.index]; break;
    case Where::outer: spaces = c.sectors[0]; break;
    case Where::middle: spaces = c.sectors[1]; break;
    case Where::inner: spaces = c.sectors[2] | c.sectors[3]; break;
    case Where::corner: spaces = c.corners; break;
    case Where::here:
    case Where::own_area:
    case Where::own_sector: spaces = within(g, place.where, own); break;
    case Where::token_space: spaces = one(g.player(cause.owner.valid() ? cause.owner : who).mission.token_space); break;
    case Where::clockwise: spaces = one(c.space(own).clockwise); break;
    case Where::counter_clockwise: spaces = one(c.space(own).counter_clockwise); break;
    case Where::player: spaces = spaces_of_others(g, who); break;
    case Where::space_with_threat: spaces = spaces_with_threats(g, [](const CardInPlay&) { return true; }); break;
    case Where::space_with_card:
      spaces = spaces_with_threats(g, [&](const CardInPlay& lying) {
        const Card& card = g.card(lying.card);
        return lying.card.index() == place.index || (card.counts_as.valid() && card.counts_as.index() == place.index);
      });
      break;
    case Where::space_with_enemy:
      spaces = spaces_with_threats(g, [&](const CardInPlay& lying) {
        const Card& card = g.card(lying.card);
        return card.type == CardType::enemy && card.has(TraitId{place.index});
      });
      break;
    case Where::any_player: spaces = spaces_of_players(g); break;
    case Where::nearest_player: spaces = spaces_of_nearest(g, who, Reach::placing); break;
    case Where::space_of_nemesis: spaces = set_of(g.player(nemesis_of(g, cause)).space); break;
  }
  if (place.with_icon) spaces &= spaces_with_icons(c);
  return spaces & within(g, place.within, own) & c.board();
}

int counted(const Relic& g, Count count, const Tally& of, const Cause& cause) {
  const Player& p = g.player(cause.actor);
  switch (count) {
    case Count::nothing: return 0;
    case Count::strength: return p.attributes[0];
    case Count::willpower: return p.attributes[1];
    case Count::cunning: return p.attributes[2];
    case Count::life: return p.life;
    case Count::level: return p.level;
    case Count::influence: return p.influence;
    case Count::corruption: return static_cast<int>(p.corruption.size());
    case Count::powers: return static_cast<int>(p.powers.size());  // REL-POWER-14
    case Count::trophies: return static_cast<int>(p.trophies.size());
    case Count::missions: return static_cast<int>(p.completed.size() + p.unseen.size());
    case Count::relics: return g.relics(cause.actor);
    case Count::tokens: return tokens_on_sheet(p);
    case Count::all_tokens: return tokens_of(g, cause.actor);
    case Count::charges: {
      const CardInPlay* card = g.find(cause.serial);
      if (card) return card->charges;
      return g.occasion ? g.occasion->charges : 0;
    }
    case Count::foes:
      if (!g.battle) return enemies_here(g, cause.actor);
      return std::max<int>(g.battle->other ? 0 : 1, static_cast<int>(g.battle->foes.size()));  // RNE-BAT-42
    case Count::foe:
      return others_beside(g, cause,
                           [&](const Card& card) { return card.type == CardType::enemy && card.has(of.trait); });
    case Count::omen_here: return others_beside(g, cause, [](const Card& card) { return card.omen; });
    case Count::others_here: {
      int others = 0;
      for (const Seat seat : g.characters()) {
        others += seat != cause.actor && g.player(seat).space == p.space ? 1 : 0;
      }
      return others;
    }
    case Count::discarded:
    case Count::paid: return cause.discarded;
    case Count::foe_value: return foe_value(g);
    case Count::number: return number_in_play(g, of, cause);
    case Count::infamy: return p.infamy;
    case Count::players: return number_in_play(g, Tally{.what = What::player}, cause);
    case Count::life_lost: return static_cast<std::uint16_t>(g.life_lost - cause.life_lost_before);
  }
  return 0;
}

namespace {

// `per(influence of all players)`: the count of somebody else; nothing where there is nobody.
int count_of(const Relic& g, const Amount& amount, Cause cause) {
  switch (amount.whose) {
    case Of::self: return counted(g, amount.per, amount.of, cause);
    case Of::opponent: cause.actor = opponent_of(g, cause.actor); break;
    case Of::chosen_player: cause.actor = cause.chosen; break;
    case Of::teammate: cause.actor = teammate_of(g, cause.actor); break;
    case Of::all_players: {
      int sum = 0;
      for (const Seat seat : g.characters()) {
        cause.actor = seat;
        sum += counted(g, amount.per, amount.of, cause);
      }
      return sum;
    }
  }
  return cause.actor.valid() ? counted(g, amount.per, amount.of, cause) : 0;
}

}  // namespace

int number_of(const Relic& g, const Amount& amount, const Cause& cause) {
  if (amount.per == Count::nothing) return amount.n;
  const int n = count_of(g, amount, cause) / amount.part;
  return amount.factor * (amount.most > 0 ? std::min<int>(n, amount.most) : n);
}

bool condition_holds(const Relic& g, ConditionId id, const Cause& cause) {
  const Condition& c = g.catalogue.script.condition(id);
  const Player& p = g.player(cause.actor);
  switch (c.holds) {
    case Holds::number: return script::compare(counted(g, c.count, c.of, cause), c.compare, c.n);
    case Holds::wounded: return p.life < g.starting_life(cause.actor);
    case Holds::alone: return !others_on(g, cause.actor, p.space);
    case Holds::with_player: return with_player(g, cause);
    case Holds::with_token_owner: {
      const Seat target = p.mission.token_owner;
      return target.valid() && !g.player(target).out && g.player(target).space == p.space;
    }
    case Holds::omen_here: return omen_here(g, cause);
    case Holds::active: return cause.whose == cause.owner;
    case Holds::in: return belongs(g, p.space, c.place, cause);
    case Holds::foe: return foe_has(g, c.trait);
    case Holds::fight: return g.battle && before_tests(cause.window) && g.battle->form == c.what;
    case Holds::test: return g.test && !before_tests(cause.window) && g.test->attribute == c.what;
    case Holds::die: {
      const Throw* dice = dice_of(g, cause);
      return dice && dice->shows(c.n, c.high);
    }
    case Holds::card: return about_card(g, c, cause);
    case Holds::apostate: return is_apostate(g, cause.actor);
    case Holds::devotee: return !is_apostate(g, cause.actor);  // RNE-APO-01
    case Holds::duel: return g.test && g.test->of_duel;
    case Holds::held: return is_held(g, cause);
    case Holds::foe_omen: return foe_has_omen(g);
    case Holds::vs: {
      const Seat other = opponent_of(g, cause.actor);
      return other.valid() && g.is_nemesis(other) == (c.what == What::nemesis);
    }
    case Holds::nemesis: return g.is_nemesis(cause.actor);
    case Holds::team_tokens: return team_has_tokens(g);
    case Holds::not_: return !holds(g, c.left, cause);
    case Holds::and_: return holds(g, c.left, cause) && holds(g, c.right, cause);
    case Holds::or_: return holds(g, c.left, cause) || holds(g, c.right, cause);
  }
  return false;
}

// REL-GEN-13, REL-INF-01, REL-INF-03
bool can_pay(const Relic& g, Seat who, const Cost& cost, const Cause& cause) {
  const Player& p = g.player(who);
  const auto enough = [&](std::size_t have) { return static_cast<int>(have) >= cost.least; };
  switch (cost.what) {
    case Price::nothing:
    case Price::corruption: return true;
    case Price::this_: return cause.serial != 0 ? g.find(cause.serial) != nullptr : cause.card.valid();
    case Price::influence: return p.influence >= cost.n;
    case Price::life: return p.life >= cost.n;
    case Price::power:
    case Price::might: return enough(p.powers.size());
    case Price::less_corruption: return enough(p.corruption.size());
    case Price::arsenal: return enough(p.assets.size());
    // RNE-INF-04
    case Price::infamy: return p.infamy >= cost.least;
    case Price::enemy: return enough(static_cast<std::size_t>(enemies_here(g, who, cost.traits[0])));
    case Price::asset: return count_assets(g, who, cost.traits) >= cost.least;
    case Price::trophy:
      return enough(static_cast<std::size_t>(std::count_if(
          p.trophies.begin(), p.trophies.end(), [&](CardId t) { return has_one_of(g.card(t), cost.traits); })));
  }
  return false;
}

}  // namespace kostka::games::relic
