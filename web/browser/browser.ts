// Chromium for the tests: one browser, a fresh context (own storage, own guest) for each person.
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect } from 'vitest';

function chromiumProgram(): string {
  const wanted = process.env.KOSTKA_CHROMIUM ?? '/usr/bin/chromium';
  if (existsSync(wanted)) return wanted;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // The next name.
    }
  }
  throw new Error('no Chromium; scripts/setup installs it');
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumProgram(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface PersonOptions {
  language?: 'en' | 'pl';
  width?: number;
  height?: number;
  dark?: boolean;
  /** Animations run as for somebody who did not turn them off. */
  motion?: boolean;
  /** The guided first turn is offered. */
  guide?: boolean;
}

export interface Person {
  context: BrowserContext;
  page: Page;
  /** Every WebSocket message this browser received. */
  heard: string[];
  /** What the page complained about. */
  complaints: string[];
}

/** Somebody with a browser of their own. */
export async function person(browser: Browser, address: string, options: PersonOptions = {}): Promise<Person> {
  const { language = 'en', width = 1440, height = 900, dark = false, motion = false, guide = false } = options;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    locale: language === 'pl' ? 'pl-PL' : 'en-GB',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  if (!guide) {
    await context.addInitScript(() => {
      const kept = JSON.parse(localStorage.getItem('kostka.prefs') ?? '{}') as Record<string, unknown>;
      localStorage.setItem('kostka.prefs', JSON.stringify({ ...kept, guided: ['knockdown'] }));
    });
  }
  const page = await context.newPage();
  const heard: string[] = [];
  const complaints: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('pageerror', (problem) => complaints.push(String(problem)));
  page.on('console', (line) => {
    if (line.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(line.text())) complaints.push(line.text());
  });
  return { context, page, heard, complaints };
}

/** The page has no serious accessibility problem, and does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const result = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
    });
    return result.violations
      .filter((one) => one.impact === 'serious' || one.impact === 'critical')
      .map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 120)).slice(0, 3).join(' | ')}`);
  });
  expect(found).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways).toBeLessThanOrEqual(0);
}
