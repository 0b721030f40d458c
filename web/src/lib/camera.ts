// The camera over a board that is larger than its window: which part of the world is seen. Only numbers; the board moves it
// with mouse, fingers and keys.
export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Point {
  width: number;
  height: number;
}

/** The middle of what is seen, and how many units of the world are as wide as the window. */
export interface Camera extends Point {
  width: number;
}
/** The window on the screen, in pixels. */
export interface Window {
  width: number;
  height: number;
}

/** Nearer than this nothing more is to be seen. */
const nearest = 330;

export const pixelsPerUnit = (camera: Camera, window: Window): number => Math.max(1, window.width) / camera.width;

/** The width at which the whole world is in the window. */
export const wholeWidth = (world: Rect, window: Window): number =>
  Math.max(world.width, (world.height * Math.max(1, window.width)) / Math.max(1, window.height));

export const whole = (world: Rect, window: Window): Camera => ({
  x: world.x + world.width / 2,
  y: world.y + world.height / 2,
  width: wholeWidth(world, window),
});

const held = (centre: number, half: number, begin: number, length: number): number =>
  2 * half >= length ? begin + length / 2 : Math.min(begin + length - half, Math.max(begin + half, centre));

/** The nearest camera that shows nothing but the world, and no more of it than there is. */
export function within(camera: Camera, world: Rect, window: Window): Camera {
  const width = Math.min(wholeWidth(world, window), Math.max(Math.min(nearest, wholeWidth(world, window)), camera.width));
  const height = (width * window.height) / Math.max(1, window.width);
  return {
    x: held(camera.x, width / 2, world.x, world.width),
    y: held(camera.y, height / 2, world.y, world.height),
    width,
  };
}

/** What the camera sees, as a viewBox. */
export function frameOf(camera: Camera, window: Window): Rect {
  const height = (camera.width * window.height) / Math.max(1, window.width);
  return { x: camera.x - camera.width / 2, y: camera.y - height / 2, width: camera.width, height };
}

/** The place of the world under a pixel of the window. */
export function worldAt(camera: Camera, window: Window, pixel: Point): Point {
  const frame = frameOf(camera, window);
  const scale = pixelsPerUnit(camera, window);
  return { x: frame.x + pixel.x / scale, y: frame.y + pixel.y / scale };
}

/** The pixel of the window over a place of the world. */
export function pixelAt(camera: Camera, window: Window, place: Point): Point {
  const frame = frameOf(camera, window);
  const scale = pixelsPerUnit(camera, window);
  return { x: (place.x - frame.x) * scale, y: (place.y - frame.y) * scale };
}

/** Nearer by a factor, so that what is under the pixel stays there. */
export function zoomed(camera: Camera, window: Window, world: Rect, factor: number, pixel: Point): Camera {
  const fixed = worldAt(camera, window, pixel);
  const { width } = within({ ...camera, width: camera.width / factor }, world, window);
  const share = width / camera.width;
  return within(
    { x: fixed.x + (camera.x - fixed.x) * share, y: fixed.y + (camera.y - fixed.y) * share, width },
    world,
    window,
  );
}

export function panned(camera: Camera, window: Window, world: Rect, by: Point): Camera {
  const scale = pixelsPerUnit(camera, window);
  return within({ ...camera, x: camera.x - by.x / scale, y: camera.y - by.y / scale }, world, window);
}

/** Whether a place is in the window, with a margin in pixels. */
export function sees(camera: Camera, window: Window, place: Point, margin: number): boolean {
  const { x, y } = pixelAt(camera, window, place);
  return x >= margin && y >= margin && x <= window.width - margin && y <= window.height - margin;
}

/** As little as needed, so that a place is in the window. */
export function shown(camera: Camera, window: Window, world: Rect, place: Point, margin: number): Camera {
  if (sees(camera, window, place, margin)) return camera;
  const { x, y } = pixelAt(camera, window, place);
  const missing = (at: number, length: number): number => {
    const room = Math.min(margin, length / 2);
    return at < room ? room - at : at > length - room ? length - room - at : 0;
  };
  return panned(camera, window, world, { x: missing(x, window.width), y: missing(y, window.height) });
}
