// The guided first turn: the goal, then one step for each decision as it comes.
import type { Stage } from '../../play/stage';
import type { GuideStep } from '../screen';
import { tableOf } from './moment.svelte';

const canDo = (begin: string) => (play: Stage): boolean => play.options.some(({ id }) => id.startsWith(begin));

export const guide: GuideStep[] = [
  {
    kinds: 'goal',
    at: '.goal',
    title: { en: 'Collect Soul Stones', pl: 'Zbieraj Kamienie Dusz' },
    text: {
      en: 'Beaten monsters leave treasures, some of them Soul Stones. When the Dark General falls, whoever has the most points in stones wins. He comes with the last tile of the map.',
      pl: 'Pokonane potwory zostawiają skarby, niektóre – Kamienie Dusz. Gdy padnie Mroczny Generał, wygrywa ten, kto ma w Kamieniach najwięcej punktów. Generał przychodzi z ostatnią płytką mapy.',
    },
    clause: 'KAR-GOAL-01',
  },
  {
    kinds: ['hero'],
    at: '#board .choice',
    title: { en: 'Choose a hero', pl: 'Wybierz bohatera' },
    text: {
      en: 'Two abilities make the difference, told beside each name. All heroes start alike: five Life, one die, no army. For a first match anyone will do.',
      pl: 'Różnią ich dwie umiejętności, opisane przy imieniu. Poza tym wszyscy zaczynają tak samo: pięć punktów wytrzymałości, jedna kość, żadnej armii. Na pierwszą partię nada się każdy.',
    },
    clause: 'KAR-SETUP-05',
  },
  {
    kinds: ['slot'],
    at: '#board .map',
    title: { en: 'Move, then act', pl: 'Ruch, potem akcja' },
    text: {
      en: 'You have two actions. Before each you may move one tile; those that glow can be entered. The dark ones are unknown: a monster waits there, and a fight ends your turn.',
      pl: 'Masz dwie akcje. Przed każdą możesz przejść o jedną płytkę; te, na które można wejść, świecą. Ciemne są nieznane: czeka tam potwór, a walka kończy turę.',
    },
    clause: 'KAR-TURN-02',
  },
  {
    kinds: ['slot'],
    when: canDo('gather'),
    at: '#hand',
    title: { en: 'Gather', pl: 'Gromadzenie' },
    text: {
      en: 'Gathering takes what your tile shows: wood, food or stone. Two wood build your city; in the city you train units, and units win fights.',
      pl: 'Gromadząc, bierzesz to, co widać na twojej płytce: drewno, żywność albo kamień. Za dwa drewna zbudujesz miasto; w mieście szkolisz oddziały, a oddziały wygrywają walki.',
    },
    clause: 'KAR-GATH-01',
  },
  {
    kinds: ['slot'],
    when: canDo('city'),
    at: '#hand .city',
    title: { en: 'Your city', pl: 'Twoje miasto' },
    text: {
      en: 'Two wood raise your only city, on this tile for good. Build it where you come by often, with resources around: you build and train only there.',
      pl: 'Za dwa drewna stanie twoje jedyne miasto – na tej płytce, na zawsze. Zbuduj je tam, gdzie często wracasz i gdzie są zasoby: tylko w nim budujesz i szkolisz.',
    },
    clause: 'KAR-CITY-01',
  },
  {
    kinds: ['slot', 'build_more', 'train_more'],
    when: (play) => canDo('build')(play) || canDo('train')(play),
    at: '#hand',
    title: { en: 'Buildings and units', pl: 'Budynki i oddziały' },
    text: {
      en: 'A camp, a range and a tower let you train knights, archers and mages. How many you lead is limited by your glory: the strongest monster you have beaten.',
      pl: 'Obóz, tor i wieża pozwalają szkolić rycerzy, łuczników i magów. Ilu ich poprowadzisz, zależy od chwały: siły najmocniejszego pokonanego potwora.',
    },
    clause: 'KAR-GLO-03',
  },
  {
    kinds: ['rotation', 'tile_choice'],
    at: '#board .map',
    title: { en: 'Lay the new tile', pl: 'Połóż nową płytkę' },
    text: {
      en: 'Turn it as you like, but not with a chasm where you enter. Chasms close an edge for everybody, so think of your way back.',
      pl: 'Obróć ją dowolnie, byle nie przepaścią w stronę, z której wchodzisz. Przepaść zamyka krawędź dla wszystkich, więc pomyśl o drodze powrotnej.',
    },
    clause: 'KAR-EXPL-03',
  },
  {
    kinds: ['dice', 'lair'],
    at: '.beside .fight',
    title: { en: 'The fight', pl: 'Walka' },
    text: {
      en: 'Swords on the dice and your weapons must reach the monster’s strength. A skull on the hero die costs Life, on a unit it kills the unit. Units you leave out are safe. The row tells your chance.',
      pl: 'Miecze na kościach i broń muszą dorównać sile potwora. Czaszka na kości bohatera odbiera wytrzymałość, na oddziale – zabija go. Oddziały, których nie rzucasz, są bezpieczne. Wiersz podaje szansę.',
    },
    clause: 'KAR-BAT-01',
  },
  {
    kinds: ['rerolls', 'reroll_dice', 'spells', 'blessing', 'shield'],
    at: '.beside .fight',
    title: { en: 'After the roll', pl: 'Po rzucie' },
    text: {
      en: 'Now you see the dice. Abilities roll again, spells add strength or undo skulls. Spend them when they turn a loss into a win.',
      pl: 'Teraz widać kości. Umiejętności pozwalają rzucić ponownie, zaklęcia dodają siły albo chronią przed czaszkami. Użyj ich, gdy zmienią przegraną w wygraną.',
    },
    clause: 'KAR-BAT-06',
  },
  {
    kinds: 'waiting',
    when: (play) => tableOf(play)?.phase === 'turn',
    at: '.opp .seat',
    title: { en: 'The others move', pl: 'Ruszają się inni' },
    text: {
      en: 'Look who explores where: tiles are open to all, and so are monsters somebody could not beat. Key A shows turn, signs, dice and costs at a glance.',
      pl: 'Patrz, kto gdzie odkrywa: płytki są wspólne, a potwora, z którym komuś się nie udało, możesz pokonać ty. Klawisz A pokazuje ściągę: turę, znaki, kości i koszty.',
    },
    clause: 'KAR-SETUP-07',
  },
];
