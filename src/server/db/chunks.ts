/** Rows written, or ids asked for, at once: a database takes a limited number of values in one statement. */
const CHUNK = 500;

/** Some values after the other, as many at once as a statement takes. */
export function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += CHUNK) yield all.slice(from, from + CHUNK);
}
