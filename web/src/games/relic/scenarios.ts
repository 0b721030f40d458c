// The words of the scenario sheets of Relic: Nemesis on the screen, and what a table has because of them (RNE-SCN).
import { counted, type Text } from '../../lib/language';
import type { TableView } from './types';

const t = (en: string, pl: string): Text => ({ en, pl });

export const scenarioWords = {
  goal: t('How characters win', 'Jak wygrywają postacie'),
  tokensOf: t('{0}: {1} of {2} tokens', '{0}: żetony {1} z {2}'),
  together: t('All characters together', 'Wszystkie postacie razem'),
  close: t('{0} needs one more token.', '{0}: brakuje jednego żetonu.'),
  closeTogether: t('The characters need one more token.', 'Postaciom brakuje jednego żetonu.'),
  deck: t('Scenario deck', 'Talia scenariusza'),
  deckSize: (n: number): Text => counted(n, ['card', 'cards'], ['karta', 'karty', 'kart']),
  emptyDeck: t('empty: the next Confrontation places a token unfought', 'pusta: następna Konfrontacja daje żeton bez walki'),
  laid: t('To be battled on the sheet, abilities ignored', 'Do pokonania na arkuszu, bez zdolności'),
  times: t('{0} times', '{0} razy'),
  teams: t('Teams', 'Drużyny'),
  team: t('{0} and {1}', '{0} i {1}'),
  tokenHere: t('token of {0}: not on the board', 'żeton ({0}): poza planszą'),
  variantOnly: t('only with Enemies of the Imperium', 'tylko z wariantem Wrogowie Imperium'),
  pairs: t('4 or 6 seats: teams of a character and a nemesis', '4 albo 6 miejsc: drużyny z postaci i nemezis'),
  oneTeam: t('all characters are one team', 'wszystkie postacie to jedna drużyna'),
};

/** A sheet that keeps a deck of its own: there are cards in it, or somebody has laid some. */
export const hulk = 'rne-hulk-of-the-wayward-warrior';

/** Who of those who win and lose together sits where: by team, the characters first. */
export function teamsOf(table: TableView): number[][] {
  const teams = new Map<number, number[]>();
  for (const [seat, player] of table.players.entries()) {
    if (player.team !== 0) teams.set(player.team, [...(teams.get(player.team) ?? []), seat]);
  }
  const nemesis = (seat: number) => Number(table.players[seat]?.nemesis !== null);
  return [...teams.entries()].sort(([a], [b]) => a - b).map(([, seats]) => seats.sort((a, b) => nemesis(a) - nemesis(b)));
}

/** The others on the team of a seat. */
export const partnersOf = (table: TableView | null, seat: number): number[] => {
  const team = table?.players[seat]?.team ?? 0;
  return team === 0 ? [] : (table?.players ?? []).flatMap((other, at) => (at !== seat && other.team === team ? [at] : []));
};

/** Equal cards together, each with how many there are. */
export function stacked(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
