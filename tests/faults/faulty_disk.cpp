#include "tests/faults/faulty_disk.h"

#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "tests/faults/random.h"

namespace kostka::faults {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kSector = 512;
constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();
constexpr std::chrono::microseconds kMoment{30};

using Bytes = std::vector<std::byte>;

// A write, or the cutting off of a file's end.
struct Change {
  std::uint64_t at = 0;
  Bytes bytes;
  bool cuts_off = false;
};

void apply(const Change& change, Bytes& image) {
  if (change.cuts_off) return image.resize(change.at);
  image.resize(std::max<std::size_t>(image.size(), change.at + change.bytes.size()));
  std::ranges::copy(change.bytes, image.begin() + static_cast<std::ptrdiff_t>(change.at));
}

// A file, whatever its name is by now.
struct Inode {
  Bytes durable;
  std::vector<Change> unsynced;
  bool syncs_folder = false;  // with the next synchronisation, as SQLite does for files that it has made
};
using SharedInode = std::shared_ptr<Inode>;

// A name that leads to another file than before, or to none.
struct NameChange {
  std::string path;
  SharedInode inode;
};

Bytes contents_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const auto bytes = std::as_bytes(std::span(text));
  return {bytes.begin(), bytes.end()};
}

void write_file(const fs::path& path, const Bytes& bytes) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace

std::string_view name_of(Fault fault) {
  constexpr std::array<std::string_view, kFaults> kNames = {"no descriptor", "read error", "write error", "short write",
                                                            "sync error",    "disk full",  "slow disk"};
  return kNames[static_cast<std::size_t>(fault)];
}

// ---- what the disk is -----------------------------------------------------------------------------------------------

struct FaultyDisk::Parts {
  Parts(std::uint64_t seed, Syncs how);
  ~Parts() { sqlite3_vfs_unregister(&vfs); }
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;

  // ---- called with the lock held ----
  bool meets(Fault fault) {
    if (!random.of_thousand(weather[static_cast<std::size_t>(fault)])) return false;
    ++counts.faults[static_cast<std::size_t>(fault)];
    if (fault == Fault::slow) std::this_thread::sleep_for(kMoment);
    return true;
  }
  // Before each operation that changes something; false when there is no power.
  bool may_change() {
    if (off) return false;
    if (left == kNever) return true;
    off = left == 0;
    if (!off) --left;
    return !off;
  }
  void note(Inode& inode, Change change) { inode.unsynced.push_back(std::move(change)); }
  void sync(Inode& inode);
  void sync_folder() {
    durable_names = names;
    name_changes.clear();
  }
  // Some of what was not synchronised reaches the disk all the same.
  void keep_some(Inode& inode, std::size_t of_thousand);
  SharedInode inode_at(const std::string& path, int flags, bool existed);

  mutable std::mutex mutex;
  sqlite3_vfs vfs{};
  sqlite3_vfs* system = nullptr;
  std::string name;
  Random random;
  Syncs syncs;
  Weather weather{};
  bool off = false;
  std::uint64_t left = kNever;
  std::string main_file;
  std::map<std::string, SharedInode> names, durable_names;
  std::vector<NameChange> name_changes;  // since the folder was synchronised, in their order
  Counts counts;
};

void FaultyDisk::Parts::sync(Inode& inode) {
  if (syncs == Syncs::pretended) return;
  for (const Change& change : inode.unsynced) apply(change, inode.durable);
  inode.unsynced.clear();
  if (std::exchange(inode.syncs_folder, false)) sync_folder();
}

void FaultyDisk::Parts::keep_some(Inode& inode, std::size_t of_thousand) {
  for (const Change& change : inode.unsynced) {
    if (change.cuts_off) {
      if (random.of_thousand(of_thousand)) apply(change, inode.durable);
      continue;
    }
    std::size_t sectors = 0, kept = 0;
    for (std::uint64_t from = 0; from < change.bytes.size();) {
      const std::uint64_t to =
          std::min<std::uint64_t>(change.bytes.size(), ((change.at + from) / kSector + 1) * kSector - change.at);
      ++sectors;
      if (random.of_thousand(of_thousand)) {
        ++kept;
        const auto begin = change.bytes.begin();
        apply({change.at + from,
               Bytes(begin + static_cast<std::ptrdiff_t>(from), begin + static_cast<std::ptrdiff_t>(to)), false},
              inode.durable);
      }
      from = to;
    }
    if (kept == 0) ++counts.lost;
    if (kept > 0 && kept < sectors) ++counts.torn;
  }
  inode.unsynced.clear();
}

SharedInode FaultyDisk::Parts::inode_at(const std::string& path, int flags, bool existed) {
  SharedInode& inode = names[path];
  if (inode) return inode;
  inode = std::make_shared<Inode>();
  // Somebody else has made it, and it is not known whether they have synchronised the folder.
  if (existed) inode->durable = contents_of(path);
  const bool beside = (flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL)) != 0;
  inode->syncs_folder = beside && !existed;
  name_changes.push_back({path, inode});
  return inode;
}

// ---- as SQLite calls it
// -----------------------------------------------------------------------------------------------

namespace {

// One file that SQLite has opened: the system's own, and what is known of it here. Temporary files have no inode.
struct Handle {
  FaultyDisk::Parts* disk = nullptr;
  SharedInode inode;
  std::vector<std::max_align_t> memory;
  sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(memory.data()); }
};

struct OpenFile {
  sqlite3_file base;
  Handle* handle;
};

Handle& handle_of(sqlite3_file* file) { return *reinterpret_cast<OpenFile*>(file)->handle; }

FaultyDisk::Parts& disk_of(sqlite3_vfs* vfs) { return *static_cast<FaultyDisk::Parts*>(vfs->pAppData); }

int close_file(sqlite3_file* file) {
  const std::unique_ptr<Handle> handle(&handle_of(file));
  return handle->real()->pMethods->xClose(handle->real());
}

int read_file(sqlite3_file* file, void* into, int amount, sqlite3_int64 at) {
  Handle& handle = handle_of(file);
  {
    const std::scoped_lock lock(handle.disk->mutex);
    if (handle.disk->off) return SQLITE_IOERR_READ;
    handle.disk->meets(Fault::slow);
    if (handle.disk->meets(Fault::read_error)) return SQLITE_IOERR_READ;
  }
  return handle.real()->pMethods->xRead(handle.real(), into, amount, at);
}

int write_to_file(sqlite3_file* file, const void* from, int amount, sqlite3_int64 at) {
  Handle& handle = handle_of(file);
  FaultyDisk::Parts& disk = *handle.disk;
  const std::scoped_lock lock(disk.mutex);
  const auto write = [&](int so_many) {
    const auto* bytes = static_cast<const std::byte*>(from);
    if (handle.inode) disk.note(*handle.inode, {static_cast<std::uint64_t>(at), Bytes(bytes, bytes + so_many), false});
    return handle.real()->pMethods->xWrite(handle.real(), from, so_many, at);
  };
  const auto write_part = [&] {
    const int part = static_cast<int>(disk.random.below(static_cast<std::size_t>(amount)));
    if (part > 0) static_cast<void>(write(part));
  };
  const bool was_on = !disk.off;
  if (!disk.may_change()) {
    if (was_on) write_part();
    return SQLITE_IOERR_WRITE;
  }
  disk.meets(Fault::slow);
  if (disk.meets(Fault::write_error)) return SQLITE_IOERR_WRITE;
  sqlite3_int64 size = 0;
  const bool grows = handle.real()->pMethods->xFileSize(handle.real(), &size) == SQLITE_OK && at + amount > size;
  if (grows && disk.meets(Fault::disk_full)) return SQLITE_FULL;
  if (!disk.meets(Fault::short_write)) return write(amount);
  write_part();
  return SQLITE_IOERR_WRITE;
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
  Handle& handle = handle_of(file);
  const std::scoped_lock lock(handle.disk->mutex);
  if (!handle.disk->may_change() || handle.disk->meets(Fault::write_error)) return SQLITE_IOERR_TRUNCATE;
  const int code = handle.real()->pMethods->xTruncate(handle.real(), size);
  if (handle.inode && code == SQLITE_OK) {
    handle.disk->note(*handle.inode, {static_cast<std::uint64_t>(size), {}, true});
  }
  return code;
}

int sync_file(sqlite3_file* file, int) {
  Handle& handle = handle_of(file);
  FaultyDisk::Parts& disk = *handle.disk;
  const std::scoped_lock lock(disk.mutex);
  if (!disk.may_change()) return SQLITE_IOERR_FSYNC;
  if (!handle.inode) return SQLITE_OK;
  disk.meets(Fault::slow);
  if (disk.meets(Fault::sync_error)) {
    // Many systems then take what they could not write for written; others try again.
    if (disk.random.of_thousand(500)) disk.keep_some(*handle.inode, disk.random.below(1001));
    return SQLITE_IOERR_FSYNC;
  }
  disk.sync(*handle.inode);
  return SQLITE_OK;
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
  Handle& handle = handle_of(file);
  {
    const std::scoped_lock lock(handle.disk->mutex);
    if (handle.disk->off || handle.disk->meets(Fault::read_error)) return SQLITE_IOERR_FSTAT;
  }
  return handle.real()->pMethods->xFileSize(handle.real(), size);
}

// Locks and shared memory are not on the disk.
int lock_file(sqlite3_file* file, int level) {
  return handle_of(file).real()->pMethods->xLock(handle_of(file).real(), level);
}
int unlock_file(sqlite3_file* file, int level) {
  return handle_of(file).real()->pMethods->xUnlock(handle_of(file).real(), level);
}
int is_file_reserved(sqlite3_file* file, int* reserved) {
  return handle_of(file).real()->pMethods->xCheckReservedLock(handle_of(file).real(), reserved);
}
int control_file(sqlite3_file* file, int what, void* argument) {
  return handle_of(file).real()->pMethods->xFileControl(handle_of(file).real(), what, argument);
}
int sector_size(sqlite3_file*) { return static_cast<int>(kSector); }
int characteristics(sqlite3_file* file) {
  return handle_of(file).real()->pMethods->xDeviceCharacteristics(handle_of(file).real());
}
int map_memory(sqlite3_file* file, int page, int size, int extend, void volatile** at) {
  return handle_of(file).real()->pMethods->xShmMap(handle_of(file).real(), page, size, extend, at);
}
int lock_memory(sqlite3_file* file, int offset, int count, int flags) {
  return handle_of(file).real()->pMethods->xShmLock(handle_of(file).real(), offset, count, flags);
}
void memory_barrier(sqlite3_file* file) { handle_of(file).real()->pMethods->xShmBarrier(handle_of(file).real()); }
int unmap_memory(sqlite3_file* file, int remove) {
  return handle_of(file).real()->pMethods->xShmUnmap(handle_of(file).real(), remove);
}

// The second version of the interface: without memory-mapped reading, which would get past the faults.
constexpr sqlite3_io_methods kMethods = {
    2,           close_file,     read_file,        write_to_file, truncate_file, sync_file,       file_size,
    lock_file,   unlock_file,    is_file_reserved, control_file,  sector_size,   characteristics, map_memory,
    lock_memory, memory_barrier, unmap_memory,     nullptr,       nullptr};

int open_file(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* given_flags) {
  FaultyDisk::Parts& disk = disk_of(vfs);
  file->pMethods = nullptr;
  const std::scoped_lock lock(disk.mutex);
  if (disk.off || disk.meets(Fault::no_descriptor)) return SQLITE_CANTOPEN;
  const bool existed = name != nullptr && fs::exists(name);
  const bool makes = name != nullptr && !existed && (flags & SQLITE_OPEN_CREATE) != 0;
  if (makes && (!disk.may_change() || disk.meets(Fault::disk_full))) return SQLITE_CANTOPEN;
  auto handle = std::make_unique<Handle>();
  handle->disk = &disk;
  handle->memory.resize(static_cast<std::size_t>(disk.system->szOsFile) / sizeof(std::max_align_t) + 1);
  std::memset(handle->memory.data(), 0, handle->memory.size() * sizeof(std::max_align_t));
  const int code = disk.system->xOpen(disk.system, name, handle->real(), flags, given_flags);
  if (code != SQLITE_OK) return code;
  if (name != nullptr) handle->inode = disk.inode_at(name, flags, existed);
  if ((flags & SQLITE_OPEN_MAIN_DB) != 0) disk.main_file = name;
  reinterpret_cast<OpenFile*>(file)->handle = handle.release();
  file->pMethods = &kMethods;
  return SQLITE_OK;
}

int delete_file(sqlite3_vfs* vfs, const char* name, int sync_folder) {
  FaultyDisk::Parts& disk = disk_of(vfs);
  const std::scoped_lock lock(disk.mutex);
  if (!disk.may_change() || disk.meets(Fault::write_error)) return SQLITE_IOERR_DELETE;
  const int code = disk.system->xDelete(disk.system, name, 0);
  if (code != SQLITE_OK) return code;
  disk.names.erase(name);
  disk.name_changes.push_back({name, nullptr});
  if (sync_folder == 0) return SQLITE_OK;
  if (disk.meets(Fault::sync_error)) return SQLITE_IOERR_DIR_FSYNC;
  if (disk.syncs == Syncs::honest) disk.sync_folder();
  return SQLITE_OK;
}

int access_file(sqlite3_vfs* vfs, const char* name, int flags, int* result) {
  FaultyDisk::Parts& disk = disk_of(vfs);
  {
    const std::scoped_lock lock(disk.mutex);
    if (disk.off || disk.meets(Fault::read_error)) return SQLITE_IOERR_ACCESS;
  }
  return disk.system->xAccess(disk.system, name, flags, result);
}

int full_path(sqlite3_vfs* vfs, const char* name, int size, char* into) {
  return disk_of(vfs).system->xFullPathname(disk_of(vfs).system, name, size, into);
}
int random_bytes(sqlite3_vfs* vfs, int size, char* into) {
  return disk_of(vfs).system->xRandomness(disk_of(vfs).system, size, into);
}
// Nobody else uses the files, so there is nothing to wait for.
int sleep_for(sqlite3_vfs*, int microseconds) { return microseconds; }
int current_time(sqlite3_vfs* vfs, double* time) {
  return disk_of(vfs).system->xCurrentTime(disk_of(vfs).system, time);
}
int last_error(sqlite3_vfs* vfs, int size, char* into) {
  return disk_of(vfs).system->xGetLastError(disk_of(vfs).system, size, into);
}

std::string next_name() {
  static std::atomic<int> disks = 0;
  return "kostka-faulty-" + std::to_string(++disks);
}

}  // namespace

FaultyDisk::Parts::Parts(std::uint64_t seed, Syncs how)
    : system(sqlite3_vfs_find(nullptr)), name(next_name()), random(seed), syncs(how) {
  vfs.iVersion = 1;
  vfs.szOsFile = sizeof(OpenFile);
  vfs.mxPathname = system->mxPathname;
  vfs.zName = name.c_str();
  vfs.pAppData = this;
  vfs.xOpen = open_file;
  vfs.xDelete = delete_file;
  vfs.xAccess = access_file;
  vfs.xFullPathname = full_path;
  vfs.xRandomness = random_bytes;
  vfs.xSleep = sleep_for;
  vfs.xCurrentTime = current_time;
  vfs.xGetLastError = last_error;
  sqlite3_vfs_register(&vfs, 0);
}

// ---- as tests call it
// -------------------------------------------------------------------------------------------------

FaultyDisk::FaultyDisk(std::uint64_t seed, Syncs syncs) : parts_(std::make_unique<Parts>(seed, syncs)) {}
FaultyDisk::~FaultyDisk() = default;

const std::string& FaultyDisk::vfs() const { return parts_->name; }

void FaultyDisk::set_weather(const Weather& weather) {
  const std::scoped_lock lock(parts_->mutex);
  parts_->weather = weather;
}

void FaultyDisk::cut_power() {
  const std::scoped_lock lock(parts_->mutex);
  parts_->off = true;
}

void FaultyDisk::cut_power_after(std::uint64_t operations) {
  const std::scoped_lock lock(parts_->mutex);
  parts_->left = operations;
}

bool FaultyDisk::is_off() const {
  const std::scoped_lock lock(parts_->mutex);
  return parts_->off;
}

void FaultyDisk::restore_power() {
  Parts& disk = *parts_;
  const std::scoped_lock lock(disk.mutex);
  ++disk.counts.cuts;
  // All of it, nothing, or some of what was not synchronised.
  const std::array<std::size_t, 4> kept = {0, 200, 800, 1000};
  for (auto& [path, inode] : disk.names) disk.keep_some(*inode, disk.random.one_of(kept));
  const std::size_t changes = disk.random.below(disk.name_changes.size() + 1);
  disk.counts.names += disk.name_changes.size() - changes;
  for (std::size_t i = 0; i < changes; ++i) {
    const NameChange& change = disk.name_changes[i];
    if (change.inode)
      disk.durable_names[change.path] = change.inode;
    else
      disk.durable_names.erase(change.path);
  }
  for (const auto& [path, inode] : disk.names) fs::remove(path);
  for (const auto& [path, inode] : disk.durable_names) {
    inode->unsynced.clear();
    write_file(path, inode->durable);
  }
  // The memory that connections share survives no power cut, though its file may be there with anything in it.
  const fs::path memory = disk.main_file + "-shm";
  fs::remove(memory);
  if (!disk.main_file.empty() && disk.random.of_thousand(300)) write_file(memory, Bytes(32768, std::byte{0x5a}));
  disk.names = disk.durable_names;
  disk.name_changes.clear();
  disk.off = false;
  disk.left = kNever;
}

FaultyDisk::Counts FaultyDisk::counts() const {
  const std::scoped_lock lock(parts_->mutex);
  return parts_->counts;
}

}  // namespace kostka::faults
