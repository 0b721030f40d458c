#include "tests/house/seeded_secrets.h"

#include <openssl/rand.h>

#include <mutex>
#include <random>

// The way that OpenSSL 3 offers instead, a provider of its own, takes far more than a test needs.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

namespace kostka::server {

namespace {

std::mutex mutex;
std::mt19937_64 engine;

int seeded_bytes(unsigned char* into, int size) {
  const std::scoped_lock lock(mutex);
  for (int i = 0; i < size; ++i) into[i] = static_cast<unsigned char>(engine() & 0xff);
  return 1;
}

int is_ready() { return 1; }

const RAND_METHOD kSeeded = {nullptr, seeded_bytes, nullptr, nullptr, seeded_bytes, is_ready};

}  // namespace

SeededSecrets::SeededSecrets(std::uint64_t seed) {
  {
    const std::scoped_lock lock(mutex);
    engine.seed(seed);
  }
  RAND_set_rand_method(&kSeeded);
}

SeededSecrets::~SeededSecrets() { RAND_set_rand_method(nullptr); }

}  // namespace kostka::server

#pragma GCC diagnostic pop
