// kostka review: a finished match looked at again: who could have won when, what luck did and which decisions cost
// most.
#include "review/review.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/documents.h"
#include "cli/interrupt.h"
#include "cli/journals.h"
#include "cli/number_option.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/review_page.h"
#include "content/files.h"
#include "kernel/data/reflect.h"
#include "store/journal_replay.h"

namespace kostka::cli {
namespace {

using kernel::say;
using kernel::Text;

constexpr std::uint64_t kFewestFutures = 500, kMostFutures = 50'000'000;
constexpr std::size_t kShownDecisions = 8;

struct ReviewWishes {
  std::string file, html;
  std::uint64_t futures = review::ReviewPlan{}.futures, seed = 1;
  bool json = false;
};

// What the seats were called at the end of the match.
std::vector<Text> names_of_seats(const kernel::Game& game, const store::Journal& journal) {
  const store::Replayed replayed = store::replay_journal(game, journal);
  std::vector<Text> names;
  for (std::size_t s = 0; s < replayed.match->setup().seats; ++s) {
    const std::string side = replayed.match->table().side_of(kernel::Seat{s});
    const auto item = game.item(side);
    names.push_back(item ? say("{0} ({1})", "{0} ({1})", {item->name, s + 1})
                         : say("Player {0}", "Gracz {0}", {s + 1}));
  }
  return names;
}

std::string points(std::int32_t tenths, const Context& context) {
  const std::string number = fraction(std::abs(tenths) / 10.0, 1, context.language());
  return (tenths < 0 ? "−" : "+") + number;
}

void print_accounts(const review::Review& found, const std::vector<Text>& names, const Context& context) {
  for (std::size_t s = 0; s < found.accounts.size(); ++s) {
    const review::SeatAccount& a = found.accounts[s];
    fmt::print("  {}\n",
               context.text(say("{0}: {1} at the start, {2} by dice and draws, {3} by own decisions, {4} by "
                                "those of others: {5} (best or within a point: {6} of {7} decisions)",
                                "{0}: na początku {1}, kości i dobór {2}, własne decyzje {3}, decyzje "
                                "innych {4}: {5} (najlepsze lub gorsze najwyżej o punkt: {6} z {7})",
                                {names[s], points(a.start, context), points(a.luck, context), points(a.own, context),
                                 points(a.others, context), points(a.end, context), a.good, a.decisions})));
  }
}

void print_decisions(const review::Review& found, const std::vector<Text>& names, const Context& context) {
  for (std::size_t i = 0; i < std::min(kShownDecisions, found.decisions.size()); ++i) {
    const review::ReviewedDecision& d = found.decisions[i];
    fmt::print("  {}\n",
               context.text(say(
                   "row {0}, {1}: {2} (better: {3}) {4}", "wiersz {0}, {1}: {2} (lepiej: {3}) {4}",
                   {d.row, names[static_cast<std::size_t>(d.seat)], d.chosen, d.better, points(-d.cost, context)})));
  }
}

review::Review found_in(const kernel::Game& game, const store::Journal& journal, const ReviewWishes& wishes,
                        Context& context) {
  const Interrupt interrupt;
  Progress progress(1, context.language());
  Text wrong;
  const auto show = [&](std::size_t done, std::size_t all) { progress.show(done, all); };
  auto found = review::review(game, journal, {.futures = wishes.futures, .seed = wishes.seed}, wrong, show,
                              interrupt.requested());
  progress.hide();
  if (interrupt.requested()) fail({"Interrupted.", "Przerwano."}, kInterrupted);
  if (!found) fail(wrong, kFindings);
  return std::move(*found);
}

void run(Context& context, const ReviewWishes& wishes) {
  const store::Journal journal = open_journal(wishes.file);
  const kernel::Game& game = context.game(journal.header.game);
  const review::Review found = found_in(game, journal, wishes, context);
  const std::vector<Text> names = names_of_seats(game, journal);
  if (!wishes.html.empty()) {
    std::string error;
    if (!content::write_file(wishes.html, review_page(found, game.info().name, names, context.language()), error)) {
      fail(say("The page could not be written: {0}.", "Nie udało się zapisać strony: {0}.", {error}), kBroken);
    }
  }
  if (wishes.json) {
    print_json(kernel::to_document(found));
    return;
  }
  print_accounts(found, names, context);
  print_decisions(found, names, context);
  if (!wishes.html.empty()) {
    fmt::print("  {}\n", context.text(say("written to {0}", "zapisano w {0}", {wishes.html})));
  }
}

}  // namespace

void add_review(CLI::App& app, Context& context) {
  CLI::App* command =
      app.add_subcommand("review", context.text("Look at a finished match again: chances, luck and costly decisions",
                                                "Omów skończoną partię: szanse, szczęście i kosztowne decyzje"));
  const auto wishes = std::make_shared<ReviewWishes>();
  command->add_option("JOURNAL", wishes->file, context.text("The journal of the match", "Dziennik partii"))
      ->type_name("")
      ->required();
  command
      ->add_option("--html", wishes->html, context.text("Write a page for a browser", "Zapisz stronę dla przeglądarki"))
      ->type_name("FILE");
  add_number(*command, "--futures", wishes->futures,
             context.text("About how many futures are imagined", "Ile mniej więcej przyszłości sobie wyobrazić"),
             {kFewestFutures, kMostFutures})
      ->type_name("N");
  add_number(*command, "--seed", wishes->seed,
             context.text("The same seed, the same review", "To samo ziarno, to samo omówienie"))
      ->type_name("SEED");
  add_json_flag(*command, context, wishes->json);
  command->callback([&context, wishes] { run(context, *wishes); });
}

}  // namespace kostka::cli
