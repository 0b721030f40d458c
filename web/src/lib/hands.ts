// Mouse, fingers and wheel over a board: dragging moves it, pinching and the wheel zoom it. A drag is no click.
import type { Point } from './camera';

export interface Deeds {
  pan: (by: Point) => void;
  zoom: (factor: number, at: Point) => void;
}

/** So far a finger may wander while it taps. */
const tremble = 6;
const wheelStep = 1.15;

/** For {@attach}: listens on the element that shows the map. */
export function handsOn(element: Element, deeds: Deeds): () => void {
  const fingers = new Map<number, Point>();
  let begun: Point | null = null;
  let dragging = false;
  let span = 0;

  const inside = ({ clientX, clientY }: MouseEvent): Point => {
    const frame = element.getBoundingClientRect();
    return { x: clientX - frame.left, y: clientY - frame.top };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) {
      begun = inside(event);
      dragging = false;
    }
    fingers.set(event.pointerId, inside(event));
    span = 0;
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = inside(event);
    if (!dragging && fingers.size === 1 && begun && Math.hypot(now.x - begun.x, now.y - begun.y) < tremble) return;
    dragging = true;
    fingers.set(event.pointerId, now);
    if (fingers.size === 1) return deeds.pan({ x: now.x - before.x, y: now.y - before.y });
    const [a, b] = [...fingers.values()];
    if (!a || !b) return;
    const wide = Math.hypot(a.x - b.x, a.y - b.y);
    if (span > 0) deeds.zoom(wide / span, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    span = wide;
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    span = 0;
  };
  const click = (event: Event) => {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    deeds.zoom(event.deltaY < 0 ? wheelStep : 1 / wheelStep, inside(event));
  };

  const listen = new AbortController();
  const { signal } = listen;
  const on = element as HTMLElement;
  on.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', up, { signal });
  on.addEventListener('click', click, { signal, capture: true });
  on.addEventListener('wheel', wheel, { signal, passive: false });
  return () => listen.abort();
}
