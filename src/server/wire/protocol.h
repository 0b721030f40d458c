// The protocol: every message that passes between a browser and the server, as plain structs. JSON is written and read,
// and the client's TypeScript is generated, from the same member lists; so neither side can drift (docs/protocol.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "kernel/data/document.h"
#include "kernel/language/text.h"
#include "kernel/play/goal.h"
#include "kernel/play/says.h"
#include "kernel/play/seen.h"
#include "server/wire/protocol_people.h"

namespace kostka::server::protocol {

using kernel::Document;
using kernel::Text;

inline constexpr int kProtocolVersion = 1;

// Times are milliseconds since 1970 in UTC; durations are seconds.

// ---- games and rules (REST) -------------------------------------------------------------------------------------

struct SwitchChoice {
  std::string id;
  Text name;
};
BOOST_DESCRIBE_STRUCT(SwitchChoice, (), (id, name))

// A rule option of a game, with the clause that allows it.
struct GameSwitch {
  std::string id;
  Text name;
  std::string clause;
  std::vector<SwitchChoice> choices;
  std::string standard;
};
BOOST_DESCRIBE_STRUCT(GameSwitch, (), (id, name, clause, choices, standard))

struct OriginCounts {
  std::int32_t rulebook = 0, known_publicly = 0, house = 0;
};
BOOST_DESCRIBE_STRUCT(OriginCounts, (), (rulebook, known_publicly, house))

// How strong a level of bots is in a game.
struct GameLevel {
  std::string id;
  Text about;                       // what it does and how strong it was measured to be, in a sentence or two
  std::optional<std::int32_t> elo;  // above `normal`; none: not measured
};
BOOST_DESCRIBE_STRUCT(GameLevel, (), (id, about, elo))

// GET /api/games: a list of these.
struct GameEntry {
  std::string id;
  Text name;
  std::vector<std::string> rule_books;  // the main one first
  std::int32_t least_seats = 2, most_seats = 2;
  std::int32_t rules_version = 1;
  std::string content;  // hash; GET /api/games/{id}/content?v=... may be cached forever
  std::vector<GameSwitch> switches;
  OriginCounts origins;
  std::string standard_bot;            // the level that sits down where nobody asks for another
  std::vector<GameLevel> levels;       // that may be chosen, from the weakest to the strongest
  std::optional<std::int32_t> lesson;  // how many minutes its lesson takes; none: there is no lesson
};
BOOST_DESCRIBE_STRUCT(GameEntry, (),
                      (id, name, rule_books, least_seats, most_seats, rules_version, content, switches, origins,
                       standard_bot, levels, lesson))

// GET /api/games/{game}/lesson: what the coach says, and which answers the lesson goes on with. POST makes a table for
// it.
struct LessonPage {
  Text title, text;
  std::optional<std::string> clause;
  std::optional<std::string> at;  // what it points at, as a selector of the play screen; none: the answer itself
};
BOOST_DESCRIBE_STRUCT(LessonPage, (), (title, text, clause, at))

// One question to the learner. Without a page it is answered without a word.
struct LessonStep {
  std::int32_t inputs = 0;  // View::inputs when it is asked
  std::string option;
  std::vector<LessonPage> pages;
  std::optional<Text> wrong;  // to somebody who chooses something else
};
BOOST_DESCRIBE_STRUCT(LessonStep, (), (inputs, option, pages, wrong))

struct Lesson {
  std::int32_t minutes = 0;
  std::vector<LessonStep> steps;
  std::vector<LessonPage> end;  // said when all steps are done
};
BOOST_DESCRIBE_STRUCT(Lesson, (), (minutes, steps, end))

// POST /api/games/{game}/setup with SetupWish: whether a table could be set up like this. The answer is a SetupAnswer.
struct SetupWish {
  std::int32_t seats = 0;
  Document options;  // {switch: choice}; those that are not named are at their standard
};
BOOST_DESCRIBE_STRUCT(SetupWish, (), (seats, options))

struct SetupRefusal {
  std::string cause;  // the id of the switch to look at, or "seats"
  Text sentence;
};
BOOST_DESCRIBE_STRUCT(SetupRefusal, (), (cause, sentence))

// A choice of one switch that does not go with the seats and the other switches as they are.
struct ClosedChoice {
  std::string option;
  std::string choice;
  Text sentence;
};
BOOST_DESCRIBE_STRUCT(ClosedChoice, (), (option, choice, sentence))

struct SetupAnswer {
  std::optional<SetupRefusal> refusal;
  std::vector<ClosedChoice> closed;
};
BOOST_DESCRIBE_STRUCT(SetupAnswer, (), (refusal, closed))

struct BotLevel {
  std::string id;
  Text name;            // how it is to play with, in a word
  Text about;           // what it does, in a sentence
  bool offered = true;  // a new table may have it; others sit at tables of earlier versions
};
BOOST_DESCRIBE_STRUCT(BotLevel, (), (id, name, about, offered))

// A manner of play, whatever the level.
struct BotTemperament {
  std::string id;
  Text name, about;
};
BOOST_DESCRIBE_STRUCT(BotTemperament, (), (id, name, about))

// GET /api/games
struct Games {
  std::string version;  // of the program
  std::vector<GameEntry> games;
  std::vector<BotLevel> bots;  // from the one that thinks least to the one that thinks most
  std::vector<BotTemperament> temperaments;
  bool fixtures = false;  // a server for tests: it offers fixture games and debugs its tables
};
BOOST_DESCRIBE_STRUCT(Games, (), (version, games, bots, temperaments, fixtures))

// GET /api/games/{game}/items/{item}: a card, space, fighter ... with generated text and origin.
struct Item {
  std::string id;
  Text kind;
  Text name;
  std::vector<Text> lines;
  std::string origin;  // rulebook, public or house
  std::string source;
};
BOOST_DESCRIBE_STRUCT(Item, (), (id, kind, name, lines, origin, source))

// GET /api/rules: a list of BookEntry. GET /api/rules/{book}: a Book.
struct BookEntry {
  std::string id;
  Text title;
  std::int32_t clauses = 0;
};
BOOST_DESCRIBE_STRUCT(BookEntry, (), (id, title, clauses))

struct RuleClause {
  std::string id;
  Text text;
  Text table;  // Markdown; empty where the text says it all
  Text page;   // where the printed rulebook says it
  bool ruling = false;
};
BOOST_DESCRIBE_STRUCT(RuleClause, (), (id, text, table, page, ruling))

struct RuleSection {
  Text title;
  std::vector<RuleClause> clauses;
};
BOOST_DESCRIBE_STRUCT(RuleSection, (), (title, clauses))

struct Book {
  std::string id;
  Text title;
  std::vector<RuleSection> sections;
};
BOOST_DESCRIBE_STRUCT(Book, (), (id, title, sections))

// GET /api/rules/{book}/search?q=...: the ids of the clauses found, best first.
struct Found {
  std::vector<std::string> clauses;
};
BOOST_DESCRIBE_STRUCT(Found, (), (clauses))

// ---- accounts (REST) --------------------------------------------------------------------------------------------

// POST /api/guests with NewGuest. The token (`account.secret`) is told once; afterwards it is sent as
// "Authorization: Bearer <token>" and in Hello. The server keeps only a SHA-256 of the secret.
struct NewGuest {
  std::optional<std::string> name;  // none: "Guest 4821"
};
BOOST_DESCRIBE_STRUCT(NewGuest, (), (name))

struct Guest {
  std::string account;
  std::string token;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Guest, (), (account, token, name))

// GET /api/me, PATCH /api/me with Rename.
struct Me {
  std::string account;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Me, (), (account, name))

struct Rename {
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Rename, (), (name))

// ---- tables (REST) ----------------------------------------------------------------------------------------------

// How a seat is filled when a table is made. `here` is a further person at the creator's own device (hot seat).
enum class SeatWish : std::uint8_t { me, here, open, bot };
BOOST_DESCRIBE_ENUM(SeatWish, me, here, open, bot)

struct NewSeat {
  SeatWish who = SeatWish::open;
  std::optional<std::string> name;   // for `here`
  std::optional<std::string> level;  // for `bot`; none: the standard level
};
BOOST_DESCRIBE_STRUCT(NewSeat, (), (who, name, level))

// When a match begins: as soon as every seat is taken, or when the owner says so (so that players can add nonces).
enum class Begin : std::uint8_t { full, owner };
BOOST_DESCRIBE_ENUM(Begin, full, owner)

// POST /api/tables -> Table. `options` is {switch id: choice id}; what is not named has its standard value.
struct NewTable {
  std::string game;
  std::optional<std::string> name;
  bool is_public = false;
  Document options;
  std::vector<NewSeat> seats;
  std::optional<std::int32_t> clock;  // seconds for each decision, 5 to 2592000
  Begin begin = Begin::full;
  // The level of bots that plays for people who are not there; none, or not even said: the standard level.
  std::optional<std::string> absent;
};
BOOST_DESCRIBE_STRUCT(NewTable, (), (game, name, is_public, options, seats, clock, begin, absent))

enum class SeatKind : std::uint8_t { open, person, bot };
BOOST_DESCRIBE_ENUM(SeatKind, open, person, bot)

struct SeatEntry {
  SeatKind kind = SeatKind::open;
  std::string name;                        // empty for an open seat
  std::optional<std::string> level;        // of a bot
  std::optional<std::string> temperament;  // of a bot
  bool mine = false;                       // the reader's own
  bool connected = false;                  // its person is at the table right now
  std::optional<std::int64_t> away_since;  // a person's seat without a connection
  std::optional<std::string> stand_in;     // the level of a bot that plays for this person now
  bool left = false;                       // the person has left the table for good
  bool resigned = false;                   // and gave the match up: a bot plays on, and somebody may take the seat
  bool nonce = false;                      // a nonce was given
  std::optional<std::string> person;       // for the owner, of somebody else: as in ModeratedPerson
  std::optional<std::int64_t> deadline;    // when the clock ends this seat's open decision
};
BOOST_DESCRIBE_STRUCT(SeatEntry, (),
                      (kind, name, level, temperament, mine, connected, away_since, stand_in, left, resigned, nonce,
                       person, deadline))

enum class Status : std::uint8_t { waiting, playing, finished, faulted };
BOOST_DESCRIBE_ENUM(Status, waiting, playing, finished, faulted)

// A question to all players: may the match go back to where it held `inputs` inputs?
struct Takeback {
  std::int32_t asked_by = 0;
  std::int32_t inputs = 0;
  std::vector<std::int32_t> agreed;  // seats; those of bots always agree, a bot that stands in for a person never does
};
BOOST_DESCRIBE_STRUCT(Takeback, (), (asked_by, inputs, agreed))

// A bot has decided for this seat, whose time was up, when the match held `inputs` inputs.
struct TimedOut {
  std::int32_t seat = 0;
  std::int32_t inputs = 0;
};
BOOST_DESCRIBE_STRUCT(TimedOut, (), (seat, inputs))

// What the owner of a table does about somebody: a muted person cannot chat there, a banned one cannot see the table.
enum class Moderation : std::uint8_t { mute, unmute, ban, unban };
BOOST_DESCRIBE_ENUM(Moderation, mute, unmute, ban, unban)

struct ModeratedPerson {
  std::string person;  // a name for them that tells nobody their account
  std::string name;
  bool muted = false, banned = false;
};
BOOST_DESCRIBE_STRUCT(ModeratedPerson, (), (person, name, muted, banned))

// A table as a lobby shows it. Lists leave `invite`, `moderated` and SeatEntry::person out.
struct Table {
  std::string id;
  std::string game;
  std::string name;
  Status status = Status::waiting;
  bool is_public = false;
  bool owner = false;  // the reader made it
  std::int64_t created = 0, changed = 0;
  std::optional<std::int64_t> started, finished;  // of the match
  Document options;
  std::vector<SeatEntry> seats;
  std::vector<std::int32_t> waiting_for;  // seats that have to decide
  std::vector<std::int32_t> winners;
  std::int32_t turn = 0;
  std::int32_t spectators = 0;
  Begin begin = Begin::full;
  std::optional<std::int32_t> clock;
  std::optional<std::int64_t> deadline;  // when the first clock ends an open decision; each seat has its own
  std::vector<TimedOut> timed_out;       // the last few, the oldest first
  std::optional<std::string> invite;     // for seated players of a table that waits
  std::optional<std::string> commitment;
  std::optional<std::string> secret;  // of the dice, after the end
  std::optional<Takeback> takeback;
  std::optional<std::string> rematch;      // the table where it goes on
  std::int32_t rows = 0;                   // of the journal, for replays
  bool muted = false;                      // the owner does not let the reader chat
  std::vector<ModeratedPerson> moderated;  // for the owner
  bool lesson = false;                     // its dice are known and its bots follow a script
  std::string absent;                      // the level of bots that plays for people who are not there
};
BOOST_DESCRIBE_STRUCT(Table, (),
                      (id, game, name, status, is_public, owner, created, changed, started, finished, options, seats,
                       waiting_for, winners, turn, spectators, begin, clock, deadline, timed_out, invite, commitment,
                       secret, takeback, rematch, rows, muted, moderated, lesson, absent))

// GET /api/tables?list=public|mine[&before=<changed>]
struct Tables {
  std::vector<Table> tables;
  std::int32_t open = 0, to_watch = 0, finished = 0;  // how many there are in all
};
BOOST_DESCRIBE_STRUCT(Tables, (), (tables, open, to_watch, finished))

// POST /api/tables/{id}/join -> Table. A table that is not public needs its invite.
struct Join {
  std::optional<std::string> invite;
  std::optional<std::int32_t> seat;  // none: the first open one
};
BOOST_DESCRIBE_STRUCT(Join, (), (invite, seat))

// PATCH /api/tables/{id} by its owner -> Table.
struct ChangeTable {
  std::optional<std::string> name;
  std::optional<bool> is_public;
};
BOOST_DESCRIBE_STRUCT(ChangeTable, (), (name, is_public))

// POST /api/tables/{id}/moderation by its owner -> Table. Exactly one of the others says who: the person at a seat, the
// author of a line of chat, or somebody in Table::moderated. Who plays a match that has begun cannot be banned.
struct Moderate {
  Moderation what = Moderation::mute;
  std::optional<std::int32_t> seat;
  std::optional<std::int32_t> line;
  std::optional<std::string> person;
};
BOOST_DESCRIBE_STRUCT(Moderate, (), (what, seat, line, person))

// PUT /api/tables/{id}/seats/{seat}/nonce -> Table, before the match begins, for a seat of the caller.
struct Nonce {
  std::string nonce;
};
BOOST_DESCRIBE_STRUCT(Nonce, (), (nonce))

// POST /api/tables/{id}/seats/{seat}/stand-in -> Table: a bot plays for a seat of the caller, or for one whose person
// has left or been away for a minute. DELETE of the same path gives the seat back to its person.
struct StandIn {
  std::optional<std::string> level;
};
BOOST_DESCRIBE_STRUCT(StandIn, (), (level))

// POST /api/tables/{id}/seats/{seat}/link -> Link: for the same person on another device. POST /api/claims with Claim
// -> Table. A link works once and for a day, as long as the person who made it keeps the seat.
struct Link {
  std::string code;
  std::int64_t expires = 0;
};
BOOST_DESCRIBE_STRUCT(Link, (), (code, expires))
struct Claim {
  std::string code;
};
BOOST_DESCRIBE_STRUCT(Claim, (), (code))

// POST /api/tables/{id}/continue -> Table: a new table that begins after `row` rows of a finished or faulted one. A
// server that runs with --fixtures also goes on from a match that is being played.
struct Continue {
  std::int32_t row = 0;
  std::vector<NewSeat> seats;
};
BOOST_DESCRIBE_STRUCT(Continue, (), (row, seats))

// GET /api/tables/{id}/verify -> Verification of a finished match.
enum class CheckState : std::uint8_t { passed, noted, failed };
BOOST_DESCRIBE_ENUM(CheckState, passed, noted, failed)
struct Check {
  std::string id;
  CheckState state = CheckState::passed;
  std::int32_t count = 0;
  Text sentence;
};
BOOST_DESCRIBE_STRUCT(Check, (), (id, state, count, sentence))
struct Verification {
  bool ok = false;
  std::vector<Check> checks;
};
BOOST_DESCRIBE_STRUCT(Verification, (), (ok, checks))

// Every refusal, over REST and WebSocket alike. `code` is stable and listed in docs/protocol.md.
struct Error {
  std::string code;
  Text text;
  std::optional<std::string> clause;
};
BOOST_DESCRIBE_STRUCT(Error, (), (code, text, clause))

// ---- a match as one observer sees it -----------------------------------------------------------------------------

using kernel::EventLine;
using kernel::Goal;
using kernel::GoalPart;
using kernel::GoalSeat;
using kernel::GoalStep;
using kernel::NumbersView;
using kernel::OptionView;
using kernel::PromptView;
using kernel::Role;
using kernel::Says;
using kernel::View;

// A decision that is open, no matter who has to make it: seat -1 is chance. `answer` is the option chosen already while
// others still think.
struct OpenQuestion {
  std::int32_t seat = 0;
  std::optional<std::string> answer;
  PromptView prompt;
};
BOOST_DESCRIBE_STRUCT(OpenQuestion, (), (seat, answer, prompt))

// A match in the middle of a turn, for those who work on its rules; it keeps no secret. `rules` are the names of the
// functions that wait for the decision, from the outermost to the one that asks, and `chain` is the same in one line
// (`turn > movement > battle: roll`). `position` is the game's own State as it is now, which cannot be entered.
struct Moment {
  std::int32_t inputs = 0;
  bool over = false;
  std::optional<std::string> fault;
  std::string chain;
  std::vector<std::string> rules;
  std::vector<OpenQuestion> questions;
  Document position;
};
BOOST_DESCRIBE_STRUCT(Moment, (), (inputs, over, fault, chain, rules, questions, position))

// GET /api/tables/{id}/replay?eye=<seat>|spectator|all&from=<row>&count=<1..100> of a finished or faulted match: what
// the observer saw after each row. `events` are the lines new with this row; after a row that took something back, the
// first `events_from` lines of the log so far are kept.
struct ReplayStep {
  std::int32_t row = 0;
  View view;
  std::int32_t events_from = 0;
  std::vector<EventLine> events;
};
BOOST_DESCRIBE_STRUCT(ReplayStep, (), (row, view, events_from, events))
struct Replay {
  std::int32_t rows = 0;
  std::vector<ReplayStep> steps;
};
BOOST_DESCRIBE_STRUCT(Replay, (), (rows, steps))

// GET /api/tables/{id}/debug?row=<row>, only of a server that runs with --fixtures; all others have no such page. The
// whole match after `row` rows (none: all there are), with everybody's secrets and the last of all events. `seed` is
// the number that its dice were asked to follow, as text because it can be greater than a number of JavaScript.
struct DebugTable {
  std::int32_t rows = 0, row = 0;
  std::optional<std::string> seed;
  Moment moment;
  std::int32_t events_from = 0;
  std::vector<EventLine> events;
};
BOOST_DESCRIBE_STRUCT(DebugTable, (), (rows, row, seed, moment, events_from, events))

// ---- WebSocket /ws/tables/{id}, client to server
// ---------------------------------------------------------------------- Every message is one JSON object with "type"
// and exactly the members of its struct; null stands for none. `id` is any number of the client's; the reply carries
// it.

// The first message. Without a token one watches a public table (or one whose invite one has).
struct Hello {
  std::optional<std::string> token;
  std::optional<std::string> invite;
  std::optional<std::int32_t> eye;  // one's own seat to look through; none: one's first seat, or a spectator's view
};
BOOST_DESCRIBE_STRUCT(Hello, (), (token, invite, eye))

// Look through another of your seats, or none (behind the curtain of a hot seat).
struct Look {
  std::int32_t id = 0;
  std::optional<std::int32_t> eye;
};
BOOST_DESCRIBE_STRUCT(Look, (), (id, eye))

// `prompt` is the number that State gave. The same answer may be sent again any number of times: once it has been taken
// the reply is Ok again; another answer to an earlier prompt is refused as "stale".
struct Answer {
  std::int32_t id = 0;
  std::int32_t seat = 0;
  std::int32_t prompt = 0;
  std::string option;
};
BOOST_DESCRIBE_STRUCT(Answer, (), (id, seat, prompt, option))

// `row` is that of the State the player looked at; when the match has gone on since, the undo is refused as "stale".
struct Undo {
  std::int32_t id = 0;
  std::int32_t seat = 0;
  std::int32_t row = 0;
};
BOOST_DESCRIBE_STRUCT(Undo, (), (id, seat, row))

// Ask all for a takeback to before the asking seat's last decision (`inputs` none) or to where the match held that many
// inputs; Consent answers it for a seat. A no, or any further answer of a person, ends the
// question; what bots decide does not.
struct AskTakeback {
  std::int32_t id = 0;
  std::int32_t seat = 0;
  std::optional<std::int32_t> inputs;
};
BOOST_DESCRIBE_STRUCT(AskTakeback, (), (id, seat, inputs))
struct Consent {
  std::int32_t id = 0;
  std::int32_t seat = 0;
  bool yes = false;
};
BOOST_DESCRIBE_STRUCT(Consent, (), (id, seat, yes))

struct Say {
  std::int32_t id = 0;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(Say, (), (id, text))

// Why not? Replied to by Reasons.
struct Why {
  std::int32_t id = 0;
  std::int32_t seat = 0;
};
BOOST_DESCRIBE_STRUCT(Why, (), (id, seat))

// The log lines before line `before`, at most 200. Replied to by Log.
struct EarlierLog {
  std::int32_t id = 0;
  std::int32_t before = 0;
};
BOOST_DESCRIBE_STRUCT(EarlierLog, (), (id, before))

struct Ping {
  std::int32_t id = 0;
};
BOOST_DESCRIBE_STRUCT(Ping, (), (id))

using FromClient = std::variant<Hello, Look, Answer, Undo, AskTakeback, Consent, Say, Why, EarlierLog, Ping>;

// ---- server to client ----------------------------------------------------------------------------------------------

// After Hello, and whenever anything about the table but the position changes.
struct TableChanged {
  Table table;
};
BOOST_DESCRIBE_STRUCT(TableChanged, (), (table))

// Why a seat cannot take anything back alone.
enum class UndoLock : std::uint8_t {
  nothing,   // it has not decided anything yet
  chance,    // dice were thrown or a card was drawn after its last decision
  revealed,  // something was shown, or the turn ended with it
  others     // somebody else has decided since
};
BOOST_DESCRIBE_ENUM(UndoLock, nothing, chance, revealed, others)

// The position, after Hello, Look and every change. `row` never goes down. `events` replace the log from line
// `events_from` on (after an undo that is earlier than the log's end).
struct State {
  std::int32_t row = 0;
  std::optional<std::int32_t> eye;
  std::optional<std::int32_t> prompt;  // the number of the open question of `eye`
  bool can_undo = false;
  std::optional<UndoLock> undo_lock;  // why not, for a seat of a running match
  View view;
  std::int32_t events_from = 0;
  std::vector<EventLine> events;
};
BOOST_DESCRIBE_STRUCT(State, (), (row, eye, prompt, can_undo, undo_lock, view, events_from, events))

struct Ok {
  std::int32_t id = 0;
};
BOOST_DESCRIBE_STRUCT(Ok, (), (id))

// What went wrong with message `id`; none when the message could not even be read. Nothing has changed.
struct Refusal {
  std::optional<std::int32_t> id;
  Error error;
};
BOOST_DESCRIBE_STRUCT(Refusal, (), (id, error))

struct ChatLine {
  std::int32_t number = 0;
  std::int64_t time = 0;
  std::optional<std::int32_t> seat;  // none: a spectator
  std::string name;
  std::string text;
  std::optional<std::string> person;  // for the owner, of somebody else: as in ModeratedPerson
};
BOOST_DESCRIBE_STRUCT(ChatLine, (), (number, time, seat, name, text, person))

// After Hello the last 100, then each new line.
struct Chat {
  std::vector<ChatLine> lines;
};
BOOST_DESCRIBE_STRUCT(Chat, (), (lines))

struct Reason {
  std::string option;
  Text label;
  std::vector<std::string> objects;
  std::string clause;
  Text rule;         // the clause in words
  Document outcome;  // null, or what the game says of it (kernel::Says::why_not)
};
BOOST_DESCRIBE_STRUCT(Reason, (), (option, label, objects, clause, rule, outcome))
struct Reasons {
  std::int32_t id = 0;
  std::vector<Reason> reasons;
};
BOOST_DESCRIBE_STRUCT(Reasons, (), (id, reasons))

struct Log {
  std::int32_t id = 0;
  std::int32_t from = 0;
  std::vector<EventLine> events;
};
BOOST_DESCRIBE_STRUCT(Log, (), (id, from, events))

// The last message before the server closes the connection.
struct Bye {
  Error error;
};
BOOST_DESCRIBE_STRUCT(Bye, (), (error))

using FromServer = std::variant<TableChanged, State, Ok, Refusal, Chat, Reasons, Log, Bye>;

// The "type" of a message: the struct's name in lower case with underscores ("ask_takeback", "table_changed").

}  // namespace kostka::server::protocol
