// What the card of a thing says: its kind, its name, and sentences made from the box.
import { fill, type Text } from '../../lib/language';
import type { OpenBox } from './box';
import { chasmsText, goodsText, joined, words } from './text';
import { roman } from './tiles';
import type { ArmyEntry, DieEntry, HeroEntry, TileEntry } from './types';

export interface Pictured {
  sort: 'hero' | 'tile' | 'army' | 'item' | 'building' | 'die';
  kind: Text;
  name: Text;
  lines: Text[];
}

const heroCard = (hero: HeroEntry): Pictured => ({
  sort: 'hero',
  kind: joined([words.hero, hero.title]),
  name: hero.name,
  lines: [
    fill(words.mount, hero.mount),
    ...hero.abilities.map((ability) => fill({ en: '{0}: {1}', pl: '{0}: {1}' }, ability.name, ability.text)),
  ],
});

const tileCard = (tile: TileEntry): Pictured => ({
  sort: 'tile',
  kind: joined([tile.kind === 'lair' ? words.lair : words.tile, tile.level === 0 ? words.startTile : fill(words.tileLevel, roman(tile.level))]),
  name: tile.name,
  lines: [
    ...(tile.yield.food + tile.yield.wood + tile.yield.stone > 0 ? [fill(words.yields, goodsText(tile.yield))] : []),
    ...(tile.lair ? [tile.lair.band, fill(words.strength, tile.lair.strength), fill(words.spoils, goodsText(tile.lair.spoils))] : []),
    chasmsText(tile.chasms),
  ],
});

const armyCard = (army: ArmyEntry, box: OpenBox): Pictured => ({
  sort: 'army',
  kind: words.army,
  name: army.name,
  lines: [
    fill(words.strength, army.strength),
    ...(army.item ? [fill(words.reward, box.nameOf(army.item))] : []),
    ...(army.soul_stone > 0 ? [fill(words.reward, fill(words.soulStone, army.soul_stone))] : []),
    fill(words.copies, army.copies),
  ],
});

const dieCard = (die: DieEntry): Pictured => ({
  sort: 'die',
  kind: words.die,
  name: die.name,
  lines: die.price ? [fill(words.price, goodsText(die.price))] : [],
});

export function pictured(box: OpenBox, id: string): Pictured | null {
  const hero = box.heroes.get(id);
  if (hero) return heroCard(hero);
  const item = box.items.get(id);
  if (item) return { sort: 'item', kind: words.slots[item.slot], name: item.name, lines: [item.text] };
  const building = box.buildings.get(id);
  if (building) return { sort: 'building', kind: words.building, name: building.name, lines: [building.text, fill(words.costs, goodsText(building.cost))] };
  const army = box.armies.get(id);
  if (army) return armyCard(army, box);
  const tile = box.tiles.get(id);
  if (tile) return tileCard(tile);
  const die = box.dice.get(id);
  return die ? dieCard(die) : null;
}
