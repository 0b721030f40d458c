// Match: one game being played, from the outside. It holds what people and dice have put in so far, offers what may be
// put in next, and can be copied, wound back and looked at.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/play/game.h"
#include "kernel/play/seen.h"
#include "kernel/play/table.h"

namespace kostka::kernel {

// Why an answer was not taken. A refused answer changes nothing.
enum class Refused : std::uint8_t { no, match_is_over, match_is_faulted, seat_is_not_asked, no_such_option };
Text describe(Refused why);

// An event and the number of inputs that had been given when it happened.
struct Told {
  Event event;
  std::uint32_t after_inputs = 0;
};

// The bytes of events, one after another in blocks that never move.
class EventBytes {
 public:
  std::span<const std::byte> keep(std::span<const std::byte> data);
  void clear();

 private:
  std::vector<std::unique_ptr<std::byte[]>> blocks_;
  std::byte* end_ = nullptr;  // of the last block
  std::size_t left_ = 0;      // in it
};

// What a match keeps beside the position. Studies and bots keep nothing.
enum class Keep : std::uint8_t { nothing, inputs, inputs_and_events };

class Match {
 public:
  // The match begins at once: rules run up to the first decision.
  Match(const Game& game, const MatchSetup& setup, const ChanceKey& key, Keep keep = Keep::nothing,
        ChanceSource source = ChanceSource::stream);
  ~Match();
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;

  // Begins again in the same memory.
  void restart(const MatchSetup& setup, const ChanceKey& key);
  // Begins at a checkpoint position, as checkpoint_position() gives it; on an error nothing has changed.
  bool start_from(const Document& position, std::span<const std::string> patched, Diagnostics& diagnostics);

  // ---- what is asked ------------------------------------------------------------------------------------------
  [[nodiscard]] bool over() const { return over_; }
  [[nodiscard]] const Result& result() const { return table_->result_; }
  // The broken invariant that stopped this match, or null.
  [[nodiscard]] const char* fault() const { return table_->fault_; }
  // The decisions the match waits for; several only while seats choose secretly at the same time.
  [[nodiscard]] std::span<const Prompt> prompts() const { return {table_->prompts_.begin(), table_->prompts_.size()}; }
  // The open decision of a seat (the invalid seat: chance), or null.
  [[nodiscard]] const Prompt* prompt_of(Seat who) const;
  [[nodiscard]] Option option(const Prompt& prompt, std::uint32_t i) const;
  [[nodiscard]] std::string option_id(const Prompt& prompt, std::uint32_t i) const;
  [[nodiscard]] Text option_label(const Prompt& prompt, std::uint32_t i) const;
  [[nodiscard]] std::optional<std::uint32_t> find_option(const Prompt& prompt, std::string_view id) const;
  // What is not possible now and the clause that forbids it; kept while explain(true).
  [[nodiscard]] std::span<const Refusal> refusals() const { return table_->refusals_; }
  void explain(bool on) { table_->explaining_ = on; }
  // Texts mark the words that stand for a seat (seat_mark.h), for readers who put the players' names there.
  void mark_seats(bool on) { table_->marks_seats_ = on; }
  // Whether the one who gives this answer could not take it back alone. Nothing that the asked seat does not know shows
  // in it. `scratch` is any match of the same game; it is overwritten.
  [[nodiscard]] bool is_final(const Prompt& prompt, std::uint32_t option, Match& scratch) const;

  // ---- input --------------------------------------------------------------------------------------------------
  Refused answer(Seat who, std::uint32_t option);
  // The same for an input taken from a record; chance must come from outside.
  Refused feed(const Input& input);
  // For studies: who is told of events and draws from the next start on, while the match itself keeps no events.
  void listen(EventListener* listener) { outside_listener_ = listener; }
  void set_chance_source(ChanceSource source) { table_->source_ = source; }
  [[nodiscard]] const ChanceStream& stream() const { return table_->stream_; }

  // ---- taking back (docs/decisions: undo is policy over a free mechanism) ------------------------------------------
  [[nodiscard]] bool can_undo(Seat who) const;
  bool undo(Seat who);
  // By consent of all: back to where `inputs` inputs had been given. The stream goes on, so no die is thrown twice.
  bool rewind(std::size_t inputs);

  // Lets go of the memory that only play needs, once the match is over; it can be looked at as before.
  void retire();

  // ---- copies -------------------------------------------------------------------------------------------------
  // The target becomes this match with the same future; it must be of the same Game.
  void fork_into(Match& target) const;
  // The target becomes this match with a future of its own: for bots.
  void fork_into(Match& target, const ChanceKey& key) const;
  [[nodiscard]] std::unique_ptr<Match> fork() const;
  // Deals again what the observer cannot know. Only while the observer, if seated, is the one who decides, or nobody's
  // hidden cards are on offer: at other moments the open options would belong to cards that are gone.
  void determinize(Observer observer, const ChanceKey& key);

  // ---- looking ------------------------------------------------------------------------------------------------
  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const Table& table() const { return *table_; }
  [[nodiscard]] const MatchSetup& setup() const { return setup_; }
  [[nodiscard]] std::span<const Input> inputs() const { return inputs_; }
  [[nodiscard]] std::span<const Told> events() const { return events_; }
  [[nodiscard]] Document checkpoint_position() const;
  // How many inputs lead from checkpoint_position() to here; while a secret choice is half made, its answers do not
  // count.
  [[nodiscard]] std::size_t inputs_since_checkpoint() const { return table_->tape_.size(); }
  [[nodiscard]] Document current_position() const { return table_->state_document(); }
  // The rules that wait for the open decision, from the outermost to the one that asks, by the names of their
  // functions; empty when nothing is asked.
  [[nodiscard]] std::vector<std::string_view> waiting_rules() const;
  // Everything about this moment, secrets included: a protocol::Moment. For those who work on the rules, never for a
  // player.
  [[nodiscard]] Document moment() const;
  // A number for the position and what is asked; equal on every platform for equal play.
  [[nodiscard]] std::uint64_t fingerprint() const;
  // Everything this observer may know right now, the open prompt included, ready for a screen: a protocol::View. Only
  // the asked seat is told which options are final. Anyone who looks often keeps a `scratch` match of the same game.
  [[nodiscard]] Document view(Observer observer) const;
  [[nodiscard]] Document view(Observer observer, Match& scratch) const;
  void write_view(Writer& out, Observer observer, Match& scratch) const;
  // The events this observer may know, from event number `from` on, with sentences in both languages: a list of
  // protocol::EventLine.
  [[nodiscard]] Document view_events(Observer observer, std::size_t from = 0) const;
  void write_events(Writer& out, Observer observer, std::size_t from, std::size_t most = kAllEvents) const;
  static constexpr std::size_t kAllEvents = static_cast<std::size_t>(-1);
  // How many of the first `upto` events this observer may know.
  [[nodiscard]] std::size_t visible_events(Observer observer, std::size_t upto) const;
  // What the asked seat cannot do now and why, while explain(true): a list of option, label, objects and clause. Empty
  // for a seat that is not asked, since refusals tell what a hand holds.
  [[nodiscard]] std::vector<RefusalView> refusals_of(Seat who) const;
  [[nodiscard]] Document view_refusals(Seat who) const;

 private:
  struct Keeper;

  void begin();
  void run();
  void start_at_state();
  void replay(std::vector<Input> inputs);
  [[nodiscard]] const Prompt* prompt_shown_to(Observer observer) const;
  void write_view_of(Writer& out, Observer observer, const Prompt* prompt, Match* scratch) const;

  const Game& game_;
  MatchSetup setup_;
  std::unique_ptr<Table> table_;
  Task<> rules_;
  bool over_ = false;
  Keep keep_;
  std::vector<std::byte> origin_;
  std::vector<Input> inputs_;
  std::vector<Told> events_;
  EventBytes event_bytes_;
  std::unique_ptr<Keeper> keeper_;
  EventListener* outside_listener_ = nullptr;
  std::size_t undo_floor_ = 0;  // inputs before this can be taken back only by consent
  Seat last_answer_{};
};

}  // namespace kostka::kernel
