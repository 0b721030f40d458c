#include "tests/games/knockdown/real_match.h"
#include "tests/games/pinned_texts.h"

namespace kostka::games::knockdown {
namespace {

constexpr tests::PinnedText kKnockdownTexts[] = {
    {"A05", "Effect: The opponent discards 1 card of their choice.",
     "Efekt: Przeciwnik odrzuca 1 kartę według własnego wyboru."},
    {"A07", "Effect: Move the opponent 1 space.", "Efekt: Przesuń przeciwnika o 1 pole."},
    {"A13", "Effect: The opponent reveals 2 cards of their choice and you discard 1 of them.",
     "Efekt: Przeciwnik odkrywa 2 karty według własnego wyboru, a ty odrzucasz 1 z nich."},
    {"A21", "Effect: Your fighter may Jump up to 2 spaces.",
     "Efekt: Twój Zawodnik może wykonać Skok na odległość do 2 pól."},
    {"F1-1", "Effect: You may discard up to 3 tokens; for each of them the opponent takes 1 light damage.",
     "Efekt: Możesz odrzucić do 3 żetonów; za każdy z nich przeciwnik otrzymuje 1 lekkie Obrażenie."},
    {"F1-3", "Effect: Move up to 1 space, and 1 space more for each token you discard.",
     "Efekt: Porusz się o maksymalnie 1 pole oraz o 1 pole więcej za każdy odrzucony żeton."},
    {"F1-4",
     "Effect: Take 1 token; you may discard any number of cards with the symbol “High kick” to take 1 more for each.",
     "Efekt: Weź 1 żeton; możesz odrzucić dowolną liczbę kart z symbolem „Górny kopniak”, aby za każdą wziąć 1 "
     "więcej."},
    {"F2-3", "Effect: Forward 2. If the opponent is now adjacent, they take 1 light damage.",
     "Efekt: Naprzód 2. Jeśli przeciwnik stoi teraz na sąsiednim polu, otrzymuje on 1 lekkie Obrażenie."},
    {"F3-3",
     "Effect: Choose one:\n– remove 1 heavy damage from yourself;\n– remove up to 2 light damage from yourself.",
     "Efekt: Wybierz jedno:\n– usuń ze swojego Zawodnika 1 ciężkie Obrażenie;\n– usuń ze swojego Zawodnika do 2 "
     "lekkich Obrażeń."},
    {"F5-2", "Effect: Put the opponent on any free space adjacent to your fighter.",
     "Efekt: Postaw przeciwnika na dowolnym wolnym polu sąsiadującym z twoim Zawodnikiem."},
    {"F6-2", "Trigger: you are the target of a Strike of range 1, 2 or up to 2.",
     "Warunek: jesteś celem Uderzenia o zasięgu 1, 2 lub do 2."},
    {"F6-3", "Effect: The opponent may not take Move actions in their next turn (dashes are allowed).",
     "Efekt: Przeciwnik nie może w swojej następnej turze wykonywać akcji Ruch (Zrywy są dozwolone)."},
    {"S01", "Each time the opponent passes a knockdown test, they take 1 light damage (Ability).",
     "Za każdym razem, gdy przeciwnik zda Test Knockdownu, otrzymuje on 1 lekkie Obrażenie (Zdolność)."},
    {"S02",
     "After your Combo, if you performed at least 2 special attacks in it, you may take 1 card of the attack row "
     "into your hand without an attack sequence.",
     "Po swoim Combo, jeśli są w nim co najmniej 2 Ataki Specjalne, możesz wziąć na rękę 1 kartę z Rzędu Ataku bez "
     "rozstrzygania Sekwencji Ataku."},
    {"S03", "Your hand limit is 1 higher.", "Twój limit kart na ręce jest o 1 większy."},
    {"S04",
     "At the start of your turn, you may put 1 card of the attack row on the bottom of the deck and replace it with "
     "the top card.",
     "Na początku swojej tury możesz położyć 1 kartę z Rzędu Ataku na spodzie talii i zastąpić ją wierzchnią kartą "
     "talii."},
    {"S05", "Each time you pass a knockdown test, discard 1 damage cube more of your choice.",
     "Za każdym razem, gdy zdasz Test Knockdownu, odrzuć dodatkowo 1 kostkę Obrażeń według własnego wyboru."},
    {"S06", "Once per turn, when the opponent discards a block card against you, they take 1 light damage (Ability).",
     "Raz na turę, gdy przeciwnik odrzuca kartę Bloku przeciwko tobie, otrzymuje on 1 lekkie Obrażenie (Zdolność)."},
    {"S07", "Once per turn, one of your attacks of range 1 may be treated as one of range up to 2.",
     "Raz na turę jeden z twoich ataków o zasięgu 1 możesz potraktować jak atak o zasięgu do 2."},
    {"S08",
     "When you resolve a Strike card of the row, if the first action of your turn was Move, it deals 1 light damage "
     "more.",
     "Gdy rozstrzygasz Uderzenie kartą z Rzędu Ataku, jeśli pierwszą akcją twojej tury był Ruch, zadaje ono "
     "dodatkowo 1 lekkie Obrażenie."},
    {"S09", "At the end of your turn, if your hand is empty, remove 1 light damage from yourself.",
     "Na końcu swojej tury, jeśli nie masz kart na ręce, usuń ze swojego Zawodnika 1 lekkie Obrażenie."},
    {"S10", "Once per turn, after your Move action, you may move up to 1 space.",
     "Raz na turę po swojej akcji Ruch możesz poruszyć się o maksymalnie 1 pole."},
    {"S11", "Your strain in a knockdown test is 2 lower (not below 0).",
     "Twoje Osłabienie w Teście Knockdownu jest o 2 mniejsze (nie mniej niż 0)."},
    {"S12", "Once per round, when a Strike's damage pool gives you heavy damage, take 1 of those heavy cubes as light.",
     "Raz na rundę, gdy pula Obrażeń Uderzenia zadaje ci ciężkie Obrażenia, 1 z tych ciężkich kostek przyjmij jako "
     "lekką."},
};

TEST(KnockdownTexts, ReadAsARulebookDoes) { tests::expect_lines(*game_of(real_content()), kKnockdownTexts); }

}  // namespace
}  // namespace kostka::games::knockdown
