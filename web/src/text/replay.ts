// Words of the replay viewer, and of going on from a recorded position.
import type { Text } from '../lib/language';

export const replayText = {
  replay: { en: 'Replay', pl: 'Powtórka' },
  loading: { en: 'Fetching the match …', pl: 'Pobieram partię …' },
  timeline: { en: 'Timeline', pl: 'Oś czasu' },
  position: { en: 'Position in the match', pl: 'Miejsce w partii' },
  step: { en: 'Step {0} of {1}', pl: 'Krok {0} z {1}' },
  back: { en: 'One step back', pl: 'Krok wstecz' },
  forward: { en: 'One step forward', pl: 'Krok naprzód' },
  turnBack: { en: 'One turn back', pl: 'Tura wstecz' },
  turnForward: { en: 'One turn forward', pl: 'Tura naprzód' },
  play: { en: 'Play', pl: 'Odtwarzaj' },
  pause: { en: 'Pause', pl: 'Wstrzymaj' },
  eye: { en: 'Seen by', pl: 'Widziane przez' },
  eyeAll: { en: 'everything open', pl: 'wszystko odkryte' },
  eyeSpectator: { en: 'a spectator', pl: 'widza' },
  eyeSeat: { en: 'seat of {0}', pl: 'gracza {0}' },
  keysHint: {
    en: '← → step, ↑ ↓ turn, space plays, Home and End',
    pl: '← → krok, ↑ ↓ tura, spacja odtwarza, Home i End',
  },
  beginning: { en: 'Before the first move.', pl: 'Przed pierwszym ruchem.' },
  notOver: {
    en: 'A match can be replayed when it is over.',
    pl: 'Partię można odtworzyć, kiedy się skończy.',
  },
  toTable: { en: 'To the table', pl: 'Do stołu' },
  continueHere: { en: 'Continue from here', pl: 'Kontynuuj stąd' },
  continueTitle: { en: 'Continue at a new table', pl: 'Kontynuuj przy nowym stole' },
  continueLead: {
    en: 'A new table begins with the position after step {0}. The dice from there on are new.',
    pl: 'Nowy stół zaczyna od pozycji po kroku {0}. Kości od tego miejsca są nowe.',
  },
  who: { en: 'Who sits at the seat of {0}?', pl: 'Kto siada na miejscu gracza {0}?' },
  me: { en: 'I', pl: 'Ja' },
  here: { en: 'Somebody at this device', pl: 'Ktoś przy tym urządzeniu' },
  open: { en: 'Somebody with the link', pl: 'Ktoś z linkiem' },
  bot: { en: 'A bot', pl: 'Bot' },
  name: { en: 'Name', pl: 'Imię' },
  level: { en: 'Level', pl: 'Poziom' },
  begin: { en: 'Open the new table', pl: 'Otwórz nowy stół' },
} satisfies Record<string, Text>;
