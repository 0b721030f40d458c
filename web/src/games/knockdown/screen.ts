import type { GameScreen } from '../screen';

export async function loadScreen(content: string): Promise<GameScreen> {
  throw new Error(`no Knockdown screen for ${content}`);
}
