#include "games/karak/content/nouns.h"

namespace kostka::games::karak {

using kernel::Case;
using kernel::Gender;
using kernel::Noun;
using kernel::say;
using kernel::Text;

namespace nouns {
namespace {

Noun noun(const char* en_one, const char* en_many, std::array<std::string, kernel::kCases> one,
          std::array<std::string, kernel::kCases> many, Gender gender) {
  return {en_one, en_many, std::move(one), std::move(many), gender};
}

// "kość rycerzy": only the first word changes.
Noun die_noun(const std::string& en, const std::string& whose) {
  return {en + " die",
          en + " dice",
          {"kość " + whose, "kości " + whose, "kości " + whose, "kość " + whose, "kością " + whose, "kości " + whose},
          {"kości " + whose, "kości " + whose, "kościom " + whose, "kości " + whose, "kośćmi " + whose,
           "kościach " + whose},
          Gender::feminine};
}

// "oddział rycerzy"
Noun unit_noun(const std::string& en, const std::string& whose) {
  return {"unit of " + en,
          en,
          {"oddział " + whose, "oddziału " + whose, "oddziałowi " + whose, "oddział " + whose, "oddziałem " + whose,
           "oddziale " + whose},
          {"oddziały " + whose, "oddziałów " + whose, "oddziałom " + whose, "oddziały " + whose, "oddziałami " + whose,
           "oddziałach " + whose},
          Gender::masculine_inanimate};
}

}  // namespace

const Noun& of(Resource resource) {
  static const Noun food =
      noun("food", "food", {"żywność", "żywności", "żywności", "żywność", "żywnością", "żywności"},
           {"żywności", "żywności", "żywności", "żywności", "żywnością", "żywności"}, Gender::feminine);
  static const Noun wood = noun("wood", "wood", {"drewno", "drewna", "drewnu", "drewno", "drewnem", "drewnie"},
                                {"drewna", "drewna", "drewnu", "drewna", "drewnem", "drewnie"}, Gender::neuter);
  static const Noun stone =
      noun("stone", "stone", {"kamień", "kamienia", "kamieniowi", "kamień", "kamieniem", "kamieniu"},
           {"kamienie", "kamieni", "kamieniom", "kamienie", "kamieniami", "kamieniach"}, Gender::masculine_inanimate);
  return resource == Resource::food ? food : resource == Resource::wood ? wood : stone;
}

const Noun& die(DieKind kind) {
  static const std::array<Noun, kDieKinds> dice = {
      die_noun("hero", "bohatera"), die_noun("knight", "rycerzy"),      die_noun("archer", "łuczników"),
      die_noun("mage", "magów"),    die_noun("skeleton", "szkieletów"), die_noun("bear", "niedźwiedzia"),
      die_noun("titan", "tytana"),  die_noun("guard", "gwardii"),       die_noun("Time Lord", "Pana Czasu")};
  return dice[static_cast<std::size_t>(kind)];
}

const Noun& unit(DieKind kind) {
  static const std::array<Noun, 3> units = {unit_noun("knights", "rycerzy"), unit_noun("archers", "łuczników"),
                                            unit_noun("mages", "magów")};
  return units[static_cast<std::size_t>(kind) - static_cast<std::size_t>(DieKind::knight)];
}

const Noun& life() {
  static const Noun word = noun("life point", "life points",
                                {"punkt wytrzymałości", "punktu wytrzymałości", "punktowi wytrzymałości",
                                 "punkt wytrzymałości", "punktem wytrzymałości", "punkcie wytrzymałości"},
                                {"punkty wytrzymałości", "punktów wytrzymałości", "punktom wytrzymałości",
                                 "punkty wytrzymałości", "punktami wytrzymałości", "punktach wytrzymałości"},
                                Gender::masculine_inanimate);
  return word;
}

const Noun& tile() {
  static const Noun word = noun("tile", "tiles", {"płytka", "płytki", "płytce", "płytkę", "płytką", "płytce"},
                                {"płytki", "płytek", "płytkom", "płytki", "płytkami", "płytkach"}, Gender::feminine);
  return word;
}

const Noun& army() {
  static const Noun word = noun(
      "monster army", "monster armies",
      {"armia potworów", "armii potworów", "armii potworów", "armię potworów", "armią potworów", "armii potworów"},
      {"armie potworów", "armii potworów", "armiom potworów", "armie potworów", "armiami potworów", "armiach potworów"},
      Gender::feminine);
  return word;
}

const Noun& action() {
  static const Noun word = noun("action", "actions", {"akcja", "akcji", "akcji", "akcję", "akcją", "akcji"},
                                {"akcje", "akcji", "akcjom", "akcje", "akcjami", "akcjach"}, Gender::feminine);
  return word;
}

const Noun& soul_stone() {
  static const Noun word =
      noun("Soul Stone", "Soul Stones",
           {"Kamień Dusz", "Kamienia Dusz", "Kamieniowi Dusz", "Kamień Dusz", "Kamieniem Dusz", "Kamieniu Dusz"},
           {"Kamienie Dusz", "Kamieni Dusz", "Kamieniom Dusz", "Kamienie Dusz", "Kamieniami Dusz", "Kamieniach Dusz"},
           Gender::masculine_inanimate);
  return word;
}

const Noun& point() {
  static const Noun word =
      noun("point", "points", {"punkt", "punktu", "punktowi", "punkt", "punktem", "punkcie"},
           {"punkty", "punktów", "punktom", "punkty", "punktami", "punktach"}, Gender::masculine_inanimate);
  return word;
}

}  // namespace nouns

Text resource_name(Resource resource) { return nouns::of(resource).singular(); }

Text landscape_name(Landscape landscape) {
  switch (landscape) {
    case Landscape::forest: return {"forest", "las"};
    case Landscape::farm: return {"farm", "folwark"};
    case Landscape::rocks: return {"rocks", "skały"};
  }
  return {};
}

Text with_landscape(Landscape landscape) {
  switch (landscape) {
    case Landscape::forest: return {"with forest", "z lasem"};
    case Landscape::farm: return {"with a farm", "z folwarkiem"};
    case Landscape::rocks: return {"with rocks", "ze skałami"};
  }
  return {};
}

Text goods_text(const Goods& goods) {
  std::vector<Text> parts;
  for (const Resource resource : kResources) {
    if (goods[resource] != 0) parts.push_back(counted(goods[resource], nouns::of(resource), Case::accusative));
  }
  return parts.empty() ? Text{"nothing", "nic"} : kernel::join_and(parts);
}

Text landscapes_text(std::span<const Landscape> landscapes) {
  std::vector<Text> parts;
  for (const Landscape landscape : landscapes) parts.push_back(landscape_name(landscape));
  return kernel::join_and(parts);
}

Text face_text(const Face& face) {
  switch (face.symbol) {
    case Symbol::shield: return {"shield", "tarcza"};
    case Symbol::loop: return {"Time Loop", "pętla czasu"};
    case Symbol::betrayal: return {"Betrayal", "zdrada"};
    case Symbol::none: break;
  }
  if (face.swords > 0) return say("{0} {0|sword|swords}", "{0} {0|miecz|miecze|mieczy}", {face.swords});
  if (face.skulls > 0) return say("{0} {0|skull|skulls}", "{0} {0|czaszka|czaszki|czaszek}", {face.skulls});
  return {"blank", "pusta ścianka"};
}

}  // namespace kostka::games::karak
