// The guided first turn: the goal, then one step for each decision as it comes.
import type { Stage } from '../../play/stage';
import type { GuideStep } from '../screen';
import { playerOf, tableOf } from './moment.svelte';

export function leadsNemesis(play: Stage): boolean {
  const me = playerOf(play, play.eye);
  return me?.nemesis != null || (me?.dealt_nemeses?.length ?? 0) > 0;
}
export const leadsCharacter = (play: Stage): boolean => !leadsNemesis(play);

const began = (play: Stage): boolean => (tableOf(play)?.turn ?? 0) > 0;

export const goal: GuideStep = {
  kinds: 'goal',
  whose: leadsCharacter,
  at: '.goal',
  title: { en: 'Reach the middle', pl: 'Dotrzyj do środka' },
  text: {
    en: 'Grow strong in the outer ring, cross to the middle one, and win a relic: three missions earn it. With it you enter the inner ring. Whoever masters the scenario in the centre first wins.',
    pl: 'Rośnij w siłę w zewnętrznym kręgu, przejdź do środkowego i zdobądź relikwię: dają ją trzy misje. Z nią wejdziesz do wewnętrznego kręgu. Wygrywa, kto pierwszy sprosta scenariuszowi w środku.',
  },
  clause: 'REL-WIN-05',
};

/** What a character decides before its first turn and in it. */
export const ofCharacter: GuideStep[] = [
  {
    kinds: ['character'],
    at: '.setup',
    title: { en: 'Choose a character', pl: 'Wybierz postać' },
    text: {
      en: 'You keep one of two sheets. The highest dial says which enemies to look for: red ones ask for Strength, blue for Willpower, yellow for Cunning. Below stands what each level gives.',
      pl: 'Zatrzymujesz jeden z dwóch arkuszy. Najwyższa tarcza mówi, jakich wrogów szukać: czerwoni pytają o siłę, niebiescy o wolę, żółci o spryt. Niżej widać, co daje każdy poziom.',
    },
    clause: 'REL-SETUP-05',
  },
  {
    kinds: ['movement_roll'],
    at: '#hand',
    title: { en: 'Move: a roll or a card', pl: 'Ruch: rzut albo karta' },
    text: {
      en: 'A turn begins with a move. Roll the die, or use the number of a Power card in its place if you want to come to a certain space. A card used for its number loses its text.',
      pl: 'Turę zaczyna ruch. Rzuć kością albo użyj liczby z karty Mocy, jeśli chcesz trafić na wybrane pole. Karta użyta jako liczba traci swój opis.',
    },
    clause: 'REL-MOVE-07',
  },
  {
    kinds: ['direction', 'movement_box'],
    at: '#board .map',
    title: { en: 'Which way?', pl: 'W którą stronę?' },
    text: {
      en: 'You go the whole number, clockwise or the other way. Only the space where you end counts: a click on it shows its text and the cards there, before you choose.',
      pl: 'Idziesz o całą liczbę, zgodnie z zegarem albo przeciwnie. Liczy się tylko pole, na którym skończysz: wskaż je, by przeczytać jego opis i karty, zanim wybierzesz.',
    },
    clause: 'REL-MOVE-03',
  },
  {
    kinds: ['colour_order', 'which_colour'],
    at: '#board .map',
    title: { en: 'Explore', pl: 'Eksploracja' },
    text: {
      en: 'Each coloured icon of the space draws a Threat card of its colour. Red is mostly Strength, blue Willpower, yellow Cunning: begin with what you are good at.',
      pl: 'Każdy kolorowy symbol pola dokłada kartę Zagrożenia w swoim kolorze. Czerwone to zwykle siła, niebieskie wola, żółte spryt: zacznij od tego, w czym masz przewagę.',
    },
    clause: 'REL-EXPLORE-02',
  },
  {
    kinds: ['text_box', 'choice', 'whether'],
    at: '.beside .here',
    title: { en: 'The text of the space', pl: 'Opis pola' },
    text: {
      en: 'No Threat card lies here, so the space itself acts. Where it offers a choice, the rows say what you pay and what you get.',
      pl: 'Nie leży tu karta Zagrożenia, więc działa samo pole. Jeśli daje wybór, wiersze mówią, ile płacisz i co dostajesz.',
    },
    clause: 'REL-ENGAGE-01',
  },
  {
    kinds: ['evade', 'weapon', 'armour', 'bonuses', 'which_enemy', 'next_enemy', 'battle_roll'],
    at: '.beside',
    title: { en: 'A battle', pl: 'Walka' },
    text: {
      en: 'Your attribute, bonuses and a die against the enemy’s value and a die; a six rolls again. The higher sum wins, and a beaten enemy is a trophy. Both sums and your chance stand beside the board.',
      pl: 'Twój atrybut, premie i kość przeciw wartości wroga i jego kości; szóstka rzuca jeszcze raz. Wygrywa wyższa suma, a pokonany wróg to trofeum. Obie sumy i szansę widać obok planszy.',
    },
    clause: 'REL-BATTLE-01',
  },
  {
    kinds: ['test_roll'],
    at: '.beside',
    title: { en: 'A skill test', pl: 'Test umiejętności' },
    text: {
      en: 'Attribute and die must reach the number. A one fails always, a six rolls again. Instead of the die you may use the number of a Power card.',
      pl: 'Atrybut i kość muszą dorównać liczbie. Jedynka zawsze przegrywa, szóstka rzuca jeszcze raz. Zamiast kości możesz użyć liczby z karty Mocy.',
    },
    clause: 'REL-TEST-01',
  },
  {
    kinds: ['spend_trophies', 'exchange'],
    at: '.mine .seat',
    title: { en: 'Trophies buy levels', pl: 'Trofea dają poziomy' },
    text: {
      en: 'Every full six points of trophies give a level; what is over is lost. The track on your seat tells what the next level brings, in words if you point at it.',
      pl: 'Każde pełne sześć punktów trofeów daje poziom; nadwyżka przepada. Tor przy twoim miejscu mówi, co da następny poziom – słowami, gdy go wskażesz.',
    },
    clause: 'REL-XP-03',
  },
  {
    kinds: ['window'],
    when: began,
    at: '#hand',
    title: { en: 'A moment for a card', pl: 'Chwila na kartę' },
    text: {
      en: 'One of your cards may be used right now, and its row says what it does. Doing nothing is never wrong; the card stays. Below you can say when you want to be asked.',
      pl: 'Którejś z kart można teraz użyć; wiersz mówi, co robi. Nic się nie stanie, jeśli jej nie użyjesz: karta zostaje. Niżej możesz ustalić, kiedy pytać.',
    },
    clause: 'REL-POWER-03',
  },
];

export const waiting: GuideStep = {
  kinds: 'waiting',
  when: began,
  at: '.opp .seat',
  title: { en: 'The others move', pl: 'Grają inni' },
  text: {
    en: 'Cards they leave on spaces wait for you too. Your mission, trophies and cards stand left of the board. Key A shows the turn, signs and level codes at a glance.',
    pl: 'Karty, które zostawią na polach, czekają też na ciebie. Twoja misja, trofea i karty są z lewej strony planszy. Klawisz A pokazuje ściągę: turę, znaki i skróty poziomów.',
  },
  clause: 'REL-TURN-02',
};

export const guide: GuideStep[] = [goal, ...ofCharacter, waiting];
