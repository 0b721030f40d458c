// Coming back: My games, the profile, friends, notices, giving a match up, sharing, the end, pages without JavaScript.
import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { bot, me, open } from './lobby';
import { chooseInMenu } from './menu';
import type { Person } from './person';
import type * as P from '../src/protocol';
import { until } from './until';

/** The statistics of matches are computed a moment after their end. */
async function untilCounted(lobby: { call: <T>(method: string, path: string, body?: unknown, token?: string) => Promise<T> }, guest: P.Guest): Promise<P.Profile> {
  let profile: P.Profile | null = null;
  await until('the results of a match', async () => {
    profile = await lobby.call<P.Profile>('GET', '/api/me/profile', undefined, guest.token);
    return profile.games.length > 0;
  });
  return profile as unknown as P.Profile;
}

for (const look of [{ language: 'en', width: 1440, height: 900 }, { language: 'pl', width: 390, height: 844, touch: true, dark: true }] as const) {
  const words = look.language === 'pl'
    ? { mine: 'Moje gry', finished: 'Zakończone', all: 'Wszystkie', search: 'Nazwa lub data', profile: 'Twój profil', name: 'Twoja nazwa', save: 'Zapisz', saved: 'Zapisano.', statistics: 'Statystyki', link: 'Utwórz link', how: 'Jak było', standings: 'Wyniki', sound: 'Dźwięk', share: 'Udostępnij' }
    : { mine: 'My games', finished: 'Finished', all: 'All', search: 'Name or date', profile: 'Your profile', name: 'Your name', save: 'Save', saved: 'Saved.', statistics: 'Statistics', link: 'Make a link', how: 'How it went', standings: 'Standings', sound: 'Sound', share: 'Share' };

  test(`a match stands in My games, in the profile and tells its story (${look.language}, ${look.width} px)`, async ({ person, lobby }) => {
    const hers = await lobby.guest('Ola');
    const over = await lobby.finishedMatch(hers, { name: 'Friday evening' });
    await lobby.table(hers, { name: 'The long one' });
    await untilCounted(lobby, hers);
    const ola = await person({ ...look, guest: hers });
    const { page } = ola;

    await page.goto('/mine');
    await page.getByText('Friday evening').waitFor();
    await page.getByText('The long one').waitFor();
    await expectAccessible(page, 'My games');
    await page.getByRole('button', { name: words.finished, exact: true }).click();
    await page.getByText('The long one').waitFor({ state: 'detached' });
    await page.getByText('Friday evening').waitFor();
    await page.getByRole('button', { name: words.all, exact: true }).click();
    await page.getByRole('searchbox', { name: words.search }).fill('long');
    await page.getByText('Friday evening').waitFor({ state: 'detached' });
    await page.getByText('The long one').waitFor();

    await page.goto('/me');
    await page.getByRole('table').getByText('Knockdown').waitFor();
    await expectAccessible(page, 'the profile');
    await page.getByRole('main').getByLabel(words.name, { exact: true }).fill('Ola z lasu');
    await page.getByRole('radio').nth(3).check({ force: true });
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.getByText(words.saved).waitFor();
    await page.getByRole('switch', { name: words.sound }).click();
    expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('kostka.prefs') ?? '{}') as { sound: boolean }).sound)).toBe(true);

    await ola.open(`/t/${over.id}`);
    await page.getByRole('button', { name: words.how }).click();
    const story = page.getByRole('dialog');
    await story.getByRole('heading', { name: words.standings }).waitFor();
    expect(await story.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
    await expectAccessible(page, 'the story of a match');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: words.share }).first().click();
    await page.getByRole('dialog').locator('canvas').waitFor();
    const drawn = await page.locator('dialog canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length);
    expect(drawn).toBeGreaterThan(5000);
    await expectAccessible(page, 'sharing');
  });
}

test('two people become friends by a link, and one invites the other', async ({ person, lobby }) => {
  const [hers, his] = [await lobby.guest('Ola'), await lobby.guest('Kuba')];
  const [ola, kuba] = await Promise.all([person({ guest: hers }), person({ guest: his, language: 'pl' })]);
  await ola.page.goto('/me');
  await ola.page.getByRole('button', { name: 'Make a link' }).click();
  const link = await ola.page.getByLabel('Link for a friend').inputValue();
  await kuba.page.goto(link);
  await expectAccessible(kuba.page, 'a link to become friends');
  await kuba.page.getByRole('button', { name: 'Zostańmy znajomymi' }).click();
  await kuba.page.getByText('Jesteście teraz znajomymi.').waitFor();

  const table = await lobby.table(hers, { name: 'Wednesday', seats: [me, open] });
  await ola.page.goto(`/t/${table.id}`);
  await ola.page.getByRole('button', { name: 'Invite Kuba' }).click();
  await ola.page.getByText('Kuba is invited.').waitFor();
  await kuba.page.goto('/mine');
  await kuba.page.getByText('Ola zaprasza').waitFor();
  await expectAccessible(kuba.page, 'an invitation');
  await kuba.page.getByRole('button', { name: 'Usiądź' }).click();
  await kuba.page.waitForURL(`**/t/${table.id}*`);
});

test('an owner turns a free seat into a bot and back', async ({ person, lobby }) => {
  const hers = await lobby.guest('Ola');
  const table = await lobby.table(hers, { seats: [me, open], begin: 'owner' });
  const ola = await person({ guest: hers });
  await ola.page.goto(`/t/${table.id}`);
  await ola.page.getByRole('button', { name: 'Put a bot on seat 2' }).click();
  await ola.page.getByRole('button', { name: 'Make seat 2 free' }).click();
  await ola.page.getByRole('button', { name: 'Put a bot on seat 2' }).waitFor();
  await expectAccessible(ola.page, 'a waiting room with bots to seat');
});

test('who resigns confirms it, a bot plays on, and somebody else takes the seat', async ({ person, lobby }) => {
  const [hers, his, zoes] = [await lobby.guest('Ola'), await lobby.guest('Kuba'), await lobby.guest('Zoe')];
  // The match waits for Zoe, so that it goes on as long as the test needs it.
  const table = await lobby.table(hers, { seats: [me, open], is_public: true });
  await lobby.join(zoes, table);
  const [ola, kuba] = await Promise.all([person({ guest: hers }), person({ guest: his })]);
  await Promise.all([ola.sitAt(table.id), kuba.sitAt(table.id)]);
  await chooseInMenu(ola, 'Resign');
  const dialog = ola.page.getByRole('dialog', { name: 'Resign' });
  await dialog.waitFor();
  await expectAccessible(ola.page, 'resigning');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await lobby.look(hers, table)).seats[0]?.resigned).toBe(false);
  await lobby.call('POST', `/api/tables/${table.id}/seats/0/resign`, { level: 'easy' }, hers.token);
  await kuba.page.getByRole('button', { name: 'Take this seat' }).first().click();
  await until('Kuba sits', async () => (await lobby.look(his, table)).seats[0]?.mine === true);
  expect((await lobby.look(his, table)).seats[0]?.name).toBe('Kuba');
});

test('an owner opens a table for watching, and a moment of it is only what a spectator sees', async ({ person, lobby }) => {
  const hers = await lobby.guest('Ola');
  const table = await lobby.table(hers, { seats: [me, bot('easy')], name: 'Closed' });
  const ola = await person({ guest: hers });
  await ola.sitAt(table.id);
  await chooseInMenu(ola, 'Share');
  const dialog = ola.page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('button', { name: 'Open it for watching' }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toContain(`/moment/${table.id}#step=`);
  const stranger = await person({ language: 'pl', width: 390, height: 844, touch: true });
  await stranger.page.goto(link);
  await stranger.page.getByRole('heading', { name: 'Ta chwila' }).waitFor();
  await expectAccessible(stranger.page, 'a shared moment');
  await stranger.page.getByRole('link', { name: 'Do stołu' }).click();
  await stranger.page.waitForURL(`**/t/${table.id}`);
});

test('pages say what they are, unknown ones are not there, and without JavaScript there is a word', async ({ browser, lobby }) => {
  const hers = await lobby.guest('Ola');
  const table = await lobby.table(hers, { name: 'Ola & "friends"', is_public: true });
  const page = async (path: string, language = 'en') => {
    const response = await fetch(lobby.address + path, { headers: { 'Accept-Language': language } });
    return { status: response.status, text: await response.text() };
  };
  const shown = await page(`/t/${table.id}`);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('<title>Ola &amp; &quot;friends&quot; – Kostka</title>');
  expect(shown.text).toContain(`${lobby.address}/og/knockdown.png`);
  expect((await page('/mine', 'pl')).text).toContain('<title>Moje gry – Kostka</title>');
  expect((await page('/nothing/here/at/all')).status).toBe(404);
  expect((await page('/games/chess')).status).toBe(404);
  for (const file of ['/manifest.webmanifest', '/icon-192.png', '/icon-512.png', '/badge-96.png', '/sw.js', '/og/karak.png']) {
    expect((await fetch(lobby.address + file)).status, file).toBe(200);
  }
  const quiet = await browser.newContext({ javaScriptEnabled: false, baseURL: lobby.address });
  const plain = await quiet.newPage();
  await plain.goto('/');
  await plain.locator('.plain').waitFor();
  const said = await plain.locator('.plain').innerText();
  expect(said).toContain('Switch it on for this site');
  expect(said).toContain('Włącz go dla tej strony');
  await quiet.close();
});

test('the service worker shows what the server pushes, and opens the table', async ({ person, lobby }) => {
  const hers = await lobby.guest('Ola');
  const ola: Person = await person({ guest: hers });
  await ola.context.grantPermissions(['notifications']);
  await ola.page.goto('/mine');
  const shown = await ola.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    return registration.scope;
  });
  expect(shown).toBe(`${lobby.address}/`);
  const wire = await ola.context.newCDPSession(ola.page);
  const registered = new Promise<string>((done) => {
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const mine = registrations.find((one) => one.scopeURL.startsWith(lobby.address));
      if (mine) done(mine.registrationId);
    });
  });
  await wire.send('ServiceWorker.enable');
  const registrationId = await registered;
  const notice = { kind: 'turn', title: 'Your turn · Knockdown', body: 'Friday. With: Kuba.', table: 't1', address: '/t/t1' };
  await wire.send('ServiceWorker.deliverPushMessage', { origin: lobby.address, registrationId, data: JSON.stringify(notice) });
  const titles = () => ola.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map((one) => `${one.title}|${one.body}|${one.tag}`);
  });
  await until('a notification', async () => (await titles()).length > 0);
  expect(await titles()).toEqual(['Your turn · Knockdown|Friday. With: Kuba.|t1']);
});
