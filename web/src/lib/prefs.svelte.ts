// What this browser remembers of its user's taste: language, theme, speed of animation, sound, what to be asked. One place,
// kept in storage.
import { named, seatMarkEnd, typeset, type Language, type Text } from './language';

export type Theme = 'system' | 'light' | 'dark';
/** The factor of every duration: 2 is slow, 0 skips. */
export type Speed = 2 | 1 | 0.5 | 0;

/** A rule of a person's own: always to be asked in a window, or never for a card. */
export interface WindowRule {
  what: 'stop' | 'never';
  /** The window, or the card. */
  id: string;
  /** How the person knows it. */
  name: Text;
}

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  /** Whether the page may make sounds. Nothing is told by a sound alone. */
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Ask every question, also those with one answer. */
  askAlways: boolean;
  /** Confirm by hand whatever cannot be taken back, also what would be sent after a moment. */
  byHand: boolean;
  /** The person's own rules for windows, by game. */
  windows: Record<string, WindowRule[]>;
  /** Guided first turns that were seen or skipped, by game. */
  guided: string[];
  /** What "Play now" was last used for: an id of opponentsIn. */
  opponent: string;
  /** The rule options and expansions that a table was last made with, by game. */
  setups: Record<string, Record<string, string>>;
}

const place = 'kostka.prefs';

function browserLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
  const first = wanted.find((tag) => /^(pl|en)\b/i.test(tag));
  return first?.toLowerCase().startsWith('pl') ? 'pl' : 'en';
}

function isRule(rule: unknown): rule is WindowRule {
  const { what, id, name } = (rule ?? {}) as Partial<WindowRule>;
  return (what === 'stop' || what === 'never') && typeof id === 'string' && typeof name?.en === 'string' && typeof name.pl === 'string';
}

function keptRules(windows: Record<string, unknown>): Record<string, WindowRule[]> {
  return Object.fromEntries(Object.entries(windows).map(([game, rules]) => [game, Array.isArray(rules) ? rules.filter(isRule) : []]));
}

function keptSetups(setups: Record<string, unknown>): Record<string, Record<string, string>> {
  const isSetup = (setup: unknown): setup is Record<string, string> =>
    typeof setup === 'object' && setup !== null && Object.values(setup).every((choice) => typeof choice === 'string');
  return Object.fromEntries(Object.entries(setups).flatMap(([game, setup]) => (isSetup(setup) ? [[game, setup]] : [])));
}

function remembered(): Kept {
  const fresh: Kept = {
    language: browserLanguage(), theme: 'system', speed: 1, sound: false, volume: 0.6, askAlways: false, byHand: false, windows: {}, guided: [], opponent: '',
    setups: {},
  };
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Kept>;
    if (kept.language === 'en' || kept.language === 'pl') fresh.language = kept.language;
    if (kept.theme === 'light' || kept.theme === 'dark') fresh.theme = kept.theme;
    if (kept.speed === 2 || kept.speed === 0.5 || kept.speed === 0) fresh.speed = kept.speed;
    if (kept.sound === true) fresh.sound = true;
    if (typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1) fresh.volume = kept.volume;
    if (kept.setups && typeof kept.setups === 'object') fresh.setups = keptSetups(kept.setups);
    if (typeof kept.opponent === 'string') fresh.opponent = kept.opponent;
    if (kept.askAlways === true) fresh.askAlways = true;
    if (kept.byHand === true) fresh.byHand = true;
    if (kept.windows && typeof kept.windows === 'object') fresh.windows = keptRules(kept.windows);
    if (Array.isArray(kept.guided)) fresh.guided = kept.guided.filter((game) => typeof game === 'string');
  } catch {
    // A browser without storage, or with somebody else's words in it, starts afresh.
  }
  return fresh;
}

export const prefs: Kept = $state(remembered());

/** Keeps a change and shows it. */
export function prefer(change: Partial<Kept>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(place, JSON.stringify(prefs));
  } catch {
    // Then it holds for this visit.
  }
  applyPrefs();
}

/** Puts the preferences onto the page. */
export function applyPrefs(): void {
  const root = document.documentElement;
  root.lang = prefs.language;
  if (prefs.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = prefs.theme;
  root.style.setProperty('--speed', String(calmer() ? 0 : prefs.speed));
}

/** The system asks for less motion. */
export function calmer(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What the players of the table on the page are called, seat by seat. */
let seatNames: readonly Text[] = $state.raw([]);

/** From now on texts name seats like this. */
export function callSeats(names: readonly Text[]): void {
  const same = names.length === seatNames.length && names.every((name, n) => name.en === seatNames[n]?.en && name.pl === seatNames[n]?.pl);
  if (!same) seatNames = names;
}

/** The text in the reader's language, its seats by their players' names. Reactive: used in a component it follows both. */
export function say(text: Text): string {
  const words = prefs.language === 'pl' ? typeset(text.pl) : text.en;
  return words.includes(seatMarkEnd) ? named(words, seatNames.map((name) => name[prefs.language])) : words;
}
