// What Carnomorphs will eat in the next Event phase if nobody acts, from what lies open (CAR-FEED).
import type { HeavyObject, RoomView, Species, TableView } from './types';

export type Food = HeavyObject | 'metagorger';

export interface Meal {
  room: string;
  eater: Species;
  food: Food;
  /** What it becomes; null where it only heals. */
  becomes: Species | null;
}

/** CAR-FEED-02: from the largest down; CAR-FEED-04: each becomes the one before it. */
const bySize: readonly Species[] = ['butcher', 'fleshbeast', 'shambler', 'metagorger'];
const voracious = 'ad-01';

interface Eater {
  id: string;
  species: Species;
  injuries: number;
}

interface Plate {
  corpses: number;
  eggs: number;
  carcasses: number;
  blue: boolean;
}

const sizeOf = (species: Species): number => bySize.indexOf(species);
/** CAR-FEED-10: among equals the one with most injuries. */
const inOrder = (a: Eater, b: Eater): number => sizeOf(a.species) - sizeOf(b.species) || b.injuries - a.injuries;

/** CAR-FEED-05: red corpse, egg, carcass, Metagorger, blue corpse. */
function nextFood(plate: Plate, others: readonly Eater[]): { food: Food; eaten: Eater | null } | null {
  if (plate.corpses > 0) return { food: 'corpse', eaten: null };
  if (plate.eggs > 0) return { food: 'egg', eaten: null };
  if (plate.carcasses > 0) return { food: 'carcass', eaten: null };
  // CAR-FEED-20: the one that would feed last.
  const eaten = others.filter(({ species }) => species === 'metagorger').at(-1) ?? null;
  if (eaten) return { food: 'metagorger', eaten };
  return plate.blue ? { food: 'blue_corpse', eaten: null } : null;
}

function take(plate: Plate, food: Food): void {
  if (food === 'corpse') plate.corpses -= 1;
  if (food === 'egg') plate.eggs -= 1;
  if (food === 'carcass') plate.carcasses -= 1;
  if (food === 'blue_corpse') plate.blue = false;
}

function mealsIn(room: RoomView, eaters: Eater[], eggs: number, free: Map<Species, number>): Meal[] {
  const plate: Plate = { corpses: room.corpses.length, eggs: room.eggs + eggs, carcasses: room.carcasses, blue: room.blue_corpse };
  const meals: Meal[] = [];
  const there = [...eaters].sort(inOrder);
  const change = (species: Species, by: number) => free.set(species, (free.get(species) ?? 0) + by);
  for (const eater of [...there]) {
    if (!there.includes(eater)) continue;
    // What has already evolved is no Metagorger any more.
    const found = nextFood(plate, there.filter((one) => one !== eater));
    if (!found) continue;
    take(plate, found.food);
    if (found.eaten) {
      there.splice(there.indexOf(found.eaten), 1);
      change('metagorger', 1);
    }
    const next = bySize[sizeOf(eater.species) - 1] ?? null;
    const becomes = next && (free.get(next) ?? 0) > 0 ? next : null;
    meals.push({ room: room.id, eater: eater.species, food: found.food, becomes });
    if (!becomes) continue;
    change(becomes, -1);
    change(eater.species, 1);
    eater.species = becomes;
  }
  return meals;
}

/** `figures`: how many of a kind there are; `nest`: the explored Nest. */
export function forecast(table: TableView, figures: ReadonlyMap<Species, number>, nest: string | null): Meal[] {
  if (table.mode !== 'carnomorphs') return [];
  const free = new Map(bySize.map((species) => [species, (figures.get(species) ?? 0) - table.figures.filter((one) => one.species === species).length]));
  if (table.butcher_dead) free.set('butcher', 0);
  const always = table.traits.some(({ trait, discarded }) => trait === voracious && !discarded);
  const crowded = new Set(table.players.flatMap(({ being, pod, room }) => (being === 'aboard' && pod === null && room ? [room] : [])));
  return table.rooms.flatMap((room) => {
    const eaters = table.figures.filter((one) => one.room === room.id).map(({ id, species, injuries }) => ({ id, species, injuries }));
    if (eaters.length === 0 || (crowded.has(room.id) && !always)) return [];
    return mealsIn(room, eaters, room.id === nest ? table.eggs : 0, free);
  });
}
