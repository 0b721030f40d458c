#include "server/base/outstanding.h"

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>

namespace kostka::server {
namespace {

// Notes how many calls were under way when it went.
struct Witness {
  const Outstanding& outstanding;
  int& calls;
  ~Witness() { calls = outstanding.count(); }
};

TEST(Outstanding, LetsGoOfWhatACallHoldsBeforeTheCallEnds) {
  Outstanding outstanding;
  int calls = -1;
  std::string heard;
  {
    auto witness = std::make_shared<Witness>(outstanding, calls);
    std::function<void(const std::string&)> back =
        outstanding.call([witness, &heard](const std::string& trouble) { heard = trouble; });
    witness.reset();
    back("no");
    EXPECT_EQ(outstanding.count(), 1);
    EXPECT_EQ(calls, -1);
  }
  EXPECT_EQ(heard, "no");
  EXPECT_EQ(calls, 1);
  EXPECT_EQ(outstanding.count(), 0);
  outstanding.wait_for_all();
}

}  // namespace
}  // namespace kostka::server
