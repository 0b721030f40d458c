// Log: what the server tells its keeper, one line for each event, as key=value or JSON. Tokens, secrets and what people
// write never go in here.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include <spdlog/logger.h>

namespace kostka::server {

enum class LogFormat : std::uint8_t { text, json };

struct LogField {
  std::string_view key;
  std::string value;
};

class Log {
 public:
  using Level = spdlog::level::level_enum;

  // To standard error.
  Log(Level level, LogFormat format);
  // To wherever the logger writes; for tests.
  Log(std::shared_ptr<spdlog::logger> logger, LogFormat format);

  void info(std::string_view event, std::initializer_list<LogField> fields = {}) const {
    write(Level::info, event, fields);
  }
  void warn(std::string_view event, std::initializer_list<LogField> fields = {}) const {
    write(Level::warn, event, fields);
  }
  void error(std::string_view event, std::initializer_list<LogField> fields = {}) const {
    write(Level::err, event, fields);
  }
  void debug(std::string_view event, std::initializer_list<LogField> fields = {}) const {
    if (logger_->should_log(Level::debug)) write(Level::debug, event, fields);
  }

 private:
  void write(Level level, std::string_view event, std::initializer_list<LogField> fields) const;

  std::shared_ptr<spdlog::logger> logger_;
  LogFormat format_;
};

}  // namespace kostka::server
