// Checkpoint: how far a study has come, as a file from which it goes on later, or on another machine.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "kernel/data/diagnostics.h"
#include "kernel/data/document.h"
#include "kernel/play/game.h"
#include "study/report.h"
#include "study/simulate.h"

namespace kostka::study {

// A report as a document; all of it, so that what is read again is equal.
kernel::Document to_document(const Report& report);
// Nothing, and what is wrong in `diagnostics`, when it is not one for so many seats.
std::optional<Report> read_report(const kernel::Document& document, std::size_t seats,
                                  kernel::Diagnostics& diagnostics);

// Everything that decides how the games of a study go, the number of games apart. `content` is the content_hash() of
// what the game was loaded from.
kernel::Document identity_of(const kernel::Game& game, const SimulationPlan& plan, std::string_view content);

// Replaces the file as a whole. False, and a sentence in `trouble`, when it could not be written.
bool write_checkpoint(const std::filesystem::path& file, const kernel::Document& identity, const Report& report,
                      std::string& trouble);
// The report of the games of the file, which is one of the same study. Nothing, and a sentence in `trouble`, otherwise.
std::optional<Report> read_checkpoint(const std::filesystem::path& file, const kernel::Document& identity,
                                      std::size_t seats, std::string& trouble);

}  // namespace kostka::study
