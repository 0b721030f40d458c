// The words of Relic's screen. Rule terms are those of docs/rules/relic.md.
import { counted, type Text } from '../../lib/language';
import type { Attribute, Colour, Deck, Phase, Sector, Step } from './types';

const t = (en: string, pl: string): Text => ({ en, pl });

export const words = {
  // ---- things ----
  seat: (n: number): Text => t(`player ${n}`, `gracz ${n}`),
  attribute: {
    strength: t('Strength', 'Siła'),
    willpower: t('Willpower', 'Wola'),
    cunning: t('Cunning', 'Spryt'),
    level: t('Level', 'Poziom'),
  } satisfies Record<Attribute, Text>,
  life: t('Life', 'Życie'),
  influence: t('Influence', 'Wpływy'),
  level: t('Level', 'Poziom'),
  deck: {
    corruption: t('Corruption', 'Spaczenie'),
    mission: t('Missions', 'Misje'),
    power: t('Power', 'Moc'),
    relic: t('Relics', 'Relikwie'),
    wargear: t('Wargear', 'Uzbrojenie'),
    red: t('Red threats', 'Czerwone'),
    blue: t('Blue threats', 'Niebieskie'),
    yellow: t('Yellow threats', 'Żółte'),
    imperium: t('Imperium', 'Imperium'),
    nemesis: t('Nemesis', 'Nemezis'),
  } satisfies Record<Deck, Text>,
  sector: {
    outer: t('outer sector', 'sektor zewnętrzny'),
    middle: t('middle sector', 'sektor środkowy'),
    inner: t('inner sector', 'sektor wewnętrzny'),
    centre: t('scenario space', 'pole scenariusza'),
  } satisfies Record<Sector, Text>,
  colour: {
    grey: t('grey', 'szary'), brown: t('brown', 'brązowy'), green: t('green', 'zielony'), purple: t('purple', 'fioletowy'),
    red: t('red', 'czerwony'), black: t('black', 'czarny'),
  } satisfies Record<Colour, Text>,
  cards: (n: number): Text => counted(n, ['card', 'cards'], ['karta', 'karty', 'kart']),
  charges: (n: number): Text => counted(n, ['charge', 'charges'], ['żeton ładunku', 'żetony ładunków', 'żetonów ładunków']),
  steps: (n: number): Text => counted(n, ['step', 'steps'], ['krok', 'kroki', 'kroków']),
  points: (n: number): Text => counted(n, ['point', 'points'], ['punkt', 'punkty', 'punktów']),
  threats: (n: number, colour: 'red' | 'blue' | 'yellow'): Text => {
    const pl = { red: ['czerwone', 'czerwone', 'czerwonych'], blue: ['niebieskie', 'niebieskie', 'niebieskich'], yellow: ['żółte', 'żółte', 'żółtych'] } as const;
    return counted(n, [`${colour} threat`, `${colour} threats`], [`${pl[colour][0]} zagrożenie`, `${pl[colour][1]} zagrożenia`, `${pl[colour][2]} zagrożeń`]);
  },

  // ---- board ----
  board: t('The board of Relic', 'Plansza gry Relic'),
  boardKeys: t('Arrow keys walk over the spaces, plus and minus zoom', 'Strzałki przechodzą po polach, plus i minus zmieniają powiększenie'),
  scenario: t('Scenario', 'Scenariusz'),
  confrontation: t('Confrontation', 'Konfrontacja'),
  stands: t('{0} stands here', '{0} stoi tutaj'),
  lies: t('lying here: {0}', 'leży tu: {0}'),
  canChoose: t('can be chosen', 'można wybrać'),
  chosen: t('chosen, not yet sent', 'wybrane, jeszcze niewysłane'),
  mayBoxes: t('a text one may use', 'opis do wyboru'),
  mustBox: t('a text one must resolve', 'opis obowiązkowy'),
  crossing: t('paid crossing to {0}: {1} influence', 'płatne przejście na pole {0}; wpływy: {1}'),
  movementBox: t('movement box to {0}: {1}', 'ramka ruchu na pole {0}: {1}'),
  movementIf: t('if {0}', 'jeśli {0}'),
  legend: t('Key', 'Legenda'),
  legendRows: {
    red: t('red threat: hammer', 'czerwone zagrożenie: młot'),
    blue: t('blue threat: flame', 'niebieskie zagrożenie: płomień'),
    yellow: t('yellow threat: key', 'żółte zagrożenie: klucz'),
    may: t('text boxes: you may use one', 'opisy: możesz użyć jednego'),
    must: t('text box: mandatory', 'opis obowiązkowy'),
    step: t('movement box and its points', 'ramka ruchu i jej punkty'),
    cross: t('paid crossing: influence', 'płatne przejście: wpływy'),
    card: t('Threat card lying there', 'leżąca karta Zagrożenia'),
  },

  // ---- what goes on ----
  battle: t('{0} battle', 'Walka: {0}'),
  test: {
    strength: t('Skill test: Strength {0}', 'Test siły {0}'),
    willpower: t('Skill test: Willpower {0}', 'Test woli {0}'),
    cunning: t('Skill test: Cunning {0}', 'Test sprytu {0}'),
    level: t('Skill test: Level {0}', 'Test poziomu {0}'),
  } satisfies Record<Attribute, Text>,
  against: t('against {0}', 'wróg: {0}'),
  stepOf: {
    start: t('start of the battle', 'początek walki'),
    prepare: t('preparing', 'przygotowanie'),
    foe_roll: t('the enemy’s roll', 'rzut wroga'),
    roll: t('battle roll', 'rzut walki'),
    value: t('battle scores', 'wartości walki'),
    result: t('result', 'wynik'),
  } satisfies Record<Step, Text>,
  enemy: t('Enemy', 'Wróg'),
  enemies: (n: number): Text => counted(n, ['enemy', 'enemies'], ['wróg', 'wrogów', 'wrogów']),
  target: t('Target', 'Wartość docelowa'),
  die: t('die', 'kość'),
  dice: (n: number): Text => counted(n, ['die to roll', 'dice to roll'], ['kość do rzucenia', 'kości do rzucenia', 'kości do rzucenia']),
  explodes: t('explodes on {0}', 'wybucha od {0}'),
  explosion: t('explosion', 'wybuch'),
  total: t('Sum', 'Suma'),
  soFar: t('so far', 'na razie'),
  leads: t('{0} leads by {1}', '{0}: przewaga {1}'),
  even: t('even', 'równo'),
  needs: t('{0} missing', 'brakuje {0}'),
  reached: t('reached', 'osiągnięto'),
  won: t('win', 'wygrana'),
  tied: t('tie', 'remis'),
  lost: t('loss', 'przegrana'),
  pass: t('pass', 'sukces'),
  fail: t('fail', 'porażka'),
  odds: t('Chances', 'Szanse'),
  oddsNow: t('Chances as things stand', 'Szanse w tej chwili'),
  tieWins: t('a tie wins', 'remis wygrywa'),
  noPower: t('no Power cards', 'bez kart Mocy'),
  noWargear: t('no wargear', 'bez uzbrojenia'),
  part: t('{0} {1}', '{0} {1}'),
  otherPart: t('other', 'inne'),
  scores: t('{0} has {1}, the enemy {2}.', '{0}: {1}, wróg: {2}.'),
  lastFight: t('The last fight', 'Ostatnia walka'),
  lastTest: t('The last test', 'Ostatni test'),
  move: t('Move', 'Ruch'),
  rolled: t('rolled {0}', 'rzut: {0}'),
  bonus: t('bonus {0}', 'premia {0}'),
  left: t('left: {0}', 'zostało: {0}'),
  here: t('Where you stand', 'Tu stoisz'),
  hereOf: t('{0} stands here', 'Tu stoi {0}'),
  noThreats: t('No Threat card lies here: the text of the space counts.', 'Nie leży tu karta Zagrożenia: liczy się opis pola.'),
  noText: t('This space has no text.', 'To pole nie ma opisu.'),
  boxLetter: t('Text {0}', 'Opis {0}'),
  decks: t('Decks', 'Talie'),
  deckLeft: t('{0}: {1} left, {2} discarded', '{0}: w talii {1}, odrzucone {2}'),
  aside: t('On the table', 'Na stole'),
  hidden: t('hidden card', 'zakryta karta'),

  // ---- seats ----
  dial: t('{0} {1}', '{0} {1}'),
  lifeOf: t('Life {0} of {1} at the start', 'Życie {0}, na początku {1}'),
  levelOf: t('Level {0}', 'Poziom {0}'),
  levelTrack: t('Level track', 'Tor poziomów'),
  levelReached: t('level {0}: {1}, reached', 'poziom {0}: {1}, osiągnięty'),
  levelAhead: t('level {0}: {1}', 'poziom {0}: {1}'),
  powers: t('Power cards', 'Karty Mocy'),
  powersOf: t('Power cards: {0}, limit {1}', 'Karty Mocy: {0}, limit {1}'),
  assets: t('Assets', 'Zasoby'),
  assetsOf: t('Assets: {0}, limit {1}', 'Zasoby: {0}, limit {1}'),
  trophies: t('Trophies', 'Trofea'),
  trophiesOf: t('Trophies: {0}; 6 points buy a level', 'Trofea: {0}; 6 punktów daje poziom'),
  corruption: t('Corruption', 'Spaczenie'),
  corruptionOf: t('Corruption: {0}, corrupted at {1}', 'Spaczenie: {0}, granica {1}'),
  missions: t('Missions', 'Misje'),
  missionsOf: t('Completed missions: {0}; 3 buy a relic', 'Ukończone misje: {0}; 3 dają relikwię'),
  mission: t('Mission', 'Misja'),
  noMission: t('no mission', 'brak misji'),
  progress: t('{0} of {1}', '{0} z {1}'),
  tokens: t('Tokens on the scenario sheet: {0}', 'Żetony na arkuszu scenariusza: {0}'),
  onSide: t('loses the next turn', 'traci następną turę'),
  out: t('out of the game', 'poza grą'),
  faceDown: t('face down', 'zakryta'),
  onlyYou: t('only you', 'tylko ty'),
  spent: t('used this turn', 'użyta w tej turze'),
  without: t('without its abilities', 'bez zdolności'),
  allOf: t('Everything {0} has', 'Wszystko, co ma {0}'),
  showAll: t('Show the cards of {0}', 'Pokaż karty: {0}'),
  nothing: t('nothing', 'brak'),
  lookAt: t('Look at {0}', 'Obejrzyj: {0}'),
  lit: t('can be chosen now', 'można teraz wybrać'),

  // ---- hand ----
  hand: t('Your cards', 'Twoje karty'),
  emptyHand: t('You hold no cards yet.', 'Nie masz jeszcze kart.'),

  // ---- cards ----
  value: t('value {0}', 'wartość {0}'),
  cost: t('cost {0}', 'koszt {0}'),
  costAgainst: t('costs {0} influence; you have {1}', 'koszt: {0} wpływów; masz {1}'),
  activation: t('activates on {0}', 'aktywacja przy {0}'),
  number: t('number {0}', 'liczba {0}'),
  omen: t('omen', 'omen'),
  abilities: t('Abilities', 'Zdolności'),
  special: t('Special reward', 'Nagroda specjalna'),
  limits: t('limits: assets {0}, Power cards {1}', 'limity: zasoby {0}, karty Mocy {1}'),
  startsAt: t('starts at {0}', 'zaczyna na polu {0}'),
  rule: t('Special rule', 'Zasada specjalna'),

  // ---- setup ----
  choose: t('Choose your character', 'Wybierz postać'),
  chooseHint: t(
    'Everybody chooses in secret, and all characters are shown together.',
    'Wszyscy wybierają w tajemnicy, a postacie odkrywa się jednocześnie.',
  ),
  othersChoose: t('Characters are being chosen in secret.', 'Trwa tajny wybór postaci.'),
  take: t('Play {0}', 'Graj: {0}'),

  // ---- columns, bar ----
  columns: { to: t('Ends at', 'Cel'), foe: t('Enemy', 'Wróg'), odds: t('Chance', 'Szansa') },
  winTie: t('win {0}, tie {1}, loss {2}', 'wygrana {0}, remis {1}, przegrana {2}'),
  passOdds: t('pass {0}, fail {1}', 'sukces {0}, porażka {1}'),
  statusTurn: t('Turn {0}', 'Tura {0}'),
  phase: {
    characters: t('choosing characters', 'wybór postaci'),
    beginnings: t('setting up', 'przygotowanie'),
    movement: t('Movement phase', 'faza ruchu'),
    exploration: t('Exploration phase', 'faza eksploracji'),
    engagement: t('Engagement phase', 'faza działania'),
    experience: t('Experience phase', 'faza doświadczenia'),
    over: t('the match is over', 'koniec rozgrywki'),
  } satisfies Record<Phase, Text>,
  phases: t('Phases of the turn', 'Fazy tury'),
  phaseNow: t('{0}, now', '{0}, teraz'),
};

/** Parts of a label, with commas. */
export function label(parts: (Text | null)[]): Text {
  const told = parts.filter((part): part is Text => part !== null);
  return { en: told.map((part) => part.en).join(', '), pl: told.map((part) => part.pl).join(', ') };
}

/** Sentences one after the other. */
export function joined(parts: Text[], by = ' · '): Text {
  return { en: parts.map((part) => part.en).join(by), pl: parts.map((part) => part.pl).join(by) };
}
