// The little Markdown that rule texts use: *emphasis*, **strong**, `code`, tables, and ids of clauses. It gives pieces of
// plain text for components to show, never HTML; so nothing in a text can become an element.

export type Piece = { kind: 'plain' | 'em' | 'strong' | 'code' | 'clause'; text: string };

// A star opens emphasis only before a letter and after something that is not one: "2*h + l" is a product.
const marked =
  /`([^`]+)`|\*\*(?=\S)([^*]+?)\*\*|(?<![\p{L}\p{N}*])\*(?=\p{L})([^*]+?)\*(?![\p{L}\p{N}*])|\b((?:KNO|REL|RNE|NEM|CAR|KAR|IMP)(?:-[A-Z0-9]+)*-\d+[a-z]?)\b/gu;

/** A line of text as pieces, in order. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(marked)) {
    if (match.index > at) found.push({ kind: 'plain', text: text.slice(at, match.index) });
    const [whole, code, strong, em, clause] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else if (clause !== undefined) found.push({ kind: 'clause', text: clause });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: 'plain', text: text.slice(at) });
  return found;
}

export interface MarkdownTable {
  head: string[];
  rows: string[][];
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The tables of a text; lines that belong to none are left out. A table is a row of heads, a row of dashes, rows. */
export function tables(markdown: string): MarkdownTable[] {
  const found: MarkdownTable[] = [];
  let rows: string[][] = [];
  const close = () => {
    const [head, dashes, ...body] = rows;
    if (head && dashes?.every((cell) => /^:?-+:?$/.test(cell))) found.push({ head, rows: body });
    rows = [];
  };
  for (const line of markdown.split('\n')) {
    if (line.trim().startsWith('|')) rows.push(cells(line));
    else close();
  }
  close();
  return found;
}

const plainLetters: Record<string, string> = {
  ą: 'a', ć: 'c', ę: 'e', ł: 'l', ń: 'n', ó: 'o', ś: 's', ź: 'z', ż: 'z',
};

/** Small letters without Polish signs, as the server's search compares them; as long as the original. */
function fold(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const small = letter.toLowerCase();
    const plain = plainLetters[small] ?? small;
    return plain.length === letter.length ? plain : letter;
  });
}

/** The words a person typed into a search box. */
export function typedWords(typed: string): string[] {
  return fold(typed).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

export type Stretch = { text: string; hit: boolean };

/** Cuts a text where words begin with one of those that were typed, so that these can be shown as found. */
export function highlight(text: string, words: string[]): Stretch[] {
  const wanted = words.flatMap(typedWords);
  if (wanted.length === 0) return [{ text, hit: false }];
  const folded = fold(text);
  const stretches: Stretch[] = [];
  let at = 0;
  for (const match of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const long = Math.max(0, ...wanted.filter((word) => match[0].startsWith(word)).map((word) => word.length));
    if (long === 0) continue;
    if (match.index > at) stretches.push({ text: text.slice(at, match.index), hit: false });
    at = match.index + long;
    stretches.push({ text: text.slice(match.index, at), hit: true });
  }
  if (at < text.length) stretches.push({ text: text.slice(at), hit: false });
  return stretches;
}
