#include "store/journal.h"

#include <gtest/gtest.h>

#include "tests/store/pig_match.h"

namespace kostka::store {
namespace {

std::string whole_game() {
  Disk disk;
  play_pig(*begin_pig(disk, secret_from_seed(7)));
  return disk.bytes;
}

std::string lines(std::string_view text, std::size_t count) {
  std::size_t end = 0;
  for (; count > 0; --count) end = text.find('\n', end) + 1;
  return std::string(text.substr(0, end));
}

TEST(Journal, HeaderIsAsDocumented) {
  JournalHeader header = pig_header(secret_from_seed(7));
  EXPECT_EQ(header_line(header), R"({"kostka_journal":1,"game":"pig","rules_version":1,"content":")" + header.content +
                                     R"(","options":{},"seats":["Ala","Olek"],"chance":"stream","commitment":")" +
                                     to_hex(*header.commitment) + R"(","nonces":["żaba",""]})" + "\n");
}

TEST(Journal, RowsAreAsDocumented) {
  using kernel::Seat;
  EXPECT_EQ(row_line(AnswerRow{7, Seat{0}, "attack:row-2", 3, 0x1f}),
            R"({"n":7,"seat":0,"answer":"attack:row-2","option":3,"position":"000000000000001f"})"
            "\n");
  EXPECT_EQ(row_line(ChanceRow{8, 4}), R"({"n":8,"chance":4})"
                                       "\n");
  EXPECT_EQ(row_line(UndoRow{Seat{1}}), R"({"undo":1})"
                                        "\n");
  EXPECT_EQ(row_line(TakebackRow{5}), R"({"takeback":5})"
                                      "\n");
  EXPECT_EQ(row_line(EndRow{{Seat{0}, Seat{1}}, {}}), R"({"end":{"winners":[0,1]}})"
                                                      "\n");
  EXPECT_EQ(row_line(FaultRow{"A card is lost."}), R"({"fault":"A card is lost."})"
                                                   "\n");
}

TEST(Journal, ReadsBackWhatItWrote) {
  const std::string text = whole_game();
  const Journal journal = parsed(text);
  EXPECT_EQ(write_journal(journal), text);
  EXPECT_TRUE(journal.finished());
  EXPECT_FALSE(journal.torn);
  EXPECT_EQ(journal.whole_bytes, text.size());
}

// Wherever a crash tears the file, every row before it is kept.
TEST(Journal, AcceptsATornLastLineAtEveryByte) {
  const std::string text = lines(whole_game(), 6);
  const std::size_t header = text.find('\n') + 1;
  for (std::size_t size = header; size <= text.size(); ++size) {
    const std::string_view part = std::string_view(text).substr(0, size);
    const Journal journal = parsed(part);
    ASSERT_EQ(journal.header.game, "pig") << size;
    const auto whole = static_cast<std::size_t>(std::count(part.begin(), part.end(), '\n'));
    // A row that lacks nothing but its newline is whole.
    ASSERT_GE(journal.rows.size() + 1, whole);
    ASSERT_LE(journal.rows.size(), whole);
    ASSERT_EQ(journal.torn, journal.whole_bytes != size);
  }
}

TEST(Journal, DoesWithoutZeroesThatACrashLeftBehind) {
  const std::string text = lines(whole_game(), 3);
  const Journal journal = parsed(text + std::string(4096, '\0'));
  EXPECT_EQ(journal.rows.size(), 2u);
  EXPECT_TRUE(journal.torn);
  EXPECT_EQ(journal.whole_bytes, text.size());
}

TEST(Journal, NamesLineAndExpectation) {
  const std::string text = whole_game();
  EXPECT_EQ(mistake_in(""), "pig.jsonl:1: expected the header of a journal, found an empty file\n");
  EXPECT_EQ(mistake_in(replaced(text, "\"kostka_journal\":1", "\"kostka_journal\":2")).substr(0, 12), "pig.jsonl:1:");
  EXPECT_EQ(mistake_in(replaced(text, "\"n\":1,", "\"n\":\"one\",")),
            "pig.jsonl:2: n: expected a whole number from 1 to 4294967295, found text \"one\"\n");
  EXPECT_EQ(mistake_in(replaced(text, "\"seat\":0", "\"seat\":2")).substr(0, 12), "pig.jsonl:2:");
  EXPECT_NE(mistake_in(replaced(text, "\"position\":\"", "\"position\":\"x")).find("16 hexadecimal digits"),
            std::string::npos);
  EXPECT_NE(mistake_in(replaced(text, "\"option\"", "\"opinion\"")).find("pig.jsonl:2:"), std::string::npos);
  EXPECT_NE(mistake_in(replaced(text, "\"chance\":", "\"luck\":")).find("pig.jsonl:"), std::string::npos);
  EXPECT_NE(mistake_in(text + "{\"undo\":0}\n").find("expected nothing after the end"), std::string::npos);
  EXPECT_NE(mistake_in(lines(text, 2) + "{}\n").find("pig.jsonl:3: expected a row with"), std::string::npos);
  EXPECT_NE(mistake_in(lines(text, 2) + "\n" + text).find("pig.jsonl:3:"), std::string::npos);
}

TEST(Journal, RefusesWrongHeaders) {
  const std::string header = lines(whole_game(), 1);
  EXPECT_NE(mistake_in(replaced(header, "[\"Ala\",\"Olek\"]", "[]")).find("1 to 6 names"), std::string::npos);
  EXPECT_NE(mistake_in(replaced(header, "[\"żaba\",\"\"]", "[\"a\"]")).find("one for each of the 2 seats"),
            std::string::npos);
  EXPECT_NE(mistake_in(replaced(header, "\"stream\"", "\"steam\"")).find("stream"), std::string::npos);
  EXPECT_NE(mistake_in(replaced(header, "\"commitment\":\"", "\"commitment\":\"0")).find("64 hexadecimal"),
            std::string::npos);
  EXPECT_NE(mistake_in(std::string_view(header).substr(0, 20)), "");
}

TEST(Journal, SaysWhyAFileCannotBeRead) {
  kernel::Diagnostics diagnostics;
  EXPECT_FALSE(read_journal("no/such/file.jsonl", diagnostics));
  EXPECT_NE(diagnostics.to_text().find("there is no such file"), std::string::npos);
}

}  // namespace
}  // namespace kostka::store
