import type { Locator } from 'playwright-core';
import type { Person } from './person';

/** Chooses an entry of the menu behind the three dots. */
export async function chooseInMenu(person: Person, entry: string): Promise<void> {
  await person.page.getByRole('button', { name: 'More', exact: true }).click();
  await person.page.locator('#more-menu').getByRole('button', { name: entry }).click();
}

/** Says something in the chat, which stands behind its tab. */
export async function talk(person: Person, text: string): Promise<void> {
  await person.page.getByRole('tab', { name: /^Chat/ }).click();
  await person.page.getByLabel('Message', { exact: true }).fill(text);
  await person.page.keyboard.press('Enter');
}

/** The chat of somebody, opened. */
export async function openChat(person: Person): Promise<Locator> {
  await person.page.getByRole('tab', { name: /^Chat/ }).click();
  return person.page.getByRole('region', { name: 'Chat' });
}
