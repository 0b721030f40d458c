// The module kostka_mpi.so: the ranks of a study over MPI (study/ranks.h). It is apart from the program, which loads it
// only under mpirun.
#include <mpi.h>

#include "study/ranks.h"

namespace kostka::study {
namespace {

constexpr int kTag = 1;

class MpiRanks final : public Ranks {
 public:
  MpiRanks() {
    int provided = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
  }
  ~MpiRanks() override { MPI_Finalize(); }
  MpiRanks(const MpiRanks&) = delete;
  MpiRanks& operator=(const MpiRanks&) = delete;

  [[nodiscard]] int rank() const override { return rank_; }
  [[nodiscard]] int size() const override { return size_; }
  void send(int to, std::string_view bytes) override {
    MPI_Send(bytes.data(), static_cast<int>(bytes.size()), MPI_BYTE, to, kTag, MPI_COMM_WORLD);
  }
  std::optional<Message> receive() override {
    int arrived = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, kTag, MPI_COMM_WORLD, &arrived, &status);
    if (arrived == 0) return std::nullopt;
    int size = 0;
    MPI_Get_count(&status, MPI_BYTE, &size);
    Message message{status.MPI_SOURCE, std::string(static_cast<std::size_t>(size), '\0')};
    MPI_Recv(message.bytes.data(), size, MPI_BYTE, status.MPI_SOURCE, kTag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return message;
  }

 private:
  int rank_ = 0, size_ = 1;
};

}  // namespace
}  // namespace kostka::study

extern "C" kostka::study::Ranks* kostka_join_ranks() { return new kostka::study::MpiRanks; }
