// The keyboard of the play screen. Letters work wherever nothing is being typed; the browser keeps its own combinations.
import type { OptionView } from '../protocol';
import type { Play } from './play.svelte';
import { saysOf } from './says';

export interface Places {
  /** Opens the rules and goes there. */
  rules: () => void;
  /** Opens or closes the player aid; true when Escape has closed it. */
  aid: { toggle: () => void; close: () => boolean };
  /** Opens or closes the debug drawer; null where there is none. */
  debug: (() => void) | null;
}

const typing = 'input, textarea, select, [contenteditable]';
const windows = 'dialog[open], [popover]:popover-open';

/** A thing of the game says which object it is: <button data-object="A14">. */
export function objectOf(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-object]')?.dataset.object ?? null;
}

/** The item whose card it shows. */
const itemOf = (element: Element | null): string | null => element?.closest<HTMLElement>('[data-item]')?.dataset.item ?? null;

/** Goes to a place, or to the first thing in it that can be acted on. */
export function goTo(id: string): void {
  const place = document.getElementById(id);
  const first = place?.querySelector<HTMLElement>('.lit, button:not([aria-disabled="true"]), [tabindex="0"]');
  (first ?? place)?.focus();
}

/** The log may stand behind a tab. */
function goToLog(): void {
  document.querySelector<HTMLElement>('[role="tab"][data-tab="log"]')?.click();
  requestAnimationFrame(() => document.getElementById('log')?.focus());
}

/** How to win: the panel itself, or on a small screen the window that the line of seats opens. */
function goToGoal(): void {
  const panels = [...document.querySelectorAll<HTMLElement>('section.goal')];
  const panel = panels.find((one) => one.getClientRects().length > 0);
  if (panel) panel.focus();
  else document.querySelector<HTMLElement>('button.ribbon')?.click();
}

function anyWindowOpen(): boolean {
  try {
    return document.querySelector(windows) !== null;
  } catch {
    return document.querySelector('dialog[open]') !== null;
  }
}

function clear(play: Play): void {
  const picked = play.chosenId !== null || play.narrowed !== null || play.endAsked;
  const nothing = !picked && play.reasons === null && play.refusal === null;
  if (nothing) play.clause = null;
  else play.clear();
}

/** While nothing is chosen, Enter is the lamp button's. The end of a turn has a key of its own. */
function pressesPrimary({ primary, prompt, screen }: Play): boolean {
  if (!primary || !prompt || screen.panelFor(prompt)) return false;
  return saysOf(primary).role !== 'end_turn';
}

/** Enter presses the lamp button, unless it would press something else. */
function sends(play: Play): boolean {
  if (!play.ready) return false;
  const at = document.activeElement;
  const elsewhere = at?.matches('button, a, [role="button"]') ?? false;
  if (!play.chosen) return !elsewhere && pressesPrimary(play);
  if (at instanceof HTMLElement && at.dataset.option === play.chosenId) return true;
  const object = objectOf(at);
  return object !== null ? play.chosen.objects.includes(object) : !elsewhere;
}

/** A row that is picked but not sent gets the focus, so that Enter sends it from wherever one was. */
function pickRow(option: OptionView, play: Play): void {
  play.choose(option);
  if (play.chosenId !== option.id) return;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-option]')];
  rows.find((row) => row.dataset.option === option.id)?.focus();
}

/** True when the key meant something here. */
function press(key: string, play: Play, places: Places): boolean {
  if (/^[1-9]$/.test(key)) {
    const option = play.listed.find((one) => play.digitOf(one) === Number(key));
    if (option) pickRow(option, play);
    return option !== undefined;
  }
  if (key === ' ') {
    const item = play.screen.itemOf(objectOf(document.activeElement) ?? '') ?? itemOf(document.activeElement);
    if (item !== null) play.zoomed = item;
    return item !== null;
  }
  if (key === 'Enter') {
    if (!sends(play)) return false;
    play.press();
    return true;
  }
  const deeds: Record<string, () => void> = {
    Escape: () => {
      if (!places.aid.close()) clear(play);
    },
    a: places.aid.toggle,
    b: () => goTo('board'),
    g: goToGoal,
    h: () => goTo('hand'),
    l: goToLog,
    ...(play.screen.sheetKey && { n: () => (play.zoomed = play.screen.sheetKey?.of(play) ?? null) }),
    r: places.rules,
    ...(places.debug && { d: places.debug }),
    ...(play.primary && { e: () => play.endTurn() }),
    t: () => document.querySelector<HTMLElement>('button[data-hint]')?.click(),
    u: () => void play.undo(),
    '?': () => void play.why(objectOf(document.activeElement)),
  };
  const deed = deeds[key.length === 1 ? key.toLowerCase() : key];
  deed?.();
  return deed !== undefined;
}

export function onPlayKey(event: KeyboardEvent, play: Play, places: Places): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || anyWindowOpen()) return;
  if (event.target instanceof Element && event.target.matches(typing)) return;
  if (play.busy && event.key === ' ') play.skipTurn();
  if (play.busy && (event.key === 'Enter' || event.key === 'Escape')) play.skip();
  if (press(event.key, play, places)) event.preventDefault();
}
