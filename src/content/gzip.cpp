#include "content/gzip.h"

#include <zlib.h>

#include <algorithm>

namespace kostka::content {
namespace {

constexpr int kGzipFormat = 15 + 16;  // the largest window, and gzip's header

Bytef* input(std::string_view bytes) { return reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data())); }
Bytef* output(std::string& bytes, std::size_t at) { return reinterpret_cast<Bytef*>(bytes.data() + at); }

}  // namespace

std::string gzip(std::string_view bytes) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzipFormat, 9, Z_DEFAULT_STRATEGY) != Z_OK) return {};
  std::string out(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
  stream.next_in = input(bytes);
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = output(out, 0);
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return result == Z_STREAM_END ? out : std::string();
}

bool is_gzip(std::string_view bytes) { return bytes.starts_with("\x1f\x8b"); }

std::optional<std::string> gunzip(std::string_view bytes, std::size_t largest, std::string& why) {
  z_stream stream{};
  if (inflateInit2(&stream, kGzipFormat) != Z_OK) {
    why = "there is not enough memory";
    return std::nullopt;
  }
  stream.next_in = input(bytes);
  stream.avail_in = static_cast<uInt>(bytes.size());
  std::string out;
  int result = Z_OK;
  while (result == Z_OK && out.size() <= largest) {
    constexpr std::size_t kChunk = 64 * 1024;
    const std::size_t size = out.size();
    out.resize(size + kChunk);
    stream.next_out = output(out, size);
    stream.avail_out = kChunk;
    result = inflate(&stream, Z_NO_FLUSH);
    out.resize(size + kChunk - stream.avail_out);
  }
  const bool whole = result == Z_STREAM_END && stream.avail_in == 0;
  inflateEnd(&stream);
  if (whole && out.size() <= largest) return out;
  why = out.size() > largest ? "it would be larger than allowed" : "it is damaged";
  return std::nullopt;
}

}  // namespace kostka::content
