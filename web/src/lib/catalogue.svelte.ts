// The games and bots this server offers, fetched once, and the five games of Kostka with or without them.
import { api } from './api';
import { same, type Text } from './language';
import { gameOf } from '../games/games';
import type { GameEntry, Games } from '../protocol';

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

/** How a bot of this level plays: "looks to the end of its turn". */
export function levelName(id: string): Text {
  return offered?.bots.find((level) => level.id === id)?.name ?? same(id);
}
