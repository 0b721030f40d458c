// How arguments of verbs are read, and the verbs that attacks and skills share. Only for the two files of verbs.
#pragma once

#include <cstdint>
#include <memory>

#include "games/knockdown/effects.h"
#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"

namespace kostka::games::knockdown {

using EffectPtr = std::unique_ptr<const Effect>;

inline constexpr std::int64_t kMostOfAnything = 9;  // no printed number is larger

int read_number(const kernel::Document& node, kernel::Diagnostics& diagnostics, std::int64_t most = kMostOfAnything);
// Verbs without an argument are written `verb: true`.
void read_true(const kernel::Document& node, kernel::Diagnostics& diagnostics);

EffectPtr parse_skill_damage(const kernel::Document& node, kernel::Diagnostics& diagnostics);
EffectPtr parse_move(const kernel::Document& node, kernel::Diagnostics& diagnostics);
EffectPtr parse_remove_own(const kernel::Document& node, kernel::Diagnostics& diagnostics);

}  // namespace kostka::games::knockdown
