#include "store/journal_verify.h"

#include <algorithm>
#include <utility>

#include "store/journal_replay.h"

namespace kostka::store {
namespace {

using kernel::ChanceSource;
using kernel::say;
using kernel::Text;
using State = Check::State;

const EndRow* end_of(const Journal& journal) {
  return journal.rows.empty() ? nullptr : std::get_if<EndRow>(&journal.rows.back());
}

Check rows_check(const Journal& journal) {
  const std::size_t n = journal.rows.size();
  if (!journal.torn)
    return {"rows", State::passed, n,
            say("{0} {0|row|rows} well formed", "{0} {0|poprawny wiersz|poprawne wiersze|poprawnych wierszy}", {n})};
  return {"rows", State::noted, n,
          say("{0} {0|row|rows} well formed; one more was being written when the program stopped, and does not count",
              "{0} {0|poprawny wiersz|poprawne wiersze|poprawnych wierszy}; kolejny był właśnie zapisywany, gdy "
              "program przerwano, i się nie liczy",
              {n})};
}

Check rules_check(const Journal& journal, const kernel::Game& game) {
  const int then = journal.header.rules_version, now = game.info().rules_version;
  if (then == now)
    return {"rules", State::passed, 1, say("rules version {0}, as here", "wersja zasad {0}, jak tutaj", {then})};
  return {"rules", State::noted, 1,
          say("played under rules version {0}, checked under version {1}",
              "rozegrano według wersji zasad {0}, sprawdzono według wersji {1}", {then, now})};
}

Check content_check(const Journal& journal, std::string_view content) {
  if (journal.header.content == content) {
    return {"content", State::passed, 1, {"the same content as here", "ta sama zawartość co tutaj"}};
  }
  return {"content",
          State::noted,
          1,
          {"played with other content than that here", "rozegrano z inną zawartością niż tutaj"}};
}

Check commitment_check(const Journal& journal) {
  if (journal.header.chance == ChanceSource::outside) {
    return {"commitment",
            State::noted,
            0,
            {"the players threw their own dice, so there is none", "gracze rzucali własnymi kośćmi, więc go nie ma"}};
  }
  const EndRow* end = end_of(journal);
  if (!end) {
    return {"commitment",
            State::noted,
            0,
            {"the match is not finished, so the secret behind the dice is not told yet",
             "rozgrywka trwa, więc sekret kości nie jest jeszcze ujawniony"}};
  }
  if (commitment_to(*end->secret) == *journal.header.commitment) {
    return {"commitment",
            State::passed,
            1,
            {"the secret is the one that was fixed before play", "sekret jest tym, który ustalono przed grą"}};
  }
  return {"commitment",
          State::failed,
          1,
          {"the secret is not the one that was fixed before play", "sekret nie jest tym, który ustalono przed grą"}};
}

Check given_check(std::size_t rows) {
  return {"given", State::noted, rows,
          say("{0} {0|row|rows} taken over from another match, whose dice are not checked here",
              "{0} {0|wiersz przejęty|wiersze przejęte|wierszy przejętych} z innej rozgrywki, której kości nie są tu "
              "sprawdzane",
              {rows})};
}

Check dice_check(const ReplayCounts& counts, bool compared) {
  if (!compared) {
    return {"dice", State::noted, 0,
            say("{0} {0|outcome|outcomes} of chance possible, but not comparable with a stream",
                "{0} {0|możliwy wynik|możliwe wyniki|możliwych wyników} losowych, ale bez strumienia do porównania",
                {counts.outcomes})};
  }
  return {"dice", State::passed, counts.dice,
          say("{0} {0|outcome|outcomes} of chance as the secret gives {0|it|them}",
              "{0} {0|wynik losowy zgodny|wyniki losowe zgodne|wyników losowych zgodnych} z sekretem", {counts.dice})};
}

Check result_check(const Journal& journal, const ReplayCounts& counts) {
  if (counts.results > 0)
    return {"result", State::passed, 1, {"the result is the recorded one", "wynik jest taki jak zapisany"}};
  const bool over = journal.finished();
  return {"result", State::noted, 0,
          over ? Text{"the result was not reached", "nie doszło do wyniku"}
               : Text{"the match is not finished", "rozgrywka nie jest zakończona"}};
}

std::string_view check_of(Difference::Of of) {
  switch (of) {
    case Difference::Of::order:
    case Difference::Of::answer: return "answers";
    case Difference::Of::dice: return "dice";
    case Difference::Of::position: return "positions";
    case Difference::Of::result: return "result";
  }
  return {};
}

void replay_checks(const Journal& journal, const kernel::Game& game, bool trust_secret, std::vector<Check>& checks) {
  Text wrong;
  const auto setup = setup_of(journal.header, game, wrong);
  if (!setup) {
    checks.push_back({"setup", State::failed, 1, wrong});
    return;
  }
  const EndRow* end = end_of(journal);
  std::optional<kernel::ChanceKey> key;
  if (trust_secret && end && end->secret) key = dice_key(*end->secret, journal.header.nonces);
  JournalPlayer player(game, journal, *setup, key);
  player.play_to(kAllRows);

  const ReplayCounts& counts = player.counts();
  checks.push_back(dice_check(counts, key.has_value()));
  checks.push_back({"answers", State::passed, counts.answers,
                    say("{0} {0|answer|answers} among the options",
                        "{0} {0|odpowiedź|odpowiedzi|odpowiedzi} wśród dozwolonych", {counts.answers})});
  checks.push_back({"positions", State::passed, counts.positions,
                    say("{0} {0|position|positions} as recorded",
                        "{0} {0|pozycja zgodna|pozycje zgodne|pozycji zgodnych} z zapisem", {counts.positions})});
  checks.push_back(result_check(journal, counts));
  if (!player.difference()) return;
  for (Check& check : checks) {
    if (check.id != check_of(player.difference()->of)) continue;
    check.state = State::failed;
    check.sentence = player.difference()->sentence;
  }
}

}  // namespace

bool Verification::ok() const {
  return std::none_of(checks.begin(), checks.end(), [](const Check& c) { return c.state == State::failed; });
}

Verification verify_journal(const Journal& journal, const kernel::Game& game, std::string_view content) {
  Verification result;
  result.checks = {rows_check(journal), rules_check(journal, game), content_check(journal, content),
                   commitment_check(journal)};
  const bool trust_secret = result.checks.back().state == State::passed;
  if (journal.header.given_rows > 0) result.checks.push_back(given_check(journal.header.given_rows));
  replay_checks(journal, game, trust_secret, result.checks);
  return result;
}

}  // namespace kostka::store
