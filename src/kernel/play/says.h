// What a game says of an option before it is chosen, in the same form for every game: the part it has in its question,
// what it does, what it risks. The Outcome of a game has it as `says`, and the play screen orders, groups, confirms and
// passes by it alone (docs/screens.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include "kernel/language/text.h"

namespace kostka::kernel {

// In the order in which options stand.
enum class Role : std::uint8_t {
  act,        // something that is done here
  fight,      // a fight or another risk
  card,       // a card or an ability is used
  move,       // the board shows where to
  give_away,  // something is discarded or given up, and nothing is gained by it
  roll,       // the dice are thrown, and nothing else
  pass,       // nothing is done now
  end_turn
};
BOOST_DESCRIBE_ENUM(Role, act, fight, card, move, give_away, roll, pass, end_turn)

// Several answers in a row that a client may give for one click, beginning with the option that tells of them. Each of
// them is an answer like any other: whatever comes in between is asked, and the rest is dropped.
struct Onward {
  Role role = Role::act;
  Text label;
  std::string object;                // what is clicked; empty: it is a row of its own
  bool final = false;                // as of an option
  std::optional<Text> effect;        // what it comes to
  std::vector<std::string> answers;  // ids of options
};
BOOST_DESCRIBE_STRUCT(Onward, (), (role, label, object, final, effect, answers))

// Only what the one who is asked can know, in words for the row of the option.
struct Says {
  Role role = Role::act;
  std::optional<Text> effect;   // what it does, what it costs
  std::optional<Text> won;      // of a risk: what it brings
  std::optional<Text> lost;     // and what it takes
  std::optional<Text> unused;   // what is left undone by ending the turn; it is asked about once
  std::optional<Text> why_not;  // of what cannot be chosen: how things are here
  // Of a pass, the name of the kind of window that it lets go by, for rules of a person's own; empty for all others.
  std::string window;
  // Nothing else here could be worth a question now: a client may give this answer by itself.
  bool usual = false;
  std::vector<Onward> onward;
};
BOOST_DESCRIBE_STRUCT(Says, (), (role, effect, won, lost, unused, why_not, window, usual, onward))

}  // namespace kostka::kernel
