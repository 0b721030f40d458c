import { fill, type Text } from '../../lib/language';
import type { PromptView, View } from '../../protocol';
import type { GameScreen } from '../screen';
import { aid } from './aid';
import AidSign from './AidSign.svelte';
import { light } from './asking';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { openBox, type OpenBox } from './box';
import Card from './Card.svelte';
import ChoicePanel from './ChoicePanel.svelte';
import { headsOf } from './columns';
import { guide } from './guide';
import Hand from './Hand.svelte';
import { Moment, outcomeOf, tableIn, type KarakScreen } from './moment.svelte';
import Outcome from './Outcome.svelte';
import { isNews, momentOf as tellingOf } from './news';
import { diceOf, holds, pace, turnOf } from './pace';
import Portrait from './Portrait.svelte';
import Progress from './Progress.svelte';
import RotationPanel from './RotationPanel.svelte';
import { readingOf } from './reading';
import Seat from './Seat.svelte';
import { joined, words } from './text';
import type { TableView } from './types';

/** A limit is told where it is near enough to be felt. */
const shortMatch = 50;

function roundOf({ round, round_limit }: TableView): Text {
  return round_limit <= shortMatch ? fill(words.roundOf, round, round_limit) : fill(words.round, round);
}

function status(view: View): Text {
  const table = tableIn(view);
  if (!table) return { en: '', pl: '' };
  if (table.phase === 'heroes' || table.phase === 'lay_out') return words.choosingHeroes;
  if (table.phase === 'over') return joined([roundOf(table), words.over]);
  return joined([roundOf(table), table.slot <= table.slots ? fill(words.slot, table.slot, table.slots) : words.slotsUsed]);
}

const panels: Record<string, GameScreen['Board']> = { rotation: RotationPanel, tile_choice: ChoicePanel, army_choice: ChoicePanel };

export function screenOf(box: OpenBox): KarakScreen {
  return {
    id: 'karak',
    box,
    moment: new Moment(),
    Board,
    Beside,
    Seat,
    Portrait,
    roleOf: (view, seat) => {
      const hero = box.hero(tableIn(view)?.players[seat]?.hero ?? null);
      return hero ? joined([hero.name, hero.title], ', ') : null;
    },
    Hand,
    Progress,
    Card,
    Outcome,
    outcomeHeads: headsOf,
    chanceOf: (option) => outcomeOf(option)?.win_permille ?? null,
    light,
    panelFor: (prompt: PromptView) => panels[prompt.kind] ?? null,
    Show: null,
    status,
    nameOf: (object) => box.nameOf(object),
    readingOf,
    itemOf: (object) => box.itemOf(object),
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
