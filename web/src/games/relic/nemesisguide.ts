// The guided first turn with the expansion: that of Relic, with what a nemesis's seat needs to know where it stands.
import type { GuideStep } from '../screen';
import { guide } from './guide';

const role: GuideStep = {
  at: '.table:has(.setup) > .head',
  title: { en: 'Character or nemesis', pl: 'Postać czy nemezis' },
  text: {
    en: 'With the variant Enemies of the Imperium everybody wishes for a role in secret. Then sheets are dealt, and each keeps one.',
    pl: 'W wariancie Wrogowie Imperium każdy w tajemnicy wybiera rolę. Potem rozdaje się arkusze i każdy zatrzymuje jeden.',
  },
  clause: 'RNE-SET-07',
};

const ofNemesis: GuideStep[] = [
  {
    at: '.mine .seat .nem',
    only: '.mine .seat .nem',
    title: { en: 'You lead a nemesis', pl: 'Prowadzisz nemezis' },
    text: {
      en: 'One attribute, Life, and infamy: 25 of it wins at once, in anybody’s turn. Below the thorns stands what feeds your infamy, and what you get with the next level.',
      pl: 'Jeden atrybut, życie i niesława: 25 wygrywa natychmiast, w czyjejkolwiek turze. Pod kolcami widać, z czego rośnie niesława i co daje następny poziom.',
    },
    clause: 'RNE-INF-05',
  },
  {
    at: '.hunt',
    only: '.hunt',
    title: { en: 'The hunt', pl: 'Polowanie' },
    text: {
      en: 'Before you roll you see where each face ends and what waits there: a character, Imperium cards, a Nemesis card, a crossing. Threat cards mean nothing to you.',
      pl: 'Przed rzutem widać, gdzie kończy się każdy wynik i co tam czeka: postać, karty Imperium, karta Nemezis, przejście. Karty Zagrożenia nic dla ciebie nie znaczą.',
    },
    clause: 'RNE-EXPL-03',
  },
];

/** What is told of a character's strip is not told where there is none. */
export const nemesisGuide: GuideStep[] = [
  role,
  ...guide.map((step) => (step.clause === 'REL-LEVEL-01' ? { ...step, only: '.mine .seat .rel' } : step)),
  ...ofNemesis,
];
