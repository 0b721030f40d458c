#include "server/tables/match_story.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "kernel/data/diagnostics.h"
#include "kernel/data/reflect.h"
#include "kernel/play/match.h"
#include "store/journal_replay.h"

namespace kostka::server {

using kernel::Document;
using kernel::Observer;

namespace {

// What one kind of event means for the story: whom it names, and how much it is worth telling.
struct StoryKind {
  std::string_view game, event;
  std::string_view seat_member;       // of its data; empty: nobody
  std::string_view character_member;  // the seat plays as this from now on
  int weight = 0;                     // as a moment; 0: not worth telling
};

constexpr std::array kStoryKinds = {
    StoryKind{"knockdown", "fighter", "who", "fighter"},
    StoryKind{"knockdown", "round_won", "who", "", 6},
    StoryKind{"knockdown", "test_passed", "", "", 5},
    StoryKind{"knockdown", "evaded", "who", ""},
    StoryKind{"knockdown", "combo", "who", "", 2},
    StoryKind{"karak", "hero", "who", "hero"},
    StoryKind{"karak", "general_beaten", "who", "", 9},
    StoryKind{"karak", "emperor", "who", "", 7},
    StoryKind{"karak", "duel_won", "winner", "", 6},
    StoryKind{"karak", "city", "who", "", 4},
    StoryKind{"karak", "soul_stone", "who", "", 3},
    StoryKind{"karak", "explored", "who", ""},
    StoryKind{"karak", "unconscious", "who", "", 2},
    StoryKind{"relic", "character", "who", "character"},
    StoryKind{"relic", "mission_done", "who", "", 5},
    StoryKind{"relic", "vanquished", "who", "", 4},
    StoryKind{"relic", "corrupted", "who", "", 6},
    StoryKind{"relic", "eliminated", "who", "", 8},
    StoryKind{"relic", "duel_won", "winner", "", 4},
    StoryKind{"relic", "level", "who", "", 3},
    StoryKind{"relic-nemesis", "character", "who", "character"},
    StoryKind{"relic-nemesis", "nemesis", "who", "nemesis"},
    StoryKind{"relic-nemesis", "nemesis_battle_won", "winner", "", 8},
    StoryKind{"relic-nemesis", "mission_done", "who", "", 5},
    StoryKind{"relic-nemesis", "vanquished", "who", "", 4},
    StoryKind{"relic-nemesis", "corrupted", "who", "", 6},
    StoryKind{"nemesis", "character_taken", "who", "character"},
    StoryKind{"nemesis", "signal_sent", "who", "", 6},
    StoryKind{"nemesis", "killed", "", "", 5},
    StoryKind{"nemesis", "nest_destroyed", "", "", 9},
    StoryKind{"nemesis", "died", "who", "", 8},
    StoryKind{"nemesis", "self_destruct", "", "", 7},
    StoryKind{"nemesis", "revived", "who", "", 6},
};

constexpr std::size_t kMostMoments = 3;

const StoryKind* telling_kind(std::string_view game, std::string_view event) {
  const auto found =
      std::ranges::find_if(kStoryKinds, [&](const StoryKind& k) { return k.game == game && k.event == event; });
  return found == kStoryKinds.end() ? nullptr : &*found;
}

std::int32_t whole_in(const Document& document) {
  return document.is_int() ? static_cast<std::int32_t>(document.as_int()) : -1;
}

kernel::Text both_in(const Document& document) {
  if (!document.is_map() || !document["en"].is_text() || !document["pl"].is_text()) return {};
  return {document["en"].as_text(), document["pl"].as_text()};
}

// The lengths of the seats' bars; empty where no goal is shown yet.
std::vector<std::int32_t> amounts_in(const Document& goal, std::size_t seats) {
  if (!goal.is_map() || !goal["seats"].is_list()) return {};
  std::vector<std::int32_t> amounts(seats, 0);
  for (const Document& bar : goal["seats"].items()) {
    const std::int32_t seat = whole_in(bar["seat"]);
    if (seat < 0 || std::cmp_greater_equal(seat, seats)) continue;
    for (const Document& part : bar["parts"].items())
      amounts[static_cast<std::size_t>(seat)] += whole_in(part["amount"]);
  }
  return amounts;
}

class Teller {
 public:
  Teller(const kernel::Game& game, std::size_t seats) : game_(game.info().id), seats_(seats) {
    story_.characters.resize(seats);
    story_.deeds.resize(seats);
  }

  // After each row.
  void look(const store::JournalPlayer& player) {
    const kernel::Match& match = player.match();
    const auto row = static_cast<std::int32_t>(player.rows_played());
    inputs_at_.push_back(static_cast<std::int32_t>(match.inputs().size()));
    const auto turn = static_cast<std::int32_t>(match.table().turns());
    // What was taken back has not happened.
    while (!story_.points.empty() && story_.points.back().turn > turn) story_.points.pop_back();
    if (turn == looked_at_ && !match.over()) return;
    looked_at_ = turn;
    const Document view = match.view(Observer::spectator());
    auto amounts = amounts_in(view["table"]["goal"], seats_);
    if (amounts.empty()) return;
    if (!story_.points.empty() && story_.points.back().turn == turn) story_.points.pop_back();
    story_.points.push_back({turn, row, std::move(amounts)});
  }

  MatchStory end(const store::JournalPlayer& player) {
    const kernel::Match& match = player.match();
    const Document view = match.view(Observer::spectator());
    story_.turns = static_cast<std::int32_t>(match.table().turns());
    for (std::size_t s = 0; s < seats_; ++s) {
      if (match.result().won(kernel::Seat{s})) story_.winners.push_back(static_cast<std::int32_t>(s));
    }
    read_goal(view["table"]["goal"]);
    const Document events = match.view_events(Observer::spectator());
    for (const Document& event : events.items()) take(event);
    choose_moments();
    return std::move(story_);
  }

 private:
  void read_goal(const Document& shown) {
    story_.places.assign(seats_, 1);
    protocol::Goal goal;
    kernel::Diagnostics diagnostics;
    if (shown.is_map() && kernel::from_document(shown, goal, diagnostics)) story_.goal = std::move(goal);
    const std::vector<std::int32_t> amounts = amounts_in(shown, seats_);
    const auto won = [&](std::size_t s) {
      return std::ranges::find(story_.winners, static_cast<std::int32_t>(s)) != story_.winners.end();
    };
    // Who has won stands before all others, however long their bars are.
    for (std::size_t s = 0; s < seats_; ++s) {
      for (std::size_t other = 0; other < seats_; ++other) {
        const bool before =
            won(other) != won(s) ? won(other) : !won(s) && !amounts.empty() && amounts[other] > amounts[s];
        if (before) ++story_.places[s];
      }
    }
  }

  void take(const Document& event) {
    if (!event["event"].is_text()) return;
    const StoryKind* kind = telling_kind(game_, event["event"].as_text());
    if (kind == nullptr) return;
    const Document& data = event["data"];
    std::optional<std::int32_t> seat;
    if (!kind->seat_member.empty()) {
      const std::int32_t who = whole_in(data[kind->seat_member]);
      if (who < 0 || std::cmp_greater_equal(who, seats_)) return;
      seat = who;
      story_.deeds[static_cast<std::size_t>(who)][std::string(kind->event)]++;
    }
    if (!kind->character_member.empty() && seat) {
      std::string& as = story_.characters[static_cast<std::size_t>(*seat)];
      // Who begins again with another one is remembered for the first.
      if (const Document& id = data[kind->character_member]; as.empty() && id.is_text()) as = id.as_text();
    }
    if (kind->weight == 0) return;
    const std::int32_t row = row_after(whole_in(event["after"]));
    candidates_.push_back({turn_at(row), row, std::string(kind->event), seat, both_in(event["text"]), kind->weight});
  }

  // The first row after which the match held so many inputs for good.
  [[nodiscard]] std::int32_t row_after(std::int32_t inputs) const {
    std::size_t row = inputs_at_.size();
    while (row > 0 && inputs_at_[row - 1] >= inputs) --row;
    return static_cast<std::int32_t>(std::min(row + 1, inputs_at_.size()));
  }
  [[nodiscard]] std::int32_t turn_at(std::int32_t row) const {
    std::int32_t turn = 0;
    for (const MatchStory::Point& point : story_.points) {
      if (point.row <= row) turn = point.turn;
    }
    return turn;
  }

  // The weightiest, and of equal ones the latest; no two of one turn.
  void choose_moments() {
    std::ranges::sort(candidates_, [](const auto& a, const auto& b) {
      return std::pair(a.weight, a.row) > std::pair(b.weight, b.row);
    });
    for (MatchStory::Event& event : candidates_) {
      if (story_.moments.size() == kMostMoments) break;
      const bool told = std::ranges::any_of(story_.moments, [&](const auto& m) { return m.turn == event.turn; });
      if (!told) story_.moments.push_back(std::move(event));
    }
    std::ranges::sort(story_.moments, {}, &MatchStory::Event::row);
  }

  std::string_view game_;
  std::size_t seats_;
  MatchStory story_;
  std::vector<MatchStory::Event> candidates_;
  std::vector<std::int32_t> inputs_at_;  // after each row
  std::int32_t looked_at_ = -1;
};

}  // namespace

Result<MatchStory> story_of(const kernel::Game& game, std::string_view text) {
  kernel::Diagnostics diagnostics;
  const auto journal = store::parse_journal(text, "journal", diagnostics);
  if (!journal) return Code::broken;
  kernel::Text wrong;
  const auto setup = store::setup_of(journal->header, game, wrong);
  if (!setup) return error_of(Code::match_is_faulted, wrong);
  store::JournalPlayer player(game, *journal, *setup);
  player.mark_seats();
  Teller teller(game, setup->seats);
  while (player.next()) teller.look(player);
  if (player.difference()) return error_of(Code::match_is_faulted, player.difference()->sentence);
  return teller.end(player);
}

}  // namespace kostka::server
