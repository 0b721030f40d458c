// The tests that every kind of store has to pass.
#pragma once

#include "tests/postgres/postgres_server.h"
#include "tests/store/store_folder.h"

namespace kostka::store {

enum class Kind : std::uint8_t { sqlite, postgres };

class AnyStore : public StoreFolder, public testing::WithParamInterface<Kind> {
 protected:
  void SetUp() override {
    StoreFolder::SetUp();
    if (is_postgres()) kostka::postgres::PostgresServer::shared().clear();
  }
  void open() {
    store.reset();
    if (!is_postgres()) return StoreFolder::open();
    store = open_postgres_store({kostka::postgres::PostgresServer::shared().url()}, trouble);
    ASSERT_TRUE(store) << trouble;
  }
  [[nodiscard]] static bool is_postgres() { return GetParam() == Kind::postgres; }
  // How its sentences name it.
  [[nodiscard]] std::string name() const {
    return is_postgres() ? kostka::postgres::PostgresServer::shared().url() : path;
  }
};

inline const auto kEveryKind = testing::Values(Kind::sqlite, Kind::postgres);
inline std::string name_of(const testing::TestParamInfo<Kind>& kind) {
  return kind.param == Kind::sqlite ? "sqlite" : "postgres";
}

}  // namespace kostka::store
