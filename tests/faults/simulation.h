// Simulation: people at the tables of a real server whose disk fails, forgets and loses power, and who remember all
// that they were told. Everything follows from the seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "tests/faults/faulty_disk.h"
#include "tests/faults/gathering_store.h"

namespace kostka::faults {

struct SimulationOptions {
  std::uint64_t seed = 1;
  int steps = 80;
  Syncs syncs = Syncs::honest;
  Flaw flaw = Flaw::none;
  std::ostream* story = nullptr;  // is told all that happens, a line for each
};

// What happened, so that a test can see that something did.
struct SimulationReport {
  std::vector<std::string> complaints;
  FaultyDisk::Counts disk;
  std::size_t tables = 0, answers = 0, joined = 0, left = 0, claimed = 0, undone = 0, said = 0, finished = 0;
  std::size_t refused = 0, unread = 0;   // requests and messages that the store's troubles kept from being taken
  std::size_t restarts = 0, closed = 0;  // of the server; attempts to start it that failed

  // The numbers of both.
  SimulationReport& operator+=(const SimulationReport& other);
};
std::ostream& operator<<(std::ostream& out, const SimulationReport& report);

SimulationReport simulate(const SimulationOptions& options);

}  // namespace kostka::faults
