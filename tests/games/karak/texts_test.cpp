#include "tests/games/karak/real_karak.h"
#include "tests/games/pinned_texts.h"

namespace kostka::games::karak {
namespace {

constexpr tests::PinnedText kKarakTexts[] = {
    {"horan",
     "Battle Strategy: Once per battle you may re-roll any number of your knight dice; the second results stand.",
     "Strategia walki: Raz na walkę możesz ponowić rzut dowolną liczbą swoich kości rycerzy; liczą się drugie "
     "wyniki."},
    {"horan", "Plunder: After a battle you win, take the resources of the tile as if you had gathered.",
     "Plądrowanie: Po wygranej walce weź z płytki zasoby tak jak w akcji Gromadzenia zasobów."},
    {"taia", "Foresight: When you explore, draw 1 tile more and choose 1; the rest goes under the stack of its level.",
     "Przewidywanie: Gdy odkrywasz płytkę, dobierz o 1 płytkę więcej i wybierz jedną; resztę połóż pod stosem jej "
     "poziomu."},
    {"taia", "Omen: When you draw monster armies, draw 1 more, choose, and return the rest to the bag.",
     "Omen: Gdy losujesz armie potworów, wylosuj o 1 więcej, wybierz spośród nich, a resztę wrzuć z powrotem do "
     "woreczka."},
    {"xanros",
     "Necromancy: On a tile free of monsters, you may spend an action to take 1 skeleton die. It is not a Train "
     "action.",
     "Nekromancja: Na płytce bez potworów możesz poświęcić akcję, aby wziąć 1 kość szkieletów. Nie jest to akcja "
     "Szkolenia oddziałów."},
    {"xanros", "Soul Collector: For each of your units that dies in a battle, regain 1 life point.",
     "Kolekcjoner dusz: Za każdy swój oddział, który ginie w walce, odzyskaj 1 punkt wytrzymałości."},
    {"elspeth", "Finesse: Once per battle you may re-roll your hero die; the second result stands.",
     "Finezja: Raz na walkę możesz ponowić rzut swoją kością bohatera; liczy się drugi wynik."},
    {"darius", "Ambush: You beat armies of strength 1 without rolling.",
     "Zasadzka: Armie o sile 1 pokonujesz bez rzutu."},
    {"darius",
     "Forced March: Once per turn your move may be 2 tiles over discovered ones; the first must be free of monsters.",
     "Forsowny marsz: Raz na turę możesz w ramach ruchu przejść o 2 odkryte płytki; na pierwszej nie może być "
     "potworów."},
    {"lorraine", "Provisions: In each Gather action you take 1 more of one resource that the tile gives.",
     "Zapasy: W każdej akcji Gromadzenia zasobów bierzesz o 1 więcej wybranego zasobu z tej płytki."},
    {"lorraine",
     "Long Shot: You may fight an army on an adjacent discovered tile from your own, but not over a chasm. If you "
     "win, you may step there; if you lose, you stay.",
     "Daleki strzał: Możesz ze swojej płytki walczyć z armią na sąsiedniej odkrytej płytce, ale nie przez przepaść. "
     "Po zwycięstwie możesz tam wejść, po porażce zostajesz na miejscu."},
    {"aderyn",
     "Rebels: On a landscape tile with forest, you may spend an action and 2 food to take 1 knight die. It is not a "
     "Train action. Once per turn.",
     "Rebelianci: Na płytce krajobrazu z lasem możesz poświęcić akcję i 2 żywności, aby wziąć 1 kość rycerzy. Nie "
     "jest to akcja Szkolenia oddziałów. Raz na turę."},
    {"aderyn", "Sneak: You need not fight monster armies on tiles you enter, except the Dark General's.",
     "Skradanie się: Nie musisz walczyć z armiami potworów na płytkach, na które wchodzisz. Wyjątkiem jest armia "
     "Mrocznego Generała."},
    {"argentus",
     "Magic Duplicate: Once per turn, in battle, you may use a Fire Bolt without discarding it (+1), or discard it "
     "for +2.",
     "Magiczny duplikat: W walce możesz użyć Ognistego pocisku bez odrzucania go (+1 do siły ataku) albo odrzucić go "
     "za +2. W ten sposób możesz użyć 1 zaklęcia na turę."},
    {"argentus",
     "King of the Wild: Once per turn, outside battle, you may move 1 monster army of strength 3 or less to another "
     "empty tile on which a city could be built. It is not an action.",
     "Król dziczy: Raz na turę, w dowolnym momencie poza walką, możesz przenieść 1 armię potworów o sile nie "
     "większej niż 3 na inną pustą płytkę, na której można wybudować miasto. Nie jest to akcja."},
    {"valduk", "Battle Rage: If your hero die shows 2 skulls, add 2 to your attack in this battle.",
     "Szał bojowy: Jeśli na swojej kości bohatera wyrzucisz 2 czaszki, dodaj w tej walce 2 do siły ataku."},
    {"valduk",
     "Hard Head: Instead of losing a unit in a battle you may lose 1 life point. You may save as many units as you "
     "have life points.",
     "Twardy łeb: Zamiast stracić oddział w walce, możesz stracić 1 punkt wytrzymałości. Możesz tak uratować tyle "
     "oddziałów, ile masz punktów wytrzymałości."},
    {"kirima", "Whirl of Battle: Add 1 to your attack against an army that was already on the board.",
     "Wir walki: Atakując armię potworów, która już wcześniej była na planszy, dodaj 1 do siły ataku."},
    {"kirima",
     "Helper from Dreams: Once per turn your move may take you to any wounded hero; then you may heal 1 life point "
     "of your own and 1 of that hero.",
     "Pomocnik ze snów: Raz na turę możesz w ramach ruchu przenieść się do dowolnego rannego bohatera; możesz wtedy "
     "wyleczyć 1 własny punkt wytrzymałości oraz 1 punkt tego bohatera."},
    {"saigo", "Seasoned Wanderer: When you build your city, you also erect an Archery Range in it free of charge.",
     "Doświadczony wędrowiec: Gdy budujesz miasto, wznosisz w nim za darmo Tor łuczniczy."},
    {"L1-03", "A chasm on edge 0, counted clockwise from 0 at the top.",
     "Przepaść na krawędzi 0, licząc zgodnie z ruchem wskazówek zegara od 0 u góry."},
    {"L2-02", "Chasms on edges 0 and 2, counted clockwise from 0 at the top.",
     "Przepaście na krawędziach 0 i 2, licząc zgodnie z ruchem wskazówek zegara od 0 u góry."},
    {"L1-19",
     "Whoever enters while no other hero is there must fight its goblin horde (strength 1); victory gives 1 food and "
     "1 wood.",
     "Kto tu wejdzie, gdy nie ma tu innego bohatera, musi walczyć z hordą goblinów (siła 1); zwycięstwo daje 1 "
     "żywność i 1 drewno."},
    {"L1-20",
     "Whoever enters while no other hero is there must fight its rock-eaters (strength 2); victory gives 1 stone.",
     "Kto tu wejdzie, gdy nie ma tu innego bohatera, musi walczyć ze skałożercami (siła 2); zwycięstwo daje 1 "
     "kamień."},
    {"L2-01", "Gathering gives 2 food and 2 wood.", "Gromadzenie zasobów daje 2 żywności i 2 drewna."},
    {"sword", "+1 to your attack in every battle.", "+1 do siły ataku w każdej walce."},
    {"fire_bolt", "+1 to your attack in one battle; then it is removed from the game.",
     "+1 do siły ataku w jednej walce; potem jest usuwany z gry."},
    {"healing",
     "In your turn, outside battle: regain 2 life points. It is not an action and does not lift the Plague. Then it "
     "is removed from the game.",
     "W swojej turze, poza walką: odzyskaj 2 punkty wytrzymałości. Nie jest to akcja i nie usuwa Zarazy. Potem jest "
     "usuwane z gry."},
    {"blessing",
     "At any moment of your turn: take any 1 unit die from the tray, if your glory allows it. Cast right after a "
     "battle, it also cancels all skulls you have rolled in it. Then it is removed from the game.",
     "W dowolnym momencie swojej tury: weź z podajnika 1 dowolną kość oddziału, jeśli pozwala na to twój poziom "
     "chwały. Rzucone zaraz po walce anuluje też wszystkie czaszki, które w niej wyrzucisz. Potem jest usuwane z "
     "gry."},
    {"haste", "1 action more each turn, counted at its start.",
     "W każdej turze masz o 1 akcję więcej; sprawdza się to na jej początku."},
    {"life", "Your maximum life is 1 higher; when you put it on, you regain as much.",
     "Twoja maksymalna wytrzymałość jest o 1 wyższa; gdy go zakładasz, tyle samo odzyskujesz."},
    {"bear", "While you wear it, the bear die is yours.", "Dopóki go nosisz, należy do ciebie kość niedźwiedzia."},
    {"crystal", "Take the Time Lord die; this token is removed from the game.",
     "Weź kość Pana Czasu; ten żeton jest usuwany z gry."},
    {"camp", "Here you may train knights.", "Tu możesz szkolić oddziały rycerzy."},
    {"camp", "Cost: 2 food, 1 wood and 1 stone.", "Koszt: 2 żywności, 1 drewno i 1 kamień."},
    {"die-knight", "Training one costs 3 food. There are 10.", "Koszt szkolenia: 3 żywności. W grze jest ich 10."},
};

TEST(KarakTexts, ReadAsARulebookDoes) { tests::expect_lines(*game_of(real_content()), kKarakTexts); }

// What is told of an army goes by the number of its name.
TEST(KarakTexts, ArmiesFleeInTheNumberOfTheirName) {
  using kernel::Document;
  const auto game = game_of(real_content());
  const auto told_of = [&](const std::string& army) {
    const Document map =
        Document::list({Document::map({{"tile", "start-castle"}, {"q", 0}, {"r", 0}}),
                        Document::map({{"tile", "start-forest"}, {"q", 0}, {"r", -1}}),
                        Document::map({{"tile", "start-farm"}, {"q", 1}, {"r", -1}}),
                        Document::map({{"tile", "L1-01"}, {"q", 1}, {"r", 0}, {"armies", Document::list({army})}})});
    const auto match = match_at(
        *game, setup_of(*game, 2, true),
        {{"active", 0}, {"starter", 0}, {"players.0.hero", "argentus"}, {"players.1.hero", "taia"}, {"map", map}});
    choose(*match, "roar:1,0:" + army);
    choose(*match, "to:0,-1");
    std::string all;
    for (const kernel::Told& each : match->events()) {
      const kernel::Text text = match->table().event_text(each.event);
      all += text.en + ' ' + text.pl + '\n';
    }
    return all;
  };
  const std::string dryads = told_of("dryads"), elemental = told_of("air_elemental");
  EXPECT_NE(dryads.find("Argentus roars: Dryads (2) flee to "), std::string::npos) << dryads;
  EXPECT_NE(dryads.find("Ryk lwa (Argentus): Driady (2) uciekają na: "), std::string::npos) << dryads;
  EXPECT_NE(elemental.find("Air Elemental (3) flees to "), std::string::npos) << elemental;
  EXPECT_NE(elemental.find("Żywiołak powietrza (3) ucieka na: "), std::string::npos) << elemental;
}

// A pack need not give the forms of a name that only sentences ask for.
TEST(KarakTexts, DoWithoutTheFormsOfAName) {
  const auto game = game_of(
      real_content({{"buildings.buildings.2",
                     kernel::Document::map({{"id", "range"},
                                            {"name", kernel::Document::map({{"en", "Butts"}, {"pl", "Strzelnica"}})},
                                            {"cost", kernel::Document::map({{"wood", 1}})},
                                            {"gives", kernel::Document::map({{"trains", "archer"}})},
                                            {"origin", "house"},
                                            {"source", "a test"}})}}));
  EXPECT_EQ(game->item("saigo")->lines[1].en,
            "Seasoned Wanderer: When you build your city, you also erect Butts in it free of charge.");
}

}  // namespace
}  // namespace kostka::games::karak
