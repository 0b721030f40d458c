// Knockdown in text: the arena as hexes, the attack row, and for each player fighter, damage, skills and hand.
#include "games/knockdown/board.h"

#include <algorithm>
#include <map>
#include <vector>

#include "games/knockdown/catalogue.h"
#include "kernel/data/enum_names.h"
#include "kernel/language/layout.h"
#include "kernel/language/text.h"

namespace kostka::games::knockdown {
namespace {

using kernel::Document;
using kernel::Language;
using kernel::padded;
using kernel::say;
using kernel::Text;
using kernel::Tone;
using kernel::toned;

constexpr int kHalfStep = 5;  // columns between the middles of a space and of its neighbour in the next row, sideways

std::string centred(std::string_view text, std::size_t width) {
  const std::size_t used = kernel::characters(text);
  const std::size_t left = width > used ? (width - used) / 2 : 0;
  return padded(std::string(left, ' ') + std::string(text), width);
}

// "=1", "1-2", "line", "any": how far an attack reaches, short enough for a table.
std::string reach_of(Range range, Language language) {
  switch (range.reach) {
    case Reach::exactly: return "=" + std::to_string(range.spaces);
    case Reach::up_to: return range.spaces == 1 ? "=1" : "1-" + std::to_string(range.spaces);
    case Reach::projectile: return language == Language::pl ? "linia" : "line";
    case Reach::unlimited: return language == Language::pl ? "każdy" : "any";
  }
  return {};
}

// One drawing. It holds what all parts need, so that they stay short.
class KnockdownDrawing {
 public:
  KnockdownDrawing(const Catalogue& catalogue, const Document& table, Language language, bool colour)
      : catalogue_(catalogue), table_(table), language_(language), colour_(colour) {}

  std::string draw() {
    heading();
    if (const Arena* arena = kernel::item_named(catalogue_.arenas, table_["arena"])) draw_arena(*arena);
    for (std::size_t seat = 0; seat < table_["players"].size(); ++seat) player(seat);
    row();
    return std::move(out_);
  }

 private:
  void line(std::string_view text) {
    const std::size_t end = text.find_last_not_of(' ');
    out_ += text.substr(0, end == std::string_view::npos ? 0 : end + 1);
    out_ += '\n';
  }
  [[nodiscard]] std::string faint(std::string_view text) const { return toned(text, Tone::faint, colour_); }
  [[nodiscard]] const std::string& words(const Text& text) const { return text.in(language_); }

  void heading() {
    const Arena* arena = kernel::item_named(catalogue_.arenas, table_["arena"]);
    const Text where = arena ? arena->name : Text{"no arena yet", "arena jeszcze nieznana"};
    line(words(say(" {0} · round {1} · turn {2} · deck {3} · discard pile {4}",
                   " {0} · runda {1} · tura {2} · talia {3} · stos odrzuconych {4}",
                   {where, table_["round"].as_int(), table_["turn"].as_int(), table_["deck_size"].as_int(),
                    table_["discard"].size()})));
  }

  // ---- the arena ----

  [[nodiscard]] std::string occupant(const std::string& space) const {
    for (std::size_t seat = 0; seat < table_["players"].size(); ++seat) {
      const Document& at = table_["players"][seat]["space"];
      if (at.is_text() && at.as_text() == space)
        return toned("  P" + std::to_string(seat + 1) + ' ', kernel::tone_of_seat(seat), colour_);
    }
    return {};
  }
  // What a space shows: who stands there, otherwise the damage its corridor costs, otherwise nothing.
  [[nodiscard]] std::string inside(const Arena& arena, SpaceId space) const {
    if (const std::string who = occupant(arena.space_name(space)); !who.empty()) return who;
    switch (arena.corridor[space.index()]) {
      case Corridor::none: return "     ";
      case Corridor::outer: return toned("  ≈  ", Tone::bad, colour_);
      case Corridor::centre: return toned("  ≋  ", Tone::bad, colour_);
    }
    return "     ";
  }

  // Rows of the table lie half a space further to the right for each step of r.
  void draw_arena(const Arena& arena) {
    std::map<int, std::map<int, SpaceId>> rows;
    int leftmost = 0;
    for (std::size_t i = 0; i < arena.spaces.size(); ++i) {
      const int x = (2 * arena.spaces[i].q + arena.spaces[i].r) * kHalfStep;
      rows[arena.spaces[i].r][x] = SpaceId{i};
      leftmost = std::min(leftmost, x);
    }
    for (const auto& [r, spaces] : rows) {
      std::string upper, lower;
      int column = leftmost - 2;
      for (const auto& [x, space] : spaces) {
        const std::string gap(static_cast<std::size_t>(x - column), ' ');
        upper += gap + faint("╱") + centred(arena.space_name(space), 7) + faint("╲");
        lower += gap + faint("╲") + ' ' + inside(arena, space) + ' ' + faint("╱");
        column = x + 9;
      }
      line(upper);
      line(lower);
    }
    if (arena.has_corridors()) {
      line(faint(words(
          {"  ≈ outer and ≋ central entrances of the corridors", "  ≈ zewnętrzne i ≋ środkowe wejścia do Korytarzy"})));
    }
  }

  // ---- cards ----

  [[nodiscard]] std::string card(const Document& id) const {
    const AttackCard* card = kernel::item_named(catalogue_.cards, id);
    if (!card) return faint("-");
    std::string pool;
    if (card->pool.light > 0) pool += words(say(" {0} light", " {0} lekkie", {card->pool.light}));
    if (card->pool.heavy > 0) pool += words(say(" {0} heavy", " {0} ciężkie", {card->pool.heavy}));
    return faint(padded(card->id, 4)) + ' ' + padded(words(card->name), 22) + "  " +
           padded(kernel::enum_name(card->symbol), 2) + "  " + padded(reach_of(card->range, language_), 5) + ' ' +
           padded(pool.empty() ? " -" : pool, 18) + (card->ko ? " K.O." : "");
  }

  void row() {
    line(words({" Attack row", " Rząd Ataku"}));
    const Document& places = table_["row"];
    for (std::size_t i = 0; i < places.size(); ++i) line("  " + std::to_string(i + 1) + "  " + card(places[i]));
    if (table_["attacking"].is_text()) {
      line(words(say("  resolving: {0}", "  rozstrzygana: {0}", {card(table_["attacking"])})));
    }
  }

  // ---- players ----

  void player(std::size_t seat) {
    const Document& p = table_["players"][seat];
    const auto* fighter = kernel::item_named(catalogue_.fighters, p["fighter"]);
    const std::string name = fighter ? words(fighter->name) : words({"no fighter yet", "jeszcze bez zawodnika"});
    const bool active = table_["active"].is_int() && table_["active"].as_int() == static_cast<std::int64_t>(seat);
    line((active ? ">" : " ") + toned('P' + std::to_string(seat + 1), kernel::tone_of_seat(seat), colour_) + ' ' +
         toned(name, Tone::bold, colour_));
    if (fighter) state_of(p, *fighter);
    skills(p);
    hand(p);
  }

  void state_of(const Document& p, const Fighter& fighter) {
    std::string text = words(
        say("    light {0}, heavy {1}", "    lekkie {0}, ciężkie {1}", {p["light"].as_int(), p["heavy"].as_int()}));
    if (p["fails_of_216"].is_int()) {
      text += words(
          say("; a test would fail in {0} of 216", "; Test nie udałby się w {0} na 216", {p["fails_of_216"].as_int()}));
    }
    text += words(say("; victories {0}", "; zwycięstwa {0}", {p["victories"].as_int()}));
    if (!fighter.token_name.en.empty())
      text += "; " + words(fighter.token_name) + ' ' + std::to_string(p["tokens"].as_int());
    if (p["pinned"].as_bool()) text += words({"; pinned", "; unieruchomienie"});
    line(text);
  }

  void skills(const Document& p) {
    std::string text;
    for (const Document& kept : p["skills"].items()) {
      const auto* skill = kernel::item_named(catalogue_.skills, kept["skill"]);
      const std::string name = skill ? skill->id + ' ' + words(skill->name) : words({"face down", "zakryta"});
      const bool hidden = skill && !kept["face_up"].as_bool();
      text += (text.empty() ? "" : ", ") + name + (hidden ? words({" (face down)", " (zakryta)"}) : "");
    }
    if (!text.empty()) line(words(say("    skills: {0}", "    umiejętności: {0}", {text})));
  }

  void hand(const Document& p) {
    line(words(say("    hand: {0} of at most {1}", "    ręka: {0} z najwyżej {1}",
                   {p["hand_size"].as_int(), p["hand_limit"].as_int()})));
    if (!p["hand"].is_list()) return;
    for (const Document& id : p["hand"].items()) line("      " + card(id));
  }

  const Catalogue& catalogue_;
  const Document& table_;
  Language language_;
  bool colour_;
  std::string out_;
};

}  // namespace

std::unique_ptr<kernel::BoardText> make_board(const Catalogue& catalogue) {
  return kernel::board_drawn_by<KnockdownDrawing>(catalogue);
}

}  // namespace kostka::games::knockdown
