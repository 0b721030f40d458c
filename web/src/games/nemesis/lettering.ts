// Lines of text in an SVG, which breaks none by itself. Widths are those of Inter, near enough to keep names in their rooms.
const narrow = /[iljtfrI.,:;'’„”“!|()·\- ]/;
const wide = /[mwMWŚ@%—]/;
const capital = /[A-ZĄĆĘŁŃÓŹŻ0-9]/;

function emOf(letter: string): number {
  if (narrow.test(letter)) return 0.32;
  if (wide.test(letter)) return 0.86;
  return capital.test(letter) ? 0.67 : 0.575;
}

export function widthOf(text: string, size: number): number {
  let em = 0;
  for (const letter of text) em += emOf(letter);
  return em * size * 1.05;
}

function broken(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

export interface Lines {
  size: number;
  lines: string[];
}

/** The largest of the sizes at which the text takes at most `most` lines; the smallest if none does. */
export function fitted(text: string, width: number, most: number, sizes: readonly number[]): Lines {
  for (const size of sizes) {
    const lines = broken(text, width, size);
    if (lines.length <= most && lines.every((line) => widthOf(line, size) <= width)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 12;
  return { size, lines: broken(text, width, size) };
}
