// Every number that keeps one guest from taking the server away from the others, in one place (docs/protocol.md).
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace kostka::server {

// A bucket of tokens: `burst` at once, and `per_second` from then on.
struct Rate {
  double per_second = 0;
  double burst = 0;
};

struct Limits {
  using Duration = std::chrono::milliseconds;

  // ---- sizes, in bytes ------------------------------------------------------------------------------------------
  std::uint32_t http_header = 8 * 1024;
  std::uint64_t http_body = 64 * 1024;
  std::uint64_t message = 16 * 1024;
  // What waits to be written to one connection: beyond `behind` it is sent no further positions until it has caught
  // up, beyond `queued` it is closed.
  std::size_t behind = 256 * 1024;
  std::size_t queued = 1024 * 1024;

  // ---- how many ---------------------------------------------------------------------------------------------------
  std::size_t connections = 20'000;
  std::size_t connections_of_address = 200;
  std::int64_t tables_of_account = 200;  // that are not finished
  std::uint16_t guests_of_day = 100;     // made by one address
  std::int64_t chat_of_table = 1000;     // lines that are kept
  std::size_t tasks_of_table = 512;      // inputs that wait while an earlier one becomes durable

  // ---- how often --------------------------------------------------------------------------------------------------
  bool rates = true;
  Rate messages{20, 80};     // of one WebSocket
  Rate lines_of_chat{1, 8};  // of one account at all tables
  Rate requests{30, 200};    // of one address
  Rate work{10, 120};        // of one address, in units of about a millisecond: lists, replays, books, logs
  Rate sockets{5, 60};       // WebSockets opened by one address
  Rate guests{0.1, 20};      // accounts made by one address
  Rate tables{0.5, 30};      // tables made by one address

  // ---- how long ---------------------------------------------------------------------------------------------------
  Duration request{30'000};      // for a whole request to arrive, and for its reply to be taken
  Duration hello{10'000};        // for the first message of a WebSocket
  Duration silence{40'000};      // of a WebSocket before it is pinged, and closed if it does not answer
  Duration handshake{10'000};    // for TLS and for the WebSocket's opening
  Duration goodbye{3'000};       // for connections to close when the server ends
  Duration tick{250};            // how often clocks are looked at
  Duration idle_table{120'000};  // a table that nobody looks at leaves memory after so long
  Duration away{60'000};         // after so long others may let a bot play for a seat
  Duration retry_first{250}, retry_longest{10'000};  // writing again after the store refused
  // Until what is old is removed for the first time; from one time to the next; between some of it and the rest.
  Duration prune_first{60'000}, prune_every{3'600'000}, prune_pause{200};
  Duration results_every{1'000};  // how often matches that have ended are looked for, to compute their results
  Duration seen{3'600'000};       // how exactly it is known when an account was last seen
};

// ---- words people give (in characters) ------------------------------------------------------------------------------
inline constexpr std::size_t kLongestName = 40;
inline constexpr std::size_t kLongestChatLine = 500;
inline constexpr std::size_t kLongestNonce = 64;
inline constexpr std::size_t kLongestSearch = 100;
inline constexpr std::size_t kMostModerated = 100;  // people at one table

inline constexpr std::int32_t kShortestClock = 5, kLongestClock = 30 * 24 * 3600;  // seconds
inline constexpr std::size_t kEventsOnHello = 150, kEventsOfLog = 200, kChatOnHello = 100;
inline constexpr std::size_t kFewViewers = 20;  // viewers who are told of each other's coming and going
inline constexpr std::size_t kTablesOfPage = 50, kStepsOfReplay = 100;
inline constexpr std::int64_t kLinkLasts = std::int64_t{24} * 3600 * 1000;  // milliseconds

}  // namespace kostka::server
