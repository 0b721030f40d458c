#include "content/yaml.h"
#include "games/relic/relic.h"
#include "kernel/data/diagnostics.h"
#include "tests/games/pinned_texts.h"

namespace kostka::games::relic {
namespace {

constexpr tests::PinnedText kRelicTexts[] = {
    {"tr-pit-of-fists",
     "Encounter: you may pay 1 influence: put 1 charge on this card; then fight a battle with an enemy of Strength "
     "6:\n– won: choose one: gain 1 influence for each charge on this card or gain 1 Strength; then you discard this "
     "card;\n– lost: the player on your left gains 1 influence.",
     "Spotkanie: możesz zapłacić 1 żeton wpływów: kładziesz 1 żeton ładunku na tej karcie; potem walczysz z wrogiem, "
     "którego siła wynosi 6:\n– wygrana: wybierasz jedno: zyskujesz 1 żeton wpływów za każdy żeton ładunku na tej "
     "karcie albo zyskujesz 1 punkt siły; potem odrzucasz tę kartę;\n– przegrana: gracz po twojej lewej stronie "
     "zyskuje 1 żeton wpływów."},
    {"second-sight",
     "At the start of your Exploration phase, you may look at the top 3 cards of a Threat deck of your choice (they "
     "go back in any order).",
     "Na początku swojej fazy eksploracji możesz obejrzeć 3 wierzchnie karty wybranej talii Zagrożenia (wracają na "
     "wierzch w dowolnej kolejności)."},
    {"ty-whispering-marksman", "At the start of your Engagement phase, test Cunning against 6; failure: lose 1 Life.",
     "Na początku swojej fazy działania wykonujesz test sprytu 6; porażka: tracisz 1 punkt życia."},
    {"chapel-of-turning-cogs", "Put 2 charges on one of your cards that shows charges.",
     "Kładziesz 2 żetony ładunków na jednej ze swoich kart z symbolem ładunku."},
    {"chapel-of-turning-cogs",
     "Test Cunning against 9; success: take the top Wargear card without paying its cost; failure: lose 1 Life.",
     "Wykonujesz test sprytu 9; sukces: bierzesz wierzchnią kartę Uzbrojenia bez opłacania kosztu; porażka: tracisz "
     "1 punkt życia."},
    {"predators-trail",
     "Test Strength against 9:\n– success: choose one: gain 1 Strength or gain 3 influence;\n– failure: lose 1 Life.",
     "Wykonujesz test siły 9:\n– sukces: wybierasz jedno: zyskujesz 1 punkt siły albo zyskujesz 3 żetony wpływów;\n– "
     "porażka: tracisz 1 punkt życia."},
    {"mirror-nebula",
     "Roll a die:\n– 1: lose a turn;\n– 2: lose 2 influence;\n– 3–4: gain 3 influence;\n– 5: draw 2 Power cards;\n– "
     "6: gain 1 Cunning.",
     "Rzucasz kością:\n– 1: tracisz turę;\n– 2: tracisz 2 żetony wpływów;\n– 3–4: zyskujesz 3 żetony wpływów;\n– 5: "
     "dobierasz 2 karty Mocy;\n– 6: zyskujesz 1 punkt sprytu."},
    {"mirror-nebula", "Take 2 influence from a player of your choice in this sector.",
     "Zabierasz 2 żetony wpływów wybranemu graczowi w tym sektorze."},
    {"guardian-of-the-rift",
     "Test your lowest attribute against 9; success: draw 1 Power card and gain 1 influence; failure: lose 1 Life.",
     "Wykonujesz test najniższego atrybutu (wartość docelowa 9); sukces: dobierasz 1 kartę Mocy i zyskujesz 1 żeton "
     "wpływów; porażka: tracisz 1 punkt życia."},
    {"last-bastion", "Choose one:\n– draw and resolve 2 blue Threat cards;\n– lose 1 Life and gain 3 influence.",
     "Wybierasz jedno:\n– dobierasz i rozpatrujesz 2 niebieskie karty Zagrożenia;\n– tracisz 1 punkt życia i "
     "zyskujesz 3 żetony wpływów."},
    {"warp-rift",
     "If your level is at least 8, move 1 space more; then, if you have at least 2 Relic cards, move 1 space more; "
     "then you may pay 8 influence to move 1 space more; then you move 1 space along the arrow.",
     "Jeśli twój poziom wynosi co najmniej 8, wydłużasz ruch o 1 pole; potem, jeśli masz co najmniej 2 karty "
     "Relikwii, wydłużasz ruch o 1 pole; potem możesz zapłacić 8 żetonów wpływów, aby wydłużyć ruch o 1 pole; potem "
     "przechodzisz o 1 pole zgodnie ze strzałką."},
    {"chaos-titan-mals-furia",
     "Choose one:\n– lose 2 Life;\n– discard 2 assets and then end the phase;\n– discard 1 Power card and then lose "
     "1 Life.",
     "Wybierasz jedno:\n– tracisz 2 punkty życia;\n– odrzucasz 2 zasoby, a potem kończysz fazę;\n– odrzucasz 1 kartę "
     "Mocy, a potem tracisz 1 punkt życia."},
    {"callidus-assassin", "Power limit: 3 (4 from level 8).", "Limit mocy: 3 (od 8. poziomu: 4)."},
    {"canoness", "Power limit: 2 (3 from level 4, 4 from level 8).",
     "Limit mocy: 2 (od 4. poziomu: 3, od 8. poziomu: 4)."},
    {"ultramarines-captain", "When you roll in battle, if you fight at least 2 enemies, you may reroll your dice.",
     "Przy swoim rzucie walki, jeśli walczysz z co najmniej dwoma wrogami, możesz powtórzyć swój rzut."},
    {"ultramarines-captain", "Special reward: Choose one: discard 1 Corruption card or gain 2 Life.",
     "Specjalna nagroda: Wybierasz jedno: odrzucasz 1 kartę Spaczenia albo zyskujesz 2 punkty życia."},
    {"commissar",
     "Encounter with the trait “Stranger”: you may take the card as an asset without abilities instead of resolving "
     "it.",
     "Spotkanie o cesze „nieznajomy”: możesz wziąć tę kartę jako zasób bez zdolności zamiast ją rozpatrywać."},
    {"commissar",
     "Special reward: Gain 1 influence; then each other player in this area chooses one:\n– pays 1 influence and "
     "then you gain 1 influence;\n– loses 1 Life.",
     "Specjalna nagroda: Zyskujesz 1 żeton wpływów; potem każdy inny gracz w tym obszarze wybiera jedno:\n– płaci 1 "
     "żeton wpływów, a potem ty zyskujesz 1 żeton wpływów;\n– traci 1 punkt życia."},
    {"ordo-malleus-inquisitor",
     "When you prepare for battle, you may pay 1 influence: another player of your choice in this sector chooses "
     "one:\n– discards 1 Power card and then you get +3 to the battle score;\n– loses 1 influence.",
     "Podczas przygotowania do walki możesz zapłacić 1 żeton wpływów: wybrany inny gracz w tym sektorze wybiera "
     "jedno:\n– odrzuca 1 kartę Mocy, a potem ty otrzymujesz +3 do wartości walki;\n– traci 1 żeton wpływów."},
    {"sanctioned-psyker",
     "When you roll in battle or when you roll in a skill test, if one of the dice shows 1 and it is a Willpower "
     "battle or Willpower test, choose one: lose 1 Life or draw 1 Corruption card.",
     "Przy swoim rzucie walki lub przy rzucie umiejętności, jeśli na którejś kości wypadło 1 i jest to walka na wolę "
     "lub test woli, wybierasz jedno: tracisz 1 punkt życia albo dobierasz 1 kartę Spaczenia."},
    {"rogue-trader",
     "When you prepare for battle or before the roll of a skill test, you may pay 3 influence to add 2 to the battle "
     "score and 2 to the skill value.",
     "Podczas przygotowania do walki lub przed rzutem w teście umiejętności możesz zapłacić 3 żetony wpływów, aby "
     "dodać 2 do wartości walki i 2 do wartości umiejętności."},
    {"ogryn", "When you are about to lose Life, roll a die; 4–6: prevent the loss of 1 Life.",
     "Gdy masz stracić punkt życia, rzucasz kością; 4–6: zapobiegasz utracie 1 punktu życia."},
    {"the-mystery-beyond", "Special rule: When you gain a relic, draw 1 Power card and gain 1 Life.",
     "Specjalna zasada: Gdy zdobędziesz relikwię, dobierasz 1 kartę Mocy i zyskujesz 1 punkt życia."},
    {"the-fourfold-taint",
     "Confrontation: Up to 3 times: choose one:\n– fight a battle with an enemy of Strength 14; won: put one of your "
     "tokens for Strength on the scenario sheet;\n– fight a battle with an enemy of Willpower 14; won: put one of "
     "your tokens for Willpower on the scenario sheet;\n– fight a battle with an enemy of Cunning 14; won: put one "
     "of your tokens for Cunning on the scenario sheet.\nThen, if you have exactly 3 tokens on the scenario sheet, "
     "win the game.",
     "Konfrontacja: Do 3 razy: wybierasz jedno:\n– walczysz z wrogiem, którego siła wynosi 14; wygrana: kładziesz na "
     "arkuszu scenariusza własny żeton za siłę;\n– walczysz z wrogiem, którego wola wynosi 14; wygrana: kładziesz na "
     "arkuszu scenariusza własny żeton za wolę;\n– walczysz z wrogiem, którego spryt wynosi 14; wygrana: kładziesz "
     "na arkuszu scenariusza własny żeton za spryt.\nPotem, jeśli na arkuszu scenariusza leżą dokładnie 3 twoje "
     "żetony, wygrywasz grę."},
    {"the-sleeping-engine",
     "Confrontation: Choose one:\n– test Strength against 12; success: put one of your tokens for Strength on the "
     "scenario sheet; failure: lose 1 Life;\n– test Willpower against 12; success: put one of your tokens for "
     "Willpower on the scenario sheet; failure: lose 1 Life;\n– test Cunning against 12; success: put one of your "
     "tokens for Cunning on the scenario sheet; failure: lose 1 Life.\nThen, if you have exactly 3 tokens on the "
     "scenario sheet, win the game.",
     "Konfrontacja: Wybierasz jedno:\n– wykonujesz test siły 12; sukces: kładziesz na arkuszu scenariusza własny "
     "żeton za siłę; porażka: tracisz 1 punkt życia;\n– wykonujesz test woli 12; sukces: kładziesz na arkuszu "
     "scenariusza własny żeton za wolę; porażka: tracisz 1 punkt życia;\n– wykonujesz test sprytu 12; sukces: "
     "kładziesz na arkuszu scenariusza własny żeton za spryt; porażka: tracisz 1 punkt życia.\nPotem, jeśli na "
     "arkuszu scenariusza leżą dokładnie 3 twoje żetony, wygrywasz grę."},
    {"beacon-of-ruin",
     "Confrontation: +1 to the enemy's battle score for each other player on this space; then fight a battle with an "
     "enemy of Willpower 12:\n– won: put one of your tokens on the scenario sheet and each other player loses 1 "
     "Life;\n– lost: choose one: discard 1 Power card or lose 2 influence.\nThen, if you have exactly 3 tokens on "
     "the scenario sheet, win the game.",
     "Konfrontacja: +1 do wartości walki wroga za każdego innego gracza na tym polu; potem walczysz z wrogiem, "
     "którego wola wynosi 12:\n– wygrana: kładziesz własny żeton na arkuszu scenariusza, a każdy inny gracz traci 1 "
     "punkt życia;\n– przegrana: wybierasz jedno: odrzucasz 1 kartę Mocy albo tracisz 2 żetony wpływów.\nPotem, "
     "jeśli na arkuszu scenariusza leżą dokładnie 3 twoje żetony, wygrywasz grę."},
    {"gathering-of-hosts",
     "Special rule: When you win the battle, if it was a battle with at least 2 enemies, gain 1 influence.",
     "Specjalna zasada: Gdy wygrasz walkę, jeśli była to walka z co najmniej dwoma wrogami, zyskujesz 1 żeton "
     "wpływów."},
    {"gathering-of-hosts",
     "Confrontation: You may discard up to 6 trophies to subtract 1 from the enemy's battle score for each card "
     "discarded in this way; then fight a battle of an attribute of your choice with an enemy of value 18; won: win "
     "the game.",
     "Konfrontacja: Możesz odrzucić do 6 trofeów, aby odjąć 1 od wartości walki wroga za każdą tak odrzuconą kartę; "
     "potem walczysz na wybrany atrybut z wrogiem o wartości 18; wygrana: wygrywasz grę."},
    {"festering-wound", "When activated: each player in this area loses 1 Life and you turn this card face down.",
     "Przy aktywacji: każdy gracz w tym obszarze traci 1 punkt życia, a ty zakrywasz tę kartę."},
    {"blood-frenzy", "You cannot evade enemies.", "Nie możesz unikać wrogów."},
    {"liberate-the-forge-world",
     "When drawn: The player on your left puts a character token on any space of the area “Forge World” and you "
     "reveal red Threat cards until an enemy appears and put it on the space with the token of this mission.",
     "Po dobraniu: Gracz po twojej lewej stronie kładzie żeton postaci na dowolnym polu obszaru „Świat Kuźnia”, a ty "
     "odkrywasz czerwone karty Zagrożenia aż do pierwszego wroga, który trafia na pole z żetonem tej misji."},
    {"watch-yourself",
     "Reward: Draw 1 Power card, gain 2 influence and the player whose token lies on this card loses 1 influence.",
     "Nagroda: Dobierasz 1 kartę Mocy i zyskujesz 2 żetony wpływów, a gracz, którego żeton leży na tej karcie, traci "
     "1 żeton wpływów."},
    {"plant-the-banner", "When drawn: Put a character token on any space of the middle sector.",
     "Po dobraniu: Kładziesz żeton postaci na dowolnym polu sektora środkowego."},
    {"faith-in-the-ashes", "Objective: Beat 1 enemy while your Life is at most 2 or be vanquished.",
     "Cel: Pokonaj 1 wroga przy najwyżej 2 punktach życia lub daj się pokonać."},
    {"pay-the-tithe",
     "Objective: In your turn, while you are on a corner space, you may pay 5 influence to complete this mission.",
     "Cel: W swojej turze, gdy stoisz na polu w narożniku, możesz zapłacić 5 żetonów wpływów, aby ukończyć tę "
     "misję."},
    {"proof-of-mastery", "Objective: Pass 2 skill tests.", "Cel: Zakończ sukcesem 2 testy umiejętności."},
    {"certainty", "Before the roll of a skill test, you may make the test succeed automatically.",
     "Przed rzutem w teście umiejętności możesz sprawić, że test automatycznie zakończy się sukcesem."},
    {"a-rivals-ill-luck", "When another player prepares for battle, you may add 3 to the enemy's battle score.",
     "Gdy inny gracz przygotowuje się do walki, możesz dodać 3 do wartości walki wroga."},
    {"turn-of-the-thread", "When you roll in battle or when you roll in a skill test, you may reroll your dice.",
     "Przy swoim rzucie walki lub przy rzucie umiejętności możesz powtórzyć swój rzut."},
    {"heart-reliquary-of-antias", "When you gain this card, gain 3 Life.",
     "Gdy zdobędziesz tę kartę, zyskujesz 3 punkty życia."},
    {"aegis-of-the-unbowed", "When you lose the battle, lose no Life for the defeat.",
     "Gdy przegrasz walkę, nie tracisz punktu życia za przegraną."},
    {"power-sword", "Charges: 4.", "Zapas ładunków: 4."},
    {"power-sword", "When you prepare for battle, you may spend 1 charge of this card to add 3 to the battle score.",
     "Podczas przygotowania do walki możesz wydać 1 żeton ładunku z tej karty, aby dodać 3 do wartości walki."},
    {"refractor-harness",
     "When battle scores are added up, you may spend 1 charge of this card to subtract 3 from the enemy's battle "
     "score.",
     "Przy obliczaniu wartości walki możesz wydać 1 żeton ładunku z tej karty, aby odjąć 3 od wartości walki wroga."},
    {"xenos-breaker-maul",
     "When you prepare for battle, if an enemy has the trait “Ork”, “Tyranid” or “Eldar”: +2 to the battle score.",
     "Podczas przygotowania do walki, jeśli któryś z wrogów ma cechę „Ork”, „Tyranid” lub „Eldar”: +2 do wartości "
     "walki."},
    {"tr-looted-plate-harness",
     "When you lose the battle, you may spend 1 charge of this card to lose no Life for the defeat.",
     "Gdy przegrasz walkę, możesz wydać 1 żeton ładunku z tej karty, aby nie stracić punktu życia za przegraną."},
    {"tr-mogrun-tithe-taker",
     "When any player ends a move, if that player is in this area and that player has at least 1 influence, that "
     "player loses 1 influence and puts 1 charge on this card.",
     "Gdy dowolny gracz zakończy ruch, jeśli stoi w tym obszarze i ma co najmniej 1 żeton wpływów, traci 1 żeton "
     "wpływów i kładzie 1 żeton ładunku na tej karcie."},
    {"tr-bone-market", "Encounter: you may discard 2 trophies and spend 1 charge of this card to gain 1 level.",
     "Spotkanie: możesz odrzucić 2 trofea i wydać 1 żeton ładunku z tej karty, aby zyskać 1 poziom."},
    {"tr-gold-jaw-corsair", "When you lose the battle, lose 1 influence and the player on your left gains 1 influence.",
     "Gdy przegrasz walkę, tracisz 1 żeton wpływów, a gracz po twojej lewej stronie zyskuje 1 żeton wpływów."},
    {"ty-bone-colossus", "This enemy cannot be evaded.", "Nie można unikać tego wroga."},
    {"ty-moonwing-glider", "When the battle is tied, put this card on the next space clockwise.",
     "Gdy walka zakończy się remisem, kładziesz tę kartę na następnym polu zgodnie z ruchem wskazówek zegara."},
    {"ty-silent-guild-pistol",
     "When you prepare for battle, if it is a Cunning battle, you may spend 1 charge of this card to add 3 to the "
     "score of Cunning battles.",
     "Podczas przygotowania do walki, jeśli jest to walka na spryt, możesz wydać 1 żeton ładunku z tej karty, aby "
     "dodać 3 do wartości walki na spryt."},
    {"drowned-crater", "Threat icons: 1 red and 1 blue.", "Symbole zagrożenia: 1 czerwony i 1 niebieski."},
    {"ashen-precinct", "Threat icons: 1 red and 1 yellow.", "Symbole zagrożenia: 1 czerwony i 1 żółty."},
    {"scrap-moon", "Threat icons: 2 red.", "Symbole zagrożenia: 2 czerwone."},
};

TEST(RelicTexts, ReadAsARulebookDoes) {
  kernel::Diagnostics diagnostics;
  const auto game = load(content::read_yaml_folder(KOSTKA_SOURCE_DIR "/content/relic", diagnostics), diagnostics);
  ASSERT_NE(game, nullptr) << diagnostics.to_text();
  tests::expect_lines(*game, kRelicTexts);
}

}  // namespace
}  // namespace kostka::games::relic
