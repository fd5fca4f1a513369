/** Returns the JSON of a value with the keys of all objects sorted; empty for undefined. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? '';

/** Tells whether two values have the same content, regardless of the order of keys; null equals undefined. */
export const sameValue = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null);

type Values = Readonly<Record<string, unknown>>;

/** Field whose values differ between two editors. */
export interface Difference {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** Default choice: the value of the editor who alone changed the field; `mine` when both did. */
  take: 'mine' | 'theirs';
  /** True when both changed the field, so that the person has to choose. */
  both: boolean;
}

/**
 * Returns the fields whose values differ between two editors, each with the value to take by default.
 * @param base values when the form was opened
 * @param theirs values that the other editor saved
 */
export function differencesOf(names: readonly string[], base: Values, mine: Values, theirs: Values): Difference[] {
  return names
    .filter((name) => !sameValue(mine[name], theirs[name]))
    .map((name) => {
      const untouched = sameValue(mine[name], base[name]);
      return {
        name,
        mine: mine[name],
        theirs: theirs[name],
        take: untouched ? 'theirs' : 'mine',
        both: !untouched && !sameValue(theirs[name], base[name]),
      };
    });
}
