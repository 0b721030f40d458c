// What the owner of a table can do about somebody else there.
import { ApiError, api } from './api';
import { asMe } from './account.svelte';
import type { Text } from './language';
import type { ModeratedPerson, Moderate, Moderation, Table } from '../protocol';

/** Somebody the owner has in mind: whoever sits at a seat, or wrote a line. */
export interface PersonMeant {
  person: string;
  name: string;
  at: { seat: number } | { line: number };
}

export function standingOf(table: Table, person: string): Pick<ModeratedPerson, 'muted' | 'banned'> {
  const known = table.moderated.find((one) => one.person === person);
  return { muted: known?.muted ?? false, banned: known?.banned ?? false };
}

/** A match belongs to those who play it, so they cannot be sent away from it. */
export function belongsToMatch(table: Table, person: string): boolean {
  return table.status !== 'waiting' && table.seats.some((seat) => seat.person === person && !seat.left);
}

/** What can be done about a person now: about their voice, and about their being here. */
export function deedsAbout(table: Table, person: string): { voice: 'mute' | 'unmute'; door: 'ban' | 'unban' | null } {
  const { muted, banned } = standingOf(table, person);
  const door = banned ? 'unban' : belongsToMatch(table, person) ? null : 'ban';
  return { voice: muted ? 'unmute' : 'mute', door };
}

/** Seats change hands and lines are forgotten, so whoever is in the list is meant by it. */
export function wishAbout(table: Table, what: Moderation, { person, at }: PersonMeant): Moderate {
  const nobody = { what, seat: null, line: null, person: null };
  return table.moderated.some((one) => one.person === person) ? { ...nobody, person } : { ...nobody, ...at };
}

/** Asks the server for it; why it did not happen, or null. */
export async function moderate(table: Table, wish: Moderate): Promise<Text | null> {
  try {
    await asMe(() => api.moderate(table.id, wish));
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.error.text;
  }
}
