#include "games/nemesis/content/catalogue.h"

#include "games/nemesis/content/catalogue_checks.h"
#include "games/nemesis/content/loader.h"

namespace kostka::games::nemesis {

using kernel::Diagnostics;
using kernel::Document;
using kernel::Reader;

namespace {

constexpr std::int64_t kFormat = 1;

// The ids of a list, by their places.
void collect(const Document& list, script::Ids& ids) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Document& id = list[i]["id"];
    if (id.is_text()) ids.emplace(id.as_text(), static_cast<std::uint16_t>(i));
  }
}

}  // namespace

void Loader::name_things(const Document& content) {
  collect(content["tiles"]["tiles"], names_.tiles);
  collect(content["items"]["items"], names_.items);
  collect(content["actions"]["actions"], cards_);
  collect(content["board"]["rooms"], rooms_);
}

void Loader::read(const Document& content) {
  Reader files(content, diagnostics_, "the content of Nemesis");
  files.has("value");  // what was learned about the game is read by whoever loads it (kernel::load_game)
  kernel::read_pack_header(files.child("pack", "pack.yaml"), kFormat, "nemesis", kMostSeats);
  name_things(content);
  read_tiles(files.child("tiles", "tiles.yaml"));
  read_board(files.child("board", "board.yaml"));
  read_explorations(files.child("exploration", "exploration.yaml"));
  read_species(files.child("kinds", "kinds.yaml"));
  read_attacks(files.child("attacks", "attacks.yaml"));
  read_events(files.child("events", "events.yaml"));
  read_traits(files.child("traits", "traits.yaml"));
  read_mutations(files.child("mutations", "mutations.yaml"));
  read_intruder_actions(files.child("intruder_actions", "intruder_actions.yaml"));
  read_actions(files.child("actions", "actions.yaml"));
  read_items(files.child("items", "items.yaml"));
  read_characters(files.child("characters", "characters.yaml"));
  read_objectives(files.child("objectives", "objectives.yaml"));
  read_health(files.child("health", "health.yaml"));
  read_papers(files.child("papers", "papers.yaml"));
  read_constants(files.child("constants", "constants.yaml"));
  files.finish();
}

// ---- parts of items -------------------------------------------------------------------------------------------------

Body Loader::effects(Reader& r, std::string_view key) {
  const Document& text = r.any(key);
  return text.is_null() ? Body{} : read_effects(text, names_, c_.script, diagnostics_);
}

StandingRule Loader::standing(Reader& r) {
  StandingRule rule;
  auto child = r.child_if("standing", "standing rule");
  if (!child) return rule;
  const auto keys = kernel::keys_of(child->node());
  const auto word = keys.empty() ? std::nullopt : kernel::enum_value<Standing>(keys.front());
  if (keys.size() != 1 || !word) {
    child->error("standing",
                 "expected one of " + kernel::one_of_these(kernel::kEnumNames<Standing>) + " with a number");
    return rule;
  }
  rule.rule = *word;
  rule.n = kernel::number<std::int8_t>(*child, keys.front(), -9, 9);
  child->finish();
  return rule;
}

SpeciesSet Loader::species_list(Reader& r, std::string_view key) {
  SpeciesSet set = 0;
  for (const std::string& word : r.texts(key)) {
    const auto found = kernel::enum_value<Species>(word);
    if (found) {
      set = static_cast<SpeciesSet>(set | set_of(*found));
    } else {
      r.error(key, "there is no kind of enemy " + kernel::in_quotes(word) +
                       kernel::did_you_mean(word, kernel::kEnumNames<Species>));
    }
  }
  return set;
}

std::vector<std::int8_t> Loader::numbers(Reader& r, std::string_view key, std::int64_t lo, std::int64_t hi) {
  std::vector<std::int8_t> list;
  for (const Document& node : r.list(key)) {
    if (node.is_int() && node.as_int() >= lo && node.as_int() <= hi) {
      list.push_back(static_cast<std::int8_t>(node.as_int()));
    } else {
      diagnostics_.error(node, "expected a number from " + std::to_string(lo) + " to " + std::to_string(hi) +
                                   ", found " + kernel::describe(node));
    }
  }
  return list;
}

std::unique_ptr<Catalogue> read_catalogue(const Document& content, Diagnostics& diagnostics) {
  const std::size_t errors_before = diagnostics.count();
  auto catalogue = std::make_unique<Catalogue>();
  Loader(*catalogue, diagnostics).read(content);
  // The whole is judged only when its parts are sound; otherwise one slip would be reported many times over.
  if (diagnostics.count() == errors_before) check_whole(*catalogue, content, diagnostics);
  return diagnostics.count() == errors_before ? std::move(catalogue) : nullptr;
}

}  // namespace kostka::games::nemesis
