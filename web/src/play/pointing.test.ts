import { expect, test } from 'vitest';
import { isSeen, lineTo, meet, type Frame } from './pointing';

const frame = (left: number, top: number, right: number, bottom: number): Frame => ({ left, top, right, bottom });
const coach = frame(1080, 60, 1430, 240);

test('a thing is framed as far as it can be seen', () => {
  expect(meet(frame(0, 0, 100, 900), frame(0, 0, 390, 400))).toEqual(frame(0, 0, 100, 400));
  expect(isSeen(meet(frame(0, 500, 100, 900), frame(0, 0, 390, 400)))).toBe(false);
});

test('a line leads to what lies beside or above the coach', () => {
  expect(lineTo(coach, frame(700, 300, 800, 400))).toMatch(/^M1080 84C/);
  expect(lineTo(frame(6, 500, 384, 640), frame(10, 300, 380, 450))).toBe('M195 500L195 450');
});

test('no line where it would be of no use: to what is near, far away, or below', () => {
  expect(lineTo(coach, frame(300, 60, 1070, 860))).toBeNull();
  expect(lineTo(coach, frame(10, 150, 280, 190))).toBeNull();
  expect(lineTo(coach, frame(1080, 300, 1430, 500))).toBeNull();
});
