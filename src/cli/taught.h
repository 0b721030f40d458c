// What was learned about a game, for people and for programs.
#pragma once

#include "kernel/data/document.h"
#include "kernel/play/judgement.h"

namespace kostka::cli {

class Context;

// How much was learned from and how good it is, in a few lines.
void print_judgement(const kernel::Judgement& judgement, const Context& context);
// The same; null where nothing was learned.
kernel::Document judgement_document(const kernel::Judgement* judgement);

}  // namespace kostka::cli
