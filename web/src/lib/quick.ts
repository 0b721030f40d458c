// "Play now": a table with standard rules, ready to play at once.
import { api } from './api';
import { asMe } from './account.svelte';
import { levelsOffered } from './catalogue.svelte';
import type { GameEntry, Games, NewSeat, NewTable, Table } from '../protocol';
import { fill, type Text } from './language';
import { homeText } from '../text/home';
import { prefs } from './prefs.svelte';

/** One line of the list beside "Play now". `level` is the bots'; null for people at this device. */
export interface Opponent {
  id: string;
  game: GameEntry;
  level: string | null;
  name: Text;
}

/** The standard bot of each game first, then the other levels from the strongest down, then the hot seat. */
export function opponentsIn(offer: Games): Opponent[] {
  return offer.games.flatMap((game) => [
    { id: `${game.id} ${game.standard_bot}`, game, level: game.standard_bot, name: fill(homeText.againstBot, game.name) },
    ...levelsOffered(offer).filter((level) => level.id !== game.standard_bot).reverse().map((level) => ({
      id: `${game.id} ${level.id}`, game, level: level.id, name: fill(homeText.againstLevel, game.name, level.name),
    })),
    ...(game.least_seats <= 2 ? [{ id: `${game.id} here`, game, level: null, name: fill(homeText.here, game.name) }] : []),
  ]);
}

/** Where figures are chosen one after the other before the first move, a quick start deals them instead; but not to
 * whoever is still to be guided, since the guide begins with that choice. */
function dealt(game: GameEntry): Record<string, string> {
  if (!prefs.guided.includes(game.id)) return {};
  const fighters = game.switches.find((one) => one.id === 'fighters' && one.choices.some((choice) => choice.id === 'random'));
  return fighters ? { [fighters.id]: 'random' } : {};
}

/** The table that such a match needs: the fewest seats the game allows, at least two. */
export function quickTable(opponent: Opponent, secondName: string): NewTable {
  const others = Math.max(opponent.game.least_seats, 2) - 1;
  const seat: NewSeat = opponent.level === null
    ? { who: 'here', name: secondName, level: null }
    : { who: 'bot', name: null, level: opponent.level };
  return {
    game: opponent.game.id, name: null, is_public: false, options: dealt(opponent.game), clock: null, begin: 'full', absent: null,
    seats: [{ who: 'me', name: null, level: null }, ...Array.from({ length: others }, () => seat)],
  };
}

export function playNow(opponent: Opponent, secondName: string): Promise<Table> {
  return asMe(() => api.newTable(quickTable(opponent, secondName)));
}
