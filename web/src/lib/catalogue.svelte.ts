// The games and bots this server offers, fetched once, and the five games of Kostka with or without them.
import { api } from './api';
import { fill, same, type Text } from './language';
import { botText } from '../text/bots';
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

/** How strong a bot of this level is in this game: the one that plays it best is hard, the first one easy. */
export function strengthOf(level: string, game: Pick<GameEntry, 'standard_bot'>, bots: Games['bots']): Text {
  if (level === game.standard_bot) return botText.hard;
  return level === bots[0]?.id ? botText.easy : botText.normal;
}

/** A level in words: "hard, practised"; without a game only how it is to play with. */
export function levelName(id: string, game: string | null = null): Text {
  const level = offered?.bots.find((one) => one.id === id);
  const entry = game === null ? null : gameEntry(game);
  if (!level || !offered) return same(id);
  return entry ? fill(botText.both, strengthOf(id, entry, offered.bots), level.name) : level.name;
}

/** What a bot of this level does, in one sentence. */
export function levelSentence(id: string): Text | null {
  return offered?.bots.find((level) => level.id === id)?.about ?? null;
}
