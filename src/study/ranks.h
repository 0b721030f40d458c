// Ranks: the processes of a study that mpirun has started, on one machine or many, and messages between them.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace kostka::study {

// For one thread at a time. Messages between two ranks arrive in the order they were sent.
class Ranks {
 public:
  struct Message {
    int from = 0;
    std::string bytes;
  };

  virtual ~Ranks() = default;
  [[nodiscard]] virtual int rank() const = 0;
  [[nodiscard]] virtual int size() const = 0;
  virtual void send(int to, std::string_view bytes) = 0;
  // A message that has arrived; nothing when there is none, without waiting.
  virtual std::optional<Message> receive() = 0;
};

// Whether mpirun has started this process together with others.
bool started_by_mpirun();

// The ranks, from the module that was built with MPI (src/mpi) and lies in one of these folders: the program itself
// knows nothing of MPI, so that it runs where there is none. Null, and a sentence in `trouble`, when there is no such
// module.
std::unique_ptr<Ranks> join_ranks(const std::filesystem::path& program_folder, std::string& trouble);

}  // namespace kostka::study
