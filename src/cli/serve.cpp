// kostka serve: the games for everybody with a browser.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/config_file.h"
#include "cli/context.h"
#include "cli/journals.h"
#include "cli/number_option.h"
#include "cli/retention_options.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "lessons/lesson.h"
#include "server/base/stop_signals.h"
#include "server/server.h"
#include "store/store.h"

namespace kostka::cli {
namespace {

namespace fs = std::filesystem;
using kernel::say;
using kernel::Text;

struct ServeWishes {
  server::ServerOptions options;
  std::string config, store;
  std::string web, tls_certificate, tls_key;
  std::uint64_t threads = 0;
  std::string log_level = "info";
  std::string log_format = "text";
  std::string rate_limit = "on";
  std::string compression = "on";
  bool check_store = false;
};

// More would only wait for each other.
constexpr std::uint64_t kMostServerThreads = 256;

// Where the built client lies beside the program: in a source tree, in a package, or installed.
fs::path built_client() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
  for (const char* place : {"web", "../web", "../../web/dist", "../share/kostka/web"}) {
    if (fs::exists(program / place / "index.html", error)) return fs::weakly_canonical(program / place, error);
  }
  return {};
}

fs::path store_path(const std::string& named) {
  if (!named.empty()) return named;
  const fs::path usual = usual_store();
  const fs::path folder = usual.parent_path();
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    fail(say("The folder {0} cannot be made: {1}.", "Nie można utworzyć folderu {0}: {1}.",
             {folder.string(), error.message()}));
  }
  return usual;
}

server::OfferedGames offered_games(Context& context, bool fixtures) {
  server::OfferedGames games;
  for (const kernel::Game* game : context.games()) {
    const std::string_view id = game->info().id;
    if (!fixtures && games::find_module(id)->is_fixture) continue;
    kernel::Diagnostics diagnostics;
    auto lesson = lessons::built_in_lesson(*game, content::packed_content, diagnostics);
    // With other packs a match may go another way; then the game is not taught.
    if (!diagnostics.ok()) std::fputs(diagnostics.to_text().c_str(), stderr);
    games.push_back({game, content_hash_of(context, id), std::move(lesson)});
  }
  return games;
}

void complete(ServeWishes& wishes) {
  server::ServerOptions& options = wishes.options;
  const std::size_t cores = std::max(1u, std::thread::hardware_concurrency());
  options.threads = wishes.threads > 0 ? static_cast<std::size_t>(wishes.threads) : cores;
  options.bot_threads = std::max<std::size_t>(1, cores / 2);
  options.version = KOSTKA_VERSION;
  options.limits.rates = wishes.rate_limit == "on";
  options.compress = wishes.compression == "on";
  options.web = wishes.web.empty() ? built_client() : fs::path(wishes.web);
  if (!wishes.web.empty() && !fs::exists(options.web / "index.html")) {
    fail(say("There is no index.html in {0}.", "W {0} nie ma index.html.", {wishes.web}));
  }
  options.tls_certificate = wishes.tls_certificate;
  options.tls_key = wishes.tls_key;
  if (wishes.tls_certificate.empty() != wishes.tls_key.empty()) {
    fail({"--tls-cert and --tls-key belong together.", "Opcje --tls-cert i --tls-key podaje się razem."});
  }
}

void run(ServeWishes& wishes, Context& context) {
  complete(wishes);
  server::StopSignals signals;
  std::string error;
  const store::SqliteOptions checks{.largest_bytes = {}, .check_whole = wishes.check_store};
  const auto store = store::open_sqlite_store(store_path(wishes.store).string(), error, checks);
  if (!store) fail(say("The store cannot be opened: {0}.", "Nie można otworzyć magazynu: {0}.", {error}), kBroken);
  const server::SystemClock clock;
  const server::Log log(spdlog::level::from_str(wishes.log_level),
                        wishes.log_format == "json" ? server::LogFormat::json : server::LogFormat::text);
  const bool fixtures = wishes.options.show_fixtures;
  const std::string scheme = wishes.tls_key.empty() ? "http" : "https";
  const std::string host = wishes.options.listen;
  server::Server server(std::move(wishes.options), offered_games(context, fixtures), *store, clock, log);
  Text trouble;
  if (!server.start(trouble)) fail(trouble, kBroken);
  const std::string address = scheme + "://" + (host.find(':') == std::string::npos ? host : '[' + host + ']') + ':' +
                              std::to_string(server.port()) + '/';
  const Text ready = say("Kostka is at {0}", "Kostka jest pod adresem {0}", {address});
  std::printf("%s\n", context.text(ready).c_str());
  std::fflush(stdout);
  signals.wait();
  server.stop();
}

void add_network_options(CLI::App& command, const Context& context, ServeWishes& wishes) {
  command
      .add_option("--listen", wishes.options.listen,
                  context.text("The address to listen at (default: 127.0.0.1, this machine only)",
                               "Adres nasłuchiwania (domyślnie 127.0.0.1, tylko ten komputer)"))
      ->type_name("ADDRESS");
  add_number(command, "--port", wishes.options.port,
             context.text("The port; 0 takes any that is free (default: 8080)",
                          "Port; 0 wybiera dowolny wolny (domyślnie 8080)"))
      ->type_name("N");
  command
      .add_option("--tls-cert", wishes.tls_certificate,
                  context.text("Serve HTTPS with this certificate chain (PEM)", "HTTPS z tym certyfikatem (PEM)"))
      ->type_name("FILE");
  command
      .add_option("--tls-key", wishes.tls_key, context.text("The key of that certificate", "Klucz tego certyfikatu"))
      ->type_name("FILE");
  command
      .add_option(
          "--origin", wishes.options.origins,
          context.text("Another site that may use this server, like https://example.org (may be repeated)",
                       "Inna strona, która może używać tego serwera, np. https://example.org (można powtórzyć)"))
      ->type_name("ORIGIN")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  command
      .add_option(
          "--host", wishes.options.hosts,
          context.text("A name under which this server is reached, like example.org; requests for others are refused "
                       "(may be repeated; default: any)",
                       "Nazwa, pod którą działa ten serwer, np. example.org; żądania do innych są odrzucane "
                       "(można powtórzyć; domyślnie każda)"))
      ->type_name("NAME")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  command
      .add_option("--compression", wishes.compression,
                  context.text("off sends positions as they are, where bytes cost less than time (default: on)",
                               "off wysyła pozycje bez kompresji, gdy bajty są tańsze niż czas (domyślnie on)"))
      ->check(CLI::IsMember({"on", "off"}))
      ->type_name("on|off");
  command.add_flag("--behind-proxy", wishes.options.behind_proxy,
                   context.text("A reverse proxy says in X-Forwarded-For who asks",
                                "Odwrotne proxy podaje w X-Forwarded-For, kto pyta"));
}

void add_limit_options(CLI::App& command, const Context& context, ServeWishes& wishes) {
  command
      .add_option("--rate-limit", wishes.rate_limit,
                  context.text("off lets everybody do everything as often as they like (default: on)",
                               "off pozwala każdemu na wszystko dowolnie często (domyślnie on)"))
      ->check(CLI::IsMember({"on", "off"}))
      ->type_name("on|off");
  server::Limits& limits = wishes.options.limits;
  add_number(command, "--guests-per-day", limits.guests_of_day,
             context.text("How many new guests one address may make in a day (default: 100)",
                          "Ilu nowych gości może jednego dnia przyjść z jednego adresu (domyślnie 100)"),
             {1, std::numeric_limits<std::uint16_t>::max()})
      ->type_name("N");
}

void add_keeping_options(CLI::App& command, const Context& context, ServeWishes& wishes) {
  command
      .add_option("--config", wishes.config,
                  context.text("A file with options, a line each: port = 8080 (what is given here goes before it)",
                               "Plik z opcjami, po jednej w wierszu: port = 8080 (podane tutaj są ważniejsze)"))
      ->type_name("FILE");
  command
      .add_option("--store", wishes.store,
                  context.text("The file that keeps all tables (default: one in your data folder)",
                               "Plik, w którym są wszystkie stoły (domyślnie w folderze danych)"))
      ->type_name("FILE");
  add_retention_options(command, context, "--keep-", wishes.options.keep);
  command.add_flag("--check", wishes.check_store,
                   context.text("Compare every index of the store with its table first, which takes a while",
                                "Najpierw porównaj każdy indeks magazynu z jego tabelą, co chwilę trwa"));
  command
      .add_option("--web", wishes.web,
                  context.text("The folder of the built web client (default: beside the program)",
                               "Folder zbudowanego klienta WWW (domyślnie obok programu)"))
      ->type_name("DIR");
  add_number(command, "--threads", wishes.threads,
             context.text("Threads for connections (default: one for each core)",
                          "Wątki dla połączeń (domyślnie po jednym na rdzeń)"),
             {1, kMostServerThreads})
      ->type_name("N");
  command
      .add_option(
          "--log-level", wishes.log_level,
          context.text("debug, info, warn or err (default: info)", "debug, info, warn lub err (domyślnie info)"))
      ->check(CLI::IsMember({"debug", "info", "warn", "err"}))
      ->type_name("LEVEL");
  command
      .add_option("--log-format", wishes.log_format,
                  context.text("text (key=value) or json, a line for each event (default: text)",
                               "text (klucz=wartość) lub json, po linii na zdarzenie (domyślnie text)"))
      ->check(CLI::IsMember({"text", "json"}))
      ->type_name("text|json");
  command
      .add_option("--push-contact", wishes.options.push_contact,
                  context.text("Who keeps this server, for the push services of browsers: mailto:me@example.org",
                               "Kto opiekuje się serwerem, dla usług powiadomień przeglądarek: mailto:ja@example.org"))
      ->type_name("ADDRESS");
  command.add_flag("--push-to-loopback", wishes.options.push_to_loopback,
                   context.text("For tests: notices may also be sent to http://127.0.0.1",
                                "Do testów: powiadomienia można też wysyłać na http://127.0.0.1"));
  command.add_flag("--fixtures", wishes.options.show_fixtures,
                   context.text("For tests: offer also the games made for them, and take seeds for tables",
                                "Do testów: pokaż też służące im gry i przyjmuj ziarna stołów"));
}

}  // namespace

void add_serve(CLI::App& app, Context& context) {
  CLI::App* command = app.add_subcommand("serve", context.text("Serve the games to browsers, for friends and bots",
                                                               "Udostępnij gry przeglądarkom, znajomym i botom"));
  const auto wishes = std::make_shared<ServeWishes>();
  add_network_options(*command, context, *wishes);
  add_limit_options(*command, context, *wishes);
  add_keeping_options(*command, context, *wishes);
  command->callback([&context, command, wishes] {
    if (!wishes->config.empty()) apply_config(*command, wishes->config);
    run(*wishes, context);
  });
}

}  // namespace kostka::cli
