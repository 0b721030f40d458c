// What Relic asks, in words.
#include "games/relic/content/nouns.h"
#include "games/relic/rules/colour_choice.h"
#include "games/relic/rules/table.h"
#include "script/wording.h"

namespace kostka::games::relic {
namespace {

using kernel::Counted;
using kernel::Question;
using kernel::say;
using kernel::Text;

Text window_name(Window window) {
  switch (window) {
    case Window::turn_start: return {"start of the turn", "początek tury"};
    case Window::turn_end: return {"end of the turn", "koniec tury"};
    case Window::move_start: return {"before the movement roll", "przed rzutem ruchu"};
    case Window::move_roll: return {"after the movement roll", "po rzucie ruchu"};
    case Window::move_end: return {"after the move", "po ruchu"};
    case Window::explore_start: return {"before exploring", "przed eksploracją"};
    case Window::explore_end: return {"after exploring", "po eksploracji"};
    case Window::engage_start: return {"start of the Engagement phase", "początek fazy działania"};
    case Window::engage_end: return {"end of the Engagement phase", "koniec fazy działania"};
    case Window::experience_start: return {"start of the Experience phase", "początek fazy doświadczenia"};
    case Window::experience_end: return {"end of the Experience phase", "koniec fazy doświadczenia"};
    case Window::evade: return {"before a battle", "przed walką"};
    case Window::battle_start: return {"start of a battle", "początek walki"};
    case Window::battle_prepare: return {"preparing for battle", "przygotowanie do walki"};
    case Window::battle_foe_roll: return {"the enemy's roll", "rzut wroga"};
    case Window::battle_roll: return {"the battle roll", "rzut walki"};
    case Window::battle_value: return {"battle scores", "wartości walki"};
    case Window::battle_win: return {"a won battle", "wygrana walka"};
    case Window::battle_lose: return {"a lost battle", "przegrana walka"};
    case Window::battle_tie: return {"a tied battle", "remis w walce"};
    case Window::test_before: return {"before a skill test", "przed testem umiejętności"};
    case Window::test_roll: return {"the skill roll", "rzut umiejętności"};
    case Window::test_success: return {"a passed test", "zdany test"};
    case Window::test_failure: return {"a failed test", "niezdany test"};
    case Window::gain_level: return {"a new level", "nowy poziom"};
    case Window::gain_asset: return {"a new asset", "nowy zasób"};
    case Window::draw_corruption: return {"a Corruption card drawn", "dobrana karta Spaczenia"};
    case Window::life_loss: return {"a loss of Life", "utrata życia"};
    case Window::vanquished: return {"being vanquished", "pokonanie"};
    case Window::corrupted: return {"being corrupted", "spaczenie"};
    case Window::mission_done: return {"a completed mission", "ukończona misja"};
    case Window::play: return {"a Power card used", "użyta karta Mocy"};
    case Window::encounter: return {"an encounter", "spotkanie"};
    case Window::setup: return {"setup", "przygotowanie gry"};
    case Window::battle_explosion: return {"an exploding die", "wybuch kości"};
    case Window::vanquished_first: return {"being vanquished", "pokonanie"};
    case Window::discard_corruption: return {"a Corruption card discarded", "odrzucona karta Spaczenia"};
    case Window::duel_win: return {"a won duel", "wygrany pojedynek"};
    case Window::always:
    case Window::event:
    case Window::space:
    case Window::confrontation:
    case Window::activate:
    case Window::crisis:
    case Window::nemesis:
    case Window::mission_start: break;  // nobody is asked in these
  }
  return {"an ability", "zdolność"};
}

Text window_question(const Relic& g, const Question& q) {
  return say("{0} ({1}): what do you use?", "{0} ({1}): czego używasz?",
             {kernel::capitalise(window_name(static_cast<Window>(q.amount))), g.object_name(q.about[0])});
}

Text whose_first_question(const Relic&, const Question& q) {
  return say("{0}: whose ability comes first?", "{0}: czyja zdolność najpierw?",
             {kernel::capitalise(window_name(static_cast<Window>(q.amount)))});
}

Text direction_question(const Relic& g, const Question& q) {
  return say("{0} moves {1}. In which direction?", "Ruch o {1:acc} ({0}). W którą stronę?",
             {g.object_name(q.about[0]), Counted{q.amount, nouns::space()}});
}

Text colour_question(const Relic& g, const Question& q) {
  if (!q.about[0].valid()) return {"Which Threat deck?", "Która talia Zagrożenia?"};
  const Text source = g.object_name(q.about[0]);
  if (static_cast<ColourFor>(q.amount) == ColourFor::look) {
    return say("{0}: which Threat deck do you look at?", "{0}: którą talię Zagrożenia podglądasz?", {source});
  }
  return say("{0}: from which Threat deck do you draw?", "{0}: z której talii Zagrożenia dobierasz?", {source});
}

Text charge_question(const Relic&, const Question& q) {
  if (q.amount == 0) return {"Which card loses a charge?", "Z której karty zdejmujesz żeton ładunku?"};
  return {"Which card gets charges?", "Na której karcie kładziesz żetony ładunków?"};
}

Text how_many_question(const Relic&, const Question& q) {
  if (q.amount == 0) return {"How much infamy do you spend?", "Ile punktów niesławy wydajesz?"};
  return say("How many Power cards do you buy for {0} each?", "Ile kart Mocy kupujesz po {0:acc}?",
             {Counted{q.amount, noun_of(What::influence)}});
}

Text excess_question(const Relic&, const Question& q) {
  if (q.amount <= 0) return {"Do you discard anything?", "Czy coś odrzucasz?"};
  return say("You hold more than your limit of {0}. Which card goes?",
             "Masz więcej kart, niż pozwala limit ({0}). Którą odrzucasz?", {q.amount});
}

// REL-XP-03. REL-LEVEL-02, RNE-EXP-07: what the next 6 points give beyond the last level.
Text trophies_question(const Relic& g, const Question& q) {
  Text gives{"each 6 give a level", "każde 6 daje poziom"};
  const int level = g.s.active.valid() ? g.player(g.s.active).level : 0;
  if (g.s.active.valid() && g.is_nemesis(g.s.active)) {
    if (level == kHighestNemesisLevel) gives = {"each 6 give 1 infamy", "każde 6 daje 1 punkt niesławy"};
  } else if (level == kHighestLevel) {
    gives = {"each 6 give a completed mission", "każde 6 daje ukończoną misję"};
  }
  return say("Spend trophies? Points spent so far: {0}; {1}.", "Wydajesz trofea? Wydane punkty: {0}; {1}.",
             {q.amount, gives});
}

Text die_question(const Relic& g, const Question& q) {
  const Text roller = g.object_name(q.about[0]);
  if (q.amount == 0) return say("Roll a die ({0})", "Rzut kością ({0})", {roller});
  return say("Roll a die for the enemy ({0})", "Rzut kością za wroga ({0})", {roller});
}

// {0}: what it is about; {1}: the amount.
constexpr script::Wording<Asking, Relic, Question> kQuestions[] = {
    {Asking::character, "Which character do you play?", "Którą postacią grasz?"},
    {Asking::window, window_question},
    {Asking::movement_roll, "Your movement roll", "Twój rzut ruchu"},
    {Asking::battle_roll, "Your battle roll", "Twój rzut walki"},
    {Asking::test_roll, "Your skill roll", "Twój rzut umiejętności"},
    {Asking::extra_roll, "The die explodes: the extra die", "Wybuch kości: dodatkowa kość"},
    {Asking::direction, direction_question},
    {Asking::movement_box, "Use the movement box to {0}? Movement points left: {1}.",
     "Użyć ramki ruchu na pole {0}? Pozostałe punkty ruchu: {1}."},
    {Asking::colour_order, "Which colour do you draw first?", "Który kolor dobierasz najpierw?"},
    {Asking::which_colour, colour_question},
    {Asking::text_box, "{0}: which text?", "{0}: który opis?"},
    {Asking::choice, "{0}: choose one.", "{0}: wybierz jedno."},
    {Asking::whether, "Do you use {0}?", "Czy korzystasz z: {0}?"},
    {Asking::which_space, "{0}: which space?", "{0}: które pole?"},
    {Asking::which_player, "{0}: which player?", "{0}: który gracz?"},
    {Asking::which_attribute, "Which attribute?", "Który atrybut?"},
    {Asking::discard_power, "Which Power card do you discard?", "Którą kartę Mocy odrzucasz?"},
    {Asking::discard_corruption, "Which Corruption card do you discard?", "Którą kartę Spaczenia odrzucasz?"},
    {Asking::discard_asset, "Which asset do you discard?", "Który zasób odrzucasz?"},
    {Asking::discard_trophy, "Which trophy do you discard?", "Które trofeum odrzucasz?"},
    {Asking::which_charge, charge_question},
    {Asking::take_back, "Which card do you take back?", "Którą kartę odzyskujesz?"},
    {Asking::how_many, how_many_question},
    {Asking::buy, "Which Wargear do you buy?", "Które Uzbrojenie kupujesz?"},
    {Asking::next_event, "Which event is resolved first?", "Które wydarzenie rozpatrujesz najpierw?"},
    {Asking::next_enemy, "Which battle comes first?", "Która walka najpierw?"},
    {Asking::next_encounter, "Which encounter is resolved first?", "Które spotkanie rozpatrujesz najpierw?"},
    {Asking::evade, "Which enemy do you evade?", "Którego wroga unikasz?"},
    {Asking::weapon, "Which weapon do you use?", "Której broni używasz?"},
    {Asking::armour, "Which armour do you use?", "Którego pancerza używasz?"},
    {Asking::order, "What is resolved first?", "Co rozpatrujesz najpierw?"},
    {Asking::whose_first, whose_first_question},
    {Asking::which_enemy, "Which enemy?", "Który wróg?"},
    {Asking::which_threat, "Which Threat card?", "Która karta Zagrożenia?"},
    {Asking::spend_trophies, trophies_question},
    {Asking::exchange, "Do you trade missions for a relic?", "Czy wymieniasz misje na relikwię?"},
    {Asking::which_relic, "Which relic do you keep?", "Którą relikwię zatrzymujesz?"},
    {Asking::which_mission, "Which mission do you keep?", "Którą misję zatrzymujesz?"},
    {Asking::excess, excess_question},
    {Asking::keep_power, "Which Power card do you keep?", "Którą kartę Mocy zachowujesz?"},
    {Asking::keep_trophy, "Which beaten enemy do you not want as a trophy?",
     "Którego pokonanego wroga nie chcesz jako trofeum?"},
    {Asking::put_back, "Which card goes back first (and lies deepest)?",
     "Która karta wraca najpierw (i leży najgłębiej)?"},
    {Asking::which_die, "Which die?", "Która kość?"},
    {Asking::mission_payment, "Do you complete {0} now?", "Czy kończysz teraz {0}?"},
    {Asking::new_character, "You are corrupted. Do you go on with a new character?",
     "Spaczenie. Czy grasz dalej nową postacią?"},
    {Asking::bonuses, "Which bonuses do you leave out?", "Z których premii nie korzystasz?"},
    {Asking::sheet_drawn, "Which scenario sheet is drawn?", "Który arkusz scenariusza wylosowano?"},
    {Asking::first_drawn, "Who takes the first turn?", "Kto rozgrywa pierwszą turę?"},
    {Asking::character_dealt, "Which sheet is dealt to {0}?", "Który arkusz dostaje {0}?"},
    {Asking::card_drawn, "Which card is drawn? ({0})", "Która karta została dobrana? ({0})"},
    {Asking::die_rolled, die_question},
    {Asking::card_stolen, "Which card of {0} is taken?", "Która karta jest zabrana ({0})?"},
    {Asking::challenge, "Do you challenge somebody to a skill duel, or explore?",
     "Wyzywasz kogoś na pojedynek umiejętności czy przechodzisz do eksploracji?"},
    {Asking::duel_attribute, "Which attribute is the duel with {0} about?",
     "Na który atrybut będzie pojedynek (obrońca: {0})?"},
    {Asking::steal_asset, "Which asset do you steal ({0})?", "Który zasób kradniesz ({0})?"},
    {Asking::steal_apostate, "Which Apostate asset do you steal ({0})?",
     "Który zasób o cesze „apostata” kradniesz ({0})?"},
    {Asking::duel_willpower, "Do you keep a Power card or take influence ({0})?",
     "Zatrzymujesz kartę Mocy czy zabierasz żetony wpływów ({0})?"},
    {Asking::role, "Do you lead a character or a nemesis?", "Prowadzisz postać czy nemezis?"},
    {Asking::which_nemesis, "Which nemesis do you lead?", "Którą nemezis prowadzisz?"},
    {Asking::instead_of_exploring, "Do you start a battle or explore?", "Rozpoczynasz walkę czy eksplorujesz?"},
    {Asking::declaration, "Do you challenge somebody to a skill duel, start a battle with a nemesis, or explore?",
     "Wyzywasz kogoś na pojedynek umiejętności, rozpoczynasz walkę z nemezis czy eksplorujesz?"},
    {Asking::crossing, "Do you pay to cross to {0}?", "Czy płacisz, by przejść na pole {0}?"},
    {Asking::role_drawn, "Who leads a nemesis?", "Kto prowadzi nemezis?"},
    {Asking::nemesis_dealt, "Which nemesis sheet is dealt to {0}?", "Który arkusz nemezis dostaje {0}?"},
    {Asking::teammate_drawn, "Who is the teammate of {0}?", "Kto jest partnerem z drużyny ({0})?"},
    {Asking::give_or_request, "Do you hand something to {0}, or ask for something?",
     "Przekazujesz coś czy o coś prosisz ({0})?"},
    {Asking::hand_influence, "How much influence? (with {0})", "Ile wpływów? ({0})"},
    {Asking::hand_power, "Which Power card do you hand to {0}?", "Którą kartę Mocy przekazujesz ({0})?"},
    {Asking::power_count, "How many Power cards do you ask {0} for?", "O ile kart Mocy prosisz ({0})?"},
    {Asking::hand_asset, "Which asset? (with {0})", "Który zasób? ({0})"},
    {Asking::agree, "Does {0} get what was asked for?", "Czy {0} dostaje to, o co prosi?"},
};
static_assert(script::has_all(kQuestions));

}  // namespace

std::string Relic::question_id(const Question& q) const {
  return std::string(script::word_of(static_cast<Asking>(q.kind)));
}

Text Relic::question_text(const Question& q) const {
  const auto& wording = kQuestions[q.kind];
  return wording.put ? wording.put(*this, q) : say(wording.en, wording.pl, {object_name(q.about[0]), q.amount});
}

}  // namespace kostka::games::relic
