// Damage as it is shown: cubes while they are few, a number and one cube when they are many.
import { fill, type Text } from '../../lib/language';
import { words } from './text';
import type { Damage } from './types';

/** One sign in a row of cubes; `count` above 1 means "7×" before a single cube. */
export interface Cubes {
  kind: 'heavy' | 'light';
  count: number;
}

/** More cubes than this are not drawn one by one. */
const mostDrawn = 8;

/** Heavy first; each kind is drawn cube by cube unless together there are too many. */
export function cubes({ light, heavy }: Damage): Cubes[] {
  const kinds: Cubes[] = [
    { kind: 'heavy', count: heavy },
    { kind: 'light', count: light },
  ];
  const present = kinds.filter((k) => k.count > 0);
  if (light + heavy > mostDrawn) return present;
  return present.flatMap((k) => Array.from({ length: k.count }, () => ({ kind: k.kind, count: 1 })));
}

/** "1 heavy and 2 light", "no damage". */
export function damageText({ light, heavy }: Damage): Text {
  if (light === 0 && heavy === 0) return words.noDamage;
  if (light === 0) return words.heavy(heavy);
  if (heavy === 0) return words.light(light);
  return fill(words.and, words.heavy(heavy), words.light(light));
}

/** KNO-KDT-31: the order in which cubes are stacked. */
export function stack({ light, heavy }: Damage): ('heavy' | 'light')[] {
  return [...Array<'heavy'>(heavy).fill('heavy'), ...Array<'light'>(light).fill('light')];
}
