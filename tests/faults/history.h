// History: what people were told by a server, and whether a store still holds to it.
//
// Whatever was acknowledged, and whatever was shown to anybody, must stay. What was asked and neither acknowledged nor
// refused may have happened or not, until somebody is shown which.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/data/document.h"
#include "server/base/offered_games.h"
#include "store/store.h"

namespace kostka::faults {

// Who is at a seat: "open", "bot", "at:<account>", or "left:<account>" where they have left a match that goes on.
using Occupant = std::string;
inline Occupant at(std::string_view account) { return "at:" + std::string(account); }
inline Occupant left_by(std::string_view account) { return "left:" + std::string(account); }

struct AnswerTaken {
  int seat = 0, prompt = 0;
  std::string option;
  auto operator<=>(const AnswerTaken&) const = default;
};
struct UndoTaken {
  int seat = 0, row = 0;
  auto operator<=>(const UndoTaken&) const = default;
};

enum class Gone : std::uint8_t { no, maybe, yes };

struct TableHistory {
  std::string id, game, invite;
  bool is_public = false;
  Gone gone = Gone::no;
  std::set<std::string> owners;                      // anyone who may own it
  std::vector<std::set<Occupant>> seats;             // anyone who may sit there
  std::vector<std::multiset<Occupant>> wishes;       // anyone who will, if what they ask at this moment is done
  int status = 0;                                    // of protocol::Status, the last that was shown
  int rows = 0;                                      // the most that were shown
  std::set<AnswerTaken> answers;                     // acknowledged
  std::set<UndoTaken> undos;                         // acknowledged
  std::map<std::pair<int, int>, std::string> shown;  // the view at a row through a seat, -1 for a spectator
  std::map<int, std::string> chat;                   // by the number of the line: shown
  std::set<std::string> said;                        // acknowledged

  [[nodiscard]] bool surely(std::size_t seat, const Occupant& who) const {
    return seats[seat].size() == 1 && seats[seat].contains(who) && wishes[seat].empty();
  }
  [[nodiscard]] bool perhaps(std::size_t seat, const Occupant& who) const {
    return seats[seat].contains(who) || wishes[seat].contains(who);
  }
  void drop_wish(std::size_t seat, const Occupant& who) { wishes[seat].erase(wishes[seat].find(who)); }
};

class History {
 public:
  // A server that fell silent, said what it must not, or lost something; the last word is kept for a report.
  void complain(std::string what);
  [[nodiscard]] const std::vector<std::string>& complaints() const { return complaints_; }

  std::map<std::string, TableHistory>& tables() { return tables_; }
  TableHistory& table(const std::string& id) { return tables_.at(id); }

  // This account was shown a table (protocol::Table) or a position (protocol::State) of it.
  void show_table(const std::string& account, const kernel::Document& table);
  void show_state(const std::string& table, const kernel::Document& state);
  void show_chat(const std::string& table, const kernel::Document& lines);
  // The account was acknowledged under that name.
  std::map<std::string, std::string>& accounts() { return accounts_; }

  // Everything that is promised of the store, once nothing is under way.
  void check(store::Store& store, const server::OfferedGames& games);

 private:
  void check_table(const TableHistory& table, store::Store& store, const server::OfferedGames& games);
  void check_match(const TableHistory& table, const store::TableRecord& record, const std::string& journal,
                   const server::OfferedGames& games);

  std::map<std::string, TableHistory> tables_;
  std::map<std::string, std::string> accounts_;
  std::vector<std::string> complaints_;
};

}  // namespace kostka::faults
