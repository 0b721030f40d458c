/** Waits until something holds, looking again and again; no test waits for a length of time. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, ms = 15_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain for ${what}`);
    await new Promise((done) => setTimeout(done, 15));
  }
}
