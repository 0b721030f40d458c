// Outlines of figures: the glyphs of the seats with radius 1, and the body that carries them.
const seatShapes: readonly string[] = [
  'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z', 'M0-1.2 1.2 0 0 1.2-1.2 0Z', 'M0-1.15 1.2.95H-1.2Z',
  'M-.75-.95H.75Q.95-.95.95-.75V.75Q.95.95.75.95H-.75Q-.95.95-.95.75V-.75Q-.95-.95-.75-.95Z',
  'M0-1.1.95-.55V.55L0 1.1-.95.55V-.55Z', 'M0-1.15.3-.35 1.1-.35.45.15.7.95 0 .48-.7.95-.45.15-1.1-.35-.3-.35Z',
];
export const seatShape = (seat: number): string => seatShapes[seat % seatShapes.length] ?? '';
export const pawnBody = 'M-13 19C-13 8-8 3-5-2H5C8 3 13 8 13 19Z';
