// The words of Relic: Nemesis on the screen: nemeses, infamy, Imperium cards, duels. Rule terms are those of
// docs/rules/relic-nemesis.md.
import { counted, type Text } from '../../lib/language';
import type { Attribute, DuelStep } from './types';

const t = (en: string, pl: string): Text => ({ en, pl });

/** RNE-INF-05: so much infamy wins. */
export const infamyToWin = 25;
/** RNE-WIN: from here on everybody is warned. */
export const infamyNear = 20;

export const enemyWords = {
  // ---- seats ----
  nemesis: t('nemesis', 'nemezis'),
  nemeses: t('Nemeses', 'Nemezis'),
  levelShort: t('Lv', 'Poz.'),
  levelBrief: t('L{0}', 'p.{0}'),
  infamy: t('Infamy', 'Niesława'),
  infamyOf: t('Infamy {0} of {1}', 'Niesława {0} z {1}'),
  might: t('Might cards', 'Karty Potęgi'),
  mightOf: t('Might cards: {0}', 'Karty Potęgi: {0}'),
  arsenal: t('Arsenal', 'Arsenał'),
  arsenalOf: t('Arsenal: {0}', 'Arsenał: {0}'),
  agents: t('Trophies', 'Trofea'),
  bounty: t('Bounty', 'List gończy'),
  bountyOf: t('Bounty: {0}', 'List gończy: {0}'),
  apostate: t('apostate', 'apostata'),
  apostateWhy: t('Apostate: has an Apostate asset. Others on the same space may challenge to a duel.', 'Apostata: ma zasób Apostaty. Inni na tym samym polu mogą wyzwać na pojedynek.'),
  nextLevel: t('Level {0}: {1}', 'Poziom {0}: {1}'),
  toNextLevel: t('6 trophy points buy it, you have {0}', 'kosztuje 6 punktów trofeów, masz {0}'),
  highest: t('the highest level', 'najwyższy poziom'),
  abilities: t('Abilities', 'Zdolności'),
  startsAt: t('starts at {0}', 'zaczyna na polu {0}'),
  team: t('with {0}', 'razem: {0}'),
  round: t('Order of this round', 'Kolejność w rundzie'),
  roundPast: t('{0}, has had the turn', '{0}, już po turze'),
  roundNow: t('{0}, has the turn', '{0}, trwa tura'),
  showSheet: t('Sheet of {0}', 'Arkusz: {0}'),
  keySheet: t('sheet of your nemesis, or of the nearest', 'arkusz własnej nemezis albo najbliższej'),

  race: t('Nemeses win at 25 infamy', 'Nemezis wygrywa przy 25 niesławy'),
  close: t('{0} needs only {1} more infamy; the match ends at once, in anybody’s turn.', '{0}: do zwycięstwa brakuje tylko {1} niesławy; rozgrywka kończy się natychmiast, w czyjejkolwiek turze.'),

  // ---- cards ----
  mightNumber: t('Might {0}', 'Potęga {0}'),
  imperium: t('Imperium', 'Imperium'),
  imperiumLies: t('Imperium card here: {0}', 'karta Imperium tutaj: {0}'),
  supports: t('supports {0}', 'wspiera: {0}'),

  // ---- the hunt ----
  hunt: t('Whom you can reach', 'Kogo dosięgniesz'),
  huntOf: t('Whom {0} can reach', 'Kogo dosięgnie {0}'),
  rolls: t('What each roll brings', 'Co przynosi każdy rzut'),
  face: t('roll {0}', 'rzut {0}'),
  clockwise: t('clockwise', 'zgodnie z zegarem'),
  back: t('the other way', 'w drugą stronę'),
  draws: (n: number): Text => counted(n, ['Imperium card to draw', 'Imperium cards to draw'], ['karta Imperium do dobrania', 'karty Imperium do dobrania', 'kart Imperium do dobrania']),
  lying: (n: number): Text => counted(n, ['Imperium card lies there', 'Imperium cards lie there'], ['karta Imperium leży tam', 'karty Imperium leżą tam', 'kart Imperium leży tam']),
  drawsCard: t('Nemesis card', 'karta Nemezis'),
  crosses: t('crossing', 'przejście'),
  nobody: t('nobody within one roll', 'nikogo w zasięgu rzutu'),
  reach: t('{0}: {1}', '{0}: {1}'),
  crossing: t('crossing for a nemesis to {0}: one infamy, trophy, Might card or arsenal card', 'przejście nemezis na pole {0}: jedna niesława, trofeum, karta Potęgi albo karta arsenału'),

  // RNE-NEM-05
  noTexts: t('A nemesis does not use the text of a space.', 'Nemezis nie korzysta z opisów pól.'),

  // ---- duels ----
  duel: t('Skill duel', 'Pojedynek umiejętności'),
  duelOf: {
    strength: t('Duel of Strength', 'Pojedynek: siła'),
    willpower: t('Duel of Willpower', 'Pojedynek: wola'),
    cunning: t('Duel of Cunning', 'Pojedynek: spryt'),
    level: t('Duel of Level', 'Pojedynek: poziom'),
  } satisfies Record<Attribute, Text>,
  duelWith: t('defender: {0}', 'broni się: {0}'),
  duelSteps: t('Steps of the duel', 'Kroki pojedynku'),
  duelStep: {
    start: t('challenge', 'wyzwanie'),
    attribute: t('attribute', 'atrybut'),
    challenge: t('challenge value', 'wartość wyzwania'),
    answer: t('answer', 'odpowiedź'),
    spoils: t('consequence', 'skutek'),
    apostate_asset: t('Apostate asset', 'zasób Apostaty'),
    over: t('over', 'koniec'),
  } satisfies Record<DuelStep, Text>,
  challenger: t('challenger', 'wyzywa'),
  defender: t('defender', 'broni się'),
  challengeValue: t('Challenge value', 'Wartość wyzwania'),
  devotee: t('devotee', 'wierny'),
  noResult: t('no result', 'bez wyniku'),
  duelOdds: t('{0} wins {1}, no result {2}, {3} wins {4}', '{0}: wygrana {1}, bez wyniku {2}, {3}: wygrana {4}'),
  noSupport: t('no weapons, no support in a duel', 'w pojedynku nie ma broni ani wsparcia'),
  ifWins: t('If {0} wins', 'Jeśli wygra {0}'),
  // RNE-DUEL-13, RNE-DUEL-14, RNE-DUEL-16
  stakes: {
    strength: t('{0} loses 2 Life.', '{0} traci 2 życia.'),
    willpower: t('The Power cards of {0} are shown to the winner, who keeps one of them or takes 3 influence.', 'Zwycięzca ogląda karty Mocy, które ma {0}, i zatrzymuje jedną z nich albo bierze 3 wpływy.'),
    cunning: t('One asset of {0} may be stolen, never a relic.', 'Można ukraść jeden zasób, który ma {0}; nigdy relikwię.'),
    level: t('', ''),
  } satisfies Record<Attribute, Text>,
  // RNE-DUEL-19
  apostateStake: t('Then one Apostate asset of {0} may be stolen, which makes its thief an apostate.', 'Potem można ukraść jeden zasób Apostaty, który ma {0}; złodziej staje się apostatą.'),
  // RNE-DUEL-09
  ifOne: t('A natural 1 of {0}: no duel, no winner.', 'Naturalna 1, którą rzuci {0}: nie ma pojedynku ani zwycięzcy.'),
  shownHand: t('The Power cards of {0}', 'Karty Mocy, które ma {0}'),
  lastDuel: t('The last duel', 'Ostatni pojedynek'),
  lastBattle: t('The last battle', 'Ostatnia walka'),

  // ---- battles with a nemesis ----
  battleWith: t('Battle with a nemesis: {0}', 'Walka z nemezis: {0}'),
  battleAgents: t('Battle with agents: {0}', 'Walka z agentami: {0}'),
  noEnemy: t('a nemesis is no enemy: cards that act on enemies do not count', 'nemezis nie jest wrogiem: karty działające na wrogów się nie liczą'),
  oddsOf: t('Chances of {0}', 'Szanse: {0}'),
  ofCharacter: t('character', 'postać'),
  // RNE-BAT-17
  losesLife: t('{0} loses 1 Life, unless a text says otherwise.', '{0} traci 1 życie, chyba że jakiś tekst mówi inaczej.'),
  battleSteps: t('Steps of the battle', 'Kroki walki'),
  battleStep: [
    t('start', 'początek'), t('{0} prepares', 'przygotowanie: {0}'), t('{0} rolls', 'rzut: {0}'), t('{0} prepares', 'przygotowanie: {0}'),
    t('{0} rolls', 'rzut: {0}'), t('scores', 'wartości'), t('result', 'wynik'),
  ],
  explodesOn: t('explodes on {0}', 'wybucha na {0}'),
  hiddenLeftOut: t('cards nobody has seen are not in the odds', 'kart, których nikt nie widział, nie ma w szansach'),

  // ---- setup ----
  whichRole: t('Whom do you want to lead?', 'Kogo chcesz prowadzić?'),
  whichRoleHint: t('Everybody wishes in secret, and all wishes are opened together.', 'Każdy wybiera w tajemnicy, a wszystkie życzenia odkrywa się razem.'),
  wishesOut: t('Wishes are being made in secret.', 'Trwa tajny wybór ról.'),
  roleCharacter: t('Character', 'Postać'),
  roleNemesis: t('Nemesis', 'Nemezis'),
  aboutCharacter: [
    t('Explore, grow, take a relic and win the Confrontation in the middle.', 'Eksploruj, rośnij w siłę, zdobądź relikwię i wygraj Konfrontację w środku planszy.'),
    t('May attack a nemesis for its bounty.', 'Możesz zaatakować nemezis dla listu gończego.'),
    t('Takes its turn before the nemeses in every round.', 'W każdej rundzie gra przed nemezis.'),
  ],
  aboutNemesis: [
    t('Hunt the characters and reach 25 infamy before anybody wins the scenario.', 'Poluj na postacie i zdobądź 25 niesławy, zanim ktoś wygra scenariusz.'),
    t('One attribute, a deck of its own, Might cards in secret.', 'Jeden atrybut, własna talia, tajne karty Potęgi.'),
    t('Takes its turn last in every round.', 'W każdej rundzie gra na końcu.'),
  ],
  tooMany: t('If more or fewer ask than are needed, lots decide among those who asked, or among the others.', 'Gdy chętnych jest za dużo albo za mało, los rozstrzyga wśród chętnych albo wśród pozostałych.'),
  // RNE-SET-07
  nemesesHere: (n: number): Text => counted(n, ['nemesis at this table', 'nemeses at this table'], ['nemezis przy tym stole', 'nemezis przy tym stole', 'nemezis przy tym stole']),
  charactersHere: (n: number): Text => counted(n, ['character at this table', 'characters at this table'], ['postać przy tym stole', 'postacie przy tym stole', 'postaci przy tym stole']),
  chanceAsking: t('Your chance, by how many ask for a nemesis', 'Twoja szansa, zależnie od liczby chętnych na nemezis'),
  chanceAnyway: t('Drawn for a nemesis anyway, by how many others ask', 'Los i tak da ci nemezis, zależnie od liczby innych chętnych'),
  chanceOf: t('{0}: {1} %', '{0}: {1} %'),
  wishFor: t('Wish for: {0}', 'Wybieram: {0}'),
  chooseNemesis: t('Choose your nemesis', 'Wybierz nemezis'),
  lead: t('Lead {0}', 'Prowadź: {0}'),
  winsWith: t('wins at 25 infamy', 'wygrywa przy 25 niesławy'),
};
