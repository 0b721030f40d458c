// Read: what reading from a store gave, or why it could not be read. "It is not there" is a value; "I could not read
// it" is not, so nobody can take one for the other.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace kostka::store {

// Why something could not be read, as the end of a sentence for the log.
struct Unreadable {
  std::string why;
};

template <class T>
class [[nodiscard]] Read {
 public:
  Read(T value) : value_(std::move(value)) {}
  Read(Unreadable trouble) : trouble_(std::move(trouble.why)) {}

  [[nodiscard]] bool ok() const { return value_.has_value(); }
  // Only when ok().
  [[nodiscard]] const T& operator*() const { return *value_; }
  [[nodiscard]] T& operator*() { return *value_; }
  [[nodiscard]] const T* operator->() const { return &*value_; }
  [[nodiscard]] T* operator->() { return &*value_; }
  [[nodiscard]] const std::string& trouble() const { return trouble_; }

 private:
  std::optional<T> value_;
  std::string trouble_;
};

}  // namespace kostka::store
