#include "kernel/data/packed.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "kernel/language/utf8.h"

namespace kostka::kernel {

namespace {

constexpr std::string_view kMagic = "KPAK";
constexpr std::uint64_t kVersion = 1;
constexpr std::size_t kMostFiles = 1'000;

std::uint64_t zigzag(std::int64_t n) {
  return (static_cast<std::uint64_t>(n) << 1) ^ static_cast<std::uint64_t>(n >> 63);
}
std::int64_t unzigzag(std::uint64_t n) { return static_cast<std::int64_t>((n >> 1) ^ (~(n & 1) + 1)); }

// Collects every text once, then writes tables and tree.
class Packer {
 public:
  Packer(const Sources& sources, PackMarks marks) : sources_(sources), marks_(marks == PackMarks::keep) {}

  std::vector<std::byte> pack(const Document& document) {
    collect(document);
    strings_.assign(texts_.begin(), texts_.end());
    for (const char c : kMagic) bytes_.push_back(static_cast<std::byte>(c));
    number(kVersion);
    number(marks_ ? 1 : 0);
    if (marks_) {
      number(sources_.names().size());
      for (const std::string& name : sources_.names()) text(name);
    }
    number(strings_.size());
    for (const std::string_view string : strings_) text(string);
    node(document);
    return std::move(bytes_);
  }

 private:
  void collect(const Document& document) {
    if (document.is_text()) texts_.insert(document.as_text());
    if (document.is_list()) {
      for (const Document& item : document.items()) collect(item);
    }
    if (document.is_map()) {
      for (const Document::Entry& entry : document.entries()) {
        texts_.insert(entry.key);
        collect(entry.value);
      }
    }
  }

  void node(const Document& document) {
    number(static_cast<std::uint64_t>(document.kind()));
    mark(document.mark());
    switch (document.kind()) {
      case Document::Kind::null: break;
      case Document::Kind::boolean: number(document.as_bool() ? 1 : 0); break;
      case Document::Kind::integer: number(zigzag(document.as_int())); break;
      case Document::Kind::text: index(document.as_text()); break;
      case Document::Kind::list:
        number(document.size());
        for (const Document& item : document.items()) node(item);
        break;
      case Document::Kind::map:
        number(document.size());
        for (const Document::Entry& entry : document.entries()) {
          index(entry.key);
          mark(entry.mark);
          node(entry.value);
        }
        break;
    }
  }

  void mark(Mark mark) {
    if (!marks_) return;
    number(mark.file < sources_.names().size() ? mark.file : 0);
    number(mark.line);
  }

  void index(std::string_view string) {
    number(static_cast<std::uint64_t>(std::lower_bound(strings_.begin(), strings_.end(), string) - strings_.begin()));
  }

  void text(std::string_view text) {
    number(text.size());
    for (const char c : text) bytes_.push_back(static_cast<std::byte>(c));
  }

  void number(std::uint64_t n) {
    for (; n >= 0x80; n >>= 7) bytes_.push_back(static_cast<std::byte>(n | 0x80));
    bytes_.push_back(static_cast<std::byte>(n));
  }

  const Sources& sources_;
  bool marks_;
  std::set<std::string_view> texts_;
  std::vector<std::string_view> strings_;
  std::vector<std::byte> bytes_;
};

// Reads untrusted bytes. The first problem sets error_ and moves to the end of the input; everything read after that
// is zero or empty, so that callers need to look at ok() only before they loop or recurse.
class Unpacker {
 public:
  Unpacker(std::span<const std::byte> bytes, Sources& sources, std::string& error)
      : rest_(bytes), sources_(sources), error_(error) {
    error_.clear();
  }

  std::optional<Document> unpack() {
    header();
    if (marks_) read_files();
    read_strings();
    Document document = node(0);
    if (ok() && !rest_.empty()) fail("bytes follow the end of the document");
    if (!ok()) return std::nullopt;
    return document;
  }

 private:
  bool ok() const { return error_.empty(); }

  void fail(std::string_view why) {
    if (ok()) error_ = "packed content is damaged: " + std::string(why);
    rest_ = {};
  }

  void header() {
    for (const char c : kMagic) {
      if (byte() != static_cast<std::uint8_t>(c)) return fail("it does not begin with the letters KPAK");
    }
    const std::uint64_t version = number();
    if (ok() && version != kVersion) return fail("its format version is " + std::to_string(version) + ", not 1");
    marks_ = at_most(1, "marks") == 1;
  }

  void read_files() {
    const std::size_t count = amount(kMostFiles, "files");
    for (std::size_t i = 0; ok() && i < count; ++i) files_.push_back(sources_.add(text()));
  }

  void read_strings() {
    const std::size_t count = amount(2 * kPackedNodes, "texts");
    for (std::size_t i = 0; ok() && i < count; ++i) {
      const std::string_view string = text();
      if (!strings_.empty() && string <= strings_.back()) return fail("its texts are not in order");
      strings_.push_back(string);
    }
  }

  Document node(std::size_t depth) {
    if (depth >= kPackedDepth) fail("it is nested too deeply");
    const auto kind = static_cast<Document::Kind>(at_most(static_cast<std::uint64_t>(Document::Kind::map), "kind"));
    const Mark where = mark();
    Document document = content(kind, depth);
    document.set_mark(where);
    return document;
  }

  Document content(Document::Kind kind, std::size_t depth) {
    if (!ok()) return {};
    switch (kind) {
      case Document::Kind::null: return {};
      case Document::Kind::boolean: return at_most(1, "truth") == 1;
      case Document::Kind::integer: return unzigzag(number());
      case Document::Kind::text: return string();
      case Document::Kind::list: return list(depth);
      case Document::Kind::map: return map(depth);
    }
    return {};
  }

  Document list(std::size_t depth) {
    Document document = Document::list();
    const std::size_t count = children();
    document.reserve(count);
    for (std::size_t i = 0; ok() && i < count; ++i) document.push(node(depth + 1));
    return document;
  }

  Document map(std::size_t depth) {
    Document document = Document::map();
    const std::size_t count = children();
    document.reserve(count);
    std::set<std::string_view> keys;
    for (std::size_t i = 0; ok() && i < count; ++i) {
      const std::string_view key = string();
      if (!keys.insert(key).second) fail("a key occurs twice in one map");
      const Mark where = mark();
      document.add(std::string(key), node(depth + 1), where);
    }
    return document;
  }

  // The number of children of a list or map, taken from a common budget before any room is made for them.
  std::size_t children() {
    const std::size_t count = amount(nodes_left_, "nodes");
    nodes_left_ -= count;
    return count;
  }

  Mark mark() {
    if (!marks_) return {};
    const std::uint64_t file = number();
    const std::uint64_t line = at_most(0xffffffff, "line");
    if (ok() && file >= files_.size()) fail("a mark points to a file that is not there");
    return ok() ? Mark{files_[static_cast<std::size_t>(file)], static_cast<std::uint32_t>(line)} : Mark{};
  }

  // A text of the table. Many nodes may share one long text, so what they expand to is limited too.
  std::string_view string() {
    const std::uint64_t index = number();
    if (ok() && index >= strings_.size()) fail("a text is not in its table");
    if (!ok()) return {};
    const std::string_view string = strings_[static_cast<std::size_t>(index)];
    if (string.size() > text_left_) fail("its texts are too long");
    text_left_ -= std::min(string.size(), text_left_);
    return string;
  }

  std::string_view text() {
    const std::size_t size = amount(kPackedText, "bytes");
    if (!ok()) return {};
    const std::string_view text(reinterpret_cast<const char*>(rest_.data()), size);
    rest_ = rest_.subspan(size);
    if (find_bad_utf8(text) != std::string_view::npos) fail("a text is not UTF-8");
    return ok() ? text : std::string_view();
  }

  // A count of things that take at least one byte each, so it can never exceed what is left of the input.
  std::size_t amount(std::size_t limit, std::string_view what) {
    const std::uint64_t n = number();
    if (ok() && (n > rest_.size() || n > limit)) fail("it claims more " + std::string(what) + " than it can hold");
    return ok() ? static_cast<std::size_t>(n) : 0;
  }

  std::uint64_t at_most(std::uint64_t limit, std::string_view what) {
    const std::uint64_t n = number();
    if (n > limit) fail("it has an unknown " + std::string(what));
    return ok() ? n : 0;
  }

  std::uint64_t number() {
    std::uint64_t n = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      const std::uint64_t next = byte();
      const std::uint64_t bits = next & 0x7f;
      if (shift == 63 && bits > 1) break;
      n |= bits << shift;
      if ((next & 0x80) == 0) return ok() ? n : 0;
    }
    fail("a number is too long");
    return 0;
  }

  std::uint8_t byte() {
    if (rest_.empty()) {
      fail("it ends too early");
      return 0;
    }
    const auto value = std::to_integer<std::uint8_t>(rest_.front());
    rest_ = rest_.subspan(1);
    return value;
  }

  std::span<const std::byte> rest_;
  Sources& sources_;
  std::string& error_;
  bool marks_ = false;
  std::vector<std::uint32_t> files_;
  std::vector<std::string_view> strings_;
  std::size_t nodes_left_ = kPackedNodes;
  std::size_t text_left_ = kPackedText;
};

}  // namespace

std::vector<std::byte> pack(const Document& document, const Sources& sources, PackMarks marks) {
  return Packer(sources, marks).pack(document);
}

std::vector<std::byte> pack_without_marks(const Document& document) { return pack(document, {}, PackMarks::drop); }

std::optional<Document> unpack(std::span<const std::byte> bytes, Sources& sources, std::string& error) {
  return Unpacker(bytes, sources, error).unpack();
}

}  // namespace kostka::kernel
