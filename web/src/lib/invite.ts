// What people paste when they were invited: a whole link, its end, or only a code.
import { fill, type Text } from './language';
import { inviteText } from '../text/invite';

/** An address of this site to go to, or why there is none. */
export type Pasted =
  | { kind: 'table'; id: string; invite: string | null }
  | { kind: 'claim'; code: string }
  | { kind: 'unclear'; why: Text };

const word = /^[\w-]+$/;
// So long are the words that the server makes: ids of tables, invitations without their table, links to one's own seat.
const tableLength = 16;
const inviteLength = 22;
const claimLength = 32;

const unclear = (why: Text, value = ''): Pasted => ({ kind: 'unclear', why: fill(why, value) });

function readBareWord(text: string, origin: string): Pasted {
  if (text.length === tableLength) return { kind: 'table', id: text, invite: null };
  if (text.length === claimLength) return { kind: 'claim', code: text };
  if (text.length === inviteLength) return unclear(inviteText.half);
  return unclear(inviteText.unknown, origin);
}

/** `origin` is this site's own: "https://kostka.example". */
export function readPasted(pasted: string, origin: string): Pasted {
  const text = pasted.trim().replace(/^[<„“"(]+|[>”"),.]+$/g, '');
  if (!text) return unclear(inviteText.nothing);
  if (/^#?invite=/.test(text)) return unclear(inviteText.half);
  if (word.test(text)) return readBareWord(text, origin);

  const own = new URL(origin);
  const whole = /^[a-z]+:\/\//i.test(text) ? text : text.startsWith(own.host) ? `${own.protocol}//${text}` : null;
  let url: URL;
  try {
    url = whole ? new URL(whole) : new URL(text.replace(/^(?=[\w-]{16}#)/, 't/'), origin);
  } catch {
    return unclear(inviteText.unknown, origin);
  }
  if (!/^https?:$/.test(url.protocol)) return unclear(inviteText.unknown, origin);
  if (url.host !== own.host) return unclear(inviteText.elsewhere, url.host);
  const hash = new URLSearchParams(url.hash.slice(1));
  const [first, second, third] = url.pathname.split('/').filter(Boolean);
  const code = hash.get('code');
  if (first === 'claim' && code && word.test(code)) return { kind: 'claim', code };
  const invite = hash.get('invite');
  if (first === 't' && second && third === undefined && word.test(second) && (invite === null || word.test(invite))) {
    return { kind: 'table', id: second, invite };
  }
  return unclear(inviteText.unknown, origin);
}
