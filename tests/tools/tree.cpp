#include "tests/tools/tree.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace kostka::tools_test {

std::string ProgramRun::last_line() const {
  const auto text = output.substr(0, output.find_last_not_of('\n') + 1);
  return text.substr(text.rfind('\n') + 1);
}

Tree::Tree() {
  auto name = (std::filesystem::temp_directory_path() / "kostka-tree-XXXXXX").string();
  root_ = ::mkdtemp(name.data());
}

Tree::~Tree() { std::filesystem::remove_all(root_); }

void Tree::write(const std::string& path, std::string_view content) const {
  std::filesystem::create_directories((root_ / path).parent_path());
  std::ofstream(root_ / path) << content;
}

std::string Tree::read(const std::string& path) const {
  std::ifstream in(root_ / path);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

ProgramRun Tree::run(const std::string& program, const std::string& arguments) const {
  const auto command = "cd '" + root_.string() + "' && '" + program + "' " + arguments + " 2>&1";
  ProgramRun result;
  FILE* pipe = ::popen(command.c_str(), "r");
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) result.output += static_cast<char>(c);
  result.status = WEXITSTATUS(::pclose(pipe));
  return result;
}

}  // namespace kostka::tools_test
