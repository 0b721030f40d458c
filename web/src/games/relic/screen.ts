import { fill, type Text } from '../../lib/language';
import type { View } from '../../protocol';
import type { GameScreen, GuideStep } from '../screen';
import { aid } from './aid';
import AidSign from './AidSign.svelte';
import { light, repeats } from './asking';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { openBox, type OpenBox } from './box';
import Brief from './Brief.svelte';
import Card from './Card.svelte';
import { headsOf } from './columns';
import { guide } from './guide';
import Hand from './Hand.svelte';
import { Moment, outcomeOf, tableIn, type RelicScreen } from './moment.svelte';
import Outcome from './Outcome.svelte';
import { isNews, momentOf } from './news';
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

function roleOf(box: OpenBox, view: View, seat: number): Text | null {
  const player = tableIn(view)?.players[seat];
  return box.nemesis(player?.nemesis ?? null)?.name ?? box.character(player?.character ?? null)?.name ?? null;
}

/** Nemeses first, the others as they take their turns. */
function orderOf(view: View, seats: number[]): number[] {
  const players = tableIn(view)?.players ?? [];
  const leads = (seat: number) => players[seat]?.nemesis != null;
  return [...seats.filter(leads), ...seats.filter((seat) => !leads(seat))];
}

/** The screen of a game of Relic: alone, or with an expansion laid over it. */
export function screenOf(game: string, box: OpenBox, guide: GuideStep[]): RelicScreen {
  return {
    id: game,
    box,
    moment: new Moment(),
    Board,
    Beside,
    Seat,
    Portrait,
    roleOf: (view, seat) => roleOf(box, view, seat),
    Brief,
    orderOf,
    Hand,
    Progress,
    Card,
    Outcome,
    outcomeHeads: headsOf,
    chanceOf: (option) => outcomeOf(option)?.odds?.won ?? null,
    repeats,
    light,
    panelFor: () => null,
    Show: null,
    status,
    nameOf: (object) => box.nameOf(object),
    readingOf,
    itemOf: (object) => box.itemOf(object),
    pace,
    holds,
    momentOf: (line, view) => momentOf(box, line, view),
    isNews,
    turnOf,
    diceOf,
    guide,
    aid: { parts: aid, Sign: AidSign },
  };
}

export async function loadScreen(content: string): Promise<GameScreen> {
  return screenOf('relic', await openBox('relic', content), guide);
}
