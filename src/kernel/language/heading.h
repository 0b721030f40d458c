// Where one place of a board lies seen from another, in words instead of coordinates.
#pragma once

#include "kernel/language/text.h"

namespace kostka::kernel {

// "north-east", "na północny wschód"; x grows to the east, y to the south, in steps of equal length. Not both are 0.
Text heading_text(double x, double y);

}  // namespace kostka::kernel
