#include "review/review.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

#include "kernel/play/judgement.h"
#include "store/journal_replay.h"

namespace kostka::review {
namespace {

using bots::Weighed;
using kernel::Chances;
using kernel::Match;
using kernel::Prompt;
using kernel::Seat;
using kernel::Text;

constexpr std::size_t kMostListed = 24, kMostStrokes = 12, kMostReasons = 3;
constexpr double kPoint = 0.01;
constexpr double kCertain = 2;  // standard errors by which another answer must have been better
constexpr std::uint32_t kFewestGlances = 4, kMostGlances = 24, kOptionsOfOne = 6;

std::int32_t tenths(double chance) { return static_cast<std::int32_t>(std::lround(1000 * chance)); }

// Rows that were not taken back: for each of the match's inputs the row that gave it.
std::vector<std::size_t> rows_that_stand(const kernel::Game& game, const store::Journal& journal,
                                         const kernel::MatchSetup& setup) {
  std::vector<std::size_t> row_of;
  store::JournalPlayer player(game, journal, setup);
  for (std::size_t row = 0; player.next(); ++row) {
    const std::size_t inputs = player.match().inputs().size();
    row_of.resize(std::min(row_of.size(), inputs));
    while (row_of.size() < inputs) row_of.push_back(row);
  }
  return row_of;
}

// One decision, weighed.
struct Looked {
  std::size_t row = 0;
  std::uint32_t turn = 0;
  Seat seat{};
  Chances best{}, chosen{};
};

class Reviewer {
 public:
  Reviewer(const kernel::Game& game, const store::Journal& journal, const ReviewPlan& plan)
      : game_(game), journal_(journal), plan_(plan), judging_(kernel::judging_of(game)) {}

  std::optional<Review> run(Text& wrong, const Progress& progress, const std::atomic<bool>& stop);

 private:
  // A row with a decision that is worth a look.
  [[nodiscard]] static const Prompt* decision_at(const Match& match, const store::Row& row) {
    const auto* answer = std::get_if<store::AnswerRow>(&row);
    if (answer == nullptr || !answer->seat.valid()) return nullptr;
    const Prompt* prompt = match.prompt_of(answer->seat);
    return prompt != nullptr && prompt->count() > 1 && match.table().set_up_done() ? prompt : nullptr;
  }
  bool find_decisions(Text& wrong);
  void look_at(const Match& match, const Prompt& prompt, std::uint32_t chosen, std::size_t row);
  void list_decision(const Match& match, const Prompt& prompt, const std::vector<Weighed>& all, std::size_t chosen,
                     std::size_t row);
  void settle(const Match& match);
  void note_stroke(const Looked& from, const Chances& luck, const Match& match, std::size_t until_row);

  const kernel::Game& game_;
  const store::Journal& journal_;
  const ReviewPlan& plan_;
  const kernel::Judging* judging_;
  kernel::MatchSetup setup_;
  std::vector<bool> decides_;  // by row
  std::vector<std::size_t> row_of_;
  bots::AdvicePlan advice_;
  std::optional<bots::Adviser> adviser_;
  std::vector<Looked> looked_;
  Review review_;
};

bool Reviewer::find_decisions(Text& wrong) {
  const auto setup = store::setup_of(journal_.header, game_, wrong);
  if (!setup) return false;
  setup_ = *setup;
  row_of_ = rows_that_stand(game_, journal_, setup_);
  std::vector<bool> stands(journal_.rows.size(), false);
  for (const std::size_t row : row_of_) stands[row] = true;
  decides_.assign(journal_.rows.size(), false);
  store::JournalPlayer player(game_, journal_, setup_);
  std::size_t decisions = 0;
  for (std::size_t row = 0; row < journal_.rows.size(); ++row) {
    decides_[row] = stands[row] && decision_at(player.match(), journal_.rows[row]) != nullptr;
    decisions += decides_[row] ? 1 : 0;
    if (!player.next()) break;
  }
  if (player.difference()) {
    wrong = player.difference()->sentence;
    return false;
  }
  if (!player.match().over() || player.match().fault() != nullptr) {
    wrong = {"The match is not over, so there is nothing to review.",
             "Partia jeszcze trwa, więc nie ma czego omawiać."};
    return false;
  }
  // A third of the budget goes into a glance at everything, the rest to where something seems to have been lost.
  const std::uint64_t glances = plan_.futures / 3 / std::max<std::uint64_t>(1, decisions * kOptionsOfOne);
  advice_.glances = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(glances, kFewestGlances, kMostGlances));
  advice_.worlds = 2 * advice_.glances;
  advice_.finalists = 2;
  advice_.most = 8;
  adviser_.emplace(advice_);
  return true;
}

std::optional<Review> Reviewer::run(Text& wrong, const Progress& progress, const std::atomic<bool>& stop) {
  if (!find_decisions(wrong)) return std::nullopt;
  const auto all = static_cast<std::size_t>(std::ranges::count(decides_, true));
  review_.game = journal_.header.game;
  review_.rows = static_cast<std::int32_t>(journal_.rows.size());
  review_.learned = kernel::judgement_of(game_) != nullptr;
  review_.accounts.resize(setup_.seats);
  store::JournalPlayer player(game_, journal_, setup_);
  if (plan_.mark_seats) player.mark_seats();
  std::size_t done = 0;
  for (std::size_t row = 0; row < journal_.rows.size(); ++row) {
    if (stop.load(std::memory_order_relaxed)) return std::nullopt;
    if (decides_[row]) {
      const auto& answer = std::get<store::AnswerRow>(journal_.rows[row]);
      look_at(player.match(), *player.match().prompt_of(answer.seat), answer.option, row);
      if (progress) progress(++done, all);
    }
    if (!player.next()) break;
  }
  review_.worlds += static_cast<std::int32_t>(adviser_->futures());
  settle(player.match());
  return std::move(review_);
}

void Reviewer::look_at(const Match& match, const Prompt& prompt, std::uint32_t chosen, std::size_t row) {
  const kernel::ChanceKey key = kernel::key_from_seed(plan_.seed, row);
  std::vector<Weighed> all = adviser_->weigh(match, prompt, key, chosen);
  const auto place_of = [&] {
    const auto found = std::ranges::find(all, chosen, &Weighed::option);
    return static_cast<std::size_t>(found - all.begin());
  };
  std::size_t place = place_of();
  // Where it seems that something was lost, a closer look in other worlds decides.
  const bool doubtful = place != 0 && all[0].value() - all[place].value() > kPoint;
  if (doubtful) {
    bots::AdvicePlan closer = advice_;
    closer.worlds = 4 * advice_.worlds;
    bots::Adviser adviser(closer);
    all = adviser.weigh(match, prompt, kernel::key_from_seed(~plan_.seed, row), chosen);
    review_.worlds += static_cast<std::int32_t>(adviser.futures());
    place = place_of();
  }
  const double lost = all[0].value() - all[place].value();
  const bool cost =
      place != 0 && doubtful && lost > kPoint && lost > kCertain * bots::doubt_between(all[0], all[place]);
  const std::size_t best = cost ? 0 : place;
  looked_.push_back({row, match.table().turns(), prompt.seat, all[best].chances, all[place].chances});
  SeatAccount& account = review_.accounts[prompt.seat.index()];
  ++account.decisions;
  if (!cost) {
    ++account.good;
    return;
  }
  account.costly += lost > 5 * kPoint ? 1 : 0;
  list_decision(match, prompt, all, place, row);
}

void Reviewer::list_decision(const Match& match, const Prompt& prompt, const std::vector<Weighed>& all,
                             std::size_t chosen, std::size_t row) {
  ReviewedDecision decision;
  decision.row = static_cast<std::int32_t>(row);
  decision.turn = static_cast<std::int32_t>(match.table().turns());
  decision.seat = prompt.seat.value;
  decision.question = match.table().question_text(prompt.question);
  decision.chosen = match.option_label(prompt, all[chosen].option);
  decision.better = match.option_label(prompt, all[0].option);
  decision.cost = tenths(all[0].value() - all[chosen].value());
  decision.chance_chosen = tenths(all[chosen].value());
  decision.chance_better = tenths(all[0].value());
  if (judging_ != nullptr) {
    decision.terms =
        terms_to_tell(*judging_, bots::reasons_between(all[0], all[chosen], prompt.seat), Told::everything);
  }
  review_.decisions.push_back(std::move(decision));
}

// What dice or a draw did between two decisions, in the last sentence of the log that tells of it. Where there was
// neither, a chance has only changed because the next one to decide knows more, or less.
void Reviewer::note_stroke(const Looked& from, const Chances& luck, const Match& match, std::size_t until_row) {
  std::size_t most = 0;
  for (std::size_t s = 1; s < setup_.seats; ++s) {
    if (std::abs(luck[s]) > std::abs(luck[most])) most = s;
  }
  if (std::abs(luck[most]) < 3 * kPoint) return;
  ReviewStroke stroke{static_cast<std::int32_t>(from.row),
                      static_cast<std::int32_t>(from.turn),
                      static_cast<std::int32_t>(most),
                      tenths(luck[most]),
                      {}};
  const auto inputs_before = [&](std::size_t row) {
    return static_cast<std::uint32_t>(std::ranges::lower_bound(row_of_, row) - row_of_.begin());
  };
  const std::uint32_t first = inputs_before(from.row), last = inputs_before(until_row);
  for (const kernel::Told& told : match.events()) {
    const bool between = told.after_inputs > first && told.after_inputs <= last;
    if (between && match.inputs()[told.after_inputs - 1].is_chance())
      stroke.what = match.table().event_text(told.event);
  }
  if (stroke.what.en.empty()) return;
  review_.strokes.push_back(std::move(stroke));
}

void Reviewer::settle(const Match& match) {
  const std::size_t seats = setup_.seats;
  Chances end{};
  const bool one_wins = judging_ == nullptr || judging_->contest(match.table()) == kernel::Contest::one_side_wins;
  review_.luck_cancels = one_wins;
  int winners = 0;
  for (std::size_t s = 0; s < seats; ++s) winners += match.result().won(Seat{s}) ? 1 : 0;
  bool teams = false;
  for (std::size_t s = 0; s < seats && judging_ != nullptr; ++s) {
    teams = teams || judging_->allies(match.table(), Seat{s}) != 1u << s;
  }
  for (std::size_t s = 0; s < seats; ++s) {
    if (match.result().won(Seat{s})) end[s] = one_wins && !teams ? 1.0 / winners : 1;
  }
  std::vector<SeatAccount>& accounts = review_.accounts;
  std::array<double, kernel::kMaxSeats> luck_of{}, own{}, others{};
  for (std::size_t i = 0; i < looked_.size(); ++i) {
    const Looked& now = looked_[i];
    const bool last = i + 1 == looked_.size();
    ReviewPoint point{static_cast<std::int32_t>(now.row), static_cast<std::int32_t>(now.turn), now.seat.value, {}};
    Chances luck{};
    for (std::size_t s = 0; s < seats; ++s) {
      point.chances.push_back(tenths(now.best[s]));
      luck[s] = (last ? end[s] : looked_[i + 1].best[s]) - now.chosen[s];
      luck_of[s] += luck[s];
      (Seat{s} == now.seat ? own : others)[s] += now.chosen[s] - now.best[s];
    }
    note_stroke(now, luck, match, last ? journal_.rows.size() : looked_[i + 1].row);
    review_.points.push_back(std::move(point));
  }
  ReviewPoint final{review_.rows, static_cast<std::int32_t>(match.table().turns()), -1, {}};
  for (std::size_t s = 0; s < seats; ++s) {
    final.chances.push_back(tenths(end[s]));
    accounts[s].start = looked_.empty() ? tenths(end[s]) : tenths(looked_.front().best[s]);
    accounts[s].end = tenths(end[s]);
    accounts[s].own = tenths(own[s]);
    accounts[s].others = tenths(others[s]);
    // What is left of rounding is luck, too.
    accounts[s].luck = accounts[s].end - accounts[s].start - accounts[s].own - accounts[s].others;
  }
  review_.points.push_back(std::move(final));
  std::ranges::sort(review_.decisions, [](const ReviewedDecision& a, const ReviewedDecision& b) {
    return a.cost != b.cost ? a.cost > b.cost : a.row < b.row;
  });
  std::ranges::sort(review_.strokes, [](const ReviewStroke& a, const ReviewStroke& b) {
    return std::abs(a.change) != std::abs(b.change) ? std::abs(a.change) > std::abs(b.change) : a.row < b.row;
  });
  if (review_.decisions.size() > kMostListed) review_.decisions.resize(kMostListed);
  if (review_.strokes.size() > kMostStrokes) review_.strokes.resize(kMostStrokes);
}

}  // namespace

std::vector<Term> terms_to_tell(const kernel::Judging& judging, const std::vector<kernel::Term>& terms, Told told) {
  std::vector<Term> list;
  for (const kernel::Term& term : terms) {
    if (list.size() == kMostReasons || std::abs(term.change) < kPoint / 2) break;
    const kernel::Feature& feature = judging.features()[term.feature];
    if (told == Told::only_open && !feature.open) continue;
    list.push_back({feature.name, term.of_others, tenths(term.change)});
  }
  return list;
}

std::vector<WeighedOption> told_options(const Match& match, const Prompt& prompt, const std::vector<Weighed>& all,
                                        std::size_t most) {
  std::vector<WeighedOption> list;
  const kernel::Judging* judging = kernel::judging_of(match.game());
  for (std::size_t i = 0; i < std::min(most, all.size()); ++i) {
    WeighedOption told{
        match.option_id(prompt, all[i].option), match.option_label(prompt, all[i].option), tenths(all[i].value()), {}};
    if (judging != nullptr) {
      told.terms = terms_to_tell(*judging, bots::reasons_for(all, i, prompt.seat), Told::everything);
    }
    list.push_back(std::move(told));
  }
  return list;
}

std::vector<Term> open_changes(const Match& before, const Match& after, Seat seat) {
  const kernel::Judging* judging = kernel::judging_of(before.game());
  const kernel::Judgement* judgement = kernel::judgement_of(before.game());
  if (judgement == nullptr) return {};
  const auto open_scores = [&](const Match& match) {
    kernel::Standing standing;
    standing.take(*judging, match.table(), match.setup().seats);
    // What only a seat itself knows counts for nothing, on either side.
    for (std::size_t f = 0; f < standing.features; ++f) {
      if (judging->features()[f].open) continue;
      for (std::size_t s = 0; s < standing.seats; ++s) standing.of[s][f] = 0;
    }
    return judgement->scores(standing);
  };
  return terms_to_tell(*judging, kernel::terms_between(open_scores(before), open_scores(after), seat), Told::only_open);
}

std::optional<Review> review(const kernel::Game& game, const store::Journal& journal, const ReviewPlan& plan,
                             Text& wrong, const Progress& progress, const std::atomic<bool>& stop) {
  return Reviewer(game, journal, plan).run(wrong, progress, stop);
}

}  // namespace kostka::review
