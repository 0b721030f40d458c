// The player aid: turn, signs, dice and costs. Dice, buildings and prices come from the box.
import { fill, same, type Text } from '../../lib/language';
import type { Stage } from '../../play/stage';
import type { AidLine, AidPart } from '../screen';
import { boxOf, tableOf } from './moment.svelte';
import { goodsText } from './text';
import type { DieEntry } from './types';

const line = (name: Text, text: Text, clause: string, part: Partial<AidLine> = {}): AidLine => ({ name, text, clause, ...part });

function turn(play: Stage): AidLine[] {
  const table = tableOf(play);
  const mine = table?.phase === 'turn' && table.active === play.eye;
  const can = (begin: string) => play.options.some(({ id }) => id.startsWith(begin));
  return [
    line({ en: 'Move', pl: 'Ruch' }, { en: 'one tile, free, before each action', pl: 'o jedną płytkę, darmowy, przed każdą akcją' }, 'KAR-TURN-02', { now: mine && (can('move') || can('explore')) }),
    line({ en: 'Act', pl: 'Akcja' }, { en: '2 a turn, 3 with a Stable', pl: '2 na turę, 3 ze Stajnią' }, 'KAR-TURN-01', {
      now: mine,
      lines: [
        line({ en: 'Gather', pl: 'Gromadzenie' }, { en: 'what your tile shows', pl: 'tego, co pokazuje płytka' }, 'KAR-GATH-01', { sign: 'wood', now: can('gather') }),
        line({ en: 'City', pl: 'Miasto' }, { en: '2 wood, once a game', pl: '2 drewna, raz na grę' }, 'KAR-CITY-01', { sign: 'city', now: can('city') }),
        line({ en: 'Build', pl: 'Budowa' }, { en: 'in your city, any number', pl: 'w swoim mieście, dowolnie wiele' }, 'KAR-BLD-01', { sign: 'building-range', now: can('build') }),
        line({ en: 'Train', pl: 'Szkolenie' }, { en: 'units, up to your glory', pl: 'oddziałów, najwyżej tylu, ile masz chwały' }, 'KAR-TRN-01', { sign: 'die-archer', now: can('train') }),
        line({ en: 'Heal', pl: 'Leczenie' }, { en: '2 Life', pl: '2 punkty wytrzymałości' }, 'KAR-HEAL-01', { sign: 'heart', now: can('heal') }),
        line({ en: 'Fight', pl: 'Walka' }, { en: 'ends your turn, won or lost', pl: 'kończy turę, wygrana czy przegrana' }, 'KAR-TURN-08', { sign: 'sword', now: can('fight') }),
      ],
    }),
    line({ en: 'End', pl: 'Koniec' }, { en: 'when you like, if no battle waits', pl: 'kiedy chcesz, jeśli nie czeka walka' }, 'KAR-TURN-09'),
  ];
}

const signs: AidLine[] = [
  line({ en: 'Glory', pl: 'Chwała' }, { en: 'most units you may lead', pl: 'tyle oddziałów możesz prowadzić' }, 'KAR-GLO-03', { sign: 'glory' }),
  line({ en: 'Soul Stone', pl: 'Kamień Dusz' }, { en: 'points at the end', pl: 'punkty na koniec' }, 'KAR-GOAL-01', { sign: 'soul' }),
  line({ en: 'Heart', pl: 'Serce' }, { en: 'Life; at 0 you lose a turn', pl: 'wytrzymałość; przy 0 tracisz turę' }, 'KAR-KO-03', { sign: 'heart' }),
  line({ en: 'Crown', pl: 'Korona' }, { en: '2 points, taxes, guard die', pl: '2 punkty, podatki, kość gwardii' }, 'IMP-EMP-01', { sign: 'crown' }),
  line({ en: 'Plague', pl: 'Zaraza' }, { en: 'abilities off, gather 1 less', pl: 'umiejętności nie działają, gromadzisz o 1 mniej' }, 'KAR-PLG-04', { sign: 'plague' }),
  line({ en: 'Skull', pl: 'Czaszka' }, { en: 'hero: −1 Life; unit: dies', pl: 'bohater: −1 wytrzymałości; oddział: ginie' }, 'KAR-BAT-10', { sign: 'skull' }),
  line({ en: 'Sword', pl: 'Miecz' }, { en: '1 strength in a fight', pl: '1 siły w walce' }, 'KAR-BAT-03', { sign: 'sword' }),
  line({ en: 'Chasm', pl: 'Przepaść' }, { en: 'no way across this edge', pl: 'przez tę krawędź nie ma przejścia' }, 'KAR-MOVE-02', { sign: 'chasm' }),
  line({ en: 'I, II', pl: 'I, II' }, { en: 'unknown: 1 or 2 monsters wait', pl: 'nieznana: czeka 1 potwór lub 2' }, 'KAR-EXPL-04', { code: 'I' }),
];

/** "2× 1 sword · 1 skull · blank". */
function facesOf(die: DieEntry): Text {
  const counts = new Map<string, { text: Text; count: number }>();
  for (const { text } of die.faces) counts.set(text.en, { text, count: (counts.get(text.en)?.count ?? 0) + 1 });
  const parts = [...counts.values()].map(({ text, count }) => (count === 1 ? text : fill({ en: '{0}× {1}', pl: '{0}× {1}' }, count, text)));
  return { en: parts.map(({ en }) => en).join(' · '), pl: parts.map(({ pl }) => pl).join(' · ') };
}

export function aid(play: Stage): AidPart[] {
  const box = boxOf(play);
  const dice = [...box.dice.values()];
  return [
    { id: 'turn', title: { en: 'Turn', pl: 'Tura' }, numbered: true, lines: turn(play) },
    { id: 'signs', title: { en: 'Signs', pl: 'Znaki' }, lines: signs },
    { id: 'dice', title: { en: 'Dice', pl: 'Kości' }, lines: dice.map((die) => line(die.name, facesOf(die), 'KAR-BAT-01', { sign: `die-${die.kind}` })) },
    {
      id: 'costs',
      title: { en: 'Costs', pl: 'Koszty' },
      lines: [
        ...[...box.buildings.values()].map((one) => line(one.name, fill(same('{0}: {1}'), goodsText(one.cost), one.text), one.clauses[0] ?? 'KAR-BLD-02', { sign: `building-${one.id}` })),
        ...dice.flatMap((die) => (die.price ? [line(die.name, goodsText(die.price), 'KAR-TRN-05', { sign: `die-${die.kind}` })] : [])),
      ],
    },
  ];
}
