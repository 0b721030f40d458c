#include "bots/search_bot.h"

#include <charconv>

#include "bots/open_prompt.h"

namespace kostka::bots {
namespace {

// One `name=number` of a plan.
bool set_in(SearchPlan& plan, std::string_view name, std::uint32_t number) {
  if (name == "iterations")
    plan.iterations = number;
  else if (name == "milliseconds")
    plan.milliseconds = number;
  else if (name == "rounds")
    plan.rounds = number;
  else if (name == "surprise")
    plan.surprise = number;
  else if (name == "caution")
    plan.caution = number / 100.0;
  else if (name == "softness")
    plan.softness = number / 100.0;
  else if (name == "boldness")
    plan.boldness = number / 100.0 - 1;
  else if (name == "weigh")
    plan.weigh = number != 0;
  else if (name == "tree")
    plan.tree = number != 0;
  else if (name == "reuse")
    plan.reuse = number != 0;
  else if (name == "learned")
    plan.learned = number != 0;
  else
    return false;
  return true;
}

}  // namespace

std::uint32_t SearchBot::choose(const kernel::Match& match, const kernel::Prompt& prompt) {
  if (const auto by_hand = match.table().reflex(prompt, kernel::Steadiness::easy, stream_)) return *by_hand;
  if (prompt.count() == 1) return 0;
  return search_.find(match, prompt, fresh_key(stream_)).choice;
}

std::optional<SearchPlan> read_search_plan(std::string_view words) {
  constexpr std::string_view kName = "search";
  if (!words.starts_with(kName)) return std::nullopt;
  words.remove_prefix(kName.size());
  SearchPlan plan;
  while (!words.empty()) {
    if (words.front() != ':') return std::nullopt;
    words.remove_prefix(1);
    const std::string_view word = words.substr(0, words.find(':'));
    words.remove_prefix(word.size());
    const std::size_t is = word.find('=');
    if (is == std::string_view::npos) return std::nullopt;
    std::uint32_t number = 0;
    const char* const last = word.data() + word.size();
    const auto read = std::from_chars(word.data() + is + 1, last, number);
    if (read.ec != std::errc{} || read.ptr != last || !set_in(plan, word.substr(0, is), number)) return std::nullopt;
  }
  return plan;
}

}  // namespace kostka::bots
