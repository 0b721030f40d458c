// What is wrong with a pasted invitation.
import type { Text } from '../lib/language';

export const inviteText = {
  nothing: { en: 'Paste the link somebody sent you.', pl: 'Wklej link, który dostajesz od znajomej osoby.' },
  unknown: {
    en: 'This is not an invite link. It looks like {0}/t/…',
    pl: 'To nie jest link z zaproszeniem. Taki link wygląda tak: {0}/t/…',
  },
  elsewhere: {
    en: 'This link leads to another server: {0}. Open it in the browser.',
    pl: 'Ten link prowadzi na inny serwer: {0}. Otwórz go w przeglądarce.',
  },
  half: {
    en: 'This is only the end of an invite. Paste the whole link, with the part before #.',
    pl: 'To tylko końcówka zaproszenia. Wklej cały link, razem z częścią przed #.',
  },
} satisfies Record<string, Text>;
