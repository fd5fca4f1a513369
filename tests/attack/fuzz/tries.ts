import { type AnySchema, isSchema, Schema } from 'yup';
import type { Endpoint } from '#lib/endpoint.ts';
import { AWKWARD } from '#tests/attack/fuzz/values.ts';
import type { Filled } from '#tests/attack/valid-values.ts';
import { accepts, limitOf, type Parts } from '#tests/attack/schema-parts.ts';
import { upsetting } from '#tests/support/awkward.ts';

/** Kinds of tries: how a request differs from one that was accepted. */
export type Way = 'valid' | 'texts' | 'unusual' | 'wrong' | 'missing' | 'long' | 'many';

/** One request to an endpoint. */
export interface Try {
  endpoint: Endpoint;
  /** Number that is the same in every run with the same contracts. */
  number: number;
  way: Way;
  what: string;
  /** Changes an accepted request into the one to send; null for a new valid one. */
  change: ((base: Filled) => Filled) | null;
}

type Part = 'params' | 'query' | 'body';
/** Field of a request that holds one value: where it stands, and its schema. */
interface Leaf {
  part: Part;
  path: (string | number)[];
  schema: AnySchema;
}

/** Tries per endpoint with new valid requests. */
const VALID = 14;
/** Numbers from one endpoint to the next. */
const STRIDE = 100_000;

/** Returns the fields of a schema that hold one value; those of lists stand for their first entry. */
function leavesOf(schema: unknown, part: Part, path: (string | number)[] = []): Leaf[] {
  if (!(schema instanceof Schema)) return [];
  const parts = schema as unknown as Parts;
  if (parts.type === 'object')
    return Object.entries(parts.fields).flatMap(([name, field]) => leavesOf(field, part, [...path, name]));
  if (parts.type === 'array') return [{ part, path, schema }, ...leavesOf(parts.innerType, part, [...path, 0])];
  return [{ part, path, schema }];
}

/** Returns a copy of a value in which one field has another value; undefined removes the field. */
function withValue(whole: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (
    Array.isArray(whole)
      ? [...whole]
      : typeof whole === 'object' && whole !== null
        ? { ...whole }
        : typeof step === 'number'
          ? []
          : {}
  ) as Record<string | number, unknown>;
  const changed = withValue(copy[step], rest, value);
  if (changed === undefined) delete copy[step];
  else copy[step] = changed;
  return copy;
}

const put =
  (leaf: Leaf, value: unknown) =>
  (base: Filled): Filled => ({ ...base, [leaf.part]: withValue(base[leaf.part], leaf.path, value) });

const OFFERED_MOST = 12;

/** Returns values at the limits of a schema, just beyond them, and each one that it offers. */
function limitsOf(schema: AnySchema): unknown[] {
  const parts = schema as unknown as Parts;
  const most = limitOf(parts, 'max', Infinity);
  const least = limitOf(parts, 'min', -Infinity);
  const offered = schema.describe().oneOf.slice(0, OFFERED_MOST);
  if (parts.type === 'number')
    return [...offered, least, least - 1, least + 1, most, most + 1, most - 1].filter(
      (one) => !(typeof one === 'number') || Number.isFinite(one),
    );
  if (parts.type === 'string' && Number.isFinite(most) && most <= 20_000)
    return [
      ...offered,
      ...['x', 'ਸ', '👰'].flatMap((letter) => [letter.repeat(most), letter.repeat(most + 1)]),
      'x'.repeat(Math.max(1, most - 1)),
    ];
  return offered;
}

/** Texts that are valid in a field of their kind and that programs often have forgotten. */
const RARE: readonly string[] = [
  '2028-02-29',
  '2027-12-31',
  '2027-01-01',
  '2099-12-31',
  '00:00',
  '23:59',
  '1,00,000',
  '₹ 1.5',
  '999999',
  '900099',
  '110001',
  '6000000000',
  '+91 98765 43210',
  "O'Brien D'Souza",
  'Zoë Müller-Łukasz',
  'ਸਿਮਰਨ ਕੌਰ',
  'सिमरन कौर',
  'Simran\nKaur',
  'a\tb',
  '100% off_now',
  'back\\slash',
  'a"b',
  "a'b''c",
  '$1 $& ${x}',
  '%s %d {0}',
  'a;b,c|d',
  'https://example.com/?a=1&b=2#c',
  '&lt;b&gt; <b>',
  'constructor.prototype',
  'toString',
  'hasOwnProperty',
  'f'.repeat(24),
  '0'.repeat(24),
];

/** Texts in which each letter counts that is written in another way in a query, a pattern, a page or a file. */
const SHARP: readonly string[] = [
  'a\'b"c',
  "'",
  '"',
  '%',
  '_',
  '\\',
  '100% off_now',
  'back\\slash',
  'a\u0000b',
  '\ud800',
  '👰🏽‍♀️🤵🏽',
  '(',
  '*',
  '[a-',
];
/** Short texts of every kind, those of which the most is told first. */
const TEXTS: readonly string[] = [
  ...new Set([...SHARP, ...RARE, ...AWKWARD].filter((one) => typeof one === 'string' && one.length < 500)),
] as string[];

/** Fields whose texts the shop knows; with any other text a request is refused before it does anything. */
const KNOWN =
  /^(?:t|f|_?id|ids|key|secret|code|proof|password|access_token|credential|mobile|pincodes?|leaveEmpty|orderNumber|secondBoxes|anyway|orderAnyway|razorpay_\w+|\w*[oO]tp|\w+Id)$/;

const asShort = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 40);

/** Returns the tries of an endpoint, each kind in a fixed order. @param place index of the endpoint */
function triesOf(endpoint: Endpoint, place: number): Try[] {
  const tries: Try[] = [];
  const add = (way: Way, what: string, change: Try['change']): void =>
    void tries.push({ endpoint, number: place * STRIDE + tries.length, way, what, change });
  for (let nth = 0; nth < VALID; nth += 1) add('valid', `valid ${nth}`, null);
  const leaves = (['params', 'query', 'body'] as const).flatMap((part) => leavesOf(endpoint[part], part));
  for (const leaf of leaves) {
    const name = `${leaf.part}.${leaf.path.join('.')}`;
    for (const value of [...limitsOf(leaf.schema), ...AWKWARD, ...RARE])
      add(accepts(leaf.schema, value) ? 'unusual' : 'wrong', `${name} = ${asShort(value)}`, put(leaf, value));
    // Without one of its parameters a path is another one.
    if (leaf.part !== 'params') {
      add('missing', `no ${name}`, put(leaf, undefined));
      add('missing', `${name} twice`, put(leaf, ['143001', '143001']));
    }
    if ((leaf.schema as unknown as Parts).type === 'array') {
      const { innerType } = leaf.schema as unknown as Parts;
      for (const length of [50, 1000])
        add('many', `${length} × ${name}`, (base) => {
          const [first = isSchema(innerType) ? (innerType as AnySchema).getDefault() : 'x'] = listAt(base, leaf);
          return put(
            leaf,
            Array.from({ length }, () => first),
          )(base);
        });
    }
  }
  const texts = leaves.filter(({ schema }) => (schema as unknown as Parts).type === 'string');
  for (const leaf of texts.filter(({ part }) => part === 'query'))
    for (const text of SHARP)
      if (accepts(leaf.schema, text)) add('texts', `${leaf.path.join('.')} = ${asShort(text)}`, put(leaf, text));
  const free = texts.filter(({ part, path }) => part !== 'params' && !path.some((step) => KNOWN.test(String(step))));
  const inAll = (way: Way, name: string, text: (leaf: Leaf) => string): void => {
    const fitting = free.filter((leaf) => accepts(leaf.schema, text(leaf)));
    if (fitting.length === 0) return;
    add(way, `${name} in all texts`, (base) => fitting.reduce((changed, leaf) => put(leaf, text(leaf))(changed), base));
  };
  for (const text of TEXTS) inAll('texts', asShort(text), () => text);
  for (const [name, text] of upsetting) inAll('long', name, (leaf) => text(longestOf(leaf)));
  for (const leaf of texts)
    for (const [name, text] of upsetting)
      add('long', `${name} in ${leaf.path.join('.')}`, put(leaf, text(longestOf(leaf))));
  if (endpoint.body) {
    for (const value of [null, [], 'x', 5, {}, { __proto__: null, length: 1e9 }])
      add('wrong', `body ${asShort(value)}`, (base) => ({ ...base, body: value as never }));
    add('wrong', 'unknown fields', (base) => ({
      ...base,
      body: { ...base.body, isAdmin: true, role: 'owner', user_id: 'x' },
    }));
  }
  return tries;
}

/** Returns the length of the longest text that is tried in a field. */
const longestOf = ({ part, schema }: Leaf): number =>
  Math.min(limitOf(schema as unknown as Parts, 'max', 20_000), part === 'body' ? 20_000 : 1500);

function listAt(base: Filled, { part, path }: Leaf): unknown[] {
  let found: unknown = base[part];
  for (const step of path) found = (found as Record<string | number, unknown> | undefined)?.[step];
  return Array.isArray(found) ? found : [];
}

/** How many tries of a kind are sent for one of the slowest kind. */
const HURRY: Readonly<Record<Way, number>> = {
  valid: 2,
  texts: 120,
  unusual: 20,
  long: 6,
  missing: 2,
  many: 1,
  wrong: 2,
};

/**
 * Returns all tries in an order in which each kind of each endpoint comes early.
 * @param shuffled returns a list in an order of luck
 */
export function inTurn(endpoints: readonly Endpoint[], shuffled: <T>(list: readonly T[]) => T[]): Try[] {
  const ranked = endpoints.flatMap((endpoint, place) =>
    [...Map.groupBy(triesOf(endpoint, place), ({ way }) => way)].flatMap(([way, same]) =>
      // What comes in all texts is sorted already.
      (way === 'long' || way === 'texts' ? same : shuffled(same)).map((one, nth) => ({
        one,
        rank: nth / (way === 'long' && nth < upsetting.length ? 10 : HURRY[way]),
      })),
    ),
  );
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one);
}
