#pragma once

// A clause is one numbered sentence of docs/rules, and the currency of the whole project: code, prompts, log lines,
// cards and tests name the clause they follow. Here a clause is two bytes, and citing one that does not exist is an
// error of compilation:
//
//   using namespace kostka::kernel::literals;
//   table.ask(seat, "KNO-ATK-02"_clause, options);
//
// The list of ids is generated from docs/rules during the build (tools/embed_rules).

#include <kostka/clause_ids.h>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace kostka::kernel {

// An index into the sorted kClauseIds. It is only valid within one build, so whatever is stored or sent uses id_of.
// A default Clause means "none".
struct Clause {
  static constexpr std::uint16_t kNone = std::numeric_limits<std::uint16_t>::max();

  std::uint16_t index = kNone;

  constexpr bool operator==(const Clause&) const = default;
  constexpr explicit operator bool() const { return index != kNone; }
};

static_assert(kClauseIds.size() < Clause::kNone, "a clause index has 16 bits");

constexpr std::optional<Clause> find_clause(std::string_view id) {
  const auto found = std::lower_bound(kClauseIds.begin(), kClauseIds.end(), id);
  if (found == kClauseIds.end() || *found != id) return std::nullopt;
  return Clause{static_cast<std::uint16_t>(found - kClauseIds.begin())};
}

// The id as printed in docs/rules; empty for "none".
constexpr std::string_view id_of(Clause clause) {
  return clause.index < kClauseIds.size() ? kClauseIds[clause.index] : std::string_view{};
}

// Deliberately not constexpr and never defined: its name is what the compiler shows for a wrong citation.
Clause no_such_clause_in_docs_rules();

inline namespace literals {

consteval Clause operator""_clause(const char* id, std::size_t length) {
  const auto found = find_clause({id, length});
  return found ? *found : no_such_clause_in_docs_rules();
}

}  // namespace literals
}  // namespace kostka::kernel
