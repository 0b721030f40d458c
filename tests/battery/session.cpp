#include "tests/battery/session.h"

#include <algorithm>
#include <set>
#include <utility>

#include "kernel/data/diagnostics.h"
#include "kernel/data/path.h"

namespace kostka::tests {

using kernel::ChanceKey;
using kernel::ChanceSource;
using kernel::Document;
using kernel::Keep;
using kernel::Match;
using kernel::Observer;
using kernel::Prompt;
using kernel::Refused;
using kernel::Seat;

namespace {

// A fork that lives longer than one answer lives for so many.
constexpr std::uint32_t kLongFork = 12;
// A deal that is not played to the end is played for so many.
constexpr std::uint32_t kLongDeal = 60;

bool same_questions(const Match& a, const Match& b) {
  const auto same = [](const Prompt& x, const Prompt& y) { return x.seat == y.seat && x.answer == y.answer; };
  return std::equal(a.prompts().begin(), a.prompts().end(), b.prompts().begin(), b.prompts().end(), same);
}

Document everything(const Match& match) { return match.view(Observer::record_keeper()); }

bool same_events(const Match& a, const Match& b) {
  const auto same = [&a](const kernel::Told& x, const kernel::Told& y) {
    return a.table().same_event(x.event, y.event) && x.after_inputs == y.after_inputs;
  };
  return std::equal(a.events().begin(), a.events().end(), b.events().begin(), b.events().end(), same);
}

}  // namespace

Follower::Follower(const kernel::Game& game, const kernel::MatchSetup& setup)
    : match(game, setup, {}, Keep::inputs_and_events, ChanceSource::outside) {}

bool Follower::catch_up(const Match& other) {
  for (; fed < other.inputs().size(); ++fed) {
    if (match.feed(other.inputs()[fed]) != Refused::no) return false;
  }
  return true;
}

Bench::Bench(const kernel::Game& g)
    : game(g),
      setup(standard_setup(g.info())),
      played(g, setup, {}, Keep::inputs_and_events),
      replay(g, setup),
      from_json(g, setup),
      one_fork(g, setup, {}),
      other_fork(g, setup, {}),
      long_fork(g, setup, {}),
      dealt(g, setup, {}),
      dealt_fork(g, setup, {}),
      here(g, setup, {}, Keep::inputs_and_events, ChanceSource::outside),
      twin(g, setup, {}, Keep::inputs_and_events, ChanceSource::outside),
      scratch(g.new_table()) {}

Session::Session(Bench& bench, const BatteryOptions& options, std::uint64_t number)
    : b_(bench), options_(options), number_(number), stream_(kernel::key_from_seed(options.seed, number)) {
  for (Due* due : {&prompts_, &undo_, &determinize_, &round_trip_, &twins_}) {
    due->at = stream_.below(options.sample_every);
    due->gap = options.sample_every;
  }
}

bool Session::run(BatteryReport& report) {
  report_ = &report;
  ++report.games;
  if (!begin()) return false;
  while (!b_.played.over() && !is_left()) {
    if (!check_decision() || !step()) return false;
  }
  return finish();
}

bool Session::begin() {
  const kernel::GameInfo& info = b_.game.info();
  b_.setup = options_.setups == Setups::varied ? random_setup(b_.game, stream_) : standard_setup(info);
  if (number_ % options_.whole_every != 0) {
    for (const auto& [id, choice] : options_.brief) fix_switch(info, id, choice, b_.setup);
    leave_after_ = options_.leave_after;
  }
  const ChanceKey key = new_key();
  b_.played.restart(b_.setup, key);
  b_.replay.match.restart(b_.setup, key);
  b_.replay.fed = 0;
  return options_.later == nullptr || number_ % 2 == 0 || begin_later();
}

// The match and its replay go on from a changed position.
bool Session::begin_later() {
  while (!b_.played.table().set_up_done()) {
    const Answer answer = random_answer(b_.played, stream_);
    b_.played.answer(answer.seat, answer.option);
    if (b_.played.fault()) return fail("play", b_.played.fault());
  }
  Document position = b_.played.checkpoint_position();
  std::vector<std::string> patched;
  for (const auto& [path, value] : options_.later(b_.played, stream_)) {
    if (const auto wrong = kernel::patch(position, path, value)) return fail("play", *wrong);
    patched.push_back(path);
  }
  kernel::Diagnostics diagnostics;
  if (!b_.played.start_from(position, patched, diagnostics)) return fail("play", diagnostics.to_text());
  if (!b_.replay.match.start_from(position, patched, diagnostics)) return fail("replay", diagnostics.to_text());
  b_.replay.fed = b_.played.inputs().size();
  return true;
}

bool Session::check_decision() {
  if (b_.played.fault()) return fail("play", b_.played.fault());
  if (++decisions_ > options_.most_decisions) {
    return fail("termination",
                "the game has not ended after " + std::to_string(options_.most_decisions) + " decisions");
  }
  ++report_->decisions;
  looks_ = decisions_ % options_.copies_every == 0;
  if (const char* broken = b_.played.table().audit()) return fail("play", broken);
  if (due(prompts_) && !check_prompts()) return false;
  if (looks_ && !check_followers()) return false;
  if (!check_forks()) return false;
  if (due(determinize_) && !check_determinize()) return false;
  if (due(round_trip_) && !begin_round_trip()) return false;
  return !due(twins_) || check_twins();
}

// Gives the next answer to the match and to its forks, which must stay equal.
bool Session::step() {
  const Answer answer = random_answer(b_.played, stream_);
  if (due(undo_)) {
    if (!check_undo(answer)) return false;
  } else {
    b_.played.answer(answer.seat, answer.option);
  }
  if (b_.played.fault()) return fail("play", b_.played.fault());
  b_.long_fork.answer(answer.seat, answer.option);
  if (!looks_) return true;
  fork_->answer(answer.seat, answer.option);
  const std::uint64_t expected = b_.played.fingerprint();
  if (fork_->fingerprint() != expected) {
    return differ("fork", "after the same answer a fork stands elsewhere", everything(b_.played), everything(*fork_));
  }
  if (b_.long_fork.fingerprint() != expected) {
    return differ("fork", "a fork drifts away", everything(b_.played), everything(b_.long_fork));
  }
  return true;
}

bool Session::finish() {
  if (const char* broken = b_.played.table().audit()) return fail("play", broken);
  if (!check_followers()) return false;
  if (!same_events(b_.played, b_.replay.match)) {
    return differ("replay", "other events are told", b_.played.view_events(Observer::record_keeper()),
                  b_.replay.match.view_events(Observer::record_keeper()));
  }
  if (everything(b_.played) != everything(b_.replay.match)) {
    return differ("replay", "the match ends differently", everything(b_.played), everything(b_.replay.match));
  }
  ++report_->replayed;
  return true;
}

// ---- what holds of every question ---------------------------------------------------------------------------------

bool Session::check_prompts() {
  if (b_.played.prompts().empty()) return fail("prompt", "nobody is asked and the game is not over");
  for (const Prompt& prompt : b_.played.prompts()) {
    if (!check_prompt(prompt)) return false;
  }
  return true;
}

bool Session::check_prompt(const Prompt& prompt) {
  std::set<std::string> ids;
  for (std::uint32_t i = 0; i < prompt.count(); ++i) {
    const std::string id = b_.played.option_id(prompt, i);
    const kernel::Text label = b_.played.option_label(prompt, i);
    if (id.empty()) return fail("prompt", "an option has no id");
    if (!ids.insert(id).second) return fail("prompt", "two options have the id \"" + id + "\"");
    if (label.en.empty() || label.pl.empty()) return fail("prompt", "the option \"" + id + "\" lacks a label");
  }
  const kernel::Text question = b_.played.table().question_text(prompt.question);
  if (question.en.empty() || question.pl.empty()) return fail("prompt", "a question lacks its text");
  if (b_.played.table().question_id(prompt.question).empty()) return fail("prompt", "a question lacks its id");
  return true;
}

// ---- replay, forks, undo --------------------------------------------------------------------------------------------

bool Session::check_followers() {
  const std::uint64_t expected = b_.played.fingerprint();
  return check_follower(b_.replay, "replay", expected) &&
         (!round_trip_running_ || check_follower(b_.from_json, "position", expected));
}

bool Session::check_follower(Follower& follower, std::string_view check, std::uint64_t expected) {
  if (!follower.catch_up(b_.played)) {
    const char* fault = follower.match.fault();
    return fail(check, fault ? fault : "an input of the match is not possible in its copy");
  }
  if (follower.match.fingerprint() == expected) return true;
  return differ(check, "the copy stands elsewhere", everything(b_.played), everything(follower.match));
}

bool Session::check_forks() {
  if (long_fork_left_-- == 0) {
    b_.played.fork_into(b_.long_fork);
    long_fork_left_ = kLongFork;
  }
  if (!looks_) return true;
  ++report_->forks;
  fork_ = stream_.below(2) == 0 ? &b_.one_fork : &b_.other_fork;
  b_.played.fork_into(*fork_);
  if (fork_->fingerprint() != b_.played.fingerprint() || !same_questions(*fork_, b_.played)) {
    return differ("fork", "a fork stands elsewhere", everything(b_.played), everything(*fork_));
  }
  return true;
}

bool Session::check_undo(const Answer& answer) {
  const Document before = everything(b_.played);
  b_.played.answer(answer.seat, answer.option);
  if (!b_.played.can_undo(answer.seat)) return true;
  const Document after = everything(b_.played);
  ++report_->undone;
  if (!b_.played.undo(answer.seat)) return fail("undo", "a decision cannot be taken back although it could");
  if (everything(b_.played) != before) return differ("undo", "not the position before", before, everything(b_.played));
  b_.played.answer(answer.seat, answer.option);
  if (everything(b_.played) != after) return differ("undo", "not the position after", after, everything(b_.played));
  return true;
}

// ---- the unknown dealt again ---------------------------------------------------------------------------------------

bool Session::check_determinize() {
  if (b_.played.prompts().size() != 1) return true;  // others choose too, among cards that would be gone
  const Observer decider = Observer::seat(b_.played.prompts()[0].seat);
  ++report_->determinized;
  b_.played.fork_into(b_.dealt, new_key());
  b_.dealt.determinize(decider, new_key());
  const Document known = b_.played.view(decider);
  const Document dealt = b_.dealt.view(decider);
  if (known != dealt) return differ("determinize", name_of(decider) + std::string(kSeesDeal), known, dealt);
  if (const char* broken = b_.dealt.table().audit()) return fail("determinize", broken);
  b_.dealt.fork_into(b_.dealt_fork);
  if (everything(b_.dealt_fork) != everything(b_.dealt)) {
    return differ("determinize", "a fork stands elsewhere", everything(b_.dealt), everything(b_.dealt_fork));
  }
  return play_out_dealt();
}

// To the end once in a game that is played to its own; other deals are followed long enough to see the hidden cards
// come into play.
bool Session::play_out_dealt() {
  const bool to_the_end = leave_after_ == 0 && !std::exchange(dealt_played_out_, true);
  for (std::uint32_t left = to_the_end ? options_.most_decisions : kLongDeal; !b_.dealt.over(); --left) {
    if (b_.dealt.fault()) return fail("determinize", b_.dealt.fault());
    if (left == 0) return !to_the_end || fail("termination", "a game that was dealt again does not end");
    const Answer answer = random_answer(b_.dealt, stream_);
    b_.dealt.answer(answer.seat, answer.option);
    b_.dealt_fork.answer(answer.seat, answer.option);
    if (b_.dealt.fingerprint() != b_.dealt_fork.fingerprint()) {
      return differ("determinize", "a fork drifts away", everything(b_.dealt), everything(b_.dealt_fork));
    }
  }
  return true;
}

// ---- course of the checks ------------------------------------------------------------------------------------------

bool Session::due(Due& due) {
  if (decisions_ < due.at) return false;
  due.at = decisions_ + 1 + stream_.below(2 * due.gap);
  due.gap *= 2;
  return true;
}

ChanceKey Session::new_key() { return kernel::key_from_seed(stream_.next(), number_); }

bool Session::fail(std::string_view check, std::string_view what) {
  std::string clauses;
  for (const Prompt& prompt : b_.played.prompts()) clauses += " " + std::string(id_of(prompt.clause));
  report_->failure = "game " + std::to_string(number_) + " of seed " + std::to_string(options_.seed) + " (" +
                     std::to_string(b_.setup.seats) + " seats, " + to_json(write_setup(b_.game.info(), b_.setup)) +
                     "), decision " + std::to_string(decisions_) + clauses + ": " + std::string(check) + ": " +
                     std::string(what);
  return false;
}

bool Session::differ(std::string_view check, std::string_view what, const Document& a, const Document& b) {
  return fail(check, std::string(what) + ": " + around_difference(to_json(a), to_json(b)));
}

std::string name_of(Observer observer) {
  return observer.is_spectator() ? "a spectator" : "seat " + std::to_string(observer.as_seat().index());
}

std::string around_difference(const std::string& a, const std::string& b) {
  const std::size_t both = std::min(a.size(), b.size());
  const auto at = static_cast<std::size_t>(
      std::mismatch(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(both), b.begin()).first - a.begin());
  if (at == both && a.size() == b.size()) return "the difference does not show in the documents";
  const std::size_t from = at > 60 ? at - 60 : 0;
  return "..." + a.substr(from, 120) + "... became ..." + b.substr(from, 120) + "...";
}

}  // namespace kostka::tests
