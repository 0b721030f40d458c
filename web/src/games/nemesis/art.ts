// How cards of each kind look: their colour, their sign, and the lines that count in this match.
import type { Text } from '../../lib/language';
import type { SignId } from './signs';
import { words } from './text';
import type { Mode, PaperEntry } from './types';

export function tintOf(paper: PaperEntry): string {
  switch (paper.paper) {
    case 'contamination': case 'mutation': case 'fate': return 'var(--nem-cont)';
    case 'attack': case 'wound': case 'hunt': case 'token': return 'var(--nem-red)';
    case 'event': return 'var(--warn)';
    case 'objective': case 'coordinates': return 'var(--nem-sleep)';
    case 'item': return paper.deck === 'red' || paper.deck === 'yellow' || paper.deck === 'green' ? `var(--nem-${paper.deck})` : 'var(--nem-white)';
    case 'trait': return 'var(--nem-green)';
    case 'exploration': return 'var(--nem-egg)';
    case 'action': return 'var(--game-nemesis)';
  }
}

export function markOf(paper: PaperEntry): SignId {
  switch (paper.paper) {
    case 'action': return paper.icon === 'combat' ? 'claw' : 'move';
    case 'contamination': case 'fate': return 'cont';
    case 'item': return paper.weapon ? 'shoot' : paper.deck === 'red' || paper.deck === 'yellow' || paper.deck === 'green' ? paper.deck : paper.deck === 'quest' ? 'lock' : 'craft';
    case 'attack': case 'hunt': return 'claw';
    case 'event': return 'danger';
    case 'trait': return 'scan';
    case 'mutation': return 'mut';
    case 'objective': return 'goal';
    case 'wound': return 'serious';
    case 'coordinates': return 'course';
    case 'exploration': return 'eye';
    case 'token': return 'bag';
  }
}

/** What the card says in this mode. */
export const linesOf = (paper: PaperEntry, mode: Mode): readonly Text[] =>
  mode === 'carnomorphs' && paper.carnomorphs.length > 0 ? paper.carnomorphs : paper.text;

/** "In Combat only" and the like. */
export const whenOf = (paper: PaperEntry): Text | null => (paper.icon === 'combat' ? words.inCombat : paper.icon === 'peace' ? words.inPeace : null);
