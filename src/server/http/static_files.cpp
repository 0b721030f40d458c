#include "server/http/static_files.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "content/files.h"
#include "store/digest.h"

namespace kostka::server {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFrontPage = "/index.html";

constexpr std::string_view kNoClient =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Kostka</title>"
    "<p>The server is running, but the web client is not here; start it with <code>--web</code> and the folder of the "
    "built client.</p>"
    "<p lang=\"pl\">Serwer działa, ale nie ma tu klienta WWW; uruchom go z opcją <code>--web</code> i folderem "
    "zbudowanego "
    "klienta.</p></html>\n";

std::string type_of(const fs::path& path) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 16> kTypes = {{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".map", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".webp", "image/webp"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".wasm", "application/wasm"},
      {".txt", "text/plain; charset=utf-8"},
      {".mp3", "audio/mpeg"},
      {".ogg", "audio/ogg"},
  }};
  const std::string extension = path.extension().string();
  const auto found = std::ranges::find(kTypes, extension, [](const auto& each) { return each.first; });
  return std::string(found == kTypes.end() ? "application/octet-stream" : found->second);
}

bool compresses(std::string_view type) {
  return type.starts_with("text/") || type.starts_with("application/json") || type.ends_with("+json") ||
         type.ends_with("+xml") || type == "application/wasm";
}

std::string gzip(const std::string& bytes) {
  constexpr int kGzipFormat = 15 + 16;
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzipFormat, 9, Z_DEFAULT_STRATEGY) != Z_OK) return {};
  std::string out(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return result == Z_STREAM_END && out.size() < bytes.size() ? out : std::string();
}

// The builder of the client puts what it has named by a hash into this folder.
bool is_hashed(std::string_view path) { return path.starts_with("/assets/"); }

StaticFile file_of(std::string bytes, std::string type, bool immutable) {
  StaticFile file;
  file.etag = '"' + store::to_hex(store::sha256(bytes)).substr(0, 32) + '"';
  file.gzipped = compresses(type) ? gzip(bytes) : std::string();
  file.bytes = std::move(bytes);
  file.type = std::move(type);
  file.immutable = immutable;
  return file;
}

}  // namespace

StaticFiles::StaticFiles(const fs::path& folder)
    : nothing_built_(file_of(std::string(kNoClient), "text/html; charset=utf-8", false)) {
  std::error_code error;
  if (folder.empty()) return;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder, error)) {
    if (!entry.is_regular_file(error)) continue;
    std::string trouble;
    auto bytes = content::read_file(entry.path(), trouble);
    if (!bytes) continue;
    std::string path = '/' + entry.path().lexically_relative(folder).generic_string();
    const bool hashed = is_hashed(path);
    files_.emplace(std::move(path), file_of(std::move(*bytes), type_of(entry.path()), hashed));
  }
}

bool StaticFiles::is_page(std::string_view path) const {
  if (path == "/" || path == kFrontPage) return true;
  const std::size_t last = path.rfind('/');
  return !files_.contains(std::string(path)) && last != std::string_view::npos &&
         path.find('.', last) == std::string_view::npos;
}

const StaticFile* StaticFiles::find(std::string_view path) const {
  const auto at = [&](std::string_view name) -> const StaticFile* {
    const auto found = files_.find(std::string(name));
    return found == files_.end() ? nullptr : &found->second;
  };
  if (path == "/") path = kFrontPage;
  if (const StaticFile* file = at(path)) return file;
  // An address without an extension is one of the client's own, like /tables/x.
  const std::size_t last = path.rfind('/');
  const bool of_the_client = last != std::string_view::npos && path.find('.', last) == std::string_view::npos;
  if (!of_the_client && path != kFrontPage) return nullptr;
  const StaticFile* front = at(kFrontPage);
  return front != nullptr ? front : &nothing_built_;
}

}  // namespace kostka::server
