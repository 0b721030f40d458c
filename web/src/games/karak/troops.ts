// The dice of an army, as a list: units with their numbers, then the special ones.
import type { DieKind, HeroView } from './types';

export interface Squad {
  kind: DieKind;
  count: number;
  /** Counts against the unit limit. */
  unit: boolean;
}

export function squadsOf({ troops, special_dice }: HeroView): Squad[] {
  return [
    { kind: 'knight', count: troops.knights, unit: true },
    { kind: 'archer', count: troops.archers, unit: true },
    { kind: 'mage', count: troops.mages, unit: true },
    { kind: 'skeleton', count: troops.skeletons, unit: false },
    ...special_dice.map((kind) => ({ kind, count: 1, unit: false })),
  ];
}

export const unitsOf = (hero: HeroView): number => squadsOf(hero).reduce((sum, squad) => sum + (squad.unit ? squad.count : 0), 0);
export const itemsOf = (hero: HeroView): string[] => [...hero.weapons, ...hero.spells, ...(hero.amulet ? [hero.amulet] : [])];
