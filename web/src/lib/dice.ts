// Dice as they are drawn.

/** Which of the nine places of a die's face carry a pip, by column and row from 0; none for what is no face of a die. */
export function pips(face: number): [number, number][] {
  if (!Number.isInteger(face) || face < 1 || face > 6) return [];
  const places: [number, number][] = face % 2 === 1 ? [[1, 1]] : [];
  if (face >= 2) places.push([0, 0], [2, 2]);
  if (face >= 4) places.push([2, 0], [0, 2]);
  if (face === 6) places.push([0, 1], [2, 1]);
  return places;
}
