// FaultyDisk: a disk under SQLite (a sqlite3_vfs over the system's) that fails as disks do, when and as often as it is
// told, always alike for the same seed, and that forgets at a power cut what was never synchronised.
//
// It keeps beside each file what a machine would find after a power cut: what had been synchronised, and of what had
// not, some sectors of 512 bytes and not others, in no order. Files are made and removed in a folder, which has to be
// synchronised too. Nothing waits for a real disk, so a thousand power cuts are a matter of seconds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace kostka::faults {

enum class Fault : std::uint8_t {
  no_descriptor,  // no file can be opened
  read_error,     // EIO
  write_error,    // EIO, and nothing is written
  short_write,    // a part is written, and then it fails
  sync_error,     // EIO; what was not yet on the disk may never get there, though it can still be read
  disk_full,      // ENOSPC where a file would grow
  slow,           // a moment passes
};
inline constexpr std::size_t kFaults = 7;
std::string_view name_of(Fault fault);

// How many of a thousand operations that each fault can meet it does meet.
using Weather = std::array<std::uint16_t, kFaults>;

// An honest disk has on it what was synchronised; a pretender only says so.
enum class Syncs : std::uint8_t { honest, pretended };

class FaultyDisk {
 public:
  // Of everything since it was made.
  struct Counts {
    std::array<std::uint64_t, kFaults> faults{};
    std::uint64_t cuts = 0;
    std::uint64_t lost = 0, torn = 0;  // writes of which nothing, or only a part, survived a power cut
    std::uint64_t names = 0;           // files whose making or removing did not
  };

  explicit FaultyDisk(std::uint64_t seed, Syncs syncs = Syncs::honest);
  ~FaultyDisk();
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;

  // For store::SqliteOptions::vfs.
  [[nodiscard]] const std::string& vfs() const;

  void set_weather(const Weather& weather);
  // The power goes now, or when so many more operations have changed something: from then on everything fails.
  void cut_power();
  void cut_power_after(std::uint64_t operations);
  [[nodiscard]] bool is_off() const;
  // Once all files are closed: they become what the power cut has left of them.
  void restore_power();

  [[nodiscard]] Counts counts() const;

  struct Parts;  // for the functions that SQLite calls

 private:
  std::unique_ptr<Parts> parts_;
};

}  // namespace kostka::faults
