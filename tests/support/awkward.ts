import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type AnySchema, isSchema } from 'yup';
import type { Endpoint } from '#lib/endpoint.ts';
import { bodyLimitOf } from '#server/http/body-limit.ts';

/** Returns the endpoints of all contracts, each method and path once. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const found: Endpoint[] = [];
  for (const file of globSync('src/domain/**/*.contract.ts')) {
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
    found.push(...Object.values(module).flat().filter(isEndpoint));
  }
  return [...new Map(found.map((one) => [`${one.method} ${one.path}`, one])).values()];
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/**
 * Texts that make bad regular expressions backtrack, by name: a function returns each with up to `length` characters,
 * built from a repeated part between a beginning and an end.
 */
export const upsetting: [string, (length: number) => string][] = (
  [
    ['', 'a', '!'],
    ['', '1', 'x'],
    ['', ' ', 'x'],
    ['a', ' ', 'a'],
    ['a@', 'a.', '@'],
    ['a@', '.', '@'],
    ['a@', '@', ''],
    ['', '-', 'a'],
    ['', 'ਸ਼', '!'],
    ['', '\\"', ''],
  ] as const
).map(([begin, part, end]) => [
  `${begin}${part}…${end}`,
  (length) => begin + part.repeat(Math.max(0, Math.floor((length - begin.length - end.length) / part.length))) + end,
]);

/** Values that a body is filled with. */
interface Filling {
  entries(most: number): number;
  text(most: number): string;
  /** Entry of every innermost list; when missing, entries are filled by the schema. */
  entry?: unknown;
}

interface Parts {
  type: string;
  fields?: Record<string, unknown>;
  innerType?: AnySchema;
  tests: readonly { OPTIONS?: { name?: string; params?: { max?: number } } }[];
}

const mostOf = ({ tests }: Parts): number =>
  Math.min(
    ...tests.flatMap(({ OPTIONS }) => (OPTIONS?.name === 'max' ? [OPTIONS.params?.max ?? Infinity] : [])),
    Infinity,
  );

/** Returns a value for a schema, with all its fields filled from `filling`. */
function filled(schema: unknown, filling: Filling): unknown {
  if (!isSchema(schema)) return filling.text(Infinity);
  const parts = schema as unknown as Parts;
  if (parts.type === 'object')
    return Object.fromEntries(
      Object.entries(parts.fields ?? {}).map(([name, field]) => [name, filled(field, filling)]),
    );
  if (parts.type !== 'array') return filling.text(mostOf(parts));
  const entry = 'entry' in filling && !hasList(parts.innerType) ? filling.entry : filled(parts.innerType, filling);
  return Array.from({ length: filling.entries(mostOf(parts)) }, () => entry);
}

function hasList(schema: unknown): boolean {
  const { type, fields = {} } = (schema ?? {}) as Parts;
  return type === 'array' || Object.values(fields).some(hasList);
}

/**
 * Returns the largest body, as JSON, within the endpoint's body limit.
 * @param filling returns the values of a size; larger sizes must give larger bodies
 */
export function largest(endpoint: Endpoint, filling: (size: number) => Filling): string {
  const limit = bodyLimitOf(endpoint);
  const body = (size: number): string => JSON.stringify(filled(endpoint.body, filling(size)));
  let [fits, over] = [0, limit];
  while (over - fits > 1) {
    const size = Math.floor((fits + over) / 2);
    if (Buffer.byteLength(body(size)) <= limit) fits = size;
    else over = size;
  }
  return body(fits);
}
