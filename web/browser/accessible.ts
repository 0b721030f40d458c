// What every page must pass: nothing serious found by axe, and no scrolling sideways.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Runs inside the page: waits until it stands still, that is until nothing is fetched, nothing moves, and a number of
 * frames in a row have changed nothing. A replay that is still fetching its steps puts a new board in the place of the
 * one that axe is looking at.
 */
function standStill(): Promise<void> {
  const calmFrames = 12;
  let calm = 0;
  let fetched = performance.getEntriesByType('resource').length;
  const observer = new MutationObserver(() => (calm = 0));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  return new Promise((done) => {
    requestAnimationFrame(function look() {
      const now = performance.getEntriesByType('resource').length;
      const moving = document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity);
      calm = now !== fetched || moving ? 0 : calm + 1;
      fetched = now;
      if (calm < calmFrames) return requestAnimationFrame(look);
      observer.disconnect();
      done();
    });
  });
}

/** Runs inside the page. */
async function problems(): Promise<string[]> {
  // A card is called by the name printed on it, then told in words; the symbols and numbers on its face are not repeated.
  const calledByName = (target: string): boolean => {
    const card = document.querySelector(target)?.closest('[data-object], [data-item]');
    const name = card?.querySelector('.nm, .name, .who b')?.textContent?.trim() ?? card?.textContent?.trim();
    return Boolean(name && card?.getAttribute('aria-label')?.includes(name));
  };
  // What is in order need not be listed, which is most of the work.
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] });
  return violations.filter((one) => one.impact === 'serious' || one.impact === 'critical').flatMap((one) => {
    const nodes = one.nodes.filter((node) => one.id !== 'label-content-name-mismatch' || !calledByName(String(node.target[0])));
    return nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)}`);
  });
}

export async function expectAccessible(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  await page.evaluate(standStill);
  expect(await page.evaluate(problems), where).toEqual([]);
  await expectNoSidewaysScroll(page, where);
}
