#include "scenario/play.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "bots/level_bot.h"
#include "bots/levels.h"
#include "bots/search_bot.h"
#include "kernel/data/path.h"
#include "kernel/play/clause.h"
#include "scenario/facts.h"

namespace kostka::scenario {

using kernel::ChanceSource;
using kernel::Document;
using kernel::Mark;
using kernel::Match;
using kernel::Prompt;
using kernel::Seat;

namespace {

// How often each level of bots is asked, with other worlds each time, and how many futures it may imagine: what a
// scenario asks of bots must be plain to them.
constexpr std::uint64_t kTimesAsked = 3;
constexpr std::uint32_t kMostFutures = 1'500;

constexpr int kLongestSetUp = 10'000;  // decisions; past that a set-up does not end

std::string word_of(const Document& die) { return die.is_int() ? std::to_string(die.as_int()) : die.as_text(); }

// `roll:4` may be written `4`, and `draw:A01` may be written `A01`.
std::string_view bare(std::string_view id) {
  const std::size_t colon = id.find(':');
  return colon == std::string_view::npos ? id : id.substr(colon + 1);
}

std::string seat_name(Seat seat) { return "seat " + std::to_string(seat.index()); }

// A single value stands for a list of one.
Document as_list(const Document& value) {
  if (value.is_list()) return value;
  return value.is_null() ? Document::list() : Document::list({value});
}

}  // namespace

Play::Play(const Scenario& scenario, const kernel::Game& game, kernel::Diagnostics& diagnostics)
    : scenario_(scenario), game_(game), diagnostics_(diagnostics) {
  const Document* fault = scenario.expect.find("faulted");
  expects_fault_ = fault != nullptr && fault->is_bool() && fault->as_bool();
}

void Play::run() {
  if (!begin()) return;
  for (const Step& step : scenario_.steps) {
    if (!roll_scripted_dice() || !take(step)) return;
  }
  if (!roll_scripted_dice()) return;
  check_facts(scenario_.expect);
  check_leftover_dice();
}

bool Play::fail(Mark where, std::string sentence) {
  diagnostics_.error(where, std::move(sentence));
  return false;
}

// ---- beginning ------------------------------------------------------------------------------------------------------

bool Play::begin() {
  kernel::MatchSetup setup = standard_setup(game_.info());
  if (!read_setup(game_.info(), scenario_.options, setup, diagnostics_)) return false;
  setup.seats = scenario_.seats.value_or(setup.seats);
  if (const auto refusal = refusal_of(game_, setup)) return fail(scenario_.where, refusal->sentence.en);
  const bool scripted_from_start = scenario_.set_up == SetUp::none && !scenario_.dice.empty();
  match_ = std::make_unique<Match>(game_, setup, kernel::key_from_seed(scenario_.seed), kernel::Keep::inputs_and_events,
                                   scripted_from_start ? ChanceSource::outside : ChanceSource::stream);
  if (scenario_.set_up == SetUp::fixed && !finish_set_up(*match_)) return false;
  if (scenario_.set_up == SetUp::fixed || scenario_.given.size() > 0) {
    if (!start_from_given()) return false;
  }
  note_events();
  return check_fault(scenario_.where);
}

// What the set-up is does not matter to a scenario that starts after it, only that it is always the same.
bool Play::finish_set_up(Match& match) {
  for (int answers = 0; !match.table().set_up_done(); ++answers) {
    if (match.fault()) return fail(scenario_.where, std::string("the set-up faulted: ") + match.fault());
    if (match.over() || answers == kLongestSetUp) return fail(scenario_.where, "the set-up does not come to an end");
    const auto open =
        std::find_if(match.prompts().begin(), match.prompts().end(), [](const Prompt& p) { return !p.answered(); });
    match.answer(open->seat, 0);
  }
  return true;
}

bool Play::patch_given(Document& position, std::vector<std::string>& patched) {
  bool ok = true;
  for (const auto& [path, value, mark] : scenario_.given.entries()) {
    patched.push_back(match_->table().current_path(path));
    if (const auto wrong = kernel::patch(position, patched.back(), value)) ok = fail(mark, *wrong);
  }
  return ok;
}

bool Play::start_from_given() {
  Document position = match_->checkpoint_position();
  std::vector<std::string> patched;
  if (!patch_given(position, patched)) return false;
  if (!scenario_.dice.empty()) match_->set_chance_source(ChanceSource::outside);
  // What is wrong with the position as a whole has no line of its own, and belongs to `given`.
  kernel::Diagnostics found = diagnostics_;
  if (match_->start_from(position, patched, found)) return true;
  const Mark given = scenario_.given.size() == 0 ? scenario_.where : scenario_.given.mark();
  for (std::size_t i = diagnostics_.count(); i < found.count(); ++i) {
    const kernel::Problem& problem = found.problems()[i];
    const bool placed = !problem.file.empty();
    fail(placed ? Mark{diagnostics_.sources().add(problem.file), problem.line} : given, problem.message);
  }
  return false;
}

// ---- chance ---------------------------------------------------------------------------------------------------------

bool Play::roll_scripted_dice() {
  while (!match_->over() && !match_->fault()) {
    const Prompt* prompt = match_->prompt_of(Seat{});
    if (prompt == nullptr) return true;
    if (!roll_next_die(*prompt)) return false;
  }
  return true;
}

bool Play::roll_next_die(const Prompt& prompt) {
  const Document& die = scenario_.dice[next_die_];
  const std::string word = word_of(die);
  const std::vector<std::string> ids = option_ids(prompt);
  const auto fits = [&word](const std::string& id) { return id == word || bare(id) == word; };
  const auto found = std::find_if(ids.begin(), ids.end(), fits);
  if (found == ids.end()) {
    return fail(die.mark(),
                "the die " + kernel::in_quotes(word) + " does not fit: chance is asked for one of " + listed(ids));
  }
  // Chance after the last scripted die comes from the seed.
  if (++next_die_ == scenario_.dice.size()) match_->set_chance_source(ChanceSource::stream);
  course_.push_back("  chance: " + *found);
  match_->answer(Seat{}, static_cast<std::uint32_t>(found - ids.begin()));
  note_events();
  return check_fault(die.mark());
}

void Play::check_leftover_dice() {
  const std::size_t left = scenario_.dice.size() - next_die_;
  if (left == 0) return;
  const Document& first = scenario_.dice[next_die_];
  const std::string what = left == 1 ? "1 die was" : std::to_string(left) + " dice were";
  fail(first.mark(), what + " not used, from " + kernel::in_quotes(word_of(first)) + " on");
}

// ---- steps ----------------------------------------------------------------------------------------------------------

bool Play::take(const Step& step) {
  check_facts(step.expect);
  const bool asks_options = !step.options.empty() || step.only || !step.no_options.empty();
  if (asks_options && !check_options(step)) return false;
  if ((!step.best.empty() || !step.never.empty()) && !check_bots(step)) return false;
  if (step.undo) return take_back(step);
  return !step.choose || choose(step);
}

const Prompt* Play::prompt_for(const Step& step) {
  const Prompt* prompt = match_->prompt_of(step.seat);
  if (prompt == nullptr) fail(step.where, seat_name(step.seat) + " is not asked anything now; " + who_is_asked());
  return prompt;
}

bool Play::check_options(const Step& step) {
  const Prompt* prompt = prompt_for(step);
  if (prompt == nullptr) return false;
  const std::vector<std::string> offered = option_ids(*prompt);
  const auto is_offered = [&offered](const std::string& id) {
    return std::find(offered.begin(), offered.end(), id) != offered.end();
  };
  const auto missing = [&](const std::string& id) {
    if (!is_offered(id)) {
      fail(step.where, "the option " + kernel::in_quotes(id) + " is not offered" + instead(id, "offered", offered));
    }
  };
  std::for_each(step.options.begin(), step.options.end(), missing);
  for (const std::string& id : step.no_options) {
    if (is_offered(id)) fail(step.where, "the option " + kernel::in_quotes(id) + " is offered, but should not be");
  }
  if (step.only) {
    std::for_each(step.only->begin(), step.only->end(), missing);
    for (const std::string& id : offered) {
      const bool expected = std::find(step.only->begin(), step.only->end(), id) != step.only->end();
      if (!expected)
        fail(step.where, "the option " + kernel::in_quotes(id) + " is offered, but is not among expect_only");
    }
  }
  return true;
}

// Every level that people may choose is asked, each with the plan that it has at a table but for the clock.
bool Play::check_bots(const Step& step) {
  const Prompt* prompt = prompt_for(step);
  if (prompt == nullptr) return false;
  const std::vector<std::string> offered = option_ids(*prompt);
  const auto holds = [](const std::vector<std::string>& ids, const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
  };
  for (const std::vector<std::string>* ids : {&step.best, &step.never}) {
    for (const std::string& id : *ids) {
      if (holds(offered, id)) continue;
      return fail(step.where,
                  "the option " + kernel::in_quotes(id) + " is not offered" + instead(id, "offered", offered));
    }
  }
  for (const bots::Level& level : bots::levels()) {
    if (!level.offered || (level.id == "easy" && !step.best.empty())) continue;
    for (std::uint64_t key = 1; key <= kTimesAsked; ++key) {
      bots::SearchPlan plan = bots::plan_of(level.id, match_->game().info().id);
      plan.iterations = std::min(plan.iterations, kMostFutures);
      bots::SearchBot bot(plan, kernel::key_from_seed(key));
      const std::string id = match_->option_id(*prompt, bot.choose(*match_, *prompt));
      if (holds(step.never, id) || (!step.best.empty() && !holds(step.best, id)))
        fail(step.where, "a bot that plays " + std::string(level.id) + " answers " + kernel::in_quotes(id));
    }
  }
  return true;
}

bool Play::choose(const Step& step) {
  const Prompt* prompt = prompt_for(step);
  if (prompt == nullptr) return false;
  const auto option = match_->find_option(*prompt, *step.choose);
  if (!option) {
    const std::vector<std::string> offered = option_ids(*prompt);
    return fail(step.where, seat_name(step.seat) + " has no option " + kernel::in_quotes(*step.choose) +
                                instead(*step.choose, "offered", offered));
  }
  course_.push_back(seat_name(step.seat) + ": " + *step.choose);
  match_->answer(step.seat, *option);
  note_events();
  return check_fault(step.where);
}

bool Play::take_back(const Step& step) {
  if (!match_->undo(step.seat)) return fail(step.where, seat_name(step.seat) + " has nothing it may take back");
  course_.push_back(seat_name(step.seat) + " takes back");
  noted_events_ = match_->events().size();
  return true;
}

bool Play::check_fault(Mark where) {
  if (!match_->fault() || expects_fault_) return true;
  return fail(where, std::string("the match faulted: ") + match_->fault());
}

// ---- facts ----------------------------------------------------------------------------------------------------------

void Play::check_facts(const Document& facts) {
  if (facts.size() == 0) return;
  const Document position = match_->current_position();
  for (const auto& [path, expected, mark] : facts.entries()) {
    if (!check_special(path, expected)) check_fact(path, expected, position);
  }
}

void Play::check_fact(const std::string& path, const Document& expected, const Document& position) {
  const std::string now = match_->table().current_path(path);
  if (auto sentence = fact_differs(position, now, expected)) fail(expected.mark(), *std::move(sentence));
}

// True if the key is one of those that are not paths of the position.
bool Play::check_special(const std::string& key, const Document& expected) {
  const auto compare = [&](const Document& wanted, const Document& found) {
    if (auto sentence = difference(wanted, found, key)) fail(expected.mark(), *std::move(sentence));
    return true;
  };
  if (key == "over") return compare(expected, match_->over());
  if (key == "faulted") return compare(expected, match_->fault() != nullptr);
  if (key == "winner") return compare(as_list(expected), winners());
  if (key == "waiting") return compare(as_list(expected), waiting());
  if (key == "clause") return check_clause(expected), true;
  if (key == "events") return check_events(expected), true;
  if (key == "no_events") return check_no_events(expected), true;
  return false;
}

void Play::check_events(const Document& expected) {
  const Document wanted = as_list(expected);
  const std::vector<std::string> happened = event_ids();
  auto from = happened.begin();
  for (const Document& each : wanted.items()) {
    const std::string id = each.is_text() ? each.as_text() : to_json(each);
    const auto found = std::find(from, happened.end(), id);
    if (found == happened.end()) {
      fail(each.mark(), "the event " + kernel::in_quotes(id) + " did not happen" +
                            (from == happened.begin() ? "" : " after " + kernel::in_quotes(*(from - 1))) +
                            instead(id, "happened", happened));
      return;
    }
    from = found + 1;
  }
}

void Play::check_no_events(const Document& expected) {
  const Document wanted = as_list(expected);
  const std::vector<std::string> happened = event_ids();
  for (const Document& each : wanted.items()) {
    const std::string id = each.is_text() ? each.as_text() : to_json(each);
    if (std::find(happened.begin(), happened.end(), id) != happened.end()) {
      fail(each.mark(), "the event " + kernel::in_quotes(id) + " happened, but should not have");
    }
  }
}

void Play::check_clause(const Document& expected) {
  const std::string id = expected.is_text() ? expected.as_text() : to_json(expected);
  if (!kernel::find_clause(id)) {
    fail(expected.mark(),
         "docs/rules has no clause " + kernel::in_quotes(id) + kernel::did_you_mean(id, kernel::kClauseIds));
    return;
  }
  const auto prompts = match_->prompts();
  const auto cites = [&id](const Prompt& p) { return !p.answered() && id_of(p.clause) == id; };
  if (std::none_of(prompts.begin(), prompts.end(), cites)) {
    fail(expected.mark(), "no open question follows " + id + "; " + who_is_asked());
  }
}

// ---- looking at the match -------------------------------------------------------------------------------------------

std::vector<std::string> Play::option_ids(const Prompt& prompt) const {
  std::vector<std::string> ids;
  ids.reserve(prompt.count());
  for (std::uint32_t i = 0; i < prompt.count(); ++i) ids.push_back(match_->option_id(prompt, i));
  return ids;
}

std::vector<std::string> Play::event_ids() const {
  std::vector<std::string> ids;
  for (const kernel::Told& told : match_->events()) ids.push_back(match_->table().event_id(told.event));
  return ids;
}

std::string Play::who_is_asked() const {
  if (match_->over()) return "the match is over";
  if (match_->fault()) return "the match is faulted";
  std::string out;
  for (const Prompt& p : match_->prompts()) {
    if (p.answered()) continue;
    const std::string_view clause = id_of(p.clause);
    out += (out.empty() ? "" : "; ") + seat_name(p.seat) + " is";
    if (!clause.empty()) out += " (" + std::string(clause) + ")";
    out += ", and is offered " + listed(option_ids(p));
  }
  return out;
}

Document Play::waiting() const {
  Document seats = Document::list();
  for (const Prompt& p : match_->prompts()) {
    if (!p.answered()) seats.push(p.seat.value);
  }
  return seats;
}

Document Play::winners() const {
  Document seats = Document::list();
  for (std::size_t s = 0; match_->over() && s < match_->setup().seats; ++s) {
    if (match_->result().won(Seat{s})) seats.push(s);
  }
  return seats;
}

void Play::note_events() {
  for (; noted_events_ < match_->events().size(); ++noted_events_) {
    const kernel::Event& event = match_->events()[noted_events_].event;
    course_.push_back("    " + match_->table().event_id(event) + ": " + match_->table().event_text(event).en);
  }
}

}  // namespace kostka::scenario
