// CardWatch: listens to a match and counts what became of each card.
#pragma once

#include <map>
#include <vector>

#include "kernel/play/table.h"
#include "study/report.h"

namespace kostka::study {

// Of one match after the other; `table` says which events mean that a card was resolved.
class CardWatch final : public kernel::EventListener {
 public:
  explicit CardWatch(const kernel::Table& table) : table_(table) {}

  void on_event(const kernel::Event& event) override {
    const kernel::Resolved resolved = table_.resolved_in(event);
    if (!resolved.card.valid()) return;
    CardUse& use = of(resolved.card);
    ++use.resolved;
    if (resolved.who.valid()) use.resolved_by = static_cast<std::uint8_t>(use.resolved_by | 1u << resolved.who.index());
  }
  void on_draw(const kernel::Object& card) override { ++of(card).drawn; }

  // What was counted since the last call, by key.
  std::vector<CardUse> take() {
    std::vector<CardUse> cards;
    cards.reserve(uses_.size());
    for (const auto& [key, use] : uses_) cards.push_back(use);
    uses_.clear();
    return cards;
  }

 private:
  CardUse& of(const kernel::Object& card) {
    CardUse& use = uses_[{card.kind, card.index}];
    use.card = {card.kind, card.index};
    return use;
  }

  const kernel::Table& table_;
  std::map<CardKey, CardUse> uses_;
};

}  // namespace kostka::study
