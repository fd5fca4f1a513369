/** Tells whether a value is an object other than null and arrays. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the objects of an array, without its other entries; empty when the value is not an array. */
export const recordsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Returns the names of an object's own fields, with their type. */
export const keysOf = <T extends object>(object: T): Extract<keyof T, string>[] =>
  Object.keys(object).filter((key): key is Extract<keyof T, string> => Object.hasOwn(object, key));

/** Returns an object that contains `valueOf(key)` for each key. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;

/** Returns a caught value as an Error; a value that is none becomes the message of a new Error. */
export const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Returns the `code` of a caught error, such as `ENOENT`; empty when it has none. */
export const codeOf = (thrown: unknown): string =>
  isRecord(thrown) && typeof thrown['code'] === 'string' ? thrown['code'] : '';
