// The part of the protocol about people and what becomes of matches: profiles, friends, notices, stories
// (docs/protocol.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "kernel/language/text.h"
#include "kernel/play/goal.h"

namespace kostka::server::protocol {

using kernel::Text;

// ---- profiles ---------------------------------------------------------------------------------------------------

// The character that was played most.
struct PlayedCharacter {
  std::string id;
  Text name;  // empty when this server does not know it
  std::int32_t played = 0, won = 0;
};
BOOST_DESCRIBE_STRUCT(PlayedCharacter, (), (id, name, played, won))

// Times are milliseconds: of all matches, and of the one in the middle.
struct GameStatistics {
  std::string game;
  std::int32_t played = 0, won = 0, resigned = 0;
  std::int64_t whole = 0, usual = 0;
  std::optional<PlayedCharacter> character;
  std::int32_t characters = 0;  // how many different ones
};
BOOST_DESCRIBE_STRUCT(GameStatistics, (), (game, played, won, resigned, whole, usual, character, characters))

// A mark that an account has earned when `have` is `needed`.
struct Achievement {
  std::string id;
  std::string game;  // empty: for all games together
  Text name, about;
  std::int32_t have = 0, needed = 1;
};
BOOST_DESCRIBE_STRUCT(Achievement, (), (id, game, name, about, have, needed))

// GET /api/me/profile. Colours and avatars are numbers; the client draws them.
struct Profile {
  std::string name;
  std::int32_t colour = 0, avatar = 0;
  std::int64_t since = 0;
  std::vector<GameStatistics> games;
  std::vector<Achievement> achievements;
};
BOOST_DESCRIBE_STRUCT(Profile, (), (name, colour, avatar, since, games, achievements))

// PUT /api/me/profile -> Profile
struct ProfileWish {
  std::string name;
  std::int32_t colour = 0, avatar = 0;
};
BOOST_DESCRIBE_STRUCT(ProfileWish, (), (name, colour, avatar))

// ---- friends ----------------------------------------------------------------------------------------------------

// `person` stands for the account, as in ModeratedPerson. `together`: finished matches of both.
struct Friend {
  std::string person;
  std::string name;
  std::int32_t colour = 0, avatar = 0;
  std::int64_t seen = 0;
  std::int32_t together = 0, won = 0, lost = 0;
};
BOOST_DESCRIBE_STRUCT(Friend, (), (person, name, colour, avatar, seen, together, won, lost))

// A friend asks one to their table.
struct Invitation {
  std::string table, game;
  std::string name;  // of the table
  std::string from;
  std::string invite;
  std::int64_t time = 0;
};
BOOST_DESCRIBE_STRUCT(Invitation, (), (table, game, name, from, invite, time))

// GET /api/friends
struct Friends {
  std::vector<Friend> friends;
  std::vector<Invitation> invitations;
};
BOOST_DESCRIBE_STRUCT(Friends, (), (friends, invitations))

// POST /api/friends/links -> Link, good for one use within a week. POST /api/friends with Befriend -> Friends: both
// are friends of each other. DELETE /api/friends/{person} -> Friends.
struct Befriend {
  std::string code;
};
BOOST_DESCRIBE_STRUCT(Befriend, (), (code))

// ---- seats ------------------------------------------------------------------------------------------------------

// POST /api/tables/{id}/seats/{seat}/take -> Table: a seat that was given up in the middle of a match.
struct TakeSeat {
  std::optional<std::string> invite;
};
BOOST_DESCRIBE_STRUCT(TakeSeat, (), (invite))

// ---- notices ----------------------------------------------------------------------------------------------------

// GET /api/push
struct PushState {
  std::string key;  // the server's public key (RFC 8292), as browsers take it
  std::int32_t subscriptions = 0;
};
BOOST_DESCRIBE_STRUCT(PushState, (), (key, subscriptions))

// POST /api/push/subscriptions -> PushState: as PushSubscription.toJSON() gives it, and what the notices are written
// in.
struct Subscribe {
  std::string endpoint, p256dh, auth;
  std::string language;
};
BOOST_DESCRIBE_STRUCT(Subscribe, (), (endpoint, p256dh, auth, language))

// POST /api/push/unsubscribe -> PushState
struct Unsubscribe {
  std::string endpoint;
};
BOOST_DESCRIBE_STRUCT(Unsubscribe, (), (endpoint))

// What a notice says, inside the encrypted message: never anything about a card.
struct Notice {
  std::string kind;  // turn, reminder, invitation, finished
  std::string title, body;
  std::string table;    // "" for none
  std::string address;  // where a click leads, on this site
};
BOOST_DESCRIBE_STRUCT(Notice, (), (kind, title, body, table, address))

// ---- the story of a match ---------------------------------------------------------------------------------------

// How far everybody was after a turn; `row` is that of the journal, for the replay.
struct StoryPoint {
  std::int32_t turn = 0, row = 0;
  std::vector<std::int32_t> amounts;
};
BOOST_DESCRIBE_STRUCT(StoryPoint, (), (turn, row, amounts))

struct StoryMoment {
  std::int32_t turn = 0, row = 0;
  std::string kind;
  std::optional<std::int32_t> seat;
  Text text;
};
BOOST_DESCRIBE_STRUCT(StoryMoment, (), (turn, row, kind, seat, text))

struct StoryDeed {
  std::string kind;
  std::int32_t count = 0;
};
BOOST_DESCRIBE_STRUCT(StoryDeed, (), (kind, count))

struct StorySeat {
  std::int32_t place = 1;
  std::string character;
  Text character_name;
  std::vector<StoryDeed> deeds;
};
BOOST_DESCRIBE_STRUCT(StorySeat, (), (place, character, character_name, deeds))

// GET /api/tables/{id}/story of a finished match: only what a spectator was shown.
struct Story {
  std::int32_t turns = 0;
  std::optional<std::int64_t> started, finished;
  std::optional<kernel::Goal> goal;  // as it stood at the end
  std::vector<StorySeat> seats;
  std::vector<StoryPoint> points;
  std::vector<StoryMoment> moments;
};
BOOST_DESCRIBE_STRUCT(Story, (), (turns, started, finished, goal, seats, points, moments))

}  // namespace kostka::server::protocol
