// MatchStory: what a finished match tells when it is played again: who played as whom, how everybody stood after each
// turn, what they did, and which moments mattered. It uses only what a spectator was shown.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/play/game.h"
#include "server/wire/errors.h"
#include "server/wire/protocol.h"

namespace kostka::server {

struct MatchStory {
  // Where the bars of the goal ended after a turn; `row` is the journal's row it was seen at.
  struct Point {
    std::int32_t turn = 0, row = 0;
    std::vector<std::int32_t> amounts;  // of each seat; empty where a game shows no goal
  };
  // One of the match's own sentences.
  struct Event {
    std::int32_t turn = 0, row = 0;
    std::string kind;
    std::optional<std::int32_t> seat;
    kernel::Text text;
    int weight = 0;
  };
  using Deeds = std::map<std::string, std::int32_t>;

  std::int32_t turns = 0;
  std::vector<std::int32_t> winners;
  std::vector<std::string> characters;  // ids of items; empty where nobody plays as anybody
  std::vector<Deeds> deeds;             // of each seat: how often it did what
  std::vector<Point> points;
  std::vector<Event> moments;          // at most three, in the order of play
  std::vector<std::int32_t> places;    // of each seat, from 1; equal ones share a place
  std::optional<protocol::Goal> goal;  // as it stood at the end
};

// Plays the whole match again, so it is for a thread on which nobody waits. The error says why it cannot be played.
Result<MatchStory> story_of(const kernel::Game& game, std::string_view journal);

}  // namespace kostka::server
