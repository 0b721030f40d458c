// A lesson: one match on dice that are known beforehand, in which a coach tells the learner what to do and why, and the
// others answer by the script. It is written as YAML (lessons/<game>.yaml, docs/lessons.md) and played by the real
// rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "kernel/play/game.h"
#include "kernel/play/match.h"

namespace kostka::lessons {

// Where the learner sits.
inline constexpr kernel::Seat kLearner{std::size_t{0}};

// One thing that the coach says.
struct Page {
  kernel::Text title, text;
  std::string clause;  // the rule behind it; may be empty
  std::string at;      // what it points at, as a CSS selector of the play screen; empty: what the answer stands for
};

// The answer to one question.
struct Step {
  kernel::Mark where;
  kernel::Seat seat{};
  std::string choose;
  std::vector<Page> pages;            // none: it is answered without a word
  std::optional<kernel::Text> wrong;  // to a learner who chooses something else
  std::uint32_t inputs = 0;           // as View::inputs has it when this is asked; play_step() notes it
};

struct Lesson {
  kernel::Mark where;
  std::string game;
  std::uint8_t seats = 2;
  kernel::Document options;  // as read_setup() takes them
  std::uint64_t seed = 1;    // of the dice, as `kostka play --seed` takes it
  int minutes = 6;
  std::vector<Step> steps;
  std::vector<Page> end;              // what the coach says when all is done
  std::vector<kernel::Input> inputs;  // of the whole lesson, once it has been played
};

// Reads one lesson strictly; it is only worth playing if there was no mistake.
Lesson read_lesson(const kernel::Document& map, kernel::Diagnostics& diagnostics);

// The match of the lesson at its first question; null when the game is not played like this.
std::unique_ptr<kernel::Match> begin_lesson(const Lesson& lesson, const kernel::Game& game,
                                            kernel::Diagnostics& diagnostics);
// Gives the answer of a step, and notes when it was asked for; false when nobody asks for it.
bool play_step(Step& step, kernel::Match& match, kernel::Diagnostics& diagnostics);
// Plays the whole lesson; false, with the reason and its line, when the rules do not go along with it.
bool play_lesson(Lesson& lesson, const kernel::Game& game, kernel::Diagnostics& diagnostics);

// The lesson of a game as it was built in, played once; null when there is none, or when it does not fit the content of
// this game, which is then among the diagnostics.
std::shared_ptr<const Lesson> built_in_lesson(const kernel::Game& game, const kernel::PackedFolder& packed,
                                              kernel::Diagnostics& diagnostics);

// What the script answers for a seat that is asked now; nothing when the match has left the script or come to its end.
std::optional<std::uint32_t> scripted_answer(const Lesson& lesson, const kernel::Match& match, kernel::Seat seat);

}  // namespace kostka::lessons
