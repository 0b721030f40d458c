#include "cli/play_session.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "cli/context.h"
#include "cli/match_text.h"
#include "kernel/data/nearest.h"

namespace kostka::cli {

using kernel::Document;
using kernel::Observer;
using kernel::Prompt;
using kernel::say;
using kernel::Seat;
using kernel::Text;

namespace {

constexpr std::size_t kRecentLines = 12;

std::optional<std::int64_t> number_in(std::string_view text) {
  std::int64_t number = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc() || rest != text.data() + text.size()) return std::nullopt;
  return number;
}

// Dice and other draws without a list of cards: the answer is a number as people read it off, from 1.
bool is_throw(const Prompt& prompt) { return prompt.is_chance() && prompt.listed == 0; }

}  // namespace

PlaySession::PlaySession(const Terminal& terminal, store::SavedMatch& game,
                         std::vector<std::unique_ptr<bots::Bot>> bots)
    : terminal_(terminal),
      game_(game),
      bots_(std::move(bots)),
      board_(make_board(game.match().game())),
      seen_(bots_.size() + 1, 0) {
  for (std::size_t s = 0; s < bots_.size(); ++s) {
    if (!is_person(Seat{s})) continue;
    if (people_++ == 0) observer_ = Observer::seat(Seat{s});
  }
  // People who share a keyboard share the screen too: until one of them is asked, it shows what all may know.
  if (people_ != 1) observer_ = Observer::spectator();
  if (people_ > 0) game_.explain();
}

PlaySession::Ended PlaySession::play() {
  while (!match().over() && !match().fault()) {
    const Prompt prompt = next_prompt();
    if (!prompt.is_chance() && !is_person(prompt.seat)) {
      if (!let_bot_answer(prompt)) return Ended::faulted;
      if (people_ == 0) show_news();
    } else if (goes_without_saying(prompt)) {
      observer_ = observer_of(prompt);
      show_news();
      answer_alone(prompt);
    } else if (ask_person(prompt) == Then::leave) {
      return Ended::left;
    }
  }
  if (people_ > 1) observer_ = Observer::spectator();
  show_news();
  show_board();
  terminal_.line(outcome_text(match()), match().fault() ? Tone::bad : Tone::good);
  return match().fault() ? Ended::faulted : Ended::over;
}

// The first open decision. A copy, because an answer changes the list.
Prompt PlaySession::next_prompt() const {
  const auto prompts = match().prompts();
  const auto open = std::find_if(prompts.begin(), prompts.end(), [](const Prompt& p) { return !p.answered(); });
  return *open;
}

Observer PlaySession::observer_of(const Prompt& prompt) const {
  return prompt.is_chance() ? observer_ : Observer::seat(prompt.seat);
}

bool PlaySession::let_bot_answer(const Prompt& prompt) {
  const std::uint32_t choice = bots_[prompt.seat.index()]->choose(match(), prompt);
  const kernel::Refused refused = game_.answer(prompt.seat, choice);
  warn_if_unsaved();
  if (refused == kernel::Refused::no) return true;
  terminal_.line(say("The bot of {0} failed: {1}.", "Bot, którym jest {0}, zawiódł: {1}.",
                     {player_name(prompt.seat), describe(refused)}),
                 Tone::bad);
  return false;
}

// Somebody who plays against bots need not confirm what is the only answer. Where others wait it is asked, because
// a player who answers at once has nothing to think about, and that tells about a hand.
bool PlaySession::goes_without_saying(const Prompt& prompt) const {
  return people_ == 1 && !prompt.is_chance() && prompt.count() == 1;
}

void PlaySession::answer_alone(const Prompt& prompt) {
  terminal_.line(say("{0} {1} (the only answer)", "{0} {1} (jedyna odpowiedź)",
                     {match().table().question_text(prompt.question), match().option_label(prompt, 0)}),
                 Tone::faint);
  game_.answer(prompt.seat, 0);
  warn_if_unsaved();
}

// ---- asking -----------------------------------------------------------------------------------------------------

PlaySession::Then PlaySession::ask_person(const Prompt& prompt) {
  if (!pass_keyboard(prompt)) return Then::leave;
  observer_ = observer_of(prompt);
  show_news();
  show_board();
  show_question(prompt);
  for (;;) {
    const auto line = terminal_.ask("> ");
    if (!line) return Then::leave;
    if (line->empty()) continue;
    if (const Then then = obey(prompt, *line); then != Then::same_question) return then;
  }
}

// Where people share a keyboard, nobody sees the other's cards. False when the input has ended.
bool PlaySession::pass_keyboard(const Prompt& prompt) {
  if (people_ < 2 || prompt.is_chance() || prompt.seat == keyboard_) return true;
  keyboard_ = prompt.seat;
  terminal_.clear();
  const Text who = player_name(prompt.seat);
  if (!terminal_.interactive()) {
    terminal_.line(say("--- {0} ---", "--- {0} ---", {who}));
    return true;
  }
  const Text request = say("The keyboard goes to: {0}. Press Enter when nobody else looks. ",
                           "Klawiaturę dostaje: {0}. Naciśnij Enter, gdy nikt inny nie patrzy. ", {who});
  const bool there = terminal_.ask(request.in(terminal_.language())).has_value();
  terminal_.clear();
  return there;
}

PlaySession::Then PlaySession::obey(const Prompt& prompt, const std::string& line) {
  const std::string_view command = std::string_view(line).substr(0, line.find(' '));
  const std::size_t space = line.find_first_not_of(' ', command.size());
  const std::string rest = space == std::string::npos ? "" : line.substr(space);
  if (command == "q" && rest.empty()) return Then::leave;
  if (command == "u" && rest.empty()) return undo(prompt);
  if (command == "t" && rest.empty()) return take_back(prompt);
  if (command == "h")
    show_help();
  else if (command == "?")
    show_clause(prompt, rest);
  else if (command == "w")
    show_refusals();
  else if (command == "c")
    show_item(rest);
  else if (command == "l")
    show_log(static_cast<std::size_t>(std::max<std::int64_t>(1, number_in(rest).value_or(kRecentLines))));
  else if (command == "b")
    show_board(), show_question(prompt);
  else
    return answer(prompt, line);
  return Then::same_question;
}

std::optional<std::uint32_t> PlaySession::option_meant(const Prompt& prompt, std::string_view line) const {
  const bool explicitly = line.starts_with('=');
  const bool by_amount = explicitly || (prompt.listed == 0 && !prompt.is_chance());
  const auto number = number_in(explicitly ? line.substr(std::min(line.find_first_not_of("= "), line.size())) : line);
  if (!number) return match().find_option(prompt, line);
  if (by_amount) {
    if (*number < prompt.first_number || *number > prompt.last_number) return std::nullopt;
    return static_cast<std::uint32_t>(prompt.listed + *number - prompt.first_number);
  }
  const std::uint32_t listed = is_throw(prompt) ? prompt.count() : prompt.listed;
  if (*number < 1 || *number > listed) return std::nullopt;
  return static_cast<std::uint32_t>(*number - 1);
}

PlaySession::Then PlaySession::answer(const Prompt& prompt, const std::string& line) {
  const auto option = option_meant(prompt, line);
  if (!option) {
    terminal_.line(say("\"{0}\" is not among the options; type a number or an id from the list, or h for help.",
                       "„{0}” nie ma wśród możliwości; wpisz numer albo nazwę z listy lub h, by zobaczyć pomoc.",
                       {line}));
    return Then::same_question;
  }
  game_.answer(prompt.seat, *option);
  warn_if_unsaved();
  return Then::go_on;
}

PlaySession::Then PlaySession::undo(const Prompt& prompt) {
  bool undone = false;
  while (!prompt.is_chance() && game_.undo(prompt.seat)) {
    undone = true;
    if (!goes_without_saying(next_prompt())) break;
  }
  if (undone) {
    warn_if_unsaved();
    return Then::go_on;
  }
  terminal_.line(Text{"There is nothing you may take back: chance, a reveal or somebody's decision came after it.",
                      "Nie ma czego cofnąć: potem był los, odkrycie albo czyjaś decyzja."});
  return Then::same_question;
}

// Beyond undo everybody has to agree. Bots always do, so a person who plays only against them needs to ask nobody.
PlaySession::Then PlaySession::take_back(const Prompt& prompt) {
  const bool may = people_ == 1 && !prompt.is_chance();
  bool taken_back = false;
  do {
    const auto inputs = match().inputs();
    const auto last = std::find_if(inputs.rbegin(), inputs.rend(),
                                   [this](const kernel::Input& i) { return !i.is_chance() && is_person(i.who); });
    if (!may || last == inputs.rend()) break;
    game_.take_back(static_cast<std::size_t>(std::distance(inputs.begin(), last.base())) - 1);
    taken_back = true;
  } while (goes_without_saying(next_prompt()));
  if (taken_back) {
    warn_if_unsaved();
    return Then::go_on;
  }
  terminal_.line(Text{"Only somebody who plays against bots alone can take a decision back with all that followed.",
                      "Decyzję razem z jej skutkami może cofnąć tylko ktoś, kto gra z samymi botami."});
  return Then::same_question;
}

// ---- showing ----------------------------------------------------------------------------------------------------

void PlaySession::show_news() {
  const Document lines = log();
  std::size_t& seen = seen_[observer_.is_spectator() ? bots_.size() : observer_.as_seat().index()];
  seen = std::min(seen, lines.size());  // what was taken back is no longer there
  for (; seen < lines.size(); ++seen) print_log_line(terminal_, seen + 1, lines[seen]);
}

void PlaySession::show_board() const {
  fmt::print("\n{}\n", board_->draw(match().view(observer_)["table"], terminal_.language(), terminal_.colour()));
}

void PlaySession::show_question(const Prompt& prompt) const {
  const kernel::Language language = terminal_.language();
  const std::string clause(id_of(prompt.clause));
  const std::string mark = clause.empty() ? "" : toned("  [" + clause + ']', Tone::faint, terminal_.colour());
  const Text who = prompt.is_chance() ? Text{"Chance", "Los"} : player_name(prompt.seat);
  const std::string question = match().table().question_text(prompt.question).in(language);
  terminal_.line(fmt::format("{}: {}{}", toned(who.in(language), Tone::bold, terminal_.colour()), question, mark));
  for (std::uint32_t i = 0; i < prompt.listed; ++i) {
    terminal_.line(fmt::format("{:>4}  {}  {}", i + 1, match().option_label(prompt, i).in(language),
                               toned(match().option_id(prompt, i), Tone::faint, terminal_.colour())));
  }
  if (is_throw(prompt)) {
    terminal_.line(say("  What did your dice show? A number from 1 to {0}.", "  Co pokazały kości? Liczba od 1 do {0}.",
                       {prompt.count()}));
  } else if (prompt.numbers() > 0) {
    terminal_.line(say("{0} a number from {1} to {2}", "{0} liczba od {1} do {2}",
                       {prompt.listed > 0 ? "   =" : "    ", prompt.first_number, prompt.last_number}));
  }
}

void PlaySession::show_log(std::size_t lines) const {
  const Document all = log();
  for (std::size_t i = all.size() - std::min(lines, all.size()); i < all.size(); ++i) {
    print_log_line(terminal_, i + 1, all[i]);
  }
  if (all.size() == 0) terminal_.line(Text{"Nothing has happened yet.", "Nic się jeszcze nie wydarzyło."});
}

void PlaySession::show_refusals() const {
  // While several seats choose in secret, the reasons could tell what another one holds.
  if (match().prompts().size() != 1 || match().refusals().empty()) {
    terminal_.line(
        Text{"Nothing else is forbidden here by a clause.", "Żaden punkt zasad nie zabrania tu niczego więcej."});
    return;
  }
  for (const kernel::Refusal& refusal : match().refusals()) {
    const std::string label = match().table().option_label(refusal.option).in(terminal_.language());
    terminal_.line(say("Not possible: {0}", "Niemożliwe: {0}", {label}), Tone::bad);
    print_clause(terminal_, id_of(refusal.clause));
  }
}

void PlaySession::show_clause(const Prompt& prompt, std::string_view number) const {
  if (number.empty()) return print_clause(terminal_, id_of(prompt.clause));
  const Document lines = log();
  const auto line = number_in(number);
  if (!line || *line < 1 || *line > static_cast<std::int64_t>(lines.size())) {
    terminal_.line(say("The log has no line \"{0}\"; its lines are numbered from 1 to {1}.",
                       "Zapis nie ma linii „{0}”; linie mają numery od 1 do {1}.", {number, lines.size()}));
    return;
  }
  print_clause(terminal_, lines[static_cast<std::size_t>(*line - 1)]["clause"].as_text());
}

void PlaySession::show_item(const std::string& id) const {
  if (const auto item = match().game().item(id)) return print_item(terminal_, *item);
  const std::vector<std::string> ids = match().game().item_ids();
  terminal_.line(say("There is no card \"{0}\".{1}", "Nie ma karty „{0}”.{1}",
                     {id, did_you_mean(id, std::vector<std::string_view>(ids.begin(), ids.end()))}));
}

void PlaySession::show_help() const {
  terminal_.line(
      Text{"  3, attack:row-2   choose an option by its number or its id\n"
           "  = 7               choose a number where one is asked for\n"
           "  ?                 the clause behind the question;  ? 12  behind line 12 of the log\n"
           "  w                 why can't I: what is not possible now, and the clause that forbids it\n"
           "  c ID              show a card\n"
           "  l, l 30           the last lines of the log\n"
           "  b                 the board and the question again\n"
           "  u                 take your last decision back\n"
           "  t                 against bots: take it back with all that followed\n"
           "  q                 leave; the match is saved and can be resumed\n"
           "  h                 this help",
           "  3, attack:row-2   wybierz możliwość numerem albo nazwą\n"
           "  = 7               wybierz liczbę, gdy pytanie jest o liczbę\n"
           "  ?                 punkt zasad, z którego wynika pytanie;  ? 12  linia 12 zapisu\n"
           "  w                 dlaczego nie mogę: co jest teraz niemożliwe i który punkt tego zabrania\n"
           "  c ID              pokaż kartę\n"
           "  l, l 30           ostatnie linie zapisu\n"
           "  b                 jeszcze raz plansza i pytanie\n"
           "  u                 cofnij swoją ostatnią decyzję\n"
           "  t                 w grze z botami: cofnij ją razem ze wszystkim, co było potem\n"
           "  q                 wyjdź; rozgrywka jest zapisana i można do niej wrócić\n"
           "  h                 ta pomoc"});
}

void PlaySession::warn_if_unsaved() const {
  if (game_.saved()) return;
  terminal_.line(
      say("The journal could not be written: {0}. The match goes on, and is written as soon as that is possible.",
          "Nie udało się zapisać dziennika: {0}. Gra trwa i zostanie zapisana, gdy tylko będzie to możliwe.",
          {game_.trouble()}),
      Tone::bad);
}

}  // namespace kostka::cli
