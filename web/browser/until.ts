/** How long anything may take before a test gives it up; slow machines are slow. */
export const patience = 240_000;

/** Waits until something holds, looking again and again; no test waits for a length of time. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, ms = patience): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain for ${what}`);
    await new Promise((done) => setTimeout(done, 15));
  }
}
