#include "study/ranks.h"

#include <dlfcn.h>

#include <cstdlib>
#include <system_error>

namespace kostka::study {

namespace fs = std::filesystem;

bool started_by_mpirun() {
  // Open MPI, and what MPICH and its kin are given by their starters.
  for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"}) {
    const char* const size = std::getenv(name);
    if (size && std::atoi(size) > 1) return true;
  }
  return false;
}

std::unique_ptr<Ranks> join_ranks(const fs::path& program_folder, std::string& trouble) {
  for (const char* place : {"kostka_mpi.so", "../lib/kostka/kostka_mpi.so"}) {
    const fs::path module = program_folder / place;
    if (std::error_code error; !fs::exists(module, error)) continue;
    // It stays loaded until the program ends, and with it MPI.
    void* const loaded = ::dlopen(module.c_str(), RTLD_NOW | RTLD_GLOBAL);
    using Join = Ranks* (*)();
    const auto join = loaded ? reinterpret_cast<Join>(::dlsym(loaded, "kostka_join_ranks")) : nullptr;
    if (join) return std::unique_ptr<Ranks>(join());
    trouble = ::dlerror();
    return nullptr;
  }
  trouble = "this Kostka was built without MPI";
  return nullptr;
}

}  // namespace kostka::study
