#include "store/backup.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "content/files.h"
#include "store/sqlite_file.h"

namespace kostka::store {
namespace {

namespace fs = std::filesystem;

fs::path with_ending(const fs::path& path, std::string_view ending) {
  fs::path longer = path;
  longer += ending;
  return longer;
}

// Only its owner may read it, as the store itself; whatever a broken attempt has left is gone.
bool make_empty(const fs::path& path, std::string& why) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (descriptor < 0) {
    why = content::reason(errno);
    return false;
  }
  ::close(descriptor);
  return true;
}

// Names are durable only when their folder is.
bool rename_durably(const fs::path& from, const fs::path& to, std::string& why) {
  if (::rename(from.c_str(), to.c_str()) != 0) {
    why = content::reason(errno);
    return false;
  }
  const fs::path folder = to.has_parent_path() ? to.parent_path() : fs::path(".");
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return true;
  ::fsync(descriptor);
  ::close(descriptor);
  return true;
}

bool copied(const fs::path& from, const fs::path& part, const Steps& steps, std::string& trouble) {
  std::string why;
  const auto source = Database::open(from, Database::Access::read, why);
  if (!source || !is_ours(*source, why)) {
    trouble = "cannot read " + from.generic_string() + ": " + why;
    return false;
  }
  if (!make_empty(part, why)) {
    trouble = "cannot write " + part.generic_string() + ": " + why;
    return false;
  }
  const auto target = Database::open(part, Database::Access::write, why);
  bool ok = target != nullptr;
  if (ok && !source->copy_to(*target, steps)) {
    why = source->trouble();
    ok = false;
  }
  // Without this the copy would want to make files beside it whenever somebody looks into it, also on a disk that is
  // read-only. A server puts it back.
  if (ok && !target->run_script("PRAGMA journal_mode = DELETE")) {
    why = target->trouble();
    ok = false;
  }
  if (!ok) trouble = "cannot write " + part.generic_string() + ": " + why;
  return ok;
}

// A name that nothing has yet.
fs::path free_name(const fs::path& store) {
  for (int n = 1;; ++n) {
    fs::path name = with_ending(store, ".before-restore-" + std::to_string(n));
    if (!fs::exists(name)) return name;
  }
}

// The files that SQLite keeps beside a store go first: beside another store they would be taken for its own.
bool set_aside(const fs::path& store, const fs::path& kept, std::string& why) {
  for (const char* ending : {"-wal", "-shm", ""}) {
    const fs::path from = with_ending(store, ending);
    if (fs::exists(from) && !rename_durably(from, with_ending(kept, ending), why)) return false;
  }
  return true;
}

}  // namespace

fs::path unfinished_copy(const fs::path& of) { return with_ending(of, ".part"); }

bool copy_store(const fs::path& from, const fs::path& to, const Steps& steps, std::string& trouble) {
  if (copied(from, unfinished_copy(to), steps, trouble)) return true;
  drop_copy(to);
  return false;
}

void drop_copy(const fs::path& to) {
  std::error_code ignored;
  for (const char* ending : {"", "-journal", "-wal", "-shm"})
    fs::remove(with_ending(unfinished_copy(to), ending), ignored);
}

bool finish_backup(const fs::path& to, std::string& trouble) {
  std::string why;
  if (rename_durably(unfinished_copy(to), to, why)) return true;
  trouble = "cannot write " + to.generic_string() + ": " + why;
  return false;
}

bool is_free(const fs::path& store, std::string& trouble) {
  std::string why;
  if (FileLock::take(with_ending(store, ".lock"), why)) return true;
  trouble = "cannot use " + store.generic_string() + ": " + why;
  return false;
}

bool finish_restore(const fs::path& to, std::optional<fs::path>& kept, std::string& trouble) {
  std::string why;
  const auto lock = FileLock::take(with_ending(to, ".lock"), why);
  bool ok = lock != nullptr;
  if (ok && fs::exists(to)) {
    kept = free_name(to);
    ok = set_aside(to, *kept, why);
  }
  ok = ok && rename_durably(unfinished_copy(to), to, why);
  if (!ok) trouble = "cannot use " + to.generic_string() + ": " + why;
  return ok;
}

}  // namespace kostka::store
