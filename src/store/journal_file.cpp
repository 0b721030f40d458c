#include "store/journal_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include "content/files.h"

namespace kostka::store {
namespace {

namespace fs = std::filesystem;

class JournalFile final : public JournalSink {
 public:
  JournalFile(fs::path path, int flags) : path_(std::move(path)) {
    descriptor_ = ::open(path_.c_str(), flags | O_RDWR | O_CLOEXEC, 0666);
  }
  ~JournalFile() override {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  JournalFile(const JournalFile&) = delete;
  JournalFile& operator=(const JournalFile&) = delete;

  // Makes sure that this process is the only writer, that nobody has written since `bytes` were read, and that the file
  // ends after `whole_bytes` with a whole line.
  bool begin_at(std::size_t whole_bytes, std::size_t bytes, std::string& error) {
    if (descriptor_ < 0) return failed("open", errno, error);
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
      error = "cannot write " + path_.generic_string() + ": another program is playing this match";
      return false;
    }
    struct stat now{};
    if (::fstat(descriptor_, &now) != 0) return failed("read", errno, error);
    if (now.st_size != static_cast<off_t>(bytes)) {
      error = "cannot write " + path_.generic_string() + ": it has just been changed; try again";
      return false;
    }
    size_ = static_cast<off_t>(whole_bytes);
    char last = '\n';
    if (size_ > 0 && ::pread(descriptor_, &last, 1, size_ - 1) != 1) return failed("read", errno, error);
    if (::ftruncate(descriptor_, size_) != 0) return failed("write", errno, error);
    return last == '\n' || append("\n", error);
  }

  bool append(std::string_view bytes, std::string& error) override {
    if (write_all(bytes) && ::fsync(descriptor_) == 0) {
      size_ += static_cast<off_t>(bytes.size());
      return true;
    }
    const int why = errno;
    // A part that reached the file is taken out again, so that another attempt cannot write it twice. Where even that
    // fails, the next attempt overwrites it: every write says where it goes.
    if (::ftruncate(descriptor_, size_) != 0) errno = why;
    return failed("write", why, error);
  }

 private:
  bool write_all(std::string_view bytes) {
    off_t at = size_;
    while (!bytes.empty()) {
      const ssize_t written = ::pwrite(descriptor_, bytes.data(), bytes.size(), at);
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) return false;
      at += written;
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
  }
  bool failed(std::string_view verb, int why, std::string& error) const {
    error = "cannot " + std::string(verb) + ' ' + path_.generic_string() + ": " +
            (why == EEXIST ? "it exists already" : content::reason(why));
    return false;
  }

  fs::path path_;
  int descriptor_ = -1;
  off_t size_ = 0;
};

// A new name in a folder is durable only when the folder is.
void sync_folder_of(const fs::path& path) {
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

}  // namespace

std::unique_ptr<JournalSink> create_journal(const fs::path& path, std::string& error) {
  auto file = std::make_unique<JournalFile>(path, O_CREAT | O_EXCL);
  if (!file->begin_at(0, 0, error)) return nullptr;
  sync_folder_of(path);
  return file;
}

std::unique_ptr<JournalSink> reopen_journal(const fs::path& path, const Journal& journal, std::string& error) {
  auto file = std::make_unique<JournalFile>(path, 0);
  if (!file->begin_at(journal.whole_bytes, journal.bytes, error)) return nullptr;
  return file;
}

fs::path secret_path(const fs::path& journal) {
  fs::path path = journal;
  path += ".secret";
  return path;
}

bool keep_secret(const fs::path& journal, const Secret& secret, std::string& error) {
  const fs::path path = secret_path(journal);
  const std::string line = to_hex(secret) + '\n';
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  const bool kept = descriptor >= 0 &&
                    ::write(descriptor, line.data(), line.size()) == static_cast<ssize_t>(line.size()) &&
                    ::fsync(descriptor) == 0;
  if (!kept) error = "cannot write " + path.generic_string() + ": " + content::reason(errno);
  if (descriptor >= 0) ::close(descriptor);
  return kept;
}

std::optional<Secret> kept_secret(const fs::path& journal, std::string& error) {
  const fs::path path = secret_path(journal);
  auto text = content::read_file(path, error, 1024);
  if (!text) return std::nullopt;
  if (text->ends_with('\n')) text->pop_back();
  const auto bytes = from_hex(*text);
  Secret secret{};
  if (!bytes || bytes->size() != secret.size()) {
    error = path.generic_string() + ":1: expected 64 hexadecimal digits";
    return std::nullopt;
  }
  std::copy(bytes->begin(), bytes->end(), secret.begin());
  return secret;
}

void forget_secret(const fs::path& journal) {
  std::error_code ignored;  // a secret that stays behind is told by the journal anyway
  fs::remove(secret_path(journal), ignored);
}

}  // namespace kostka::store
