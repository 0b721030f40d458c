// Which nemesis sheet a key opens: the own one, or that of the nemesis nearest to the own character.
import { centreOf, type Cell } from './geometry';
import type { PlayerView } from './types';

type Cells = ReadonlyMap<string, Cell>;
export type Stands = Pick<PlayerView, 'nemesis' | 'space' | 'infamy'>;

/** As the board is drawn. */
function distance(cells: Cells, from: string | null, to: string | null): number {
  const [here, there] = [cells.get(from ?? ''), cells.get(to ?? '')];
  if (!here || !there) return Infinity;
  const [a, b] = [centreOf(here), centreOf(there)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The id of the sheet; who has no figure looks at the nemesis with most infamy. */
export function nearestNemesis(cells: Cells, players: readonly Stands[], eye: number | null): string | null {
  const own = eye === null ? null : (players[eye] ?? null);
  if (own?.nemesis) return own.nemesis;
  const nemeses = players.filter(({ nemesis }) => nemesis !== null);
  const order = nemeses.map((one) => ({ one, far: distance(cells, own?.space ?? null, one.space) }));
  order.sort((a, b) => (a.far === b.far ? b.one.infamy - a.one.infamy : a.far - b.far));
  return order[0]?.one.nemesis ?? null;
}
