// Every card, Room, token and Objective of Nemesis changes something in a played game.
//
// Whole matches are played in all modes and companies, with things in the Backpacks that would take long to find. When
// a piece takes part (a card is played, a Room used, a Wound received), two copies of the match go on with the same
// answers, and in one of them the piece says nothing. Sooner or later the two must differ, at least once for each
// piece.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/nemesis/nemesis.h"
#include "games/nemesis/rules/effects.h"
#include "games/nemesis/rules/table.h"
#include "kernel/play/match.h"
#include "tests/games/nemesis/real_nemesis.h"

namespace kostka::games::nemesis {
namespace {

using kernel::ChanceStream;
using kernel::Document;
using kernel::key_from_seed;
using kernel::Match;
using kernel::Prompt;

// As many as it takes; what has changed nothing in the most of them never does.
constexpr std::uint64_t kMostMatches = 12'000;
constexpr int kSoon = 12, kLater = 120;  // decisions within which a text, or a standing rule, makes a difference

// Something printed, and how to make it say nothing for a while.
struct Piece {
  std::function<void()> swap;  // silences it, and gives it its words back
  int within = kSoon;
  bool changed = false;
};

// All pieces of the box, by their names.
class Pieces {
 public:
  explicit Pieces(Catalogue& c) {
    for (Card& each : c.cards) {
      if (each.is_action()) add(each.id, each.body);
    }
    for (Item& each : c.items) {
      if (each.weapon.shot != 0) {
        add_swapped(each.id, each.weapon.shot, std::uint16_t{0}, kSoon);
      } else if (each.standing.n != 0) {
        add_swapped(each.id, each.standing, StandingRule{}, kLater);
      } else {
        add(each.id, each.body);
      }
    }
    for (Tile& each : c.tiles) {
      if (each.standing.n != 0) {
        add_swapped(each.id, each.standing, StandingRule{}, kSoon);
      } else {
        add(each.id, each.action);
      }
    }
    for (Exploration& each : c.explorations) {
      const Exploring other = each.effect == Exploring::silence ? Exploring::danger : Exploring::silence;
      add_swapped(each.id, each.effect, other, kSoon);
    }
    for (Attack& each : c.attacks) add(each.id, each.body);
    for (Event& each : c.events) add(each.id, each.body);
    for (Mutation& each : c.mutations) {
      add(each.id + "-clean", each.clean);
      add(each.id + "-infected", each.infected);
    }
    for (Trait& each : c.traits) add_swapped(each.id, each.standing, StandingRule{}, kLater);
    for (Wound& each : c.wounds) add_swapped(each.id, each.standing, StandingRule{}, kLater);
    for (IntruderAction& each : c.intruder_actions) add(each.id, each.body);
    for (const Objective& each : c.objectives) {
      for (const char* what : {"-I-fulfilled", "-I-missed", "-C-fulfilled", "-C-missed"}) open_.insert(each.id + what);
    }
    for (const Coordinates& each : c.coordinates) open_.insert(each.id);
    for (const Token& each : c.tokens) open_.insert(each.id);
  }

  // Whatever has not changed anything yet.
  [[nodiscard]] const std::set<std::string>& open() const { return open_; }
  [[nodiscard]] bool is_open(const std::string& name) const { return open_.contains(name); }
  [[nodiscard]] Piece& operator[](const std::string& name) { return all_.at(name); }
  [[nodiscard]] bool can_be_silenced(const std::string& name) const { return all_.contains(name); }
  void done(const std::string& name) { open_.erase(name); }

 private:
  void add(const std::string& name, Body& body) { add_swapped(name, body, Body{}, kSoon); }
  template <class T>
  void add_swapped(const std::string& name, T& value, T other, int within) {
    all_[name] = {[&value, other]() mutable { std::swap(value, other); }, within, false};
    open_.insert(name);
  }

  std::map<std::string, Piece> all_;
  std::set<std::string> open_;
};

// What took part in the answer that was just given, and what is proved by that alone.
class Witness final : public kernel::EventListener {
 public:
  explicit Witness(const Catalogue& c) : c_(c) {}

  void on_event(const kernel::Event& event) override {
    kernel::visit_event<told::Events>(event, [this]<class T>(const T& e) { note(e); });
  }
  std::set<std::string> took_part, proved;

 private:
  template <class T>
  void note(const T&) {}
  void note(const told::CardPlayed& e) { took_part.insert(c_.cards[e.card.index()].id); }
  void note(const told::ItemUsed& e) { took_part.insert(c_.items[e.item.index()].id); }
  // What is attached makes the magazine larger at once.
  void note(const told::Activated& e) {
    const Item& item = c_.items[e.item.index()];
    (item.attaches_to.valid() ? proved : took_part).insert(item.id);
  }
  void note(const told::RoomUsed& e) { took_part.insert(c_.tiles[e.tile.index()].id); }
  void note(const told::Explored& e) {
    took_part.insert(c_.tiles[e.tile.index()].id);
    if (e.token.valid()) took_part.insert(c_.explorations[e.token.index()].id);
  }
  void note(const told::Attacked& e) { took_part.insert(c_.attacks[e.card.index()].id); }
  void note(const told::EventDrawn& e) { took_part.insert(c_.events[e.card.index()].id); }
  void note(const told::MutationUsed& e) {
    took_part.insert(c_.mutations[e.mutation.index()].id + "-clean");
    took_part.insert(c_.mutations[e.mutation.index()].id + "-infected");
  }
  void note(const told::TraitKnown& e) { took_part.insert(c_.traits[e.trait.index()].id); }
  void note(const told::AdaptationRevealed& e) { took_part.insert(c_.traits[e.trait.index()].id); }
  void note(const told::SeriouslyWounded& e) {
    if (e.wound.valid()) took_part.insert(c_.wounds[e.wound.index()].id);
  }
  void note(const told::HuntPlayed& e) { took_part.insert(c_.intruder_actions[c_.hunts[e.card.index()].action].id); }
  // A weapon without a text of its own has done its work when it hits.
  void note(const told::Shot& e) {
    const Item& weapon = c_.items[e.weapon.index()];
    if (weapon.weapon.shot != 0) took_part.insert(weapon.id);
    if (weapon.weapon.shot == 0 && e.injuries > 0) proved.insert(weapon.id);
  }
  // An Action, an attack or a roll came to nothing because of it.
  void note(const told::Interrupted&) { proved.insert(c_.cards[c_.interruption.index()].id); }
  void note(const told::Reacted& e) {
    if (kind_of(e.with) == Kind::card) proved.insert(c_.cards[e.with.index].id);
    if (kind_of(e.with) == Kind::item) proved.insert(c_.items[e.with.index].id);
  }
  void note(const told::BagDrawn& e) { proved.insert(c_.tokens[e.token.index()].id); }
  void note(const told::Encountered& e) { proved.insert(c_.tokens[e.token.index()].id); }
  void note(const told::CoordinatesRevealed& e) { proved.insert(c_.coordinates[e.card.index()].id); }

  const Catalogue& c_;
};

const Prompt* open_prompt_in(const Match& match) {
  const auto prompts = match.prompts();
  const auto open = std::ranges::find_if(prompts, [](const Prompt& p) { return !p.answered(); });
  return open == prompts.end() ? nullptr : &*open;
}

// By habit, or by habit and at random in turn.
std::uint32_t some_answer_in(const Match& match, const Prompt& prompt, ChanceStream& stream, bool sober) {
  if (sober || stream.below(2) == 0) {
    if (const auto habit = match.table().habit(prompt, stream)) return *habit;
  }
  return stream.below(prompt.count());
}

class NemesisPieces : public ::testing::Test {
 protected:
  NemesisPieces() {
    kernel::Diagnostics diagnostics;
    game_ = load(real_content(), diagnostics);
    EXPECT_EQ(diagnostics.to_text(), "");
    // The game keeps its catalogue const; it was made here, and nobody else reads it.
    catalogue_ =
        const_cast<Catalogue*>(&catalogue_of(*game_));  // NOLINT(cppcoreguidelines-pro-type-const-cast): see above
    pieces_ = std::make_unique<Pieces>(*catalogue_);
  }

  kernel::MatchSetup setup_of_match(std::uint64_t number) const;
  std::string reveal_weakness(Match& match, ChanceStream& stream) const;
  void equip(Match& match) const;
  void play(std::uint64_t number);
  void judge_end(const Match& match);
  bool differs(const Match& before, const Prompt& prompt, std::uint32_t answer, Piece& piece, std::uint64_t number);

  std::unique_ptr<kernel::Game> game_;
  Catalogue* catalogue_ = nullptr;
  std::unique_ptr<Pieces> pieces_;
  std::unique_ptr<Match> with_, without_, before_;
};

kernel::MatchSetup NemesisPieces::setup_of_match(std::uint64_t number) const {
  kernel::MatchSetup setup = standard_setup(game_->info());
  setup.seats = static_cast<std::uint8_t>(1 + number % 5);
  const bool carnomorphs = number / 5 % 2 == 1;
  const bool together = number / 10 % 2 == 1;
  setup.switches[0] = carnomorphs ? 1 : 0;
  setup.switches[1] = together ? 1 : 0;
  setup.switches[3] = !carnomorphs && !together && setup.seats > 2 && number / 20 % 2 == 1 ? 1 : 0;
  return setup;
}

// A Weakness that is known from the beginning: hardly anybody finds one who plays at random.
std::string NemesisPieces::reveal_weakness(Match& match, ChanceStream& stream) const {
  const Document position = match.checkpoint_position();
  const Document& left = position["unseen"]["traits_left"]["pool"];
  const std::size_t chosen = stream.below(static_cast<std::uint32_t>(left.size()));
  Document others = Document::list();
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (i != chosen) others.push(left[i]);
  }
  const std::string id = left[chosen].as_text();
  start_patched(match,
                {{"traits.0.trait", id}, {"traits.0.known", true}, {"unseen.traits_left.pool", std::move(others)}});
  return id;
}

// The list without one of these.
Document without_one(const Document& list, std::string_view id) {
  Document left = Document::list();
  bool found = false;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const bool is_it = !found && list[i].as_text() == id;
    found = found || is_it;
    if (!is_it) left.push(list[i]);
  }
  EXPECT_TRUE(found) << id;
  return left;
}

// The first player has a Flamethrower, what it is loaded with, and the key to the secrets of whoever sent a Signal: it
// would take long until somebody comes by both halves of either.
void NemesisPieces::equip(Match& match) const {
  const Document position = match.checkpoint_position();
  const Document flamethrower = Document::map({{"item", "blu-flamethrower"},
                                               {"object", "corpse"},
                                               {"corpse_of", Document()},
                                               {"ammo", 1},
                                               {"more_ammo", 0},
                                               {"attached", Document::list({})},
                                               {"taped", false}});
  Document held = position["players"][0]["held"];
  held.push(flamethrower);
  const std::string last = std::to_string(position["seats"].as_int() - 1);
  start_patched(match, {{"players.0.held", std::move(held)},
                        {"players.0.backpack", Document::list({"red-comms-key", "yel-chemicals"})},
                        {"players." + last + ".signal", true},
                        {"items.0.pool", without_one(position["items"][0]["pool"], "red-comms-key")},
                        {"items.1.pool", without_one(position["items"][1]["pool"], "yel-chemicals")},
                        {"crafted", without_one(position["crafted"], "blu-flamethrower")}});
}

// Two copies go on with the same answers; in one of them the piece says nothing.
bool NemesisPieces::differs(const Match& before, const Prompt& prompt, std::uint32_t answer, Piece& piece,
                            std::uint64_t number) {
  before.fork_into(*with_);
  before.fork_into(*without_);
  ChanceStream stream(key_from_seed(17, number));
  kernel::Seat seat = prompt.seat;
  for (int n = 0; n < piece.within; ++n) {
    const std::string id = with_->option_id(*with_->prompt_of(seat), answer);
    const Prompt* other = without_->prompt_of(seat);
    const auto same = other == nullptr ? std::nullopt : without_->find_option(*other, id);
    if (!same) return true;
    with_->answer(seat, answer);
    piece.swap();
    without_->answer(seat, *same);
    piece.swap();
    if (with_->fingerprint() != without_->fingerprint()) return true;
    if (with_->over()) return false;
    const Prompt* next = open_prompt_in(*with_);
    if (next == nullptr) return false;
    seat = next->seat;
    answer = some_answer_in(*with_, *next, stream, false);
  }
  return false;
}

// An Objective decides: it is fulfilled at the end of some matches, and not at that of others.
void NemesisPieces::judge_end(const Match& match) {
  const auto& g = static_cast<const Nemesis&>(match.table());
  const auto mode = static_cast<std::size_t>(g.s.agreed.mode);
  for (std::size_t i = 0; i < g.s.seats; ++i) {
    const Seat who{i};
    for (const Objective& each : catalogue_->objectives) {
      if (!each.needs[mode].valid()) continue;
      const bool met = g.player(who).survived && holds(g, each.needs[mode], Cause{.actor = who, .who = who});
      pieces_->done(each.id + (mode == 0 ? "-I" : "-C") + (met ? "-fulfilled" : "-missed"));
    }
  }
}

void NemesisPieces::play(std::uint64_t number) {
  ChanceStream stream(key_from_seed(18, number));
  const kernel::MatchSetup setup = setup_of_match(number);
  Match match(*game_, setup, key_from_seed(19, number));
  with_ = match.fork();
  without_ = match.fork();
  before_ = match.fork();
  Witness witness(*catalogue_);
  match.listen(&witness);
  match.restart(setup, key_from_seed(19, number));
  while (!match.table().set_up_done()) match.answer(match.prompts()[0].seat, stream.below(match.prompts()[0].count()));
  std::string standing;  // what is in force all the time
  if (setup.switches[0] == 0 && number % 3 == 0) standing = reveal_weakness(match, stream);
  if (number % 3 == 1) equip(match);
  std::uint64_t decisions = 0;
  for (const Prompt* prompt = open_prompt_in(match); prompt != nullptr && !match.over();
       prompt = open_prompt_in(match)) {
    const Prompt asked = *prompt;
    const std::uint32_t answer = some_answer_in(match, asked, stream, number % 2 == 0);
    match.fork_into(*before_);
    match.answer(asked.seat, answer);
    std::set<std::string> took_part = std::exchange(witness.took_part, {});
    if (!standing.empty() && ++decisions % 40 == 0) took_part.insert(standing);
    for (const std::string& name : took_part) {
      if (!pieces_->is_open(name) || !pieces_->can_be_silenced(name)) continue;
      if (differs(*before_, asked, answer, (*pieces_)[name], number)) pieces_->done(name);
    }
  }
  ASSERT_EQ(match.fault(), nullptr) << match.fault() << " in match " << number;
  for (const std::string& name : witness.proved) pieces_->done(name);
  if (match.over()) judge_end(match);
}

TEST_F(NemesisPieces, EachChangesSomethingInAPlayedGame) {
  const char* size = std::getenv("KOSTKA_BATTERY");
  if (size != nullptr && std::string_view(size) == "small") GTEST_SKIP() << "too slow under sanitizers";
  for (std::uint64_t number = 0; number < kMostMatches && !pieces_->open().empty(); ++number) {
    play(number);
    if (HasFatalFailure()) return;
  }
  EXPECT_EQ(pieces_->open(), std::set<std::string>{});
}

}  // namespace
}  // namespace kostka::games::nemesis
