#include "server/tables/bot_names.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "bots/levels.h"
#include "store/digest.h"
#include "store/fair_dice.h"

namespace kostka::server {
namespace {

using protocol::SeatKind;

// Names that are at home in Polish and easy to say in English, and more of them than a table has seats.
constexpr std::array<std::string_view, 24> kNames = {"Adela",   "Bruno",  "Celina", "Dorian",   "Edda",   "Feliks",
                                                     "Greta",   "Hugo",   "Irena",  "Janek",    "Kalina", "Leon",
                                                     "Malwina", "Nestor", "Olga",   "Piast",    "Róża",   "Seweryn",
                                                     "Tekla",   "Ulryk",  "Wanda",  "Ziemowit", "Zoja",   "Żegota"};

bool is_named(const Lobby& lobby, std::string_view name) {
  return std::ranges::any_of(lobby.seats, [&](const LobbySeat& seat) { return seat.name == name; });
}

}  // namespace

void name_bots(Lobby& lobby) {
  const auto temperaments = bots::temperaments();
  for (std::size_t s = 0; s < lobby.seats.size(); ++s) {
    LobbySeat& seat = lobby.seats[s];
    const bots::Level* level = seat.level ? bots::find_level(*seat.level) : nullptr;
    if (seat.kind != SeatKind::bot || level == nullptr || !level->offered) continue;
    const store::Digest drawn = store::hmac_sha256(lobby.secret, "bot " + std::to_string(s));
    if (!seat.temperament) {
      seat.temperament = temperaments[std::to_integer<std::size_t>(drawn[0]) % temperaments.size()].id;
    }
    std::size_t name = std::to_integer<std::size_t>(drawn[1]) % kNames.size();
    if (!seat.name.empty()) continue;
    while (is_named(lobby, kNames[name])) name = (name + 1) % kNames.size();
    seat.name = kNames[name];
  }
}

}  // namespace kostka::server
