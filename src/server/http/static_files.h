// StaticFiles: the built web client, read once and kept in memory.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>

namespace kostka::server {

struct StaticFile {
  std::string type;
  std::string bytes;
  std::string gzipped;  // empty where that would not be smaller
  std::string etag;
  bool immutable = false;  // its name contains a hash of its content, so it never changes
};

class StaticFiles {
 public:
  // Reads every file below the folder. Nothing is served from an empty path, and a page says so.
  explicit StaticFiles(const std::filesystem::path& folder);

  // The file at a path of the site; the client's own page for the addresses inside the client. Null for anything else.
  [[nodiscard]] const StaticFile* find(std::string_view path) const;
  // Whether find() gives the client's own page for this path because nothing else stands there.
  [[nodiscard]] bool is_page(std::string_view path) const;

 private:
  std::unordered_map<std::string, StaticFile> files_;
  StaticFile nothing_built_;
};

}  // namespace kostka::server
