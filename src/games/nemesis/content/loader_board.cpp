// The board and what lies on it: Rooms, Corridors, tiles, Exploration tokens, enemies with their tokens, constants.
#include <algorithm>
#include <map>

#include "games/nemesis/content/loader.h"

namespace kostka::games::nemesis {

using kernel::Document;
using kernel::list_between;
using kernel::number;
using kernel::read_origin;
using kernel::Reader;

// ---- the ship -------------------------------------------------------------------------------------------------------

void Loader::read_board(Reader board) {
  read_rooms(board);
  read_corridors(board);
  board.finish();
}

void Loader::read_rooms(Reader& board) {
  std::size_t at = 0;
  for (const Document& node : list_between(board, "rooms", kRooms, kRooms)) {
    if (at == kRooms) break;
    Reader r(node, diagnostics_, "room");
    Room& room = c_.rooms[at++];
    room.id = ids_.read(r);
    room.place = r.one_of<Place>("kind");
    if (room.place == Place::special) room.tile = named<TileId>(r, "tile", r.text("tile"), names_.tiles);
    if (r.has("technical")) {
      for (const std::int8_t n : numbers(r, "technical", 1, kExits)) {
        room.technical = static_cast<std::uint8_t>(room.technical | 1u << (n - 1));
      }
    }
    room.x = number<std::int8_t>(r, "x", 0, 100);
    room.y = number<std::int8_t>(r, "y", 0, 100);
    room.origin = read_origin(r);
    r.finish();
  }
}

void Loader::read_corridors(Reader& board) {
  std::size_t at = 0;
  for (const Document& node : list_between(board, "corridors", kCorridors, kCorridors)) {
    if (at == kCorridors) break;
    Reader r(node, diagnostics_, "corridor");
    const CorridorId id{at};
    Corridor& corridor = c_.corridors[at++];
    const auto ends = r.texts("between");
    const auto marked = numbers(r, "numbers", 1, kExits);
    if (ends.size() != 2) {
      r.error("between", "between: a Corridor joins two Rooms");
      continue;
    }
    for (std::size_t i = 0; i < 2; ++i) corridor.ends[i] = named<RoomId>(r, "between", ends[i], rooms_);
    corridor.id = ends[0] + '-' + ends[1];
    for (const std::int8_t n : marked) {
      corridor.numbers = static_cast<std::uint8_t>(corridor.numbers | 1u << (n - 1));
      for (const RoomId end : corridor.ends) {
        if (!end.valid()) continue;
        Exit& exit = c_.rooms[end.index()].exits[static_cast<std::size_t>(n - 1)];
        if (!exit.technical()) r.error("numbers", "room " + c_.rooms[end.index()].id + " has two exits of this number");
        exit = {id, corridor.beyond(end)};
      }
    }
    corridor.origin = read_origin(r);
    r.finish();
  }
}

// ---- tiles and tokens -----------------------------------------------------------------------------------------------

void Loader::read_tiles(Reader file) {
  for (const Document& node : file.list("tiles")) c_.tiles.push_back(read_tile(node));
  file.finish();
  const auto tile = [&](std::string_view id) {
    const auto found = names_.tiles.find(id);
    if (found == names_.tiles.end())
      diagnostics_.error(file.node(), "the rules need the room " + kernel::in_quotes(id));
    return found == names_.tiles.end() ? TileId{} : TileId{found->second};
  };
  c_.named = {.nest = tile("r1-nest"),
              .laboratory = tile("r1-laboratory"),
              .emergency = tile("r1-emergency"),
              .hibernatorium = tile("rs-hibernatorium"),
              .cockpit = tile("rs-cockpit"),
              .generator = tile("r1-generator"),
              .surgery = tile("r1-surgery")};
}

Tile Loader::read_tile(const Document& node) {
  Reader r(node, diagnostics_, "tile");
  Tile tile;
  tile.id = ids_.read(r);
  tile.name = r.bilingual("name");
  tile.place = r.one_of<Place>("place");
  tile.colour = r.one_of_or<Colour>("colour", Colour::none);
  tile.computer = r.flag_or("computer", false);
  tile.barren = r.flag_or("barren", false);
  tile.engine = static_cast<std::int8_t>(r.integer_or("engine", 0, 1, 3));
  tile.section = r.one_of_or<Section>("section", Section::none);
  tile.standing = standing(r);
  if (r.has("do")) tile.action = effects(r, "do");
  tile.origin = read_origin(r);
  r.finish();
  return tile;
}

void Loader::read_explorations(Reader file) {
  for (const Document& node : file.list("tokens")) {
    Reader r(node, diagnostics_, "exploration token");
    Exploration token;
    const std::string id = ids_.read(r);
    token.name = r.bilingual("name");
    token.effect = r.one_of<Exploring>("effect");
    // Copies that differ in their Items are tokens of their own.
    std::map<std::int8_t, int> copies;
    for (const std::int8_t items : numbers(r, "items", 1, 4)) ++copies[items];
    token.origin = read_origin(r);
    r.finish();
    for (const auto& [items, count] : copies) {
      token.id = id + '-' + std::to_string(items);
      token.items = items;
      token.count = count;
      c_.explorations.push_back(token);
    }
  }
  file.finish();
}

// ---- enemies --------------------------------------------------------------------------------------------------------

void Loader::read_species(Reader file) {
  for (const Document& node : list_between(file, "kinds", kSpecies, kSpecies)) read_kind(node);
  read_special_tokens(file);
  file.finish();
}

void Loader::read_kind(const Document& node) {
  Reader r(node, diagnostics_, "kind");
  const auto species = kernel::enum_value<Species>(ids_.read(r));
  if (!species) {
    r.error("id", "expected " + kernel::one_of_these(kernel::kEnumNames<Species>));
    return;
  }
  SpeciesFacts& facts = c_.species[static_cast<std::size_t>(*species)];
  facts.id = kernel::enum_name(*species);
  facts.name = r.bilingual("name");
  facts.mode = r.one_of<Mode>("mode");
  if (facts.mode != mode_of(*species)) r.error("mode", "mode: this kind belongs to the other one");
  facts.figures = number<std::int8_t>(r, "figures", 1, 8);
  std::map<std::int8_t, int> copies;
  for (const std::int8_t n : numbers(r, "numbers", 1, 5)) ++copies[n];
  Reader bag = r.child("bag", "bag");
  facts.bag = number<std::int8_t>(bag, "tokens", 0, 12);
  facts.bag_per_player = number<std::int8_t>(bag, "per_player", 0, 3);
  bag.finish();
  facts.check = number<std::int8_t>(r, "check", 0, 2);
  const std::string die = r.text("die");
  facts.die = die == "none" ? CombatFace::blank : kernel::enum_value<CombatFace>(die).value_or(CombatFace::one);
  if (facts.die == CombatFace::one || facts.die == CombatFace::two)
    r.error("die", "die: expected creeper, adult or none");
  facts.carcass = r.flag_or("carcass", false);
  facts.leaves_shamblers = static_cast<std::int8_t>(r.integer_or("leaves_shamblers", 0, 1, 2));
  facts.origin = read_origin(r);
  r.finish();
  for (const auto& [n, count] : copies) {
    c_.tokens.push_back({.id = facts.id + '-' + std::to_string(n),
                         .name = facts.name,
                         .species = *species,
                         .number = n,
                         .count = count,
                         .origin = facts.origin});
  }
}

// CAR-SUP-02: the two blue Metagorgers, and NEM-COMP-02: the Blank.
void Loader::read_special_tokens(Reader& file) {
  for (const Document& node : file.list("blue_metagorgers")) {
    Reader r(node, diagnostics_, "blue Metagorger");
    const std::string id = ids_.read(r);
    const Text name = r.bilingual("name");
    const auto found = numbers(r, "numbers", 1, 5);
    if (r.integer("bag", 0, 9) != static_cast<std::int64_t>(found.size())) {
      r.error("bag", "bag: all blue Metagorgers are in the bag at the start (CAR-SETUP-10)");
    }
    const Origin origin = read_origin(r);
    r.finish();
    for (const std::int8_t n : found) {
      c_.tokens.push_back({.id = id + '-' + std::to_string(n),
                           .name = name,
                           .blue = true,
                           .species = Species::metagorger,
                           .number = n,
                           .count = 1,
                           .origin = origin});
    }
  }
  for (const Document& node : list_between(file, "blank", 1, 1)) {
    Reader r(node, diagnostics_, "Blank");
    const std::string id = ids_.read(r);
    const Text name = r.bilingual("name");
    c_.blank = TokenId{c_.tokens.size()};
    c_.tokens.push_back({.id = id, .name = name, .blank = true, .count = 1, .origin = read_origin(r)});
    r.finish();
  }
}

// ---- constants ------------------------------------------------------------------------------------------------------

namespace {

template <std::size_t N>
void read_noise_die(Reader& r, std::array<NoiseFace, N>& die) {
  std::size_t at = 0;
  for (const std::string& word : r.texts("noise_die")) {
    if (at == N) break;
    const bool is_number = word.size() == 1 && word[0] >= '1' && word[0] <= '4';
    const auto face = kernel::enum_value<NoiseFace>(word);
    if (!is_number && face != NoiseFace::silence && face != NoiseFace::danger) {
      r.error("noise_die", "noise_die: expected 1 to 4, silence or danger, found " + kernel::in_quotes(word));
    }
    die[at++] = is_number ? static_cast<NoiseFace>(word[0] - '1') : face.value_or(NoiseFace::silence);
  }
  if (at != N) r.error("noise_die", "noise_die: the die has " + std::to_string(N) + " faces");
}

template <std::size_t N>
void read_combat_die(Reader& r, std::array<CombatFace, N>& die) {
  std::size_t at = 0;
  for (const std::string& word : r.texts("combat_die")) {
    if (at == N) break;
    const auto face = kernel::enum_value<CombatFace>(word);
    if (!face) r.error("combat_die", "expected " + kernel::one_of_these(kernel::kEnumNames<CombatFace>));
    die[at++] = face.value_or(CombatFace::blank);
  }
  if (at != N) r.error("combat_die", "combat_die: the die has " + std::to_string(N) + " faces");
}

void read_by_mode(Reader& r, std::string_view key, std::array<std::int8_t, kModes>& into) {
  Reader child = r.child(key, key);
  into[0] = number<std::int8_t>(child, "intruders", 0, 20);
  into[1] = number<std::int8_t>(child, "carnomorphs", 0, 20);
  child.finish();
}

}  // namespace

void Loader::read_constants(Reader file) {
  Reader r = file.child("constants", "constants");
  Constants& k = c_.constants;
  read_noise_die(r, k.noise_die);
  read_combat_die(r, k.combat_die);
  const auto read = [&r](std::string_view key, std::int8_t& into, std::int64_t most) {
    into = number<std::int8_t>(r, key, 1, most);
  };
  read("hand", k.hand, 9);
  read("hand_slots", k.hand_slots, 2);
  read("most_light_wounds", k.most_light, 4);
  read("most_serious_wounds", k.most_serious, 3);
  read("mutation_limit", k.mutation_limit, 9);
  read("room_action", k.room_action, 9);
  read("fires", k.fires, static_cast<std::int64_t>(kRooms));
  read("malfunctions", k.malfunctions, static_cast<std::int64_t>(kRooms));
  read("doors", k.doors, static_cast<std::int64_t>(kCorridors));
  read("eggs", k.eggs, 20);
  read_by_mode(r, "carcasses", k.carcasses);
  read("corpses", k.corpses, 5);
  read_by_mode(r, "eggs_at_start", k.eggs_at_start);
  read("time", k.time, 30);
  read("blue_time", k.blue_time, k.time);
  read("self_destruct", k.self_destruct, 20);
  read("yellow", k.yellow, k.self_destruct);
  const auto pods = numbers(r, "pods", 1, 4);
  if (pods.size() != k.pods.size()) {
    r.error("pods", "pods: expected a number for one to five players");
  } else {
    std::ranges::copy(pods, k.pods.begin());
  }
  read("pod_seats", k.pod_seats, 2);
  r.finish();
  file.finish();
}

}  // namespace kostka::games::nemesis
