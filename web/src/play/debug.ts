// A document as lines that can be searched: one for each value, with the way that leads to it.

export interface Line {
  /** `players.0.hand.2` */
  path: string;
  /** The value as JSON. */
  value: string;
}

/** Every value of a document; an empty list or object is one as well. */
export function linesOf(value: unknown, path = ''): Line[] {
  if (typeof value !== 'object' || value === null) return [{ path, value: JSON.stringify(value) }];
  const entries = Object.entries(value);
  if (entries.length === 0) return [{ path, value: Array.isArray(value) ? '[]' : '{}' }];
  return entries.flatMap(([key, part]) => linesOf(part, path === '' ? key : `${path}.${key}`));
}

/** The lines in which every word stands, in the path or the value; case does not matter. */
export function matching(lines: readonly Line[], query: string): Line[] {
  const words = query.toLowerCase().split(/\s+/).filter((word) => word !== '');
  return lines.filter((line) => {
    const text = `${line.path} ${line.value}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
