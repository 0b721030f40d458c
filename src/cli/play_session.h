// One match at the terminal: people and bots take their turns until it is over or somebody leaves.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "cli/boards.h"
#include "cli/terminal.h"
#include "store/saved_match.h"

namespace kostka::cli {

class PlaySession {
 public:
  // `bots` has one entry for each seat; null is a person. Terminal and match must outlive the session.
  PlaySession(const Terminal& terminal, store::SavedMatch& game, std::vector<std::unique_ptr<bots::Bot>> bots);

  enum class Ended : std::uint8_t { over, faulted, left };
  Ended play();

 private:
  // What a line that a person typed leads to: the same question again, another one, or the end of the session.
  enum class Then : std::uint8_t { same_question, go_on, leave };

  [[nodiscard]] const kernel::Match& match() const { return game_.match(); }
  [[nodiscard]] bool is_person(kernel::Seat seat) const { return !bots_[seat.index()]; }
  [[nodiscard]] kernel::Observer observer_of(const kernel::Prompt& prompt) const;
  [[nodiscard]] kernel::Prompt next_prompt() const;
  [[nodiscard]] kernel::Document log() const { return match().view_events(observer_); }

  bool let_bot_answer(const kernel::Prompt& prompt);
  [[nodiscard]] bool goes_without_saying(const kernel::Prompt& prompt) const;
  void answer_alone(const kernel::Prompt& prompt);
  Then ask_person(const kernel::Prompt& prompt);
  bool pass_keyboard(const kernel::Prompt& prompt);

  void show_news();
  void show_board() const;
  void show_question(const kernel::Prompt& prompt) const;
  void show_log(std::size_t lines) const;
  void show_refusals() const;
  void show_help() const;
  void show_item(const std::string& id) const;
  void show_clause(const kernel::Prompt& prompt, std::string_view number) const;
  void warn_if_unsaved() const;

  Then obey(const kernel::Prompt& prompt, const std::string& line);
  Then answer(const kernel::Prompt& prompt, const std::string& line);
  Then undo(const kernel::Prompt& prompt);
  Then take_back(const kernel::Prompt& prompt);
  [[nodiscard]] std::optional<std::uint32_t> option_meant(const kernel::Prompt& prompt, std::string_view line) const;

  const Terminal& terminal_;
  store::SavedMatch& game_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;
  std::unique_ptr<BoardText> board_;
  std::size_t people_ = 0;
  kernel::Observer observer_ = kernel::Observer::spectator();  // who looks at the screen now
  kernel::Seat keyboard_{};                                    // who was asked last, where people share the keyboard
  std::vector<std::size_t> seen_;  // how much of its log each seat has read; the last entry is the spectators'
};

}  // namespace kostka::cli
