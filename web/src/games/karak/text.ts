// The words of Karak's screen. Rule terms are those of docs/rules/karak.md.
import { counted, fill, same, type Text } from '../../lib/language';
import type { Contest, Goods, Landscape, Slot, Step, Symbol } from './types';

const t = (en: string, pl: string): Text => ({ en, pl });

export const words = {
  // ---- things ----
  player: (n: number): Text => t(`player ${n}`, `gracz ${n}`),
  place: t('this place', 'to miejsce'),
  general: t('the Dark General', 'Mroczny Generał'),
  hero: t('Hero', 'Bohater'),
  army: t('Monster army', 'Armia potworów'),
  lair: t('Lair', 'Siedlisko'),
  building: t('Building', 'Budynek'),
  die: t('Die', 'Kość'),
  tile: t('Landscape tile', 'Płytka krajobrazu'),
  tileLevel: t('level {0}', 'poziom {0}'),
  startTile: t('start tile', 'płytka startowa'),
  mount: t('rides: {0}', 'wierzchowiec: {0}'),
  slots: {
    weapon: t('Weapon', 'Broń'), spell: t('Spell', 'Zaklęcie'), amulet: t('Amulet', 'Amulet'), none: t('Token', 'Żeton'),
  } satisfies Record<Slot, Text>,
  landscapes: { forest: t('forest', 'las'), farm: t('farm', 'folwark'), rocks: t('rocks', 'skały') } satisfies Record<Landscape, Text>,

  // ---- the map ----
  map: t('Map of the land', 'Mapa krainy'),
  mapKeys: t(
    'Arrow keys walk over the map, plus and minus zoom, zero shows the whole map.',
    'Strzałki chodzą po mapie, plus i minus zmieniają powiększenie, zero pokazuje całość.',
  ),
  unknown: t('unknown land', 'nieznana kraina'),
  unknownLevel: t('unknown land, a tile of level {0} comes here', 'nieznana kraina, trafi tu płytka poziomu {0}'),
  strength: t('strength {0}', 'siła {0}'),
  armiesHere: t('monsters: {0}, strength {1}', 'potwory: {0}, siła {1}'),
  lairHere: t('lair, strength {0}', 'siedlisko, siła {0}'),
  generalHere: t('the Dark General, strength {0}', 'Mroczny Generał, siła {0}'),
  itemsHere: t('lying here: {0}', 'leży tu: {0}'),
  cityHere: t('city of {0}', 'miasto, właściciel: {0}'),
  heroesHere: t('here: {0}', 'tu stoi: {0}'),
  chasmsAt: t('chasms: {0}', 'przepaście: {0}'),
  noChasms: t('no chasms', 'bez przepaści'),
  yields: t('yields {0}', 'daje: {0}'),
  canGo: t('you can act here', 'tu możesz działać'),
  chosen: t('chosen, not yet sent', 'wybrane, jeszcze niewysłane'),
  edges: [
    t('north', 'północ'), t('north-east', 'północny wschód'), t('south-east', 'południowy wschód'),
    t('south', 'południe'), t('south-west', 'południowy zachód'), t('north-west', 'północny zachód'),
  ],
  miniMap: t('Overview', 'Przegląd mapy'),
  castle: t('castle', 'zamek'),
  rift: t('Rift', 'Szczelina'),

  // ---- a new tile ----
  newTile: t('New tile', 'Nowa płytka'),
  turnLeft: t('Turn left', 'Obróć w lewo'),
  turnRight: t('Turn right', 'Obróć w prawo'),
  layIt: t('Lay the tile like this', 'Połóż płytkę w ten sposób'),
  turnHint: t('Turn it with Q and E, or pick a picture.', 'Obracaj klawiszami Q i E albo wybierz obrazek.'),
  rotations: t('Rotations of the tile', 'Obroty płytki'),
  blocked: t('not allowed', 'niedozwolony'),
  blockedWhy: t(
    'A crossed-out rotation would put a chasm on the edge you cross.',
    'Przekreślony obrót położyłby przepaść na krawędzi, którą przekraczasz.',
  ),
  degrees: t('{0}°', '{0}°'),

  pickFirst: t('Pick one of them', 'Wybierz jedną z nich'),

  // ---- top bar ----
  round: t('Round {0}', 'Runda {0}'),
  roundOf: t('Round {0} of {1}', 'Runda {0} z {1}'),
  slot: t('action {0} of {1}', 'akcja {0} z {1}'),
  slotsUsed: t('actions used', 'akcje wykorzystane'),
  choosingHeroes: t('heroes', 'bohaterowie'),
  over: t('over', 'koniec'),
  stack: t('Tiles left', 'Pozostałe płytki'),
  levelOne: t('level I', 'poziom I'),
  levelTwo: t('level II', 'poziom II'),
  levelLeft: (n: number): Text => counted(n, ['tile', 'tiles'], ['płytka', 'płytki', 'płytek']),
  bag: t('in the bag', 'w woreczku'),
  bagLeft: (n: number): Text => counted(n, ['monster army', 'monster armies'], ['armia potworów', 'armie potworów', 'armii potworów']),
  generalOut: t('The Dark General is on the map.', 'Mroczny Generał jest na mapie.'),
  praetorians: (n: number): Text => counted(n, ['Praetorian', 'Praetorians'], ['pretorianin', 'pretorianie', 'pretorian']),

  // ---- seats ----
  life: t('Life', 'Wytrzymałość'),
  lifeOf: t('{0} of {1} life points', 'punkty wytrzymałości: {0} z {1}'),
  unconscious: t('unconscious', 'nieprzytomny bohater'),
  glory: t('Glory', 'Chwała'),
  gloryOf: t('glory {0}', 'poziom chwały {0}'),
  units: t('Units', 'Oddziały'),
  unitsOf: t('{0} of at most {1} units', 'oddziały: {0} z najwyżej {1}'),
  special: t('Other dice', 'Inne kości'),
  army_: t('Army', 'Armia'),
  goods: t('Resources', 'Zasoby'),
  noGoods: t('no resources', 'bez zasobów'),
  city: t('City', 'Miasto'),
  noCity: t('no city yet', 'jeszcze bez miasta'),
  items: t('Items', 'Przedmioty'),
  noItems: t('no items', 'bez przedmiotów'),
  points: t('Points', 'Punkty'),
  pointsOf: (n: number): Text => counted(n, ['point', 'points'], ['punkt', 'punkty', 'punktów']),
  soulStones: t('Soul Stones: {0}', 'Kamienie Dusz: {0}'),
  weaponStrength: t('weapons +{0}', 'broń +{0}'),
  plague: t('Plague and Misery', 'Zaraza i Niedola'),
  emperor: t('Emperor', 'Imperator'),
  timeLord: t('Time Lord die', 'kość Pana Czasu'),
  active: t('it is their turn', 'trwa tura tego gracza'),
  lookAt: t('Look at {0}', 'Obejrzyj: {0}'),
  notBuilt: t('not built', 'niezbudowany'),
  built: t('built', 'zbudowany'),
  costs: t('costs {0}', 'koszt: {0}'),
  costAgainst: t('costs {0}; you have {1}', 'koszt: {0}; masz: {1}'),
  yourChance: t('your chance to win: {0}', 'szansa wygranej: {0}'),
  faces: t('faces: {0}', 'ścianki: {0}'),
  myBoard: t('My city and army', 'Moje miasto i armia'),
  abilities: t('Abilities', 'Umiejętności'),
  duelToo: t('also in duels', 'także w pojedynkach'),

  // ---- a battle ----
  battle: t('Battle', 'Walka'),
  contests: {
    monsters: t('Battle', 'Walka'), lair: t('Fight in a lair', 'Walka w siedlisku'), general: t('Against the Dark General', 'Przeciw Mrocznemu Generałowi'),
    rift: t('Rift fight', 'Walka o Szczelinę'), duel: t('Duel', 'Pojedynek'),
  } satisfies Record<Contest, Text>,
  steps: {
    dice: t('Dice', 'Kości'), roll: t('Roll', 'Rzut'), rerolls: t('Re-rolls', 'Ponowne rzuty'), plague: t('Plague', 'Zaraza'),
    skulls: t('Skulls', 'Czaszki'), spells: t('Spells', 'Zaklęcia'), compare: t('Compare', 'Porównanie'),
  } satisfies Record<Step, Text>,
  toRoll: t('to be rolled', 'do rzutu'),
  swords: t('swords', 'miecze'),
  weapons: t('weapons', 'broń'),
  spells: t('spells', 'zaklęcia'),
  bonus: t('abilities', 'umiejętności'),
  carried: t('first roll', 'pierwszy rzut'),
  rage: t('rage', 'szał'),
  sum: t('sum', 'suma'),
  needs: t('needs', 'potrzeba'),
  best: t('best of the others', 'najlepszy z pozostałych'),
  skulls: (n: number): Text => counted(n, ['skull', 'skulls'], ['czaszka', 'czaszki', 'czaszek']),
  skullsCancelled: t('skulls cancelled', 'czaszki anulowane'),
  wounds: t('life {0}', 'wytrzymałość {0}'),
  died: t('lost: {0}', 'straty: {0}'),
  winChance: t('chance to win', 'szansa wygranej'),
  beforeRerolls: t('before re-rolls and spells', 'bez ponownych rzutów i zaklęć'),
  reaches: t('{0} reaches {1}', '{0}: suma {1}'),
  winsBy: t('wins by {0}', 'wygrywa o {0}'),
  winsEven: t('exactly enough', 'dokładnie tyle, ile trzeba'),
  losesBy: t('{0} short', 'brakuje {0}'),
  won: t('won', 'wygrana'),
  lost: t('lost', 'przegrana'),
  sure: t('won without rolling', 'wygrana bez rzutu'),
  tieBreak: t('tie-break', 'dogrywka'),
  hide: t('Hide the battle', 'Ukryj walkę'),
  against: t('against', 'kontra'),
  symbols: {
    none: t('', ''), shield: t('shield', 'tarcza'), loop: t('Time Loop', 'pętla czasu'), betrayal: t('betrayal', 'zdrada'),
  } satisfies Record<Symbol, Text>,
  dieShows: t('{0}: {1}', '{0}: {1}'),
  canReroll: t('can be chosen', 'można wybrać'),

  // ---- columns of the options ----
  leadsTo: t('leads to', 'skutek'),
  columns: { strength: t('strength', 'siła'), sum: t('sum', 'suma') },
  gains: t('gain {0}', 'zysk: {0}'),
  pays: t('pay {0}', 'koszt: {0}'),

  // ---- heroes, end ----
  chooseHero: t('Choose your hero', 'Wybierz bohatera'),
  taken: t('taken by {0}', 'wybór: {0}'),
  score: t('Score', 'Wynik'),
  scoreStones: t('Soul Stones', 'Kamienie Dusz'),
  scorePraetorians: t('Praetorians', 'Pretorianie'),
  scoreCrown: t('crown', 'korona'),
  winner: t('winner', 'zwycięstwo'),

  // ---- cards ----
  price: t('training costs {0}', 'koszt szkolenia: {0}'),
  reward: t('leaves: {0}', 'zostawia: {0}'),
  soulStone: t('a Soul Stone worth {0}', 'Kamień Dusz o wartości {0}'),
  copies: t('{0} in the bag at the start', 'na początku w woreczku: {0}'),
  spoils: t('spoils: {0}', 'łup: {0}'),
};

/** Parts in a row, empty ones left out. */
export function joined(parts: readonly (Text | null)[], between = ' · '): Text {
  const found = parts.filter((part): part is Text => part !== null && part.en !== '');
  return { en: found.map((part) => part.en).join(between), pl: found.map((part) => part.pl).join(between) };
}

/** For those who hear it: parts with commas between. */
export const label = (parts: readonly (Text | null)[]): Text => joined(parts, ', ');

const nouns: Record<keyof Goods, (n: number) => Text> = {
  food: (n) => counted(n, ['food', 'food'], ['żywność', 'żywności', 'żywności']),
  wood: (n) => counted(n, ['wood', 'wood'], ['drewno', 'drewna', 'drewna']),
  stone: (n) => counted(n, ['stone', 'stone'], ['kamień', 'kamienie', 'kamieni']),
};
export const goodsOrder = ['food', 'wood', 'stone'] as const;

/** "2 food, 1 wood": the amounts without their sign. */
export function goodsText(goods: Goods): Text {
  const parts = goodsOrder.flatMap((one) => (goods[one] === 0 ? [] : [nouns[one](Math.abs(goods[one]))]));
  return parts.length > 0 ? label(parts) : words.noGoods;
}

export const chasmsText = (edges: readonly number[]): Text =>
  edges.length === 0 ? words.noChasms : fill(words.chasmsAt, label(edges.map((edge) => words.edges[edge] ?? same(edge))));
