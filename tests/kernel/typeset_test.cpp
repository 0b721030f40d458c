#include "kernel/language/typeset.h"

#include <gtest/gtest.h>

#include "kernel/play/game.h"

namespace kostka::kernel {
namespace {

// Tests show a no-break space as a tilde, which is easier to see.
std::string shown(std::string text) {
  for (std::size_t at = text.find("\u00a0"); at != std::string::npos; at = text.find("\u00a0"))
    text.replace(at, 2, "~");
  return text;
}
std::string en(std::string_view text) { return shown(typeset(text, Language::en)); }
std::string pl(std::string_view text) { return shown(typeset(text, Language::pl)); }

TEST(Typeset, PolishOneLetterWordsStayWithTheNext) {
  EXPECT_EQ(pl("Zablokuj Obrażenia i efekt"), "Zablokuj Obrażenia i~efekt");
  EXPECT_EQ(pl("W talii z nim (a o tym) u „w niej”"), "W~talii z~nim (a~o~tym) u~„w~niej”");
  EXPECT_EQ(pl("Ewa i kości"), "Ewa i~kości");
  EXPECT_EQ(pl("złu ta ćw lub"), "złu ta ćw lub") << "only whole words, also after letters outside ASCII";
  EXPECT_EQ(en("a card or I"), "a card or I") << "English breaks there";
}

TEST(Typeset, NumbersStayWithTheirNouns) {
  EXPECT_EQ(en("takes 2 light damage, 12 cards"), "takes 2~light damage, 12~cards");
  EXPECT_EQ(pl("otrzymuje 1 ciężkie Obrażenie i 10 żetonów"), "otrzymuje 1~ciężkie Obrażenie i~10~żetonów");
  EXPECT_EQ(en("S11 Iron Jaw"), "S11 Iron Jaw") << "an id is no number";
  EXPECT_EQ(en("4 - 2 = 2 “x” 3"), "4 - 2 = 2 “x” 3") << "signs are no nouns";
  EXPECT_EQ(en("a row of 4 "), "a row of 4 ");
}

TEST(Typeset, LeavesTheRestAlone) {
  EXPECT_EQ(pl(""), "");
  EXPECT_EQ(pl("i"), "i");
  EXPECT_EQ(pl(typeset("w 2 turach", Language::pl)), "w~2~turach") << "twice is as once";
}

TEST(Typeset, AnItemInAllItsWords) {
  const ItemText item{"A01", {"card", "karta"}, {"2 fists", "Cios z bliska"}, {{"range 1", "zasięg 1 w linii"}}, "",
                      ""};
  const ItemText set = typeset(item);
  EXPECT_EQ(shown(set.name.en), "2~fists");
  EXPECT_EQ(shown(set.name.pl), "Cios z~bliska");
  EXPECT_EQ(shown(set.lines[0].pl), "zasięg 1~w~linii");
  EXPECT_EQ(set.id, "A01");
}

}  // namespace
}  // namespace kostka::kernel
