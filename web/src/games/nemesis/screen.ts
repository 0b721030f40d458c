import { fill, type Text } from '../../lib/language';
import type { View } from '../../protocol';
import type { GameScreen } from '../screen';
import { aid } from './aid';
import AidSign from './AidSign.svelte';
import { light } from './asking';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { openBox, type OpenBox } from './box';
import Card from './Card.svelte';
import { claims } from './claims';
import { headsOf } from './columns';
import { guide } from './guide';
import Hand from './Hand.svelte';
import { Moment, outcomeOf, tableIn, type NemesisScreen } from './moment.svelte';
import { isNews, momentOf } from './news';
import Note from './Note.svelte';
import Outcome from './Outcome.svelte';
import { diceOf, holds, pace, turnOf } from './pace';
import Portrait from './Portrait.svelte';
import Progress from './Progress.svelte';
import { readingOf } from './reading';
import Seat from './Seat.svelte';
import Show from './Show.svelte';
import { words } from './text';

function status(view: View): Text {
  const table = tableIn(view);
  if (!table) return { en: '', pl: '' };
  if (table.round === 0) return words.phase[table.phase];
  if (table.phase === 'turn') return fill(words.statusTurn, table.round, Math.min(table.actions + 1, table.allowed), table.allowed);
  return fill(words.status, table.round, words.phase[table.phase]);
}

function screenOf(box: OpenBox): NemesisScreen {
  return {
    id: 'nemesis',
    box,
    moment: new Moment(),
    Board,
    Beside,
    Seat,
    Portrait,
    roleOf: (view, seat) => box.character(tableIn(view)?.players[seat]?.character)?.name ?? null,
    Hand,
    handBelow: true,
    Progress,
    Card,
    Outcome,
    outcomeHeads: headsOf,
    chanceOf: (option) => outcomeOf(option)?.fight?.kills ?? null,
    light,
    Note,
    panelFor: () => null,
    Show,
    status,
    nameOf: (object) => box.nameOf(object),
    readingOf,
    itemOf: (object) => box.itemOf(object),
    pace,
    holds,
    momentOf: (line) => momentOf(line),
    isNews,
    turnOf,
    diceOf,
    talks: true,
    claims,
    guide,
    aid: { parts: aid, Sign: AidSign },
  };
}

export async function loadScreen(content: string): Promise<GameScreen> {
  return screenOf(await openBox('nemesis', content));
}
