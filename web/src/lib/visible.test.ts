import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileVisible } from './visible';

let hidden = false;

function show(visible: boolean): void {
  hidden = !visible;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  hidden = false;
});

it('does nothing while the page is hidden and catches up when it is shown', () => {
  const task = vi.fn();
  const stop = whileVisible(task, 15_000);
  expect(task).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(task).toHaveBeenCalledTimes(3);
  show(false);
  vi.advanceTimersByTime(90_000);
  expect(task).toHaveBeenCalledTimes(3);
  show(true);
  expect(task).toHaveBeenCalledTimes(4);
  stop();
  vi.advanceTimersByTime(90_000);
  show(true);
  expect(task).toHaveBeenCalledTimes(4);
});
