// The time, for what changes by itself on the screen: thinking times, countdowns. Ticks only while somebody looks.
import { createSubscriber } from 'svelte/reactivity';

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** The browser's time in milliseconds. Reactive: used in a component it follows the seconds. */
export function now(): number {
  tick();
  return Date.now();
}

/** 74 seconds as "1:14", 2 h 5 min as "2:05:00". */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = two(seconds % 60);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
