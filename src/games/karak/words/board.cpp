// Karak in text: the map as hexes, the stacks, and for each player hero, army, goods and items.
#include "games/karak/words/board.h"

#include <algorithm>
#include <vector>

#include "games/karak/content/catalogue.h"
#include "kernel/language/layout.h"
#include "kernel/language/text.h"

namespace kostka::games::karak {
namespace {

using kernel::Document;
using kernel::Language;
using kernel::say;
using kernel::Text;
using kernel::Tone;
using kernel::toned;

// A hex takes this many columns and lines; its neighbours to the side lie half a hex higher or lower.
constexpr int kColumns = 10, kLines = 4, kWidth = 9;

// A field of single characters, each with a tone; hexes are put into it one by one.
class Canvas {
 public:
  Canvas(std::size_t columns, std::size_t lines) : columns_(columns), cells_(columns * lines) {}

  void put(std::size_t column, std::size_t line, std::string_view text, Tone tone) {
    for (std::size_t at = 0; at < text.size() && column < columns_; ++column) {
      std::size_t bytes = 1;
      while (at + bytes < text.size() && (static_cast<unsigned char>(text[at + bytes]) & 0xc0) == 0x80) ++bytes;
      cells_[line * columns_ + column] = {std::string(text.substr(at, bytes)), tone};
      at += bytes;
    }
  }
  [[nodiscard]] std::string draw(bool colour) const {
    std::string out;
    for (std::size_t line = 0; line < cells_.size() / columns_; ++line) {
      std::size_t last = 0;
      for (std::size_t column = 0; column < columns_; ++column) {
        if (!cells_[line * columns_ + column].text.empty()) last = column + 1;
      }
      out += ' ';
      for (std::size_t column = 0; column < last; ++column) {
        const Cell& cell = cells_[line * columns_ + column];
        out += cell.text.empty() ? " " : toned(cell.text, cell.tone, colour);
      }
      out += '\n';
    }
    return out;
  }

 private:
  struct Cell {
    std::string text;
    Tone tone = Tone::faint;
  };
  std::size_t columns_;
  std::vector<Cell> cells_;
};

std::string portion(int amount, std::string_view of) { return std::to_string(amount).append(of); }

// One drawing. It holds what all parts need, so that they stay short.
class KarakDrawing {
 public:
  KarakDrawing(const Catalogue& catalogue, const Document& table, Language language, bool colour)
      : catalogue_(catalogue), table_(table), language_(language), colour_(colour) {}

  std::string draw() {
    heading();
    map();
    for (std::size_t seat = 0; seat < table_["players"].size(); ++seat) player(seat);
    battle();
    return std::move(out_);
  }

 private:
  void line(std::string_view text) { out_ += std::string(text) + '\n'; }
  [[nodiscard]] std::string faint(std::string_view text) const { return toned(text, Tone::faint, colour_); }
  [[nodiscard]] const std::string& words(const Text& text) const { return text.in(language_); }

  void heading() {
    line(words(say(" Round {0} of {1} · tiles I {2}, II {3} · bag {4}",
                   " Runda {0} z {1} · płytki I {2}, II {3} · woreczek {4}",
                   {table_["round"].as_int(), table_["round_limit"].as_int(), table_["level_one"].as_int(),
                    table_["level_two"].as_int(), table_["bag"].as_int()})));
    const Document& tray = table_["tray"];
    line(words(say(" Tray: food {0}, wood {1}, stone {2}", " Podajnik: żywność {0}, drewno {1}, kamień {2}",
                   {tray["food"].as_int(), tray["wood"].as_int(), tray["stone"].as_int()})));
  }

  // ---- the map ----

  // "2W 1S": what a Gather action gives, in the letters of the language; other tiles by their name.
  [[nodiscard]] std::string land(const Tile& tile) const {
    if (tile.kind != TileKind::landscape) return words(tile.name);
    const bool polish = language_ == Language::pl;
    std::string text;
    if (tile.yield.food > 0) text += portion(tile.yield.food, polish ? "Z " : "F ");
    if (tile.yield.wood > 0) text += portion(tile.yield.wood, polish ? "D " : "W ");
    if (tile.yield.stone > 0) text += portion(tile.yield.stone, polish ? "K " : "S ");
    return text;
  }

  [[nodiscard]] static std::string occupants(const Document& hex) {
    std::string text;
    for (const Document& seat : hex["heroes"].items()) text += 'P' + std::to_string(seat.as_int() + 1);
    if (hex["city"].is_int()) text += "⌂" + std::to_string(hex["city"].as_int() + 1);
    if (!hex["items"].items().empty()) text += "*";
    return text;
  }

  [[nodiscard]] static std::string threat(const Document& hex) {
    if (!hex["strength"].is_int()) return {};
    return (hex["general"].as_bool() ? "☠☠" : "☠") + std::to_string(hex["strength"].as_int());
  }

  void map() {
    const auto hexes = table_["map"].items();
    int left = 0, top = 0, right = 0, bottom = 0;
    const auto column = [](const Document& hex) { return static_cast<int>(hex["q"].as_int()) * kColumns; };
    const auto row = [](const Document& hex) {
      return static_cast<int>(hex["r"].as_int()) * kLines + static_cast<int>(hex["q"].as_int()) * kLines / 2;
    };
    for (const Document& hex : hexes) {
      left = std::min(left, column(hex));
      right = std::max(right, column(hex) + kWidth);
      top = std::min(top, row(hex));
      bottom = std::max(bottom, row(hex) + kLines);
    }
    Canvas canvas(static_cast<std::size_t>(right - left), static_cast<std::size_t>(bottom - top));
    for (const Document& hex : hexes) {
      draw_hex(canvas, hex, static_cast<std::size_t>(column(hex) - left), static_cast<std::size_t>(row(hex) - top));
    }
    out_ += canvas.draw(colour_);
    line(faint(words({" ≈ chasm, ☠ strength of monsters, ⌂ city, * items",
                      " ≈ przepaść, ☠ siła potworów, ⌂ miasto, * przedmioty"})));
  }

  void draw_hex(Canvas& canvas, const Document& hex, std::size_t x, std::size_t y) const {
    const auto chasm = [&](std::int64_t edge) {
      return std::ranges::any_of(hex["chasms"].items(), [edge](const Document& e) { return e.as_int() == edge; });
    };
    const auto edge = [&](std::int64_t number, std::size_t dx, std::size_t dy, std::string_view plain,
                          std::string_view broken) {
      canvas.put(x + dx, y + dy, chasm(number) ? broken : plain, chasm(number) ? Tone::bad : Tone::faint);
    };
    edge(0, 1, 0, "───────", "≈≈≈≈≈≈≈");
    edge(5, 0, 0, "╱", "≈");
    edge(1, 8, 0, "╲", "≈");
    edge(4, 0, 3, "╲", "≈");
    edge(2, 8, 3, "╱", "≈");
    if (chasm(3)) canvas.put(x + 1, y + 3, "≈≈≈≈≈≈≈", Tone::bad);
    const auto* tile = kernel::item_named(catalogue_.tiles, hex["tile"]);
    const std::string place = hex["id"].as_text();
    if (tile) canvas.put(x + 1, y + 1, kernel::shortened(land(*tile), kWidth), Tone::plain);
    if (!chasm(3)) canvas.put(x + 2, y + 3, place, Tone::faint);
    canvas.put(x + 1, y + 2, occupants(hex), Tone::first_seat);
    const std::string monsters = threat(hex);
    if (!monsters.empty()) canvas.put(x + 8 - kernel::characters(monsters), y + 2, monsters, Tone::bad);
  }

  // ---- players ----

  template <class Item>
  [[nodiscard]] std::string names(const std::vector<Item>& catalogue, const Document& ids) const {
    std::string text;
    for (const Document& id : ids.items()) {
      const Item* item = kernel::item_named(catalogue, id);
      text += (text.empty() ? "" : ", ") + (item ? words(item->name) : id.as_text());
    }
    return text.empty() ? "-" : text;
  }

  void player(std::size_t seat) {
    const Document& p = table_["players"][seat];
    const auto* hero = kernel::item_named(catalogue_.heroes, p["hero"]);
    const std::string name = hero ? words(hero->name) : words({"no hero yet", "jeszcze bez bohatera"});
    const bool active = table_["active"].is_int() && table_["active"].as_int() == static_cast<std::int64_t>(seat);
    std::string marks;
    if (p["emperor"].as_bool()) marks += words({" · Emperor", " · Imperator"});
    if (p["plague"].as_bool()) marks += words({" · Plague", " · Zaraza"});
    if (!p["conscious"].as_bool()) marks += words({" · unconscious", " · bez przytomności"});
    line((active ? ">" : " ") + toned('P' + std::to_string(seat + 1), kernel::tone_of_seat(seat), colour_) + ' ' +
         toned(name, Tone::bold, colour_) + marks);
    const Document &troops = p["troops"], &goods = p["goods"];
    line(words(say("    life {0}/{1}, glory {2}, points {3}; food {4}, wood {5}, stone {6}",
                   "    wytrzymałość {0}/{1}, chwała {2}, punkty {3}; żywność {4}, drewno {5}, kamień {6}",
                   {p["life"].as_int(), p["most_life"].as_int(), p["glory"].as_int(), p["points"].as_int(),
                    goods["food"].as_int(), goods["wood"].as_int(), goods["stone"].as_int()})));
    line(words(say("    knights {0}, archers {1}, mages {2}, skeletons {3} (limit {4})",
                   "    rycerze {0}, łucznicy {1}, magowie {2}, szkielety {3} (limit {4})",
                   {troops["knights"].as_int(), troops["archers"].as_int(), troops["mages"].as_int(),
                    troops["skeletons"].as_int(), p["unit_limit"].as_int()})));
    const std::string amulet = p["amulet"].is_text() ? names(catalogue_.items, Document::list({p["amulet"]})) : "-";
    line(words(say("    weapons: {0}; spells: {1}; amulet: {2}", "    broń: {0}; zaklęcia: {1}; amulet: {2}",
                   {names(catalogue_.items, p["weapons"]), names(catalogue_.items, p["spells"]), amulet})));
    if (p["city"].is_text()) {
      line(words(say("    city at {0}: {1}", "    miasto {0}: {1}",
                     {p["city"].as_text(), names(catalogue_.buildings, p["buildings"])})));
    }
  }

  void battle() {
    const Document& b = table_["battle"];
    if (!b.is_map()) return;
    std::string text = words(
        say(" Battle of P{0}: sum {1}", " Walczy P{0}: suma {1}", {b["fighter"].as_int() + 1, b["sum"].as_int()}));
    if (b["goal"].is_int()) text += words(say(", needs {0}", ", potrzeba {0}", {b["goal"].as_int()}));
    if (b["win_permille"].is_int()) {
      text += words(say(" ({0} in 1000)", " ({0} na 1000)", {b["win_permille"].as_int()}));
    }
    line(toned(text, Tone::bold, colour_));
  }

  const Catalogue& catalogue_;
  const Document& table_;
  Language language_;
  bool colour_;
  std::string out_;
};

}  // namespace

std::unique_ptr<kernel::BoardText> make_board(const Catalogue& catalogue) {
  return kernel::board_drawn_by<KarakDrawing>(catalogue);
}

}  // namespace kostka::games::karak
