#include "kernel/play/match.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "kernel/data/diagnostics.h"
#include "kernel/data/reflect.h"

namespace kostka::kernel {

// A match of people has some hundred kilobytes of events, one that has just begun a few hundred bytes.
constexpr std::size_t kFirstBlock = 1024, kLaterBlock = 8 * 1024;

std::span<const std::byte> EventBytes::keep(std::span<const std::byte> data) {
  if (data.empty()) return {};
  if (left_ < data.size()) {
    const std::size_t block = std::max(blocks_.empty() ? kFirstBlock : kLaterBlock, data.size());
    blocks_.push_back(std::make_unique_for_overwrite<std::byte[]>(block));
    left_ = block;
    end_ = blocks_.back().get() + block;
  }
  std::byte* const at = end_ - left_;
  std::memcpy(at, data.data(), data.size());
  left_ -= data.size();
  return {at, data.size()};
}

void EventBytes::clear() {
  blocks_.clear();
  left_ = 0;
}

// Collects events while a match is played or replayed.
struct Match::Keeper final : EventListener {
  explicit Keeper(Match& m) : match(m) {}
  void on_event(const Event& event) override {
    auto& events = match.events_;
    // A quarter at a time: a server keeps thousands of matches, and half-empty lists would be most of them.
    if (events.size() == events.capacity()) events.reserve(events.size() + events.size() / 4 + 64);
    Event kept = event;
    kept.data = match.event_bytes_.keep(event.data);
    events.push_back({kept, static_cast<std::uint32_t>(match.inputs_.size())});
  }
  Match& match;
};

// A card that is lost stays lost, and so it is with most that an audit looks for. A match of a study or a bot's
// thought, of which there are millions, is looked at now and then and at its end; one that people play at every
// checkpoint.
static std::uint32_t audits_of(Keep keep) { return keep == Keep::nothing ? 64 : 1; }

Text describe(Refused why) {
  switch (why) {
    case Refused::no: return {"accepted", "przyjęto"};
    case Refused::match_is_over: return {"the match is over", "rozgrywka jest zakończona"};
    case Refused::match_is_faulted:
      return {"the match was stopped by an error in its rules", "rozgrywkę zatrzymał błąd w zasadach programu"};
    case Refused::seat_is_not_asked: return {"it is not this seat's decision", "to nie jest decyzja tego miejsca"};
    case Refused::no_such_option: return {"there is no such option", "nie ma takiej możliwości"};
  }
  return {};
}

Match::Match(const Game& game, const MatchSetup& setup, const ChanceKey& key, Keep keep, ChanceSource source)
    : game_(game), table_(game.new_table()), keep_(keep), keeper_(std::make_unique<Keeper>(*this)) {
  table_->source_ = source;
  restart(setup, key);
}

Match::~Match() = default;

void Match::restart(const MatchSetup& setup, const ChanceKey& key) {
  setup_ = setup;
  rules_.reset();
  table_->stream_.reset(key);
  game_.set_up(*table_, setup);
  start_at_state();
}

void Match::start_at_state() {
  rules_.reset();
  if (keep_ != Keep::nothing) origin_ = table_->state_image();
  table_->record_ = keep_ != Keep::nothing ? &inputs_ : nullptr;
  table_->audit_every_ = audits_of(keep_);
  table_->checkpoints_ = 0;
  table_->listener_ = keep_ == Keep::inputs_and_events ? keeper_.get() : outside_listener_;
  table_->tape_.clear();
  table_->replayed_ = 0;
  table_->overlay_at_ = Table::kNoOverlay;
  table_->inputs_ = 0;
  table_->save();
  inputs_.clear();
  events_.clear();
  event_bytes_.clear();
  undo_floor_ = 0;
  last_answer_ = {};
  begin();
  undo_floor_ = inputs_.size();
}

bool Match::start_from(const Document& position, std::span<const std::string> patched, Diagnostics& diagnostics) {
  const auto before = table_->state_image();
  const std::size_t problems = diagnostics.count();
  if (table_->read_state(position, diagnostics)) {
    if (const std::string wrong = table_->settle(patched); !wrong.empty()) diagnostics.error(position, wrong);
    if (const char* broken = table_->audit(); broken && diagnostics.count() == problems)
      diagnostics.error(position, broken);
  }
  if (diagnostics.count() != problems) {
    table_->set_state_image(before);
    return false;
  }
  start_at_state();
  return true;
}

void Match::begin() {
  over_ = false;
  table_->innermost_scope = nullptr;
  table_->fault_ = nullptr;
  table_->result_ = {};
  table_->irrevocable_ = false;
  table_->forget_prompts();
  {
    const FaultScope scope(table_->fault_);
    rules_ = table_->play();
  }
  table_->waiting_ = rules_.handle();
  run();
}

void Match::run() {
  if (const auto rules = std::exchange(table_->waiting_, {})) {
    const FaultScope scope(table_->fault_);
    rules.resume();
  }
  if (table_->fault_) [[unlikely]] {
    table_->forget_prompts();
  } else if (rules_.handle().done()) {
    over_ = true;
    if (const char* broken = table_->audit()) [[unlikely]] {
      over_ = false;
      table_->fault(broken);
    }
  }
}

const Prompt* Match::prompt_of(Seat who) const {
  for (const Prompt& p : table_->prompts_) {
    if (p.seat == who && !p.answered()) return &p;
  }
  return nullptr;
}

Refused Match::answer(Seat who, std::uint32_t option) {
  if (table_->fault_) [[unlikely]]
    return Refused::match_is_faulted;
  if (over_) [[unlikely]]
    return Refused::match_is_over;
  auto& prompts = table_->prompts_;
  const auto prompt =
      std::find_if(prompts.begin(), prompts.end(), [who](const Prompt& p) { return p.seat == who && !p.answered(); });
  if (prompt == prompts.end()) [[unlikely]]
    return Refused::seat_is_not_asked;
  if (option >= prompt->count()) [[unlikely]]
    return Refused::no_such_option;

  std::uint32_t value = option;
  if (prompt->is_chance() && prompt->listed > 0) {
    // A drawn card: the outcome is its place in the pool, not its number among the distinct cards.
    value = static_cast<std::uint32_t>(table_->options_[option].amount);
  }
  const std::size_t before = inputs_.size();
  if (keep_ != Keep::nothing) inputs_.push_back({who, static_cast<std::uint16_t>(value)});
  prompt->answer = static_cast<std::int32_t>(option);
  table_->irrevocable_ = prompt->is_chance();
  if (prompts.size() == 1) {
    table_->chance_outcome_ = value;
    table_->push_input(value);
    run();
  } else if (std::all_of(prompts.begin(), prompts.end(), [](const Prompt& p) { return p.answered(); })) {
    for (const Prompt& p : prompts) table_->push_input(static_cast<std::uint32_t>(p.answer));
    run();
  }
  if (keep_ != Keep::nothing) {
    if (last_answer_ != who) undo_floor_ = before;
    if (table_->irrevocable_) undo_floor_ = inputs_.size();
    last_answer_ = who;
  }
  return Refused::no;
}

Refused Match::feed(const Input& input) {
  const Prompt* prompt = prompt_of(input.who);
  if (!prompt || !prompt->is_chance() || prompt->listed == 0) return answer(input.who, input.value);
  // Equal cards of a pool lie together and are offered once, under the place of the first.
  std::uint32_t i = 0;
  while (i + 1 < prompt->listed && table_->options_[i + 1].amount <= static_cast<int>(input.value)) ++i;
  return answer(input.who, i);
}

bool Match::can_undo(Seat who) const {
  if (keep_ == Keep::nothing || table_->fault_ || over_) return false;
  for (const Prompt& p : table_->prompts_) {
    if (p.seat == who && p.answered()) return true;  // the others are still thinking, nothing is revealed
  }
  return last_answer_ == who && inputs_.size() > undo_floor_;
}

bool Match::undo(Seat who) {
  if (!can_undo(who)) return false;
  auto inputs = inputs_;
  const auto last = std::find_if(inputs.rbegin(), inputs.rend(), [who](const Input& i) { return i.who == who; });
  inputs.erase(std::next(last).base());
  replay(std::move(inputs));
  return true;
}

bool Match::rewind(std::size_t count) {
  if (keep_ == Keep::nothing || count > inputs_.size()) return false;
  auto inputs = inputs_;
  // Back to a decision, so that no throw of the dice is left hanging.
  while (count > 0 && count < inputs.size() && inputs[count].is_chance()) --count;
  inputs.resize(count);
  replay(std::move(inputs));
  return true;
}

void Match::replay(std::vector<Input> inputs) {
  const ChanceSource source = std::exchange(table_->source_, ChanceSource::outside);
  rules_.reset();
  table_->set_state_image(origin_);
  start_at_state();
  for (const Input& input : inputs) {
    if (feed(input) != Refused::no) break;
  }
  table_->source_ = source;
}

void Match::retire() {
  if (!over_) return;
  rules_.reset();
  table_->arena_.release();
  inputs_.shrink_to_fit();
  events_.shrink_to_fit();
}

void Match::fork_into(Match& target) const {
  target.table_->stream_ = table_->stream_;
  const Table& from = *table_;
  Table& to = *target.table_;
  target.rules_.reset();
  target.setup_ = setup_;
  target.keep_ = Keep::nothing;
  to.record_ = nullptr;
  to.audit_every_ = audits_of(Keep::nothing);
  to.listener_ = nullptr;
  to.explaining_ = false;
  to.source_ = from.source_;
  to.copy_checkpoint(from);
  to.restore();
  const std::size_t first_part = std::min(from.overlay_at_, from.tape_.size());
  to.tape_.assign(from.tape_.begin(), from.tape_.begin() + static_cast<std::ptrdiff_t>(first_part));
  to.replayed_ = 0;
  to.inputs_ = from.inputs_;
  target.begin();
  to.overlay_at_ = from.overlay_at_;
  if (from.overlay_at_ != Table::kNoOverlay) {
    to.apply_overlay();
    if (first_part < from.tape_.size()) {
      to.tape_.assign(from.tape_.begin(), from.tape_.end());
      to.replayed_ = first_part;
      if (!to.prompts_.empty() && to.prompts_[0].is_chance()) {
        to.chance_outcome_ = to.tape_[to.replayed_++];
      } else {
        for (Prompt& p : to.prompts_) p.answer = to.tape_[to.replayed_++];
      }
      target.run();
    }
  }
  for (std::size_t i = 0; i < to.prompts_.size() && i < from.prompts_.size(); ++i) {
    to.prompts_[i].answer = from.prompts_[i].answer;
  }
}

void Match::fork_into(Match& target, const ChanceKey& key) const {
  fork_into(target);
  target.table_->stream_.reset(key);
  // People who throw real dice are not asked for those that a bot only imagines.
  target.table_->source_ = ChanceSource::stream;
}

std::unique_ptr<Match> Match::fork() const {
  auto copy = std::make_unique<Match>(game_, setup_, ChanceKey{}, Keep::nothing);
  fork_into(*copy);
  return copy;
}

void Match::determinize(Observer observer, const ChanceKey& key) {
  ChanceStream stream(key);
  table_->determinize(observer, stream);
  table_->keep_overlay();
  table_->overlay_at_ = table_->tape_.size();
  for (Prompt& p : table_->prompts_) {
    if (!observer.sees_secrets_of(p.seat)) p.answer = -1;
  }
}

Document Match::checkpoint_position() const { return table_->checkpoint_document(); }

std::vector<std::string_view> Match::waiting_rules() const {
  std::vector<std::string_view> rules;
  if (table_->prompts_.empty()) return rules;
  for (auto frame = table_->waiting_; frame; frame = detail::PromiseBase::of(frame).caller) {
    const std::string_view rule = detail::PromiseBase::of(frame).rule;
    // The kernel's own frames stand between two rules of the game and say nothing about it.
    if (rule != "scoped" && rule != "propose") rules.push_back(rule);
  }
  std::ranges::reverse(rules);
  return rules;
}

std::uint64_t Match::fingerprint() const {
  Hasher hasher;
  hasher.add(table_->state_fingerprint());
  hasher.add(over_);
  const auto add_object = [&hasher](Object o) {
    hasher.add(std::uint64_t{o.kind} | std::uint64_t{o.owner.value} << 8 | std::uint64_t{o.index} << 16);
  };
  for (const Prompt& p : table_->prompts_) {
    hasher.add(p.seat.value);
    hasher.add(p.question.kind);
    hasher.add(p.count());
    for (std::uint32_t i = 0; i < p.listed; ++i) {
      const Option& o = table_->options_[p.first_option + i];
      hasher.add(o.kind);
      hasher.add(static_cast<std::uint16_t>(o.amount));
      for (const Object& object : o.about) add_object(object);
    }
  }
  return hasher.finish();
}

}  // namespace kostka::kernel
