// A recorded match of Pig for the tests of the store: small, with dice in nearly every turn.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "games/registry.h"
#include "kernel/data/diagnostics.h"
#include "kernel/play/game.h"
#include "store/saved_match.h"

namespace kostka::store {

inline const kernel::Game& pig() {
  static const std::unique_ptr<kernel::Game> game = [] {
    kernel::Diagnostics diagnostics;
    return games::find_module("pig")->load(kernel::Document::map(), diagnostics);
  }();
  return *game;
}

// What would be the file, and a disk that is full while `full` says so.
struct Disk {
  std::string bytes;
  bool full = false;
};

class DiskSink final : public JournalSink {
 public:
  explicit DiskSink(Disk& disk) : disk_(disk) {}
  bool append(std::string_view bytes, std::string& error) override {
    if (disk_.full)
      error = "the disk is full";
    else
      disk_.bytes += bytes;
    return !disk_.full;
  }

 private:
  Disk& disk_;
};

inline JournalHeader pig_header(const std::optional<Secret>& secret) {
  JournalHeader header;
  header.game = "pig";
  header.rules_version = pig().info().rules_version;
  header.content = content_hash(kernel::Document::map());
  header.options = write_setup(pig().info(), standard_setup(pig().info()));
  header.seats = {"Ala", "Olek"};
  header.chance = secret ? kernel::ChanceSource::stream : kernel::ChanceSource::outside;
  if (secret) header.commitment = commitment_to(*secret);
  if (secret) header.nonces = {"żaba", ""};
  return header;
}

inline std::unique_ptr<SavedMatch> begin_pig(Disk& disk, const std::optional<Secret>& secret) {
  return std::make_unique<SavedMatch>(RecordedMatch(pig(), pig_header(secret), standard_setup(pig().info()), secret),
                                      std::make_unique<DiskSink>(disk));
}

// Rolls until the turn's total reaches 20, then holds; stops after so many decisions or at the end. Game is a
// RecordedMatch or a SavedMatch.
template <class Game>
void play_pig(Game& game, int decisions = 1'000'000) {
  for (; decisions > 0 && !game.match().over(); --decisions) {
    const kernel::Prompt& prompt = game.match().prompts()[0];
    const bool hold = game.match().current_position()["turn_total"].as_int() >= 20;
    game.answer(prompt.seat, hold ? 1 : 0);
  }
}

inline Journal parsed(std::string_view text) {
  kernel::Diagnostics diagnostics;
  auto journal = parse_journal(text, "pig.jsonl", diagnostics);
  return journal ? std::move(*journal) : Journal{};
}

// What is wrong with the text as a journal, or nothing.
inline std::string mistake_in(std::string_view text) {
  kernel::Diagnostics diagnostics;
  parse_journal(text, "pig.jsonl", diagnostics);
  return diagnostics.to_text();
}

inline std::string replaced(std::string text, std::string_view what, std::string_view with) {
  const std::size_t at = text.find(what);
  return at == std::string::npos ? std::string() : text.replace(at, what.size(), with);
}

}  // namespace kostka::store
