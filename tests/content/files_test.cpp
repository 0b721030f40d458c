#include "content/files.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <iterator>

namespace kostka::content {
namespace {

class Files : public ::testing::Test {
 protected:
  Files() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  ~Files() override { std::filesystem::remove_all(folder_); }

  std::ptrdiff_t files_in_folder() const {
    return std::distance(std::filesystem::directory_iterator(folder_), std::filesystem::directory_iterator());
  }

  std::filesystem::path folder_ = std::filesystem::path(::testing::TempDir()) / "kostka_files";
  std::filesystem::path file_ = folder_ / "journal.json";
  std::string error_;
};

TEST_F(Files, ReadsBackWhatWasWrittenAndLeavesNothingElse) {
  const std::string bytes = std::string(200'000, 'x') + std::string("\0\n\xff", 3);
  ASSERT_TRUE(write_file(file_, "old", error_)) << error_;
  ASSERT_TRUE(write_file(file_, bytes, error_)) << error_;
  EXPECT_EQ(read_file(file_, error_), bytes);
  EXPECT_EQ(files_in_folder(), 1);
}

TEST_F(Files, ReadsAnEmptyFile) {
  ASSERT_TRUE(write_file(file_, "", error_)) << error_;
  EXPECT_EQ(read_file(file_, error_), "");
}

TEST_F(Files, SaysWhyAFileCannotBeRead) {
  EXPECT_EQ(read_file(file_, error_), std::nullopt);
  EXPECT_EQ(error_, "cannot read " + file_.generic_string() + ": there is no such file or folder");
  EXPECT_EQ(read_file(folder_, error_), std::nullopt);
  EXPECT_EQ(error_, "cannot read " + folder_.generic_string() + ": it is a folder");
  ASSERT_TRUE(write_file(file_, "12345", error_));
  EXPECT_EQ(read_file(file_, error_, 5), "12345");
  EXPECT_EQ(read_file(file_, error_, 4), std::nullopt);
  EXPECT_EQ(error_, "cannot read " + file_.generic_string() + ": it is larger than 4 bytes");
}

TEST_F(Files, SaysWhyAFileCannotBeWritten) {
  EXPECT_FALSE(write_file(folder_ / "nowhere" / "x", "1", error_));
  EXPECT_EQ(error_,
            "cannot write " + (folder_ / "nowhere" / "x").generic_string() + ": there is no such file or folder");
  EXPECT_FALSE(write_file(folder_, "1", error_));
  EXPECT_EQ(error_, "cannot write " + folder_.generic_string() + ": it is a folder");
}

// A limit on the size of files stands in for a full disk: writing stops in the middle.
TEST_F(Files, KeepsTheOldFileWhenWritingStopsInTheMiddle) {
  ASSERT_TRUE(write_file(file_, "old", error_)) << error_;
  rlimit limit{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &limit), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit small{1000, limit.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  const bool written = write_file(file_, std::string(5000, 'x'), error_);
  setrlimit(RLIMIT_FSIZE, &limit);
  std::signal(SIGXFSZ, handler);

  EXPECT_FALSE(written);
  EXPECT_EQ(error_, "cannot write " + file_.generic_string() + ": the file would be larger than allowed");
  EXPECT_EQ(read_file(file_, error_), "old");
  EXPECT_EQ(files_in_folder(), 1);
}

}  // namespace
}  // namespace kostka::content
