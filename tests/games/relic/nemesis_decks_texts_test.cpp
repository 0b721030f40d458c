#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "games/relic/relic.h"
#include "kernel/data/diagnostics.h"
#include "tests/games/pinned_texts.h"

namespace kostka::games::relic {
namespace {

// Of each construction that only nemeses, their decks and the Imperium deck use, one sentence.
constexpr tests::PinnedText kNemesisDeckTexts[] = {
    {"rne-githellion", "When any player discards one or more Corruption cards, gain 2 infamy.",
     "Gdy dowolny gracz odrzuci co najmniej jedną kartę Spaczenia, zyskujesz 2 punkty niesławy."},
    {"rne-githellion",
     "Special reward: A player of your choice in this area discards 1 Corruption card and loses 1 Life.",
     "Specjalna nagroda: Wybrany gracz w tym obszarze odrzuca 1 kartę Spaczenia i traci 1 punkt życia."},
    {"rne-luxuria",
     "When battle scores are added up: +1 to the battle score for each Corruption card of a player of your choice.",
     "Przy obliczaniu wartości walki: +1 do wartości walki za każdą kartę Spaczenia wybranego gracza."},
    {"rne-luxuria",
     "When you win a battle with a character, the opponent loses no Life for the defeat and draws 1 Corruption card.",
     "Gdy wygrasz walkę z postacią, przeciwnik nie traci punktu życia za przegraną i dobiera 1 kartę Spaczenia."},
    {"rne-luxuria", "Special reward: Gain 1 infamy for every 4 influence of all players together.",
     "Specjalna nagroda: Zyskujesz 1 punkt niesławy za każde 4 żetony wpływów wszystkich graczy łącznie."},
    {"rne-moarn", "When you roll in battle, your dice explode on 1 or 6.",
     "Przy swoim rzucie walki twoje kości wybuchają przy wyniku 1 lub 6."},
    {"rne-moarn",
     "After your movement roll, you may spend 1 to 3 infamy to add 1 to the movement value for each infamy spent.",
     "Po swoim rzucie ruchu możesz wydać od 1 do 3 punktów niesławy, aby dodać 1 do wartości ruchu za każdy wydany "
     "punkt niesławy."},
    {"rne-moarn",
     "At the start of your Experience phase, if there are at least 3 Threat cards on this space or at least 4 players "
     "are in the game and there are at least 2 Threat cards on this space, you may discard 1 enemy on your space to "
     "gain 1 infamy.",
     "Na początku swojej fazy doświadczenia, jeśli na tym polu są co najmniej 3 karty Zagrożenia lub w grze jest co "
     "najmniej 4 graczy i na tym polu są co najmniej 2 karty Zagrożenia, możesz odrzucić 1 wroga na swoim polu, aby "
     "zyskać 1 punkt niesławy."},
    {"rne-rumours-at-court", "Crisis: gain 1 infamy; then each player may pay 1 influence: you lose 1 infamy.",
     "Kryzys: zyskujesz 1 punkt niesławy; potem każdy gracz może zapłacić 1 żeton wpływów: ty tracisz 1 punkt "
     "niesławy."},
    {"rne-specimen-x",
     "When battle scores are added up, if there are at least 5 enemies with the trait “Tyranid” on the board: +2 to "
     "the battle score.",
     "Przy obliczaniu wartości walki, jeśli na planszy jest co najmniej 5 wrogów o cesze „Tyranid”: +2 do wartości "
     "walki."},
    {"rne-specimen-x",
     "At the start of your Movement phase, you may move to any space of this area with an enemy with the trait "
     "“Tyranid” and end the phase.",
     "Na początku swojej fazy ruchu możesz przejść na dowolne pole tego obszaru z wrogiem o cesze „Tyranid” i "
     "zakończyć fazę."},
    {"rne-imperial-guardsman",
     "At the start of your Engagement phase, draw 1 Imperium card onto this space (an event is discarded without "
     "effect).",
     "Na początku swojej fazy działania dobierasz na to pole 1 kartę Imperium (wydarzenie odrzuca się bez "
     "rozpatrywania)."},
    {"rne-pilgrim-levy",
     "When battle scores are added up: +1 to the agents' battle score for each player in this area.",
     "Przy obliczaniu wartości walki: +1 do wartości walki agentów za każdego gracza w tym obszarze."},
    {"rne-death-riders-of-krieg",
     "When battle scores are added up, if you fight at least 2 agents: +2 to the agents' battle score.",
     "Przy obliczaniu wartości walki, jeśli walczysz z co najmniej dwoma agentami: +2 do wartości walki agentów."},
    {"rne-salvage-crew", "When you win the battle, take 1 arsenal card from the Imperium discard pile.",
     "Gdy wygrasz walkę, bierzesz 1 kartę arsenału ze stosu kart odrzuconych Imperium."},
    {"rne-ultramarines-bike", "When you lose the battle, put this card on the space of the nearest player.",
     "Gdy przegrasz walkę, kładziesz tę kartę na polu najbliższego gracza."},
    {"rne-venerable-dreadnaught", "When you win the battle, you may discard all agents of one space of your choice.",
     "Gdy wygrasz walkę, możesz odrzucić wszystkich agentów z jednego wybranego pola."},
    {"rne-manhunt", "Event: the player on your left may move to the space of the nemesis.",
     "Wydarzenie: gracz po twojej lewej stronie może przejść na pole nemezis."},
    {"rne-cipher-engine",
     "At the start of your Exploration phase, you may look at the top card of the Imperium deck and discard it or put "
     "it back.",
     "Na początku swojej fazy eksploracji możesz obejrzeć wierzchnią kartę talii Imperium i odrzucić ją albo odłożyć "
     "z powrotem."},
    {"rne-kiss-of-the-brood",
     "Nemesis text: Give this card to a player of your choice in this sector who has at most 3 Corruption cards. It "
     "counts as drawn.",
     "Tekst nemezis: Dajesz tę kartę wybranemu graczowi w tym sektorze, który ma najwyżej 3 karty Spaczenia. Liczy się "
     "jako dobrana."},
    {"rne-throne-of-blood", "Nemesis text: Put this card on any space of this sector that shows a threat icon.",
     "Tekst nemezis: Kładziesz tę kartę na dowolnym polu tego sektora z symbolem zagrożenia."},
    {"rne-throne-of-blood",
     "Encounter: you may discard 1 trophy: gain 1 level and the nemesis to which this card belongs gains 2 infamy.",
     "Spotkanie: możesz odrzucić 1 trofeum: zyskujesz 1 poziom, a nemezis, do której należy ta karta, zyskuje 2 punkty "
     "niesławy."},
    {"rne-verdict-on-the-pure", "Crisis: gain 1 infamy for each player who has no Corruption cards (up to 3).",
     "Kryzys: zyskujesz 1 punkt niesławy za każdego gracza, który nie ma kart Spaczenia (najwyżej 3)."},
    {"rne-call-to-the-arena", "Crisis: the nearest player chooses one: loses 2 Life or you gain 2 infamy.",
     "Kryzys: najbliższy gracz wybiera jedno: traci 2 punkty życia albo ty zyskujesz 2 punkty niesławy."},
    {"rne-brood-call",
     "Crisis: up to 2 times: put the topmost enemy with the trait “Tyranid” of the blue discard pile on any space of "
     "this sector.",
     "Kryzys: do 2 razy: kładziesz wierzchniego wroga o cesze „Tyranid” z niebieskiego stosu kart odrzuconych na "
     "dowolnym polu tego sektora."},
    {"rne-the-starlight-blade",
     "At the start of your Experience phase, if no player has a Corruption card, gain 1 infamy.",
     "Na początku swojej fazy doświadczenia, jeśli żaden gracz nie ma karty Spaczenia, zyskujesz 1 punkt niesławy."},
    {"rne-striking-beauty", "Before a battle, you may evade any number of enemies for 1 influence each.",
     "Przed walką możesz uniknąć dowolnej liczby wrogów, każdego za 1 żeton wpływów."},
    {"rne-silence-of-the-hive",
     "When you prepare for a battle with a character, you may do this: the opponent cannot use Power cards.",
     "Podczas przygotowania do walki z postacią możesz zrobić tak: przeciwnik nie może używać kart Mocy."},
    {"rne-familiar-stranger", "This card counts as an enemy with the trait “Tyranid” on your space.",
     "Ta karta liczy się jako wróg o cesze „Tyranid” na twoim polu."},
    {"rne-berserker-rage",
     "At the start of your Movement phase, you may move to the space of the nearest player and end the phase.",
     "Na początku swojej fazy ruchu możesz przejść na pole najbliższego gracza i zakończyć fazę."},
};

TEST(RelicNemesisDeckTexts, ReadAsARulebookDoes) {
  kernel::Diagnostics diagnostics;
  const auto game = content::load_packed(*find_module("relic-nemesis"), content::packed_content, diagnostics);
  ASSERT_NE(game, nullptr) << diagnostics.to_text();
  tests::expect_lines(*game, kNemesisDeckTexts);
}

}  // namespace
}  // namespace kostka::games::relic
