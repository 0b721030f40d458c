// The screen of Relic with what this expansion lays over it.
import { openBox } from '../relic/box';
import { nemesisGuide } from '../relic/nemesisguide';
import { screenOf } from '../relic/screen';
import type { GameScreen } from '../screen';

export async function loadScreen(content: string): Promise<GameScreen> {
  return screenOf('relic-nemesis', await openBox('relic-nemesis', content), nemesisGuide);
}
