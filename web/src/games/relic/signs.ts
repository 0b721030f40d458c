// Signs of the expansion, drawn on 24 by 24: each says by its outline what a colour says too.
export interface Drawn {
  d: string;
  /** Only a line, of this width. */
  line?: number;
}

export const signs = {
  horns: { d: 'M3.5 1.5C4 6 6 8 9 8.6c2-.5 4-.5 6 0 3-.6 5-2.6 5.5-7.1 2.3 4.5 2.2 8.8-.6 11.7.3 4.7-2.7 8.4-7.9 9.3-5.2-.9-8.2-4.6-7.9-9.3C1.3 10.3 1.2 6 3.5 1.5zM7.3 13l3.7 1.7c-.3 1.5-2.7 1.6-3.7-1.7zm9.4 0L13 14.7c.3 1.5 2.7 1.6 3.7-1.7z' },
  infamy: { d: 'M12 0l2 6.3L19.6 3 17 8.8l7 1.7-6 3.2 3.6 5.6-6.3-1.6L14.5 24 12 18.3 9.5 24l-.8-6.3-6.3 1.6L6 13.7 0 10.5l7-1.7L4.4 3 10 6.3zM12 9a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 12 9z' },
  apostate: { d: 'M9 3.7A9 9 0 1 0 20.4 9M14 1.5l-2.5 6 5 2-4 6', line: 3 },
  imperium: { d: 'M3 21V5h4v3h3V5h4v3h3V5h4v16h-6v-5a3 3 0 0 0-6 0v5z' },
  might: { d: 'M14 1 4 14h6.5L9 23l11-14h-7z' },
  bounty: { d: 'M5 2h14v20l-2.3-1.5L14.3 22 12 20.5 9.7 22l-2.4-1.5L5 22zm7 3.5a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM8 14v1.8h8V14zm1.5 3v1.5h5V17z' },
  trophy: { d: 'M12 2a8.5 8.5 0 0 0-8.5 8.5c0 3 1.5 5 3.5 6.3V21h10v-4.2c2-1.3 3.5-3.3 3.5-6.3A8.5 8.5 0 0 0 12 2zM8.3 9a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zm7.4 0a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z' },
  arsenal: { d: 'M22 2l-1 5.5L12 16.5l2 2-2 2-3-3L4.5 22 2 19.5 6.5 15l-3-3 2-2 2 2L16.5 3z' },
  duel: { d: 'M3 3l12.5 12.5M21 3L8.5 15.5M12.5 18.5l6-6M11.5 18.5l-6-6M16.5 16.5L21 21M7.5 16.5L3 21', line: 2.4 },
  hunt: { d: 'M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6', line: 2.2 },
  cross: { d: 'M3 3h18v18H3zM5 5L14 14M14 8.5V14H8.5', line: 2.2 },
  card: { d: 'M2 5h20v14H2zm4 2.5c.3 2.5 1.5 3.7 3.2 4 1.8-.3 3.8-.3 5.6 0 1.7-.3 2.9-1.5 3.2-4 1.3 2.5 1.2 5-.4 6.6-.2 2-2.5 3.4-5.6 3.4s-5.4-1.4-5.6-3.4C4.8 12.5 4.7 10 6 7.5z' },
  star: { d: 'M12 2l3 7 7.5.6-5.7 5 1.7 7.4L12 18l-6.5 4 1.7-7.4-5.7-5L9 9z' },
} satisfies Record<string, Drawn>;
export type Sign = keyof typeof signs;

/** Masks of the nemeses, over the bust of all; drawn in a box of 48 by 52. */
const masks: Record<string, string> = {
  'rne-moarn': 'M13 21Q12 7 24 6 36 7 35 21L31 30 24 33 17 30ZM14 14Q5 13 3 3 9 9 16 8ZM34 14Q43 13 45 3 39 9 32 8ZM18 19H22V22H18ZM26 19H30V22H26Z',
  'rne-luxuria': 'M11 36Q7 10 24 6 41 10 37 36L33 31Q35 18 24 13 13 18 15 31ZM27 8Q33 1 43 3 37 6 33 12Z',
  'rne-githellion': 'M14 23Q13 10 24 8 35 10 34 23L29 21 24 30 19 21ZM21 9Q18-1 30-1 35 6 28 10Z',
  'rne-specimen-x': 'M14 24Q8 4 28 2 44 5 36 17L33 25 29 20 24 25 19 20ZM18 29L21 35 24 30 27 35 30 29Z',
};
export const maskOf = (nemesis: string): string => masks[nemesis] ?? masks['rne-moarn'] ?? '';

/** The figure of a nemesis: a barbed cloak, and horns over the glyph of its seat. */
export const cloak = 'M-17 19L-12.5 13-14.5 3-6-3H6L14.5 3 12.5 13 17 19 9.5 16.5 5 20 0 16.5-5 20-9.5 16.5Z';
export const horns = 'M-6-17Q-15-18-15-29-10-24-2-22ZM6-17Q15-18 15-29 10-24 2-22Z';
/** An Imperium card on the board: a lying plate. */
export const plate = 'M-15.5-13H15.5L20-8.5V8.5L15.5 13H-15.5L-20 8.5V-8.5Z';
