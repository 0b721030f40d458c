// kostka play: a match at the terminal, alone or with others, written to its journal as it goes.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "bots/levels.h"
#include "cli/commands.h"
#include "cli/context.h"
#include "cli/journals.h"
#include "cli/match_options.h"
#include "cli/match_text.h"
#include "cli/play_session.h"
#include "cli/terminal.h"
#include "store/saved_match.h"

namespace kostka::cli {
namespace {

namespace fs = std::filesystem;
using kernel::ChanceSource;
using kernel::say;
using kernel::Seat;
using kernel::Text;

constexpr std::string_view kHuman = "human", kBot = "bot";

struct PlayWishes {
  std::string game;
  std::vector<std::string> seats;
  std::optional<std::uint64_t> seed;
  std::string dice = "stream";
  std::vector<std::string> options;
  std::string journal;
  std::string resume;
};

// A match that is ready to go on, and what belongs to it.
struct Begun {
  fs::path path;
  store::JournalHeader header;
  std::optional<store::Secret> secret;
  std::unique_ptr<store::SavedMatch> match;
};

// ---- who sits where ---------------------------------------------------------------------------------------------

// The name a journal keeps for a seat: "human", or the level of a bot.
std::string seat_name(const std::string& wish) {
  if (wish == kHuman) return wish;
  if (wish == kBot) return std::string(bots::kStandardLevel);
  std::vector<std::string_view> known = {kHuman, kBot};
  for (const bots::Level& level : bots::levels()) known.push_back(level.id);
  if (std::find(known.begin(), known.end(), wish) != known.end()) return wish;
  fail(say("\"{0}\" cannot take a seat; use human, bot or the level of a bot.{1}",
           "„{0}” nie może zająć miejsca; podaj human, bot albo poziom bota.{1}", {wish, did_you_mean(wish, known)}));
}

std::vector<std::string> seat_names(const PlayWishes& wishes, const kernel::GameInfo& info) {
  std::vector<std::string> names;
  names.reserve(wishes.seats.size());
  for (const std::string& wish : wishes.seats) names.push_back(seat_name(wish));
  if (names.empty()) {
    names.assign(info.least_seats, seat_name(std::string(kBot)));
    names[0] = kHuman;
  }
  return names;
}

// Null where a person sits. Names that are no level of a bot are people's.
std::vector<std::unique_ptr<bots::Bot>> bots_at(const store::JournalHeader& header, const store::Secret& secret) {
  std::vector<std::unique_ptr<bots::Bot>> bots;
  bots.reserve(header.seats.size());
  for (std::size_t s = 0; s < header.seats.size(); ++s) {
    bots.push_back(bots::make_bot(header.seats[s], store::bot_key(secret, Seat{s})));
  }
  return bots;
}

// ---- beginning --------------------------------------------------------------------------------------------------

store::Secret secret_for(const PlayWishes& wishes) {
  return wishes.seed ? store::secret_from_seed(*wishes.seed) : store::fresh_secret();
}

[[noreturn]] void cannot_save(const std::string& error) {
  fail(say("The match cannot be saved: {0}.", "Nie można zapisać rozgrywki: {0}.", {error}), kBroken);
}

Begun begin(const PlayWishes& wishes, Context& context) {
  const kernel::Game& game = context.game(wishes.game);
  const kernel::GameInfo& info = game.info();
  Begun begun;
  begun.header.game = info.id;
  begun.header.rules_version = info.rules_version;
  begun.header.content = content_hash_of(context, info.id);
  begun.header.seats = seat_names(wishes, info);
  const kernel::MatchSetup setup = setup_with(game, wishes.options, begun.header.seats.size());
  begun.header.options = write_setup(info, setup);
  if (wishes.dice == "real") {
    begun.header.chance = ChanceSource::outside;
  } else {
    begun.secret = secret_for(wishes);
    begun.header.commitment = store::commitment_to(*begun.secret);
  }

  begun.path = wishes.journal.empty() ? new_journal_path(info.id) : fs::path(wishes.journal);
  std::string error;
  auto sink = store::create_journal(begun.path, error);
  if (!sink) cannot_save(error);
  if (begun.secret && !store::keep_secret(begun.path, *begun.secret, error)) cannot_save(error);
  store::RecordedMatch match(game, begun.header, setup, begun.secret);
  begun.match = std::make_unique<store::SavedMatch>(std::move(match), std::move(sink));
  if (!begun.match->saved()) cannot_save(begun.match->trouble());
  return begun;
}

// The secret that the journal commits to: from beside it, or from the seed the match was begun with.
std::optional<store::Secret> secret_of(const PlayWishes& wishes, const store::JournalHeader& header,
                                       const fs::path& path) {
  if (header.chance == ChanceSource::outside) return std::nullopt;
  std::string error;
  const auto secret = wishes.seed ? store::secret_from_seed(*wishes.seed) : store::kept_secret(path, error);
  if (!secret) {
    fail(say("The match cannot go on without the secret of its dice: {0}.",
             "Rozgrywki nie można kontynuować bez sekretu jej kości: {0}.", {error}));
  }
  if (store::commitment_to(*secret) != *header.commitment) {
    fail({"The match cannot go on: this is not the secret of its dice.",
          "Rozgrywki nie można kontynuować: to nie jest sekret jej kości."});
  }
  return secret;
}

// Who goes on with a match may be somebody else than who began it, but no more and no fewer.
std::vector<std::string> seats_instead(const PlayWishes& wishes, const store::JournalHeader& header,
                                       const kernel::Game& game) {
  std::vector<std::string> names = seat_names(wishes, game.info());
  if (names.size() == header.seats.size()) return names;
  fail(say("The match has {0} {0|seat|seats}, not {1}.", "Rozgrywka ma {0} {0|miejsce|miejsca|miejsc}, a nie {1}.",
           {header.seats.size(), names.size()}));
}

Begun resume(const PlayWishes& wishes, Context& context, const fs::path& path) {
  Begun begun;
  begun.path = path;
  const store::Journal journal = open_journal(path);
  begun.header = journal.header;
  if (!wishes.game.empty() && wishes.game != journal.header.game) {
    fail(say("This is a journal of {0}, not of {1}.", "To dziennik gry {0}, a nie {1}.",
             {journal.header.game, wishes.game}));
  }
  if (journal.finished()) {
    fail(say("The match is finished; `kostka replay {0}` shows it.",
             "Rozgrywka jest zakończona; pokaże ją `kostka replay {0}`.", {path.string()}));
  }
  const kernel::Game& game = context.game(journal.header.game);
  begun.secret = secret_of(wishes, journal.header, path);
  std::optional<kernel::ChanceKey> key;
  if (begun.secret) key = store::dice_key(*begun.secret, journal.header.nonces);
  store::Replayed replayed = store::replay_journal(game, journal, store::kAllRows, key);
  if (replayed.wrong) fail(*replayed.wrong, kFindings);

  std::string error;
  auto sink = store::reopen_journal(path, journal, error);
  if (!sink) cannot_save(error);
  if (!wishes.seats.empty()) begun.header.seats = seats_instead(wishes, journal.header, game);
  store::RecordedMatch match(journal.header, std::move(replayed), begun.secret);
  begun.match = std::make_unique<store::SavedMatch>(std::move(match), std::move(sink));
  return begun;
}

// A person who starts a match while another one is unfinished is asked which they mean.
std::optional<fs::path> match_to_go_on_with(const PlayWishes& wishes, const Context& context,
                                            const Terminal& terminal) {
  if (!wishes.resume.empty()) return fs::path(wishes.resume);
  const bool as_usual = wishes.journal.empty() && !wishes.seed && wishes.options.empty() && wishes.seats.empty();
  if (!terminal.interactive() || !as_usual) return std::nullopt;
  const auto path = latest_unfinished(wishes.game);
  if (!path) return std::nullopt;
  const Text question = say("There is an unfinished match: {0}. Go on with it? [Y/n] ",
                            "Jest niedokończona rozgrywka: {0}. Grać dalej? [T/n] ", {path->string()});
  const auto reply = terminal.ask(context.text(question));
  if (!reply) fail({"Nothing was chosen.", "Niczego nie wybrano."});
  return reply->starts_with('n') || reply->starts_with('N') ? std::nullopt : path;
}

// ---- playing ----------------------------------------------------------------------------------------------------

void greet(const Terminal& terminal, const Begun& begun) {
  const kernel::Match& match = begun.match->match();
  terminal.line(match.game().info().name, Tone::bold);
  for (std::size_t s = 0; s < begun.header.seats.size(); ++s) {
    const std::string& name = begun.header.seats[s];
    const Text who = name == kHuman ? Text{"human", "człowiek"} : Text{name, name};
    terminal.line(say("  {0}: {1}", "  {0}: {1}", {player_name(Seat{s}), who}));
  }
  if (begun.header.commitment) {
    terminal.line(say("  The dice are fixed by {0}", "  Kości ustala {0}", {store::to_hex(*begun.header.commitment)}),
                  Tone::faint);
  }
  terminal.line(say("  Journal: {0}", "  Dziennik: {0}", {begun.path.string()}), Tone::faint);
  terminal.line(Text{"  h shows all commands.", "  h pokazuje wszystkie polecenia."}, Tone::faint);
}

void say_goodbye(const Terminal& terminal, const Begun& begun, PlaySession::Ended ended) {
  const std::string path = begun.path.string();
  if (!begun.match->save()) {
    fail(say("The last moves are lost, because the journal could not be written: {0}.",
             "Ostatnie ruchy przepadły, bo nie udało się zapisać dziennika: {0}.", {begun.match->trouble()}),
         kBroken);
  }
  if (ended == PlaySession::Ended::left) {
    terminal.line(say("The match is saved. Go on with: kostka play --resume {0}",
                      "Rozgrywka jest zapisana. Dalej: kostka play --resume {0}", {path}));
    return;
  }
  store::forget_secret(begun.path);
  terminal.line(say("Look at it again with: kostka replay {0}; check its dice with: kostka verify {0}",
                    "Obejrzyj ponownie: kostka replay {0}; sprawdź kości: kostka verify {0}", {path}));
}

void run(const PlayWishes& wishes, Context& context) {
  const Terminal terminal(context.language());
  if (wishes.game.empty() && wishes.resume.empty()) {
    fail({"Name a game, or a journal with --resume; `kostka games` lists the games.",
          "Podaj grę albo dziennik przez --resume; gry wymienia `kostka games`."});
  }
  const auto unfinished = match_to_go_on_with(wishes, context, terminal);
  const Begun begun = unfinished ? resume(wishes, context, *unfinished) : begin(wishes, context);
  greet(terminal, begun);
  const store::Secret for_bots = begun.secret.value_or(secret_for(wishes));
  PlaySession session(terminal, *begun.match, bots_at(begun.header, for_bots));
  const PlaySession::Ended ended = session.play();
  say_goodbye(terminal, begun, ended);
  if (ended == PlaySession::Ended::faulted) context.exit_code = kBroken;
}

}  // namespace

void add_play(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand("play", context.text("Play a match at the terminal; it is saved as you go",
                                                              "Zagraj w terminalu; gra zapisuje się na bieżąco"));
  const auto wishes = std::make_shared<PlayWishes>();
  command->add_option("GAME", wishes->game,
                      context.text("The game; `kostka games` lists them", "Gra; wymienia je `kostka games`"));
  command
      ->add_option("--seats", wishes->seats,
                   context.text("Who sits where: human, bot or a bot's level, separated by commas (default: human,bot)",
                                "Kto gdzie siedzi: human, bot albo poziom bota, po przecinku (domyślnie: human,bot)"))
      ->delimiter(',')
      ->type_name("WHO,...");
  command
      ->add_option("--seed", wishes->seed,
                   context.text("Dice that can be thrown again: the same number gives the same dice",
                                "Powtarzalne kości: ta sama liczba daje te same rzuty"))
      ->type_name("N");
  command
      ->add_option("--dice", wishes->dice,
                   context.text("real: you throw your own dice and type in what they show (default: stream)",
                                "real: rzucasz własnymi kośćmi i wpisujesz wynik (domyślnie: stream)"))
      ->check(CLI::IsMember({"stream", "real"}))
      ->type_name("stream|real");
  add_match_options(*command, context, wishes->options);
  command
      ->add_option("--journal", wishes->journal,
                   context.text("The file to write to (default: one in your data folder)",
                                "Plik do zapisu (domyślnie w folderze danych)"))
      ->type_name("FILE");
  command
      ->add_option("--resume", wishes->resume,
                   context.text("Go on with the unfinished match of this journal",
                                "Kontynuuj niedokończoną rozgrywkę z tego dziennika"))
      ->type_name("FILE");
  command->callback([&context, wishes] { run(*wishes, context); });
}

}  // namespace kostka::cli
