#include "kernel/data/reflect.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "kernel/data/path.h"

namespace kostka::kernel {
namespace {

enum class Speed : std::uint8_t { slow, fast, double_ };
BOOST_DESCRIBE_ENUM(Speed, slow, fast, double_)

struct CardTag {
  static constexpr std::string_view kind = "card";
};
using CardId = Id<CardTag, std::uint16_t>;

struct Fighter {
  std::int8_t health = 0;
  Speed speed = Speed::slow;
  FixedVector<CardId, 3> hand;
};
BOOST_DESCRIBE_STRUCT(Fighter, (), (health, speed, hand))

struct Position {
  bool over = false;
  std::uint8_t round = 0;
  std::array<Fighter, 2> fighters;
  std::uint64_t seen = 0;
  std::optional<std::int32_t> winner;
  Seat default_;
};
BOOST_DESCRIBE_STRUCT(Position, (), (over, round, fighters, seen, winner, default_))

// Cards are named A00, A01, ... A05.
struct CardNames : Naming {
  std::optional<std::string> name(std::string_view kind, std::uint32_t value) const override {
    if (kind != "card" || value > 5) return {};
    return "A0" + std::to_string(value);
  }
  std::optional<std::uint32_t> value(std::string_view kind, std::string_view name) const override {
    for (std::uint32_t v = 0; kind == "card" && v <= 5; ++v) {
      if (name == "A0" + std::to_string(v)) return v;
    }
    return {};
  }
  std::vector<std::string> names(std::string_view kind) const override {
    if (kind != "card") return {};
    return {"A00", "A01", "A02", "A03", "A04", "A05"};
  }
};

Position sample() {
  Position p;
  p.round = 200;
  p.fighters[0].health = -3;
  p.fighters[0].hand.push_back(CardId(1));
  p.fighters[0].hand.push_back(CardId(4));
  p.fighters[1].speed = Speed::double_;
  p.seen = 7;
  p.default_ = Seat(1);
  return p;
}

constexpr std::string_view kSampleJson =
    R"({"over":false,"round":200,"fighters":[{"health":-3,"speed":"slow","hand":[1,4]},)"
    R"({"health":0,"speed":"double","hand":[]}],"seen":7,"winner":null,"default":1})";

// What is written straight into text must be what the document says.
TEST(Reflect, WritesTheSameJsonWithAndWithoutADocument) {
  const CardNames names;
  std::string text = "before ";
  append_json(text, sample(), names);
  EXPECT_EQ(text, "before " + to_json(to_document(sample(), names)));
  text.clear();
  append_json(text, std::vector<std::optional<std::string>>{"a\"\n\x01", std::nullopt, ""});
  EXPECT_EQ(text, "[\"a\\\"\\n\\u0001\",null,\"\"]");
  text.clear();
  append_json(text, std::vector<std::vector<bool>>{{}, {true, false}, {}});
  EXPECT_EQ(text, "[[],[true,false],[]]");
}

TEST(Reflect, WritesMembersInOrderWithSmallIntegersAsNumbersAndEnumsAsNames) {
  EXPECT_EQ(to_json(to_document(sample())), kSampleJson);
}

TEST(Reflect, WritesNamesWhereTheNamingKnowsThem) {
  const Document document = to_document(sample(), CardNames());
  EXPECT_EQ(to_json(document["fighters"][0]["hand"]), R"(["A01","A04"])");
  EXPECT_EQ(to_json(document["default"]), "1");
}

TEST(Reflect, ReadsBackWhatItWrote) {
  for (const bool named : {false, true}) {
    const CardNames names;
    const Naming numbers;
    const Naming& naming = named ? static_cast<const Naming&>(names) : numbers;
    Position read;
    Diagnostics diagnostics;
    EXPECT_TRUE(from_document(to_document(sample(), naming), read, diagnostics, naming)) << diagnostics.to_text();
    EXPECT_TRUE(equal(read, sample()));
    EXPECT_EQ(fingerprint(read), fingerprint(sample()));
  }
}

struct Shelf {
  static constexpr std::array kRenamed{Renamed{"books", "volumes"}};
  std::int32_t volumes = 0;
  bool full = false;
};
BOOST_DESCRIBE_STRUCT(Shelf, (), (volumes, full))

TEST(Reflect, ReadsARenamedMemberUnderItsOldNameToo) {
  Shelf shelf;
  Diagnostics diagnostics;
  EXPECT_TRUE(from_document(Document::map({{"books", 3}, {"full", true}}), shelf, diagnostics));
  EXPECT_EQ(shelf.volumes, 3);
  EXPECT_EQ(to_json(to_document(shelf)), R"({"volumes":3,"full":true})");
  EXPECT_EQ(diagnostics.to_text(), "");
}

TEST(Reflect, DoesNotTakeARenamedMemberTwice) {
  Shelf shelf;
  Diagnostics diagnostics;
  EXPECT_FALSE(from_document(Document::map({{"books", 3}, {"volumes", 4}, {"full", true}}), shelf, diagnostics));
  EXPECT_NE(diagnostics.to_text().find("unknown key \"books\""), std::string::npos) << diagnostics.to_text();
}

TEST(Reflect, FollowsARenamedKeyAtTheBeginningOfAPath) {
  EXPECT_EQ(current_path("books.0.title", Shelf::kRenamed), "volumes.0.title");
  EXPECT_EQ(current_path("books", Shelf::kRenamed), "volumes");
  EXPECT_EQ(current_path("full.books", Shelf::kRenamed), "full.books");
}

TEST(Reflect, WritesTheIdOfNothingAsNull) {
  EXPECT_TRUE(to_document(CardId()).is_null());
  CardId id(3);
  Diagnostics diagnostics;
  EXPECT_TRUE(from_document(Document(), id, diagnostics));
  EXPECT_FALSE(id.valid());
}

TEST(Reflect, KeepsUnsignedNumbersBeyondTheSignedRange) {
  const std::uint64_t all = std::numeric_limits<std::uint64_t>::max();
  EXPECT_EQ(to_document(all), Document("18446744073709551615"));
  std::uint64_t read = 0;
  Diagnostics diagnostics;
  EXPECT_TRUE(from_document(to_document(all), read, diagnostics));
  EXPECT_EQ(read, all);
  EXPECT_FALSE(from_document(Document("18446744073709551616"), read, diagnostics));
  EXPECT_FALSE(from_document(Document(-1), read, diagnostics));
  EXPECT_EQ(diagnostics.to_text(),
            "expected a whole number from 0 to 18446744073709551615, found text \"18446744073709551616\"\n"
            "expected a whole number from 0 to 18446744073709551615, found the number -1\n");
}

TEST(Reflect, ReportsEveryMistakeOfADocument) {
  Document document = to_document(sample());
  document.set("over", 1);
  document.set("round", 256);
  document.set("winer", 1);
  document.find("fighters")->items()[0].set("speed", "fats");
  document.find("fighters")->items()[1].set("hand", Document::list({1, 2, 3, 4}));
  Position read;
  Diagnostics diagnostics;
  EXPECT_FALSE(from_document(document, read, diagnostics));
  EXPECT_EQ(diagnostics.to_text(),
            "unknown key \"winer\"; did you mean \"winner\"?\n"
            "expected true or false, found the number 1\n"
            "expected a whole number from 0 to 255, found the number 256\n"
            "expected \"slow\", \"fast\" or \"double\", found text \"fats\"; did you mean \"fast\"?\n"
            "expected a list of at most 3, found a list of 4\n");
}

TEST(Reflect, ReportsMissingMembersAndWrongLengths) {
  Diagnostics diagnostics;
  Fighter fighter;
  EXPECT_FALSE(from_document(Document::map({{"health", 1}, {"speed", "fast"}}), fighter, diagnostics));
  std::array<bool, 2> flags{};
  EXPECT_FALSE(from_document(Document::list({true}), flags, diagnostics));
  EXPECT_FALSE(from_document(Document("x"), fighter, diagnostics));
  EXPECT_EQ(diagnostics.to_text(),
            "\"hand\" is missing\n"
            "expected a list of 2, found a list of 1\n"
            "expected a map, found text \"x\"\n");
}

TEST(Reflect, ReportsUnknownNamesOfIdsWithTheNearest) {
  CardId id;
  Diagnostics diagnostics;
  EXPECT_FALSE(from_document(Document("A0"), id, diagnostics, CardNames()));
  EXPECT_FALSE(from_document(Document("A01"), id, diagnostics));
  EXPECT_EQ(diagnostics.to_text(),
            "expected the name of a card, found text \"A0\"; did you mean \"A00\"?\n"
            "expected the number of a card, found text \"A01\"\n");
}

TEST(Reflect, EqualSeesEveryMember) {
  Position p = sample();
  EXPECT_TRUE(equal(p, sample()));
  p.fighters[1].hand.push_back(CardId(0));
  EXPECT_FALSE(equal(p, sample()));
  p = sample();
  p.winner = 0;
  EXPECT_FALSE(equal(p, sample()));
}

// These numbers are part of stored journals: they may never change, on any platform.
TEST(Fingerprint, IsTheSameOnEveryPlatform) {
  EXPECT_EQ(fingerprint(sample()), 15764395784024575369u);
  EXPECT_EQ(fingerprint(Position()), 15727262105513850646u);
  EXPECT_EQ(fingerprint(std::string("zażółć")), 6902627650310435469u);
  EXPECT_EQ(fingerprint(std::array<long, 2>{1, -1}), fingerprint(std::array<long long, 2>{1, -1}));
}

template <class T>
void expect_runs_hash_like_items() {
  for (std::size_t before = 0; before < 9; ++before) {
    std::array<T, 37> run{};
    for (std::size_t i = 0; i < run.size(); ++i) run[i] = static_cast<T>(i * 77 + 130);
    Hasher by_words, one_by_one;
    for (std::size_t i = 0; i < before; ++i) {
      by_words.add(std::uint8_t{1});
      one_by_one.add(std::uint8_t{1});
    }
    Reflect<std::array<T, 37>>::hash(by_words, run);
    for (const T item : run) one_by_one.add(item);
    EXPECT_EQ(by_words.finish(), one_by_one.finish());
  }
}

TEST(Fingerprint, RunsThatAreTakenByWordsHashLikeTheirItems) {
  expect_runs_hash_like_items<std::uint8_t>();
  expect_runs_hash_like_items<std::int8_t>();
  expect_runs_hash_like_items<std::int16_t>();
  expect_runs_hash_like_items<std::int32_t>();
  expect_runs_hash_like_items<std::int64_t>();
  expect_runs_hash_like_items<bool>();
}

TEST(Fingerprint, DependsOnWhereAListEnds) {
  const std::array<FixedVector<std::uint8_t, 4>, 2> none{};
  std::array<FixedVector<std::uint8_t, 4>, 2> first = none, second = none;
  first[0].push_back(0);
  second[1].push_back(0);
  EXPECT_NE(fingerprint(first), fingerprint(second));
  EXPECT_NE(fingerprint(first), fingerprint(none));
}

TEST(Fingerprint, TellsAllNearbyPositionsApart) {
  std::set<std::uint64_t> seen;
  std::array<std::uint8_t, 24> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    for (std::size_t j = i + 1; j < bytes.size(); ++j) {
      for (int a = 1; a < 256; a += 2) {
        for (const int b : {1, 2, 128, 255}) {
          bytes.fill(0);
          bytes[i] = static_cast<std::uint8_t>(a);
          bytes[j] = static_cast<std::uint8_t>(b);
          EXPECT_TRUE(seen.insert(fingerprint(bytes)).second);
        }
      }
    }
  }
}

TEST(Fingerprint, ChangesAboutHalfOfItsBitsForOneBitOfInput) {
  int changed = 0;
  for (unsigned bit = 0; bit < 64; ++bit) {
    changed += __builtin_popcountll(fingerprint(std::uint64_t{1} << bit) ^ fingerprint(std::uint64_t{0}));
  }
  EXPECT_GT(changed, 64 * 28);
  EXPECT_LT(changed, 64 * 36);
}

TEST(EnumNames, GoBothWays) {
  EXPECT_EQ(enum_name(Speed::double_), "double");
  EXPECT_EQ(enum_name(static_cast<Speed>(9)), "");
  EXPECT_EQ(enum_value<Speed>("double"), Speed::double_);
  EXPECT_EQ(enum_value<Speed>("double_"), std::nullopt);
}

}  // namespace
}  // namespace kostka::kernel
