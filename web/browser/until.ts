/** How long anything may take before a test gives it up, in milliseconds; slow machines are slow. */
export const patience = Number(process.env.KOSTKA_PATIENCE ?? 240_000);

/** Waits until something holds, looking again and again; no test waits for a length of time. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, ms = patience): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain for ${what}`);
    await new Promise((done) => setTimeout(done, 15));
  }
}

/** Waits for the end of something that takes as long as it takes, like a match: gives up only when it stands still. */
export async function untilEnd(what: string, ended: () => boolean | Promise<boolean>, progress: () => unknown): Promise<void> {
  let over = false;
  while (!over) {
    const before = progress();
    await until(`${what}, or anything new before it`, async () => (over = await ended()) || progress() !== before);
  }
}
