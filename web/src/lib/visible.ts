/** Runs a task now, when the page is shown again, and every so many milliseconds while it is shown; never while hidden. */
export function whileVisible(task: () => void, every: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    if (document.hidden) return;
    task();
    timer = setInterval(task, every);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}
