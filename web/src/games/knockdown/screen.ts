import { fill, type Text } from '../../lib/language';
import type { PromptView, View } from '../../protocol';
import { joined, words } from './text';
import type { GameScreen } from '../screen';
import { aid } from './aid';
import AidSign from './AidSign.svelte';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { openBox, type OpenBox } from './box';
import Card from './Card.svelte';
import { headsOf } from './columns';
import { guide } from './guide';
import Hand from './Hand.svelte';
import { Moment, tableIn, type KnockdownScreen } from './moment.svelte';
import Note from './Note.svelte';
import Outcome from './Outcome.svelte';
import { isNews, momentOf as tellingOf } from './news';
import { diceOf, holds, pace, turnOf } from './pace';
import Portrait from './Portrait.svelte';
import Progress from './Progress.svelte';
import { readingOf } from './reading';
import Seat from './Seat.svelte';
import Show from './Show.svelte';
import TimingPanel from './TimingPanel.svelte';
import TowerPanel from './TowerPanel.svelte';

function status(view: View): Text {
  const table = tableIn(view);
  if (!table) return { en: '', pl: '' };
  const round = fill(words.statusRound, table.round);
  // Before the first round there is only the choice to be told; a phone has no room for more.
  if (table.phase === 'pick_fighters') return words.phase.pick_fighters;
  if (table.phase !== 'turn') return joined([round, words.phase[table.phase]]);
  return joined([round, fill(words.statusTurn, table.turn), fill(words.statusAction, Math.min(2, table.action))]);
}

const panels: Record<string, GameScreen['Board']> = { press: TimingPanel, tower: TowerPanel };

export function screenOf(box: OpenBox): KnockdownScreen {
  return {
    id: 'knockdown',
    box,
    moment: new Moment(),
    Board,
    Beside,
    Seat,
    Portrait,
    roleOf: (view, seat) => box.fighter(tableIn(view)?.players[seat]?.fighter ?? null)?.name ?? null,
    handBelow: true,
    Hand,
    Progress,
    Card,
    Outcome,
    outcomeHeads: headsOf,
    Note,
    panelFor: (prompt: PromptView) => panels[prompt.kind] ?? null,
    Show,
    status,
    nameOf: (object) => box.nameOf(object),
    readingOf,
    itemOf: (object) => (box.has(object) ? object : null),
    pace,
    holds,
    momentOf: tellingOf,
    isNews,
    turnOf,
    diceOf,
    guide,
    aid: { parts: aid, Sign: AidSign },
  };
}

export async function loadScreen(content: string): Promise<GameScreen> {
  return screenOf(await openBox(content));
}
