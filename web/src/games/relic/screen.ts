import { fill, type Text } from '../../lib/language';
import type { View } from '../../protocol';
import type { GameScreen } from '../screen';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { openBox, type OpenBox } from './box';
import Card from './Card.svelte';
import { headsOf } from './columns';
import { guide } from './guide';
import Hand from './Hand.svelte';
import { Moment, tableIn, type RelicScreen } from './moment.svelte';
import Outcome from './Outcome.svelte';
import { diceOf, holds, pace, turnOf } from './pace';
import Portrait from './Portrait.svelte';
import Progress from './Progress.svelte';
import { readingOf } from './reading';
import Seat from './Seat.svelte';
import { joined, words } from './text';

function status(view: View): Text {
  const table = tableIn(view);
  if (!table) return { en: '', pl: '' };
  const phase = words.phase[table.phase];
  return table.turn > 0 ? joined([fill(words.statusTurn, table.turn), phase]) : phase;
}

export function screenOf(box: OpenBox): RelicScreen {
  return {
    id: 'relic',
    box,
    moment: new Moment(),
    Board,
    Beside,
    Seat,
    Portrait,
    roleOf: (view, seat) => box.character(tableIn(view)?.players[seat]?.character ?? null)?.name ?? null,
    Hand,
    Progress,
    Card,
    Outcome,
    outcomeHeads: headsOf,
    panelFor: () => null,
    Show: null,
    status,
    nameOf: (object) => box.nameOf(object),
    readingOf,
    itemOf: (object) => box.itemOf(object),
    pace,
    holds,
    turnOf,
    diceOf,
    guide,
  };
}

export async function loadScreen(content: string): Promise<GameScreen> {
  return screenOf(await openBox(content));
}
