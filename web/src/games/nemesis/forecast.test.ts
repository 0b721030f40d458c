import { describe, expect, it } from 'vitest';
import { forecast } from './forecast';
import type { FigureView, RoomView, Species, TableView } from './types';

const room = (id: string, wish: Partial<RoomView> = {}): RoomView => ({
  id, explored: true, tile: null, token: null, items: 0, fire: false, malfunction: false, airlock: false, eggs: 0, carcasses: 0, corpses: [], blue_corpse: false, ...wish,
});
const figure = (species: Species, at: string, injuries = 0): FigureView => ({ id: `${species}-${at}-${injuries}`, species, room: at, injuries });
const figures = new Map<Species, number>([['metagorger', 8], ['shambler', 8], ['fleshbeast', 3], ['butcher', 1]]);
const table = (rooms: RoomView[], there: FigureView[], wish: Partial<TableView> = {}): TableView =>
  ({ mode: 'carnomorphs', rooms, figures: there, players: [], traits: [], eggs: 0, butcher_dead: false, ...wish }) as unknown as TableView;
const told = (view: TableView, nest: string | null = null): string[] => forecast(view, figures, nest).map(({ eater, food, becomes }) => `${eater} ${food} ${becomes}`);

describe('what will be eaten', () => {
  it('is the other of two Metagorgers (EX-C1)', () => {
    expect(told(table([room('021')], [figure('metagorger', '021', 2), figure('metagorger', '021')]))).toEqual(['metagorger metagorger shambler']);
  });
  it('is an Egg each in the Nest, the larger one first (EX-C2)', () => {
    expect(told(table([room('002')], [figure('metagorger', '002'), figure('fleshbeast', '002')], { eggs: 6 }), '002')).toEqual(['fleshbeast egg butcher', 'metagorger egg shambler']);
  });
  it('is the red Corpse before the Carcass (EX-C3)', () => {
    expect(told(table([room('021', { corpses: [1], carcasses: 1 })], [figure('shambler', '021'), figure('metagorger', '021')]))).toEqual(['shambler corpse fleshbeast', 'metagorger carcass shambler']);
  });
  it('is a Metagorger before the blue Corpse (EX-C4)', () => {
    expect(told(table([room('021', { blue_corpse: true })], [figure('shambler', '021'), figure('metagorger', '021')]))).toEqual(['shambler metagorger fleshbeast']);
  });
  it('only heals without a free figure (EX-C5)', () => {
    const three = ['018', '019', '020'].map((at) => figure('fleshbeast', at));
    expect(told(table([room('018'), room('019'), room('020'), room('021', { carcasses: 1 })], [...three, figure('shambler', '021', 2)]))).toEqual(['shambler carcass null']);
  });
  it('leaves the second of three Metagorgers hungry (EX-C9)', () => {
    expect(told(table([room('021')], [figure('metagorger', '021', 0), figure('metagorger', '021', 1), figure('metagorger', '021', 2)]))).toEqual(['metagorger metagorger shambler']);
  });
  it('is nothing where somebody stands, unless they are Voracious', () => {
    const crew = { players: [{ being: 'aboard', pod: null, room: '021' }] } as unknown as Partial<TableView>;
    const there = [figure('shambler', '021')];
    expect(told(table([room('021', { carcasses: 1 })], there, crew))).toEqual([]);
    const hungry = { ...crew, traits: [{ object: 'corpse', trait: 'ad-01', discarded: false }] } as Partial<TableView>;
    expect(told(table([room('021', { carcasses: 1 })], there, hungry))).toEqual(['shambler carcass fleshbeast']);
  });
  it('is nothing against Intruders', () => {
    expect(told(table([room('021', { carcasses: 1 })], [figure('adult', '021')], { mode: 'intruders' }))).toEqual([]);
  });
});
