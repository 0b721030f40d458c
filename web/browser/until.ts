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

interface Pressable {
  isVisible(): Promise<boolean>;
  click(how: { timeout: number }): Promise<void>;
}

/**
 * Presses something that may go away by itself at any moment: gone between the look and the click is as good as never
 * there. Whoever needs the press to have worked waits for what follows from it, and presses again.
 */
export async function pressIfThere(thing: Pressable): Promise<void> {
  if (await thing.isVisible()) await thing.click({ timeout: 1000 }).catch(() => undefined);
}
