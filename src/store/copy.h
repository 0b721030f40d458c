// Copy: everything of one store put into another, whatever kinds they are.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/inspection.h"
#include "store/whole_store.h"

namespace kostka::store {

struct Copied {
  std::int64_t accounts = 0, tables = 0;  // that are in both now
  std::int64_t were_there = 0;            // tables of these that an earlier copy had brought
  std::int64_t journals = 0, rows = 0;    // that were compared and played again
  std::vector<Inspection::Bad> bad;       // tables that differ, and journals that do not verify
};

// Accounts, then tables, each with its journal, chat, links and what its match will begin with, all of one table
// together. What is there already is left alone when it is the same, and brought up to date when the match has only
// gone on since; so a copy that was interrupted is finished by another one. In the end every journal is read from both,
// compared and played again. When a store fails, `trouble` says why, and what went before is counted.
Copied copy_everything(WholeStore& from, WholeStore& to, const FindGame& find, const Steps& steps,
                       std::string& trouble);

}  // namespace kostka::store
