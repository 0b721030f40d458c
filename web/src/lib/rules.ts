// The rules library: books are fetched once and kept, so that a clause opens at once the second time.
import { api } from './api';
import { gameOfPrefix } from '../games/games';
import type { Book, BookEntry, RuleClause } from '../protocol';

/** The book of a clause id ("KNO-BLK-02") or of its prefix ("KNO"); null for what is neither. */
export function bookOf(id: string): string | null {
  return gameOfPrefix(id.split('-')[0] ?? '')?.id ?? null;
}

/** Where the rules library shows a clause. */
export function clauseAddress(id: string): string {
  const book = bookOf(id);
  return book ? `/rules/${book}#${encodeURIComponent(id)}` : '/rules';
}

const kept = new Map<string, Promise<Book>>();
let shelf: Promise<BookEntry[]> | null = null;

/** A whole book; what could not be fetched is asked for again the next time. */
export function loadBook(id: string): Promise<Book> {
  const known = kept.get(id);
  if (known) return known;
  const asked = api.book(id);
  kept.set(id, asked);
  asked.catch(() => kept.delete(id));
  return asked;
}

/** All books of the library. */
export function loadBooks(): Promise<BookEntry[]> {
  if (!shelf) {
    shelf = api.books();
    shelf.catch(() => (shelf = null));
  }
  return shelf;
}

/** The clause with exactly this id; null when there is none. */
export async function clause(id: string): Promise<RuleClause | null> {
  const book = bookOf(id);
  if (!book) return null;
  return findClause(await loadBook(book), id);
}

/** The clauses of several books that have these words, book by book. */
export async function searchBooks(books: readonly string[], words: string): Promise<RuleClause[]> {
  const found = await Promise.all(
    books.map(async (id) => {
      const [answer, book] = await Promise.all([api.searchBook(id, words), loadBook(id)]);
      return answer.clauses.flatMap((clause) => findClause(book, clause) ?? []);
    }),
  );
  return found.flat();
}

export function findClause(book: Book, id: string): RuleClause | null {
  for (const section of book.sections) {
    const found = section.clauses.find((clause) => clause.id === id);
    if (found) return found;
  }
  return null;
}
