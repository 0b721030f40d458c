// What a store has acknowledged survives kill -9 at any moment.
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <random>
#include <thread>

#include "tests/store/must_read.h"
#include "tests/store/store_folder.h"

namespace kostka::store {
namespace {

using StoreCrash = StoreFolder;

constexpr std::uint32_t kTables = 20;
// "Table so and so has this many rows now"; small enough for a pipe to pass it whole.
using Acknowledged = std::array<std::uint32_t, 2>;

std::string name(std::uint32_t table) { return "t" + std::to_string(table); }

// Goes on writing rows 1, 2, 3 ... to every table, each after the one before was acknowledged, until it is killed.
class Child {
 public:
  Child(Store& store, int pipe) : store_(store), pipe_(pipe) {}
  [[noreturn]] void run(const std::array<std::uint32_t, kTables>& rows) {
    for (std::uint32_t t = 0; t < kTables; ++t) next(t, rows[t] + 1);
    for (;;) ::pause();
  }

 private:
  void next(std::uint32_t table, std::uint32_t row) {
    TableRecord record = table_record(name(table), row);
    record.rows = row;
    store_.write(change_of(record, std::to_string(row) + "\n"), [this, table, row](const std::string& trouble) {
      const Acknowledged message{table, row};
      if (!trouble.empty() || ::write(pipe_, &message, sizeof message) != sizeof message) ::_exit(1);
      next(table, row + 1);
    });
  }

  Store& store_;
  int pipe_;
};

TEST_F(StoreCrash, LosesNothingThatWasAcknowledged) {
  std::array<std::uint32_t, kTables> acknowledged{};
  std::mt19937 whims(std::random_device{}());
  for (int round = 0; round < 5; ++round) {
    std::array<int, 2> pipe{};
    ASSERT_EQ(::pipe(pipe.data()), 0);
    const pid_t child = ::fork();
    if (child == 0) {
      ::close(pipe[0]);
      std::string why;
      const auto own = open_sqlite_store(path, why);
      if (!own) ::_exit(2);
      Child(*own, pipe[1]).run(acknowledged);
    }
    ::close(pipe[1]);
    Acknowledged message{};
    std::jthread killer;
    while (::read(pipe[0], &message, sizeof message) == sizeof message) {
      ASSERT_EQ(message[1], acknowledged[message[0]] + 1);
      acknowledged[message[0]] = message[1];
      if (killer.joinable()) continue;
      killer = std::jthread([child, pause = std::chrono::milliseconds(whims() % 250)] {
        std::this_thread::sleep_for(pause);
        ::kill(child, SIGKILL);
      });
    }
    ASSERT_TRUE(killer.joinable()) << "the child wrote nothing";
    killer.join();
    ::close(pipe[0]);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << WEXITSTATUS(status);

    open({.largest_bytes = {}, .check_whole = true});
    for (std::uint32_t t = 0; t < kTables; ++t) {
      // At most the one row that was on its way may be there as well.
      const auto record = must_read(store->table(name(t)));
      const auto rows = static_cast<std::uint32_t>(record ? record->rows : 0);
      ASSERT_GE(rows, acknowledged[t]);
      ASSERT_LE(rows, acknowledged[t] + 1);
      std::string lines;
      for (std::uint32_t row = 1; row <= rows; ++row) lines += std::to_string(row) + "\n";
      ASSERT_EQ(must_read(store->journal(name(t))), lines);
      acknowledged[t] = rows;
    }
    store.reset();
  }
}

}  // namespace
}  // namespace kostka::store
