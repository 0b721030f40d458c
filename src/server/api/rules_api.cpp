// GET /api/rules and below: the rulebooks.
#include <array>

#include "kernel/language/utf8.h"
#include "rules/rulebook.h"
#include "server/api/router.h"
#include "server/base/words.h"

namespace kostka::server {

namespace {

using kernel::Language;
using kernel::Text;

Text both(std::string_view en, std::string_view pl) { return {std::string(en), std::string(pl)}; }

protocol::RuleClause clause_entry(const rules::RuleText& rule) {
  protocol::RuleClause clause;
  clause.id = rule.id;
  clause.text = both(rule.text_en, rule.text_pl);
  clause.table = both(rule.table_en, rule.table_pl);
  clause.page = {rules::page_of(rule, Language::en), rules::page_of(rule, Language::pl)};
  clause.ruling = rules::is_ruling(rule);
  return clause;
}

Handled books(Api&, const ApiRequest&) {
  std::vector<protocol::BookEntry> entries;
  for (const rules::BookText& book : rules::Rulebook::all()) {
    const auto opened = rules::Rulebook::open(book.book);
    const auto clauses = static_cast<std::int32_t>(opened ? opened->rules().size() : 0);
    entries.push_back({std::string(book.book), both(book.title_en, book.title_pl), clauses});
  }
  co_return reply(entries);
}

constexpr double kCostOfBook = 3, kCostOfSearch = 1;

Handled book(Api& api, const ApiRequest& request) {
  const auto opened = rules::Rulebook::open(request.parts[0]);
  if (!opened) co_return refusal(Code::not_found);
  if (!api.services.rates.allow(request.address, Habit::work, kCostOfBook)) co_return refusal(Code::rate);
  protocol::Book shown;
  shown.id = opened->name();
  shown.title = both(opened->title(Language::en), opened->title(Language::pl));
  for (const rules::Section& section : opened->sections()) {
    protocol::RuleSection& entry = shown.sections.emplace_back();
    entry.title = both(section.title_en, section.title_pl);
    for (const rules::RuleText& rule : section.rules) entry.clauses.push_back(clause_entry(rule));
  }
  co_return reply(shown);
}

Handled search_book(Api& api, const ApiRequest& request) {
  const auto opened = rules::Rulebook::open(request.parts[0]);
  if (!opened) co_return refusal(Code::not_found);
  const std::string_view typed = request.argument("q");
  const bool text = kernel::find_bad_utf8(typed) == std::string_view::npos;
  if (!text || characters_in(typed) > kLongestSearch) co_return refusal(Code::bad_request);
  if (!api.services.rates.allow(request.address, Habit::work, kCostOfSearch)) co_return refusal(Code::rate);
  protocol::Found found;
  for (const rules::RuleText* rule : opened->search(typed)) found.clauses.emplace_back(rule->id);
  co_return reply(found);
}

}  // namespace

std::span<const Route> rules_routes() {
  using enum http::verb;
  static constexpr std::array kRoutes = {
      Route{get, "/api/rules", Needs::nothing, books},
      Route{get, "/api/rules/{}", Needs::nothing, book},
      Route{get, "/api/rules/{}/search", Needs::nothing, search_book},
  };
  return kRoutes;
}

}  // namespace kostka::server
