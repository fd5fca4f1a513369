/** Rows or ids in one statement: a database takes a limited number of values. */
const CHUNK = 500;

/** Yields the values in order, in lists of at most 500, the size for one statement. */
export function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += CHUNK) yield all.slice(from, from + CHUNK);
}
