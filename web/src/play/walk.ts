// Arrow keys walk inside a group: one step along its order, Home and End to its ends.

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function target(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? null : (at + step + count) % count;
}

/** For {@attach walk}: what can be focused inside the element is walked through. */
export function walk(group: Element): () => void {
  const onKey = (event: Event) => {
    // A group inside this one has walked already.
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...group.querySelectorAll<HTMLElement>('button, a[href], input[type="checkbox"], [tabindex="0"]')];
    const stops = all.filter((stop) => stop.checkVisibility?.() ?? true);
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? null : target(event.key, at, stops.length);
    if (next === null) return;
    event.preventDefault();
    stops[next]?.focus();
  };
  group.addEventListener('keydown', onKey);
  return () => group.removeEventListener('keydown', onKey);
}
