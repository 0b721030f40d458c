// Hub: the tables that are in memory. Others are read from the store when somebody comes to them.
#pragma once

#include <boost/asio/any_io_executor.hpp>

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/base/services.h"
#include "server/tables/live_table.h"

namespace kostka::server {

// May be called from any thread.
class Hub final : public Neighbours {
 public:
  Hub(boost::asio::any_io_executor executor, const Services& services)
      : executor_(std::move(executor)), services_(services) {}

  void create(TableEntry table, const std::string& account, TableReply reply) override;
  std::shared_ptr<LiveTable> table(const std::string& id) override;
  void forget(const LiveTable& table) override;

  // Who is at this table now; nobody is at one that is not in memory.
  [[nodiscard]] Presence presence_at(const std::string& id) const;
  // Of a table that is in memory: a match can stand still there that the store has as one that is being played.
  [[nodiscard]] std::optional<protocol::Status> status_of(const std::string& id) const;
  [[nodiscard]] LoadedTables loaded() const;

  // Removes a table from the store if it is still old and nobody has it in memory; then those who come to it find none.
  // `done` is told why that failed, or nothing.
  void expire(const std::string& id, store::OldKind kind, const store::Cutoffs& cutoffs, store::Store::Done done);
  // Wakes every table that has something to do by now, loading it if necessary.
  void wake_due();
  // Loads the tables whose match stands still because of a fault, which plays on those that can be.
  void try_faulted();
  // Lets tables that nobody needs leave memory.
  void rest();
  void close_all(const protocol::Error& why);
  // Once nothing runs any more.
  void forget_all();

 private:
  [[nodiscard]] std::vector<std::shared_ptr<LiveTable>> all() const;

  boost::asio::any_io_executor executor_;
  const Services& services_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<LiveTable>> tables_;
};

}  // namespace kostka::server
