#include "server/base/metrics.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <iterator>
#include <memory>

#include "kernel/data/enum_names.h"
#include "server/wire/protocol.h"

namespace kostka::server {

namespace {

void head(std::string& out, std::string_view name, std::string_view type, std::string_view help) {
  fmt::format_to(std::back_inserter(out), "# HELP {0} {2}\n# TYPE {0} {1}\n", name, type, help);
}

void print(std::string& out, std::string_view name, std::string_view help, const Count& count) {
  head(out, name, "counter", help);
  fmt::format_to(std::back_inserter(out), "{} {}\n", name, count.load());
}

void print(std::string& out, std::string_view name, std::string_view help, std::int64_t value) {
  head(out, name, "gauge", help);
  fmt::format_to(std::back_inserter(out), "{} {}\n", name, value);
}

// Bytes of memory this process holds; 0 where the system does not say.
std::int64_t resident_bytes() {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen("/proc/self/statm", "r"), std::fclose);
  long pages = 0, resident = 0;
  if (!file || std::fscanf(file.get(), "%ld %ld", &pages, &resident) != 2) return 0;
  return std::int64_t{resident} * sysconf(_SC_PAGESIZE);
}

}  // namespace

void Histogram::add(std::chrono::nanoseconds duration) {
  const double seconds = std::chrono::duration<double>(duration).count();
  std::size_t i = 0;
  while (i < kBounds.size() && seconds > kBounds[i]) ++i;
  counts_[i].fetch_add(1, std::memory_order_relaxed);
  nanoseconds_.fetch_add(static_cast<std::uint64_t>(duration.count()), std::memory_order_relaxed);
}

void Histogram::print(std::string& out, std::string_view name, std::string_view help) const {
  head(out, name, "histogram", help);
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < kBounds.size(); ++i) {
    total += counts_[i];
    fmt::format_to(std::back_inserter(out), "{}_bucket{{le=\"{}\"}} {}\n", name, kBounds[i], total);
  }
  total += counts_.back();
  fmt::format_to(std::back_inserter(out), "{0}_bucket{{le=\"+Inf\"}} {1}\n{0}_sum {2}\n{0}_count {1}\n", name, total,
                 static_cast<double>(nanoseconds_.load()) / 1e9);
}

std::string prometheus_text(const Metrics& metrics, const LoadedTables& loaded) {
  std::string out;
  print(out, "kostka_answers_total", "Answers taken from people and bots.", metrics.answers);
  print(out, "kostka_refusals_total", "Messages and requests refused.", metrics.refusals);
  print(out, "kostka_rate_limited_total", "Messages and requests refused because they came too often.",
        metrics.rate_limited);
  print(out, "kostka_requests_total", "HTTP requests.", metrics.requests);
  print(out, "kostka_store_failures_total", "Changes that the store refused.", metrics.store_failures);
  print(out, "kostka_notices_total", "Notices that push services took.", metrics.notices_sent);
  print(out, "kostka_notices_refused_total", "Notices that no push service took.", metrics.notices_refused);
  print(out, "kostka_connections", "Open connections.", metrics.connections.load());
  print(out, "kostka_websockets", "Open WebSockets.", metrics.sockets.load());
  print(out, "kostka_bots_thinking", "Decisions that bots are making or are waiting to make.",
        metrics.bots_thinking.load());
  head(out, "kostka_tables_loaded", "gauge", "Tables in memory by status.");
  for (std::size_t i = 0; i < loaded.size(); ++i) {
    fmt::format_to(std::back_inserter(out), "kostka_tables_loaded{{status=\"{}\"}} {}\n",
                   kernel::kEnumNames<protocol::Status>[i], loaded[i]);
  }
  metrics.store_latency.print(out, "kostka_store_seconds", "From handing a change to the store until it is durable.");
  metrics.answer_to_result.print(out, "kostka_answer_seconds", "From receiving an answer until its result is sent.");
  print(out, "process_resident_memory_bytes", "Resident memory.", resident_bytes());
  return out;
}

}  // namespace kostka::server
