#include "games/nemesis/words/board.h"

#include <algorithm>
#include <array>
#include <vector>

#include "games/nemesis/content/catalogue.h"
#include "kernel/language/layout.h"
#include "kernel/language/text.h"

namespace kostka::games::nemesis {
namespace {

using kernel::Document;
using kernel::Language;
using kernel::say;
using kernel::Text;
using kernel::Tone;
using kernel::toned;

constexpr std::size_t kWidth = 80, kHeight = 23;

bool is(const Document& value, std::string_view word) { return value.is_text() && value.as_text() == word; }
bool yes(const Document& value) { return value == Document(true); }

// One drawing. It holds what all parts need, so that they stay short.
class ShipDrawing {
 public:
  ShipDrawing(const Catalogue& catalogue, const Document& table, Language language, bool colour)
      : catalogue_(catalogue), table_(table), language_(language), colour_(colour) {}

  std::string draw() {
    heading();
    map();
    for (std::size_t i = 0; i < kRooms; ++i) room(i);
    corridors();
    enemies();
    for (std::size_t seat = 0; seat < table_["players"].size(); ++seat) player(seat);
    return std::move(out_);
  }

 private:
  void line(std::string_view text) {
    out_ += text;
    out_ += '\n';
  }
  [[nodiscard]] const std::string& words(const Text& text) const { return text.in(language_); }
  [[nodiscard]] std::string faint(std::string_view text) const { return toned(text, Tone::faint, colour_); }
  [[nodiscard]] std::string seat_name(std::size_t seat) const {
    const Character* character = kernel::item_named(catalogue_.characters, table_["players"][seat]["character"]);
    const std::string name = character ? words(character->name) : words(say("Player {0}", "Gracz {0}", {seat + 1}));
    return toned(name, kernel::tone_of_seat(seat), colour_);
  }
  [[nodiscard]] std::string species_name(const Document& species) const {
    for (const SpeciesFacts& facts : catalogue_.species) {
      if (is(species, facts.id)) return words(facts.name);
    }
    return {};
  }
  template <class Items>
  [[nodiscard]] std::string names(const Document& ids, const Items& items) const {
    std::string list;
    for (const Document& id : ids.items()) {
      const auto* item = kernel::item_named(items, id);
      list += (list.empty() ? "" : ", ") + (item ? words(item->name) : id.as_text());
    }
    return list;
  }
  static void add(std::string& list, const std::string& what) { list += (list.empty() ? "" : ", ") + what; }

  void heading() {
    const std::int64_t fuse = table_["self_destruct"].as_int();
    line(words(say("Round {0}, time {1}, course {2}", "Runda {0}, czas {1}, kurs {2}",
                   {table_["round"].as_int(), table_["time"].as_int(),
                    std::string(1, static_cast<char>('A' + table_["destination"].as_int()))})));
    if (fuse > 0) line(toned(words(say("Self-destruct: {0}", "Samozniszczenie: {0}", {fuse})), Tone::bad, colour_));
  }

  // Rooms by their numbers: ? unexplored, ^ Fire, ! Malfunction; below, seats and the first letters of enemies.
  void map() {
    std::vector<std::string> canvas(kHeight, std::string(kWidth, ' '));
    const auto put = [&](std::size_t x, std::size_t y, const std::string& text) {
      for (std::size_t i = 0; i < text.size() && x + i < kWidth; ++i) canvas[y][x + i] = text[i];
    };
    for (std::size_t i = 0; i < kRooms; ++i) {
      const Room& slot = catalogue_.rooms[i];
      const Document& view = table_["rooms"][i];
      const auto x = static_cast<std::size_t>(slot.x) * 72 / 100;
      const auto y = static_cast<std::size_t>(slot.y) * 21 / 100;
      std::string label = slot.id;
      if (!yes(view["explored"])) label += '?';
      if (yes(view["fire"])) label += '^';
      if (yes(view["malfunction"])) label += '!';
      put(x, y, label);
      put(x, y + 1, people_in(slot.id));
    }
    for (const std::string& row : canvas) {
      const std::size_t end = row.find_last_not_of(' ');
      if (end != std::string::npos) line(row.substr(0, end + 1));
    }
  }

  [[nodiscard]] std::string people_in(const std::string& id) const {
    std::string text;
    for (std::size_t seat = 0; seat < table_["players"].size(); ++seat) {
      const Document& p = table_["players"][seat];
      if (is(p["room"], id) && is(p["being"], "aboard") && !p["pod"].is_int()) text += std::to_string(seat + 1);
    }
    for (const Document& figure : table_["figures"].items()) {
      if (is(figure["room"], id)) text += figure["species"].as_text()[0];
    }
    return text;
  }

  void room(std::size_t i) {
    const Document& view = table_["rooms"][i];
    const Tile* tile = kernel::item_named(catalogue_.tiles, view["tile"]);
    std::string text;
    for (std::size_t seat = 0; seat < table_["players"].size(); ++seat) {
      const Document& p = table_["players"][seat];
      if (is(p["room"], catalogue_.rooms[i].id) && is(p["being"], "aboard")) add(text, seat_name(seat));
    }
    for (const Document& figure : table_["figures"].items()) {
      if (!is(figure["room"], catalogue_.rooms[i].id)) continue;
      add(text, toned(species_name(figure["species"]) + " (" + std::to_string(figure["injuries"].as_int()) + ')',
                      Tone::bad, colour_));
    }
    if (view["items"].as_int() > 0) add(text, words(say("Items: {0}", "przedmioty: {0}", {view["items"].as_int()})));
    if (yes(view["fire"])) add(text, words({"Fire", "pożar"}));
    if (yes(view["malfunction"])) add(text, words({"Malfunction", "awaria"}));
    if (yes(view["airlock"])) add(text, words({"airlock procedure", "procedura śluzy"}));
    if (view["eggs"].as_int() > 0) add(text, words(say("Eggs: {0}", "jaja: {0}", {view["eggs"].as_int()})));
    if (view["carcasses"].as_int() > 0) {
      add(text, words(say("Carcasses: {0}", "zwłoki intruzów: {0}", {view["carcasses"].as_int()})));
    }
    if (yes(view["blue_corpse"])) add(text, words({"blue Corpse", "niebieskie ciało"}));
    for (const Document& seat : view["corpses"].items()) {
      add(text, words(say("Corpse ({0})", "ciało ({0})", {seat_name(static_cast<std::size_t>(seat.as_int()))})));
    }
    if (!tile && text.empty()) return;
    const std::string name = catalogue_.rooms[i].id + ' ' + (tile ? words(tile->name) : "?");
    line("  " + faint(kernel::padded(name + ':', 36)) + ' ' + text);
  }

  void corridors() {
    std::string noisy, closed, destroyed;
    for (const Document& corridor : table_["corridors"].items()) {
      if (yes(corridor["noise"])) add(noisy, corridor["id"].as_text());
      if (is(corridor["door"], "closed")) add(closed, corridor["id"].as_text());
      if (is(corridor["door"], "destroyed")) add(destroyed, corridor["id"].as_text());
    }
    if (yes(table_["technical_noise"])) add(noisy, words({"Technical Corridors", "korytarze techniczne"}));
    if (!noisy.empty()) line(words(say("Noise: {0}", "Szmery: {0}", {noisy})));
    if (!closed.empty()) line(words(say("Closed Doors: {0}", "Zamknięte drzwi: {0}", {closed})));
    if (!destroyed.empty()) line(words(say("Destroyed Doors: {0}", "Zniszczone drzwi: {0}", {destroyed})));
  }

  void enemies() {
    std::string bag, pods;
    for (const Document& kind : table_["bag"].items()) {
      add(bag, kind["kind"].as_text() + ' ' + std::to_string(kind["count"].as_int()));
    }
    line(words(say("Bag: {0}. Eggs: {1}.", "Kolonia: {0}. Jaja: {1}.", {bag, table_["eggs"].as_int()})));
    for (const Document& pod : table_["pods"].items()) {
      if (yes(pod["gone"])) continue;
      const Text state = yes(pod["unlocked"]) ? Text{"unlocked", "otwarta"} : Text{"locked", "zamknięta"};
      add(pods, std::to_string(pod["number"].as_int()) + (is(pod["section"], "a") ? "A " : "B ") + words(state));
    }
    if (!pods.empty()) line(words(say("Escape Pods: {0}", "Kapsuły: {0}", {pods})));
    for (const Document& slot : table_["traits"].items()) {
      const Trait* trait = kernel::item_named(catalogue_.traits, slot["trait"]);
      if (trait && !yes(slot["discarded"])) line(words(say("In force: {0}", "Działa: {0}", {trait->name})));
    }
  }

  void player(std::size_t seat) {
    const Document& p = table_["players"][seat];
    std::string marks;
    if (is(p["being"], "dead")) add(marks, words({"dead", "nie żyje"}));
    if (is(p["being"], "hibernated")) add(marks, words({"hibernated", "zahibernowana postać"}));
    if (is(p["being"], "launched")) add(marks, words({"gone in a Pod", "w kapsule poza statkiem"}));
    if (yes(p["passed"])) add(marks, words({"passed", "pas"}));
    if (yes(p["slimed"])) add(marks, words({"Slime", "śluz"}));
    if (yes(p["signal"])) add(marks, words({"Signal", "sygnał"}));
    if (yes(p["larva"])) add(marks, words({"Larva", "larwa"}));
    if (yes(p["mutated"])) {
      const Mutation* mutation = kernel::item_named(catalogue_.mutations, p["mutation"]);
      add(marks, words(say("Mutation: {0}, markers {1}", "mutacja: {0}, znaczniki {1}",
                           {mutation ? mutation->name : Text{"?", "?"}, p["markers"].as_int()})));
    }
    std::string wounds;
    for (const Document& wound : p["wounds"].items()) {
      const Wound* card = kernel::item_named(catalogue_.wounds, wound["wound"]);
      add(wounds, (card ? words(card->name) : "?") + (yes(wound["dressed"]) ? " +" : ""));
    }
    line(words(say("{0}: cards {1}, Light Wounds {2}. {3}", "{0}: karty {1}, powierzchowne rany {2}. {3}",
                   {seat_name(seat), p["hand_size"].as_int(), p["light"].as_int(), marks})));
    if (!wounds.empty()) line("  " + words(say("Serious Wounds: {0}", "Głębokie rany: {0}", {wounds})));
    if (p["hand"].size() > 0) {
      line("  " + words(say("Hand: {0}", "Na ręce: {0}", {names(p["hand"], catalogue_.cards)})));
    }
    std::string held;
    for (const Document& thing : p["held"].items()) {
      const Item* item = kernel::item_named(catalogue_.items, thing["id"]);
      std::string name = item ? words(item->name) : thing["id"].as_text();
      if (thing["most_ammo"].as_int() > 0) name += ' ' + std::to_string(thing["ammo"].as_int());
      add(held, name);
    }
    if (!held.empty()) line("  " + words(say("Holds: {0}", "Trzyma: {0}", {held})));
    if (p["backpack"].size() > 0) {
      line("  " + words(say("Backpack: {0}", "Plecak: {0}", {names(p["backpack"], catalogue_.items)})));
    }
    if (p["objectives"].size() > 0) {
      line("  " + words(say("Objectives: {0}", "Cele: {0}", {names(p["objectives"], catalogue_.objectives)})));
    }
  }

  const Catalogue& catalogue_;
  const Document& table_;
  Language language_;
  bool colour_;
  std::string out_;
};

}  // namespace

std::unique_ptr<kernel::BoardText> make_board(const Catalogue& catalogue) {
  return kernel::board_drawn_by<ShipDrawing>(catalogue);
}

}  // namespace kostka::games::nemesis
