#include "content/json.h"

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/error.hpp>
#include <boost/json/parse_options.hpp>

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "content/tree_builder.h"
#include "kernel/language/utf8.h"

namespace kostka::content {

namespace {

using kernel::Diagnostics;
using kernel::Document;
using kernel::Mark;

constexpr TreeLimits kLimits{.depth = 64, .nodes = 1'000'000, .text = kLargestJson};

// Receives the parser's events; its names and signatures are Boost.JSON's. Returning false with an error code stops
// the parser; the reason has then been reported already.
class JsonHandler {
 public:
  static constexpr std::size_t max_object_size = std::numeric_limits<std::size_t>::max();
  static constexpr std::size_t max_array_size = max_object_size;
  static constexpr std::size_t max_key_size = max_object_size;
  static constexpr std::size_t max_string_size = max_object_size;

  using Error = boost::json::error_code;
  using View = boost::json::string_view;

  JsonHandler(std::uint32_t file, Diagnostics& diagnostics)
      : mark_{file, 1}, diagnostics_(diagnostics), builder_(diagnostics, kLimits) {}

  void next_line() { ++mark_.line; }
  Mark mark() const { return mark_; }
  Document take() { return builder_.take(); }

  bool on_document_begin(Error&) { return true; }
  bool on_document_end(Error&) { return true; }
  bool on_object_begin(Error& e) { return check(builder_.begin_map(mark_), e); }
  bool on_object_end(std::size_t, Error& e) { return check(builder_.end(), e); }
  bool on_array_begin(Error& e) { return check(builder_.begin_list(mark_), e); }
  bool on_array_end(std::size_t, Error& e) { return check(builder_.end(), e); }
  bool on_key_part(View part, std::size_t, Error&) { return collect(part); }
  bool on_key(View part, std::size_t, Error& e) {
    collect(part);
    return check(builder_.key(std::exchange(text_, {}), mark_), e);
  }
  bool on_string_part(View part, std::size_t, Error&) { return collect(part); }
  bool on_string(View part, std::size_t, Error& e) {
    collect(part);
    return check(builder_.value(std::exchange(text_, {}), mark_), e);
  }
  bool on_number_part(View, Error&) { return true; }
  bool on_int64(std::int64_t number, View, Error& e) { return check(builder_.value(number, mark_), e); }
  bool on_uint64(std::uint64_t number, View, Error& e) {
    if (std::in_range<std::int64_t>(number)) return check(builder_.value(number, mark_), e);
    return bad_number(e);
  }
  bool on_double(double, View, Error& e) { return bad_number(e); }
  bool on_bool(bool truth, Error& e) { return check(builder_.value(truth, mark_), e); }
  bool on_null(Error& e) { return check(builder_.value({}, mark_), e); }
  bool on_comment_part(View, Error&) { return true; }
  bool on_comment(View, Error&) { return true; }

 private:
  static bool check(bool going_on, Error& error) {
    if (!going_on) error = boost::json::error::exception;
    return going_on;
  }

  bool collect(View part) {
    text_.append(part.data(), part.size());
    return true;
  }

  bool bad_number(Error& error) {
    diagnostics_.error(mark_, "expected a whole number of at most 64 bits, found another number");
    return check(false, error);
  }

  Mark mark_;
  Diagnostics& diagnostics_;
  TreeBuilder builder_;
  std::string text_;
};

// Feeds the parser line by line, because its events do not say where they happened.
void parse(std::string_view text, boost::json::basic_parser<JsonHandler>& parser, boost::json::error_code& error) {
  while (!text.empty() && !error) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    const bool more = end < text.size();
    const std::size_t used = parser.write_some(more, text.data(), end, error);
    if (!error && used < end) error = boost::json::error::extra_data;
    if (!error && more) parser.handler().next_line();
    text.remove_prefix(end);
  }
}

}  // namespace

Document read_json(std::string_view text, std::string_view name, Diagnostics& diagnostics) {
  const std::uint32_t file = diagnostics.sources().add(name);
  if (text.size() > kLargestJson) {
    diagnostics.error(Mark{file, 0}, "the text is larger than 16 MiB");
    return {};
  }
  if (const std::size_t bad = kernel::find_bad_utf8(text); bad != std::string_view::npos) {
    const auto line = static_cast<std::uint32_t>(1 + std::ranges::count(text.substr(0, bad), '\n'));
    diagnostics.error(Mark{file, line}, "the text is not UTF-8");
    return {};
  }
  boost::json::parse_options options;
  options.max_depth = kLimits.depth;
  boost::json::basic_parser<JsonHandler> parser(options, file, diagnostics);
  boost::json::error_code error;
  const std::size_t before = diagnostics.count();
  if (text.empty()) error = boost::json::error::incomplete;
  parse(text, parser, error);
  if (error && error != boost::json::error::exception) {
    diagnostics.error(parser.handler().mark(), "not valid JSON: " + error.message());
  }
  return diagnostics.count() == before ? parser.handler().take() : Document();
}

}  // namespace kostka::content
