// Sentences of the chat about what only some have seen; nobody has to tell the truth (NEM-HID-04).
import { fill, type Text } from '../../lib/language';
import type { Stage } from '../../play/stage';
import { tableOf } from './moment.svelte';
import { words } from './text';

export function claims(play: Stage): Text[] {
  const table = tableOf(play);
  if (!table || play.eye === null || table.company !== 'rivals' || table.players.length < 2 || table.phase === 'over') return [];
  const engines = [1, 2, 3].flatMap((n) => [fill(words.claimWorks, n), fill(words.claimBroken, n)]);
  const courses = ['A', 'B', 'C', 'D'].map((letter) => fill(words.claimEarth, letter));
  return [...engines, ...courses, words.claimEarthGoal, words.claimPod, words.claimSleep, words.claimFollow, words.claimHelp];
}
