// Every card takes effect: whatever the shipped content says is resolved somewhere in play, and changes something.
//
// Whole games are played from their set-up, so every position in them can be reached. Whenever a text is resolved, the
// same answer is given to a copy of the match in which that text says nothing. If the copy then stands where the match
// stands, the text has changed nothing; it must do so at least once. Standing abilities are held to the numbers of the
// rules that they change. Each text is looked at until it has changed something, so that a few dozen games are enough.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "games/relic/relic.h"
#include "games/relic/rules/rules.h"
#include "games/relic/words/describe.h"
#include "kernel/play/match.h"

namespace kostka::games::relic {
namespace {

using kernel::key_from_seed;
using kernel::Match;
using kernel::Observer;
using kernel::Prompt;

// As many as it takes; what has changed nothing in the most of them never does.
constexpr std::uint64_t kMostGames = 500;
// Who answers half at random need not win: such a match is left for the next one.
constexpr std::uint16_t kMostTurns = 600;

std::unique_ptr<kernel::Game> shipped_game(std::string_view id) {
  kernel::Diagnostics diagnostics;
  return content::load_packed(*find_module(id), content::packed_content, diagnostics);
}

// The first set that is looked at: of an expansion only what it adds, since the rest is proved with the base game.
kernel::SetIndex first_set_of(const kernel::Game& game) { return game.info().id == "relic" ? 0 : 1; }

// One text of the content.
struct Saying {
  Body* body = nullptr;
  std::string name;
  CardId card{};  // on which it stands, if it is a card
  bool standing = false;
  bool changed = false;  // something, at least once
};

// Makes a text say something else for as long as it lives.
class Silence {
 public:
  Silence(Body& body, Body nothing) : body_(body), said_(std::exchange(body, nothing)) {}
  ~Silence() { body_ = said_; }
  Silence(const Silence&) = delete;
  Silence& operator=(const Silence&) = delete;

 private:
  Body& body_;
  Body said_;
};

// Everything the content says, found by what the log tells of it.
class Sayings {
 public:
  Sayings(Catalogue& c, kernel::SetIndex first_set) {
    // Always possible, so that it is offered wherever the text it replaces is.
    Effect effect;
    effect.verb = Verb::gain;
    effect.what = What::influence;
    nothing = {static_cast<std::uint16_t>(c.script.effects.size()), 1};
    c.script.effects.push_back(effect);

    by_ability_.resize(c.script.abilities.size(), kNone);
    for (std::size_t i = 0; i < c.cards.size(); ++i) {
      if (c.cards[i].set < first_set) {
        by_start_.push_back(kNone);
        by_reward_.push_back(kNone);
        continue;
      }
      add_abilities(c, c.cards[i].abilities, c.cards[i].id, CardId{i});
      by_start_.push_back(add(c.cards[i].start, c.cards[i].id + ", beginning"));
      by_reward_.push_back(add(c.cards[i].reward, c.cards[i].id + ", reward"));
    }
    for (Character& character : c.characters) {
      if (character.set < first_set) {
        by_character_.push_back(kNone);
        continue;
      }
      add_abilities(c, character.abilities, character.id, {});
      by_character_.push_back(add(character.special, character.id + ", special reward"));
    }
    for (Nemesis& nemesis : c.nemeses) {
      add_abilities(c, nemesis.abilities, nemesis.id, {});
      by_nemesis_.push_back(add(nemesis.special, nemesis.id + ", special reward"));
      by_bounty_.push_back(add(nemesis.bounty, nemesis.id + ", bounty"));
    }
    for (Sheet& sheet : c.sheets) {
      if (sheet.set < first_set) {
        by_sheet_.push_back(kNone);
        continue;
      }
      add_abilities(c, sheet.rule, sheet.id, {});
      by_sheet_.push_back(add(sheet.confrontation, sheet.id + ", confrontation"));
    }
    for (Space& space : c.spaces) {
      if (first_set > 0) {
        by_space_.push_back({kNone, kNone});
        continue;
      }
      by_space_.push_back({add(space.boxes[0], space.id + ", text 1"), add(space.boxes[1], space.id + ", text 2")});
    }
  }

  // The texts that may have been resolved when this was told.
  template <class Visit>
  void happened(const kernel::Event& event, const State& s, Visit visit) {
    const auto visit_one = [&](std::size_t i) {
      if (i != kNone) visit(all[i]);
    };
    kernel::visit_event<told::Events>(event, [&]<class T>(const T& e) {
      if constexpr (std::is_same_v<T, told::Used>) {
        visit_one(by_ability_[static_cast<std::size_t>(e.ability)]);
      } else if constexpr (std::is_same_v<T, told::TextBox>) {
        for (const std::size_t box : by_space_[e.space.index()]) visit_one(box);
      } else if constexpr (std::is_same_v<T, told::Mission>) {
        visit_one(by_start_[e.card.index()]);
      } else if constexpr (std::is_same_v<T, told::NemesisCard>) {
        if (e.card) visit_one(by_start_[e.card->index()]);
      } else if constexpr (std::is_same_v<T, told::MissionDone>) {
        visit_one(by_reward_[e.card.index()]);
      } else if constexpr (std::is_same_v<T, told::Level>) {
        const Player& p = s.players[e.who.index()];
        visit_one(p.nemesis.valid() ? by_nemesis_[p.nemesis.index()] : by_character_[p.character.index()]);
      } else if constexpr (std::is_same_v<T, told::Bounty>) {
        visit_one(by_bounty_[e.nemesis.index()]);
      } else if constexpr (std::is_same_v<T, told::Battle> || std::is_same_v<T, told::Test> ||
                           std::is_same_v<T, told::Won> || std::is_same_v<T, told::Token>) {
        visit_one(by_sheet_[s.sheet.index()]);
      }
    });
  }

  std::vector<Saying> all;
  Body nothing{};

 private:
  static constexpr auto kNone = static_cast<std::size_t>(-1);

  std::size_t add(Body& body, std::string name) {
    if (body.empty()) return kNone;
    all.push_back({&body, std::move(name)});
    return all.size() - 1;
  }
  void add_abilities(Catalogue& c, const Abilities& abilities, const std::string& owner, CardId card) {
    for (std::size_t i = abilities.first; i < std::size_t{abilities.first} + abilities.count; ++i) {
      Ability& ability = c.script.abilities[i];
      by_ability_[i] = add(ability.body, owner + ": " + describe_ability(c, ability, Bearer::owner).en);
      all.back().card = card;
      all.back().standing = ability.when[0] == Window::always;
    }
  }

  std::vector<std::size_t> by_ability_, by_start_, by_reward_, by_character_, by_nemesis_, by_bounty_, by_sheet_;
  std::vector<std::array<std::size_t, 2>> by_space_;
};

// The numbers of the rules that standing abilities change, for one player with an asset at hand.
std::array<int, 20> numbers_of(Relic& g, Seat seat, const CardInPlay* asset) {
  std::array<int, 20> numbers{};
  std::size_t n = 0;
  for (const What form : {What::strength, What::willpower, What::cunning}) {
    Battle battle(g.battle, seat, form, 0);
    if (asset) {
      battle.weapons.push_back(asset->serial);
      battle.armour = asset->serial;
    }
    Parts parts;
    battle_bonuses(g, seat, form, parts);
    numbers[n++] = sum_of(parts);
    Parts skill;
    skill_bonuses(g, seat, form, skill);
    numbers[n++] = sum_of(skill);
  }
  const auto dearest =
      std::max_element(g.catalogue.cards.begin(), g.catalogue.cards.end(), [](const Card& a, const Card& b) {
        const auto price = [](const Card& card) { return card.deck == Deck::wargear ? card.number : -1; };
        return price(a) < price(b);
      });
  numbers[n++] = wargear_cost(g, seat, CardId{static_cast<std::size_t>(dearest - g.catalogue.cards.begin())}, 0);
  numbers[n++] = asset_limit(g, seat);
  numbers[n++] = power_limit(g, seat);
  numbers[n++] = weapon_limit(g, seat);
  numbers[n++] = corruption_threshold(g, seat);
  numbers[n++] = may_not_evade(g, seat) ? 1 : 0;
  numbers[n++] = trophies_are_assets(g, seat) ? 1 : 0;
  numbers[n++] = powers_go_under_pile(g, seat) ? 1 : 0;
  numbers[n++] = missions_for_relic(g, seat);
  for (const CardInPlay& lying : g.on_space(g.player(seat).space)) {
    numbers[n] += cannot_be_evaded(g, g.card(lying.card)) ? 1 : 0;
  }
  numbers[++n] = counted_as_enemies(g, seat, TraitId{});
  numbers[++n] = trophies_may_be_laid(g, seat) ? 1 : 0;
  numbers[++n] = tokens_close_spaces(g, seat) ? 1 : 0;
  numbers[++n] = battles_with_teammates_are_banned(g, seat) ? 1 : 0;
  return numbers;
}

// Half the answers are by habit, which leads to levels, relics and the scenario space, half at random, which leads to
// what nobody would do on purpose.
std::uint32_t some_answer(const Match& match, const Prompt& prompt, kernel::ChanceStream& stream) {
  const std::uint32_t random = stream.below(prompt.count());
  return stream.below(2) == 0 ? match.table().habit(prompt, stream).value_or(random) : random;
}

const Prompt& open_prompt(const Match& match) {
  return *std::ranges::find_if(match.prompts(), [](const Prompt& prompt) { return !prompt.answered(); });
}

// The sheets of the expansion are the last four: each with nemeses, and the first two of them without, too.
void pick_sheet(const kernel::Game& game, std::uint64_t number, kernel::MatchSetup& setup) {
  const auto sheets = catalogue_of(game).sheets.size();
  kernel::MatchSetup wanted = setup;
  // The first choice of the switch is to draw one.
  wanted.switches[0] =
      static_cast<std::int16_t>(number % 2 == 1 ? sheets - number / 6 % 4 : sheets - 3 + number / 8 % 2);
  if (!refusal_of(game, wanted)) setup = wanted;
}

// Of a game with nemeses, one match in four without them.
kernel::MatchSetup setup_of(const kernel::Game& game, std::uint64_t number) {
  kernel::MatchSetup setup = standard_setup(game.info());
  setup.seats = static_cast<std::uint8_t>(2 + number % (game.info().most_seats - 1));
  const auto& switches = game.info().switches;
  for (std::size_t i = 0; i < switches.size(); ++i) {
    if (switches[i].id != "variant" || number % 4 == 0) continue;
    setup.switches[i] = 1;
    setup.seats = static_cast<std::uint8_t>(3 + number % 3);
  }
  if ((number % 2 == 1 || number % 8 == 4) && !catalogue_of(game).nemeses.empty()) pick_sheet(game, number, setup);
  return setup;
}

class Proof {
 public:
  explicit Proof(const kernel::Game& game)
      // The catalogue was not made const; nobody else reads this one.
      : game_(game),
        sayings_(const_cast<Catalogue&>(catalogue_of(game)), first_set_of(game)),
        match_(game, standard_setup(game.info()), {}, kernel::Keep::inputs_and_events),
        before_(game, standard_setup(game.info()), {}),
        silent_(game, standard_setup(game.info()), {}) {}

  // The texts that have not changed anything yet.
  [[nodiscard]] std::vector<std::string> idle() const {
    std::vector<std::string> names;
    for (const Saying& saying : sayings_.all) {
      if (!saying.changed) names.push_back(saying.name);
    }
    return names;
  }

  void play(std::uint64_t number) {
    match_.restart(setup_of(game_, number), key_from_seed(11, number));
    kernel::ChanceStream stream(key_from_seed(12, number));
    told_ = 0;
    while (!match_.over() && !match_.fault() && table().s.turn < kMostTurns) {
      match_.fork_into(before_);
      const Prompt& prompt = open_prompt(match_);
      seat_ = prompt.seat;
      option_ = some_answer(match_, prompt, stream);
      match_.answer(seat_, option_);
      look_at_told();
    }
    ASSERT_EQ(match_.fault(), nullptr) << match_.fault();
  }

 private:
  [[nodiscard]] const Relic& table() const { return static_cast<const Relic&>(match_.table()); }

  void look_at_told() {
    const auto events = match_.events();
    for (; told_ < events.size(); ++told_) {
      if (events[told_].event.kind == kernel::kEventKind<told::Events, told::Turn>) look_at_standing();
      sayings_.happened(events[told_].event, table().s, [&](Saying& saying) {
        if (!saying.changed) saying.changed = changes(saying);
      });
    }
  }

  bool changes(const Saying& saying) {
    before_.fork_into(silent_);
    {
      const Silence silence(*saying.body, sayings_.nothing);
      silent_.answer(seat_, option_);
    }
    const kernel::Table& silent = silent_.table();
    return match_.table().state_fingerprint() != silent.state_fingerprint() ||
           match_.table().view(Observer::record_keeper()) != silent.view(Observer::record_keeper());
  }

  void look_at_standing() {
    for (Saying& saying : sayings_.all) {
      if (saying.standing && !saying.changed) saying.changed = stands(saying);
    }
  }

  // Of a standing ability: it changes a number for a player for whom its card, character or sheet is in force.
  bool stands(const Saying& saying) {
    Relic& g = const_cast<Relic&>(table());
    for (std::size_t i = 0; i < g.s.seats; ++i) {
      const Player& p = g.s.players[i];
      if (p.out || (!p.character.valid() && !p.nemesis.valid())) continue;
      const auto is_it = [&](const auto& card) { return card.card == saying.card; };
      const auto at = std::find_if(p.assets.begin(), p.assets.end(), is_it);
      const CardInPlay* asset = at != p.assets.end() ? &*at : nullptr;
      const auto with = numbers_of(g, Seat{i}, asset);
      const Silence silence(*saying.body, Body{});
      if (with != numbers_of(g, Seat{i}, asset)) return true;
    }
    return false;
  }

  const kernel::Game& game_;
  Sayings sayings_;
  Match match_, before_, silent_;
  std::size_t told_ = 0;  // events already looked at
  kernel::Seat seat_{};
  std::uint32_t option_ = 0;
};

class RelicCards : public testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Editions, RelicCards, testing::Values("relic", "relic-nemesis"),
                         [](const auto& edition) { return edition.param == "relic" ? "Base" : "Nemesis"; });

TEST_P(RelicCards, WhateverTheContentSaysIsResolvedAndChangesSomething) {
  const auto game = shipped_game(GetParam());
  ASSERT_NE(game, nullptr);
  Proof proof(*game);
  for (std::uint64_t number = 0; number < kMostGames && !proof.idle().empty(); ++number) {
    proof.play(number);
  }
  EXPECT_EQ(proof.idle(), std::vector<std::string>{});
}

// Which cards a study counts as resolved (Table::resolved_in).
class Resolved final : public kernel::EventListener {
 public:
  explicit Resolved(const Match& match) : match_(match) {}
  void on_event(const kernel::Event& event) override {
    const Object card = match_.table().resolved_in(event).card;
    if (card.valid()) ids.insert(match_.table().object_id(card));
  }

  std::set<std::string> ids;

 private:
  const Match& match_;
};

TEST_P(RelicCards, AStudyCountsEveryCardAsResolved) {
  const auto game = shipped_game(GetParam());
  ASSERT_NE(game, nullptr);
  std::set<std::string> unresolved;
  for (const Card& card : catalogue_of(*game).cards) {
    if (card.set >= first_set_of(*game)) unresolved.insert(card.id);
  }
  Match match(*game, setup_of(*game, 0), {});
  Resolved resolved(match);
  match.listen(&resolved);
  for (std::uint64_t number = 0; number < kMostGames && !unresolved.empty(); ++number) {
    match.restart(setup_of(*game, number), key_from_seed(13, number));
    kernel::ChanceStream stream(key_from_seed(14, number));
    while (!match.over() && !match.fault() && static_cast<const Relic&>(match.table()).s.turn < kMostTurns) {
      const Prompt& prompt = open_prompt(match);
      match.answer(prompt.seat, some_answer(match, prompt, stream));
    }
    ASSERT_EQ(match.fault(), nullptr) << match.fault();
    std::erase_if(unresolved, [&](const std::string& id) { return resolved.ids.contains(id); });
  }
  EXPECT_EQ(unresolved, std::set<std::string>{});
}

}  // namespace
}  // namespace kostka::games::relic
