// Sentences of Relic: Nemesis held as they are: one of each construction, in both languages.
#include "content/load.h"
#include "content/packed_content.h"
#include "games/registry.h"
#include "kernel/data/diagnostics.h"
#include "tests/games/pinned_texts.h"

namespace kostka::games::relic {
namespace {

constexpr tests::PinnedText kNemesisTexts[] = {
    {"rne-hybrid-congregation",
     "When battle scores are added up: +1 to the enemy's battle score for each asset with the trait “Apostate” in play "
     "(up to 3).",
     "Przy obliczaniu wartości walki: +1 do wartości walki wroga za każdy zasób o cesze „apostata” w grze (najwyżej "
     "3)."},
    {"rne-eversor-assassin",
     "When you are vanquished, before anything else happens, you may take an enemy on this space as a trophy.",
     "Gdy twoja postać zostanie pokonana, zanim stanie się cokolwiek innego, możesz wziąć wroga z tego pola jako "
     "trofeum."},
    {"rne-eversor-assassin", "When you are vanquished, keep all your trophies.",
     "Gdy twoja postać zostanie pokonana, zachowujesz wszystkie trofea."},
    {"rne-eversor-assassin", "Your trophies count as assets.", "Twoje trofea są zasobami."},
    {"rne-storm-trooper-sergeant",
     "When you win the battle, if the value of an enemy is at least 5, you may reveal the top Wargear card and buy it "
     "if you like at 2 less.",
     "Gdy wygrasz walkę, jeśli wartość któregoś z wrogów wynosi co najmniej 5, możesz odkryć wierzchnią kartę "
     "Uzbrojenia i kupić ją o 2 taniej."},
    {"rne-freebooter-turncoat", "When you win the battle, you may take this card as an asset instead of a trophy.",
     "Gdy wygrasz walkę, możesz wziąć tę kartę jako zasób zamiast jako trofeum."},
    {"rne-freebooter-turncoat", "When you prepare for battle, if this card is your asset: +2 to the battle score.",
     "Podczas przygotowania do walki, jeśli ta karta jest twoim zasobem: +2 do wartości walki."},
    {"rne-the-whispering-gem", "When you draw a Corruption card, its activation number counts as 1.",
     "Gdy dobierzesz kartę Spaczenia, jej stopień aktywacji wynosi 1."},
    {"rne-the-immeasurable-tome",
     "At the start of your Movement phase, you may take 1 Power card from the top of the discard pile.",
     "Na początku swojej fazy ruchu możesz wziąć 1 kartę Mocy z wierzchu stosu kart odrzuconych."},
    {"rne-the-immeasurable-tome", "Power cards that you play go under the discard pile.",
     "Zagrane przez ciebie karty Mocy trafiają na spód stosu kart odrzuconych."},
    {"rne-rosary-of-the-nine-martyrs", "When you discard one or more Corruption cards, gain 1 influence.",
     "Gdy odrzucisz co najmniej jedną kartę Spaczenia, zyskujesz 1 żeton wpływów."},
    {"rne-blade-of-the-ninth-oath", "When you win a battle with a nemesis, the opponent loses 1 Life.",
     "Gdy wygrasz walkę z nemezis, przeciwnik traci 1 punkt życia."},
    {"rne-crown-of-ash", "Before the roll of a skill test, if it is a test of a skill duel: +1 to the skill value.",
     "Przed rzutem w teście umiejętności, jeśli jest to test w pojedynku umiejętności: +1 do wartości umiejętności."},
    {"rne-crown-of-ash", "When you win a skill duel, gain 1 completed mission.",
     "Gdy wygrasz pojedynek umiejętności, zyskujesz 1 ukończoną misję."},
    {"rne-vortex-grenade",
     "When you prepare for battle, you may discard this card to take all enemies on this space as trophies.",
     "Podczas przygotowania do walki możesz odrzucić tę kartę, aby wziąć wszystkich wrogów z tego pola jako trofea."},
    {"rne-plecian-tome",
     "At the start of your Movement phase, you may discard this card to gain 1 Cunning and end the turn.",
     "Na początku swojej fazy ruchu możesz odrzucić tę kartę, aby zyskać 1 punkt sprytu i zakończyć turę."},
    {"rne-scissorhand", "Whenever one of your dice explodes in battle, lose 1 Life.",
     "Gdy twoja kość wybuchnie w walce, tracisz 1 punkt życia."},
    {"rne-headhunters-harpoon",
     "When you prepare for battle, if you fight a nemesis or an enemy has an omen symbol: +3 to the battle score.",
     "Podczas przygotowania do walki, jeśli walczysz z nemezis lub któryś z wrogów ma symbol omenu: +3 do wartości "
     "walki."},
    {"rne-denouncers-seal",
     "At the start of your Experience phase, if another player is on your space and you are a devotee, you may do "
     "this: another player of your choice on this space who is an apostate loses 2 influence and you gain 1 "
     "influence.",
     "Na początku swojej fazy doświadczenia, jeśli na twoim polu stoi inny gracz i jesteś wiernym, możesz zrobić tak: "
     "wybrany inny gracz na tym polu, który jest apostatą, traci 2 żetony wpływów, a ty zyskujesz 1 żeton wpływów."},
    {"rne-deep-void-auspex",
     "At the start of your Exploration phase, you may look at the top card of a Threat deck of your choice and "
     "discard it or put it back.",
     "Na początku swojej fazy eksploracji możesz obejrzeć wierzchnią kartę wybranej talii Zagrożenia i odrzucić ją "
     "albo odłożyć z powrotem."},
    {"rne-void-lantern", "After your movement roll, you may reroll the die.",
     "Po swoim rzucie ruchu możesz powtórzyć ten rzut."},
    {"rne-public-denunciation",
     "Event: each player: if that player is an apostate and has at most 1 influence, that player discards 1 asset with "
     "the trait “Apostate”; then, if that player is an apostate and has at least 2 influence, that player chooses one: "
     "loses 2 influence or discards 1 asset with the trait “Apostate”.",
     "Wydarzenie: każdy gracz: jeśli jest apostatą i ma najwyżej 1 żeton wpływów, odrzuca 1 zasób o cesze „apostata”; "
     "potem, jeśli jest apostatą i ma co najmniej 2 żetony wpływów, wybiera jedno: traci 2 żetony wpływów albo odrzuca "
     "1 zasób o cesze „apostata”."},
    {"rne-public-denunciation", "Event, if you are a devotee: gain 1 influence.",
     "Wydarzenie, jeśli jesteś wiernym: zyskujesz 1 żeton wpływów."},
    {"rne-dark-alliance", "Only with the variant Enemies of the Imperium.", "Tylko w wariancie Wrogowie Imperium."},
    {"rne-dark-alliance", "Special rule: When you complete a mission, your teammate gains 1 infamy.",
     "Specjalna zasada: Gdy ukończysz misję, twój partner z drużyny zyskuje 1 punkt niesławy."},
    {"rne-hulk-of-the-wayward-warrior",
     "Special rule: Trophies that you spend may be laid on this sheet instead of their discard piles, but never those "
     "of a Nemesis deck; they form the scenario deck.",
     "Specjalna zasada: Wydawane trofea możesz kłaść na tym arkuszu zamiast na stosach kart odrzuconych, ale nigdy te "
     "z "
     "talii Nemezis; tworzą one talię scenariusza."},
    {"rne-master-collector",
     "Special rule: A space of the inner sector with a token is treated as if it were not on the board.",
     "Specjalna zasada: Pole sektora wewnętrznego z żetonem traktuje się tak, jakby nie było go na planszy."},
    {"rne-shoulder-to-shoulder",
     "Special rule: At the start of your Experience phase, if another player is on your space, you may hand another "
     "player on your space any amount of influence, any Power cards and one asset, or ask that player for them.",
     "Specjalna zasada: Na początku swojej fazy doświadczenia, jeśli na twoim polu stoi inny gracz, możesz przekazać "
     "innemu graczowi na twoim polu dowolne wpływy, karty Mocy i jeden zasób albo o nie poprosić."},
};

TEST(RelicNemesisTexts, ReadAsARulebookDoes) {
  kernel::Diagnostics diagnostics;
  const auto game = content::load_packed(*find_module("relic-nemesis"), content::packed_content, diagnostics);
  ASSERT_NE(game, nullptr) << diagnostics.to_text();
  tests::expect_lines(*game, kNemesisTexts);
}

}  // namespace
}  // namespace kostka::games::relic
