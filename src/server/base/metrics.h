// Metrics: what the server counts about itself, as Prometheus reads it.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace kostka::server {

using Count = std::atomic<std::uint64_t>;
using Gauge = std::atomic<std::int64_t>;
using SteadyTime = std::chrono::steady_clock::time_point;

// How long things took: cumulative buckets in seconds.
class Histogram {
 public:
  static constexpr std::array<double, 12> kBounds = {0.0005, 0.001, 0.002, 0.005, 0.01, 0.02,
                                                     0.05,   0.1,   0.25,  0.5,   1.0,  5.0};

  void add(std::chrono::nanoseconds duration);
  void since(SteadyTime begin) { add(std::chrono::steady_clock::now() - begin); }
  void print(std::string& out, std::string_view name, std::string_view help) const;

 private:
  std::array<Count, kBounds.size() + 1> counts_{};
  Count nanoseconds_ = 0;
};

struct Metrics {
  Count answers = 0;
  Count refusals = 0;
  Count rate_limited = 0;
  Count requests = 0;
  Count store_failures = 0;
  Count notices_sent = 0, notices_refused = 0;
  Gauge connections = 0;
  Gauge sockets = 0;
  Gauge bots_thinking = 0;
  Histogram store_latency;
  Histogram answer_to_result;
};

// How many tables are in memory, by status in the order of protocol::Status.
using LoadedTables = std::array<std::int64_t, 4>;

std::string prometheus_text(const Metrics& metrics, const LoadedTables& loaded);

}  // namespace kostka::server
