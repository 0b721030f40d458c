// Words of what the owner of a table does about others there.
import type { Text } from '../lib/language';

export const peopleText = {
  menuOf: { en: '{0}: mute or ban', pl: '{0}: wycisz lub zablokuj' },
  muted: { en: 'muted', pl: 'wyciszenie' },
  banned: { en: 'banned', pl: 'blokada' },
  mute: { en: 'Mute', pl: 'Wycisz' },
  muteLead: {
    en: 'No more writing in the chat of this table. The person sees that you have muted them, and goes on playing or watching.',
    pl: 'Bez pisania w rozmowie przy tym stole. Ta osoba widzi, że ma wyciszenie, i gra lub ogląda dalej.',
  },
  unmute: { en: 'Unmute', pl: 'Zdejmij wyciszenie' },
  unmuteLead: {
    en: 'This person can write in the chat of this table again.',
    pl: 'Ta osoba znów będzie mogła pisać w rozmowie przy tym stole.',
  },
  ban: { en: 'Ban from this table', pl: 'Zablokuj przy tym stole' },
  banLead: {
    en: 'This person is sent away at once, loses their seat and can no longer see this table.',
    pl: 'Ta osoba od razu odchodzi od stołu, traci miejsce i nie może już zobaczyć tego stołu.',
  },
  banNot: {
    en: 'Whoever plays a match that has begun cannot be banned from it.',
    pl: 'Kto gra w rozpoczętej partii, tego nie można przy niej zablokować.',
  },
  banSure: { en: 'Ban {0} from this table?', pl: 'Zablokować przy tym stole: {0}?' },
  banYes: { en: 'Yes, ban', pl: 'Tak, zablokuj' },
  unban: { en: 'Lift the ban', pl: 'Zdejmij blokadę' },
  unbanLead: {
    en: 'This person can see this table again and sit down at a free seat.',
    pl: 'Ta osoba znów zobaczy ten stół i będzie mogła zająć wolne miejsce.',
  },
  unmuteOf: { en: 'Unmute: {0}', pl: 'Zdejmij wyciszenie: {0}' },
  unbanOf: { en: 'Lift the ban: {0}', pl: 'Zdejmij blokadę: {0}' },
  done: {
    mute: { en: '{0} is muted.', pl: '{0} ma teraz wyciszenie.' },
    unmute: { en: '{0} can write again.', pl: '{0} znów może pisać.' },
    ban: { en: '{0} is banned from this table.', pl: '{0} ma teraz blokadę przy tym stole.' },
    unban: { en: 'The ban of {0} is lifted.', pl: 'Blokada zdjęta: {0}.' },
  },
  list: { en: 'Muted and banned', pl: 'Wyciszenia i blokady' },
  nobody: {
    en: 'Nobody is muted or banned. To mute or ban somebody, choose the three dots beside their name, at a seat or in the chat.',
    pl: 'Nikt nie ma wyciszenia ani blokady. Aby kogoś wyciszyć lub zablokować, wybierz trzy kropki przy jego imieniu, na miejscu albo w rozmowie.',
  },
  youAreMuted: {
    en: 'The owner of this table has muted you: you can read the chat, but not write in it.',
    pl: 'Masz wyciszenie od właściciela stołu: możesz czytać rozmowę, ale nie możesz w niej pisać.',
  },
} satisfies Record<string, Text | Record<string, Text>>;
