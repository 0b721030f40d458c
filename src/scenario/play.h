// One scenario being played: the match, its scripted dice and the steps, in the order in which things happen.
#pragma once

#include <string>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/play/match.h"
#include "scenario/scenario.h"

namespace kostka::scenario {

// Problems go to the diagnostics with the line of the step they belong to; play stops at the first that makes the rest
// meaningless. The scenario, the game and the diagnostics must outlive the play.
class Play {
 public:
  Play(const Scenario& scenario, const kernel::Game& game, kernel::Diagnostics& diagnostics);

  void run();
  [[nodiscard]] const std::vector<std::string>& course() const { return course_; }

 private:
  bool begin();
  bool finish_set_up(kernel::Match& match);
  bool start_from_given();
  bool patch_given(kernel::Document& position, std::vector<std::string>& patched);
  bool roll_scripted_dice();
  bool roll_next_die(const kernel::Prompt& prompt);
  bool take(const Step& step);
  bool check_options(const Step& step);
  bool check_bots(const Step& step);
  bool choose(const Step& step);
  bool take_back(const Step& step);
  void check_facts(const kernel::Document& facts);
  void check_fact(const std::string& path, const kernel::Document& expected, const kernel::Document& position);
  bool check_special(const std::string& key, const kernel::Document& expected);
  void check_events(const kernel::Document& expected);
  void check_no_events(const kernel::Document& expected);
  void check_clause(const kernel::Document& expected);
  bool check_fault(kernel::Mark where);
  void check_leftover_dice();

  const kernel::Prompt* prompt_for(const Step& step);
  [[nodiscard]] std::vector<std::string> option_ids(const kernel::Prompt& prompt) const;
  [[nodiscard]] std::vector<std::string> event_ids() const;
  [[nodiscard]] std::string who_is_asked() const;
  [[nodiscard]] kernel::Document waiting() const;
  [[nodiscard]] kernel::Document winners() const;
  void note_events();
  bool fail(kernel::Mark where, std::string sentence);

  const Scenario& scenario_;
  const kernel::Game& game_;
  kernel::Diagnostics& diagnostics_;
  std::unique_ptr<kernel::Match> match_;
  std::size_t next_die_ = 0;
  std::size_t noted_events_ = 0;
  bool expects_fault_ = false;
  std::vector<std::string> course_;
};

}  // namespace kostka::scenario
