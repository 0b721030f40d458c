// WholeStore: a store that can be gone through from one end to the other, and how each kind of store is opened.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace kostka::store {

class WholeStore : public Store {
 public:
  // In the order of their ids, at most so many after this one ("": from the beginning).
  virtual Read<std::vector<AccountRecord>> all_accounts(std::string_view after, std::size_t most) = 0;
  virtual Read<std::vector<std::string>> all_tables(std::string_view after, std::size_t most) = 0;
  // All that were made for seats of this table, expired ones included.
  virtual Read<std::vector<LinkRecord>> links_at(std::string_view table) = 0;
  // In the order of their kinds, owners and keys, at most so many after this one; expired ones included.
  virtual Read<std::vector<Note>> all_notes(const Note& after, std::size_t most) = 0;
};

// As open_sqlite_store().
std::unique_ptr<WholeStore> open_whole_sqlite_store(const std::string& path, std::string& trouble,
                                                    const SqliteOptions& options = {});

struct PostgresOptions {
  // A server or a tool has a store for itself. Whoever only reads sees what it was at the moment when it was opened,
  // whatever is written meanwhile.
  enum class Use : std::uint8_t { alone, reading };

  std::string url;
  Use use = Use::alone;
  std::chrono::milliseconds patience{10'000};  // for an answer of the database
};

// A store in a PostgreSQL database, in a schema of its own, made when it is missing. Null, and a sentence in `trouble`,
// when that is not possible.
std::unique_ptr<WholeStore> open_postgres_store(const PostgresOptions& options, std::string& trouble);

}  // namespace kostka::store
