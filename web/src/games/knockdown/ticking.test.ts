import { afterEach, expect, it, vi } from 'vitest';
import { beatsAfter, Ticking } from './ticking';
import { beatMs, lastBeat } from './timing';

/** Stands in for the audio of a browser: keeps when each click begins and whether it was stopped early. */
class Click {
  static all: Click[] = [];
  from = -1;
  until = -1;
  constructor() {
    Click.all.push(this);
  }
  connect<T>(next: T): T {
    return next;
  }
  start(at: number): void {
    this.from = at;
  }
  stop(at = 0): void {
    this.until = at;
  }
}
class Gain {
  gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  connect<T>(next: T): T {
    return next;
  }
}
class Audio {
  currentTime = 100;
  outputLatency = 0;
  baseLatency = 0;
  destination = {};
  resume = async () => undefined;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Click.all = [];
});

it('knows the beats that are left', () => {
  expect(beatsAfter(0)).toEqual(Array.from({ length: lastBeat }, (_, n) => (n + 1) * beatMs));
  expect(beatsAfter(beatMs)[0]).toBe(beatMs);
  expect(beatsAfter(lastBeat * beatMs)).toEqual([]);
});

it('clicks on every beat, and is silent once it is stopped', () => {
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('OscillatorNode', Click);
  vi.stubGlobal('GainNode', Gain);
  const ticking = new Ticking();
  ticking.start(0);
  expect(Click.all.map(({ from }) => Math.round((from - 100) * 1000))).toEqual(beatsAfter(0));
  ticking.stop();
  expect(Click.all.every(({ until }) => until === 0)).toBe(true);
});

it('does without sound where a browser has none', () => {
  vi.stubGlobal('AudioContext', undefined);
  new Ticking().start(0);
  expect(Click.all).toEqual([]);
});
