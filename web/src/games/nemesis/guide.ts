// The guided first turn: the goal, then one step for each decision as it comes.
import type { Stage } from '../../play/stage';
import type { GuideStep } from '../screen';
import { tableOf } from './moment.svelte';

const began = (play: Stage): boolean => (tableOf(play)?.round ?? 0) > 0;
const fights = (play: Stage): boolean => (tableOf(play)?.threats.length ?? 0) > 0;

export const guide: GuideStep[] = [
  {
    kinds: 'goal',
    at: '.goal',
    title: { en: 'Get out, with your aim done', pl: 'Wydostań się, spełniwszy swój cel' },
    text: {
      en: 'You hold two secret Objectives. When the first enemy appears you keep one. To win you must fulfil it and survive: asleep in the Hibernatorium on a ship that arrives, or away in an Escape Pod.',
      pl: 'Masz dwa tajne cele. Gdy pojawi się pierwszy wróg, zatrzymasz jeden. Aby wygrać, spełnij go i przeżyj: śpiąc w Hibernatorium na statku, który dotrze do celu, albo odlatując kapsułą.',
    },
    clause: 'NEM-WIN-04',
  },
  {
    kinds: ['character'],
    at: '.draft',
    title: { en: 'Choose a Character', pl: 'Wybierz postać' },
    text: {
      en: 'Each has ten Action cards, a weapon and two Quest Items of its own. The Soldier fights, the Scout moves quietly, the Mechanic repairs.',
      pl: 'Każda ma dziesięć kart akcji, broń i dwa przedmioty osobiste. Żołnierz walczy, Zwiadowca chodzi cicho, Mechanik naprawia.',
    },
    clause: 'CAR-SETUP-17',
  },
  {
    kinds: ['action'],
    when: (play) => began(play) && !fights(play),
    at: '.ship',
    title: { en: 'Two Actions, paid with cards', pl: 'Dwie akcje, opłacone kartami' },
    text: {
      en: 'Cards are what you do and what you pay with. The number over a room is the chance of an encounter if you walk there. Careful Movement costs two cards, and you choose where the noise is.',
      pl: 'Kartami działasz i kartami płacisz. Liczba nad pomieszczeniem to szansa spotkania, jeśli tam wejdziesz. Ostrożny ruch kosztuje dwie karty, ale sam wybierasz, gdzie są szmery.',
    },
    clause: 'NEM-TURN-01',
  },
  {
    kinds: ['pay'],
    at: '#hand',
    title: { en: 'Which card pays?', pl: 'Którą kartą płacisz?' },
    text: {
      en: 'Pay with what you will not need in this round. Contamination cards cannot pay; they only fill your hand.',
      pl: 'Płać tym, czego w tej rundzie nie potrzebujesz. Kartami skażenia nie zapłacisz; tylko zajmują rękę.',
    },
    clause: 'NEM-ACT-02',
  },
  {
    kinds: ['action'],
    when: fights,
    at: '.beside',
    title: { en: 'A fight', pl: 'Walka' },
    text: {
      en: 'Shoot, strike or flee. Whoever flees is attacked first. The rows show how likely a shot kills; the panel beside the board shows how likely the enemy hits you if you stay.',
      pl: 'Strzelaj, walcz wręcz albo uciekaj. Kto ucieka, tego najpierw atakują. Wiersze mówią, jaka jest szansa, że strzał zabije, a panel obok planszy, że wróg trafi, jeśli zostaniesz.',
    },
    clause: 'NEM-COMB-01',
  },
  {
    kinds: ['objective'],
    at: null,
    title: { en: 'Keep one Objective', pl: 'Zatrzymaj jeden cel' },
    text: {
      en: 'The first enemy is here. Keep the aim that you can still reach; the other one leaves the game, and nobody sees which.',
      pl: 'Pojawił się pierwszy wróg. Zatrzymaj cel, który wciąż możesz spełnić; drugi odpada i nikt nie wie który.',
    },
    clause: 'NEM-ENC-08',
  },
  {
    kinds: ['pass_discard'],
    at: '#hand',
    title: { en: 'You pass', pl: 'Pasujesz' },
    text: {
      en: 'Discard what you do not want to keep. At the start of the next round you draw up to five cards.',
      pl: 'Odrzuć, czego nie chcesz zatrzymać. Na początku następnej rundy dobierasz do pięciu kart.',
    },
    clause: 'NEM-TURN-03',
  },
  {
    kinds: 'waiting',
    when: began,
    at: '.opp .seat',
    title: { en: 'The others act', pl: 'Działają inni' },
    text: {
      en: 'You see where they go and what they do, never their aims. Talk to them beside the board: nobody has to tell the truth. Key A shows every sign.',
      pl: 'Widzisz, dokąd idą i co robią, ale nie ich cele. Rozmawiaj z nimi obok planszy: nikt nie musi mówić prawdy. Klawisz A pokazuje wszystkie znaki.',
    },
    clause: 'NEM-HID-04',
  },
];
