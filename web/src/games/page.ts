// What the page of a game shows beside its announcement. Loaded with the page.
import type { Component } from 'svelte';
import type { Text } from '../lib/language';

/** Of five. */
export type Grade = 1 | 2 | 3 | 4 | 5;

export interface PageInfo {
  lead: Text;
  /** With how many it is best. */
  best: Text;
  length: Text;
  /** How long a first match takes. */
  firstMatch: Text;
  difficulty: Grade;
  chance: Grade;
  /** The wide picture at the head of the page; `head` unless named. */
  head?: string;
  /** Draws one of our own pictures of the game. */
  Picture: Component<{ of: string }> | null;
  pictures: { of: string; caption: Text }[];
}
