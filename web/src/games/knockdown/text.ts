// The words of Knockdown's screen. Rule terms keep the rulebook's capital letters.
import { counted, type Text } from '../../lib/language';
import type { AttackType, Phase, SpaceKind, Step } from './types';

const t = (en: string, pl: string): Text => ({ en, pl });

export const words = {
  // ---- things ----
  space: t('this space', 'to pole'),
  plainSpace: t('Space', 'Pole'),
  rowPlace: (n: number): Text => t(`place ${n} of the Attack Row`, `miejsce ${n} Rzędu Ataku`),
  seat: (n: number): Text => t(`player ${n}`, `gracz ${n}`),
  attackCard: t('Attack card', 'Karta Ataku'),
  special: t('Special attack', 'Atak Specjalny'),
  skillCard: t('Skill card', 'Karta Umiejętności'),
  fighter: t('Fighter', 'Zawodnik'),
  cards: (n: number): Text => counted(n, ['card', 'cards'], ['karta', 'karty', 'kart']),
  cubesAcc: (n: number): Text => counted(n, ['cube', 'cubes'], ['kostkę', 'kostki', 'kostek']),
  copies: (n: number): Text => counted(n, ['copy', 'copies'], ['egzemplarz', 'egzemplarze', 'egzemplarzy']),
  steps: (n: number): Text => counted(n, ['step away', 'steps away'], ['krok stąd', 'kroki stąd', 'kroków stąd']),

  // ---- damage ----
  damage: t('Damage', 'Obrażenia'),
  noDamage: t('no damage', 'bez Obrażeń'),
  mayBeMore: t('its effect may add to this', 'efekt może to zwiększyć'),
  light: (n: number): Text => counted(n, ['light', 'light'], ['lekkie', 'lekkie', 'lekkich']),
  heavy: (n: number): Text => counted(n, ['heavy', 'heavy'], ['ciężkie', 'ciężkie', 'ciężkich']),
  and: t('{0} and {1}', '{0} i {1}'),
  strain: t('Strain', 'Osłabienie'),
  strainOf: t('Strain {0}: a knockdown test would fail with {1}', 'Osłabienie {0}: szansa na niezdany Test {1}'),
  ko: t('K.O.', 'K.O.'),
  koLong: t('K.O.: the attacker may call a knockdown test', 'K.O.: atakujący może zarządzić Test Knockdownu'),

  // ---- arena ----
  arena: t('Arena: {0}', 'Arena: {0}'),
  stands: t('{0} stands here', '{0} stoi tutaj'),
  canGo: t('can be chosen', 'można wybrać'),
  inRange: t('in range', 'w zasięgu'),
  legendRange: t('range of the attack', 'zasięg ataku'),
  legendOuter: t('corridor: 1 light', 'korytarz: 1 lekkie'),
  legendCentre: t('centre: 1 heavy', 'środek: 1 ciężkie'),
  legendStart: t('start space', 'pole startowe'),
  legendLit: t('you can act here', 'tu możesz działać'),
  wouldStand: t('would stand here', 'stanie tutaj'),

  // ---- row and piles ----
  row: t('Attack Row', 'Rząd Ataku'),
  gap: t('gap until the end of the turn', 'luka do końca tury'),
  empty: t('empty place', 'puste miejsce'),
  deck: t('deck', 'talia'),
  discarded: t('discarded', 'odrzucone'),
  openDiscard: t('{0} {1}: show the discard pile', '{0} {1}: pokaż stos kart odrzuconych'),
  discardPile: t('Discard pile', 'Stos kart odrzuconych'),
  newestFirst: t('the newest first', 'od najnowszej'),
  noDiscard: t('Nothing has been discarded yet.', 'Nic jeszcze nie odrzucono.'),
  close: t('Close', 'Zamknij'),
  noEffect: t('no effect', 'bez efektu'),

  // ---- an attack ----
  sequence: t('Attack sequence', 'Sekwencja Ataku'),
  steps7: {
    announce: t('Announce', 'Ogłoszenie'),
    range: t('Range', 'Zasięg'),
    reaction: t('Reaction', 'Reakcja'),
    block: t('Block', 'Blok'),
    damage: t('Damage', 'Obrażenia'),
    effect: t('Effect', 'Efekt'),
    ko: t('K.O.', 'K.O.'),
  } satisfies Record<Step, Text>,
  stepDone: t('done', 'za nami'),
  stepNow: t('now', 'teraz'),
  damageBlocked: t('damage blocked', 'Obrażenia zablokowane'),
  effectBlocked: t('effect blocked', 'efekt zablokowany'),
  still: t('still to come: {0}', 'do zadania: {0}'),

  // ---- seats ----
  tokens: t('Tokens', 'Żetony'),
  none: t('none', 'brak'),
  victory: t('victory token: one round won', 'żeton Zwycięstwa: wygrana runda'),
  handCount: t('Hand {0}', 'Ręka {0}'),
  handOf: t('{0} of at most {1}', '{0} z najwyżej {1}'),
  skills: t('Skills', 'Umiejętności'),
  faceDown: t('face down', 'zakryta'),
  faceDownSkill: t('a skill card lies face down', 'jedna karta Umiejętności leży zakryta'),
  onlyYou: t('only you', 'tylko ty'),
  pinned: t('pinned: no Move actions', 'przyszpilony: bez akcji Ruch'),
  specials: t('Special attacks', 'Ataki Specjalne'),
  cost: t('cost: {0}', 'koszt: {0}'),
  shows: t('{0} shows', '{0} pokazuje'),

  // ---- hand ----
  hand: t('Your hand', 'Twoja ręka'),
  emptyHand: t('Your hand is empty.', 'Nie masz kart na ręce.'),
  handHint: t('{0} of at most {1}; only you see them', '{0} z najwyżej {1}; widzisz je tylko ty'),
  lookAt: t('Look at {0}', 'Obejrzyj: {0}'),
  lit: t('can be chosen now', 'można teraz wybrać'),
  chosen: t('chosen, not yet sent', 'wybrana, jeszcze niewysłana'),

  // ---- cards ----
  initiative: t('Initiative {0}', 'Inicjatywa {0}'),
  trigger: t('When', 'Kiedy'),
  tokenStart: t('{0}: {1} at the start of a round', '{0}: {1} na początku rundy'),

  // ---- setup ----
  setupTitle: {
    fighter: t('Six fighters', 'Sześcioro Zawodników'),
    keep_first: t('Skills: keep one, pass two on', 'Umiejętności: jedną zatrzymujesz, dwie oddajesz'),
    keep_second: t('Skills passed on to you', 'Umiejętności oddane tobie'),
    show_skill: t('Your two skills', 'Twoje dwie Umiejętności'),
  },
  setupHint: {
    fighter: t(
      'Both choose in secret. If both want the same fighter, chance decides who picks first.',
      'Wybieracie w tajemnicy. Jeśli obaj chcą tego samego Zawodnika, los decyduje, kto wybiera pierwszy.',
    ),
    keep_first: t(
      'The two you do not keep go to your opponent, and you get two in return.',
      'Dwie pozostałe dostanie przeciwnik, a ty dostaniesz dwie od niego.',
    ),
    keep_second: t(
      'You keep one of these as well; the other leaves the game.',
      'Jedną z nich też zatrzymujesz; druga wypada z gry.',
    ),
    show_skill: t(
      'One lies face up and works from the start, the other waits face down. The higher initiative starts.',
      'Jedna leży odkryta i działa od początku, druga czeka zakryta. Zaczyna wyższa Inicjatywa.',
    ),
  },
  waitingForChoices: t('Both players choose in secret.', 'Obaj gracze wybierają w tajemnicy.'),
  keptAlready: t('kept', 'zatrzymana'),
  phase: {
    pick_fighters: t('choosing fighters', 'wybór Zawodników'),
    deal_skills: t('dealing skills', 'rozdawanie Umiejętności'),
    keep_first: t('choosing skills', 'wybór Umiejętności'),
    keep_second: t('choosing skills', 'wybór Umiejętności'),
    show_skill: t('showing a skill', 'odkrycie Umiejętności'),
    lay_row: t('laying the Attack Row', 'układanie Rzędu Ataku'),
    starting_picks: t('first cards', 'pierwsze karty'),
    turn: t('turn', 'tura'),
    end_of_round: t('end of the round', 'koniec rundy'),
    over: t('the match is over', 'koniec rozgrywki'),
  } satisfies Record<Phase, Text>,

  // ---- top bar ----
  rounds: t('Rounds', 'Rundy'),
  roundWonBy: t('Round {0}: {1}', 'Runda {0}: {1}'),
  roundNow: t('Round {0}, being played', 'Runda {0}, trwa'),
  roundAhead: t('Round {0}, if it is needed', 'Runda {0}, jeśli będzie potrzebna'),
  statusRound: t('Round {0}', 'Runda {0}'),
  statusTurn: t('turn {0}', 'tura {0}'),
  statusAction: t('action {0} of 2', 'akcja {0} z 2'),

  // ---- consequences ----
  columns: {
    reach: t('Distance', 'Odległość'),
    damage: t('Damage', 'Obrażenia'),
    odds: t('Strain, chance of a knockout', 'Osłabienie, szansa nokautu'),
  },
  outOfRange: t('out of range', 'poza zasięgiem'),
  strainThen: t('strain {0} afterwards, a test would fail with {1}', 'potem Osłabienie {0}, szansa na niezdany Test {1}'),
  strainOnly: t('strain {0} afterwards', 'potem Osłabienie {0}'),
  away: (n: number): Text => counted(n, ['step', 'steps'], ['krok', 'kroki', 'kroków']),
  distanceThen: t('{0} from the opponent', 'od przeciwnika: {0}'),

  // ---- test ----
  distribution: t(
    'Sums of 3 dice: {0} of 216 throws are lower than {1}',
    'Suma 3 kości: {0} z 216 rzutów daje mniej niż {1}',
  ),
  needed: t('A test is passed with at least', 'Test jest zdany przy sumie co najmniej'),
  test: t('Knockdown test', 'Test Knockdownu'),
  isTested: t('{0} is tested.', 'Do Testu podchodzi {0}.'),
  sum: t('{0} + {1} + {2} = {3}, needed {4}', '{0} + {1} + {2} = {3}, potrzeba {4}'),
  throwing: t('Three dice, at least {0}.', 'Trzy kości, co najmniej {0}.'),
  failChance: t('Chance of failing: {0} ({1} of 216)', 'Szansa na niezdany Test: {0} ({1} z 216)'),
  towerStands: t('The tower stands.', 'Wieża stoi.'),
  towerFalls: t('The tower falls.', 'Wieża pada.'),
  towerOf: t('A tower of {0}', 'Wieża: {0}'),
  half: t('Half of the cubes goes, rounded down.', 'Połowa kostek, zaokrąglona w dół, zostaje odrzucona.'),
  goneHalf: t('{0} discards {1}.', '{0} odrzuca {1}.'),
  pressesOff: t('Press {0}: {1} ms off, {2} allowed.', 'Naciśnięcie {0}: {1} ms od taktu, dozwolone {2}.'),
  nothingToStack: t('No damage, nothing to stack: such a test is always passed.', 'Brak Obrażeń, nie ma czego układać: taki Test jest zawsze zdany.'),
  timeOver: t('The time is over.', 'Czas minął.'),
  goOn: t('Go on', 'Dalej'),
  waitPress: t('{0} presses on the beat: {1} down of {2}.', '{0} naciska w takt: leży {1} z {2}.'),
  waitTower: t('{0} builds a tower at the table.', '{0} buduje wieżę na stole.'),

  // ---- timing panel ----
  timingHow: t(
    'A marker swings over the tower. Each time it crosses the middle is a beat, every 0.55 s. Press Space, or tap the tower, on a beat to drop a cube.',
    'Wskaźnik waha się nad wieżą. Każde minięcie środka to takt, co 0,55 s. Naciśnij spację lub dotknij wieży w takt, aby dołożyć kostkę.',
  ),
  timingWindow: t(
    'You may be {0} ms early or late; the striped field shows it. It gets narrower with every cube.',
    'Wolno ci być {0} ms przed taktem lub po nim; pokazuje to pole w paski. Z każdą kostką jest węższe.',
  ),
  timingSkip: t(
    'You may let beats pass. After 10 seconds all cubes must lie; a miss topples the tower.',
    'Takty wolno pomijać. Po 10 sekundach muszą leżeć wszystkie kostki; chybienie przewraca wieżę.',
  ),
  timingLocal: t(
    'The time is measured on your device, so a slow connection does no harm.',
    'Czas mierzy twoje urządzenie, więc wolne łącze nie szkodzi.',
  ),
  beatSound: t('Sound of the beat', 'Dźwięk taktu'),
  start: t('Start', 'Start'),
  drop: t('Drop a cube', 'Dołóż kostkę'),
  giveUp: t('Give up: the tower falls', 'Poddaj się: wieża pada'),
  downOf: t('{0} of {1} down', 'Leży {0} z {1}'),
  secondsLeft: t('{0} s left', 'Zostało {0} s'),
  early: t('{0} ms early', '{0} ms za wcześnie'),
  late: t('{0} ms late', '{0} ms za późno'),
  onBeat: t('exactly on the beat', 'dokładnie w takt'),
  sameBeat: t('That beat has had its press; wait for the next one.', 'Ten takt ma już naciśnięcie; poczekaj na następny.'),
  lastPress: t('Last press: {0}', 'Ostatnie naciśnięcie: {0}'),
  calmMetronome: t('The lamp is on while you may press.', 'Lampka świeci, gdy wolno nacisnąć.'),

  // ---- tower panel ----
  towerHow: t(
    'Stack {0} into one tower, on a real table, within 10 seconds. Then say honestly how it went.',
    'Ułóż {0} w jedną wieżę, na prawdziwym stole, w 10 sekund. Potem uczciwie powiedz, jak poszło.',
  ),
  towerHint: t('{0}: heavy cubes are the dark ones.', '{0}: ciężkie kostki to te ciemne.'),

  // ---- end ----
  roundWon: t('{0} wins round {1}.', '{0} wygrywa rundę {1}.'),
  byKnockout: t('By knockout.', 'Przez nokaut.'),
  byDamage: t('The row could not be refilled; less damage decides.', 'Rzędu nie dało się uzupełnić; decyduje mniej Obrażeń.'),
  byStall: t('Twelve turns without an Attack; less damage decides.', 'Dwanaście tur bez akcji Atak; decyduje mniej Obrażeń.'),
};

export const spaceKinds: Record<SpaceKind, Text | null> = {
  plain: null,
  start_a: t('start space A', 'pole startowe A'),
  start_b: t('start space B', 'pole startowe B'),
  corridor_outer: t(
    'entrance of a technical corridor, going here by corridor costs 1 light',
    'wejście do Korytarza Technicznego, przejście tutaj kosztuje 1 lekkie',
  ),
  corridor_centre: t(
    'central entrance of the technical corridors, going here by corridor costs 1 heavy',
    'środkowe wejście do Korytarzy Technicznych, przejście tutaj kosztuje 1 ciężkie',
  ),
};

/** What a card is in one line, for those who do not see it. */
export function cardLabel(parts: (Text | null)[]): Text {
  const present = parts.filter((part) => part !== null);
  return t(present.map((p) => p.en).join(', '), present.map((p) => p.pl).join(', '));
}

export const glyphOf: Record<AttackType, string> = { strike: 'i-strike', ability: 'i-ability', reaction: 'i-reaction' };

export const joined = (parts: Text[], by = ' · '): Text =>
  t(parts.map((p) => p.en).join(by), parts.map((p) => p.pl).join(by));
