// Relic in text: the scenario sheet, every space where somebody stands or a card lies, what is going on, and for each
// player dials, cards and mission.
#include "games/relic/words/board.h"

#include <algorithm>
#include <vector>

#include "games/relic/content/catalogue.h"
#include "games/relic/content/nouns.h"
#include "kernel/language/layout.h"
#include "kernel/language/text.h"

namespace kostka::games::relic {
namespace {

using kernel::Document;
using kernel::Language;
using kernel::say;
using kernel::Text;
using kernel::Tone;
using kernel::toned;

Text phase_text(const Document& phase) {
  if (phase == Document("movement")) return {"Movement phase", "faza ruchu"};
  if (phase == Document("exploration")) return {"Exploration phase", "faza eksploracji"};
  if (phase == Document("engagement")) return {"Engagement phase", "faza działania"};
  if (phase == Document("experience")) return {"Experience phase", "faza doświadczenia"};
  if (phase == Document("over")) return {"the game is over", "koniec gry"};
  return {"setup", "przygotowanie gry"};
}

// One drawing. It holds what all parts need, so that they stay short.
class BoardDrawing {
 public:
  BoardDrawing(const Catalogue& catalogue, const Document& table, Language language, bool colour)
      : catalogue_(catalogue), table_(table), language_(language), colour_(colour) {}

  std::string draw() {
    heading();
    for (const Space& space : catalogue_.spaces) draw_space(space);
    for (std::size_t seat = 0; seat < table_["players"].size(); ++seat) player(seat);
    hunt();
    if (table_["battle"].is_map()) battle(table_["battle"]);
    if (table_["duel"].is_map()) duel(table_["duel"]);
    if (table_["test"].is_map()) test(table_["test"]);
    return std::move(out_);
  }

 private:
  void line(std::string_view text) {
    out_ += text;
    out_ += '\n';
  }
  [[nodiscard]] const std::string& words(const Text& text) const { return text.in(language_); }
  [[nodiscard]] std::string faint(std::string_view text) const { return toned(text, Tone::faint, colour_); }
  [[nodiscard]] std::string card_name(const Document& id) const {
    const Card* card = kernel::item_named(catalogue_.cards, id);
    return card ? words(card->name) : words({"a card face down", "zakryta karta"});
  }
  [[nodiscard]] std::string seat_name(std::size_t seat) const {
    const Document& p = table_["players"][seat];
    const Character* character = kernel::item_named(catalogue_.characters, p["character"]);
    std::string name = character ? words(character->name) : words(say("Player {0}", "Gracz {0}", {seat + 1}));
    if (const Nemesis* nemesis = kernel::item_named(catalogue_.nemeses, p["nemesis"])) name = words(nemesis->name);
    return toned(name, kernel::tone_of_seat(seat), colour_);
  }
  [[nodiscard]] std::string card_list(const Document& ids) const {
    std::string list;
    for (const Document& id : ids.items()) list += (list.empty() ? "" : ", ") + card_name(id);
    return list;
  }

  void heading() {
    const Sheet* sheet = kernel::item_named(catalogue_.sheets, table_["sheet"]);
    const Text name = sheet ? sheet->name : Text{"-", "-"};
    line(words(say("Turn {0}, {1}. Scenario: {2}.", "Tura {0}, {1}. Scenariusz: {2}.",
                   {table_["turn"].as_int(), phase_text(table_["phase"]), name})));
    scenario(table_["scenario"]);
  }

  // What lies on the scenario sheet (RNE-SCN).
  void scenario(const Document& view) {
    if (view["deck"].size() > 0) {
      line("  " + words(say("Scenario deck ({0}): {1}", "Talia scenariusza ({0}): {1}",
                            {view["deck"].size(), card_list(view["deck"])})));
    }
    std::string laid;
    for (const Document& card : view["laid"].items()) laid += (laid.empty() ? "" : ", ") + threat(card);
    if (!laid.empty()) line("  " + words(say("On the sheet: {0}", "Na arkuszu: {0}", {laid})));
    int all = 0;
    for (const Document& p : table_["players"].items()) all += static_cast<int>(p["tokens"].as_int());
    if (view["tokens_to_win"].is_int() && all > 0 && view["together"] == Document(true)) {
      line("  " + words(say("Tokens of all players: {0} of {1}", "Żetony wszystkich graczy: {0} z {1}",
                            {all, view["tokens_to_win"].as_int()})));
    }
  }

  void draw_space(const Space& space) {
    std::string text;
    for (std::size_t seat = 0; seat < table_["players"].size(); ++seat) {
      if (table_["players"][seat]["space"] == Document(space.id)) text += (text.empty() ? "" : ", ") + seat_name(seat);
    }
    for (const Document& lying : table_["cards_on_board"].items()) {
      if (lying["space"] != Document(space.id)) continue;
      text += (text.empty() ? "" : ", ") + threat(lying);
    }
    for (const Document& lying : table_["imperium_on_board"].items()) {
      if (lying["space"] != Document(space.id)) continue;
      text += (text.empty() ? "" : ", ") + threat(lying);
    }
    for (const Document& token : table_["scenario"]["tokens"].items()) {
      if (token["space"] != Document(space.id)) continue;
      text += (text.empty() ? "" : ", ") + words(say("token of {0}, not on the board", "żeton ({0}), poza planszą",
                                                     {seat_name(static_cast<std::size_t>(token["seat"].as_int()))}));
    }
    if (text.empty()) return;
    line("  " + faint(kernel::padded(words(space.name) + ':', 30)) + ' ' + text);
  }

  [[nodiscard]] std::string threat(const Document& lying) const {
    const Card* card = kernel::item_named(catalogue_.cards, lying["card"]);
    if (!card) return {};
    std::string text = words(card->name);
    if (card->type == CardType::enemy) {
      const Text attribute = attribute_noun(card->attribute).singular();
      text += " (" + words(attribute) + ' ' + std::to_string(card->value) + ')';
    } else {
      // Of an agent the value stands behind the word, as on its card.
      const std::string value = card->type == CardType::agent ? ' ' + std::to_string(card->value) : "";
      text += " (" + words(type_text(card->type)) + value + ')';
    }
    return text;
  }

  void player(std::size_t seat) {
    const Document& p = table_["players"][seat];
    if (p["out"] == Document(true)) {
      line(words(say("{0}: out of the game", "{0}: poza grą", {seat_name(seat)})));
      return;
    }
    if (p["nemesis"].is_text()) nemesis(seat, p);
    if (!p["character"].is_text()) return;
    line(words(say("{0}: Strength {1}, Willpower {2}, Cunning {3}, Life {4}, level {5}, influence {6}",
                   "{0}: siła {1}, wola {2}, spryt {3}, życie {4}, poziom {5}, wpływy {6}",
                   {seat_name(seat), p["strength"].as_int(), p["willpower"].as_int(), p["cunning"].as_int(),
                    p["life"].as_int(), p["level"].as_int(), p["influence"].as_int()})));
    const std::string powers = p["powers"].is_list() ? card_list(p["powers"]) : std::string();
    line("  " + words(say("Power cards: {0} {1}", "Karty Mocy: {0} {1}",
                          {p["power_count"].as_int(), powers.empty() ? powers : '(' + powers + ')'})));
    std::string assets;
    for (const Document& asset : p["assets"].items()) {
      assets += (assets.empty() ? "" : ", ") + card_name(asset["card"]);
      if (asset["charges"].as_int() > 0) assets += " [" + std::to_string(asset["charges"].as_int()) + ']';
    }
    if (!assets.empty()) line("  " + words(say("Assets: {0}", "Zasoby: {0}", {assets})));
    if (p["trophies"].size() > 0) {
      line("  " + words(say("Trophies ({0} points): {1}", "Trofea ({0} pkt): {1}",
                            {p["trophy_points"].as_int(), card_list(p["trophies"])})));
    }
    std::string corruption;
    for (const Document& card : p["corruption"].items())
      corruption += (corruption.empty() ? "" : ", ") + card_name(card["card"]);
    if (!corruption.empty()) {
      line("  " + words(say("Corruption ({0} of {1}): {2}", "Spaczenie ({0} z {1}): {2}",
                            {p["corruption"].size(), p["corruption_threshold"].as_int(), corruption})));
    }
    team(seat, p);
    if (p["tokens"].as_int() > 0) line("  " + words(say("Tokens: {0}", "Żetony: {0}", {p["tokens"].as_int()})));
    if (p["apostate"] == Document(true)) line("  " + words({"Apostate", "Apostata"}));
    const std::string mission = p["mission"].is_map() ? card_name(p["mission"]["card"]) : std::string("-");
    line("  " + words(say("Mission: {0}; completed: {1}", "Misja: {0}; ukończone: {1}",
                          {mission, p["completed_missions"].as_int()})));
  }

  // RNE-SCN-12
  void team(std::size_t seat, const Document& p) {
    std::string others;
    for (std::size_t i = 0; p["team"].as_int() > 0 && i < table_["players"].size(); ++i) {
      if (i == seat || table_["players"][i]["team"] != p["team"]) continue;
      others += (others.empty() ? "" : ", ") + seat_name(i);
    }
    if (!others.empty()) line("  " + words(say("In a team with {0}", "W drużynie: {0}", {others})));
  }

  void nemesis(std::size_t seat, const Document& p) {
    const Nemesis* sheet = kernel::item_named(catalogue_.nemeses, p["nemesis"]);
    if (!sheet) return;
    const std::string attribute(kernel::enum_name(sheet->attribute));
    line(words(say("{0}: {1} {2}, Life {3}, level {4}, infamy {5}, Might cards {6}",
                   "{0}: {1} {2}, życie {3}, poziom {4}, niesława {5}, karty Potęgi {6}",
                   {seat_name(seat), attribute_noun(sheet->attribute).singular(), p[attribute].as_int(),
                    p["life"].as_int(), p["level"].as_int(), p["infamy"].as_int(), p["power_count"].as_int()})));
    team(seat, p);
    // RNE-MIGHT-09: to its own player.
    if (p["powers"].size() > 0) line("  " + words(say("Might: {0}", "Potęga: {0}", {card_list(p["powers"])})));
    std::string arsenal;
    for (const Document& card : p["assets"].items()) arsenal += (arsenal.empty() ? "" : ", ") + card_name(card["card"]);
    if (!arsenal.empty()) line("  " + words(say("Arsenal: {0}", "Arsenał: {0}", {arsenal})));
    if (p["trophies"].size() > 0) {
      line("  " + words(say("Trophies ({0} points): {1}", "Trofea ({0} pkt): {1}",
                            {p["trophy_points"].as_int(), card_list(p["trophies"])})));
    }
  }

  // What each face of the movement die would bring a nemesis (RNE-EXPL).
  void hunt() {
    for (const Document& one : table_["hunt"].items()) {
      std::string found;
      for (const Document& meeting : one["meets"].items()) {
        found += ", " + seat_name(static_cast<std::size_t>(meeting["seat"].as_int())) + ' ' +
                 words(say("(won {0} of 1000)", "(wygrana {0} na 1000)", {meeting["odds"]["won"].as_int()}));
      }
      if (found.empty()) continue;
      const Space* space = kernel::item_named(catalogue_.spaces, one["space"]);
      line(faint(words(say("  on a {0}: {1}", "  przy {0}: {1}",
                           {one["face"].as_int(), (space ? words(space->name) : std::string()) + found}))));
    }
  }

  [[nodiscard]] std::string side(const Document& view) const {
    std::string text;
    for (const Document& part : view["parts"].items()) {
      text += (text.empty() ? "" : ", ") + part["name"][code_of(language_)].as_text() + ' ' +
              std::to_string(part["amount"].as_int());
    }
    for (const Document& face : view["dice"].items()) text += ", ⚅" + std::to_string(face.as_int());
    for (const Document& face : view["extra"].items()) text += ", ⚅" + std::to_string(face.as_int());
    return text + " = " + std::to_string(view["total"].as_int());
  }

  void battle(const Document& view) {
    line(words(say("Battle: {0}", "Walka: {0}", {side(view["own"])})));
    line(words(say("  enemy: {0}", "  wróg: {0}", {side(view["foe"])})));
    line(words(say("  won {0}, tied {1}, lost {2} of 1000", "  wygrana {0}, remis {1}, przegrana {2} na 1000",
                   {view["odds"]["won"].as_int(), view["odds"]["tied"].as_int(), view["odds"]["lost"].as_int()})));
  }

  // Once the attribute is chosen: both sides as they stand, and the chance of the challenger.
  void duel(const Document& view) {
    if (!view["attribute"].is_text()) return;
    const auto seat = [&](std::string_view key) { return seat_name(static_cast<std::size_t>(view[key].as_int())); };
    line(words(
        say("Skill duel, {0}: {1}", "Pojedynek umiejętności, {0}: {1}", {seat("challenger"), side(view["own"])})));
    line(words(say("  against {0}: {1}", "  przeciw: {0}: {1}", {seat("defender"), side(view["other"])})));
    if (view["winner"].is_int()) return;
    line(words(say("  won {0}, undecided {1}, lost {2} of 1000", "  wygrana {0}, bez wyniku {1}, przegrana {2} na 1000",
                   {view["odds"]["won"].as_int(), view["odds"]["tied"].as_int(), view["odds"]["lost"].as_int()})));
  }

  void test(const Document& view) {
    line(words(say("Test against {0}: {1}; passes {2} of 1000", "Test, wartość docelowa {0}: {1}; sukces {2} na 1000",
                   {view["target"].as_int(), side(view["own"]), view["passes_of_1000"].as_int()})));
  }

  const Catalogue& catalogue_;
  const Document& table_;
  Language language_;
  bool colour_;
  std::string out_;
};

}  // namespace

std::unique_ptr<kernel::BoardText> make_board(const Catalogue& catalogue) {
  return kernel::board_drawn_by<BoardDrawing>(catalogue);
}

}  // namespace kostka::games::relic
