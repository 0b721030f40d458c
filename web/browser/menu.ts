import type { Person } from './person';

/** Chooses an entry of the menu behind the three dots. */
export async function chooseInMenu(person: Person, entry: string): Promise<void> {
  await person.page.getByRole('button', { name: 'More', exact: true }).click();
  await person.page.locator('#more-menu').getByRole('button', { name: entry }).click();
}
