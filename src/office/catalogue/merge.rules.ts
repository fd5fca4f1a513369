/** Returns a text that is the same for the same value, in whatever order a store keeps its parts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? '';

/** True for the same value, whatever the order of its parts; nothing and a missing value are the same. */
export const sameValue = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null);

type Values = Readonly<Record<string, unknown>>;

/** A field that two people left differently. */
export interface Difference {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** What is chosen until the person chooses: whoever alone changed it; mine where both did. */
  take: 'mine' | 'theirs';
  /** True when both changed it, each in another way: only then somebody has to choose. */
  both: boolean;
}

/** Returns the fields in which my form and the present record differ, seen from what both began with. */
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
