/** Returns the list without the entry at an index. */
export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at);

/** Returns the list with another entry at an index. */
export const replaced = <T>(list: readonly T[], at: number, one: T): T[] =>
  list.map((other, place) => (place === at ? one : other));

/** Returns the list with the entry at an index swapped with the one before it. */
export const raised = <T>(list: readonly T[], at: number): T[] =>
  list.map((one, place) => (place === at - 1 ? list[at]! : place === at ? list[at - 1]! : one));
