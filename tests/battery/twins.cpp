// The part of a session that works on positions as documents: the JSON round trip, and twins, which are two positions
// that differ only in what one observer cannot know.
#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "content/json.h"
#include "kernel/data/diagnostics.h"
#include "tests/battery/session.h"

namespace kostka::tests {

using kernel::Diagnostics;
using kernel::Document;
using kernel::Match;
using kernel::Observer;
using kernel::Prompt;
using kernel::Seat;

namespace {

// So far twins are followed; most part earlier, at an outcome that only one of them can have.
constexpr int kLongestWalk = 30;

// One answer by its number in each of two positions.
struct Both {
  std::uint32_t here = 0, twin = 0;
};

// The answers that both positions offer, by their ids.
std::vector<Both> common_answers(const Match& here, const Prompt& prompt, const Match& twin, const Prompt& its_prompt) {
  std::map<std::string, std::uint32_t> ids;
  for (std::uint32_t i = 0; i < its_prompt.count(); ++i) ids.emplace(twin.option_id(its_prompt, i), i);
  std::vector<Both> common;
  for (std::uint32_t i = 0; i < prompt.count(); ++i) {
    const auto found = ids.find(here.option_id(prompt, i));
    if (found != ids.end()) common.push_back({i, found->second});
  }
  return common;
}

std::string asked(const Match& match) {
  std::string seats = match.over() ? "the match is over" : "";
  for (const Prompt& p : match.prompts()) {
    seats +=
        (p.is_chance() ? " chance" : " seat " + std::to_string(p.seat.index())) + (p.answered() ? " (answered)" : "");
  }
  return seats;
}

bool chance_is_asked(const Match& match) { return !match.prompts().empty() && match.prompts()[0].is_chance(); }

// Cards are offered by name; numbers stand for dice, whose outcomes everybody sees.
bool a_card_is_drawn(const Match& match) { return chance_is_asked(match) && match.prompts()[0].listed > 0; }

}  // namespace

bool Session::begin_round_trip() {
  // The answers of a half-made secret choice lie beside the position.
  if (open_questions(b_.played) < b_.played.prompts().size()) return true;
  ++report_->round_trips;
  const Document position = b_.played.checkpoint_position();
  Diagnostics diagnostics;
  const Document read = content::read_json(to_json(position), "position", diagnostics);
  if (!diagnostics.ok()) return fail("position", diagnostics.to_text());
  if (read != position) return differ("position", "JSON changes it", position, read);
  b_.from_json.match.restart(b_.setup, {});
  if (!b_.from_json.match.start_from(read, {}, diagnostics)) return fail("position", diagnostics.to_text());
  const Document again = b_.from_json.match.checkpoint_position();
  if (again != position) return differ("position", "reading changes it", position, again);
  b_.from_json.fed = b_.played.inputs().size() - b_.played.inputs_since_checkpoint();
  round_trip_running_ = true;
  return check_follower(b_.from_json, "position", b_.played.fingerprint());
}

bool Session::check_twins() {
  const std::uint32_t who = stream_.below(b_.setup.seats + 1u);
  const Observer observer = who == b_.setup.seats ? Observer::spectator() : Observer::seat(Seat{who});
  return check_twins_of(observer, b_.played.checkpoint_position());
}

bool Session::check_twins_of(Observer observer, const Document& checkpoint) {
  ++report_->twins;
  Diagnostics diagnostics;
  // A position does not repeat what follows from the match's setup, such as the sets in play.
  b_.game.set_up(*b_.scratch, b_.setup);
  if (!b_.scratch->read_state(checkpoint, diagnostics)) return fail("position", diagnostics.to_text());
  if (const std::string wrong = b_.scratch->settle({}); !wrong.empty()) return fail("position", wrong);
  const Document known = b_.scratch->view(observer);
  kernel::ChanceStream dealer(new_key());
  b_.scratch->determinize(observer, dealer);
  if (const char* broken = b_.scratch->audit()) return fail("determinize", broken);
  const Document dealt = b_.scratch->view(observer);
  if (known != dealt) {
    return differ("determinize", name_of(observer) + std::string(kSeesDeal), known, dealt);
  }
  if (!start_twins(checkpoint, b_.scratch->state_document())) return false;
  return walk_in_lockstep(observer);
}

bool Session::start_twins(const Document& here, const Document& twin) {
  Diagnostics diagnostics;
  b_.here.restart(b_.setup, {});
  b_.twin.restart(b_.setup, {});
  const bool started = b_.here.start_from(here, {}, diagnostics) && b_.twin.start_from(twin, {}, diagnostics);
  return started || fail("position", diagnostics.to_text());
}

bool Session::walk_in_lockstep(Observer observer) {
  heard_here_ = heard_twin_ = 0;
  inputs_at_last_look_ = 0;
  parted_in_secret_ = parted_by_draw_ = false;
  for (int steps = 0; steps < kLongestWalk; ++steps) {
    if (b_.here.fault()) return fail("play", b_.here.fault());
    if (b_.twin.fault()) return fail("leak", "dealt again for " + name_of(observer) + ": " + b_.twin.fault());
    const Stride compared = compare_twins(observer);
    inputs_at_last_look_ = b_.here.inputs_since_checkpoint();
    if (compared != Stride::on) return compared == Stride::ended;
    if (b_.here.over() || stride() == Stride::ended) return true;
  }
  return true;
}

// Twins part in two ways that are no leak: they drew different cards and the observer sees the card on the table, or a
// rule has shown hidden cards to the observer. A rule that does so tells it: both have the same event, about different
// cards, and the cards are then seen on the table, unless a checkpoint was passed: with the last card of a round the
// table is laid again before anybody is asked again.
Session::Stride Session::compare_twins(Observer observer) {
  ++report_->lockstep;
  const Document here = b_.here.view(observer);
  const Document twin = b_.twin.view(observer);
  const bool tables_differ = here["table"] != twin["table"];
  if (std::exchange(parted_by_draw_, false) && tables_differ) return Stride::ended;
  const Stride events = compare_events(observer, tables_differ);
  if (events != Stride::on) return events;
  const std::string who = name_of(observer);
  if (asked(b_.here) != asked(b_.twin)) {
    differ("leak", "who is asked tells " + who + " what is hidden", asked(b_.here), asked(b_.twin));
    return Stride::failed;
  }
  if (here == twin) return Stride::on;
  differ("leak", "the view of " + who + " shows what is hidden", here, twin);
  return Stride::failed;
}

Session::Stride Session::compare_events(Observer observer, bool tables_differ) {
  const Document here = b_.here.view_events(observer, heard_here_);
  const Document twin = b_.twin.view_events(observer, heard_twin_);
  heard_here_ = b_.here.events().size();
  heard_twin_ = b_.twin.events().size();
  if (here == twin) return Stride::on;
  std::size_t first = 0;
  while (first < std::min(here.size(), twin.size()) && here[first] == twin[first]) ++first;
  const bool same_event = first < std::min(here.size(), twin.size()) && here[first]["event"] == twin[first]["event"];
  const bool checkpoint_passed = b_.here.inputs_since_checkpoint() <= inputs_at_last_look_;
  if (same_event && (tables_differ || checkpoint_passed)) return Stride::ended;
  const std::string what = same_event ? "events tell " : "what happens tells ";
  differ("leak", what + name_of(observer) + " what is hidden", here, twin);
  return Stride::failed;
}

// Gives both a card of their own, if they can draw different ones.
Session::Stride Session::draw_apart() {
  const Prompt& here = b_.here.prompts()[0];
  const Prompt& twin = b_.twin.prompts()[0];
  const std::uint32_t mine = stream_.below(here.count());
  const std::uint32_t its = stream_.below(twin.count());
  parted_by_draw_ = b_.here.option_id(here, mine) != b_.twin.option_id(twin, its);
  b_.here.answer(Seat{}, mine);
  b_.twin.answer(Seat{}, its);
  return Stride::on;
}

// Gives both the same answer or outcome. The walk ends where they have none in common; while others still choose at
// the same time the answers differ in secret, so the walk goes on until they are revealed.
Session::Stride Session::stride() {
  if (a_card_is_drawn(b_.here) && stream_.below(3) == 0) return draw_apart();
  const Seat who = random_answer(b_.here, stream_).seat;
  const Prompt* here = b_.here.prompt_of(who);
  const Prompt* twin = b_.twin.prompt_of(who);
  const bool reveals = open_questions(b_.here) == 1;
  if (reveals && parted_in_secret_) return Stride::ended;
  const std::vector<Both> common = common_answers(b_.here, *here, b_.twin, *twin);
  if (common.empty() && reveals) return Stride::ended;
  parted_in_secret_ = parted_in_secret_ || common.empty();
  const auto n = static_cast<std::uint32_t>(common.size());
  const Both both = common.empty() ? Both{} : common[stream_.below(n)];
  b_.here.answer(who, both.here);
  b_.twin.answer(who, both.twin);
  return Stride::on;
}

}  // namespace kostka::tests
