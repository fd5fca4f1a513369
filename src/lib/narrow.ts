/** Tells whether a value is an object with named fields, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the objects in a list; empty for a value that is no list. */
export const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Returns the names of an object's own fields, typed by the object. */
export const keysOf = <T extends object>(object: T): Extract<keyof T, string>[] =>
  Object.keys(object).filter((key): key is Extract<keyof T, string> => Object.hasOwn(object, key));

/** Returns an object with the value of `valueOf` for each key. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;

/** Returns a caught value as an Error. */
export const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Returns the `code` of a caught error, such as `ENOENT`; empty without. */
export const codeOf = (thrown: unknown): string =>
  isRecord(thrown) && typeof thrown['code'] === 'string' ? thrown['code'] : '';
