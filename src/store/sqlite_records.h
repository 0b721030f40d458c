// The records of a store as rows of its SQLite file. Everything here that writes runs inside a transaction of the
// caller and returns why it failed, or nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/sqlite.h"
#include "store/store.h"

namespace kostka::store {

// ---- writing ----------------------------------------------------------------------------------------------------

std::string put_change(Database& database, const Change& change);
std::string remove_table(Database& database, std::string_view table);
std::string put_account(Database& database, const AccountRecord& account);
std::string put_name(Database& database, std::string_view account, std::string_view name);
std::string put_profile(Database& database, std::string_view account, std::string_view profile);
std::string put_results(Database& database, const MatchResults& results);
std::string put_notes(Database& database, const std::vector<Note>& put, const std::vector<Note>& removed,
                      Milliseconds now);
// Forgets all that have expired with it.
std::string put_link(Database& database, const LinkRecord& link, Milliseconds now);
std::string put_seen(Database& database, std::string_view account, Milliseconds now);
std::string remove_old(Database& database, OldKind kind, std::string_view id, const Cutoffs& cutoffs);
// Writes something and removes it: shows that a change could be made.
std::string try_writing(Database& database);

// ---- reading ----------------------------------------------------------------------------------------------------
// To find out whether something failed, ask the database.

std::optional<TableRecord> find_table(Database& database, std::string_view id);
std::string find_journal(Database& database, std::string_view table);
std::string find_given(Database& database, std::string_view table);
std::vector<std::string> find_faulted(Database& database, std::size_t most);
std::optional<LinkRecord> find_link(Database& database, const Digest& code, Milliseconds now);
std::vector<ChatRecord> find_chat(Database& database, std::string_view table, std::size_t last);
std::vector<TableRecord> find_public_tables(Database& database, std::size_t most, std::optional<Milliseconds> before);
std::vector<TableRecord> find_tables_of(Database& database, std::string_view account, std::size_t most,
                                        std::optional<Milliseconds> before, const TableFilter& filter);
std::vector<SeatResult> find_results(Database& database, std::string_view account, std::size_t most);
std::vector<std::string> find_without_results(Database& database, std::int32_t version, std::size_t most);
std::vector<Note> find_notes(Database& database, std::string_view kind, std::string_view owner, Milliseconds now);
std::optional<Note> find_note(Database& database, std::string_view kind, std::string_view owner, std::string_view key,
                              Milliseconds now);
TableCounts count_public_tables(Database& database);
TableCounts count_tables_of(Database& database, std::string_view account);
std::int64_t count_unfinished_of(Database& database, std::string_view account);
std::vector<std::string> find_due(Database& database, Milliseconds time, std::size_t most);
std::optional<Milliseconds> find_next_wake(Database& database);
std::optional<AccountRecord> find_account(Database& database, std::string_view id);
std::vector<Old> find_old(Database& database, OldKind kind, const Cutoffs& cutoffs, const Old& after, std::size_t most);

}  // namespace kostka::store
