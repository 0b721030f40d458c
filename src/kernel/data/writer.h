// Writer: where values go when they are written down, piece by piece: into a document, or straight into JSON text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/data/document.h"

namespace kostka::kernel {

// Takes exactly one value. A list is opened, given its items and closed; a map is given a key before each value.
// `size` says how many items or entries will come, as a hint. Keys of one map are given once.
class Writer {
 public:
  virtual ~Writer() = default;

  virtual void null() = 0;
  virtual void truth(bool truth) = 0;
  virtual void number(std::int64_t number) = 0;
  virtual void text(std::string_view text) = 0;
  virtual void open_list(std::size_t size) = 0;
  virtual void close_list() = 0;
  virtual void open_map(std::size_t size) = 0;
  virtual void key(std::string_view key) = 0;
  virtual void close_map() = 0;
  // A whole value that is a document already.
  virtual void document(const Document& document) = 0;
};

class DocumentWriter final : public Writer {
 public:
  void null() override { put(Document()); }
  void truth(bool truth) override { put(truth); }
  void number(std::int64_t number) override { put(number); }
  void text(std::string_view text) override { put(text); }
  void open_list(std::size_t size) override { open(Document::list(), size); }
  void close_list() override { open_.pop_back(); }
  void open_map(std::size_t size) override { open(Document::map(), size); }
  void key(std::string_view key) override { key_ = key; }
  void close_map() override { open_.pop_back(); }
  void document(const Document& document) override { put(document); }

  // What was written.
  Document take() { return std::move(whole_); }

 private:
  Document& put(Document value);
  void open(Document container, std::size_t size);

  Document whole_;
  std::vector<Document*> open_;  // each in the one before; none moves while it is open
  std::string key_;
};

// Adds to the end of a text, which may hold something already. Order is kept and UTF-8 passed through, so equal values
// give equal bytes on every platform. Compact has no white space at all; pretty indents by two spaces.
class JsonText final : public Writer {
 public:
  explicit JsonText(std::string& out, Indent indent = Indent::compact) : out_(out), pretty_(indent == Indent::pretty) {}

  void null() override;
  void truth(bool truth) override;
  void number(std::int64_t number) override;
  void text(std::string_view text) override;
  void open_list(std::size_t size) override;
  void close_list() override;
  void open_map(std::size_t size) override;
  void key(std::string_view key) override;
  void close_map() override;
  void document(const Document& document) override;

 private:
  void begin_value();
  void separate();
  void open(char bracket);
  void close(char bracket);
  void new_line();
  [[nodiscard]] bool just_opened() const { return out_.back() == '[' || out_.back() == '{'; }

  std::string& out_;
  std::size_t depth_ = 0;
  bool after_key_ = false;
  bool pretty_;
};

}  // namespace kostka::kernel
