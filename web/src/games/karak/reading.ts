// What the card of information says of anything on a Karak table.
import { fill, percent, type Text } from '../../lib/language';
import { seatIn } from '../../lib/objects';
import { seatName } from '../../play/names';
import type { Reading } from '../../play/reading';
import type { Stage } from '../../play/stage';
import { pictured } from './cards';
import { placeOf } from './geometry';
import { boxOf, outcomeOf, playerOf, tableOf } from './moment.svelte';
import { heroName } from './names';
import { chasmsText, goodsText, joined, label, words } from './text';
import { roman } from './tiles';
import type { Goods, HexView } from './types';

const some = (goods: Goods): boolean => goods.food + goods.wood + goods.stone > 0;

/** "costs 1 food, 1 wood; you have 2 wood". */
function costOf(play: Stage, price: Goods | null | undefined): Text | null {
  const mine = playerOf(play, play.eye)?.goods;
  if (!price || !some(price)) return null;
  return mine ? fill(words.costAgainst, goodsText(price), goodsText(mine)) : fill(words.costs, goodsText(price));
}

function chanceAt(play: Stage, object: string): Text[] {
  const [only, more] = play.lit.get(object) ?? [];
  const permille = only && !more ? (outcomeOf(only)?.win_permille ?? null) : null;
  return permille === null ? [] : [fill(words.yourChance, percent(permille / 1000))];
}

function hexReading(play: Stage, hex: HexView): Reading {
  const box = boxOf(play);
  const tile = box.tiles.get(hex.tile);
  const foes = hex.armies.map((army) => box.nameOf(army));
  const rewards = hex.armies.flatMap((id) => {
    const army = box.armies.get(id);
    if (army?.item) return [fill(words.reward, box.nameOf(army.item))];
    return army && army.soul_stone > 0 ? [fill(words.reward, fill(words.soulStone, army.soul_stone))] : [];
  });
  const named = (seat: number) => seatName(play.table, seat);
  const strong = hex.strength === null ? null : fill(words.strength, hex.strength);
  const title = hex.general ? words.general : foes.length > 0 ? label(foes) : (tile?.lair && hex.inhabited ? tile.lair.band : tile?.name);
  return {
    name: label([title ?? words.unknown, strong]),
    kind: joined([tile && (foes.length > 0 || hex.general || hex.inhabited) ? tile.name : null, tile ? (tile.level === 0 ? words.startTile : fill(words.tileLevel, roman(tile.level))) : null]),
    lines: [
      ...rewards,
      ...chanceAt(play, hex.id),
      ...(hex.city === null ? [] : [fill(words.cityHere, named(hex.city))]),
      ...(hex.heroes.length > 0 ? [fill(words.heroesHere, label(hex.heroes.map(named)))] : []),
      ...(hex.items.length > 0 ? [fill(words.itemsHere, label(hex.items.map((item) => box.nameOf(item))))] : []),
      ...(tile && some(tile.yield) ? [fill(words.yields, goodsText(tile.yield))] : []),
      ...(tile?.lair ? [fill(words.spoils, goodsText(tile.lair.spoils))] : []),
      chasmsText(hex.chasms),
    ],
    clause: tile?.clauses[0] ?? null,
  };
}

function seatReading(play: Stage, seat: number): Reading | null {
  const player = playerOf(play, seat);
  if (!player) return null;
  return {
    name: seatName(play.table, seat),
    kind: heroName(play, seat),
    lines: [fill(words.lifeOf, player.life, player.most_life), fill(words.gloryOf, player.glory), words.pointsOf(player.points), goodsText(player.goods)],
  };
}

export function readingOf(play: Stage, object: string, item: string | null): Reading | null {
  const table = tableOf(play);
  const box = boxOf(play);
  const place = placeOf(object);
  if (place && table) {
    const hex = table.map.find((one) => one.id === object);
    if (hex) return hexReading(play, hex);
    return { name: fill(words.unknownLevel, roman(table.level_one > 0 ? 1 : 2)), lines: [], clause: 'KAR-EXPL-01' };
  }
  const seat = seatIn(object);
  if (seat !== null) return seatReading(play, seat);
  const card = item === null ? null : pictured(box, item);
  if (item === null || !card) return null;
  return {
    name: card.name,
    kind: card.kind,
    cost: costOf(play, box.buildings.get(item)?.cost ?? box.dice.get(item)?.price),
    lines: [...card.lines, ...(box.dice.get(item)?.faces.length ? [fill(words.faces, label(box.dice.get(item)?.faces.map((face) => face.text) ?? []))] : [])],
    clause: box.buildings.get(item)?.clauses[0] ?? box.items.get(item)?.clauses[0] ?? box.armies.get(item)?.clauses[0] ?? null,
  };
}
