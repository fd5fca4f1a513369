/** What a list of the back office can be narrowed to: on the site, hidden and worked on, or withdrawn. */
export const recordStates = ['public', 'hidden', 'bin'] as const;
/** Marks that a list can be narrowed to. */
export const recordFlags = ['best-seller', 'wedding'] as const;
/** What a list of the back office can be sorted by; `position` is the order that staff gave it. */
export const recordSorts = ['position', 'name', 'price', 'changed'] as const;

/** The field that names the place of a record, for kinds whose places are there for good: one record fills each. */
const placeFields: Readonly<Record<string, string>> = { policy: 'kind', planning: 'category', about: '' };

/**
 * Returns the single place of the site that a record fills, with the field that names it; null for kinds without such
 * places.
 */
export function placeOf(
  kind: string,
  record: Readonly<Record<string, unknown>>,
): { field: string; place: string } | null {
  const field = placeFields[kind];
  return field === undefined ? null : { field, place: field && String(record[field]) };
}

/** Said of a second record for a place. */
export const PLACE_TAKEN = 'The shop has a record for this place already. Please open that one and change it.';

/** The longest name of a record. */
const NAME_LENGTH = 120;

/** Returns the content of a copy: the same under a name that tells the two apart. */
export function copyOf(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { name } = record;
  if (typeof name !== 'string') return { ...record };
  const end = ' (copy)';
  return { ...record, name: `${name.slice(0, NAME_LENGTH - end.length).toWellFormed()}${end}` };
}

/**
 * Returns the order of a list after some of its ids were put, in the given order, behind the first `at` of the others.
 * Ids that are not in the list are left out.
 */
export function reordered(list: readonly string[], moved: readonly string[], at: number): string[] {
  const here = new Set(list);
  const taken = [...new Set(moved)].filter((id) => here.has(id));
  const others = list.filter((id) => !taken.includes(id));
  return [...others.slice(0, at), ...taken, ...others.slice(at)];
}
