// TableOf<State>: the part of a table that depends on what a game's State is. TellingTable adds its events,
// TypedTable the enums that number its options and questions: a game derives from it and adds its rules.
#pragma once

#include <cstring>
#include <memory>

#include "kernel/data/path.h"
#include "kernel/data/reflect.h"
#include "kernel/data/schema.h"
#include "kernel/play/events.h"
#include "kernel/play/table.h"

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
  [[nodiscard]] std::string current_path(std::string_view path) const final {
    return kernel::current_path(path, renamed_members<S>());
  }
  [[nodiscard]] std::uint64_t state_fingerprint() const final { return kernel::fingerprint(s); }
  [[nodiscard]] std::size_t state_bytes() const final { return sizeof(S); }

 protected:
  // How ids are called in documents.
  [[nodiscard]] virtual const Naming& naming() const = 0;

  void save() final { copy(saved_, s); }
  void restore() final { copy(s, saved_); }
  void copy_checkpoint(const Table& from) final {
    const auto& other = static_cast<const TableOf&>(from);
    copy(saved_, other.saved_);
    if (other.overlay_) overlay_ = std::make_unique<S>(*other.overlay_);
  }
  void keep_overlay() final {
    if (!overlay_) overlay_ = std::make_unique<S>();
    copy(*overlay_, s);
  }
  void apply_overlay() final { copy(s, *overlay_); }
  [[nodiscard]] std::vector<std::byte> state_image() const final {
    std::vector<std::byte> image(sizeof(S));
    std::memcpy(image.data(), &s, sizeof(S));
    return image;
  }
  void set_state_image(std::span<const std::byte> image) final { std::memcpy(&s, image.data(), sizeof(S)); }

 private:
  // A State with much that is not in use may have a faster copy than that of all its bytes.
  static void copy(S& to, const S& from) {
    if constexpr (requires { to.copy_from(from); }) {
      to.copy_from(from);
    } else {
      to = from;
    }
  }

  S saved_{};
  std::unique_ptr<S> overlay_;
};

// A table that tells events of one list (kernel/play/events.h). What the game says about itself for each of them is a
// line there: event_id, write_event and same_event come from the list alone, event_text from a sentence for each.
template <class S, class Events>
class TellingTable : public TableOf<S> {
 public:
  using EventKinds = Events;

  // Costs nothing while nobody listens.
  template <EventStruct T>
  void tell(Clause clause, const T& event, Audience audience = Audience::everybody()) {
    if (!this->has_listener()) [[likely]]
      return;
    this->require(detail::is_whole(event), "An event does not say whom or what it is about.");
    this->tell_event({kEventKind<Events, T>, clause, audience, std::as_bytes(std::span(&event, 1))});
  }
  // The same for an event that takes work to put together.
  template <class Make>
    requires EventStruct<std::invoke_result_t<Make>>
  void tell(Clause clause, Make make, Audience audience = Audience::everybody()) {
    if (this->has_listener()) [[unlikely]]
      tell(clause, make(), audience);
  }
};

// A table whose options, questions and events are numbered by enums of its game, so that no rule has to turn them into
// numbers.
template <class S, class Answer, class Asking, class Events>
class TypedTable : public TellingTable<S, Events> {
 public:
  void offer_to_choose(Answer answer, Object about = {}, int amount = 0, Object also = {}) {
    this->offer(static_cast<std::uint16_t>(answer), static_cast<std::int16_t>(amount), about, also);
  }
  // What is not legal is remembered with the clause that forbids it, for anyone who asks why.
  void offer_or_refuse(bool legal, Clause otherwise, Answer answer, Object about = {}, int amount = 0,
                       Object also = {}) {
    if (legal) {
      offer_to_choose(answer, about, amount, also);
    } else {
      this->refuse({static_cast<std::uint16_t>(answer), static_cast<std::int16_t>(amount), {about, also}}, otherwise);
    }
  }
  [[nodiscard]] static Question question(Asking kind, int amount = 0, Object about = {}, Object also = {}) {
    return {static_cast<std::uint16_t>(kind), static_cast<std::int16_t>(amount), {about, also}};
  }
};

}  // namespace kostka::kernel
