// Every picture of Karak, as paths: our own, drawn for this screen. Icons lie on a grid of 24 around (12, 12); the motifs of
// tiles around the middle of their hex. A thing that a pack adds and nobody has drawn gets the picture of its kind.
import type { DieKind, Landscape, Resource, Slot, Symbol } from './types';

/** Filled silhouettes, then lines of 2 units. */
export interface Icon {
  fill?: string;
  line?: string;
  /** Cut out in the colour of the ground. */
  cut?: string;
}

const sword: Icon = { fill: 'M19.5 2.5 21.5 4.5 21 7 11 17 7 13 17 3ZM5.6 12.2 11.8 18.4 10.2 20 8.4 18.2 5 21.6 2.4 19 5.8 15.6 4 13.8Z' };
const skull: Icon = {
  fill: 'M12 2C6.6 2 3 5.6 3 10.4 3 13.6 4.6 15.8 7 17V20.5C7 21.3 7.7 22 8.5 22H15.5C16.3 22 17 21.3 17 20.5V17C19.4 15.8 21 13.6 21 10.4 21 5.6 17.4 2 12 2Z',
  cut: 'M8.2 8.6A2.4 2.4 0 1 1 8.1 8.6ZM15.9 8.6A2.4 2.4 0 1 1 15.8 8.6ZM12 13.6 13.3 16.2H10.7ZM10.4 18.6V22H11.2V18.6ZM12.8 18.6V22H13.6V18.6Z',
};
const shield: Icon = { fill: 'M12 2 20.5 5V11.5C20.5 16.6 17 20.4 12 22.4 7 20.4 3.5 16.6 3.5 11.5V5Z', cut: 'M12 5.2V19C9 17.4 6.4 15 6.4 11.4V7.2Z' };
const bow: Icon = { line: 'M6 3C15 4.5 19.5 9 21 18M6 3 21 18M3 21 15 9M15 9 10.6 9.4M15 9 14.6 13.4M3 21 3.4 17.6M3 21 6.4 20.6' };
const star: Icon = { fill: 'M12 1.5 14.6 8.6 22.2 8.9 16.2 13.6 18.3 20.9 12 16.7 5.7 20.9 7.8 13.6 1.8 8.9 9.4 8.6Z' };
const paw: Icon = { fill: 'M12 11C15.6 11 19 15 19 18.2 19 20.4 17.4 21.5 15.6 21.5 14.2 21.5 13.4 20.8 12 20.8 10.6 20.8 9.8 21.5 8.4 21.5 6.6 21.5 5 20.4 5 18.2 5 15 8.4 11 12 11ZM5 8.2A2.2 2.8 0 1 1 4.9 8.2ZM9.4 3.4A2.2 2.9 0 1 1 9.3 3.4ZM14.8 3.4A2.2 2.9 0 1 1 14.7 3.4ZM19.2 8.2A2.2 2.8 0 1 1 19.1 8.2Z' };
const hammer: Icon = { fill: 'M4 3H17L20.5 6.5V11H17L15.5 9.5H13.6V21.5H9.6V9.5H4Z' };
const hourglass: Icon = { fill: 'M5 2H19V5H17.6C17.6 8.6 15.2 10.2 13.6 12 15.2 13.8 17.6 15.4 17.6 19H19V22H5V19H6.4C6.4 15.4 8.8 13.8 10.4 12 8.8 10.2 6.4 8.6 6.4 5H5Z', cut: 'M9 6.6H15C14.6 8 13 9.4 12 10.4 11 9.4 9.4 8 9 6.6ZM12 14.4C13.6 15.8 15 17 15.4 19H8.6C9 17 10.4 15.8 12 14.4Z' };
const helmet: Icon = { fill: 'M12 1.5C17.4 1.5 20.4 5.4 20.4 11V21.5H15V14.5L12 12.6 9 14.5V21.5H3.6V11C3.6 5.4 6.6 1.5 12 1.5Z', cut: 'M5.8 9.4H11V11.4H5.8ZM13 9.4H18.2V11.4H13Z' };
const flame: Icon = { fill: 'M13 1.5C14.6 6 19.5 8.6 19.5 14.4 19.5 19 16 22.4 12 22.4 8 22.4 4.5 19 4.5 14.6 4.5 11.4 6.4 9 8 7.2 8.2 9.2 8.8 10.4 10 11 9.6 7.4 10.6 4 13 1.5Z', cut: 'M12.4 13C13.6 14.8 15 15.8 15 17.8 15 19.6 13.6 20.8 12 20.8 10.4 20.8 9 19.6 9 17.8 9 16 11.2 15.2 12.4 13Z' };
const heart: Icon = { fill: 'M12 21.5C6 17 2.2 13.2 2.2 8.8 2.2 5.6 4.6 3.2 7.6 3.2 9.4 3.2 11 4.1 12 5.6 13 4.1 14.6 3.2 16.4 3.2 19.4 3.2 21.8 5.6 21.8 8.8 21.8 13.2 18 17 12 21.5Z' };
const cross: Icon = { fill: 'M12 21.5C6 17 2.2 13.2 2.2 8.8 2.2 5.6 4.6 3.2 7.6 3.2 9.4 3.2 11 4.1 12 5.6 13 4.1 14.6 3.2 16.4 3.2 19.4 3.2 21.8 5.6 21.8 8.8 21.8 13.2 18 17 12 21.5Z', cut: 'M10.6 7.6H13.4V10.4H16.2V13.2H13.4V16H10.6V13.2H7.8V10.4H10.6Z' };
const rays: Icon = { fill: 'M12 7.5A4.5 4.5 0 1 1 11.9 7.5Z', line: 'M12 1.5V4.5M12 19.5V22.5M1.5 12H4.5M19.5 12H22.5M4.6 4.6 6.7 6.7M17.3 17.3 19.4 19.4M19.4 4.6 17.3 6.7M6.7 17.3 4.6 19.4' };
const axe: Icon = { fill: 'M14 2.5 16.6 5C19.4 4.4 21.4 6 22 9.4 19 9 17 10.4 16 12.6L13.4 10 4.4 21.6 2.4 19.6 11.6 8C10 6.6 11.4 4.2 14 2.5Z' };
const wing: Icon = { fill: 'M2.5 4C9 3.4 16 5.4 19 11.4 20.6 14.6 20.6 18 20 21 18 18.4 15.6 17 13 16.6 13.6 15.8 13.6 15.8 13.8 15 10.8 15.4 8.4 14.4 7 12.6 8 12.4 8.6 12 9 11.4 5.6 10.4 3.2 8 2.5 4Z' };
const crystal: Icon = { fill: 'M12 1.5 18.5 8 15.5 22.5H8.5L5.5 8Z', cut: 'M12 4.6 15.6 8.4H8.4ZM11.2 10V20H10L8 10Z' };

export const glyphs = {
  sword, skull, shield, heart,
  glory: { fill: 'M5 2H19V13L12 9.5 5 13ZM5 14.5 12 11 19 14.5V19.5L12 22.5 5 19.5Z' },
  soul: { fill: 'M12 1.5 20 9.5 12 22.5 4 9.5Z', cut: 'M12 5 15.8 9.2H8.2Z' },
  weapon: sword,
  units: { fill: 'M4 3H10V9H4ZM14 3H20V9H14ZM9 13H15V19H9Z', line: 'M4 21.5H20' },
  crown: { fill: 'M2.5 7 7.5 11.5 12 4 16.5 11.5 21.5 7 19.5 20H4.5Z' },
  plague: { line: 'M12 3V7M12 17V21M3 12H7M17 12H21M5.6 5.6 8.5 8.5M15.5 15.5 18.4 18.4M18.4 5.6 15.5 8.5M8.5 15.5 5.6 18.4', fill: 'M12 7A5 5 0 1 1 11.9 7Z' },
  general: { fill: 'M12 1.5 14.5 6 20 3.5 18.5 10C20 13.6 18 18 15.5 19.5V22.5H8.5V19.5C6 18 4 13.6 5.5 10L4 3.5 9.5 6Z', cut: 'M7.6 11 11.2 12.8 10.6 14.4 7.6 13.4ZM16.4 11 12.8 12.8 13.4 14.4 16.4 13.4ZM9.6 17.2H14.4V18.6H9.6Z' },
  dice: { fill: 'M5 3H19Q21 3 21 5V19Q21 21 19 21H5Q3 21 3 19V5Q3 3 5 3Z', cut: 'M8 6.6A1.6 1.6 0 1 1 7.9 6.6ZM16 14.4A1.6 1.6 0 1 1 15.9 14.4ZM12 10.4A1.6 1.6 0 1 1 11.9 10.4Z' },
  city: { fill: 'M2 21V12L6 8.5 10 12V7L12 4.5 14 7V12L18 8.5 22 12V21H14V16.5A2 2 0 0 0 10 16.5V21Z' },
  bag: { fill: 'M9 2H15L14 6C18 8 20.5 12 20.5 16 20.5 20 17 22 12 22 7 22 3.5 20 3.5 16 3.5 12 6 8 10 6Z' },
} satisfies Record<string, Icon>;

export const dieGlyphs: Record<DieKind, Icon> = {
  hero: helmet, knight: shield, archer: bow, mage: star, skeleton: skull, bear: paw, titan: hammer, guard: {
    fill: 'M5 2H19V6H17.5V9H20V14C20 18 16.6 21 12 22.5 7.4 21 4 18 4 14V9H6.5V6H5Z', cut: 'M11 10H13V18H11ZM8.4 12.6H15.6V14.6H8.4Z',
  }, time_lord: hourglass,
};
export const dieColour: Record<DieKind, string> = {
  hero: '--kar-hero', knight: '--kar-knight', archer: '--kar-archer', mage: '--kar-mage', skeleton: '--kar-undead',
  bear: '--kar-beast', titan: '--kar-titan', guard: '--kar-guard', time_lord: '--kar-time',
};
export const symbols: Record<Exclude<Symbol, 'none'>, Icon> = {
  shield,
  loop: { line: 'M19.5 12A7.5 7.5 0 1 1 17 6.4M17.4 2.4V6.8H13' },
  betrayal: { fill: 'M10.4 2H13.6L14.2 13H9.8ZM6.5 14H17.5V16.4H13.4V22H10.6V16.4H6.5Z', line: 'M3.5 3.5 8 8M20.5 3.5 16 8' },
};

export const resources: Record<Resource, { body: string; lines: string }> = {
  wood: { body: 'M7 6H17A6 6 0 0 1 17 18H7A6 6 0 0 1 7 6Z', lines: 'M7 9.6A2.4 2.4 0 1 1 6.9 9.6M14 11H19M13 14.5H18' },
  food: { body: 'M12 0C15 3 15 5 12 8 9 5 9 3 12 0ZM11 9C6 9 4 6 4 3 8 4 11 5 11 9ZM13 9C18 9 20 6 20 3 16 4 13 5 13 9ZM11 16C6 16 4 13 4 10 8 11 11 12 11 16ZM13 16C18 16 20 13 20 10 16 11 13 12 13 16ZM11 16H13V24H11Z', lines: '' },
  stone: { body: 'M1 17 4 7 12 2 21 6 23 16 16 22H6Z', lines: 'M4 7 11 11 21 6M11 11 12 22' },
};

export const buildings: Record<string, Icon> = {
  stable: { line: 'M6 20V11A6 6 0 0 1 18 11V20M6 20H8.5M18 20H15.5M9 8.5V8.6M15 8.5V8.6' },
  camp: { line: 'M3 20 12 4 21 20ZM12 12V20' },
  range: { line: 'M12 4A8 8 0 1 1 11.9 4M12 8.5A3.5 3.5 0 1 1 11.9 8.5' },
  wizard_tower: { line: 'M8 21V11L6 8H18L16 11V21ZM12 8V3M12 3 16 4.5 12 6' },
  banner_tower: { line: 'M7 21V3L18 6.5 7 10M4 21H12' },
  portal: { line: 'M4 21V11A8 8 0 0 1 20 11V21M9 21V12A3 3 0 0 1 15 12V21' },
};
export const anyBuilding: Icon = { line: 'M4 21V9L12 3 20 9V21ZM10 21V14H14V21' };

export const items: Record<string, Icon> = {
  sword, axe, fire_bolt: flame, healing: cross, blessing: rays, haste: wing, life: heart, bear: paw, titan: hammer, crystal,
};
export const anyItem: Record<Slot, Icon> = { weapon: sword, spell: star, amulet: crystal, none: crystal };

export const heroes: Record<string, Icon> = {
  horan: { fill: 'M12 2 19 4.4V10C19 14.4 16 17.4 12 19.2 8 17.4 5 14.4 5 10V4.4Z', line: 'M2.5 22 7 17.5M21.5 22 17 17.5', cut: 'M11 5.5H13V9H16V11H13V15.5H11V11H8V9H11Z' },
  taia: { fill: 'M12 5C17 5 20.8 8.4 22.8 12 20.8 15.6 17 19 12 19 7 19 3.2 15.6 1.2 12 3.2 8.4 7 5 12 5Z', cut: 'M12 7.8A4.2 4.2 0 1 1 11.9 7.8ZM12 10.6A1.4 1.4 0 1 0 12.1 10.6Z' },
  xanros: skull,
  elspeth: wing,
  darius: { fill: 'M2 15 11 6V11H22V19H11V24Z', line: 'M3 4H9M2 8H6' },
  lorraine: bow,
  aderyn: { fill: 'M2 7C5 5.4 9 5.4 12 7 15 5.4 19 5.4 22 7 22 13 19.6 17 16 17 14 17 13 15.6 12 15.6 11 15.6 10 17 8 17 4.4 17 2 13 2 7Z', cut: 'M5 9.4C7 8.8 9 9.4 9.8 11.6 8 12.6 5.8 12 5 9.4ZM19 9.4C17 8.8 15 9.4 14.2 11.6 16 12.6 18.2 12 19 9.4Z' },
  argentus: { fill: 'M9 2 10.6 6.4 15 8 10.6 9.6 9 14 7.4 9.6 3 8 7.4 6.4Z', line: 'M20 4 10 21M17.5 13.5V17.5M15.5 15.5H19.5' },
  valduk: axe,
  kirima: { fill: 'M12 9C10 5 6 3 1.5 3 2 8 5.4 11.4 10 12.4L10.6 22H13.4L14 12.4C18.6 11.4 22 8 22.5 3 18 3 14 5 12 9Z' },
  saigo: { fill: 'M2 3C8 5 16 5 22 3V7H19.4V9.4H17.6V21.5H14.8V11.4H9.2V21.5H6.4V9.4H4.6V7H2Z' },
};
export const anyHero: Icon = helmet;

/** What stands on a tile, around its upper middle; `cut` is the ground showing through. */
export interface Motif {
  fill?: string;
  line?: string;
  cut?: string;
}
export const motifs: Record<Landscape | 'castle' | 'cave' | 'mine' | 'rift', Motif> = {
  forest: { fill: 'M-40-76l12 19h-5l9 15H-56l9-15h-5ZM-14-84l12 19h-5l9 15H-30l9-15h-5ZM13-80l12 19h-5l9 15H-3l9-15h-5ZM39-74l12 19h-5l9 15H23l9-15h-5Z' },
  farm: { line: 'M-46-46Q0-58 46-46M-50-56Q0-69 50-56M-42-67Q0-79 42-67M-30-77Q0-85 30-77' },
  rocks: { fill: 'M-48-44L-28-74-17-58-2-84 18-54 28-66 48-44Z', cut: 'M-2-84L-10-68-2-63 4-70ZM-28-74L-33-65-28-62-23-66Z' },
  castle: { fill: 'M-36-42V-72h9v7h8v-7h9v7h5V-82h10v17h5v-7h9v7h8v-7h9v30H8V-52a8 8 0 0 0-16 0v10Z' },
  cave: { fill: 'M-44-44C-40-70-22-84 0-84S40-70 44-44Z', cut: 'M-20-44C-18-60-10-68 0-68S18-60 20-44Z' },
  mine: { fill: 'M-44-44L-30-70-8-82 14-80 34-64 44-44Z', cut: 'M-16-44V-60H16V-44Z', line: 'M-22-62H22' },
  rift: { line: 'M0-22C-4-34 14-38 18-22S-6 4-22-8-30-54 2-58 48-34 44-6 12 44-18 36' },
};

/** A city and the Emperor's crown, around their middles. */
export const cityPath = 'M-28 20V-2L-18-12-8-2V-14L0-24 8-14V-2L18-12 28-2V20Z';
export const crownPath = 'M-9 6V-6L-4.5-1 0-8 4.5-1 9-6V6Z';

/** A token of monsters: dark and toothed, so that it is never taken for a figure. */
export function toothed(teeth: number, outer: number, innerRadius: number): string {
  const points = Array.from({ length: 2 * teeth }, (_, n) => {
    const angle = (n * Math.PI) / teeth;
    const away = n % 2 === 0 ? outer : innerRadius;
    return `${(away * Math.sin(angle)).toFixed(1)} ${(-away * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
