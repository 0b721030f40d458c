#include "server/tables/hub.h"

#include <utility>

#include "server/tables/bot_names.h"

namespace kostka::server {

namespace {

// How many tables are woken at a time; the others are next.
constexpr std::size_t kWokenTogether = 256;
// How many matches that stand still are tried again when the server starts.
constexpr std::size_t kTriedAgain = 1000;

}  // namespace

void Hub::create(TableEntry table, const std::string& account, TableReply reply) {
  name_bots(table.lobby);
  auto made = std::make_shared<LiveTable>(executor_, services_, *this, table.id);
  {
    const std::scoped_lock lock(mutex_);
    tables_[table.id] = made;
  }
  made->create(std::move(table), account, std::move(reply));
}

std::shared_ptr<LiveTable> Hub::table(const std::string& id) {
  const std::scoped_lock lock(mutex_);
  std::shared_ptr<LiveTable>& table = tables_[id];
  if (!table) {
    table = std::make_shared<LiveTable>(executor_, services_, *this, id);
    table->load();
  }
  return table;
}

void Hub::forget(const LiveTable& table) {
  const std::scoped_lock lock(mutex_);
  const auto found = tables_.find(table.id());
  if (found != tables_.end() && found->second.get() == &table) tables_.erase(found);
}

Presence Hub::presence_at(const std::string& id) const {
  const std::scoped_lock lock(mutex_);
  const auto found = tables_.find(id);
  return found == tables_.end() ? Presence{} : found->second->presence();
}

std::optional<protocol::Status> Hub::status_of(const std::string& id) const {
  const std::scoped_lock lock(mutex_);
  const auto found = tables_.find(id);
  return found == tables_.end() ? std::nullopt : found->second->status();
}

LoadedTables Hub::loaded() const {
  const std::scoped_lock lock(mutex_);
  LoadedTables loaded{};
  for (const auto& [id, table] : tables_) {
    if (const auto status = table->status()) ++loaded[static_cast<std::size_t>(*status)];
  }
  return loaded;
}

void Hub::expire(const std::string& id, store::OldKind kind, const store::Cutoffs& cutoffs, store::Store::Done done) {
  std::shared_ptr<LiveTable> last;
  {
    const std::scoped_lock lock(mutex_);
    std::shared_ptr<LiveTable>& table = tables_[id];
    if (!table) last = table = std::make_shared<LiveTable>(executor_, services_, *this, id);
  }
  if (!last) return done("");
  last->expire(kind, cutoffs, std::move(done));
}

void Hub::wake_due() {
  const auto due = services_.store.due(services_.clock.now(), kWokenTogether);
  if (!due.ok()) return services_.log.error("store_unreadable", {{"reason", due.trouble()}});
  for (const std::string& id : *due) table(id)->wake();
}

void Hub::try_faulted() {
  const auto faulted = services_.store.faulted(kTriedAgain);
  if (!faulted.ok()) return services_.log.error("store_unreadable", {{"reason", faulted.trouble()}});
  for (const std::string& id : *faulted) table(id)->wake();
}

std::vector<std::shared_ptr<LiveTable>> Hub::all() const {
  const std::scoped_lock lock(mutex_);
  std::vector<std::shared_ptr<LiveTable>> all;
  all.reserve(tables_.size());
  for (const auto& [id, table] : tables_) all.push_back(table);
  return all;
}

void Hub::rest() {
  for (const auto& table : all()) table->rest();
}

void Hub::forget_all() {
  for (const auto& table : all()) table->abandon();
  const std::scoped_lock lock(mutex_);
  tables_.clear();
}

void Hub::close_all(const protocol::Error& why) {
  for (const auto& table : all()) table->close(why);
}

}  // namespace kostka::server
