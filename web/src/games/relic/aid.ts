// The player aid: phases, signs and what levels give. Codes and rewards come from the box.
import { fill, same, type Text } from '../../lib/language';
import type { Stage } from '../../play/stage';
import type { AidLine, AidPart } from '../screen';
import { leadsNemesis } from './guide';
import { boxOf, playerOf, tableOf } from './moment.svelte';
import { joined } from './text';
import type { Phase, Reward } from './types';

const line = (name: Text, text: Text, clause: string, part: Partial<AidLine> = {}): AidLine => ({ name, text, clause, ...part });

const phases: [Phase, AidLine][] = [
  ['movement', line({ en: 'Movement', pl: 'Ruch' }, { en: 'roll a die or use a Power card’s number; go all of it', pl: 'rzut kością albo liczba z karty Mocy; całość' }, 'REL-MOVE-01')],
  ['exploration', line({ en: 'Exploration', pl: 'Eksploracja' }, { en: 'one Threat card for each coloured icon', pl: 'karta Zagrożenia za każdy kolorowy symbol' }, 'REL-EXPLORE-02')],
  ['engagement', line({ en: 'Engagement', pl: 'Działanie' }, { en: 'cards here: events, enemies, encounters, assets', pl: 'karty tutaj: wydarzenia, wrogowie, spotkania, zasoby' }, 'REL-ENGAGE-01', {
    lines: [line({ en: 'No card?', pl: 'Brak kart?' }, { en: 'then the text of the space', pl: 'wtedy opis pola' }, 'REL-TEXT-01')],
  })],
  ['experience', line({ en: 'Experience', pl: 'Doświadczenie' }, { en: '6 trophy points a level, 3 missions a relic, limits', pl: '6 punktów trofeów za poziom, 3 misje za relikwię, limity' }, 'REL-XP-01')],
];

const ofNemesis: [Phase, AidLine][] = [
  ['movement', line({ en: 'Movement', pl: 'Ruch' }, { en: 'roll, go all of it; corners may be crossed for a price', pl: 'rzut i cały ruch; na rogach przejście za opłatą' }, 'RNE-MOVE-01')],
  ['exploration', line({ en: 'Exploration', pl: 'Eksploracja' }, { en: 'attack a character here, or draw Imperium cards or your own', pl: 'atak na postać tutaj albo karty Imperium lub własna' }, 'RNE-EXPL-01')],
  ['engagement', line({ en: 'Engagement', pl: 'Działanie' }, { en: 'the battle, the Imperium cards, or your card', pl: 'walka, karty Imperium albo twoja karta' }, 'RNE-IMP-01')],
  ['experience', line({ en: 'Experience', pl: 'Doświadczenie' }, { en: '6 trophy points a level', pl: '6 punktów trofeów za poziom' }, 'RNE-EXP-01')],
];

const signs: AidLine[] = [
  line({ en: 'Strength', pl: 'Siła' }, { en: 'red: most red Threat cards ask for it', pl: 'czerwona: pyta o nią większość czerwonych kart' }, 'REL-ATTR-01', { sign: 'a-strength' }),
  line({ en: 'Willpower', pl: 'Wola' }, { en: 'blue: most blue Threat cards ask for it', pl: 'niebieska: pyta o nią większość niebieskich kart' }, 'REL-ATTR-01', { sign: 'a-willpower' }),
  line({ en: 'Cunning', pl: 'Spryt' }, { en: 'yellow: most yellow Threat cards ask for it', pl: 'żółty: pyta o niego większość żółtych kart' }, 'REL-ATTR-01', { sign: 'a-cunning' }),
  line({ en: 'Life', pl: 'Życie' }, { en: 'at 0 you lose cards, trophies and influence', pl: 'przy 0 tracisz karty Mocy, trofea i wpływy' }, 'REL-OUT-01', { sign: 'a-life' }),
  line({ en: 'Trophy', pl: 'Trofeum' }, { en: 'a beaten enemy, worth its value in points', pl: 'pokonany wróg, wart tyle punktów, ile ma wartości' }, 'REL-XP-02', { sign: 'trophy' }),
  line({ en: 'A six', pl: 'Szóstka' }, { en: 'in battles and tests it rolls again and adds', pl: 'w walce i teście rzuca jeszcze raz i dodaje' }, 'REL-BATTLE-08', { code: '6' }),
  line({ en: 'A one', pl: 'Jedynka' }, { en: 'fails a skill test', pl: 'przegrywa test umiejętności' }, 'REL-TEST-03', { code: '1' }),
];

const moreSigns: AidLine[] = [
  line({ en: 'Infamy', pl: 'Niesława' }, { en: '25 and the nemesis has won', pl: 'przy 25 nemezis wygrywa' }, 'RNE-INF-05', { sign: 'infamy' }),
  line({ en: 'Imperium card', pl: 'Karta Imperium' }, { en: 'for nemeses only; agents are their trophies', pl: 'tylko dla nemezis; agenci to ich trofea' }, 'RNE-CARD-01', { sign: 'imperium' }),
  line({ en: 'Might', pl: 'Potęga' }, { en: 'a nemesis’s hidden cards', pl: 'ukryte karty nemezis' }, 'RNE-NCARD-09', { sign: 'might' }),
  line({ en: 'Bounty', pl: 'List gończy' }, { en: 'what feeds a nemesis’s infamy', pl: 'z czego rośnie niesława nemezis' }, 'RNE-NEM-06', { sign: 'bounty' }),
  line({ en: 'Apostate', pl: 'Apostata' }, { en: 'can be challenged to a skill duel', pl: 'można wyzwać na pojedynek umiejętności' }, 'RNE-DUEL-01', { sign: 'apostate' }),
];

const letters: Reward[] = ['S', 'W', 'C', 'A', 'L', 'P', 'I', 'M', 'X'];
const nemesisLetters: Reward[] = ['N', 'F'];

export function aid(play: Stage): AidPart[] {
  const box = boxOf(play);
  const table = tableOf(play);
  const me = playerOf(play, play.eye);
  const hunts = leadsNemesis(play);
  const withNemeses = box.nemeses.size > 0;
  const active = table?.active === play.eye ? table?.phase : null;
  const levels = (hunts ? box.nemesis(me?.nemesis ?? null) : box.character(me?.character ?? null))?.levels ?? [];
  const own: AidLine[] = levels.map((rewards, n) =>
    line(fill({ en: 'Level {0}', pl: 'Poziom {0}' }, n + 1), joined(rewards.map((reward) => box.reward(reward)), ', '), hunts ? 'RNE-EXP-06' : 'REL-LEVEL-01', {
      code: rewards.join(''), now: me?.level === n,
    }),
  );
  const codes = [...letters, ...(withNemeses ? nemesisLetters : [])].map((reward) => line(box.reward(reward), same(''), 'REL-LEVEL-04', { code: reward }));
  return [
    { id: 'turn', title: { en: 'Turn', pl: 'Tura' }, numbered: true, lines: (hunts ? ofNemesis : phases).map(([phase, one]) => ({ ...one, now: phase === active })) },
    { id: 'signs', title: { en: 'Signs', pl: 'Znaki' }, lines: [...signs, ...(withNemeses ? moreSigns : [])] },
    { id: 'letters', title: { en: 'Letters', pl: 'Litery' }, lines: codes },
    ...(own.length > 0 ? [{ id: 'levels', title: { en: 'My levels', pl: 'Moje poziomy' }, lines: own }] : []),
  ];
}
