#include "server/base/log.h"

#include <fmt/chrono.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "kernel/data/document.h"

namespace kostka::server {

namespace {

using kernel::Document;

std::string timestamp() {
  const auto now = std::chrono::system_clock::now();
  const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(now), ms);
}

// A value that would break the line, or look like another key, is written as a JSON string.
std::string plain_or_quoted(const std::string& value) {
  const auto is_plain = [](unsigned char c) { return c > ' ' && c != '"' && c != '=' && c != '\\' && c != 0x7f; };
  const bool plain = !value.empty() && std::ranges::all_of(value, is_plain);
  return plain ? value : to_json(Document(value));
}

std::shared_ptr<spdlog::logger> to_standard_error(Log::Level level) {
  auto logger = std::make_shared<spdlog::logger>("kostka", std::make_shared<spdlog::sinks::stderr_sink_mt>());
  logger->set_level(level);
  return logger;
}

}  // namespace

Log::Log(Level level, LogFormat format) : Log(to_standard_error(level), format) {}

Log::Log(std::shared_ptr<spdlog::logger> logger, LogFormat format) : logger_(std::move(logger)), format_(format) {
  logger_->set_pattern("%v");
  logger_->flush_on(Level::info);
}

void Log::write(Level level, std::string_view event, std::initializer_list<LogField> fields) const {
  if (!logger_->should_log(level)) return;
  const auto name = spdlog::level::to_string_view(level);
  const std::string_view level_name(name.data(), name.size());
  if (format_ == LogFormat::json) {
    Document line = Document::map({{"time", timestamp()}, {"level", level_name}, {"event", event}});
    for (const LogField& field : fields) line.set(std::string(field.key), field.value);
    logger_->log(level, "{}", to_json(line));
    return;
  }
  std::string line = fmt::format("time={} level={} event={}", timestamp(), level_name, event);
  for (const LogField& field : fields) line += fmt::format(" {}={}", field.key, plain_or_quoted(field.value));
  logger_->log(level, "{}", line);
}

}  // namespace kostka::server
