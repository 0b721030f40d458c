// Journals of a game with everything that Pig lacks: hidden cards, decks with equal cards, secret choices, undo.
#include <gtest/gtest.h>

#include "store/journal_verify.h"
#include "tests/store/knockdown_match.h"

namespace kostka::store {
namespace {

// Plays at random, and now and then takes something back alone or by consent.
void play(SavedMatch& game, kernel::ChanceStream& whims, int decisions) {
  for (; decisions > 0 && !game.match().over(); --decisions) {
    const kernel::Prompt prompt = open_prompt(game.match());
    ASSERT_EQ(game.answer(prompt.seat, whims.below(prompt.count())), kernel::Refused::no);
    if (game.match().can_undo(prompt.seat) && whims.below(4) == 0) {
      ASSERT_TRUE(game.undo(prompt.seat));
    }
    if (const auto inputs = game.match().inputs().size(); inputs > 8 && whims.below(40) == 0) {
      game.take_back(inputs - 1 - whims.below(8));
    }
  }
}

TEST(KnockdownJournal, ReplaysAndVerifiesWithUndoAndTakeback) {
  std::size_t taken_back = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Disk disk;
    const Secret secret = secret_from_seed(seed);
    kernel::ChanceStream whims(kernel::key_from_seed(seed));
    const auto game = begin_knockdown(disk, secret);
    play(*game, whims, 100'000);
    ASSERT_TRUE(game->match().over());
    const Journal journal = parsed(disk.bytes);
    const Replayed again = replay_journal(knockdown(), journal, kAllRows, dice_key(secret, journal.header.nonces));
    ASSERT_FALSE(again.wrong) << again.wrong->en;
    EXPECT_EQ(again.match->fingerprint(), game->match().fingerprint());
    EXPECT_EQ(again.match->events().size(), game->match().events().size());
    for (const Check& check : verify_journal(journal, knockdown(), journal.header.content).checks) {
      EXPECT_EQ(check.state, Check::State::passed) << check.sentence.en;
    }
    for (const Row& row : journal.rows) taken_back += std::holds_alternative<UndoRow>(row) ? 1 : 0;
  }
  EXPECT_GT(taken_back, 10u);
}

TEST(KnockdownJournal, GoesOnIdenticallyAfterACrash) {
  const Secret secret = secret_from_seed(3);
  for (std::size_t cut = 30; cut < 3000; cut += 97) {
    Disk calm;
    kernel::ChanceStream whims(kernel::key_from_seed(3));
    play(*begin_knockdown(calm, secret), whims, 40);

    // The rows up to the cut are on disk; every answer after it is given again.
    const std::size_t header = calm.bytes.find('\n') + 1;
    Disk crashed{calm.bytes.substr(0, std::min(header + cut, calm.bytes.size() - 1))};
    const Journal before = parsed(crashed.bytes), all = parsed(calm.bytes);
    if (before.whole_bytes > 0 && crashed.bytes[before.whole_bytes - 1] != '\n') continue;
    crashed.bytes.resize(before.whole_bytes);
    Replayed replayed = replay_journal(knockdown(), before, kAllRows, dice_key(secret, before.header.nonces));
    ASSERT_FALSE(replayed.wrong);
    SavedMatch again(RecordedMatch(before.header, std::move(replayed), secret), std::make_unique<DiskSink>(crashed));
    for (std::size_t row = before.rows.size(); row < all.rows.size(); ++row) {
      if (const auto* answer = std::get_if<AnswerRow>(&all.rows[row])) again.answer(answer->seat, answer->option);
      if (const auto* undo = std::get_if<UndoRow>(&all.rows[row])) again.undo(undo->seat);
      if (const auto* back = std::get_if<TakebackRow>(&all.rows[row])) again.take_back(back->n);
    }
    ASSERT_EQ(crashed.bytes, calm.bytes) << "cut at " << cut;
  }
}

}  // namespace
}  // namespace kostka::store
