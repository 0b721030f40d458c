#include "store/journal_replay.h"

#include <algorithm>
#include <utility>

#include "kernel/data/diagnostics.h"

namespace kostka::store {

using kernel::ChanceSource;
using kernel::Game;
using kernel::Input;
using kernel::Match;
using kernel::MatchSetup;
using kernel::Prompt;
using kernel::Refused;
using kernel::say;
using kernel::Seat;
using kernel::Text;

namespace {

// Almost always the reason, and nothing a reader of the journal could find out otherwise.
Text usual_reason(const JournalHeader& header, const Game& game) {
  const int now = game.info().rules_version;
  if (header.rules_version == now) {
    return {"This usually means that the content or the rules have changed since, or that the file was edited.",
            "Zwykle znaczy to, że od tamtej pory zmieniła się zawartość albo zasady, lub że ktoś zmienił plik."};
  }
  return say("It was played under version {0} of the rules, and this program has version {1}.",
             "Rozegrano ją według wersji {0} zasad, a ten program ma wersję {1}.", {header.rules_version, now});
}

std::vector<Seat> winners_of(const Match& match) {
  std::vector<Seat> winners;
  for (std::size_t s = 0; s < match.setup().seats; ++s) {
    if (match.result().won(Seat{s})) winners.emplace_back(s);
  }
  return winners;
}

}  // namespace

std::optional<MatchSetup> setup_of(const JournalHeader& header, const Game& game, Text& wrong) {
  const kernel::GameInfo& info = game.info();
  MatchSetup setup = standard_setup(info);
  setup.seats = static_cast<std::uint8_t>(header.seats.size());
  kernel::Diagnostics diagnostics;
  if (!read_setup(info, header.options, setup, diagnostics)) {
    wrong = say("The journal's options do not fit this program: {0}.",
                "Opcje dziennika nie pasują do tego programu: {0}.", {diagnostics.problems()[0].message});
    return std::nullopt;
  }
  if (const auto refusal = refusal_of(game, setup)) {
    wrong = say("The match of this journal is not played so: {0}", "Rozgrywki z tego dziennika tak się nie gra: {0}",
                {refusal->sentence});
    return std::nullopt;
  }
  return setup;
}

JournalPlayer::JournalPlayer(const Game& game, const Journal& journal, const MatchSetup& setup,
                             std::optional<kernel::ChanceKey> key)
    : game_(game),
      journal_(journal),
      match_(std::make_unique<Match>(game, setup, kernel::ChanceKey{}, kernel::Keep::inputs_and_events,
                                     ChanceSource::outside)) {
  if (key) stream_.emplace(*key);
  numbers_ = PromptNumbers(*match_);
}

bool JournalPlayer::next() {
  if (difference_ || row_ >= journal_.rows.size()) return false;
  const Row& row = journal_.rows[row_];
  if (!std::visit([this](const auto& what) { return play(what); }, row)) return false;
  numbers_.take(row, *match_);
  ++row_;
  return true;
}

bool JournalPlayer::play(const AnswerRow& row) {
  using enum Difference::Of;
  const Prompt* prompt = match_->prompt_of(row.seat);
  if (!prompt) return differs(order, describe(match_->over() ? Refused::match_is_over : Refused::seat_is_not_asked));
  if (row.option >= prompt->count()) return differs(answer, describe(Refused::no_such_option));
  if (const std::string id = match_->option_id(*prompt, row.option); id != row.answer) {
    return differs(answer, say("option {0} is now \"{1}\", and \"{2}\" was recorded",
                               "możliwość {0} to teraz „{1}”, a zapisano „{2}”", {row.option, id, row.answer}));
  }
  match_->answer(row.seat, row.option);
  ++counts_.answers;
  if (!has_inputs(row.n)) return false;
  if (match_->fingerprint() != row.position) {
    return differs(position,
                   {"the position after it is not the recorded one", "pozycja po nim jest inna niż zapisana"});
  }
  ++counts_.positions;
  return true;
}

bool JournalPlayer::play(const ChanceRow& row) {
  using enum Difference::Of;
  const Prompt* prompt = match_->prompt_of(Seat{});
  if (!prompt) return differs(order, {"nothing is left to chance here", "o niczym nie decyduje tu los"});
  if (row.value >= prompt->outcomes) {
    return differs(dice, say("the outcome {0} is recorded where there are {1}",
                             "zapisano wynik {0}, a możliwych jest {1}", {row.value, prompt->outcomes}));
  }
  if (stream_ && row_ >= journal_.header.given_rows) {
    if (const std::uint32_t thrown = stream_->below(prompt->outcomes); thrown != row.value) {
      return differs(dice, say("the outcome {0} is recorded, but the dice of this match gave {1}",
                               "zapisano wynik {0}, ale kości tej rozgrywki dały {1}", {row.value, thrown}));
    }
    ++counts_.dice;
  }
  match_->feed(Input{Seat{}, row.value});
  ++counts_.outcomes;
  return has_inputs(row.n);
}

bool JournalPlayer::play(const UndoRow& row) {
  if (!match_->undo(row.seat)) {
    return differs(Difference::Of::order,
                   {"there is nothing this seat may take back", "to miejsce nie ma czego cofnąć"});
  }
  ++counts_.taken_back;
  return true;
}

bool JournalPlayer::play(const TakebackRow& row) {
  if (row.n >= match_->inputs().size() || !match_->rewind(row.n) || match_->inputs().size() != row.n) {
    return differs(Difference::Of::order, {"the match cannot go back there", "rozgrywka nie może tam wrócić"});
  }
  ++counts_.taken_back;
  return true;
}

bool JournalPlayer::play(const EndRow& row) {
  using enum Difference::Of;
  if (!match_->over()) return differs(result, {"the match is not over yet", "rozgrywka jeszcze trwa"});
  if (row.winners != winners_of(*match_)) return differs(result, {"others have won", "wygrał kto inny"});
  ++counts_.results;
  return true;
}

bool JournalPlayer::play(const FaultRow&) {
  if (!match_->fault()) {
    return differs(Difference::Of::result, {"the rules no longer fail here", "zasady już tu nie zawodzą"});
  }
  ++counts_.results;
  return true;
}

bool JournalPlayer::has_inputs(std::uint32_t n) {
  if (match_->inputs().size() == n) return true;
  return differs(Difference::Of::order,
                 say("it is input {0} of the match, and {1} is recorded",
                     "to wejście numer {0} rozgrywki, a zapisano {1}", {match_->inputs().size(), n}));
}

bool JournalPlayer::differs(Difference::Of of, const Text& why) {
  difference_ = Difference{of, row_,
                           say("Row {0} (line {1}) cannot be played as recorded: {2}. {3}",
                               "Nie da się odtworzyć wiersza {0} (linia {1}): {2}. {3}",
                               {row_ + 1, Journal::line_of(row_), why, usual_reason(journal_.header, game_)})};
  return false;
}

Replayed replay_journal(const Game& game, const Journal& journal, std::size_t rows,
                        std::optional<kernel::ChanceKey> key) {
  Replayed replayed;
  Text wrong;
  const auto setup = setup_of(journal.header, game, wrong);
  if (!setup) {
    replayed.wrong = std::move(wrong);
    return replayed;
  }
  JournalPlayer player(game, journal, *setup, key);
  player.play_to(rows);
  replayed.rows = player.rows_played();
  if (player.difference()) replayed.wrong = player.difference()->sentence;
  replayed.stream = player.stream();
  replayed.numbers = player.numbers();
  replayed.match = player.take_match();
  return replayed;
}

}  // namespace kostka::store
