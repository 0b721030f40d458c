import { describe, expect, test } from 'vitest';
import { frameOf, panned, pixelAt, sees, shown, whole, within, worldAt, zoomed } from './camera';

const world = { x: -500, y: -400, width: 1000, height: 800 };
const wide = { width: 1200, height: 400 };
const tall = { width: 360, height: 500 };

describe('the camera', () => {
  test('the whole world is in any window, in its middle', () => {
    for (const window of [wide, tall]) {
      const frame = frameOf(whole(world, window), window);
      expect(frame.width).toBeGreaterThanOrEqual(world.width - 0.001);
      expect(frame.height).toBeGreaterThanOrEqual(world.height - 0.001);
      expect(frame.x + frame.width / 2).toBeCloseTo(0);
      expect(frame.y + frame.height / 2).toBeCloseTo(0);
    }
  });

  test('it never leaves the world, nor comes too near, nor sees more than there is', () => {
    const far = within({ x: 9999, y: -9999, width: 400 }, world, tall);
    const frame = frameOf(far, tall);
    expect(frame.x + frame.width).toBeCloseTo(world.x + world.width);
    expect(frame.y).toBeCloseTo(world.y);
    expect(within({ x: 0, y: 0, width: 1 }, world, tall).width).toBe(330);
    expect(within({ x: 0, y: 0, width: 99999 }, world, tall).width).toBe(whole(world, tall).width);
  });

  test('zooming keeps what is under the finger where it is', () => {
    const camera = { x: 20, y: 10, width: 600 };
    const finger = { x: 120, y: 200 };
    const before = worldAt(camera, tall, finger);
    const after = worldAt(zoomed(camera, tall, world, 1.3, finger), tall, finger);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('zooming in and out again is where one was', () => {
    const camera = { x: 20, y: 10, width: 600 };
    const back = zoomed(zoomed(camera, tall, world, 1.3, { x: 90, y: 90 }), tall, world, 1 / 1.3, { x: 90, y: 90 });
    expect(back.x).toBeCloseTo(camera.x);
    expect(back.width).toBeCloseTo(camera.width);
  });

  test('dragging moves the map with the finger', () => {
    const camera = { x: 0, y: 0, width: 500 };
    const moved = panned(camera, tall, world, { x: 36, y: -18 });
    expect(moved.x).toBeCloseTo(-50);
    expect(moved.y).toBeCloseTo(25);
  });

  test('pixels and places are each other’s inverse', () => {
    const camera = { x: 33, y: -20, width: 480 };
    const pixel = pixelAt(camera, wide, worldAt(camera, wide, { x: 700, y: 111 }));
    expect(pixel.x).toBeCloseTo(700);
    expect(pixel.y).toBeCloseTo(111);
  });

  test('what must be seen comes into the window, and no further', () => {
    const camera = { x: 0, y: 0, width: 400 };
    const place = { x: 400, y: 100 };
    expect(sees(camera, tall, place, 40)).toBe(false);
    const moved = shown(camera, tall, world, place, 40);
    expect(sees(moved, tall, place, 39.9)).toBe(true);
    expect(shown(moved, tall, world, place, 39.9)).toEqual(moved);
  });
});
