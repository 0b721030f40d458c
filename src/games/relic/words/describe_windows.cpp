// The moments at which abilities act, in words.
#include "games/relic/words/describer.h"

namespace kostka::games::relic {

Text Describer::window(Window window, Whose whose) const {
  switch (whose) {
    case Whose::own: return own_window(window);
    case Whose::another: return window_of(window, {"another player", "inny gracz"});
    case Whose::anybody: return window_of(window, {"any player", "dowolny gracz"});
  }
  return {};
}

Text Describer::window_of(Window window, const Text& who) const {
  switch (window) {
    case Window::move_roll: return say("after {0} has rolled for movement", "gdy {0} wykona rzut ruchu", {who});
    case Window::move_end: return say("when {0} ends a move", "gdy {0} zakończy ruch", {who});
    case Window::battle_prepare: return say("when {0} prepares for battle", "gdy {0} przygotowuje się do walki", {who});
    case Window::battle_value:
      return say("when scores are added up in a battle of {0}", "gdy {0} oblicza wartości walki", {who});
    case Window::battle_win: return say("when {0} wins a battle", "gdy {0} wygra walkę", {who});
    case Window::battle_lose: return say("when {0} loses a battle", "gdy {0} przegra walkę", {who});
    case Window::battle_tie: return say("when {0} ties a battle", "gdy {0} zremisuje walkę", {who});
    case Window::mission_done: return say("when {0} completes a mission", "gdy {0} ukończy misję", {who});
    case Window::play:
      return say("when {0} uses a Power card for its ability", "gdy {0} używa zdolności karty Mocy", {who});
    case Window::turn_start: return say("when {0} starts a turn", "gdy {0} zaczyna turę", {who});
    case Window::turn_end: return say("when {0} ends a turn", "gdy {0} kończy turę", {who});
    case Window::discard_corruption:
      return say("when {0} discards one or more Corruption cards", "gdy {0} odrzuci co najmniej jedną kartę Spaczenia",
                 {who});
    case Window::duel_win: return say("when {0} wins a skill duel", "gdy {0} wygra pojedynek umiejętności", {who});
    case Window::vanquished: return say("when {0} is vanquished", "gdy {0} zostanie pokonany", {who});
    case Window::corrupted: return say("when {0} is corrupted", "gdy {0} zostanie spaczony", {who});
    case Window::draw_corruption:
      return say("when {0} draws a Corruption card", "gdy {0} dobierze kartę Spaczenia", {who});
    case Window::always:
    case Window::setup:
    case Window::move_start:
    case Window::explore_start:
    case Window::explore_end:
    case Window::engage_start:
    case Window::engage_end:
    case Window::experience_start:
    case Window::experience_end:
    case Window::event:
    case Window::encounter:
    case Window::space:
    case Window::confrontation:
    case Window::evade:
    case Window::battle_start:
    case Window::battle_foe_roll:
    case Window::battle_roll:
    case Window::test_before:
    case Window::test_roll:
    case Window::test_success:
    case Window::test_failure:
    case Window::gain_level:
    case Window::gain_asset:
    case Window::activate:
    case Window::life_loss:
    case Window::battle_explosion:
    case Window::vanquished_first:
    case Window::mission_start:
    case Window::crisis:
    case Window::nemesis: break;
  }
  return say("in this window of {0}", "w tym oknie gracza: {0}", {who});
}

Text Describer::own_window(Window window) const {
  switch (window) {
    case Window::always: return {};
    case Window::setup: return {"during setup", "podczas przygotowania gry"};
    case Window::turn_start: return {"at the start of your turn", "na początku swojej tury"};
    case Window::turn_end: return {"at the end of your turn", "na koniec swojej tury"};
    case Window::move_start: return {"at the start of your Movement phase", "na początku swojej fazy ruchu"};
    case Window::move_roll: return {"after your movement roll", "po swoim rzucie ruchu"};
    case Window::move_end: return {"at the end of your Movement phase", "na koniec swojej fazy ruchu"};
    case Window::explore_start:
      return {"at the start of your Exploration phase", "na początku swojej fazy eksploracji"};
    case Window::explore_end: return {"at the end of your Exploration phase", "na koniec swojej fazy eksploracji"};
    case Window::engage_start: return {"at the start of your Engagement phase", "na początku swojej fazy działania"};
    case Window::engage_end: return {"at the end of your Engagement phase", "na koniec swojej fazy działania"};
    case Window::experience_start:
      return {"at the start of your Experience phase", "na początku swojej fazy doświadczenia"};
    case Window::experience_end: return {"at the end of your Experience phase", "na koniec swojej fazy doświadczenia"};
    case Window::event: return {"event", "wydarzenie"};
    case Window::encounter: return {"encounter", "spotkanie"};
    case Window::space: return {"text box", "opis pola"};
    case Window::confrontation: return {"Confrontation", "Konfrontacja"};
    case Window::evade: return {"before a battle", "przed walką"};
    case Window::battle_start: return {"at the start of the battle", "na początku walki"};
    case Window::battle_prepare: return {"when you prepare for battle", "podczas przygotowania do walki"};
    case Window::battle_foe_roll: return {"when the enemy rolls", "przy rzucie wroga"};
    case Window::battle_roll: return {"when you roll in battle", "przy swoim rzucie walki"};
    case Window::battle_value: return {"when battle scores are added up", "przy obliczaniu wartości walki"};
    case Window::battle_win: return {"when you win the battle", "gdy wygrasz walkę"};
    case Window::battle_lose: return {"when you lose the battle", "gdy przegrasz walkę"};
    case Window::battle_tie: return {"when the battle is tied", "gdy walka zakończy się remisem"};
    case Window::test_before: return {"before the roll of a skill test", "przed rzutem w teście umiejętności"};
    case Window::test_roll: return {"when you roll in a skill test", "przy rzucie umiejętności"};
    case Window::test_success: return {"when you pass a skill test", "gdy test umiejętności zakończy się sukcesem"};
    case Window::test_failure: return {"when you fail a skill test", "gdy test umiejętności zakończy się porażką"};
    case Window::gain_level: return {"when you gain a level", "gdy zyskasz poziom"};
    case Window::gain_asset: return {"when you gain an asset", "gdy zdobędziesz zasób"};
    case Window::draw_corruption: return {"when you draw a Corruption card", "gdy dobierzesz kartę Spaczenia"};
    case Window::activate: return {"when activated", "przy aktywacji"};
    case Window::life_loss: return {"when you are about to lose Life", "gdy masz stracić punkt życia"};
    case Window::vanquished: return {"when you are vanquished", "gdy twoja postać zostanie pokonana"};
    case Window::corrupted: return {"when you are corrupted", "gdy twoja postać zostanie spaczona"};
    case Window::mission_start: return {"when this mission becomes active", "gdy ta misja stanie się aktywna"};
    case Window::mission_done: return {"when you complete a mission", "gdy ukończysz misję"};
    case Window::play: return {"when you use a Power card for its ability", "gdy używasz zdolności karty Mocy"};
    case Window::battle_explosion:
      return {"whenever one of your dice explodes in battle", "gdy twoja kość wybuchnie w walce"};
    case Window::vanquished_first:
      return {"when you are vanquished, before anything else happens",
              "gdy twoja postać zostanie pokonana, zanim stanie się cokolwiek innego"};
    case Window::discard_corruption:
      return {"when you discard one or more Corruption cards", "gdy odrzucisz co najmniej jedną kartę Spaczenia"};
    case Window::duel_win: return {"when you win a skill duel", "gdy wygrasz pojedynek umiejętności"};
    case Window::crisis: return {"crisis", "kryzys"};
    case Window::nemesis: return {"nemesis text", "tekst nemezis"};
  }
  return {};
}

}  // namespace kostka::games::relic
