// What the books of the library are called.
import { gameOf } from '../games/games';
import { fill, same, type Text } from '../lib/language';

/** What a reader calls a book: its game and which edition of it. */
export function bookName(book: { id: string; title: Text }): Text {
  const game = gameOf(book.id);
  return game ? fill(same('{0}, {1}'), game.name, game.sub) : book.title;
}
