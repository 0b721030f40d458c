// Comparing what a scenario expects with what is there.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "kernel/data/document.h"

namespace kostka::scenario {

// A sentence about the first difference, or nothing. Numbers, truths and names are compared as they are; a list must
// agree in every item; of a map only the keys that are expected are looked at.
std::optional<std::string> difference(const kernel::Document& expected, const kernel::Document& found,
                                      std::string_view path);

// As difference(), for the part of the position that the path names. `<list>.size` is the length of a list. A path that
// leads nowhere is a difference too, and its sentence names the nearest one that does not.
std::optional<std::string> fact_differs(const kernel::Document& position, std::string_view path,
                                        const kernel::Document& expected);

// The ids as a sentence lists them: `"roll", "hold"`, or `nothing`.
std::string listed(std::span<const std::string> ids);
// What there is instead of `wanted`: ` (offered: "roll", "hold"; did you mean "roll"?)`, where `what` is "offered".
std::string instead(std::string_view wanted, std::string_view what, std::span<const std::string> ids);

}  // namespace kostka::scenario
