// Selections and conditions in words.
#include "games/nemesis/words/describer.h"

namespace kostka::games::nemesis {
namespace {

void add_if(std::vector<Text>& list, bool fits, Text text) {
  if (fits) list.push_back(std::move(text));
}

Text joined(const std::vector<Text>& words) {
  Text text;
  for (const Text& word : words) text = text + word + Text{" ", " "};
  return text;
}

// What stands before "Room", in the locative of Polish.
std::vector<Text> room_adjectives(const Selection& s) {
  std::vector<Text> words;
  add_if(words, s.has(Is::other), {"other", "innym"});
  add_if(words, s.has(Is::near), {"neighbouring", "sąsiednim"});
  add_if(words, s.has(Is::explored), {"explored", "odkrytym"});
  add_if(words, s.has(Is::burning), {"burning", "płonącym"});
  add_if(words, s.has(Is::red), {"red", "czerwonym"});
  add_if(words, s.has(Is::yellow), {"yellow", "żółtym"});
  add_if(words, s.has(Is::green), {"green", "zielonym"});
  add_if(words, s.has(Is::white), {"white", "białym"});
  return words;
}

}  // namespace

Text Describer::one(Species s) const {
  const kernel::Noun& noun = nouns::enemy(s);
  const bool only = c_.facts(s).figures == 1;
  const bool vowel = std::string_view("AEIOU").find(noun.en_one.front()) != std::string_view::npos;
  return say("{0} {1}", "{1}", {only ? "the" : vowel ? "an" : "a", noun});
}

Text Describer::species_list(SpeciesSet set, Case c) const {
  std::vector<Text> names;
  for (const Species each : kernel::kEnumValues<Species>) {
    if (has(set, each)) names.push_back(nouns::enemy(each).singular(c));
  }
  return join_or(names);
}

Text Describer::in_rooms(const Selection& s) const {
  if (s.tile.valid()) return say("in the Room \"{0}\"", "w pomieszczeniu „{0}”", {tile(s.tile)});
  if (s.has(Is::here)) return {"in this Room", "w tym pomieszczeniu"};
  const Text which = s.pick == Pick::each  ? Text{"in each ", "w każdym "}
                     : s.pick == Pick::one ? Text{"in a chosen ", "w wybranym "}
                                           : Text{"in the ", "w "};
  std::vector<Text> after;
  add_if(after, s.has(Is::computer), {" with a Computer", " z komputerem"});
  add_if(after, s.has(Is::sealed), {" without Destroyed Doors", " bez zniszczonych drzwi"});
  add_if(after, s.has(Is::slimed), {" with a slimed Character", " z postacią ze śluzem"});
  add_if(after, s.has(Is::intruders), {" with an Intruder", " z intruzem"});
  if (s.species != 0) {
    after.push_back(say(" with any {0}", " z {0}", {species_list(s.species, Case::instrumental)}));
  }
  add_if(after, s.pick == Pick::lowest, {" with the lowest number", " o najniższym numerze"});
  add_if(after, s.pick == Pick::highest, {" with the highest number", " o najwyższym numerze"});
  Text text = which + joined(room_adjectives(s)) + Text{"Room", "pomieszczeniu"};
  for (const Text& part : after) text = text + part;
  return text;
}

Text Describer::characters(const Selection& s) const {
  Text text = s.pick == Pick::each ? Text{"each ", "każda "} : Text{"a chosen ", "wybrana "};
  if (s.has(Is::other)) text = text + Text{"other ", "inna "};
  text = text + Text{"Character", "postać"};
  if (s.has(Is::slimed)) text = text + Text{" with Slime", " ze śluzem"};
  if (s.has(Is::signalled)) text = text + Text{" that has sent the Signal", ", która wysłała sygnał,"};
  if (s.has(Is::larva)) text = text + Text{" with a Larva", " z larwą"};
  if (s.has(Is::at_eggs)) text = text + Text{" in the Nest or carrying an Egg", " w Gnieździe lub niosąca jajo"};
  if (s.has(Is::at_heavy)) {
    text =
        text + Text{" with a Heavy Object in the Room or in hand", " z ciężkim obiektem w pomieszczeniu lub w rękach"};
  }
  if (s.has(Is::entrance)) {
    text = text + Text{" in a Room with a technical entrance", " w pomieszczeniu z wejściem do korytarzy technicznych"};
  }
  if (s.has(Is::free)) text = text + Text{" not in Combat", " poza walką"};
  if (s.has(Is::here) && s.has(Is::near)) {
    text = text + Text{" in this or a neighbouring Room", " w tym lub sąsiednim pomieszczeniu"};
  } else if (s.has(Is::here) || s.has(Is::within_reach)) {
    text = text + Text{" in this Room", " w tym pomieszczeniu"};
  }
  return text;
}

Text Describer::enemies(const Selection& s) const {
  // "każda larwa", but "każdy intruz"; what is named by several words is male in Polish.
  const bool female = s.species == set_of(Species::larva) || s.species == set_of(Species::queen);
  Text text = s.pick == Pick::each ? Text{"each ", female ? "każda " : "każdy "}
                                   : Text{"a chosen ", female ? "wybrana " : "wybrany "};
  text = text + (s.species == 0 ? Text{"Intruder", "intruz"} : species_list(s.species));
  if (s.has(Is::free)) text = text + Text{" not in Combat", " poza walką"};
  if (s.has(Is::away)) text = text + Text{" in a Room without Characters", " w pomieszczeniu bez postaci"};
  if (s.has(Is::there)) text = text + Text{" there", " w nim"};
  if (s.has(Is::here) && s.has(Is::near)) {
    text = text + Text{" in this or a neighbouring Room", " w tym lub sąsiednim pomieszczeniu"};
  } else if (s.has(Is::here)) {
    text = text + Text{" in this Room", " w tym pomieszczeniu"};
  }
  return text;
}

std::vector<Phrase> Describer::phrases(Body body, Voice v) const {
  std::vector<Phrase> list;
  for (std::size_t i = 0; i < body.count; ++i) {
    Voice each = v;
    each.followed = v.followed || i + 1 < body.count;
    list.push_back(phrase(c_.script.begin_of(body)[i], each));
  }
  return list;
}

// ---- conditions -----------------------------------------------------------------------------------------------------

namespace {

Text object_text(HeavyObject object) {
  switch (object) {
    case HeavyObject::corpse: return {"a Character Corpse", "ciało członka załogi"};
    case HeavyObject::blue_corpse: return {"the blue Character Corpse", "niebieskie ciało członka załogi"};
    case HeavyObject::carcass: return {"an Intruder Carcass", "zwłoki intruza"};
    case HeavyObject::egg: return {"an Egg", "jajo"};
  }
  return {};
}

Text ship_text(Destination destination) {
  switch (destination) {
    case Destination::earth: return {"the ship reaches Earth", "statek dociera na Ziemię"};
    case Destination::mars: return {"the ship reaches Mars", "statek dociera na Marsa"};
    case Destination::venus: return {"the ship reaches Venus", "statek dociera na Wenus"};
    case Destination::deep_space: return {"the ship reaches deep space", "statek dociera w głęboki kosmos"};
    case Destination::destroyed: return {"the ship is destroyed", "statek zostaje zniszczony"};
  }
  return {};
}

Text slot_text(HeavyObject object) {
  switch (object) {
    case HeavyObject::corpse:
    case HeavyObject::blue_corpse: return {"the Character Corpse was studied", "zbadano ciało członka załogi"};
    case HeavyObject::carcass: return {"the Carcass was studied", "zbadano zwłoki intruza"};
    case HeavyObject::egg: return {"the Egg was studied", "zbadano jajo"};
  }
  return {};
}

Text colour_text(Colour colour) {
  switch (colour) {
    case Colour::none: return {"in a Room without colour", "w pomieszczeniu bez koloru"};
    case Colour::red: return {"in a red Room", "w czerwonym pomieszczeniu"};
    case Colour::yellow: return {"in a yellow Room", "w żółtym pomieszczeniu"};
    case Colour::green: return {"in a green Room", "w zielonym pomieszczeniu"};
    case Colour::white: return {"in a white Room", "w białym pomieszczeniu"};
  }
  return {};
}

}  // namespace

Text Describer::number_condition(const Condition& c, Person person) const {
  const Text bound = c.compare == script::Compare::at_least  ? Text{"at least ", "co najmniej "}
                     : c.compare == script::Compare::at_most ? Text{"at most ", "najwyżej "}
                                                             : Text{"exactly ", "dokładnie "};
  const Text has = person == Person::you ? Text{"you have ", "masz "} : Text{"it has ", "ma "};
  switch (c.count) {
    case Count::serious: return has + bound + counted(c.n, nouns::serious_wound(), Case::accusative);
    case Count::malfunctions:
      return say("{1}{0} Malfunction {0|marker is|markers are} on the ship",
                 "na statku {0|jest|są|jest} {1}{0} {0|znacznik|znaczniki|znaczników} awarii", {c.n, bound});
    case Count::eggs:
      return say("{1}{0} {0|Egg is|Eggs are} on the board", "na planszy {0|jest|są|jest} {1}{0} {0|jajo|jaja|jaj}",
                 {c.n, bound});
    case Count::known:
      return say("{1}{0} {0|Object was|Objects were} studied", "zbadano {1}{0} {0|obiekt|obiekty|obiektów}",
                 {c.n, bound});
    case Count::items: return has + bound + counted(c.n, nouns::item(), Case::accusative);
    case Count::others_alive:
      return say("{1}{0} other {0|Character survives|Characters survive}",
                 "{0|przeżywa|przeżywają|przeżywa} {1}{0} {0|inna postać|inne postacie|innych postaci}", {c.n, bound});
  }
  return {};
}

bool Describer::is_place(ConditionId id) const {
  const Condition& c = c_.script.condition(id);
  switch (c.holds) {
    case Holds::in:
    case Holds::computer:
    case Holds::working:
    case Holds::entrance:
    case Holds::section:
    case Holds::far_computers: return true;
    case Holds::not_:
    case Holds::and_: return is_place(c.left);
    case Holds::or_: return is_place(c.left) && is_place(c.right);
    case Holds::number:
    case Holds::burning:
    case Holds::broken:
    case Holds::hand_empty:
    case Holds::before_yellow:
    case Holds::technical_noise:
    case Holds::signal:
    case Holds::escaped:
    case Holds::in_pod:
    case Holds::ship:
    case Holds::nest_destroyed:
    case Holds::all_explored:
    case Holds::only_survivor:
    case Holds::known:
    case Holds::dead:
    case Holds::carries:
    case Holds::lies:
    case Holds::killed: break;
  }
  return false;
}

// "a, b and c"; what is one of two ways is set apart, so that nobody takes "a and b, or c" for it.
Text Describer::both(ConditionId left, ConditionId right, Person person) const {
  const auto holds_of = [this](ConditionId id) { return c_.script.condition(id).holds; };
  if (is_place(left) && !is_place(right)) {
    return say("{0}, if {1}", "{0}, jeśli {1}", {condition(left, person), condition(right, person)});
  }
  if (is_place(left)) {
    Text second = condition(right, person);
    constexpr std::string_view kRoom = "in a Room ", kPomieszczenie = "w pomieszczeniu ";
    if (second.en.starts_with(kRoom)) second.en.erase(0, kRoom.size());
    if (second.pl.starts_with(kPomieszczenie)) second.pl.erase(0, kPomieszczenie.size());
    return say("{0} and {1}", "{0} i {1}", {condition(left, person), second});
  }
  if (holds_of(right) == Holds::or_) {
    const Condition& either = c_.script.condition(right);
    return say("{0}, and either {1} or {2}", "{0}, a ponadto {1} lub {2}",
               {condition(left, person), condition(either.left, person), condition(either.right, person)});
  }
  std::vector<Text> parts{condition(right, person)};
  for (; holds_of(left) == Holds::and_; left = c_.script.condition(left).left) {
    parts.insert(parts.begin(), condition(c_.script.condition(left).right, person));
  }
  parts.insert(parts.begin(), condition(left, person));
  return join_and(parts);
}

Text Describer::condition(ConditionId id, Person person) const {
  const Condition& c = c_.script.condition(id);
  switch (c.holds) {
    case Holds::number: return number_condition(c, person);
    case Holds::in:
      return c.tile.valid() ? say("in the Room \"{0}\"", "w pomieszczeniu „{0}”", {tile(c.tile)})
                            : colour_text(c.colour);
    case Holds::computer: return {"in a Room with a working Computer", "w pomieszczeniu z działającym komputerem"};
    case Holds::working: return {"in a Room without a Malfunction", "w pomieszczeniu bez awarii"};
    case Holds::entrance:
      return {"in a Room with a technical entrance", "w pomieszczeniu z wejściem do korytarzy technicznych"};
    case Holds::section: return {"in an Evacuation Section", "w Sektorze ewakuacyjnym"};
    case Holds::burning: return {"it burns", "płonie"};
    case Holds::broken:
      return say("the Room \"{0}\" has a Malfunction", "w pomieszczeniu „{0}” jest awaria", {tile(c.tile)});
    case Holds::hand_empty:
      return person == Person::you ? Text{"you have no cards in hand", "nie masz kart na ręce"}
                                   : Text{"it has no cards in hand", "nie ma kart na ręce"};
    case Holds::before_yellow:
      return {"the self-destruct has not reached yellow", "samozniszczenie nie doszło do żółtego pola"};
    case Holds::technical_noise:
      return {"a Noise marker lies in the Technical Corridors", "w korytarzach technicznych leży znacznik szmerów"};
    case Holds::far_computers:
      return {"anywhere with the Holographic Computer", "gdziekolwiek, jeśli masz Komputer holograficzny"};
    case Holds::signal: return {"you have sent the Signal", "wysłano twój sygnał"};
    case Holds::escaped: return {"you escaped by Pod or by hibernation", "ratujesz się kapsułą lub hibernacją"};
    case Holds::in_pod: return {"you escaped by Pod", "uciekasz kapsułą"};
    case Holds::ship: return ship_text(c.destination);
    case Holds::nest_destroyed: return {"the Nest is destroyed", "Gniazdo jest zniszczone"};
    case Holds::all_explored: return {"all Rooms are explored", "wszystkie pomieszczenia są odkryte"};
    case Holds::only_survivor: return {"only you survive", "przeżywasz tylko ty"};
    case Holds::known: return slot_text(c.object);
    case Holds::dead:
      return say("the player with the number {0} does not survive", "gracz z numerem {0} nie przeżywa", {c.n});
    case Holds::carries: return say("you carry {0}", "niesiesz {0}", {object_text(c.object)});
    case Holds::lies:
      return say("{0} lies in the Room \"{1}\"", "{0} leży w pomieszczeniu „{1}”",
                 {object_text(c.object), tile(c.tile)});
    case Holds::killed: return say("{0} was killed", "zabito {1:acc}", {one(c.species), nouns::enemy(c.species)});
    case Holds::not_:
      if (c_.script.condition(c.left).holds == Holds::computer) {
        return {"in a Room without a working Computer", "w pomieszczeniu bez działającego komputera"};
      }
      return is_place(c.left) ? say("not {0}", "nie {0}", {condition(c.left, person)})
                              : say("it is not so that {0}", "nie jest tak, że {0}", {condition(c.left, person)});
    case Holds::and_: return both(c.left, c.right, person);
    case Holds::or_: {
      const bool long_way = c_.script.condition(c.right).holds == Holds::and_;
      return say("{0}, or {1}", long_way ? "{0}, albo {1}" : "{0} albo {1}",
                 {condition(c.left, person), condition(c.right, person)});
    }
  }
  return {};
}

// ---- whole texts ----------------------------------------------------------------------------------------------------

Text describe_effects(const Catalogue& catalogue, Body body) {
  const Text text = Describer(catalogue).sequence(body, kPlainVoice);
  return script::sentence(text);
}

Text describe_condition(const Catalogue& catalogue, ConditionId id) {
  return script::sentence(Describer(catalogue).condition(id));
}

Text describe_standing(StandingRule rule) {
  switch (rule.rule) {
    case Standing::slimes_who_enters:
      return {"Everybody who enters gets a Slime marker.", "Każdy, kto wchodzi, otrzymuje znacznik śluzu."};
    case Standing::draw_limit:
      return say("If no Intruder is here, you draw up to {0} cards.",
                 "Jeśli nie ma tu intruza, dobierasz karty do {0} na ręce.", {rule.n});
    case Standing::draw_less:
      return say("You draw up to {0} fewer.", "Dobierasz o {0:acc} mniej.", {Counted{rule.n, nouns::card()}});
    case Standing::escape_cost:
      return say("An escape costs {0}.", "Ucieczka kosztuje {0:acc}.", {Counted{rule.n, nouns::card()}});
    case Standing::item_cost:
      return say("Item Actions cost {0} more.", "Akcje przedmiotów kosztują o {0} więcej.", {rule.n});
    case Standing::hands: return say("You have only {0} hand.", "Masz tylko {0} sprawną rękę.", {rule.n});
    case Standing::bleeding:
      return {"When you pass, you suffer 1 Light Wound.", "Gdy pasujesz, otrzymujesz 1 powierzchowną ranę."};
    case Standing::vital_places:
      return {"Against Adults a miss counts as 1 hit.", "Przeciw dorosłym osobnikom pudło liczy się jako 1 trafienie."};
    case Standing::fire_injures: return {"Fire deals 1 more Injury.", "Pożar zadaje o 1 obrażenie więcej."};
    case Standing::surprise:
      return say("Surprise numbers are {0} {1}.", "Liczby zaskoczenia są o {0} {1}.",
                 {std::abs(rule.n), rule.n < 0 ? Text{"lower", "niższe"} : Text{"higher", "wyższe"}});
    case Standing::energy_hit:
      return say("A hit with an Energy weapon injures {0} {1}.",
                 "Trafienie z broni energetycznej zadaje o {2:acc} {1}.",
                 {std::abs(rule.n), rule.n < 0 ? Text{"less", "mniej"} : Text{"more", "więcej"},
                  Counted{std::abs(rule.n), nouns::injury()}});
    case Standing::large_break_doors:
      return {"Only Breeders and the Queen destroy Doors.", "Tylko reproduktory i królowa niszczą drzwi."};
    case Standing::phosphates:
      return {"Foam that drives an Intruder off deals it 1 Injury.",
              "Piana, która odpędza intruza, zadaje mu 1 obrażenie."};
    case Standing::soft_bite:
      return {"An Adult's Bite gives a Light Wound, not a Serious one.",
              "Ugryzienie dorosłego osobnika daje powierzchowną ranę zamiast głębokiej."};
    case Standing::toughness:
      return say("Toughness is {0} {1}.", "Wytrzymałość jest o {0} {1}.",
                 {std::abs(rule.n), rule.n < 0 ? Text{"lower", "niższa"} : Text{"higher", "wyższa"}});
    case Standing::feed_first: return {"They feed before they attack.", "Żerują, zanim zaatakują."};
    case Standing::agile: return {"The face with one hit is a miss.", "Ścianka z jednym trafieniem jest pudłem."};
    case Standing::fireproof: return {"Fire does not injure them.", "Pożar nie zadaje im obrażeń."};
    case Standing::ram:
      return {"They break through Closed Doors and walk on.", "Taranują zamknięte drzwi i idą dalej."};
    case Standing::no_retreat: return {"They never retreat.", "Nigdy się nie wycofują."};
    case Standing::far_orders:
      return {"Order and Motivation reach a Room with a working Computer.",
              "Rozkaz i Motywacja sięgają pomieszczenia z działającym komputerem."};
    case Standing::far_computers:
      return {"Intranet and Threat Assessment work in any Room.",
              "Intranet i Ocena zagrożenia działają w każdym pomieszczeniu."};
    case Standing::load_free:
      return {"Energy Charges for this weapon cost no cards.", "Ładunki energetyczne do tej broni nic nie kosztują."};
  }
  return {};
}

Text describe_shot(ShotText text) {
  switch (text) {
    case ShotText::two_more: return {"Two hits: 1 more Injury.", "Dwa trafienia: o 1 obrażenie więcej."};
    case ShotText::hit_more: return {"Each hit: 1 more Injury.", "Każde trafienie: o 1 obrażenie więcej."};
    case ShotText::one_is_two: return {"One hit counts as two.", "Jedno trafienie liczy się za dwa."};
    case ShotText::two_is_one: return {"Two hits count as one.", "Dwa trafienia liczą się za jedno."};
    case ShotText::at_least_one: return {"Every face but the miss injures.", "Trafia każda ścianka poza pudłem."};
    case ShotText::hit_face_more:
      return {"One or two hits: 1 more Injury.", "Jedno lub dwa trafienia: o 1 obrażenie więcej."};
    case ShotText::buy_two:
      return {"Two hits: 1 more Injury for 1 Ammo.", "Dwa trafienia: za 1 amunicję o 1 obrażenie więcej."};
    case ShotText::reroll: return {"You may reroll the die once.", "Możesz raz powtórzyć rzut."};
    case ShotText::two_burns: return {"Two hits: Fire in the Room.", "Dwa trafienia: pożar w pomieszczeniu."};
  }
  return {};
}

}  // namespace kostka::games::nemesis
