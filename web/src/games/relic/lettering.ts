// Lines of text in an SVG, which breaks none by itself. Widths are those of Inter, near enough to keep names in their spaces.
const narrow = /[iljtfrI.,:;'’„”“!|()·\- ]/;
const wide = /[mwMWŚ@%—]/;
const capital = /[A-ZĄĆĘŁŃÓŹŻ0-9]/;

function emOf(letter: string): number {
  if (narrow.test(letter)) return 0.32;
  if (wide.test(letter)) return 0.86;
  return capital.test(letter) ? 0.67 : 0.575;
}

export function widthOf(text: string, size: number, heavy = false): number {
  let em = 0;
  for (const letter of text) em += emOf(letter);
  return em * size * (heavy ? 1.05 : 1);
}

export interface Lines {
  size: number;
  lines: string[];
}

// Lines of the text itself stay lines.
function broken(text: string, width: number, size: number, heavy: boolean): string[] {
  return text.split('\n').flatMap((whole) => {
    const lines: string[] = [];
    let line = '';
    for (const word of whole.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOf(longer, size, heavy) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line ? [...lines, line] : lines;
  });
}

/** The largest of the sizes at which the text takes at most `most` lines, evenly filled; null if there is none. */
export function fitted(text: string, width: number, most: number, sizes: readonly number[], heavy = false): Lines | null {
  for (const size of sizes) {
    const lines = broken(text, width, size, heavy);
    if (lines.length > most || lines.some((line) => widthOf(line, size, heavy) > width)) continue;
    let best = lines;
    for (let less = width - 4; less > width * 0.4; less -= 4) {
      const tighter = broken(text, less, size, heavy);
      if (tighter.length > lines.length || tighter.some((line) => widthOf(line, size, heavy) > less)) break;
      best = tighter;
    }
    return { size, lines: best };
  }
  return null;
}

/** As fitted, but the smallest size in as many lines as it takes rather than nothing. */
export function fittedAnyway(text: string, width: number, most: number, sizes: readonly number[], heavy = false): Lines {
  const size = sizes.at(-1) ?? 12;
  return fitted(text, width, most, sizes, heavy) ?? { size, lines: broken(text, width, size, heavy) };
}

export const heightOf = ({ size, lines }: Lines): number => lines.length * size * 1.14;
