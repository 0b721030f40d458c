// Packed documents from anybody. What unpacks must also pack and unpack to itself.
#include "kernel/data/packed.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace kostka;
  kernel::Sources sources;
  std::string error;
  const auto document = kernel::unpack(std::as_bytes(std::span(data, size)), sources, error);
  if (document.has_value() != error.empty()) std::abort();
  if (!document) return 0;
  const auto again = kernel::unpack(kernel::pack(*document, sources), sources, error);
  if (!again || *again != *document) std::abort();
  return 0;
}
