// What every page must pass: nothing serious found by axe, and no scrolling sideways.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const result = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
    });
    return result.violations
      .filter((one) => one.impact === 'serious' || one.impact === 'critical')
      .map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 120)).slice(0, 3).join(' | ')}`);
  });
  expect(found, where).toEqual([]);
  await expectNoSidewaysScroll(page, where);
}
