// Ticking: the beats of a timing test as clicks. They are given to the browser's own audio clock beforehand, so that they
// keep time while the page is busy.
import { beatMs, lastBeat } from './timing';

/** The beats still to come, in milliseconds after `from`. */
export function beatsAfter(from: number): number[] {
  return Array.from({ length: lastBeat }, (_, n) => (n + 1) * beatMs - from).filter((ms) => ms > 0);
}

const length = 0.035;
/** Every beat sounds alike: which one it is does not matter to the rules. */
const pitch = 1400;
const loudness = 0.25;

export class Ticking {
  #audio: AudioContext | null = null;
  #clicks: OscillatorNode[] = [];

  /** Clicks on every beat from now on; the test has run for `from` milliseconds. Called by a gesture, as browsers ask. */
  start(from: number): void {
    this.stop();
    if (typeof AudioContext === 'undefined') return;
    const audio = (this.#audio ??= new AudioContext());
    void audio.resume();
    // What is played now is heard a little later; so it is played a little earlier.
    const begin = audio.currentTime - (audio.outputLatency || audio.baseLatency || 0);
    for (const ms of beatsAfter(from)) this.#click(audio, Math.max(audio.currentTime, begin + ms / 1000));
  }

  stop(): void {
    for (const click of this.#clicks) click.stop();
    this.#clicks = [];
  }

  #click(audio: AudioContext, at: number): void {
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
    this.#clicks.push(tone);
  }
}
