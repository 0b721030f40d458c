// The player aid: turn, signs and numbers. Names of signs come from the box, chances from the dice.
import { fill, percent, same, type Text } from '../../lib/language';
import type { Stage } from '../../play/stage';
import type { AidLine, AidPart } from '../screen';
import { iconOf } from './art';
import { boxOf, tableOf } from './moment.svelte';
import { fails, throws } from './dice';
import type { AttackType, Symbol } from './types';

const line = (name: Text, text: Text, clause: string, part: Partial<AidLine> = {}): AidLine => ({ name, text, clause, ...part });

const meanings: Record<Symbol, Text> = {
  HP: { en: 'pays for special attacks', pl: 'płaci za Ataki Specjalne' },
  LP: { en: 'pays for special attacks', pl: 'płaci za Ataki Specjalne' },
  HK: { en: 'pays for special attacks', pl: 'płaci za Ataki Specjalne' },
  LK: { en: 'pays for special attacks', pl: 'płaci za Ataki Specjalne' },
  BL: { en: 'discard it to block a Strike', pl: 'odrzuć, by zablokować Uderzenie' },
  DA: { en: 'discard it in a Combo to move 1 space', pl: 'odrzuć w Combo, by przejść 1 pole' },
  wild: { en: 'in a cost: any symbol pays', pl: 'w koszcie: płaci dowolny symbol' },
};
const clauses: Record<Symbol, string> = {
  HP: 'KNO-COMBO-04', LP: 'KNO-COMBO-04', HK: 'KNO-COMBO-04', LK: 'KNO-COMBO-04', BL: 'KNO-BLK-01', DA: 'KNO-COMBO-08', wild: 'KNO-COMBO-05',
};
const kinds: Record<AttackType, [Text, string]> = {
  strike: [{ en: 'can be blocked', pl: 'można je zablokować' }, 'KNO-TYPE-02'],
  ability: [{ en: 'cannot be blocked', pl: 'nie można jej zablokować' }, 'KNO-TYPE-03'],
  reaction: [{ en: 'out of turn, when its trigger happens', pl: 'poza turą, gdy zajdzie jej warunek' }, 'KNO-TYPE-04'],
};

function turn(play: Stage): AidLine[] {
  const table = tableOf(play);
  const acting = table?.phase === 'turn' && table.active === play.eye;
  const kind = play.prompt?.kind ?? '';
  return [
    line({ en: 'Refill', pl: 'Uzupełnij' }, { en: 'the Attack Row to 4 cards', pl: 'Rząd Ataku do 4 kart' }, 'KNO-TURN-02'),
    line({ en: 'Act', pl: 'Działaj' }, { en: 'exactly twice', pl: 'dokładnie dwa razy' }, 'KNO-TURN-04', {
      now: acting,
      lines: [
        line({ en: 'Move', pl: 'Ruch' }, { en: '1 space', pl: 'o 1 pole' }, 'KNO-MOVE-01'),
        line({ en: 'Attack', pl: 'Atak' }, { en: 'a card of the row; it goes to your hand', pl: 'kartą z rzędu; idzie na rękę' }, 'KNO-ATK-04'),
        line({ en: 'Combo', pl: 'Combo' }, { en: 'special attacks, paid with cards', pl: 'Ataki Specjalne za karty' }, 'KNO-COMBO-01', { now: kind === 'combo' }),
      ],
    }),
    line({ en: 'Hand', pl: 'Ręka' }, { en: '6 cards at most', pl: 'najwyżej 6 kart' }, 'KNO-HAND-01', { now: kind === 'hand_limit' }),
    line({ en: 'Attacked?', pl: 'Atak na ciebie?' }, { en: 'react, then block, then take damage', pl: 'reakcja, blok, potem Obrażenia' }, 'KNO-SEQ-05', {
      now: kind === 'block' || kind === 'reaction',
    }),
  ];
}

function signs(play: Stage): AidLine[] {
  const box = boxOf(play);
  const symbols = Object.keys(iconOf) as Symbol[];
  const types = Object.keys(kinds) as AttackType[];
  return [
    ...symbols.map((symbol) => line(box.symbol(symbol), meanings[symbol], clauses[symbol], { sign: iconOf[symbol] })),
    ...types.map((type) => line(box.type(type), kinds[type][0], kinds[type][1], { sign: `i-${type}` })),
    line(same('K.O.'), { en: 'may call a knockdown test', pl: 'może zarządzić Test Knockdownu' }, 'KNO-KDT-01', { sign: 'i-ko' }),
    line({ en: 'Light damage', pl: 'Lekkie Obrażenie' }, { en: '1 strain', pl: '1 Osłabienie' }, 'KNO-KDT-14', { sign: 'c-l' }),
    line({ en: 'Heavy damage', pl: 'Ciężkie Obrażenie' }, { en: '2 strain', pl: '2 Osłabienia' }, 'KNO-KDT-14', { sign: 'c-h' }),
  ];
}

const ranges: AidLine[] = [
  line(same('2'), { en: 'exactly 2 spaces away', pl: 'dokładnie 2 pola dalej' }, 'KNO-RNG-01', { code: '2' }),
  line(same('≤ 2'), { en: '1 or 2 spaces away', pl: '1 lub 2 pola dalej' }, 'KNO-RNG-02', { code: '≤2' }),
  line({ en: 'Projectile', pl: 'Pocisk' }, { en: 'any distance in a straight line', pl: 'dowolna odległość w linii prostej' }, 'KNO-RNG-03', { code: '→' }),
  line({ en: 'No range', pl: 'Bez zasięgu' }, { en: 'wherever the opponent is', pl: 'gdziekolwiek jest przeciwnik' }, 'KNO-RNG-04', { code: '∞' }),
];

function chances(play: Stage): AidLine[] {
  const strain = tableOf(play)?.players.find((_, seat) => seat !== play.eye)?.strain;
  return [4, 6, 8, 9, 10, 11, 12, 13, 14, 16, 18].map((amount) =>
    line(fill({ en: 'Strain {0}', pl: 'Osłabienie {0}' }, amount), fill({ en: 'the test fails in {0}', pl: 'Test się nie udaje w {0}' }, percent(fails(amount) / throws, 0)), 'KNO-KDT-21', {
      code: String(amount), now: strain === amount,
    }),
  );
}

export function aid(play: Stage): AidPart[] {
  return [
    { id: 'turn', title: { en: 'Turn', pl: 'Tura' }, numbered: true, lines: turn(play) },
    { id: 'signs', title: { en: 'Signs', pl: 'Znaki' }, lines: signs(play) },
    { id: 'ranges', title: { en: 'Ranges', pl: 'Zasięgi' }, lines: ranges },
    { id: 'test', title: { en: 'Test', pl: 'Test' }, lines: chances(play) },
  ];
}
