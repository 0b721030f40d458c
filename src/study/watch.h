// Watch: listens to a match and counts what became of each card, and what the game calls deeds.
#pragma once

#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/play/table.h"
#include "study/report.h"

namespace kostka::study {

// Of one match after the other; `table` says which events mean that a card was resolved or something was done.
class Watch final : public kernel::EventListener {
 public:
  struct For {
    bool cards = false, deeds = false;
  };
  Watch(const kernel::Table& table, For what) : table_(table), for_(what) {}

  void on_event(const kernel::Event& event) override {
    if (for_.cards) note_card(table_.resolved_in(event));
    if (!for_.deeds) return;
    for (const kernel::Deed& deed : table_.deeds_in(event)) {
      if (!deed.what.empty()) deeds_[{deed.what, deed.who.index()}] += static_cast<std::uint64_t>(deed.count);
    }
  }
  void on_draw(const kernel::Object& card) override {
    if (for_.cards) ++of(card).drawn;
  }

  // What was counted since the last call, by key.
  std::vector<CardUse> take_cards() {
    std::vector<CardUse> cards;
    cards.reserve(uses_.size());
    for (const auto& [key, use] : uses_) cards.push_back(use);
    uses_.clear();
    return cards;
  }
  std::vector<DeedUse> take_deeds() {
    std::vector<DeedUse> deeds;
    deeds.reserve(deeds_.size());
    for (const auto& [key, count] : deeds_) {
      deeds.push_back({key.first, static_cast<std::uint8_t>(key.second), count});
    }
    deeds_.clear();
    return deeds;
  }

 private:
  void note_card(const kernel::Resolved& resolved) {
    if (!resolved.card.valid()) return;
    CardUse& use = of(resolved.card);
    ++use.resolved;
    if (resolved.who.valid()) use.resolved_by = static_cast<std::uint8_t>(use.resolved_by | 1u << resolved.who.index());
  }
  CardUse& of(const kernel::Object& card) {
    CardUse& use = uses_[{card.kind, card.index}];
    use.card = {card.kind, card.index};
    return use;
  }

  const kernel::Table& table_;
  For for_;
  std::map<CardKey, CardUse> uses_;
  std::map<std::pair<std::string_view, std::size_t>, std::uint64_t> deeds_;
};

}  // namespace kostka::study
