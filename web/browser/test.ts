// `test` with what every test here needs: people with browsers, and a lobby to make tables in. When a test is over,
// nobody's page may have complained.
import { chromium, type Browser } from 'playwright-core';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, inject } from 'vitest';
import { Lobby } from './lobby';
import { Person, type PersonOptions } from './person';
import './setup';

interface Given {
  browser: Browser;
  lobby: Lobby;
  person: (options?: PersonOptions & { address?: string }) => Promise<Person>;
}

const pictures = resolve(fileURLToPath(import.meta.url), '../../../build/browser-failures');

/** What everybody's page looked like when a test failed. */
async function takePictures(people: Person[], name: string): Promise<void> {
  const begin = join(pictures, name.replace(/[^\w]+/g, '-'));
  await Promise.all(people.map((one, n) => one.page.screenshot({ path: `${begin}-${n + 1}.png` })));
}

export const test = base.extend<Given>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.connect(inject('chromium'));
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  lobby: async ({}, use) => {
    await use(new Lobby(inject('address')));
  },
  person: async ({ browser, task }, use) => {
    const people: Person[] = [];
    await use(async ({ address = inject('address'), ...options } = {}) => {
      const one = await Person.arrive(browser, address, options);
      people.push(one);
      return one;
    });
    if (task.result?.state === 'fail') await takePictures(people, task.name);
    const complaints = people.flatMap((one) => one.complaints);
    await Promise.all(people.map((one) => one.context.close()));
    expect(complaints, 'errors of the pages').toEqual([]);
  },
});

export { expect };
