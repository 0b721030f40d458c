// A match as one observer sees it: the structs that views and logs are written from. They are part of the protocol
// between server and browser (docs/protocol.md), whose TypeScript is generated from the same member lists.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe/class.hpp>

#include "kernel/data/document.h"
#include "kernel/language/text.h"

namespace kostka::kernel {

struct OptionView {
  std::string id;
  Text label;
  std::vector<std::string> objects;  // what lights up on the board
  bool final = false;                // cannot be taken back by its maker alone once sent
  bool ends_turn = false;            // final only because the turn is over with it: nothing is thrown or shown before
  Document outcome;                  // null, or what the game says it leads to
};
BOOST_DESCRIBE_STRUCT(OptionView, (), (id, label, objects, final, ends_turn, outcome))

// Besides the listed options, the numbers first..last; the id of one is `first_id` with its own number at the end. A
// screen treats each of them as final.
struct NumbersView {
  std::int32_t first = 0, last = 0;
  std::string first_id;
};
BOOST_DESCRIBE_STRUCT(NumbersView, (), (first, last, first_id))

struct PromptView {
  std::string kind;  // the game's own name of the question, for its board
  std::string clause;
  Text question;
  std::vector<std::string> objects;
  std::vector<OptionView> options;
  std::optional<NumbersView> numbers;
};
BOOST_DESCRIBE_STRUCT(PromptView, (), (kind, clause, question, objects, options, numbers))

// `waiting` are the seats that have to decide, -1 for dice that are thrown at a real table; `prompt` is the observer's
// own question. `table` is the game's own part; its type is generated from the game's view structs.
struct View {
  std::int32_t inputs = 0;
  bool over = false;
  std::vector<std::int32_t> winners;
  std::optional<std::string> fault;
  std::vector<std::int32_t> waiting;
  std::optional<PromptView> prompt;
  Document table;
};
BOOST_DESCRIBE_STRUCT(View, (), (inputs, over, winners, fault, waiting, prompt, table))

// What the asked seat cannot do now, and the clause that forbids it.
struct RefusalView {
  std::string option;
  Text label;
  std::vector<std::string> objects;
  std::string clause;
  Document outcome;  // as of an option; what the game says of it tells how things are here
};
BOOST_DESCRIBE_STRUCT(RefusalView, (), (option, label, objects, clause, outcome))

// Something that happened. `data` are the named members of that event; their types are generated from the game's event
// structs.
struct EventLine {
  std::string event;
  std::string clause;
  std::int32_t after = 0;  // inputs that had been given
  Text text;
  std::vector<std::string> objects;  // what lights up on the board
  Document data;
};
BOOST_DESCRIBE_STRUCT(EventLine, (), (event, clause, after, text, objects, data))

}  // namespace kostka::kernel
