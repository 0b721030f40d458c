#pragma once

// A small repository in a temporary folder, and a way to run a program on it.

#include <filesystem>
#include <string>
#include <string_view>

namespace kostka::tools_test {

struct ProgramRun {
  int status = 0;
  std::string output;  // standard output and error together

  bool says(std::string_view words) const { return output.find(words) != std::string::npos; }
  std::string last_line() const;
};

class Tree {
 public:
  Tree();
  ~Tree();
  Tree(const Tree&) = delete;
  Tree& operator=(const Tree&) = delete;

  const std::filesystem::path& root() const { return root_; }

  // Writes a file, with the folders above it.
  void write(const std::string& path, std::string_view content) const;
  std::string read(const std::string& path) const;

  // Runs a program inside the tree.
  ProgramRun run(const std::string& program, const std::string& arguments) const;

 private:
  std::filesystem::path root_;
};

}  // namespace kostka::tools_test
