// How a hex of the map is laid out: its ground, its motif, and the row of tokens that stand on it.
import { fill, type Text } from '../../lib/language';
import type { motifs } from './art';
import type { OpenBox } from './box';
import { chasmsText, goodsText, label, words } from './text';
import type { HexView, TileEntry } from './types';

/** The colour of the ground, by its token. */
export function groundOf(tile: TileEntry): string {
  if (tile.kind !== 'landscape') return `--kar-${tile.kind}`;
  return `--kar-${tile.landscapes[0] ?? 'rocks'}`;
}

export function motifOf(tile: TileEntry): keyof typeof motifs {
  if (tile.kind === 'castle' || tile.kind === 'rift') return tile.kind;
  if (tile.kind === 'lair') return (tile.lair?.spoils.stone ?? 0) > 0 ? 'mine' : 'cave';
  return tile.landscapes[0] ?? 'rocks';
}

/** What stands on a hex, in one centred row: things, foes, city, then figures. */
export interface Token {
  kind: 'item' | 'army' | 'lair' | 'general' | 'city' | 'hero';
  /** The item or army, or the seat of a city or a hero. */
  of: string | number | null;
  x: number;
}
export interface Row {
  tokens: Token[];
  scale: number;
  y: number;
}

const widths: Record<Token['kind'], number> = { item: 34, army: 52, lair: 52, general: 60, city: 60, hero: 40 };
const gap = 6;
const widest = 150;

export function rowOf(hex: HexView): Row {
  const kinds: Omit<Token, 'x'>[] = [
    ...hex.items.map((item) => ({ kind: 'item', of: item }) as const),
    ...(hex.general ? [{ kind: 'general', of: null } as const] : hex.armies.map((army) => ({ kind: 'army', of: army }) as const)),
    ...(hex.inhabited ? [{ kind: 'lair', of: null } as const] : []),
    ...(hex.city === null ? [] : [{ kind: 'city', of: hex.city } as const]),
    ...hex.heroes.map((seat) => ({ kind: 'hero', of: seat }) as const),
  ];
  const total = kinds.reduce((sum, { kind }) => sum + widths[kind], 0) + gap * Math.max(0, kinds.length - 1);
  let x = -total / 2;
  const tokens = kinds.map((token) => {
    const at = { ...token, x: x + widths[token.kind] / 2 };
    x += widths[token.kind] + gap;
    return at;
  });
  return { tokens, scale: Math.min(1, widest / Math.max(1, total)), y: -6 };
}

const romans = ['', 'I', 'II', 'III'];
export const roman = (level: number): string => romans[level] ?? String(level);

/** A name in at most two lines of about equal length. */
export function linesOf(name: string, most = 16): string[] {
  if (name.length <= most) return [name];
  const breaks = [...name.matchAll(/\s/g)].map((found) => found.index);
  const middle = breaks.reduce<number | null>(
    (best, at) => (best === null || Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best),
    null,
  );
  return middle === null ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}

/** Everything that a hex shows, in words. */
export function hexLabel(hex: HexView, box: OpenBox, nameOfSeat: (seat: number) => Text): Text {
  const tile = box.tiles.get(hex.tile);
  const armies = label(hex.armies.map((army) => box.nameOf(army)));
  const goods = tile?.yield;
  return label([
    hex.place.en === '' ? (tile?.name ?? null) : hex.place,
    hex.general ? fill(words.generalHere, hex.strength ?? 0) : null,
    hex.armies.length > 0 ? fill(words.armiesHere, armies, hex.strength ?? 0) : null,
    hex.inhabited ? fill(words.lairHere, hex.strength ?? 0) : null,
    hex.city === null ? null : fill(words.cityHere, nameOfSeat(hex.city)),
    hex.heroes.length > 0 ? fill(words.heroesHere, label(hex.heroes.map(nameOfSeat))) : null,
    hex.items.length > 0 ? fill(words.itemsHere, label(hex.items.map((item) => box.nameOf(item)))) : null,
    goods && goods.food + goods.wood + goods.stone > 0 ? fill(words.yields, goodsText(goods)) : null,
    chasmsText(hex.chasms),
  ]);
}
