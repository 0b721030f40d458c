#include "cli/stores.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <system_error>

#include "cli/context.h"
#include "cli/journals.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "games/registry.h"
#include "store/postgres.h"

namespace kostka::cli {

namespace fs = std::filesystem;
using kernel::say;

std::string shown_store(const std::string& where) {
  return store::is_postgres_url(where) ? store::without_password(where) : where;
}

std::unique_ptr<store::WholeStore> opened_store(const std::string& where) {
  const bool database = store::is_postgres_url(where);
  // A missing one would be made.
  if (std::error_code error; !database && !fs::exists(where, error)) {
    fail(say("There is no store at {0}.", "Nie ma magazynu w {0}.", {where}));
  }
  std::string trouble;
  auto store = database ? store::open_postgres_store({where}, trouble) : store::open_whole_sqlite_store(where, trouble);
  if (!store) fail(say("The store cannot be opened: {0}.", "Nie można otworzyć magazynu: {0}.", {trouble}), kBroken);
  return store;
}

store::Milliseconds milliseconds_now() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

store::FindGame find_games(Context& context) {
  // Hashing the content of a game takes longer than playing a short match again.
  const auto hashes = std::make_shared<std::map<std::string, std::string, std::less<>>>();
  return [&context, hashes](std::string_view id) -> store::KnownGame {
    if (!games::find_module(id)) return {};
    auto found = hashes->find(id);
    if (found == hashes->end()) found = hashes->emplace(id, content_hash_of(context, id)).first;
    return {&context.game(id), found->second};
  };
}

store::Steps steps_of(Progress& progress) {
  return [&progress](std::int64_t done, std::int64_t of) {
    progress.show(static_cast<std::uint64_t>(done), static_cast<std::uint64_t>(of));
  };
}

void print_bad(std::span<const store::Inspection::Bad> bad, Context& context, const Terminal& terminal) {
  constexpr std::size_t kMost = 20;
  if (!bad.empty()) context.exit_code = kFindings;
  for (const store::Inspection::Bad& each : bad.first(std::min(bad.size(), kMost))) {
    terminal.line(say("table {0}: {1}", "stół {0}: {1}", {each.table, each.why}), Tone::bad);
  }
  if (bad.size() > kMost) terminal.line(say("... and {0} more", "... i jeszcze {0}", {bad.size() - kMost}), Tone::bad);
}

}  // namespace kostka::cli
