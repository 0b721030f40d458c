import { describe, expect, it } from 'vitest';
import { addressOf, clockText, deedOf, lasting, summaryOf, titleOf } from './tables';
import type { SeatEntry, Table } from '../protocol';

const game = { en: 'Knockdown', pl: 'Knockdown' };

function seat(name: string, more: Partial<SeatEntry> = {}): SeatEntry {
  return {
    kind: name ? 'person' : 'open', name, level: null, temperament: null, mine: false, connected: false, away_since: null, stand_in: null,
    left: false, resigned: false, nonce: false, person: null, deadline: null, ...more,
  };
}

function table(more: Partial<Table>): Table {
  return {
    id: 'a/b', game: 'knockdown', name: '', status: 'playing', is_public: false, owner: false, created: 0, changed: 0, started: 0, finished: null,
    options: {}, seats: [seat('Łucja', { mine: true }), seat('Kuba')], waiting_for: [], winners: [], turn: 0,
    spectators: 0, begin: 'full', clock: null, deadline: null, timed_out: [], invite: null, commitment: null, secret: null,
    takeback: null, rematch: null, rows: 0, muted: false, moderated: [], lesson: false, absent: 'normal', ...more,
  };
}

const plain = (text: { en: string; pl: string }) => [text.en, text.pl].map((line) => line.replaceAll('\u00a0', ' '));

describe('deedOf', () => {
  it('says what the reader can do', () => {
    expect(deedOf(table({ waiting_for: [0] }))).toBe('turn');
    expect(deedOf(table({ waiting_for: [1] }))).toBe('open');
    const others = [seat('Ola'), seat('')];
    expect(deedOf(table({ seats: others, status: 'waiting' }))).toBe('join');
    expect(deedOf(table({ seats: [seat('Ola'), seat('Kuba')], status: 'waiting' }))).toBe('watch');
    expect(deedOf(table({ seats: others, status: 'waiting', owner: true }))).toBe('open');
    expect(deedOf(table({ seats: others, waiting_for: [0] }))).toBe('watch');
    expect(deedOf(table({ status: 'finished', waiting_for: [0] }))).toBe('replay');
    expect(deedOf(table({ seats: [seat('Łucja', { mine: true, left: true }), seat('')], waiting_for: [0] }))).toBe('watch');
  });

  it('leads there', () => {
    expect(addressOf(table({}))).toBe('/t/a%2Fb');
    expect(addressOf(table({ status: 'finished' }))).toBe('/replay/a%2Fb');
  });
});

describe('titleOf', () => {
  it('is the name, or who plays', () => {
    expect(titleOf(table({ name: 'Thursday' })).pl).toBe('Thursday');
    expect(plain(titleOf(table({})))).toEqual(['Łucja vs Kuba', 'Łucja kontra Kuba']);
    const three = [seat('Ola'), seat('', { kind: 'bot', name: 'easy' }), seat('')];
    expect(plain(titleOf(table({ seats: three })))).toEqual(['Ola and bot', 'Ola i bot']);
    expect(plain(titleOf(table({ name: 'Kuba' })))).toEqual(['Łucja vs Kuba', 'Łucja kontra Kuba']);
    expect(titleOf(table({ seats: [seat('Ola'), seat('')], name: 'Ola' })).en).toBe('Ola');
  });
});

describe('summaryOf', () => {
  const of = (more: Partial<Table>, now = 0) => plain(summaryOf(table(more), game, now));

  it('names who is awaited, and for how long', () => {
    expect(of({ waiting_for: [0], turn: 12 })).toEqual([
      'Knockdown · turn 12 · waiting for you', 'Knockdown · tura 12 · czeka na ciebie',
    ]);
    expect(of({ waiting_for: [1] }, 2 * 3_600_000)).toEqual([
      'Knockdown · waiting for Kuba, 2 h', 'Knockdown · decyduje Kuba, 2 godz.',
    ]);
    const three = [seat('Łucja', { mine: true }), seat('Kuba'), seat('Ola')];
    expect(of({ seats: three, waiting_for: [1, 2] })[1]).toBe('Knockdown · decydują Kuba i Ola');
  });

  it('counts free seats and watchers in both languages', () => {
    const seats = [seat('Ola'), seat('', { kind: 'bot', name: 'easy' }), seat(''), seat('')];
    expect(of({ status: 'waiting', seats, clock: 86_400 })).toEqual([
      'Knockdown · 1 bot, 2 seats free · 1 day a move', 'Knockdown · 1 bot, 2 wolne miejsca · 1 dzień na ruch',
    ]);
    expect(of({ seats: [seat('Ola'), seat('Kuba')], turn: 3, spectators: 4 })).toEqual([
      'Knockdown · turn 3 · 4 watching', 'Knockdown · tura 3 · 4 widzów',
    ]);
  });

  it('tells how it ended', () => {
    expect(of({ status: 'finished', winners: [1] })).toEqual(['Knockdown · finished, Kuba won', 'Knockdown · koniec, wygrywa Kuba']);
    expect(of({ status: 'finished', winners: [0] })[0]).toBe('Knockdown · finished, you won');
    expect(of({ status: 'finished' })[1]).toBe('Knockdown · koniec, nikt nie wygrywa');
    const hotSeat = [seat('Łucja', { mine: true }), seat('Kuba', { mine: true })];
    expect(of({ status: 'finished', seats: hotSeat, winners: [1] })[0]).toBe('Knockdown · finished, Kuba won');
  });
});

describe('lasting', () => {
  it('uses the largest unit', () => {
    expect([30, 60, 300, 3600, 86_399, 259_200].map((s) => plain(lasting(s))[1])).toEqual([
      '30 s', '1 min', '5 min', '1 godz.', '23 godz.', '3 dni',
    ]);
    expect(plain(clockText(null))[1]).toBe('bez zegara');
  });
});
