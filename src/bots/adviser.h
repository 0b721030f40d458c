// Adviser: what the answers to a question lead to, in chances to win and in the terms of what was learned about a game:
// for hints, for reasons and for reviews of finished matches.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bots/imagining.h"
#include "kernel/play/judgement.h"
#include "kernel/play/match.h"

namespace kostka::bots {

struct AdvicePlan {
  std::uint32_t most = 16;      // answers that are weighed at all
  std::uint32_t glances = 8;    // worlds in which each of them is tried
  std::uint32_t finalists = 4;  // of them are tried
  std::uint32_t worlds = 40;    // in so many worlds in all
  std::uint32_t rounds = 1;     // turns of everybody until a future is judged
  std::uint32_t surprise = 10;  // of a hundred imagined decisions, how many are left to chance
  bool honest = true;           // false only in tests: what is hidden from the seat is looked at
};

// One answer and what came of it in the worlds in which it was tried.
struct Weighed {
  std::uint32_t option = 0;
  kernel::Chances chances{};   // of every seat, on the average
  kernel::Scores scores;       // of the futures that did not end, on the average
  std::uint32_t judged = 0;    // how many of those
  std::vector<double> values;  // of the seat that is asked, world by world

  [[nodiscard]] double value() const;
};

// How far the difference of two answers may be off: its standard error over the worlds in which both were tried.
[[nodiscard]] double doubt_between(const Weighed& one, const Weighed& other);

// Knows what the asked seat knows: with the same key its advice is the same however the hidden cards lie.
class Adviser {
 public:
  explicit Adviser(const AdvicePlan& plan = {}) : plan_(plan) {}

  // The answers to `prompt`, which is open in `match` and has at least one, the best first. `wanted` is among them, and
  // tried as often as the best, if it is an answer at all.
  std::vector<Weighed> weigh(const kernel::Match& match, const kernel::Prompt& prompt, const kernel::ChanceKey& key,
                             std::optional<std::uint32_t> wanted = std::nullopt);
  // Futures imagined since the beginning.
  [[nodiscard]] std::uint64_t futures() const { return futures_; }

 private:
  [[nodiscard]] std::vector<Weighed> candidates(const kernel::Match& match, const kernel::Prompt& prompt,
                                                std::optional<std::uint32_t> wanted);
  void try_in(Weighed& answer, std::uint64_t from, std::uint64_t to);

  AdvicePlan plan_;
  Imagining imagining_;
  kernel::ChanceStream stream_;
  kernel::Seat who_{};
  std::size_t seats_ = 0;
  const kernel::Judging* judging_ = nullptr;
  const kernel::Judgement* judgement_ = nullptr;
  std::uint64_t futures_ = 0;
};

// What an answer has for it and against it, beside the others on the average; the most important terms first. Terms are
// of the learned judgement, so there are none in a game without one.
[[nodiscard]] std::vector<kernel::Term> reasons_for(const std::vector<Weighed>& answers, std::size_t place,
                                                    kernel::Seat who);
// The same for one answer beside another one.
[[nodiscard]] std::vector<kernel::Term> reasons_between(const Weighed& better, const Weighed& worse, kernel::Seat who);

}  // namespace kostka::bots
