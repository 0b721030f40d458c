#include "content/yaml.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <sstream>
#include <string>
#include <system_error>
#include <vector>

#include "content/files.h"
#include "content/tree_builder.h"
#include "kernel/language/utf8.h"

namespace kostka::content {

namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::Mark;

// Thrown through the parser, which has no other way to be stopped; never leaves this file.
struct Stop {};

Document plain_scalar(const std::string& text) {
  if (text == "true") return true;
  if (text == "false") return false;
  if (text.empty() || text == "~" || text == "null") return {};
  const std::string_view digits = std::string_view(text).substr(text[0] == '-' ? 1 : 0);
  if (digits.size() > 1 && digits[0] == '0') return text;
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return text;
  return number;
}

// Turns the parser's events into a document. Anchored values are kept as copies and charged to the limits, and so is
// every use of them, so that a short file cannot grow into a large tree.
class YamlHandler : public YAML::EventHandler {
 public:
  YamlHandler(std::uint32_t file, Diagnostics& diagnostics)
      : file_(file), diagnostics_(diagnostics), builder_(diagnostics, {}) {}

  Document take() { return builder_.take(); }

  void OnDocumentStart(const YAML::Mark&) override {}
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override { scalar({}, "null", place(mark), anchor); }

  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    check_tag(tag, mark);
    scalar(tag == "?" ? plain_scalar(value) : Document(value), value, place(mark), anchor);
  }

  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    const auto found = anchors_.find(anchor);
    if (found == anchors_.end()) stop(place(mark), "an alias stands inside the value that it repeats");
    if (builder_.expects_key()) stop(place(mark), "a key must be text, not an alias");
    need(builder_.value(found->second, place(mark)));
  }

  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value) override {
    begin(mark, tag, anchor);
    need(builder_.begin_list(place(mark)));
  }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    begin(mark, tag, anchor);
    need(builder_.begin_map(place(mark)));
  }
  void OnSequenceEnd() override { end(); }
  void OnMapEnd() override { end(); }

 private:
  Mark place(const YAML::Mark& mark) const { return {file_, static_cast<std::uint32_t>(mark.line + 1)}; }

  [[noreturn]] void stop(Mark mark, std::string message) {
    diagnostics_.error(mark, std::move(message));
    throw Stop();
  }

  static void need(bool going_on) {
    if (!going_on) throw Stop();
  }

  // "?" and "!" are the parser's words for an unquoted and a quoted scalar without a tag.
  void check_tag(const std::string& tag, const YAML::Mark& mark) {
    if (tag.empty() || tag == "?" || tag == "!") return;
    stop(place(mark), "tags such as " + kernel::in_quotes(tag) + " are not used here");
  }

  void scalar(Document value, const std::string& written, Mark mark, YAML::anchor_t anchor) {
    if (builder_.expects_key()) {
      if (value.is_null()) stop(mark, "a key must be text, found nothing");
      return need(builder_.key(written, mark));
    }
    keep(anchor, value, mark);
    need(builder_.value(std::move(value), mark));
  }

  void begin(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
    check_tag(tag, mark);
    if (builder_.expects_key()) stop(place(mark), "a key must be text, not a list or map; is a bracket not closed?");
    open_anchors_.push_back(anchor);
  }

  void end() {
    need(builder_.end());
    if (const Document* ended = builder_.last()) keep(open_anchors_.back(), *ended, ended->mark());
    open_anchors_.pop_back();
  }

  void keep(YAML::anchor_t anchor, const Document& value, Mark mark) {
    if (anchor == YAML::NullAnchor) return;
    need(builder_.charge(weigh(value), mark));
    anchors_[anchor] = value;
  }

  std::uint32_t file_;
  Diagnostics& diagnostics_;
  TreeBuilder builder_;
  std::map<YAML::anchor_t, Document> anchors_;
  std::vector<YAML::anchor_t> open_anchors_;
};

std::uint32_t line_of(std::string_view text, std::size_t offset) {
  return static_cast<std::uint32_t>(1 + std::ranges::count(text.substr(0, offset), '\n'));
}

// What can be said about the bytes before they are parsed.
bool readable(std::string_view text, std::uint32_t file, Diagnostics& diagnostics) {
  if (text.size() > kLargestYaml) {
    diagnostics.error(Mark{file, 0}, "the file is larger than 8 MiB");
    return false;
  }
  const std::size_t bad = std::min(kernel::find_bad_utf8(text), text.find('\0'));
  if (bad == std::string_view::npos) return true;
  diagnostics.error(Mark{file, line_of(text, bad)}, "the file is not UTF-8 text");
  return false;
}

// The parser takes a quoted text that the end of the file cuts off for a whole one, unless an explicit end of the
// document follows; so there always is one.
std::string with_explicit_end(std::string_view text) {
  const bool ends_line = text.empty() || text.ends_with('\n');
  return std::string(text) + (ends_line ? "...\n" : "\n...\n");
}

std::string explain(const YAML::Exception& error) {
  const bool cut_off = error.msg == YAML::ErrorMsg::DOC_IN_SCALAR || error.msg == YAML::ErrorMsg::EOF_IN_SCALAR;
  return "not valid YAML: " + (cut_off ? "a quoted text is not closed" : error.msg);
}

void parse(std::string_view text, std::uint32_t file, YamlHandler& handler, Diagnostics& diagnostics) {
  try {
    std::istringstream in(with_explicit_end(text));
    YAML::Parser parser(in);
    parser.HandleNextDocument(handler);
    if (parser) diagnostics.error(Mark{file, 0}, "the file has more than one YAML document");
  } catch (const Stop&) {
    return;  // the handler has said what is wrong
  } catch (const YAML::Exception& e) {
    const std::uint32_t last_line = line_of(text, text.empty() ? 0 : text.size() - 1);
    diagnostics.error(Mark{file, std::min(static_cast<std::uint32_t>(e.mark.line + 1), last_line)}, explain(e));
  }
}

}  // namespace

Document read_yaml(std::string_view text, std::string_view file_name, Diagnostics& diagnostics) {
  const std::uint32_t file = diagnostics.sources().add(file_name);
  Document document;
  if (readable(text, file, diagnostics)) {
    YamlHandler handler(file, diagnostics);
    parse(text, file, handler, diagnostics);
    document = handler.take();
  }
  if (document.mark() == Mark()) document.set_mark({file, 1});
  return document;
}

Document read_yaml_file(const std::filesystem::path& path, Diagnostics& diagnostics) {
  std::string error;
  const std::optional<std::string> text = read_file(path, error, kLargestYaml);
  if (text) return read_yaml(*text, path.generic_string(), diagnostics);
  diagnostics.error(Mark(), std::move(error));
  return {};
}

Document read_yaml_folder(const std::filesystem::path& folder, Diagnostics& diagnostics) {
  Document all = Document::map();
  all.set_mark({diagnostics.sources().add(folder.generic_string()), 0});
  std::error_code code;
  std::vector<std::filesystem::path> files;
  for (std::filesystem::directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
    if (it->path().extension() == ".yaml") files.push_back(it->path());
  }
  if (code) diagnostics.error(Mark(), "cannot read the folder " + folder.generic_string() + ": " + code.message());
  std::ranges::sort(files);
  for (const std::filesystem::path& file : files) {
    Document document = read_yaml_file(file, diagnostics);
    const Mark mark = document.mark();
    all.add(file.stem().string(), std::move(document), mark);
  }
  return all;
}

}  // namespace kostka::content
