// The games and bots this server offers, fetched once, and the five games of Kostka with or without them.
import { api } from './api';
import { fill, same, type Text } from './language';
import { botText } from '../text/bots';
import { gameOf } from '../games/games';
import type { GameEntry, Games, SeatEntry } from '../protocol';

let offered: Games | null = $state.raw(null);
let asking: Promise<Games> | null = null;

/** Null until the server has answered. */
export function offer(): Games | null {
  return offered;
}

export async function loadOffer(): Promise<Games> {
  if (offered) return offered;
  asking ??= api.games();
  try {
    return (offered = await asking);
  } finally {
    asking = null;
  }
}

/** What a game is called, also one that this server does not offer (any more). */
export function gameName(id: string): Text {
  return gameEntry(id)?.name ?? gameOf(id)?.name ?? same(id);
}

export function gameEntry(id: string): GameEntry | null {
  return offered?.games.find((game) => game.id === id) ?? null;
}

/** The rulebooks of a game, the main one first. */
export function booksOf(id: string): readonly string[] {
  return gameEntry(id)?.rule_books ?? [id];
}

/** The levels of bots that a new table may have. */
export function levelsOffered(offer: Games): Games['bots'] {
  return offer.bots.filter((level) => level.offered);
}

/** A level in a word: "hard". */
export function levelName(id: string): Text {
  return offered?.bots.find((level) => level.id === id)?.name ?? same(id);
}

/** What a bot of this level does and, where it was measured, how strong that is in this game. */
export function levelSentence(id: string, game: string): Text | null {
  const of = gameEntry(game)?.levels.find((level) => level.id === id);
  return of?.about ?? offered?.bots.find((level) => level.id === id)?.about ?? null;
}

/** How a bot plays: "hard, bold". */
export function mannerOf(seat: Pick<SeatEntry, 'level' | 'temperament'>): Text | null {
  if (seat.level === null) return null;
  const temperament = offered?.temperaments.find((one) => one.id === seat.temperament);
  return temperament ? fill(botText.both, levelName(seat.level), temperament.name) : levelName(seat.level);
}

/** What its temperament makes a bot do, in a sentence. */
export function temperamentSentence(id: string | null): Text | null {
  return offered?.temperaments.find((one) => one.id === id)?.about ?? null;
}
