// Shapes and colours of cards: what a card is, told by its family, and by a sign that needs no colour.
import type { Attribute, CardEntry, Deck, ThreatColour } from './types';

export type Colour = Exclude<ThreatColour, 'none'>;

/** The colour a card has among Threat cards, which is that of its front and not always that of its deck. */
export const colourOf = (card: CardEntry): Colour | undefined => (card.colour === 'none' ? undefined : card.colour);

const families: Record<Deck, string> = {
  corruption: '--fam-corruption', mission: '--fam-mission', power: '--fam-power', relic: '--fam-gear', wargear: '--fam-gear',
  red: '--attr-strength', blue: '--attr-willpower', yellow: '--attr-cunning', imperium: '--fam-imperium', nemesis: '--fam-nemesis',
};
/** The token with the colour of a deck. */
export const familyOf = (deck: Deck): string => families[deck];
/** The token with the colour of a card. */
export const tintOf = (card: CardEntry): string => familyOf(colourOf(card) ?? card.deck);

/** The sprite's sign for an attribute. */
export const signOf: Record<Exclude<Attribute, 'level'>, string> = {
  strength: 'a-strength', willpower: 'a-willpower', cunning: 'a-cunning',
};

/** What stands on a small token: the value of an enemy, a sign for everything else. */
export function tokenSign(card: CardEntry): string {
  if (card.type === 'enemy' || card.type === 'agent') return String(card.value);
  return { event: '!', encounter: '?', asset: '+', arsenal: '+', crisis: '!' }[card.type as string] ?? '·';
}

/** Patterns of the areas' bands: they tell areas apart without colour. */
export const patterns: Record<string, string> = {
  'hive-world': 'M0 5H10M5 0V10', 'forge-world': 'M0 10L10 0', 'death-world': 'M5 4.5V5.5', 'maiden-world': 'M0 6Q2.5 2 5 6T10 6',
  'twilight-fringe': 'M5 1V9', 'devastated-reaches': 'M1 1L5 5 9 1M1 6L5 10 9 6', 'lost-front': 'M2 5H8', 'phantom-stars': 'M5 2V8M2 5H8',
};

/** Headgear of the ten characters, over one bust: hood, laurel, veil, cap, visor and so on. Drawn in a box of 48 by 52. */
const headgear: readonly string[] = [
  'M12 24Q12 5 24 4 36 5 36 24L31 18Q24 12 17 18Z',
  'M13 16Q13 5 24 5 35 5 35 16V20H13ZM22 5V0H26V5Z',
  'M11 26Q9 6 24 5 39 6 37 26L34 32 33 18Q24 9 15 18L14 32Z',
  'M11 14Q24 2 37 14L35 18H13ZM13 18H35L38 21H10Z',
  'M13 19Q12 6 24 6 36 6 35 19H30V14H18V19ZM16 19H32V23H16Z',
  'M14 15L11 4 19 9 24 2 29 9 37 4 34 15Z',
  'M13 18Q12 7 24 6 36 7 35 18ZM35 8L42 3 38 14Z',
  'M12 17H36L33 9Q24 2 15 9ZM19 6L24 0 29 6Z',
  'M13 15Q16 4 24 4 32 4 35 15L38 17V20H10V17Z',
  'M14 18Q14 7 24 7 34 7 34 18L39 10 36 22H12L9 10Z',
];
export const headgearOf = (place: number): string => headgear[place % headgear.length] ?? '';
