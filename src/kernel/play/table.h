// Table: everything that rules may do to the outside. A game derives from TableOf<State>; its rules are coroutines that
// take the game by reference, change the State, and call ask, roll, draw, tell and abort here.
#pragma once

#include <bit>
#include <concepts>
#include <coroutine>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "kernel/data/document.h"
#include "kernel/data/fault.h"
#include "kernel/data/fixed_vector.h"
#include "kernel/data/writer.h"
#include "kernel/language/seat_mark.h"
#include "kernel/language/text.h"
#include "kernel/play/chance.h"
#include "kernel/play/deck.h"
#include "kernel/play/option.h"
#include "kernel/play/task.h"

namespace kostka::kernel {

class Diagnostics;
class Match;

// One input of a match: an answer of a seat (the number of the option), or an outcome of chance (no seat).
struct Input {
  Seat who{};
  std::uint16_t value = 0;

  [[nodiscard]] bool is_chance() const { return !who.valid(); }
  bool operator==(const Input&) const = default;
};

// How a match ended. Several winners share the victory.
struct Result {
  std::uint8_t winners = 0;  // bit s: seat s
  std::array<std::int16_t, kMaxSeats> score{};

  static Result won_by(Seat s) { return {static_cast<std::uint8_t>(1u << s.index()), {}}; }
  [[nodiscard]] bool won(Seat s) const { return (winners >> s.index() & 1) != 0; }
};

// A decision somebody has to make: a list of options, followed by the numbers first_number..last_number of one kind
// where the rules ask for a number. A list described is as enumerable as a list stored.
struct Prompt {
  Seat seat{};  // invalid: chance, whose outcome comes from outside (real dice, a scenario)
  Clause clause{};
  Question question{};
  std::uint16_t first_option = 0, listed = 0;
  std::uint16_t number_kind = 0;
  std::int16_t first_number = 0, last_number = -1;
  std::int32_t answer = -1;  // while others still think (ask_all)
  // Chance only: how many outcomes are equally likely. Equal cards of a deck are offered once, so for a draw this is
  // more than count(); anyone who throws the dice from outside takes ChanceStream::below(outcomes) and feeds it.
  std::uint16_t outcomes = 0;

  [[nodiscard]] bool is_chance() const { return !seat.valid(); }
  [[nodiscard]] std::uint32_t numbers() const { return static_cast<std::uint32_t>(last_number - first_number + 1); }
  [[nodiscard]] std::uint32_t count() const { return listed + numbers(); }
  [[nodiscard]] bool answered() const { return answer >= 0; }
};

// Whether a question with a single option is put at all. Where the options come from hidden cards it must be: that
// nobody was asked would tell the others what the hand holds.
enum class Forced : std::uint8_t { skip, ask };

// How well a computer player does what takes a steady hand rather than a plan.
enum class Steadiness : std::uint8_t { easy, normal, hard };

// Where chance comes from: the table's own stream, or the outside (players' dice, a scenario, a journal).
enum class ChanceSource : std::uint8_t { stream, outside };

class Table {
 public:
  Table() = default;
  virtual ~Table() = default;
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  // ---- deciding -----------------------------------------------------------------------------------------------
  void offer(const Option& option) { options_.add() = option; }
  // The same, written where it will lie: copying an option just put together makes the processor wait.
  void offer(std::uint16_t kind, std::int16_t amount, Object about, Object also = {}) {
    Option& option = options_.add();
    option.kind = kind;
    option.amount = amount;
    option.about[0] = about;
    option.about[1] = also;
  }
  template <std::integral T>
  void offer_numbers(std::uint16_t kind, T first, T last) {
    numbers_ = {kind, static_cast<std::int16_t>(first), static_cast<std::int16_t>(last)};
  }
  // What is not legal and the clause that forbids it, for anyone who asks "why can't I?".
  void refuse(const Option& option, Clause clause) {
    if (explaining_) [[unlikely]]
      refusals_.push_back({option, clause});
  }

  struct Ask;
  struct AskAll;
  // One seat chooses among what was offered since the last question.
  Ask ask(Seat who, Clause clause, Question question, Forced forced = Forced::skip);
  // For secret simultaneous choices: put the offered options to one seat, then the next; then await all of them.
  void put_to(Seat who, Clause clause, Question question) {
    close_prompt(who, clause, question);
    for (Refusal& refusal : refusals_) {
      if (!refusal.who.valid()) refusal.who = who;
    }
  }
  AskAll all_answers();

  // ---- chance -------------------------------------------------------------------------------------------------
  struct Pick;
  struct Roll;
  template <class Cards>
  struct Draw;
  // One of n, each as likely; `question` tells people with real dice what is wanted.
  Pick pick(std::uint32_t n, Clause clause, Question question);
  Roll roll(int faces, Clause clause, Question question);
  // The next card of a deck; the deck must not be empty. `kind` is the Object kind of its cards.
  template <class Card, std::size_t N, std::size_t Placed>
  Draw<Deck<Card, N, Placed>> draw(Deck<Card, N, Placed>& deck, std::uint8_t kind, Clause clause, Question question);

  // ---- telling ------------------------------------------------------------------------------------------------
  [[nodiscard]] bool has_listener() const { return listener_ != nullptr; }
  // A game tells structs (TellingTable::tell); this passes one on.
  void tell_event(const Event& event) { listener_->on_event(event); }
  // Decisions before this point can no longer be taken back by their maker alone: chance, a reveal, a new turn.
  void irrevocable() { irrevocable_ = true; }

  // ---- course of play -----------------------------------------------------------------------------------------
  // A point where the coroutine stack can be rebuilt from State alone, because play() can be entered here.
  // Entering play() there again, to replay what came after, is not a new one.
  void checkpoint() {
    if (replaying()) return;
    if (++checkpoints_ % audit_every_ == 0) {
      if (const char* broken = audit()) [[unlikely]]
        fault(broken);
    }
    tape_.clear();
    replayed_ = 0;
    overlay_at_ = kNoOverlay;
    save();
  }
  // The options listed for an open prompt, without the numbers that may follow them.
  [[nodiscard]] std::span<const Option> options_of(const Prompt& prompt) const {
    return {options_.data() + prompt.first_option, prompt.listed};
  }
  void finish(const Result& result) { result_ = result; }
  void fault(const char* sentence) {
    if (!fault_) fault_ = sentence;
  }
  void require(bool holds, const char* sentence) {
    if (!holds) [[unlikely]]
      fault(sentence);
  }
  struct Abort;
  // Leaves every rule inside the innermost scope of this name at once.
  Abort abort(std::uint8_t scope);

  // ---- what a game tells about itself -------------------------------------------------------------------------
  virtual Task<> play() = 0;  // the whole match, from whatever checkpoint the State stands at
  [[nodiscard]] virtual Seat active() const = 0;
  [[nodiscard]] virtual std::uint32_t turns() const = 0;
  // Players no longer prepare the match but play it: where scenarios begin. A game whose set-up asks nobody anything
  // keeps this.
  [[nodiscard]] virtual bool set_up_done() const { return true; }
  // The broken invariant of the State as a sentence, or null: conservation of components and the like.
  [[nodiscard]] virtual const char* audit() const = 0;
  // What a seat plays (a fighter, a character), for statistics; empty if seats do not differ.
  [[nodiscard]] virtual std::string side_of(Seat seat) const = 0;
  // How a match that is over came to its end, for statistics: one word; empty where there is only one way.
  [[nodiscard]] virtual std::string ending() const { return {}; }
  // The same word for people; asked of any table of the game.
  [[nodiscard]] virtual Text ending_name(std::string_view ending) const {
    return {std::string(ending), std::string(ending)};
  }
  // What else distinguishes a seat when the match is over, for statistics: that it began, or holds the crown; each a
  // word, and the same for people.
  [[nodiscard]] virtual std::vector<std::string> marks_of(Seat) const { return {}; }
  [[nodiscard]] virtual Text mark_name(std::string_view mark) const { return {std::string(mark), std::string(mark)}; }
  // The scenario, arena or the like that this match is played on, for statistics; empty if there is only one.
  [[nodiscard]] virtual std::string setting() const { return {}; }
  // The card that this event says a seat has resolved, for statistics; none in most events.
  [[nodiscard]] virtual Resolved resolved_in(const Event&) const { return {}; }
  // What this event says somebody has done, for statistics, and the same word for people; none in most events. The
  // words last as long as the program.
  [[nodiscard]] virtual std::array<Deed, 2> deeds_in(const Event&) const { return {}; }
  [[nodiscard]] virtual Text deed_name(std::string_view deed) const { return {std::string(deed), std::string(deed)}; }

  // How well off a seat is, in points of the game's own: for bots that look a little ahead. Higher is better.
  [[nodiscard]] virtual int judge(Seat) const { return 0; }
  // What a computer player of this steadiness answers where skill of hand decides; nothing where a plan does.
  [[nodiscard]] virtual std::optional<std::uint32_t> reflex(const Prompt&, Steadiness, ChanceStream&) const {
    return {};
  }

  // What a practised player does without looking ahead: rules of thumb, at a cost of microseconds. It uses nothing that
  // the asked seat does not know. Nothing where the game has no opinion.
  [[nodiscard]] virtual std::optional<std::uint32_t> habit(const Prompt&, ChanceStream&) const { return {}; }

  // Stable, readable words: `attack:row-2`, `space:0,1`, `damage`.
  [[nodiscard]] virtual std::string option_id(const Option& option) const = 0;
  [[nodiscard]] virtual std::string object_id(Object object) const = 0;
  [[nodiscard]] virtual std::string event_id(const Event& event) const = 0;
  [[nodiscard]] virtual std::string question_id(const Question& question) const = 0;
  [[nodiscard]] virtual Text option_label(const Option& option) const = 0;
  [[nodiscard]] virtual Text question_text(const Question& question) const = 0;
  [[nodiscard]] virtual Text event_text(const Event& event) const = 0;
  // What an event is about, for lighting it up.
  [[nodiscard]] virtual std::vector<Object> event_objects(const Event& event) const = 0;
  // The members of an event by their names.
  virtual void write_event(Writer& out, const Event& event) const = 0;
  [[nodiscard]] virtual bool same_event(const Event& a, const Event& b) const = 0;
  [[nodiscard]] virtual Text object_name(Object object) const = 0;

  // The words of the game for anyone who sits at a seat; marked for readers who know the players by their own names.
  [[nodiscard]] Text named(Seat seat, const Text& words) const {
    return marks_seats_ ? with_seat_mark(seat.index(), words) : words;
  }
  // "Player 2", for a seat that has no hero yet or is chosen one.
  [[nodiscard]] Text player_name(Seat seat) const {
    return named(seat, say("Player {0}", "Gracz {0}", {seat.index() + 1}));
  }

  // What an option of this prompt leads to, as far as the one who is asked can know it; null where a game says nothing.
  [[nodiscard]] virtual Document outcome(const Prompt&, const Option&) const { return {}; }
  // The position as this observer may know it, built by inclusion.
  [[nodiscard]] virtual Document view(Observer observer) const = 0;
  // The same two, written down. Only for speed does a game have its own: a server writes views all day.
  virtual void write_outcome(Writer& out, const Prompt& prompt, const Option& option) const {
    out.document(outcome(prompt, option));
  }
  virtual void write_view(Writer& out, Observer observer) const { out.document(view(observer)); }
  // Deals again whatever the observer cannot know; the observer's view stays the same to the byte.
  virtual void determinize(Observer observer, ChanceStream& stream) = 0;

  [[nodiscard]] virtual Document state_document() const = 0;
  // The shape of such a document as a JSON Schema (kernel/data/schema.h).
  [[nodiscard]] virtual Document state_schema() const = 0;
  [[nodiscard]] virtual Document checkpoint_document() const = 0;
  virtual bool read_state(const Document& document, Diagnostics& diagnostics) = 0;
  // An address in such a document (kernel/data/path.h) as it is called now, where a key was renamed.
  [[nodiscard]] virtual std::string current_path(std::string_view path) const = 0;
  // After a scenario changed the parts named in `patched`, brings the rest in line (cards that now lie elsewhere leave
  // the deck) or says what cannot be.
  virtual std::string settle(std::span<const std::string> patched) = 0;
  [[nodiscard]] virtual std::uint64_t state_fingerprint() const = 0;
  [[nodiscard]] virtual std::size_t state_bytes() const = 0;

  // ---- for scoped() -------------------------------------------------------------------------------------------
  struct ScopeFrame {
    std::uint8_t name;
    std::coroutine_handle<> resume;
    ScopeFrame* outer;
    bool aborted;
  };
  ScopeFrame* innermost_scope = nullptr;

 protected:
  virtual void save() = 0;     // the State becomes the last checkpoint
  virtual void restore() = 0;  // the last checkpoint becomes the State
  virtual void copy_checkpoint(const Table& from) = 0;
  virtual void keep_overlay() = 0;
  virtual void apply_overlay() = 0;
  [[nodiscard]] virtual std::vector<std::byte> state_image() const = 0;
  virtual void set_state_image(std::span<const std::byte> image) = 0;

 private:
  friend class Match;
  friend FrameArena& frames_of(Table& table);
  static constexpr std::size_t kNoOverlay = static_cast<std::size_t>(-1);
  static constexpr std::size_t kMostOptions = 512;
  static constexpr std::uint32_t kMostInputs = 4'000'000;

  void close_prompt(Seat who, Clause clause, Question question);
  void close_chance(std::uint32_t outcomes, Clause clause, Question question) {
    close_prompt(Seat{}, clause, question);
    prompts_.back().outcomes = static_cast<std::uint16_t>(outcomes);
  }
  bool answered_at_once(Forced forced);
  bool chance_at_once(std::uint32_t n, std::uint32_t& outcome);
  [[nodiscard]] bool replaying() const { return replayed_ < tape_.size(); }
  [[nodiscard]] Option chosen(const Prompt& prompt) const;
  void forget_prompts() {
    options_.clear_fast();
    prompts_.clear();
    if (explaining_) refusals_.clear();
  }
  [[gnu::always_inline]] void push_input(std::uint32_t value) {
    tape_.push_back(static_cast<std::uint16_t>(value));
    replayed_ = tape_.size();
    if (++inputs_ > kMostInputs) [[unlikely]]
      fault("The match does not come to an end.");
  }

  // Options are rewritten at every question; unlike a FixedVector this list does not wipe what it forgets.
  class OptionList {
   public:
    Option& add() {
      if (size_ == kMostOptions) [[unlikely]] {
        raise_fault("A question has more options than a table can hold.");
        return items_[kMostOptions - 1];
      }
      return items_[size_++];
    }
    void clear_fast() { size_ = 0; }
    [[nodiscard]] std::size_t size() const { return size_; }
    const Option& operator[](std::size_t i) const { return items_[i]; }
    [[nodiscard]] const Option* data() const { return items_; }

   private:
    Option items_[kMostOptions];
    std::size_t size_ = 0;
  };

  FrameArena arena_;
  ChanceStream stream_;
  std::vector<std::uint16_t> tape_;  // inputs since the checkpoint
  std::size_t replayed_ = 0;         // how many of them the rules have already been given
  std::size_t overlay_at_ = kNoOverlay;
  std::coroutine_handle<> waiting_;
  FixedVector<Prompt, kMaxSeats> prompts_;
  struct Numbers {
    std::uint16_t kind = 0;
    std::int16_t first_number = 0, last_number = -1;
  } numbers_;  // offered for the prompt that is being put together
  OptionList options_;
  std::vector<Refusal> refusals_;
  EventListener* listener_ = nullptr;
  const char* fault_ = nullptr;
  Result result_;
  std::uint32_t inputs_ = 0;
  std::uint32_t checkpoints_ = 0;
  std::uint32_t audit_every_ = 1;  // so many checkpoints
  std::uint32_t chance_outcome_ = 0;
  ChanceSource source_ = ChanceSource::stream;
  bool explaining_ = false;
  bool marks_seats_ = false;
  bool irrevocable_ = false;
  std::vector<Input>* record_ = nullptr;  // where outcomes of the stream are noted, if anybody records the match
};

inline FrameArena& frames_of(Table& table) { return table.arena_; }

// ---- awaitables -------------------------------------------------------------------------------------------------

struct Table::Ask {
  Table& t;
  Forced forced;
  bool await_ready() { return t.answered_at_once(forced); }
  void await_suspend(std::coroutine_handle<> h) { t.waiting_ = h; }
  Option await_resume() {
    const Option option = t.chosen(t.prompts_[0]);
    t.forget_prompts();
    return option;
  }
};

struct Table::AskAll {
  Table& t;
  bool await_ready() { return t.answered_at_once(Forced::ask); }
  void await_suspend(std::coroutine_handle<> h) { t.waiting_ = h; }
  // The answers by seat; a seat that was not asked has a default Option.
  std::array<Option, kMaxSeats> await_resume() {
    std::array<Option, kMaxSeats> answers{};
    for (const Prompt& p : t.prompts_) answers[p.seat.index()] = t.chosen(p);
    t.forget_prompts();
    return answers;
  }
};

struct Table::Pick {
  Table& t;
  std::uint32_t n;
  Clause clause;
  Question question;
  std::uint32_t outcome = 0;
  static constexpr std::uint16_t kPickAnswer = 0xffff, kRollAnswer = 0xfffe, kDrawAnswer = 0xfffd;

  bool await_ready() { return t.chance_at_once(n, outcome); }
  void await_suspend(std::coroutine_handle<> h) {
    t.offer_numbers(kPickAnswer, 0, static_cast<int>(n) - 1);
    t.close_chance(n, clause, question);
    t.waiting_ = h;
  }
  std::uint32_t await_resume() {
    if (t.prompts_.empty()) return outcome;
    t.forget_prompts();
    return t.chance_outcome_;
  }
};

struct Table::Roll : Table::Pick {
  void await_suspend(std::coroutine_handle<> h) {
    t.offer_numbers(kRollAnswer, 1, static_cast<int>(n));
    t.close_chance(n, clause, question);
    t.waiting_ = h;
  }
  int await_resume() { return static_cast<int>(Pick::await_resume()) + 1; }
};

template <class Cards>
struct Table::Draw {
  Pick pick;
  Cards& deck;
  std::uint8_t kind;

  bool await_ready() { return deck.next_is_known() || pick.await_ready(); }
  void await_suspend(std::coroutine_handle<> h) {
    // The pool is ascending, so equal cards lie together and each is offered once.
    for (std::size_t i = 0; i < deck.pool.size(); ++i) {
      if (i > 0 && deck.pool[i] == deck.pool[i - 1]) continue;
      pick.t.offer({Pick::kDrawAnswer, static_cast<std::int16_t>(i), {Object{kind, Seat{}, deck.pool[i].value}}});
    }
    pick.t.close_chance(pick.n, pick.clause, pick.question);
    pick.t.waiting_ = h;
  }
  auto await_resume() {
    const auto card = deck.next_is_known() ? deck.take_known() : deck.take_from_pool(pick.await_resume());
    if (pick.t.listener_) [[unlikely]]
      pick.t.listener_->on_draw(Object{kind, Seat{}, card.value});
    return card;
  }
};

struct Table::Abort {
  Table& t;
  std::uint8_t scope;
  [[nodiscard]] bool await_ready() const noexcept { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<>) const noexcept {
    ScopeFrame* frame = t.innermost_scope;
    while (frame && frame->name != scope) frame = frame->outer;
    if (!frame) {
      t.fault("A rule leaves a part of the game that is not being played.");
      return std::noop_coroutine();
    }
    frame->aborted = true;
    return frame->resume;
  }
  void await_resume() const noexcept {}
};

// ---- inline parts -----------------------------------------------------------------------------------------------

inline void Table::close_prompt(Seat who, Clause clause, Question question) {
  const std::size_t first =
      prompts_.empty() ? 0u : static_cast<std::size_t>(prompts_.back().first_option + prompts_.back().listed);
  Prompt& p = prompts_.add();  // filled in place: this is the hottest line of the kernel
  p.seat = who;
  p.clause = clause;
  p.question = question;
  p.first_option = static_cast<std::uint16_t>(first);
  p.listed = static_cast<std::uint16_t>(options_.size() - first);
  if (numbers_.last_number >= numbers_.first_number) {
    p.number_kind = numbers_.kind;
    p.first_number = numbers_.first_number;
    p.last_number = numbers_.last_number;
    numbers_ = {};
  }
}

inline Option Table::chosen(const Prompt& prompt) const {
  const auto i = static_cast<std::uint32_t>(prompt.answer);
  if (i < prompt.listed) return options_[prompt.first_option + i];
  return {prompt.number_kind, static_cast<std::int16_t>(prompt.first_number + static_cast<int>(i - prompt.listed)), {}};
}

inline bool Table::answered_at_once(Forced forced) {
  if (fault_) [[unlikely]]
    return false;
  for (Prompt& p : prompts_) {
    if (p.count() == 0) [[unlikely]] {
      fault("Somebody is asked to choose among nothing.");
      return false;
    }
  }
  if (forced == Forced::skip && prompts_[0].count() == 1) {
    prompts_[0].answer = 0;
    return true;
  }
  if (!replaying()) return false;
  for (Prompt& p : prompts_) {
    p.answer = replaying() ? tape_[replayed_++] : 0;
    if (static_cast<std::uint32_t>(p.answer) >= p.count()) [[unlikely]] {
      fault("An answer on the tape is not among the options: the match was recorded under other rules.");
      return false;
    }
  }
  return true;
}

inline bool Table::chance_at_once(std::uint32_t n, std::uint32_t& outcome) {
  irrevocable_ = true;
  if (fault_) [[unlikely]]
    return false;
  if (replaying()) {
    outcome = tape_[replayed_++];
    if (outcome >= n) [[unlikely]]
      fault("An outcome of chance on the tape cannot be: the match was recorded under other rules.");
    return fault_ == nullptr;
  }
  if (source_ == ChanceSource::outside) [[unlikely]]
    return false;
  outcome = stream_.below(n);
  if (record_) record_->push_back({Seat{}, static_cast<std::uint16_t>(outcome)});
  push_input(outcome);
  return true;
}

inline Table::Ask Table::ask(Seat who, Clause clause, Question question, Forced forced) {
  close_prompt(who, clause, question);
  return {*this, forced};
}
inline Table::AskAll Table::all_answers() { return {*this}; }
inline Table::Pick Table::pick(std::uint32_t n, Clause clause, Question question) {
  return {*this, n, clause, question};
}
inline Table::Roll Table::roll(int faces, Clause clause, Question question) {
  return {{*this, static_cast<std::uint32_t>(faces), clause, question}};
}
template <class Card, std::size_t N, std::size_t Placed>
Table::Draw<Deck<Card, N, Placed>> Table::draw(Deck<Card, N, Placed>& deck, std::uint8_t kind, Clause clause,
                                               Question question) {
  require(!deck.empty(), "A card is drawn from an empty deck.");
  return {{*this, static_cast<std::uint32_t>(deck.pool.size()), clause, question}, deck, kind};
}
inline Table::Abort Table::abort(std::uint8_t scope) { return {*this, scope}; }

// What scoped() gives: a rule inside a named scope. It lives in the frame of the rule that awaits it, which is where an
// abort goes on, and needs none of its own.
class [[nodiscard]] Scoped {
 public:
  Scoped(Table& t, std::uint8_t name, Task<> body)
      : table_(t), body_(std::move(body)), frame_{name, {}, t.innermost_scope, false} {}
  Scoped(const Scoped&) = delete;
  Scoped& operator=(const Scoped&) = delete;

  [[nodiscard]] bool await_ready() const noexcept { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> caller) noexcept {
    frame_.resume = caller;
    table_.innermost_scope = &frame_;
    return body_.await_suspend(caller);
  }
  bool await_resume() noexcept {
    table_.innermost_scope = frame_.outer;
    body_.reset();  // unwinds whatever was still suspended inside
    return !frame_.aborted;
  }

 private:
  Table& table_;
  Task<> body_;
  Table::ScopeFrame frame_;
};

// Runs `body` inside a named scope; true if it ran to its end, false if it was aborted from inside.
inline Scoped scoped(Table& t, std::uint8_t name, Task<> body) { return {t, name, std::move(body)}; }

// A loss or the like that abilities may replace or prevent. The game gives, found by argument-dependent lookup:
//   Task<> amend(G&, Change&)   lets abilities change it, in the order the rulebook gives
//   void commit(G&, const Change&)    puts what is left into the State and tells of it
template <class G, class Change>
Task<Change> propose(G& g, Change change) {
  co_await amend(g, change);
  commit(g, change);
  co_return change;
}

}  // namespace kostka::kernel
