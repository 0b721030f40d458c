// Avatars: 24 signs of our own, a shape with a mark inside; the colour is chosen apart.
export const colours = 6;
export const avatars = 24;

const shapes = [
  'M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28z',
  'M16 1 31 16 16 31 1 16z',
  'M16 2 31 29H1z',
  'M6 3h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
  'M16 1 29 8.500v15L16 31 3 23.500v-15z',
  'M16 1 19.800 11.300 31 11.800 22.200 18.700 25.300 29.500 16 23.200 6.700 29.500 9.800 18.700 1 11.800 12.200 11.300z',
] as const;
/** Marks are cut out of the shape; `low` shapes carry theirs a little lower. */
const marks = [
  'M16 12.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9z',
  'M14.200 11h3.600v4.200H22v3.600h-4.200V23h-3.600v-4.200H10v-3.600h4.200z',
  'M10.500 12.500h11v3h-11zM10.500 18h11v3h-11z',
  'M16 10.500 22 16l-3.500 1v5h-5v-5L10 16z',
] as const;

/** The path of an avatar on a grid of 32; its marks are holes (fill rule evenodd). */
export function avatarPath(avatar: number): string {
  const at = ((avatar % avatars) + avatars) % avatars;
  return `${shapes[at % shapes.length]}${marks[Math.floor(at / shapes.length)]}`;
}
