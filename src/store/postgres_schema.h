// The schema of a store in a PostgreSQL database: made, and brought to the newest version, by whoever comes first.
#pragma once

#include <cstdint>
#include <string>

#include "store/postgres.h"

namespace kostka::store {

inline constexpr std::int64_t kPostgresVersion = 1;

// Keys of advisory locks: who changes the schema, and who uses the store.
inline constexpr std::int64_t kSchemaLock = 0x4b53544b01, kUseLock = 0x4b53544b02;

// False, with the end of a sentence in `why`, when the database cannot become a store of this version.
bool bring_up_to_date(PgConnection& connection, std::string& why);

// False when it is not one of this version as it is, which is left as it is.
bool is_up_to_date(PgConnection& connection, std::string& why);

}  // namespace kostka::store
