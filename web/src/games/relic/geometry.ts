// Where everything lies on the board, computed from the spaces of the box: rings of the outer and the middle sector around
// the path of the inner one, which turns into the scenario space. One unit is 1/1200 of the board's side.
import type { Point, Rect } from '../../lib/camera';
import type { Sector, SpaceEntry } from './types';

export const side = 1200;
export const world: Rect = { x: -14, y: -14, width: side + 28, height: side + 28 };

export type Edge = 'top' | 'right' | 'bottom' | 'left' | 'corner' | 'centre';

export interface Cell extends Rect {
  id: string;
  space: SpaceEntry;
  edge: Edge;
  /** Without the band of its area. */
  inside: Rect;
}

interface Ring {
  /** Distance from the border of the board, depth of a space, side of a corner, depth of an area's band. */
  at: number;
  deep: number;
  corner: number;
  band: number;
  /** The square on which steps are counted, so that no path covers a name. */
  orbit: number | null;
}
const rings: Record<Exclude<Sector, 'centre'>, Ring> = {
  outer: { at: 0, deep: 162, corner: 186, band: 24, orbit: 196 },
  middle: { at: 208, deep: 150, corner: 166, band: 22, orbit: 384 },
  inner: { at: 394, deep: 119, corner: 119, band: 0, orbit: null },
};
export const orbits = [rings.outer.orbit, rings.middle.orbit].filter((orbit) => orbit !== null);

const edges = ['top', 'right', 'bottom', 'left'] as const;

/** The rectangles of a ring of `count` spaces, clockwise from the top left corner. */
function ringRects({ at, deep, corner }: Ring, count: number): (Rect & { edge: Edge })[] {
  const per = count / 4 - 1;
  const long = side - 2 * at;
  const length = (long - 2 * corner) / per;
  return edges.flatMap((edge, k) => {
    const turned = (x: number, y: number, w: number, h: number): Rect => {
      const [left, top, width, height] = (
        [[x, y, w, h], [long - y - h, x, h, w], [long - x - w, long - y - h, w, h], [y, long - x - w, h, w]] as const
      )[k] ?? [x, y, w, h];
      return { x: left + at, y: top + at, width, height };
    };
    const corners = { ...turned(0, 0, corner, corner), edge: 'corner' as Edge };
    const between = Array.from({ length: per }, (_, n) => ({ ...turned(corner + n * length, 0, length, deep), edge: edge as Edge }));
    return [corners, ...between];
  });
}

function insideOf(rect: Rect, edge: Edge, band: number): Rect {
  const beside = edge === 'left' || edge === 'right';
  const along = edge === 'top' || edge === 'bottom';
  return {
    x: rect.x + (edge === 'left' ? band : 0),
    y: rect.y + (edge === 'top' ? band : 0),
    width: rect.width - (beside ? band : 0),
    height: rect.height - (along ? band : 0),
  };
}

/** Every space with its place on the board, in the order of the box. */
export function layOut(spaces: readonly SpaceEntry[]): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const sector of ['outer', 'middle', 'inner'] as const) {
    const ring = rings[sector];
    const own = spaces.filter((space) => space.sector === sector).sort((a, b) => a.place - b.place);
    const rects = ringRects(ring, own.length);
    own.forEach((space, n) => {
      // The inner path begins at the lower right, below the corner whose movement box leads there.
      const rect = rects[sector === 'inner' ? (n + own.length / 2) % own.length : n];
      if (!rect) return;
      const edge = sector === 'inner' ? 'corner' : rect.edge;
      cells.set(space.id, { ...rect, id: space.id, space, edge, inside: insideOf(rect, rect.edge, space.area ? ring.band : 0) });
    });
  }
  const begin = rings.inner.at + rings.inner.deep;
  const centre: Rect = { x: begin, y: begin, width: side - 2 * begin, height: side - 2 * begin };
  for (const space of spaces.filter(({ sector }) => sector === 'centre')) {
    cells.set(space.id, { ...centre, id: space.id, space, edge: 'centre', inside: centre });
  }
  return cells;
}

export const centreOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

// ---- areas -----------------------------------------------------------------------------------------------------------

export interface Band extends Rect {
  area: string;
  edge: Edge;
}

/** One band for each area, along the outer side of its spaces. */
export function bandsOf(cells: Iterable<Cell>): Band[] {
  const runs = new Map<string, Cell[]>();
  for (const cell of cells) {
    if (cell.space.area) runs.set(cell.space.area, [...(runs.get(cell.space.area) ?? []), cell]);
  }
  return [...runs].flatMap(([area, run]) => {
    const first = run[0];
    if (!first) return [];
    const left = Math.min(...run.map(({ x }) => x)) + 3;
    const top = Math.min(...run.map(({ y }) => y)) + 3;
    const right = Math.max(...run.map(({ x, width }) => x + width)) - 3;
    const bottom = Math.max(...run.map(({ y, height }) => y + height)) - 3;
    const deep = rings[first.space.sector === 'outer' ? 'outer' : 'middle'].band - 3;
    const { edge } = first;
    const flat = edge === 'top' || edge === 'bottom';
    return [{
      area,
      edge,
      x: edge === 'right' ? right - deep : left,
      y: edge === 'bottom' ? bottom - deep : top,
      width: flat ? right - left : deep,
      height: flat ? deep : bottom - top,
    }];
  });
}

// ---- ways ------------------------------------------------------------------------------------------------------------

const outwards: Partial<Record<Edge, Point>> = {
  top: { x: 0, y: -1 }, bottom: { x: 0, y: 1 }, left: { x: -1, y: 0 }, right: { x: 1, y: 0 },
};

/** From the orbit towards the space. */
function towardsCell(cell: Cell): Point {
  const straight = outwards[cell.edge];
  if (straight) return straight;
  const { x, y } = centreOf(cell);
  return { x: x < side / 2 ? -0.7 : 0.7, y: y < side / 2 ? -0.7 : 0.7 };
}

/** Where a step onto the space is counted. */
export function stepOf(cell: Cell): Point {
  const orbit = cell.space.sector === 'centre' ? null : rings[cell.space.sector].orbit;
  const middle = centreOf(cell);
  if (orbit === null) return middle;
  const far = side - orbit;
  switch (cell.edge) {
    case 'top': return { x: middle.x, y: orbit };
    case 'bottom': return { x: middle.x, y: far };
    case 'left': return { x: orbit, y: middle.y };
    case 'right': return { x: far, y: middle.y };
    default: return { x: middle.x < side / 2 ? orbit : far, y: middle.y < side / 2 ? orbit : far };
  }
}

export interface Way {
  /** The line, as a path. */
  line: string;
  /** One dot for each step. */
  steps: Point[];
  /** The head of the arrow, as a path. */
  head: string;
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const moved = (from: Point, by: Point, far: number): Point => ({ x: from.x + by.x * far, y: from.y + by.y * far });

/** The way from a space along others, which are in order and not empty. */
export function wayAlong(from: Cell, path: readonly Cell[]): Way | null {
  const last = path.at(-1);
  if (!last) return null;
  const steps = path.map(stepOf);
  const end = stepOf(last);
  // A step within the inner path, or between sectors, is an arrow from space to space.
  const jump = path.length === 1 && (from.space.sector !== last.space.sector || last.space.sector === 'inner' || last.edge === 'centre');
  if (jump) {
    const begin = centreOf(from);
    const goal = centreOf(last);
    const far = Math.hypot(goal.x - begin.x, goal.y - begin.y) || 1;
    const out = { x: (goal.x - begin.x) / far, y: (goal.y - begin.y) / far };
    return { line: `M${at(moved(begin, out, 20))}L${at(moved(goal, out, -30))}`, steps: [], head: headAt(moved(goal, out, -30), out) };
  }
  const out = towardsCell(last);
  const tip = moved(end, out, 20);
  const begin = moved(stepOf(from), towardsCell(from), 26);
  return { line: `M${[begin, stepOf(from), ...steps, tip].map(at).join('L')}`, steps, head: headAt(tip, out) };
}

function headAt(tip: Point, out: Point): string {
  return `M${at(moved(tip, out, 15))}L${at({ x: tip.x - out.y * 12, y: tip.y + out.x * 12 })}L${at({ x: tip.x + out.y * 12, y: tip.y - out.x * 12 })}Z`;
}

/** The arrows between the spaces of the inner path, up to the scenario space. */
export function innerArrows(cells: Iterable<Cell>): { x: number; y: number; turn: number }[] {
  const path = [...cells].filter(({ space }) => space.sector === 'inner' || space.sector === 'centre');
  path.sort((a, b) => Number(a.edge === 'centre') - Number(b.edge === 'centre') || a.space.place - b.space.place);
  return path.slice(1).flatMap((to, n) => {
    const from = path[n];
    if (!from) return [];
    const a = centreOf(from);
    const b = centreOf(to);
    const dx = Math.sign(Math.round(b.x - a.x));
    const dy = Math.sign(Math.round(b.y - a.y));
    return [{
      x: dx > 0 ? from.x + from.width : dx < 0 ? from.x : a.x,
      y: dy > 0 ? from.y + from.height : dy < 0 ? from.y : a.y,
      turn: (Math.atan2(dy, dx) * 180) / Math.PI,
    }];
  });
}

// ---- what stands on a space ------------------------------------------------------------------------------------------

export interface Row {
  /** Middles of the cards that are shown; `more` stands at `moreAt`. */
  cards: Point[];
  more: number;
  moreAt: Point;
  figures: Point[];
  /** Middles of the Imperium cards that are shown, and how small everything is drawn. */
  plates: Point[];
  scale: number;
}

const widths = { card: 29, plate: 43, figure: 33, more: 24 };
/** Smaller than this nothing can be told apart; cards are only counted then. */
const smallest = 0.62;

/** Threat cards, Imperium cards and figures in one row, which all become smaller until they fit. */
function crowdIn(cell: Cell, cards: number, figures: number, plates: number, room: number, base: number, shift: number): Row {
  let shown = cards;
  let lying = plates;
  const spanOf = (more: number) => shown * widths.card + lying * widths.plate + figures * widths.figure + (more > 0 ? widths.more : 0);
  const more = () => cards + plates - shown - lying;
  while (shown + lying > 0 && spanOf(more()) * smallest > room) {
    if (shown > lying) shown -= 1;
    else lying -= 1;
  }
  const scale = Math.min(1, room / Math.max(1, spanOf(more())));
  let x = cell.inside.x + (cell.inside.width - spanOf(more()) * scale) / 2 - shift;
  const place = (width: number): Point => {
    x += width * scale;
    return { x: x - (width * scale) / 2, y: base };
  };
  const threats = Array.from({ length: shown }, () => place(widths.card));
  const imperium = Array.from({ length: lying }, () => place(widths.plate));
  const moreAt = more() > 0 ? place(widths.more) : { x, y: base };
  return { cards: threats, plates: imperium, more: more(), moreAt, figures: Array.from({ length: figures }, () => place(widths.figure)).map((at) => ({ ...at, y: at.y - 3 })), scale };
}

/** Cards and figures in one centred row near the lower edge; cards that have no room are only counted. */
export function rowIn(cell: Cell, cards: number, figures: number, lit: boolean, plates = 0): Row {
  const { x, y, width, height } = cell.inside;
  const room = width - 12 - (lit ? 36 : 0);
  const figureWidth = figures > 0 ? Math.min(33, (room - (cards > 0 ? 30 : 0)) / figures) : 33;
  const base = y + height - (cell.edge === 'centre' ? 34 : cell.space.sector === 'outer' ? 29 : 27);
  if (plates > 0 || figureWidth < 24) return crowdIn(cell, cards, figures, plates, room, base, lit ? 16 : 0);
  const fits = Math.max(0, Math.floor((room - figures * figureWidth) / 29));
  const shown = cards <= fits ? cards : Math.max(0, Math.floor((room - figures * figureWidth - 24) / 29));
  const more = cards - shown;
  const span = shown * 29 + (more > 0 ? 24 : 0) + figures * figureWidth;
  const left = x + (width - span) / 2 - (lit ? 16 : 0);
  const after = left + shown * 29;
  const begin = after + (more > 0 ? 24 : 0);
  return {
    cards: Array.from({ length: shown }, (_, n) => ({ x: left + 14.5 + n * 29, y: base })),
    more,
    moreAt: { x: after + 12, y: base },
    figures: Array.from({ length: figures }, (_, n) => ({ x: begin + (n + 0.5) * figureWidth, y: base - 3 })),
    plates: [],
    scale: 1,
  };
}

// ---- walking over the board by keys ----------------------------------------------------------------------------------

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The nearest space in a direction: rather straight ahead than near. */
export function towards(cells: Iterable<Cell>, from: Cell, direction: Direction): Cell | null {
  const begin = centreOf(from);
  const flat = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const to = centreOf(cell);
    const ahead = sign * (flat ? to.x - begin.x : to.y - begin.y);
    const aside = Math.abs(flat ? to.y - begin.y : to.x - begin.x);
    const far = ahead + 2.2 * aside;
    if (cell.id !== from.id && ahead > 1 && aside < 2 * ahead && far < least) {
      least = far;
      best = cell;
    }
  }
  return best;
}
