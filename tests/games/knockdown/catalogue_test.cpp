#include "games/knockdown/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "tests/games/knockdown/real_content.h"

namespace kostka::games::knockdown {
namespace {

// ---- what the repository ships ----

class RealCatalogue : public testing::Test {
 protected:
  void SetUp() override { ASSERT_NE(catalogue, nullptr); }

  const SpecialAttack& special(std::string_view id) const {
    for (const Fighter& fighter : catalogue->fighters) {
      const auto found = std::ranges::find(fighter.specials, id, &SpecialAttack::id);
      if (found != fighter.specials.end()) return *found;
    }
    ADD_FAILURE() << "no special attack " << id;
    return catalogue->fighters[0].specials[0];
  }
  const Skill& skill(std::string_view id) const { return *std::ranges::find(catalogue->skills, id, &Skill::id); }

  std::unique_ptr<Catalogue> catalogue = real_catalogue();
};

TEST_F(RealCatalogue, HasTheAttackDeckOfItsTable) {
  EXPECT_EQ(catalogue->cards.size(), 22u);
  EXPECT_EQ(catalogue->deck_size(), 40);
  std::map<Symbol, int> of_symbol;
  int with_ko = 0;
  for (const AttackCard& card : catalogue->cards) {
    of_symbol[card.symbol] += card.copies;
    with_ko += card.ko ? card.copies : 0;
  }
  EXPECT_EQ(with_ko, 8);
  const std::map<Symbol, int> expected = {{Symbol::HP, 7}, {Symbol::LP, 7}, {Symbol::HK, 7},
                                          {Symbol::LK, 7}, {Symbol::BL, 6}, {Symbol::DA, 6}};
  EXPECT_EQ(of_symbol, expected);
}

// proves: KNO-COMP-02
TEST_F(RealCatalogue, ReadsEveryPartOfACard) {
  const AttackCard& card = catalogue->cards[3];
  EXPECT_EQ(card.id, "A04");
  EXPECT_EQ(card.name, (kernel::Text{"Rising Uppercut", "Podbródkowy"}));
  EXPECT_EQ(card.symbol, Symbol::HP);
  EXPECT_EQ(card.copies, 2);
  EXPECT_EQ(card.type, AttackType::strike);
  EXPECT_EQ(card.range, (Range{Reach::exactly, 1}));
  EXPECT_EQ(card.pool, (Damage{1, 0}));
  EXPECT_TRUE(card.ko);
  EXPECT_EQ(card.effects.size(), 1u);
  EXPECT_EQ(card.origin.kind, "house");
  EXPECT_EQ(card.origin.source, "docs/content/knockdown.md#attack-deck");
}

// proves: KNO-RNG-04
TEST_F(RealCatalogue, AnAttackWithoutARangeIsUnlimited) {
  const auto tumble = std::ranges::find(catalogue->cards, "A21", &AttackCard::id);
  EXPECT_EQ(tumble->range, (Range{Reach::unlimited, 0}));
  EXPECT_TRUE(tumble->pool.none());
}

// proves: KNO-COMP-09
TEST_F(RealCatalogue, HasSixFightersOfFourSpecialAttacks) {
  EXPECT_EQ(catalogue->fighters.size(), 6u);
  for (const Fighter& fighter : catalogue->fighters) {
    EXPECT_EQ(fighter.specials.size(), 4u) << fighter.id;
    EXPECT_EQ(std::ranges::count(fighter.specials, true, &SpecialAttack::ko), 1) << fighter.id;
    EXPECT_EQ(fighter.token_name.en, fighter.id == "F1" ? "Ammunition" : "") << fighter.id;
  }
  EXPECT_EQ(catalogue->fighters[0].token_start, 1);
}

// proves: KNO-COMP-01
TEST_F(RealCatalogue, ReadsEveryPartOfASpecialAttack) {
  const SpecialAttack& butt = special("F1-2");
  EXPECT_EQ(butt.name, (kernel::Text{"Rifle Butt", "Cios kolbą"}));
  EXPECT_EQ(butt.cost, (std::vector{Symbol::LP, Symbol::LK, Symbol::wild}));
  EXPECT_EQ(butt.type, AttackType::strike);
  EXPECT_EQ(butt.range, (Range{Reach::exactly, 1}));
  EXPECT_EQ(butt.pool, (Damage{0, 1}));
  EXPECT_TRUE(butt.ko);
  EXPECT_EQ(butt.effects.size(), 2u);
}

TEST_F(RealCatalogue, CostsNameWildSymbolsLast) {
  for (const Fighter& fighter : catalogue->fighters) {
    for (const SpecialAttack& each : fighter.specials) EXPECT_TRUE(std::ranges::is_sorted(each.cost)) << each.id;
  }
}

TEST_F(RealCatalogue, BackflipAnswersToStrikesFromNearby) {
  const SpecialAttack& backflip = special("F6-2");
  EXPECT_EQ(backflip.type, AttackType::reaction);
  EXPECT_TRUE(backflip.trigger.strikes_only);
  const std::vector<Range> near = {{Reach::exactly, 1}, {Reach::exactly, 2}, {Reach::up_to, 2}};
  EXPECT_EQ(backflip.trigger.ranges, near);
}

// proves: KNO-COMP-03
TEST_F(RealCatalogue, HasTwelveSkillsOfDifferentInitiative) {
  EXPECT_EQ(catalogue->skills.size(), 12u);
  std::set<int> initiatives;
  for (const Skill& each : catalogue->skills) initiatives.insert(each.initiative);
  EXPECT_EQ(initiatives.size(), 12u);
  EXPECT_EQ(*initiatives.begin(), 1);
  EXPECT_EQ(*initiatives.rbegin(), 12);
}

TEST_F(RealCatalogue, ReadsWindowsConditionsAndModifiers) {
  EXPECT_EQ(skill("S02").ability.when, Window::after_combo);
  EXPECT_EQ(skill("S02").ability.condition.specials_in_combo, 2);
  EXPECT_TRUE(skill("S02").ability.may);
  EXPECT_EQ(skill("S02").ability.effects.size(), 1u);
  EXPECT_EQ(skill("S03").ability.modifiers.hand_limit, 1);
  EXPECT_TRUE(skill("S07").ability.modifiers.longer_reach);
  EXPECT_EQ(skill("S07").ability.once_per, Limit::turn);
  EXPECT_TRUE(skill("S08").ability.condition.first_action_was_move);
  EXPECT_EQ(skill("S08").ability.modifiers.pool_bonus, (Damage{1, 0}));
  EXPECT_TRUE(skill("S09").ability.condition.hand_is_empty);
  EXPECT_EQ(skill("S11").ability.modifiers.strain, -2);
  EXPECT_EQ(skill("S12").ability.modifiers.soften, 1);
  EXPECT_EQ(skill("S12").ability.once_per, Limit::round);
}

TEST_F(RealCatalogue, HasThreeArenas) {
  EXPECT_EQ(catalogue->arenas.size(), 3u);
  EXPECT_EQ(catalogue->arenas[0].spaces.size(), 13u);
  EXPECT_EQ(catalogue->arenas[1].spaces.size(), 7u);
  EXPECT_EQ(catalogue->arenas[2].spaces.size(), 12u);
}

// ---- what authors get wrong ----

// Small content without a mistake. A test replaces one file of it, or a piece of one.
const std::map<std::string, std::string> kSound = {
    {"pack", "format: 1\ngame: knockdown\nname: {en: Small, pl: Mały}\n"},
    {"attacks",
     R"(attacks:
- id: A1
  name: {en: Jab, pl: Prosty}
  symbol: HP
  count: 20
  type: strike
  range: {exactly: 1}
  damage: {light: 1}
  origin: house
  source: here
)"},
    {"fighters",
     R"(fighters:
- id: F1
  name: {en: One, pl: Jeden}
  set: small
  tokens: {name: {en: Ammunition, pl: Amunicja}, start: 1}
  origin: house
  source: here
  specials:
  - id: F1-1
    name: {en: Reload, pl: Przeładowanie}
    cost: [wild, HP]
    type: ability
    effect:
    - gain_tokens: {count: 1, more_for: HK}
    origin: house
    source: here
- id: F2
  name: {en: Two, pl: Dwa}
  set: small
  origin: house
  source: here
  specials:
  - id: F2-1
    name: {en: Backflip, pl: Salto}
    cost: [wild]
    type: reaction
    trigger: {strikes: true, ranges: [{exactly: 1}]}
    effect:
    - move: {spaces: 1}
    origin: house
    source: here
)"},
    {"arenas",
     R"(arenas:
- id: R1
  name: {en: Row, pl: Rząd}
  box: small
  spaces: [[0, 0], [1, 0], [2, 0]]
  start: {a: [0, 0], b: [2, 0]}
  corridors: {centre: [[1, 0]], outer: [[0, 0]]}
  origin: house
  source: here
)"}};

std::string one_skill(int number, std::string_view ability = "{when: always, modify: {strain: -1}}") {
  const std::string n = std::to_string(number);
  return "- id: S" + n + "\n  name: {en: Skill, pl: Zdolność}\n  initiative: " + n +
         "\n  ability: " + std::string(ability) + "\n  origin: house\n  source: here\n";
}

std::string skills(int count) {
  std::string text = "skills:\n";
  for (int i = 1; i <= count; ++i) text += one_skill(i);
  return text;
}

// Everything that is reported about this content; the order of files does not matter.
std::string problems(const std::map<std::string, std::string>& files) {
  kernel::Diagnostics diagnostics;
  kernel::Document content = kernel::Document::map();
  for (const auto& [stem, text] : files) content.set(stem, content::read_yaml(text, stem + ".yaml", diagnostics));
  const auto catalogue = read_catalogue(content, diagnostics);
  EXPECT_EQ(catalogue == nullptr, !diagnostics.ok());
  return diagnostics.to_text();
}

std::map<std::string, std::string> sound() {
  auto files = kSound;
  files["skills"] = skills(6);
  return files;
}

// What is reported when `was` in one file of the sound content is replaced.
std::string problems_after(const std::string& stem, std::string_view was, std::string_view is) {
  auto files = sound();
  std::string& text = files[stem];
  const std::size_t place = text.find(was);
  EXPECT_NE(place, std::string::npos) << was;
  if (place != std::string::npos) text.replace(place, was.size(), is);
  return problems(files);
}

// What is reported when the second skill card (its ability stands in line 11) has this ability.
std::string problems_of_ability(std::string_view ability) {
  auto files = sound();
  files["skills"] = skills(1) + one_skill(2, ability);
  for (int i = 3; i <= 6; ++i) files["skills"] += one_skill(i);
  return problems(files);
}

TEST(Catalogue, SoundContentHasNoProblems) { EXPECT_EQ(problems(sound()), ""); }

TEST(Catalogue, NeedsEveryFile) {
  auto files = sound();
  files.erase("arenas");
  EXPECT_EQ(problems(files), "the content of Knockdown has no \"arenas\"; expected a map\n");
  EXPECT_EQ(problems_after("attacks", "attacks:", "attack:"),
            "attacks.yaml:1: attacks.yaml has no \"attacks\"; expected a list\n"
            "attacks.yaml:1: attacks.yaml has an unknown key \"attack\"; did you mean \"attacks\"?\n");
}

TEST(Catalogue, ChecksThePack) {
  EXPECT_EQ(problems_after("pack", "format: 1", "format: 2"),
            "pack.yaml:1: format: expected a whole number from 1 to 1, found the number 2\n");
  EXPECT_EQ(problems_after("pack", "game: knockdown", "game: karak"),
            "pack.yaml:2: game: expected \"knockdown\", found \"karak\"\n");
}

TEST(Catalogue, ReportsKeysNobodyKnows) {
  EXPECT_EQ(problems_after("attacks", "  damage:", "  damge:"),
            "attacks.yaml:8: attack card has an unknown key \"damge\"; did you mean \"damage\"?\n");
}

TEST(Catalogue, ReportsMissingTranslations) {
  EXPECT_EQ(problems_after("attacks", "{en: Jab, pl: Prosty}", "{en: Jab}"),
            "attacks.yaml:3: attack card: name has no Polish text, \"pl\"\n");
}

TEST(Catalogue, ReportsDuplicateIds) {
  EXPECT_EQ(problems_after("fighters", "id: F2-1", "id: A1"),
            "fighters.yaml:23: id: \"A1\" is taken by attacks.yaml:2\n");
  EXPECT_EQ(problems_after("arenas", "id: R1", "id: \"R 1\""),
            "arenas.yaml:2: id: expected letters, digits, \"-\" and \"_\", found \"R 1\"\n");
}

TEST(Catalogue, ReportsUnknownOrigins) {
  EXPECT_EQ(problems_after("attacks", "origin: house", "origin: mine"),
            "attacks.yaml:9: origin: expected \"rulebook\", \"public\" or \"house\", found text \"mine\"\n");
}

TEST(Catalogue, ReportsBadAttacks) {
  EXPECT_EQ(problems_after("attacks", "symbol: HP", "symbol: wild"),
            "attacks.yaml:4: symbol: \"wild\" stands only in costs\n");
  EXPECT_EQ(problems_after("attacks", "{exactly: 1}", "far"),
            "attacks.yaml:7: range: expected {exactly: n}, {up_to: n}, \"projectile\" or \"unlimited\", found text "
            "\"far\"\n");
  EXPECT_EQ(problems_after("attacks", "{exactly: 1}", "{up_to: 0}"),
            "attacks.yaml:7: up_to: expected a whole number from 1 to 31, found the number 0\n");
  EXPECT_EQ(
      problems_after("attacks", "{light: 1}", "{light: 0}"),
      "attacks.yaml:8: damage: expected at least 1 light or heavy damage; leave the key out where there is none\n");
  EXPECT_EQ(problems_after("attacks", "  origin", "  effect: [{bakc: 1}]\n  origin"),
            "attacks.yaml:9: there is no effect \"bakc\"; did you mean \"back\"?\n");
}

TEST(Catalogue, ReportsBadCosts) {
  EXPECT_EQ(problems_after("fighters", "[wild, HP]", "[wild, XX]"),
            "fighters.yaml:11: cost: expected \"HP\", \"LP\", \"HK\", \"LK\", \"BL\", \"DA\" or \"wild\", found text "
            "\"XX\"\n");
  EXPECT_EQ(problems_after("fighters", "[wild, HP]", "[]"), "fighters.yaml:11: cost: expected at least one symbol\n");
}

TEST(Catalogue, ReportsCostsThatNoHandCanPay) {
  EXPECT_EQ(problems_after("fighters", "[wild, HP]", "[wild, LP]"),
            "fighters.yaml:11: F1-1: the cost asks for more LP than the deck has, 1 against 0\n");
  EXPECT_EQ(problems_after("fighters", "[wild, HP]", "[HP, HP, HP, HP, HP, HP, HP]"),
            "fighters.yaml:11: F1-1: the cost asks for more cards than a hand holds, 7 against 6\n");
}

TEST(Catalogue, ReportsDecksOfTheWrongSize) {
  EXPECT_EQ(problems_after("attacks", "count: 20", "count: 19"),
            "attacks.yaml:2: the attack deck has 19 cards; expected 20 to 60\n");
  EXPECT_EQ(problems_after("attacks", "count: 20", "count: 61"),
            "attacks.yaml:5: count: expected a whole number from 1 to 60, found the number 61\n");
  auto files = sound();
  files["attacks"] +=
      "- id: A2\n  name: {en: Jab, pl: Prosty}\n  symbol: HP\n  count: 41\n  type: strike\n"
      "  origin: house\n  source: here\n";
  EXPECT_EQ(problems(files), "attacks.yaml:2: the attack deck has 61 cards; expected 20 to 60\n");
}

TEST(Catalogue, ReportsReactionsInTheAttackDeck) {
  auto files = sound();
  files["attacks"] +=
      "- id: A2\n  name: {en: Duck, pl: Unik}\n  symbol: HP\n  count: 1\n  type: reaction\n"
      "  origin: house\n  source: here\n";
  EXPECT_EQ(problems(files),
            "attacks.yaml:15: A2: a card of the attack deck cannot be a reaction: no attack of the row is ever "
            "performed in answer to another\n");
}

TEST(Catalogue, ReportsTriggersThatNothingMeets) {
  EXPECT_EQ(problems_after("fighters", "    trigger: {strikes: true, ranges: [{exactly: 1}]}\n", ""),
            "fighters.yaml:23: a reaction has no \"trigger\"; expected what it answers to\n");
  EXPECT_EQ(problems_after("fighters", "type: ability", "type: ability\n    trigger: {strikes: true}"),
            "fighters.yaml:13: trigger: only a reaction has one\n");
  EXPECT_EQ(problems_after("fighters", "[{exactly: 1}]", "[{exactly: 1}, {up_to: 2}]"),
            "fighters.yaml:27: F2-1: no opponent has a strike of range up_to: 2\n");
  EXPECT_EQ(
      problems_after("fighters", "{strikes: true, ranges: [{exactly: 1}]}", "{strikes: false, ranges: [projectile]}"),
      "fighters.yaml:27: F2-1: no opponent has an attack of range projectile\n");
}

// Two fighters never meet themselves, so only the attacks of others count.
TEST(Catalogue, AFightersOwnAttacksAreNoTrigger) {
  EXPECT_EQ(problems_after("fighters", "strikes: true, ranges: [{exactly: 1}]", "strikes: false, ranges: [unlimited]"),
            "")
      << "F1-1 is an ability of unlimited range";
  auto files = sound();
  std::string& text = files["fighters"];
  text.replace(text.find("type: ability"), 13, "type: ability\n    range: {up_to: 2}");
  text.replace(text.find("strikes: true, ranges: [{exactly: 1}]"), 37, "strikes: false, ranges: [unlimited]");
  EXPECT_EQ(problems(files), "fighters.yaml:28: F2-1: no opponent has an attack of range unlimited\n");
}

TEST(Catalogue, LongerReachMeetsTriggersOfRangeTwo) {
  auto files = sound();
  files["skills"] = skills(5) + one_skill(6, "{when: always, once_per: turn, modify: {longer_reach: true}}");
  std::string& text = files["fighters"];
  text.replace(text.find("[{exactly: 1}]"), 14, "[{up_to: 2}]");
  EXPECT_EQ(problems(files), "");
}

TEST(Catalogue, ReportsTriggersThatNoAttackOfAnyRangeMeets) {
  auto files = sound();
  std::string& cards = files["attacks"];
  cards.replace(cards.find("type: strike"), 12, "type: ability");
  std::string& text = files["fighters"];
  text.replace(text.find(", ranges: [{exactly: 1}]"), 24, "");
  EXPECT_EQ(problems(files), "fighters.yaml:27: F2-1: no opponent has a strike\n");
}

TEST(Catalogue, ReportsRangesThatNoArenaHas) {
  EXPECT_EQ(problems_after("fighters", "type: ability", "type: ability\n    range: {up_to: 3}"),
            "fighters.yaml:13: F1-1: no arena has spaces 3 apart; the greatest distance is 2\n");
  EXPECT_EQ(problems_after("fighters", "type: ability", "type: ability\n    range: {exactly: 2}"), "");
}

TEST(Catalogue, ReportsSpecialAttacksThatDoNothing) {
  EXPECT_EQ(problems_after("fighters", "    effect:\n    - gain_tokens: {count: 1, more_for: HK}\n", ""),
            "fighters.yaml:9: F1-1: a special attack needs damage, an effect or K.O.\n");
}

TEST(Catalogue, ReportsTokensNobodyOwns) {
  EXPECT_EQ(problems_after("fighters", "    - move: {spaces: 1}", "    - if_adjacent: [{gain_tokens: {count: 1}}]"),
            "fighters.yaml:29: F2 has no tokens, so \"gain_tokens\" could never matter\n");
  EXPECT_EQ(problems_after("fighters", "move: {spaces: 1}", "move: {spaces: 1, up_to: true, more_per_token: true}"),
            "fighters.yaml:29: F2 has no tokens, so \"more_per_token\" could never matter\n");
}

TEST(Catalogue, ReportsTooFewOrTooMany) {
  auto files = sound();
  files["skills"] = skills(5);
  EXPECT_EQ(problems(files), "skills.yaml:2: skills: expected 6 to 24 of them, found 5\n");
  files["skills"] = skills(25);
  EXPECT_EQ(problems(files), "skills.yaml:2: skills: expected 6 to 24 of them, found 25\n");
  files = sound();
  files["fighters"].resize(files["fighters"].find("- id: F2\n"));
  EXPECT_EQ(problems(files), "fighters.yaml:2: fighters: expected 2 to 60 of them, found 1\n");
  files = sound();
  files["arenas"] = "arenas: []\n";
  EXPECT_EQ(problems(files), "arenas.yaml:1: arenas: expected 1 to 60 of them, found 0\n");
}

TEST(Catalogue, ReportsTooManySpecialAttacks) {
  auto files = sound();
  for (int i = 2; i <= 7; ++i) {
    files["fighters"] += "  - id: F2-" + std::to_string(i) +
                         "\n    name: {en: Hit, pl: Cios}\n    cost: [wild]\n    type: strike\n    ko: true\n"
                         "    origin: house\n    source: here\n";
  }
  EXPECT_EQ(problems(files), "fighters.yaml:23: specials: expected 1 to 6 of them, found 7\n");
}

TEST(Catalogue, ReportsAbilitiesThatNeverSpeak) {
  EXPECT_EQ(problems_of_ability("{when: turn_start}"),
            "skills.yaml:11: ability: expected either \"do\" or \"modify\"\n");
  EXPECT_EQ(problems_of_ability("{when: always, do: [{damage: {light: 1}}]}"),
            "skills.yaml:11: do: \"always\" is no moment at which something is done\n");
  EXPECT_EQ(problems_of_ability("{when: turn_start, do: []}"), "skills.yaml:11: do: expected at least one effect\n");
  EXPECT_EQ(problems_of_ability("{when: always, modify: {}}"),
            "skills.yaml:11: modify: expected something to modify\n");
}

TEST(Catalogue, ReportsModifiersThatTheirWindowNeverAsksFor) {
  EXPECT_EQ(problems_of_ability("{when: turn_end, modify: {hand_limit: 1}}"),
            "skills.yaml:11: modify: \"hand_limit\" is asked for only with `when: always`\n");
  EXPECT_EQ(problems_of_ability("{when: always, modify: {pool: {light: 1}}}"),
            "skills.yaml:11: modify: \"pool\" is asked for only with `when: strike_card_resolved`\n");
  EXPECT_EQ(problems_of_ability("{when: always, modify: {soften: 1}}"),
            "skills.yaml:11: modify: \"soften\" is asked for only with `when: pool_gives_heavy`\n");
}

TEST(Catalogue, ReportsBadAbilities) {
  EXPECT_EQ(problems_of_ability("{when: sometimes, modify: {strain: -1}}"),
            "skills.yaml:11: when: expected \"always\", \"turn_start\", \"turn_end\", \"after_move_action\", "
            "\"after_combo\", \"opponent_blocks\", \"opponent_passes_test\", \"pass_test\", ..., found text "
            "\"sometimes\"\n");
  EXPECT_EQ(problems_of_ability("{when: always, once_per: match, modify: {strain: -1}}"),
            "skills.yaml:11: once_per: expected \"turn\" or \"round\", found text \"match\"\n");
  EXPECT_EQ(problems_of_ability("{when: always, modify: {strain: 0}}"),
            "skills.yaml:11: strain: expected a whole number from -99 to -1, found the number 0\n");
}

TEST(Catalogue, ReportsBadArenas) {
  EXPECT_EQ(problems_after("arenas", "b: [2, 0]", "b: [0, 0]"),
            "arenas.yaml:6: start: two fighters cannot start on the same space\n");
  EXPECT_EQ(problems_after("arenas", "b: [2, 0]", "b: [3, 0]"), "arenas.yaml:6: the arena has no space [3, 0]\n");
  EXPECT_EQ(problems_after("arenas", ", b: [2, 0]", ""),
            "arenas.yaml:6: start has no \"b\"; expected a space as [q, r]\n");
  EXPECT_EQ(problems_after("arenas", "[2, 0]]", "[2, 0], [9, 9]]"),
            "arenas.yaml:5: spaces: no way leads from 0,0 to 9,9\n");
  EXPECT_EQ(problems_after("arenas", "[2, 0]]", "[2, 0], [2, 0]]"),
            "arenas.yaml:5: spaces: this space is already there\n");
  EXPECT_EQ(problems_after("arenas", "[2, 0]]", "[2, 0], [2]]"),
            "arenas.yaml:5: expected a space as [q, r], two whole numbers from -31 to 31, found a list of 1\n");
  EXPECT_EQ(problems_after("arenas", ", outer: [[0, 0]]", ""),
            "arenas.yaml:7: corridors: expected at least 2 spaces, for a corridor leads from one to another\n");
  EXPECT_EQ(problems_after("arenas", "outer: [[0, 0]]", "outer: [[1, 0], [0, 0]]"),
            "arenas.yaml:7: outer: this space has a corridor already\n");
}

TEST(Catalogue, ReportsArenasThatAreTooLarge) {
  std::string spaces;
  for (int q = 0; q <= 28; ++q) spaces += ", [" + std::to_string(q) + ", 1]";
  EXPECT_EQ(problems_after("arenas", "[2, 0]]", "[2, 0]" + spaces + "]"),
            "arenas.yaml:5: spaces: expected 2 to 31 of them, found 32\n");
}

TEST(Catalogue, ReportsAllMistakesAtOnce) {
  auto files = sound();
  files["pack"] = "format: 1\ngame: knockdown\n";
  files["arenas"] = "arenas: []\n";
  EXPECT_EQ(problems(files),
            "arenas.yaml:1: arenas: expected 1 to 60 of them, found 0\n"
            "pack.yaml:1: pack.yaml has no \"name\"; expected a text in both languages, {en: ..., pl: ...}\n");
}

}  // namespace
}  // namespace kostka::games::knockdown
