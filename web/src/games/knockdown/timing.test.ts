import { describe, expect, it } from 'vitest';
import { TimingClock } from './clock.svelte';
import { beatMs, beatOf, lastBeat, mayFollow, offBeat, pressId, reachOf, swing } from './timing';

describe('beats (KNO-KDT-32)', () => {
  it('gives a press to the nearest beat', () => {
    expect(beatOf(550)).toBe(1);
    expect(beatOf(826)).toBe(2);
    expect(beatOf(1374)).toBe(2);
    expect(beatOf(9900)).toBe(lastBeat);
  });

  it('gives the middle between two beats to the earlier one', () => {
    expect(beatOf(825)).toBe(1);
    expect(beatOf(1375)).toBe(2);
  });

  it('has no beat before the first and none after the last', () => {
    expect(beatOf(0)).toBe(1);
    expect(beatOf(274)).toBe(1);
    expect(beatOf(275)).toBe(1);
    expect(beatOf(10_000)).toBe(lastBeat);
  });

  it('measures how far off a press is', () => {
    expect(offBeat(450)).toBe(-100);
    expect(offBeat(1197)).toBe(97);
    expect(offBeat(0)).toBe(-550);
    expect(offBeat(10_000)).toBe(100);
  });

  it('agrees with a search through all beats', () => {
    for (let ms = 0; ms <= 10_000; ++ms) {
      let nearest = 1;
      for (let beat = 2; beat <= lastBeat; ++beat) {
        if (Math.abs(ms - beat * beatMs) < Math.abs(ms - nearest * beatMs)) nearest = beat;
      }
      expect(beatOf(ms)).toBe(nearest);
    }
  });
});

it('refuses what KNO-KDT-36 refuses', () => {
  expect(mayFollow(500, null)).toBe(true);
  expect(mayFollow(-1, null)).toBe(false);
  expect(mayFollow(10_001, null)).toBe(false);
  expect(mayFollow(700, 600)).toBe(false);
  expect(mayFollow(1000, 600)).toBe(true);
  expect(mayFollow(500, 1000)).toBe(false);
});

it('names a press by its milliseconds', () => {
  expect(pressId('press:0', 561)).toBe('press:561');
  expect(pressId('press:826', 1100)).toBe('press:1100');
});

it('swings through the middle on every beat', () => {
  for (let beat = 1; beat <= lastBeat; ++beat) expect(swing(beat * beatMs)).toBeCloseTo(0);
  expect(Math.abs(swing(beatMs / 2))).toBeCloseTo(1);
  expect(reachOf(0)).toBe(0);
  expect(reachOf(120)).toBeGreaterThan(reachOf(60));
});

describe('the clock', () => {
  it('measures from its own start', () => {
    const clock = new TimingClock();
    clock.start(1000);
    expect(clock.press(1561)).toBe(true);
    expect(clock.presses).toEqual([{ ms: 561, beat: 1, off: 11 }]);
  });

  it('keeps presses until the server asks for them', () => {
    const clock = new TimingClock();
    clock.start(0);
    clock.press(550);
    clock.press(1100);
    expect(clock.waiting?.ms).toBe(550);
    clock.sent();
    expect(clock.waiting?.ms).toBe(1100);
    clock.sent();
    expect(clock.waiting).toBeNull();
  });

  it('takes one press for a beat and says so', () => {
    const clock = new TimingClock();
    clock.start(0);
    clock.press(550);
    expect(clock.press(600)).toBe(false);
    expect(clock.doubled).toBe(true);
    expect(clock.press(1100)).toBe(true);
    expect(clock.doubled).toBe(false);
  });

  it('goes on where the test was when the page was loaded anew', () => {
    const clock = new TimingClock();
    clock.start(5000, 826);
    clock.press(5274);
    expect(clock.presses).toEqual([{ ms: 1100, beat: 2, off: 0 }]);
  });

  it('rests again for the next test, but not for the same one', () => {
    const clock = new TimingClock();
    clock.forTest(12);
    clock.start(0);
    clock.press(550);
    clock.forTest(12);
    expect(clock.running).toBe(true);
    expect(clock.presses).toHaveLength(1);
    clock.end();
    clock.forTest(40);
    expect([clock.running, clock.ended, clock.presses.length, clock.waiting]).toEqual([false, false, 0, null]);
  });

  it('ends after ten seconds and does not run before its start', () => {
    const clock = new TimingClock();
    expect(clock.press(100)).toBe(false);
    clock.start(500);
    expect(clock.tick(10_499)).toBe(false);
    expect(clock.tick(10_500)).toBe(true);
  });
});
