// A small set of sounds, made here by Web Audio and not from files. Off until somebody switches them on; nothing is told by
// a sound alone; never two at once.
import { prefs } from './prefs.svelte';

export type Sound = 'turn' | 'card' | 'die' | 'won' | 'lost' | 'clock';

/** How long each lasts, in seconds: the next one waits for its end, and less important ones are left out meanwhile. */
const lengths: Record<Sound, number> = { turn: 0.18, card: 0.09, die: 0.14, won: 0.24, lost: 0.16, clock: 0.05 };
/** About −18 LUFS at full volume. */
const loudest = 0.35;

let context: AudioContext | null = null;
let silentUntil = 0;

/** A knock: a tone that dies away at once. */
function knock(at: number, hertz: number, seconds: number, out: AudioNode, shape: OscillatorType = 'sine'): void {
  const { currentTime } = out.context;
  const tone = new OscillatorNode(out.context, { type: shape, frequency: hertz });
  const fall = new GainNode(out.context, { gain: 0 });
  const begin = currentTime + at;
  fall.gain.setValueAtTime(0, begin);
  fall.gain.linearRampToValueAtTime(1, begin + 0.004);
  fall.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  tone.connect(fall).connect(out);
  tone.start(begin);
  tone.stop(begin + seconds + 0.02);
}

/** Noise through a filter: paper, or a die on wood. */
function brush(at: number, hertz: number, seconds: number, out: AudioNode): void {
  const { context: audio } = out;
  const buffer = new AudioBuffer({ length: Math.ceil(audio.sampleRate * seconds), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  // The same noise every time: a sound is recognised by being the same.
  let state = 12345;
  for (let i = 0; i < samples.length; i += 1) {
    state = (state * 1103515245 + 12345) % 2147483648;
    samples[i] = (state / 1073741824 - 1) * (1 - i / samples.length) ** 2;
  }
  const noise = new AudioBufferSourceNode(audio, { buffer });
  noise.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: hertz, Q: 0.9 })).connect(out);
  noise.start(audio.currentTime + at);
}

const scores: Record<Sound, (out: AudioNode) => void> = {
  turn: (out) => {
    knock(0, 220, 0.08, out);
    knock(0.09, 330, 0.09, out);
  },
  card: (out) => brush(0, 3200, 0.09, out),
  die: (out) => [0, 0.05, 0.095].forEach((at, n) => brush(at, 1700 + 300 * n, 0.03, out)),
  won: (out) => {
    knock(0, 392, 0.12, out, 'triangle');
    knock(0.1, 587, 0.14, out, 'triangle');
  },
  lost: (out) => knock(0, 130, 0.16, out),
  clock: (out) => knock(0, 880, 0.05, out, 'triangle'),
};

/** Makes a sound if somebody wants any. True if it is heard. */
export function playSound(sound: Sound): boolean {
  if (!prefs.sound || prefs.volume <= 0 || typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext();
  // A browser that waits for the first click stays silent, and does not make up for it afterwards.
  if (context.state === 'suspended') {
    void context.resume();
    return false;
  }
  if (context.currentTime < silentUntil) return false;
  silentUntil = context.currentTime + lengths[sound];
  const volume = new GainNode(context, { gain: prefs.volume * loudest });
  volume.connect(context.destination);
  scores[sound](volume);
  return true;
}

/** To be called from the click that switches sounds on: only then a browser lets a page be heard. */
export function wakeSounds(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume().then(() => playSound('turn'));
}
