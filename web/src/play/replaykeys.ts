// The keyboard of the replay viewer: arrows step, space plays, Home and End.
import type { Replay } from './replay.svelte';

const keepsArrows = 'input, textarea, select, [role="tab"], [role="radio"]';

export function onReplayKey(event: KeyboardEvent, replay: Replay): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]') || (event.target instanceof Element && event.target.matches(keepsArrows))) return;
  const deeds: Record<string, () => void> = {
    ArrowLeft: () => replay.stepBy(-1),
    ArrowRight: () => replay.stepBy(1),
    ArrowUp: () => replay.turnBy(-1),
    ArrowDown: () => replay.turnBy(1),
    Home: () => replay.goTo(0),
    End: () => replay.goTo(replay.last),
    Escape: () => (replay.clause = null),
    ' ': () => (replay.playing ? replay.pause() : replay.play()),
  };
  const pressing = event.key === ' ' && event.target instanceof Element && event.target.matches('button, a, [role="button"]');
  const deed = pressing ? undefined : deeds[event.key];
  if (!deed) return;
  event.preventDefault();
  deed();
}
