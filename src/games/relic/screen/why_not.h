// "Why can't I?": how things are where a text of Relic cannot be carried out now, the case and not the rule.
#pragma once

#include "games/relic/rules/course.h"
#include "games/relic/rules/table.h"
#include "kernel/language/text.h"
#include "kernel/play/table.h"

namespace kostka::games::relic {

// A text of this source, carried out by a player in a window of his own.
[[nodiscard]] Cause cause_in(const Relic& g, Seat who, const kernel::Object& source, Window window);

// Why a body can change nothing now (REL-GEN-13).
[[nodiscard]] kernel::Text why_idle(const Relic& g, Body body, const Cause& cause);

// Why an ability of this source cannot be used in the window that asks.
[[nodiscard]] kernel::Text why_unused(const Relic& g, const kernel::Prompt& prompt, const kernel::Object& source);

}  // namespace kostka::games::relic
