// Golden journals: matches that were recorded once and must still play as recorded. Where fingerprints.txt says that a
// game plays differently, these say at which row, so that its rules_version is raised.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "store/journal_verify.h"
#include "store/recorded_match.h"
#include "tests/games/shelf.h"

namespace kostka::tests {
namespace {

namespace fs = std::filesystem;
using kernel::Document;
using kernel::Seat;

constexpr std::string_view kHowToRecord =
    "    KOSTKA_RECORD_JOURNALS=1 build/dev/tests/test_games --gtest_filter='Journals.*'";

// A match to record: who plays it, as levels of bots that give the same answers on every machine, and what is agreed.
struct Golden {
  std::string_view game;
  std::string_view name;  // of its file in tests/journals
  std::vector<std::string> players;
  std::vector<std::pair<std::string, std::string>> options;
};

const std::vector<Golden>& goldens() {
  static const std::vector<Golden> all = {
      {"pig", "pig", {"random", "random"}, {}},
      {"knockdown", "knockdown-chosen", {"habit", "random"}, {}},
      {"knockdown", "knockdown-random", {"random", "habit"}, {{"fighters", "random"}, {"arena", "random"}}},
      {"karak", "karak-two", {"habit", "random"}, {}},
      {"karak", "karak-imperium", {"habit", "habit", "random", "habit", "random"}, {{"imperium", "on"}}},
      {"relic", "relic-two", {"habit", "habit"}, {}},
      {"relic", "relic-three", {"habit", "random", "habit"}, {{"sheet", "the-fourfold-taint"}, {"bonuses", "declare"}}},
      {"relic-nemesis", "relic-nemesis-five", {"habit", "habit", "random", "habit", "habit"}, {}},
      {"relic-nemesis",
       "relic-nemesis-alliance",
       {"habit", "habit", "habit", "habit"},
       {{"variant", "enemies-of-the-imperium"}, {"sheet", "rne-dark-alliance"}}},
      {"relic-nemesis",
       "relic-nemesis-together",
       {"habit", "habit", "habit"},
       {{"variant", "enemies-of-the-imperium"}, {"sheet", "rne-shoulder-to-shoulder"}}},
      {"relic-nemesis", "relic-nemesis-collector", {"habit", "habit"}, {{"sheet", "rne-master-collector"}}},
      {"relic-nemesis", "relic-nemesis-hulk", {"habit", "habit"}, {{"sheet", "rne-hulk-of-the-wayward-warrior"}}},
      {"nemesis", "nemesis-alone", {"habit"}, {}},
      {"nemesis", "nemesis-rivals", {"habit", "habit", "habit", "habit", "habit"}, {{"boarding", "off"}}},
      {"nemesis", "nemesis-three", {"habit", "random", "habit"}, {{"intruder-player", "on"}}},
      {"nemesis", "nemesis-carnomorphs", {"habit", "habit"}, {{"enemies", "carnomorphs"}, {"company", "cooperative"}}},
  };
  return all;
}

fs::path path_of(const Golden& golden) {
  return fs::path(KOSTKA_SOURCE_DIR) / "tests" / "journals" / (std::string(golden.name) + ".jsonl");
}

// What a journal of this game names as its content.
std::string packed_content_hash(std::string_view game) {
  kernel::Diagnostics diagnostics;
  return store::content_hash(*content::content_of(*games::find_module(game), {}, content::packed_content, diagnostics));
}

// ---- recording --------------------------------------------------------------------------------------------------

// Answers as its bots do. Now and then a decision is taken back, alone or by consent, so that the journals hold
// every kind of row.
class Recording {
 public:
  Recording(const kernel::Game& game, const Golden& golden) {
    store::JournalHeader header;
    header.game = game.info().id;
    header.rules_version = game.info().rules_version;
    header.content = packed_content_hash(game.info().id);
    header.seats = golden.players;
    const store::Secret secret = store::secret_from_seed(1);
    header.commitment = store::commitment_to(secret);

    Document options = Document::map();
    for (const auto& [id, choice] : golden.options) options.set(id, choice);
    kernel::MatchSetup setup = standard_setup(game.info());
    setup.seats = static_cast<std::uint8_t>(golden.players.size());
    kernel::Diagnostics diagnostics;
    EXPECT_TRUE(read_setup(game.info(), options, setup, diagnostics)) << diagnostics.to_text();
    header.options = write_setup(game.info(), setup);

    for (std::size_t s = 0; s < golden.players.size(); ++s) {
      bots_.push_back(bots::make_bot(golden.players[s], store::bot_key(secret, Seat{s})));
    }
    match_ = std::make_unique<store::RecordedMatch>(game, header, setup, secret);
  }

  // The whole journal; nothing when the match does not come to an end.
  std::optional<std::string> play() {
    constexpr int kDecisionsOfAMatch = 100'000, kUndoEvery = 13, kTakebackEvery = 101, kInputsTakenBack = 8;
    const kernel::Match& match = match_->match();
    for (int decision = 1; decision <= kDecisionsOfAMatch && !match.over() && !match.fault(); ++decision) {
      const auto prompts = match.prompts();
      const auto open = std::find_if(prompts.begin(), prompts.end(), [](const auto& p) { return !p.answered(); });
      if (open == prompts.end()) return std::nullopt;
      const kernel::Prompt prompt = *open;
      if (match_->answer(prompt.seat, bots_[prompt.seat.index()]->choose(match, prompt)) != kernel::Refused::no) {
        return std::nullopt;
      }
      if (decision % kUndoEvery == 0 && match.can_undo(prompt.seat)) match_->undo(prompt.seat);
      if (decision % kTakebackEvery == 0 && match.inputs().size() > kInputsTakenBack) {
        match_->take_back(match.inputs().size() - kInputsTakenBack);
      }
    }
    if (!match.over()) return std::nullopt;
    return match_->take_unsaved_lines();
  }

 private:
  std::vector<std::unique_ptr<bots::Bot>> bots_;
  std::unique_ptr<store::RecordedMatch> match_;
};

void record(const kernel::Game& game, const Golden& golden) {
  const auto text = Recording(game, golden).play();
  ASSERT_TRUE(text) << "this match does not come to an end";
  std::ofstream file(path_of(golden), std::ios::binary);
  file << *text;
  ASSERT_TRUE(file.flush()) << path_of(golden) << " cannot be written";
}

// ---- comparing --------------------------------------------------------------------------------------------------

// The first thing that the journal and the game disagree about; empty when there is none.
std::string difference(const store::Journal& journal, const kernel::Game& game) {
  const auto verification = store::verify_journal(journal, game, packed_content_hash(game.info().id));
  for (const store::Check& check : verification.checks) {
    if (check.state == store::Check::State::failed) return check.sentence.en;
  }
  return journal.finished() ? std::string() : "The match is not finished.";
}

// What is wrong with a recorded match under the rules of today, and what is to be done about it; empty when it plays.
std::string complaint(const store::Journal& journal, const kernel::Game& game) {
  const int then = journal.header.rules_version, now = game.info().rules_version;
  if (then != now) {
    return "it was recorded under version " + std::to_string(then) + " of the rules, which are now version " +
           std::to_string(now) + ". Record it again with\n" + std::string(kHowToRecord);
  }
  if (const std::string wrong = difference(journal, game); !wrong.empty()) {
    return wrong + "\nMatches that people have recorded play differently after this change. If that is its purpose, " +
           "raise rules_version of " + journal.header.game + ", then record the golden journals again with\n" +
           std::string(kHowToRecord);
  }
  return {};
}

std::optional<store::Journal> journal_of(const Golden& golden) {
  kernel::Diagnostics diagnostics;
  return store::read_journal(path_of(golden), diagnostics);
}

const kernel::Game& game_of(const Golden& golden, const std::vector<std::unique_ptr<kernel::Game>>& games) {
  return **std::find_if(games.begin(), games.end(), [&](const auto& game) { return game->info().id == golden.game; });
}

TEST(Journals, EveryRecordedMatchPlaysAsRecorded) {
  const bool recording = std::getenv("KOSTKA_RECORD_JOURNALS") != nullptr;
  const auto games = all_games();
  for (const Golden& golden : goldens()) {
    SCOPED_TRACE(path_of(golden).filename().string());
    const kernel::Game& game = game_of(golden, games);
    auto journal = journal_of(golden);
    // Only what a raised version allows is recorded again: a journal of this very version that no longer plays stays,
    // and goes on failing until the version is raised.
    const bool outdated = !journal || journal->header.rules_version < game.info().rules_version;
    if (recording && outdated) {
      record(game, golden);
      journal = journal_of(golden);
    }
    ASSERT_TRUE(journal) << "There is no such journal, or it cannot be read. Record it with\n" << kHowToRecord;
    EXPECT_EQ(complaint(*journal, game), "");
  }
}

TEST(Journals, EveryGameHasOne) {
  for (const auto& game : all_games()) {
    const bool has_one =
        std::any_of(goldens().begin(), goldens().end(), [&](const Golden& g) { return g.game == game->info().id; });
    EXPECT_TRUE(has_one) << game->info().id << " has no golden journal: add one to goldens()";
  }
}

TEST(Journals, HoldEveryKindOfRow) {
  std::array<std::size_t, std::variant_size_v<store::Row>> rows{};
  for (const Golden& golden : goldens()) {
    const auto journal = journal_of(golden);
    ASSERT_TRUE(journal) << golden.name;
    for (const store::Row& row : journal->rows) ++rows[row.index()];
  }
  for (const store::Row& row : {store::Row(store::AnswerRow{}), store::Row(store::ChanceRow{}),
                                store::Row(store::UndoRow{}), store::Row(store::TakebackRow{})}) {
    EXPECT_GT(rows[row.index()], 0u) << row_line(row);
  }
}

TEST(Journals, AChangeOfTheRulesMustRaiseTheirVersion) {
  const auto games = all_games();
  const Golden& golden = goldens().front();
  const kernel::Game& game = game_of(golden, games);
  const auto journal = journal_of(golden);
  ASSERT_TRUE(journal);

  store::Journal changed = *journal;
  for (store::Row& row : changed.rows) {
    if (auto* answer = std::get_if<store::AnswerRow>(&row)) answer->position ^= 1;
  }
  EXPECT_NE(complaint(changed, game).find("raise rules_version of pig"), std::string::npos) << complaint(changed, game);

  changed = *journal;
  --changed.header.rules_version;
  EXPECT_NE(complaint(changed, game).find("Record it again"), std::string::npos) << complaint(changed, game);
}

}  // namespace
}  // namespace kostka::tests
