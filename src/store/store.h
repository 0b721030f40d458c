// Store: where a server keeps accounts, tables and their journals. SQLite is the first kind; PostgreSQL can be another.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/digest.h"
#include "store/read.h"

namespace kostka::store {

using Milliseconds = std::int64_t;  // since 1970, UTC

struct AccountRecord {
  std::string id;
  Digest secret{};  // SHA-256 of the account's secret
  std::string name;
  Milliseconds created = 0;
  Milliseconds seen = 0;     // when it last did anything, to about an hour; never before `created`
  std::string profile = {};  // JSON, the server's: colour, avatar, wishes; empty until somebody chooses
};

// What lobbies sort and search by stands in members of its own; the rest is the server's, as JSON.
struct TableRecord {
  std::string id;
  std::string game;
  std::string status;  // waiting, playing, finished or faulted
  bool is_public = false;
  bool has_open_seat = false;
  Milliseconds created = 0, changed = 0;
  std::optional<Milliseconds> wake;   // when the server has to act by itself: a bot's turn, the end of a clock
  std::vector<std::string> accounts;  // whose game it is: the owner and everybody seated
  std::string lobby;                  // JSON: names, seats, options, commitment, the secret of the dice ...
  std::int64_t rows = 0;              // lines of the journal below its header
  std::optional<Milliseconds> started = {}, finished = {};  // of its match
};

// What changes of a table's record while its match goes on and nothing else happens: less to write, many times a
// second.
struct TableProgress {
  Milliseconds changed = 0;
  std::optional<Milliseconds> wake;
  std::string lobby;
  std::int64_t rows = 0;
};

struct ChatRecord {
  std::int64_t number = 0;
  Milliseconds time = 0;
  std::string line;          // JSON, the server's
  std::string account = {};  // who wrote it
};

// Everything of one table that becomes durable together, or not at all.
struct Change {
  std::string table;
  std::optional<TableRecord> record;           // put in, or in place of the one there
  std::string journal;                         // whole lines to add at the end; may be empty
  std::vector<ChatRecord> chat;                // added
  std::optional<std::int64_t> kept_chat = {};  // so many of the last lines are kept; none: all
  std::optional<TableProgress> progress = {};  // put into the record that is there; not together with `record`
  std::optional<std::string> given = {};       // Store::given() from now on; empty takes it away
};

// A link that binds a seat to another account, as long as the person who made it sits there.
struct LinkRecord {
  Digest code{};  // SHA-256 of what the link says
  std::string table;
  std::int32_t seat = 0;
  std::string account;  // who made it
  std::string sitting;  // LobbySeat::sitting of the seat at that time
  Milliseconds expires = 0;
};

// Tables that wait with an open seat, that are being played, and that are finished or faulted.
struct TableCounts {
  std::int64_t open = 0, to_watch = 0, finished = 0;
};

// Which tables of an account a list shows.
struct TableFilter {
  std::string game = {};             // empty: of any game
  std::optional<bool> is_over = {};  // finished or faulted, or neither
};

// What one seat came to in a finished match, for one of those who played it: a seat that was given up and taken by
// somebody else has several. It follows from the journal and from who sat where, so that it can be
// computed again; lists and statistics read it instead of journals.
struct SeatResult {
  std::int32_t seat = 0;
  std::string account;    // empty: a bot's
  std::string character;  // what it played as, by its id; empty where a game has none
  bool won = false, resigned = false;
  std::int32_t turns = 0;  // of the match
  std::string deeds;       // JSON, the server's: what the seat did, counted
  // Of the table; not written, but found with it.
  std::string table = {}, game = {};
  Milliseconds started = 0, finished = 0;
};

// All seats of one match, as the rules of this version count. They take the place of what was there.
struct MatchResults {
  std::string table;
  std::int32_t version = 0;
  std::vector<SeatResult> seats;
};

// Something small that an account keeps, or the server itself (no owner): a friend, where to send notices, a key. One
// owner has one note of a kind under each key.
struct Note {
  std::string kind, owner, key;
  std::string value;                         // JSON or text, the server's
  std::optional<Milliseconds> expires = {};  // none: never
};

// What can become old. A match that is being played, or that stands still because of a fault, never does.
enum class OldKind : std::uint8_t { finished, waiting, guest };
inline constexpr std::array kOldKinds = {OldKind::finished, OldKind::waiting, OldKind::guest};

// Something is old that has not changed, or been seen, after these times; none: nothing of that kind ever is. A guest
// is old only if nothing in the store refers to them but what is old itself.
struct Cutoffs {
  std::optional<Milliseconds> finished = {}, waiting = {}, guests = {};
};

// Something old, since when nothing has happened to it, and about how many bytes it takes.
struct Old {
  std::string id;
  Milliseconds since = std::numeric_limits<Milliseconds>::min();
  std::int64_t bytes = 0;
};

// Everything here may be called from any thread. Reads see every change whose `done` has been called, and say so when
// they could not be made: the caller tries again later.
class Store {
 public:
  // Called from a thread of the store once the change survives a crash of the machine (`trouble` empty), or has not
  // been made (`trouble` says why, for the log). What the disk refused at the last moment can still be found when the
  // store is next opened, if nothing was written in between. Must return quickly.
  using Done = std::function<void(const std::string& trouble)>;

  // Completes every change that was passed to it before it goes.
  virtual ~Store() = default;

  // Changes of one table are made in the order of the calls; changes of many tables share one commit. When one
  // fails, it is not made, and its table is as before: call write() again to try again.
  virtual void write(Change change, Done done) = 0;
  // Removes a table with its journal, chat and links, if it is there.
  virtual void remove(std::string table, Done done) = 0;

  virtual Read<std::optional<TableRecord>> table(std::string_view id) = 0;
  virtual Read<std::string> journal(std::string_view table) = 0;
  // Rows of another journal that the match of this table will begin with. They can be long, so no list reads them.
  virtual Read<std::string> given(std::string_view table) = 0;
  // The newest ones, at most that many, in the order of their numbers.
  virtual Read<std::vector<ChatRecord>> chat(std::string_view table, std::size_t last) = 0;
  // The newest first, by `changed`; `before`: only tables that changed earlier.
  virtual Read<std::vector<TableRecord>> public_tables(std::size_t most, std::optional<Milliseconds> before) = 0;
  virtual Read<std::vector<TableRecord>> tables_of(std::string_view account, std::size_t most,
                                                   std::optional<Milliseconds> before, const TableFilter& filter) = 0;
  virtual Read<TableCounts> public_counts() = 0;
  virtual Read<TableCounts> counts_of(std::string_view account) = 0;
  // Tables of this account that wait or are being played, also those that no list counts.
  virtual Read<std::int64_t> unfinished_of(std::string_view account) = 0;
  // Ids of tables whose `wake` is not after `time`, the earliest first; and when the next one wakes.
  virtual Read<std::vector<std::string>> due(Milliseconds time, std::size_t most) = 0;
  virtual Read<std::optional<Milliseconds>> next_wake() = 0;
  // Ids of tables whose match stands still because of a fault.
  virtual Read<std::vector<std::string>> faulted(std::size_t most) = 0;

  virtual void add_account(AccountRecord account, Done done) = 0;
  virtual void rename_account(std::string id, std::string name, Done done) = 0;
  virtual void set_profile(std::string id, std::string profile, Done done) = 0;
  virtual Read<std::optional<AccountRecord>> account(std::string_view id) = 0;
  // The account has done something; if there is no such account, nothing.
  virtual void saw_account(std::string id, Milliseconds now, Done done) = 0;

  // Nothing happens when the table is gone, or its match is not over.
  virtual void put_results(MatchResults results, Done done) = 0;
  // Of the matches that are in the store, the newest first by their end.
  virtual Read<std::vector<SeatResult>> results_of(std::string_view account, std::size_t most) = 0;
  // Ids of finished tables whose results were never computed, or by rules before `version`.
  virtual Read<std::vector<std::string>> without_results(std::int32_t version, std::size_t most) = 0;

  // All of it together or nothing. Forgets notes that have expired by `now`; removed are those of the same kind, owner
  // and key. A guest who goes takes their notes along, and those that others keep under the guest's id.
  virtual void put_notes(std::vector<Note> put, std::vector<Note> removed, Milliseconds now, Done done) = 0;
  // What has not expired by `now`, by key.
  virtual Read<std::vector<Note>> notes(std::string_view kind, std::string_view owner, Milliseconds now) = 0;
  virtual Read<std::optional<Note>> note(std::string_view kind, std::string_view owner, std::string_view key,
                                         Milliseconds now) = 0;

  // What is old, the oldest first, after the one given (a new Old: from the beginning).
  virtual Read<std::vector<Old>> old(OldKind kind, const Cutoffs& cutoffs, const Old& after, std::size_t most) = 0;
  // Removes it with all that belongs to it if it is still old; a guest only if nothing refers to them any more.
  virtual void remove_old(OldKind kind, std::string id, const Cutoffs& cutoffs, Done done) = 0;

  // Forgets links that have expired by `now`.
  virtual void add_link(LinkRecord link, Milliseconds now, Done done) = 0;
  // Nothing when there is none, or it has expired by `now`.
  virtual Read<std::optional<LinkRecord>> link(const Digest& code, Milliseconds now) = 0;

  // False, with a sentence, when the store cannot be written to or read at this moment, or was found damaged; for
  // /healthz. Waits for the disk.
  virtual bool healthy(std::string& trouble) = 0;
};

struct SqliteOptions {
  std::optional<std::int64_t> largest_bytes;  // of the file; what would make it larger fails as on a full disk
  bool check_whole = false;                   // compare every index with its table as well, which takes time
  std::string vfs = {};                       // what SQLite reads and writes through (sqlite3_vfs); empty: the system
};

// A store in one SQLite file, made when it is missing. Only one process at a time can hold it. Null, and a sentence in
// `trouble`, when that is not possible: the folder cannot be written to, the file is another program's or was made by a
// newer version, it is damaged, or another server holds it.
std::unique_ptr<Store> open_sqlite_store(const std::string& path, std::string& trouble,
                                         const SqliteOptions& options = {});

}  // namespace kostka::store
