// What a read gave, in a test where reading must succeed.
#pragma once

#include <gtest/gtest.h>

#include <utility>

#include "store/read.h"

namespace kostka::store {

template <class T>
T must_read(Read<T> read) {
  if (!read.ok()) {
    ADD_FAILURE() << "it could not be read: " << read.trouble();
    return T{};
  }
  return std::move(*read);
}

}  // namespace kostka::store
