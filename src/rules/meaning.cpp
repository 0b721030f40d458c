#include "rules/meaning.h"

#include <algorithm>
#include <array>
#include <span>

#include "rules/words.h"

namespace kostka::rules {
namespace {

// Folded, as the words they are compared with.
constexpr std::array kSayNothing = {
    // English
    std::string_view("a"),
    std::string_view("an"),
    std::string_view("the"),
    std::string_view("how"),
    std::string_view("do"),
    std::string_view("does"),
    std::string_view("did"),
    std::string_view("i"),
    std::string_view("we"),
    std::string_view("you"),
    std::string_view("my"),
    std::string_view("is"),
    std::string_view("are"),
    std::string_view("be"),
    std::string_view("can"),
    std::string_view("may"),
    std::string_view("must"),
    std::string_view("what"),
    std::string_view("when"),
    std::string_view("where"),
    std::string_view("who"),
    std::string_view("which"),
    std::string_view("why"),
    std::string_view("to"),
    std::string_view("of"),
    std::string_view("in"),
    std::string_view("on"),
    std::string_view("at"),
    std::string_view("for"),
    std::string_view("with"),
    std::string_view("and"),
    std::string_view("or"),
    std::string_view("if"),
    std::string_view("it"),
    std::string_view("there"),
    std::string_view("happens"),
    std::string_view("many"),
    std::string_view("much"),
    // Polish
    std::string_view("jak"),
    std::string_view("co"),
    std::string_view("czy"),
    std::string_view("kiedy"),
    std::string_view("gdzie"),
    std::string_view("kto"),
    std::string_view("dlaczego"),
    std::string_view("ile"),
    std::string_view("jest"),
    std::string_view("sa"),
    std::string_view("sie"),
    std::string_view("to"),
    std::string_view("na"),
    std::string_view("w"),
    std::string_view("we"),
    std::string_view("z"),
    std::string_view("ze"),
    std::string_view("do"),
    std::string_view("od"),
    std::string_view("po"),
    std::string_view("przy"),
    std::string_view("za"),
    std::string_view("o"),
    std::string_view("u"),
    std::string_view("oraz"),
    std::string_view("lub"),
    std::string_view("albo"),
    std::string_view("moge"),
    std::string_view("mozna"),
    std::string_view("trzeba"),
    std::string_view("musze"),
    std::string_view("mam"),
    std::string_view("ja"),
    std::string_view("moj"),
    std::string_view("moja"),
    std::string_view("dziala"),
    std::string_view("gdy"),
    std::string_view("jesli"),
    std::string_view("jaki"),
    std::string_view("jaka"),
};

// The longest first.
constexpr std::array kEndings = {
    std::string_view("iami"), std::string_view("ami"), std::string_view("ymi"), std::string_view("imi"),
    std::string_view("ach"),  std::string_view("ych"), std::string_view("ich"), std::string_view("owi"),
    std::string_view("ego"),  std::string_view("emu"), std::string_view("iem"), std::string_view("owie"),
    std::string_view("ing"),  std::string_view("ies"), std::string_view("om"),  std::string_view("ow"),
    std::string_view("em"),   std::string_view("ie"),  std::string_view("ia"),  std::string_view("iu"),
    std::string_view("ed"),   std::string_view("es"),  std::string_view("ej"),  std::string_view("a"),
    std::string_view("e"),    std::string_view("i"),   std::string_view("o"),   std::string_view("u"),
    std::string_view("y"),    std::string_view("s"),
};
constexpr std::size_t kShortestStem = 3;

// Each line means one thing; a word belongs to it whose stem begins with one of these, or the other way round.
constexpr std::string_view kSame[] = {
    "win won victor zwyc wygr goal cel",
    "end over finish koniec konc",
    "begin start first setup poczat rozpocz przygotow",
    "battle fight combat attack bitw walk walcz atak",
    "die dice roll kosc kost rzut rzuc",
    "card kart",
    "turn tur",
    "round rund",
    "move movement ruch porusz",
    "dead death kill eliminat smier umier ginie zgin pokona",
    "life health hp zyci zdrow",
    "wound injur damage rana ranny obraz",
    "draw dobier dobran ciagn",
    "discard odrzu",
    "hand rek reku reka",
    "player gracz",
    "tie draw remis",
    "undo back cofn",
    "trade swap exchange wymi handel",
    "explor discover odkry eksplor",
    "level poziom",
    "heal lecz uzdr",
    "noise szmer halas",
    "mission misj zadan",
    "objective cel",
    "city miast",
    "crown emperor cesarz koron",
    "points score punkt",
    "shuffle tasu przetas",
    "space field pole pola",
    "room pokoj pomieszcz",
    "monster enemy foe wrog potwor",
};

bool says_nothing(std::string_view word) { return std::ranges::find(kSayNothing, word) != kSayNothing.end(); }

constexpr bool is_vowel(char c) { return std::string_view("aeiouy").find(c) != std::string_view::npos; }

}  // namespace

std::string stem_of(std::string_view word) {
  std::string stem(word);
  for (const std::string_view ending : kEndings) {
    if (!word.ends_with(ending) || word.size() < kShortestStem + ending.size()) continue;
    stem.resize(word.size() - ending.size());
    return stem;
  }
  // "bitew", "rundek": the e between the last consonants is there only without an ending.
  const std::size_t n = stem.size();
  if (n > kShortestStem + 1 && stem[n - 2] == 'e' && !is_vowel(stem[n - 1]) && !is_vowel(stem[n - 3]))
    stem.erase(n - 2, 1);
  return stem;
}

std::vector<Meaning> meanings_of(std::string_view typed) {
  std::vector<Meaning> meanings;
  for (const std::string& word : words_of(typed)) {
    if (says_nothing(word)) continue;
    Meaning meaning = {word, stem_of(word)};
    for (const std::string_view line : kSame) {
      const std::vector<std::string> group = words_of(line);
      const bool meant = std::ranges::any_of(group, [&](const std::string& each) {
        return word.starts_with(each) || (meaning[1].size() >= kShortestStem && each.starts_with(meaning[1]));
      });
      if (meant) meaning.insert(meaning.end(), group.begin(), group.end());
    }
    meanings.push_back(std::move(meaning));
  }
  return meanings;
}

}  // namespace kostka::rules
