// The picture of a card is computed from what the card says: its symbol, its range as motion marks, its effect as a sign.
import type { AttackEntry, Sign, Symbol } from './types';

export const iconOf: Record<Symbol, string> = {
  HP: 'i-hp', LP: 'i-lp', HK: 'i-hk', LK: 'i-lk', BL: 'i-bl', DA: 'i-da', wild: 'i-wild',
};

/** The symbol that a picture is built around: the card's own, or what a special attack is paid with first. */
export function leadOf(attack: AttackEntry): Symbol {
  return attack.symbol ?? attack.cost.find((symbol) => symbol !== 'wild') ?? 'wild';
}

/** The marks behind the symbol, as paths on a ground of 100 by 60. */
export function motionOf(attack: AttackEntry): { path: string; strength: number; dashed: boolean }[] {
  const { reach, spaces } = attack.range;
  if (reach === 'projectile') {
    return [14, 22, 30, 38, 46].map((y) => {
      const off = Math.abs(30 - y);
      return { path: `M54 ${y}h${34 - off * 0.9}`, strength: 0.7 - off / 60, dashed: false };
    });
  }
  if (reach === 'unlimited') {
    return [{ path: 'M66 30c6-9 20-9 20 0s-14 9-20 0-20-9-20 0 14 9 20 0z', strength: 0.55, dashed: false }];
  }
  return Array.from({ length: spaces }, (_, n) => ({
    path: `M${46 + n * 9} ${10 - n * 2}a${26 + n * 6} ${26 + n * 6} 0 0 1 0 ${40 + n * 4}`,
    strength: 0.75 - n * 0.14,
    dashed: reach === 'up_to' && n + 1 < spaces,
  }));
}

export const signPath: Record<Sign, string> = {
  back: 'M2 12h15M12 6l6 6-6 6M22 4v16',
  forward: 'M4 12h13M12 6l6 6-6 6',
  move: 'M12 3v18M3 12h18M8 6l4-4 4 4M8 18l4 4 4-4',
  jump: 'M3 19c2-12 14-16 18-4M21 9v6h-6',
  cards: 'M4 5h9v14H4zM16 9l5 5M21 9l-5 5',
  damage: 'M12 3v6M12 15v6M3 12h6M15 12h6M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
  heal: 'M12 4v16M4 12h16',
  tokens: 'M7 5v14M12 5v14M17 5v14',
  pin: 'M12 2v12M7 14h10M12 14v8',
  choice: 'M5 12h.01M12 12h.01M19 12h.01',
};
