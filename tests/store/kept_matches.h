// A store with matches of Pig in it, for the tests of what keeps matches: backups and archives.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "store/inspection.h"
#include "tests/store/must_read.h"
#include "tests/store/pig_match.h"
#include "tests/store/store_folder.h"

namespace kostka::store {

// The whole journal of a match on these dice, or its first decisions.
inline std::string pig_journal(std::string_view dice, int decisions = 1'000'000) {
  Disk disk;
  const auto match = begin_pig(disk, sha256(dice));
  play_pig(*match, decisions);
  return disk.bytes;
}

inline KnownGame find_pig(std::string_view id) {
  if (id != "pig") return {};
  return {&pig(), content_hash(kernel::Document::map())};
}

class KeptMatches : public StoreFolder {
 protected:
  void SetUp() override {
    StoreFolder::SetUp();
    open();
  }
  void put(const std::string& id, const std::string& status, const std::string& journal, Milliseconds changed = 1000) {
    TableRecord record = table_record(id, changed);
    record.status = status;
    record.has_open_seat = false;
    record.accounts = {"ala", "olek"};
    record.lobby = R"({"name":"Żabi stół"})";
    record.rows = std::ranges::count(journal, '\n') - 1;
    ASSERT_EQ(written(*store, change_of(record, journal)), "");
  }
};

}  // namespace kostka::store
