// What cards are called for those who hear the screen instead of seeing it.
import { fill, type Text } from '../../lib/language';
import { cardLabel, joined, words } from './text';
import type { OpenBox } from './box';
import { damageText } from './damage';
import type { AttackEntry } from './types';

/** "Rising Uppercut, High punch, Strike, range 1, 1 light, K.O., Back 1." */
export function attackLabel(box: OpenBox, attack: AttackEntry): Text {
  return cardLabel([
    attack.name,
    attack.symbol ? box.symbol(attack.symbol) : null,
    attack.cost.length > 0 ? fill(words.cost, joined(attack.cost.map((s) => box.symbol(s)), ', ')) : null,
    box.type(attack.type),
    attack.range_text,
    damageText(attack),
    attack.ko ? words.ko : null,
    attack.effect ?? words.noEffect,
  ]);
}
