// Two people at one device: a curtain between them, and behind it nothing of anybody's cards.
import type { Box } from '../src/games/knockdown/types';
import { expect, test } from './test';
import { here, me } from './lobby';
import { answer, boldest, question } from './playing';
import { until } from './until';

test('while the curtain is drawn the page knows nobody\'s cards', async ({ person, lobby }) => {
  const box = await lobby.box<Box>('knockdown');
  const names = [...box.cards, ...box.skills].map((card) => card.name.en);

  const guest = await lobby.guest('Ola');
  const table = await lobby.table(guest, { seats: [me, here('Kuba')] });
  const device = await person({ guest });
  await device.sitAt(table.id);

  let curtains = 0;
  const seats = new Set<number>();
  const handsSeen = new Set<number>();
  // The cards that both begin with are taken one after the other, so each hand is seen in every match.
  while (!device.state.view.over && (curtains < 12 || handsSeen.size < 2)) {
    const curtain = device.page.locator('.curtain button');
    // A question that is only looked at to find out whether somebody has to be called is not on the page.
    const asks = () => device.page.locator(`.prompt.asks[data-prompt="${device.state.prompt}"]`).isVisible();
    await until('a curtain, a question or the end', async () => device.state.view.over || (await asks()) || (await curtain.isVisible()));
    if (device.state.view.over) break;
    if (await curtain.isVisible()) {
      await until('the view of a spectator', () => device.state.eye === null);
      const { players } = device.knockdown;
      expect(players.flatMap(({ hand, dealt, received }) => [hand, dealt, received])).toEqual(Array(6).fill(null));
      expect(players.flatMap(({ skills }) => skills.filter((kept) => !kept.face_up && kept.skill !== null))).toEqual([]);
      const page = await device.page.content();
      expect(names.filter((name) => page.includes(name)), 'cards named behind the curtain').toEqual([]);
      await curtain.click();
      await until('the own view', () => device.state.eye !== null);
      await curtain.waitFor({ state: 'detached' });
      expect(await device.page.locator('.seat .standing').filter({ hasText: 'away' }).count(), 'nobody at this device is away').toBe(0);
      curtains += 1;
      continue;
    }
    const { eye } = device.state;
    if (eye === null) throw new Error('a spectator is asked');
    seats.add(eye);
    if (device.knockdown.players[eye]?.hand?.length) handsSeen.add(eye);
    expect(device.knockdown.players[1 - eye]?.hand, 'the other hand').toBeNull();
    const asked = await question(device);
    if (!asked) break;
    await answer(device, boldest(asked));
  }
  expect([...seats].sort()).toEqual([0, 1]);
  expect(handsSeen.size, 'hands that were seen by their owners').toBe(2);

  // From each look behind the curtain to the next confirmation, only what everybody may see was sent.
  let hidden = false;
  let seenHidden = 0;
  for (const { from, text } of device.wire) {
    const message = JSON.parse(text) as { type: string; eye?: number | null };
    if (from === 'page' && message.type === 'look' && message.eye !== null) hidden = false;
    if (from === 'server' && message.type === 'state') {
      if (hidden) expect(message.eye).toBeNull();
      if (message.eye === null) [hidden, seenHidden] = [true, seenHidden + 1];
    }
  }
  expect(seenHidden).toBeGreaterThanOrEqual(curtains);
});
