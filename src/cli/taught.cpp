#include "cli/taught.h"

#include <fmt/core.h>

#include "cli/context.h"
#include "cli/numbers.h"

namespace kostka::cli {
namespace {

using kernel::say;

std::string thousandths_text(std::int64_t n, kernel::Language language) {
  return fraction(static_cast<double>(n) / 1000, 3, language);
}

}  // namespace

void print_judgement(const kernel::Judgement& judgement, const Context& context) {
  const kernel::Provenance& p = judgement.provenance();
  const auto language = context.language();
  fmt::print("  {}\n", context.text(say("learned: {0} weights from {1} positions of {2} {2|match|matches}",
                                        "wyuczono: {0} wag z {1} pozycji z {2} {2|partii|partii|partii}",
                                        {judgement.features() * kernel::kStages, p.positions, p.games})));
  fmt::print("  {}\n",
             context.text(say("log-loss {0} (equal chances: {1}), Brier score {2} (equal chances: {3})",
                              "log-loss {0} (równe szanse: {1}), wynik Briera {2} (równe szanse: {3})",
                              {thousandths_text(p.log_loss, language), thousandths_text(p.plain_log_loss, language),
                               thousandths_text(p.brier, language), thousandths_text(p.plain_brier, language)})));
}

kernel::Document judgement_document(const kernel::Judgement* judgement) {
  using kernel::Document;
  if (judgement == nullptr) return {};
  const kernel::Provenance& p = judgement->provenance();
  Document calibration = Document::list();
  for (const kernel::CalibrationRow& row : p.calibration) {
    calibration.push(Document::map({{"said", row.said}, {"seen", row.seen}, {"positions", row.positions}}));
  }
  return Document::map({{"trained_by", p.trained_by},
                        {"features", judgement->features()},
                        {"games", p.games},
                        {"positions", p.positions},
                        {"log_loss", p.log_loss},
                        {"plain_log_loss", p.plain_log_loss},
                        {"brier", p.brier},
                        {"plain_brier", p.plain_brier},
                        {"calibration", std::move(calibration)}});
}

}  // namespace kostka::cli
