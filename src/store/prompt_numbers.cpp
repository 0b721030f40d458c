#include "store/prompt_numbers.h"

#include <algorithm>

namespace kostka::store {

using kernel::Prompt;

void PromptNumbers::take(const Row& row, const kernel::Match& match) {
  if (const auto* answer = std::get_if<AnswerRow>(&row)) {
    const auto seat = answer->seat.value;
    last_[seat] = TakenAnswer{open_[seat].value_or(rows_), answer->answer};
  }
  ++rows_;
  const auto prompts = match.prompts();
  const bool was_half_made = half_made_;
  half_made_ = std::any_of(prompts.begin(), prompts.end(), [](const Prompt& p) { return p.answered(); });
  // Only an answer inside a choice, or its undoing, leads from one moment of the same choice to another; the seat that
  // took an answer back had no open question before, and so gets a new number.
  const bool same_choice =
      (std::holds_alternative<AnswerRow>(row) && half_made_) || (std::holds_alternative<UndoRow>(row) && was_half_made);
  number_prompts(match, same_choice ? open_ : Numbers{});
}

void PromptNumbers::number_prompts(const kernel::Match& match, const Numbers& kept) {
  Numbers now;
  for (const Prompt& prompt : match.prompts()) {
    const auto seat = prompt.seat.value;
    if (!prompt.is_chance() && !prompt.answered()) now[seat] = kept[seat].value_or(rows_);
  }
  open_ = now;
}

}  // namespace kostka::store
