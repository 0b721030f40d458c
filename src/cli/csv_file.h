// The games of a study as CSV, one row each.
#pragma once

#include <cstdio>
#include <memory>
#include <string>

#include "study/report.h"

namespace kostka::cli {

// Writes nothing when the path is empty, and to the standard output when it is "-". Fails with a sentence when the file
// cannot be opened or written.
class CsvFile {
 public:
  CsvFile(const std::string& path, std::size_t seats);

  void write(const study::PlayedGame& game);
  // Everything is on the disk afterwards, or this fails.
  void close();

 private:
  struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  std::string path_;
  std::size_t seats_;
  std::unique_ptr<std::FILE, Closer> owned_;
  std::FILE* out_ = nullptr;
};

}  // namespace kostka::cli
