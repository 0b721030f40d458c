#include "content/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <system_error>
#include <utility>

namespace kostka::content {

std::string reason(int code) {
  switch (code) {
    case ENOENT: return "there is no such file or folder";
    case EISDIR: return "it is a folder";
    case EACCES: return "you do not have the permission";
    case ENOSPC: return "the disk is full";
    case EDQUOT: return "your disk quota is used up";
    case EFBIG: return "the file would be larger than allowed";
    default: return std::generic_category().message(code);
  }
}

namespace {

namespace fs = std::filesystem;

// An open file that closes itself.
class OpenFile {
 public:
  OpenFile(const fs::path& path, int flags) : descriptor_(::open(path.c_str(), flags | O_CLOEXEC, 0666)) {}
  ~OpenFile() { close(); }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  bool ok() const { return descriptor_ >= 0; }
  int descriptor() const { return descriptor_; }
  // Some file systems report a failed write only here.
  bool close() { return descriptor_ < 0 || ::close(std::exchange(descriptor_, -1)) == 0; }

 private:
  int descriptor_;
};

std::string sentence(std::string_view verb, const fs::path& path, const std::string& why) {
  return "cannot " + std::string(verb) + ' ' + path.generic_string() + ": " + why;
}

std::string size_text(std::size_t bytes) {
  const bool whole = bytes % (1u << 20) == 0;
  return whole ? std::to_string(bytes >> 20) + " MiB" : std::to_string(bytes) + " bytes";
}

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// A name beside the file that no other writer uses.
fs::path temporary_name(const fs::path& path) {
  static std::atomic<unsigned> counter = 0;
  fs::path name = path;
  name += ".new-" + std::to_string(::getpid()) + '-' + std::to_string(counter++);
  return name;
}

bool write_durably(const fs::path& path, std::string_view bytes) {
  OpenFile file(path, O_WRONLY | O_CREAT | O_EXCL);
  return file.ok() && write_all(file.descriptor(), bytes) && ::fsync(file.descriptor()) == 0 && file.close();
}

// A rename is durable only when its folder is.
void sync_folder(const fs::path& file) {
  const fs::path folder = file.parent_path();
  const OpenFile open(folder.empty() ? fs::path(".") : folder, O_RDONLY | O_DIRECTORY);
  if (open.ok()) ::fsync(open.descriptor());
}

}  // namespace

std::optional<std::string> read_file(const fs::path& path, std::string& error, std::size_t largest) {
  const OpenFile file(path, O_RDONLY);
  std::string bytes;
  while (file.ok()) {
    constexpr std::size_t kChunk = 64 * 1024;
    const std::size_t size = bytes.size();
    bytes.resize(size + kChunk);
    const ssize_t got = ::read(file.descriptor(), bytes.data() + size, kChunk);
    if (got < 0 && errno != EINTR) break;
    bytes.resize(size + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (got == 0) return bytes;
    if (bytes.size() > largest) {
      error = sentence("read", path, "it is larger than " + size_text(largest));
      return std::nullopt;
    }
  }
  error = sentence("read", path, reason(errno));
  return std::nullopt;
}

bool write_file(const fs::path& path, std::string_view bytes, std::string& error) {
  const fs::path temporary = temporary_name(path);
  if (write_durably(temporary, bytes) && ::rename(temporary.c_str(), path.c_str()) == 0) {
    sync_folder(path);
    return true;
  }
  error = sentence("write", path, reason(errno));
  ::unlink(temporary.c_str());
  return false;
}

}  // namespace kostka::content
