import * as say from '#domain/catalogue/catalogue.texts.ts';

/** States that a list of the back office is filtered by; `bin` holds the withdrawn records. */
export const recordStates = ['public', 'hidden', 'bin'] as const;
/** Marks that a list is filtered by. */
export const recordFlags = ['best-seller', 'wedding'] as const;
/** Sort keys of a list of the back office; `position` is the order that staff arranged. */
export const recordSorts = ['position', 'name', 'price', 'changed'] as const;

/** Field that names a record's fixed place on the site, for kinds with one record for each place. */
const placeFields: Readonly<Record<string, string>> = { policy: 'kind', planning: 'category', about: '' };

/**
 * Returns the fixed place of the site that a record fills and the field that names it (empty for a kind with one
 * place); null for a kind without fixed places.
 */
export function fixedPlaceOf(
  kind: string,
  record: Readonly<Record<string, unknown>>,
): { field: string; place: string } | null {
  const field = placeFields[kind];
  return field === undefined ? null : { field, place: field && String(record[field]) };
}

/** Error for a second record of a place. */
export const PLACE_TAKEN = say.placeTaken;

/** Most characters of a record's name. */
const NAME_LENGTH = 120;

/**
 * Returns the content of a record's copy, with ` (copy)` after the name, which stays within `NAME_LENGTH` characters. A
 * record without a name is copied unchanged.
 */
export function copyOf(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { name } = record;
  if (typeof name !== 'string') return { ...record };
  const end = ' (copy)';
  return { ...record, name: `${name.slice(0, NAME_LENGTH - end.length).toWellFormed()}${end}` };
}

/**
 * Returns a list with the `moved` ids, in their order, at index `at` among the other ids. Moved ids that are not in the
 * list are ignored.
 */
export function reordered(list: readonly string[], moved: readonly string[], at: number): string[] {
  const here = new Set(list);
  const taken = new Set(moved.filter((id) => here.has(id)));
  const others = list.filter((id) => !taken.has(id));
  return [...others.slice(0, at), ...taken, ...others.slice(at)];
}
