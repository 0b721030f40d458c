// The Relic table: the State, the catalogue, what is going on, and the small questions that all rules ask of them. The
// rules themselves are declared in rules.h.
#pragma once

#include <iterator>

#include "games/relic/content/catalogue.h"
#include "games/relic/rules/course.h"
#include "games/relic/rules/events.h"
#include "games/relic/rules/state.h"
#include "games/relic/rules/vocabulary.h"
#include "kernel/play/table_of.h"

namespace kostka::games::relic {

using kernel::Clause;
using kernel::Task;
using namespace kernel::literals;

// The names of cards, spaces and so on in documents.
class Names final : public kernel::Naming {
 public:
  explicit Names(const Catalogue& catalogue) : catalogue_(catalogue) {}

  [[nodiscard]] std::optional<std::string> name(std::string_view kind, std::uint32_t value) const override;
  [[nodiscard]] std::optional<std::uint32_t> value(std::string_view kind, std::string_view name) const override;
  [[nodiscard]] std::vector<std::string> names(std::string_view kind) const override;

 private:
  const Catalogue& catalogue_;
};

class Relic final : public kernel::TypedTable<State, Answer, Asking, told::Events> {
 public:
  explicit Relic(const Catalogue& c) : catalogue(c), names_(c) {}

  const Catalogue& catalogue;
  // What goes on right now, the innermost of each; null while nothing does.
  Battle* battle = nullptr;
  SkillTest* test = nullptr;
  Duel* duel = nullptr;
  Movement* movement = nullptr;
  Occasion* occasion = nullptr;
  // How many Corruption cards each player is placing right now (REL-OUT-23).
  std::array<std::uint8_t, kMostPlayers> placing{};
  // Won by a text before the battle or move it is for; nothing between phases.
  std::int16_t coming_foe_bonus = 0, coming_steps = 0;
  // Points of Life lost since the table was made: texts ask how many were lost since they began.
  std::uint16_t life_lost = 0;
  // RNE-NCARD-20: a text has laid Imperium cards that are resolved when what caused it is finished; nothing between
  // phases.
  bool imperium_due = false;

  // ---- the position in the words of the rulebook ----
  [[nodiscard]] Player& player(Seat seat) { return s.players[seat.index()]; }
  [[nodiscard]] const Player& player(Seat seat) const { return s.players[seat.index()]; }
  [[nodiscard]] const Character& character(Seat seat) const {
    return catalogue.characters[player(seat).character.index()];
  }
  // RNE-NEM-05: whether a seat leads a nemesis, and which.
  [[nodiscard]] bool is_nemesis(Seat seat) const { return player(seat).nemesis.valid(); }
  [[nodiscard]] const Nemesis& nemesis(Seat seat) const { return catalogue.nemeses[player(seat).nemesis.index()]; }
  // Of either kind of sheet.
  [[nodiscard]] const Abilities& abilities_of(Seat seat) const {
    return is_nemesis(seat) ? nemesis(seat).abilities : character(seat).abilities;
  }
  [[nodiscard]] int starting_life(Seat seat) const {
    return is_nemesis(seat) ? nemesis(seat).life : character(seat).life;
  }
  [[nodiscard]] Object sheet_of(Seat seat) const {
    return is_nemesis(seat) ? of(player(seat).nemesis, seat) : of(player(seat).character, seat);
  }
  // What the sets of this match bring.
  [[nodiscard]] const InPlay& in_play() const { return catalogue.in_play[kernel::ContentSets::combination_of(s.sets)]; }
  [[nodiscard]] const Sheet& sheet() const { return catalogue.sheets[s.sheet.index()]; }
  [[nodiscard]] const Card& card(CardId id) const { return catalogue.cards[id.index()]; }
  [[nodiscard]] const Space& space_of(Seat seat) const { return catalogue.space(player(seat).space); }
  // What texts call a player: a character who is still in the game (RNE-NEM-01). RNE-NEM-12: what is said of the one
  // kind goes through characters(), of the other through nemeses().
  [[nodiscard]] static bool is_playing(const Player& p) { return !p.out && !p.nemesis.valid(); }
  // REL-OUT-20: the next player clockwise who is still in the game. RNE-NEM-03: nemeses are passed over.
  [[nodiscard]] Seat left_of(Seat seat) const {
    std::size_t next = seat.index();
    do {
      next = (next + 1) % s.seats;
    } while (!is_playing(s.players[next]) && next != seat.index());
    return Seat{next};
  }
  // The characters in the game, clockwise from a seat: what texts call players. One that drops out on the way is passed
  // over.
  template <bool (*belongs)(const Player&)>
  class Seats {
   public:
    Seats(const State& s, Seat first) : s_(s), first_(first.index()) { skip(); }
    [[nodiscard]] Seats& begin() { return *this; }
    [[nodiscard]] static std::default_sentinel_t end() { return {}; }
    [[nodiscard]] Seat operator*() const { return Seat{(first_ + passed_) % s_.seats}; }
    Seats& operator++() {
      ++passed_;
      skip();
      return *this;
    }
    bool operator==(std::default_sentinel_t) const { return passed_ == s_.seats; }

   private:
    void skip() {
      while (passed_ < s_.seats && !belongs(s_.players[(first_ + passed_) % s_.seats])) ++passed_;
    }

    const State& s_;
    std::size_t first_, passed_ = 0;
  };
  [[nodiscard]] static bool leads_nemesis(const Player& p) { return p.nemesis.valid(); }
  [[nodiscard]] Seats<is_playing> characters(Seat first = Seat{0}) const { return {s, first}; }
  // The seats that lead nemeses, clockwise from a seat.
  [[nodiscard]] Seats<leads_nemesis> nemeses(Seat first = Seat{0}) const { return {s, first}; }
  [[nodiscard]] bool deep_inside(Seat seat) const { return space_of(seat).sector >= Sector::inner; }
  [[nodiscard]] CardDeck& deck(Deck d) { return s.decks[static_cast<std::size_t>(d)]; }
  [[nodiscard]] const CardDeck& deck(Deck d) const { return s.decks[static_cast<std::size_t>(d)]; }
  [[nodiscard]] Pile& pile(Deck d) { return s.discards[static_cast<std::size_t>(d)]; }
  [[nodiscard]] const Pile& pile(Deck d) const { return s.discards[static_cast<std::size_t>(d)]; }
  // The cards on a space, the oldest first.
  [[nodiscard]] std::span<const CardInPlay> on_space(SpaceId space) const {
    if (!space.valid()) return {};
    return {s.cards_on_board.begin() + s.first_on[space.index()],
            s.cards_on_board.begin() + s.first_on[space.index() + 1]};
  }
  // RNE-SET-13: the deck of the nemesis that a seat leads, and that of a Nemesis card.
  [[nodiscard]] std::size_t place_of_deck(NemesisId nemesis) const {
    std::size_t place = 0;
    for (const Seat seat : nemeses()) {
      if (player(seat).nemesis == nemesis) return place;
      ++place;
    }
    return 0;
  }
  [[nodiscard]] NemesisDeck& nemesis_deck(NemesisId nemesis) { return s.enemies.decks[place_of_deck(nemesis)]; }
  [[nodiscard]] const NemesisDeck& nemesis_deck(NemesisId nemesis) const {
    return s.enemies.decks[place_of_deck(nemesis)];
  }
  // The seat that leads this nemesis; none if nobody does.
  [[nodiscard]] Seat leader_of(NemesisId nemesis) const {
    for (const Seat seat : nemeses()) {
      if (player(seat).nemesis == nemesis) return seat;
    }
    return Seat{};
  }
  // RNE-EXPL-03: the Imperium cards of a type on a space, or all of them.
  template <class Fits>
  [[nodiscard]] int imperium_on(SpaceId space, Fits fits) const {
    int n = 0;
    for (const CardInPlay& lying : s.enemies.cards_on_board)
      n += lying.space == space && fits(card(lying.card)) ? 1 : 0;
    return n;
  }
  // The card with this serial number wherever it is, or null.
  [[nodiscard]] CardInPlay* find(std::uint16_t serial);
  [[nodiscard]] const CardInPlay* find(std::uint16_t serial) const;
  [[nodiscard]] int relics(Seat seat) const;

  [[nodiscard]] static Answer answer_of(const Option& option) { return static_cast<Answer>(option.kind); }

  // ---- kernel::Table ----
  Task<> play() override;
  [[nodiscard]] Seat active() const override { return s.active; }
  [[nodiscard]] bool set_up_done() const override { return s.phase >= Phase::movement; }
  [[nodiscard]] std::uint32_t turns() const override { return s.turn; }
  [[nodiscard]] const char* audit() const override;
  [[nodiscard]] int judge(Seat seat) const override;
  [[nodiscard]] std::optional<std::uint32_t> habit(const kernel::Prompt& prompt,
                                                   kernel::ChanceStream& stream) const override;
  [[nodiscard]] std::string setting() const override;
  [[nodiscard]] std::string ending() const override;
  [[nodiscard]] kernel::Text ending_name(std::string_view ending) const override;
  [[nodiscard]] kernel::Resolved resolved_in(const kernel::Event& event) const override;
  [[nodiscard]] std::array<kernel::Deed, 2> deeds_in(const kernel::Event& event) const override;
  [[nodiscard]] kernel::Text deed_name(std::string_view deed) const override;
  [[nodiscard]] std::string side_of(Seat seat) const override;
  [[nodiscard]] std::string option_id(const Option& option) const override;
  [[nodiscard]] std::string object_id(Object object) const override;
  [[nodiscard]] std::string event_id(const kernel::Event& event) const override;
  [[nodiscard]] std::string question_id(const kernel::Question& question) const override;
  [[nodiscard]] kernel::Text option_label(const Option& option) const override;
  [[nodiscard]] kernel::Text question_text(const kernel::Question& question) const override;
  [[nodiscard]] kernel::Text event_text(const kernel::Event& event) const override;
  [[nodiscard]] std::vector<Object> event_objects(const kernel::Event& event) const override;
  void write_event(kernel::Writer& out, const kernel::Event& event) const override;
  [[nodiscard]] bool same_event(const kernel::Event& a, const kernel::Event& b) const override;
  [[nodiscard]] kernel::Text object_name(Object object) const override;
  [[nodiscard]] kernel::Document outcome(const kernel::Prompt& prompt, const Option& option) const override;
  [[nodiscard]] kernel::Document view(kernel::Observer observer) const override;
  void determinize(kernel::Observer observer, kernel::ChanceStream& stream) override;
  std::string settle(std::span<const std::string> patched) override;

 protected:
  [[nodiscard]] const kernel::Naming& naming() const override { return names_; }

 private:
  std::string settle_cards(std::span<const std::string> patched);

  Names names_;
};

}  // namespace kostka::games::relic
