// Words in two languages. Everything a person reads is a Text; say() in prefs picks the language.
import type { Text } from '../protocol';

export type { Text };
export type Language = 'en' | 'pl';

/** Which of the three forms a Polish number asks for: 1 karta, 2 karty, 5 kart. */
export function polishForm(n: number): 0 | 1 | 2 {
  const whole = Math.abs(Math.trunc(n));
  if (whole === 1) return 0;
  const ones = whole % 10;
  const tens = whole % 100;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
}

/** A number with its noun: counted(5, ['card', 'cards'], ['karta', 'karty', 'kart']). A no-break space keeps them together. */
export function counted(n: number, en: [string, string], pl: [string, string, string]): Text {
  return { en: `${n}\u00a0${n === 1 ? en[0] : en[1]}`, pl: `${n}\u00a0${pl[polishForm(n)]}` };
}

/** The same words in both languages: names, ids, numbers. */
export function same(word: string | number): Text {
  return { en: String(word), pl: String(word) };
}

/** Fills {0}, {1} ... of both languages; a Text is taken in its own language. */
export function fill(template: Text, ...values: (Text | string | number)[]): Text {
  const put = (language: Language) =>
    template[language].replace(/\{(\d)\}/g, (_, digit: string) => {
      const value = values[Number(digit)];
      if (value === undefined) throw new Error(`nothing for {${digit}} in "${template.en}"`);
      return typeof value === 'object' ? value[language] : String(value);
    });
  return { en: put('en'), pl: put('pl') };
}

/** Polish typography: a one-letter word never ends a line. */
export function typeset(polish: string): string {
  return polish.replace(/(?<=^|[\s(„«])([aiouwzAIOUWZ]) /g, '$1\u00a0');
}

/** 0.259 as "25.9%" and „25,9 %”. */
export function percent(share: number, digits = 1): Text {
  const number = (share * 100).toFixed(digits);
  return { en: `${number}%`, pl: `${number.replace('.', ',')}\u00a0%` };
}

/** Where the words for a seat end; before them stands U+E010 and the seat. */
export const seatMarkEnd = '\ue001';

/** The words for a seat as the server marks them: say() puts the player's name there. */
export function seatMarked(seat: number, words: Text): Text {
  const mark = String.fromCharCode(0xe010 + seat);
  return { en: mark + words.en + seatMarkEnd, pl: mark + words.pl + seatMarkEnd };
}

/** A text in which the server has marked the words for seats, with names instead; a seat without a name keeps those words. */
export function named(text: string, names: readonly string[]): string {
  return text.replace(/([\ue010-\ue01f])([^\ue001]*)\ue001/g, (_, mark: string, words: string) => names[mark.charCodeAt(0) - 0xe010] ?? words);
}
