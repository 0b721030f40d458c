// The records of a store as rows of a PostgreSQL database: what writes, as statements that share a transaction with
// others, and what reads, each one statement, so that it is of one moment.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/postgres.h"
#include "store/store.h"

namespace kostka::store {

// ---- writing --------------------------------------------------------------------------------------------------------

using PgStatements = std::vector<PgStatement>;

PgStatements pg_put_change(const Change& change);
PgStatements pg_remove_table(std::string_view table);
PgStatements pg_put_account(const AccountRecord& account);
PgStatements pg_put_name(std::string_view account, std::string_view name);
PgStatements pg_put_profile(std::string_view account, std::string_view profile);
PgStatements pg_put_results(const MatchResults& results);
PgStatements pg_put_notes(const std::vector<Note>& put, const std::vector<Note>& removed, Milliseconds now);
PgStatements pg_put_link(const LinkRecord& link, Milliseconds now);
PgStatements pg_put_seen(std::string_view account, Milliseconds now);
PgStatements pg_remove_old(OldKind kind, std::string_view id, const Cutoffs& cutoffs);
PgStatements pg_try_writing();

// ---- reading --------------------------------------------------------------------------------------------------------
// What they give counts only when the connection tells of no trouble: each is nothing then.

std::optional<std::optional<TableRecord>> pg_table(PgConnection& connection, std::string_view id);
std::optional<std::string> pg_journal(PgConnection& connection, std::string_view table);
std::optional<std::string> pg_given(PgConnection& connection, std::string_view table);
std::optional<std::vector<ChatRecord>> pg_chat(PgConnection& connection, std::string_view table, std::size_t last);
std::optional<std::vector<TableRecord>> pg_public_tables(PgConnection& connection, std::size_t most,
                                                         std::optional<Milliseconds> before);
std::optional<std::vector<TableRecord>> pg_tables_of(PgConnection& connection, std::string_view account,
                                                     std::size_t most, std::optional<Milliseconds> before,
                                                     const TableFilter& filter);
std::optional<TableCounts> pg_public_counts(PgConnection& connection);
std::optional<TableCounts> pg_counts_of(PgConnection& connection, std::string_view account);
std::optional<std::int64_t> pg_unfinished_of(PgConnection& connection, std::string_view account);
std::optional<std::vector<std::string>> pg_due(PgConnection& connection, Milliseconds time, std::size_t most);
std::optional<std::optional<Milliseconds>> pg_next_wake(PgConnection& connection);
std::optional<std::vector<std::string>> pg_faulted(PgConnection& connection, std::size_t most);
std::optional<std::optional<AccountRecord>> pg_account(PgConnection& connection, std::string_view id);
std::optional<std::optional<LinkRecord>> pg_link(PgConnection& connection, const Digest& code, Milliseconds now);
std::optional<std::vector<AccountRecord>> pg_all_accounts(PgConnection& connection, std::string_view after,
                                                          std::size_t most);
std::optional<std::vector<std::string>> pg_all_tables(PgConnection& connection, std::string_view after,
                                                      std::size_t most);
std::optional<std::vector<LinkRecord>> pg_links_at(PgConnection& connection, std::string_view table);
std::optional<std::vector<SeatResult>> pg_results_of(PgConnection& connection, std::string_view account,
                                                     std::size_t most);
std::optional<std::vector<std::string>> pg_without_results(PgConnection& connection, std::int32_t version,
                                                           std::size_t most);
std::optional<std::vector<Note>> pg_notes(PgConnection& connection, std::string_view kind, std::string_view owner,
                                          Milliseconds now);
std::optional<std::optional<Note>> pg_note(PgConnection& connection, std::string_view kind, std::string_view owner,
                                           std::string_view key, Milliseconds now);
std::optional<std::vector<Note>> pg_all_notes(PgConnection& connection, const Note& after, std::size_t most);
std::optional<std::vector<Old>> pg_old(PgConnection& connection, OldKind kind, const Cutoffs& cutoffs, const Old& after,
                                       std::size_t most);

}  // namespace kostka::store
