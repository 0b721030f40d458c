// What a card is called in full, for screen readers.
import { fill, type Text } from '../../lib/language';
import { enemyWords } from './enemies';
import { joined, label, words } from './text';
import type { CardEntry, MissionView } from './types';

/** The number in the corner of a card, and what it means for its deck. */
export function numberOf(card: CardEntry): Text | null {
  if (card.deck === 'corruption') return fill(words.activation, card.number);
  if (card.deck === 'power') return fill(words.number, card.number);
  if (card.type === 'might') return fill(enemyWords.mightNumber, card.number);
  if (card.deck === 'wargear') return fill(words.cost, card.number);
  return card.type === 'enemy' || card.type === 'agent' ? fill(words.value, card.value) : null;
}

export const cardLabel = (card: CardEntry): Text =>
  label([
    card.name,
    card.type_name,
    card.type === 'enemy' && card.attribute ? words.attribute[card.attribute] : null,
    numberOf(card),
    ...card.text,
  ]);

/** How far a mission has come: "1 of 3", and so for each way that is counted. */
export const progressOf = ({ progress, needed }: MissionView): Text =>
  joined(needed.map((goal, n) => fill(words.progress, progress[n] ?? 0, goal)));
