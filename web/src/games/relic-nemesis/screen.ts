// The screen of Relic with what this expansion lays over it.
import { openBox } from '../relic/box';
import { enemyWords } from '../relic/enemies';
import { tableOf } from '../relic/moment.svelte';
import { nearestNemesis } from '../relic/nearest';
import { nemesisGuide } from '../relic/nemesisguide';
import { screenOf } from '../relic/screen';
import type { GameScreen } from '../screen';

export async function loadScreen(content: string): Promise<GameScreen> {
  const box = await openBox('relic-nemesis', content);
  return {
    ...screenOf('relic-nemesis', box, nemesisGuide),
    sheetKey: { does: enemyWords.keySheet, of: (play) => nearestNemesis(box.cells, tableOf(play)?.players ?? [], play.eye) },
  };
}
