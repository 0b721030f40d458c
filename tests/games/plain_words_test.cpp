// Nothing that a player reads holds what only we understand: coordinates, ids, file names, notes of editors, numbers
// instead of players. All texts of many matches are looked at, in both languages, as a server tells them.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <regex>
#include <set>
#include <string>
#include <string_view>

#include "kernel/data/document.h"
#include "kernel/language/seat_mark.h"
#include "kernel/play/match.h"
#include "tests/battery/random_play.h"
#include "tests/games/shelf.h"

namespace kostka::tests {
namespace {

using kernel::ChanceStream;
using kernel::Document;
using kernel::key_from_seed;
using kernel::Match;
using kernel::Observer;
using kernel::Seat;

constexpr int kMatchesRead = 6;
constexpr int kMostAnswersRead = 700;

// A name in place of what stands between the marks of a seat.
std::string with_names(const std::string& text) {
  static const std::regex marked("\xee\x80[\x90-\x9f][^\xee]*\xee\x80\x81");
  return std::regex_replace(text, marked, "Ola");
}

// What is wrong with a text, or nothing.
std::string fault_in(const std::string& text, const std::set<std::string>& ids) {
  static const std::regex coordinates("-?[0-9]+,-?[0-9]+(?![0-9%])");
  static const std::regex players("(Player|Gracz) [0-9]");
  static const std::regex files(
      "docs/|content/|\\.(md|yaml|json|cpp)\\b|seed-?N|not found|TODO|nie znaleziono|placeholder");
  static const std::regex codes("\\b[A-Z]{2,}-[A-Z0-9]+|\\b[a-z]+_[a-z]+|[{}\\[\\]]|\\?\\?");
  if (std::regex_search(text, coordinates)) return "coordinates";
  if (std::regex_search(text, players)) return "a number for a player";
  if (std::regex_search(text, files)) return "a file or a note";
  if (std::regex_search(text, codes)) return "an id or a bracket";
  static const std::regex word("[a-z0-9]+(-[a-z0-9]+)+");
  for (std::sregex_iterator at(text.begin(), text.end(), word), end; at != end; ++at) {
    if (ids.contains(at->str())) return "the id " + at->str();
  }
  return {};
}

class Sweep {
 public:
  explicit Sweep(const kernel::Game& game) {
    for (const std::string& id : game.item_ids()) {
      if (id.find('-') != std::string::npos) ids_.insert(id);
    }
  }

  // Every pair of languages in the document.
  void look(const Document& document, const std::string& where) {
    if (document.is_list()) {
      for (const Document& item : document.items()) look(item, where);
      return;
    }
    if (!document.is_map()) return;
    if (document.contains("en") && document.contains("pl")) {
      read(document["en"].as_text(), where);
      read(document["pl"].as_text(), where);
      return;
    }
    for (const auto& entry : document.entries()) look(entry.value, where + std::string(".") + std::string(entry.key));
  }

  void read(const std::string& raw, const std::string& where) {
    if (!seen_.insert(raw).second) return;
    const std::string text = with_names(raw);
    const std::string fault = fault_in(text, ids_);
    EXPECT_TRUE(fault.empty()) << fault << " in " << where << ": " << text;
  }

  [[nodiscard]] std::size_t count() const { return seen_.size(); }

 private:
  std::set<std::string> ids_;
  std::set<std::string> seen_;
};

void sweep_match(const kernel::Game& game, std::uint64_t seed, Sweep& sweep) {
  ChanceStream stream(key_from_seed(seed, 7));
  Match match(game, random_setup(game, stream), key_from_seed(seed), kernel::Keep::inputs_and_events);
  match.mark_seats(true);
  match.explain(true);
  for (int n = 0; n < kMostAnswersRead && !match.over() && !match.fault(); ++n) {
    const Answer answer = random_answer(match, stream);
    if (n % 3 == 0) {
      sweep.look(match.view(Observer::seat(answer.seat)), std::string(game.info().id));
      sweep.look(match.view_refusals(answer.seat), std::string(game.info().id) + ".refused");
    }
    const kernel::Prompt* prompt = match.prompt_of(answer.seat);
    const auto habit = n % 2 == 0 ? match.table().habit(*prompt, stream) : std::nullopt;
    match.answer(answer.seat, habit ? *habit : answer.option);
  }
  sweep.look(match.view_events(Observer::record_keeper()), std::string(game.info().id) + ".log");
}

// Every game that has a screen of its own.
TEST(PlainWords, AreAllThatIsToldAndAsked) {
  int games = 0;
  for (const auto& game : all_games()) {
    const Document box = game->box();
    if (box.is_null()) continue;
    Sweep sweep(*game);
    for (int seed = 1; seed <= kMatchesRead; ++seed) sweep_match(*game, static_cast<std::uint64_t>(seed), sweep);
    sweep.look(box, "box");
    EXPECT_GT(sweep.count(), 500u) << game->info().id;
    ++games;
  }
  EXPECT_GT(games, 2);
}

TEST(SeatMarks, GiveWayToNamesOrToTheWordsOfTheGame) {
  const kernel::Text text = kernel::say("{0} beats {1}.", "{0} pokonuje: {1}.",
                                        {kernel::with_seat_mark(1, {"Horan", "Horan"}), std::string("Orin")});
  EXPECT_EQ(kernel::without_seat_marks(text), (kernel::Text{"Horan beats Orin.", "Horan pokonuje: Orin."}));
  EXPECT_EQ(with_names(text.en), "Ola beats Orin.");
}

}  // namespace
}  // namespace kostka::tests
