// TableOf<State>: the part of a table that depends on what a game's State is. A game derives from it and adds its
// rules.
#pragma once

#include <cstring>
#include <memory>

#include "kernel/reflect.h"
#include "kernel/schema.h"
#include "kernel/table.h"

namespace kostka::kernel {

// State must be plain data: copying its bytes copies the whole position. It is described to Boost.Describe, which gives
// positions as documents, comparison and fingerprints without another line of code.
template <class S>
class TableOf : public Table {
  static_assert(std::is_trivially_copyable_v<S>, "a State is plain data");

 public:
  using State = S;
  S s{};

  [[nodiscard]] Document state_document() const final { return to_document(s, naming()); }
  [[nodiscard]] Document state_schema() const final { return schema_of<S>(naming()); }
  [[nodiscard]] Document checkpoint_document() const final { return to_document(saved_, naming()); }
  bool read_state(const Document& document, Diagnostics& diagnostics) final {
    return from_document(document, s, diagnostics, naming());
  }
  [[nodiscard]] std::uint64_t state_fingerprint() const final { return kernel::fingerprint(s); }
  [[nodiscard]] std::size_t state_bytes() const final { return sizeof(S); }

 protected:
  // How ids are called in documents.
  [[nodiscard]] virtual const Naming& naming() const = 0;

  void save() final { saved_ = s; }
  void restore() final { s = saved_; }
  void copy_checkpoint(const Table& from) final {
    const auto& other = static_cast<const TableOf&>(from);
    saved_ = other.saved_;
    if (other.overlay_) overlay_ = std::make_unique<S>(*other.overlay_);
  }
  void keep_overlay() final {
    if (!overlay_) overlay_ = std::make_unique<S>();
    *overlay_ = s;
  }
  void apply_overlay() final { s = *overlay_; }
  [[nodiscard]] std::vector<std::byte> state_image() const final {
    std::vector<std::byte> image(sizeof(S));
    std::memcpy(image.data(), &s, sizeof(S));
    return image;
  }
  void set_state_image(std::span<const std::byte> image) final { std::memcpy(&s, image.data(), sizeof(S)); }

 private:
  S saved_{};
  std::unique_ptr<S> overlay_;
};

}  // namespace kostka::kernel
