import { type AnySchema, isSchema, Schema } from 'yup';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import { sections } from '#domain/settings/settings.contract.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import type { Dice } from '#tests/attack/dice.ts';
import { accepts, limitOf, type Parts } from '#tests/attack/schema-parts.ts';

/** Value of a field that depends on the values chosen before it, such as a record on its `kind`. */
export type Chosen = (given: Readonly<Record<string, unknown>>, dice: Dice) => unknown;

/**
 * Values that the shop knows, by name of the field: ids of things that exist, secrets, amounts. They are tried before
 * the values of any shop.
 */
export type Names = Readonly<Record<string, readonly unknown[] | Chosen>>;

/** Parameters, query and body of a request. */
export interface Filled {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
}

const DAYS = ['2027-02-14', '2026-12-31', '2028-02-29'];
/** Texts of every kind that a form of the shop asks for; which of them suits a field, its schema tells. */
const TEXTS: readonly string[] = [
  'Simran Kaur',
  '12, Mall Road, Amritsar',
  '143001',
  '560001',
  '9876543210',
  '919876543210',
  'simran@example.com',
  'Family',
  'A few words about the day, and more.',
  'x',
  '501',
  '₹1,001',
  '7',
  ...DAYS,
  '18:30',
  '2026-12-01T10:00:00.000Z',
  '2027-02-14T10:00',
  'a'.repeat(20),
  '0a1b2c3d4e5f6a7b8c9d0e1f',
  'f'.repeat(43),
  '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  'correct horse battery staple',
  'https://example.com/a',
  'sweets/kaju-katli.webp',
];
/** Texts that suit fields of these names better than any other. */
const TEXTS_OF: Readonly<Record<string, readonly string[]>> = {
  name: ['Simran Kaur', 'Manjit Singh'],
  firstName: ['Simran'],
  lastName: ['Kaur'],
  address: ['12, Mall Road, Amritsar'],
  pincode: ['143001', '560001', '793001'],
  pincodes: ['143001', '560001', '793001'],
  mobile: ['9876543210', '9123456780'],
  email: ['simran@example.com'],
  message: ['With love from both of us.'],
  note: ['Please ring twice.'],
  category: ['Family', 'Wooden Box'],
  amount: ['501', '1,100'],
  price: ['1100'],
  day: DAYS,
  paid: ['1299'],
};

/** Content whose schema another field of the request tells: a record of the catalogue, a section of the settings. */
export const contents: Names = {
  record: ({ kind }, dice) => contentOf((recordSchemas as Record<string, AnySchema>)[String(kind)], dice),
  values: ({ section }, dice) =>
    contentOf((sections as Record<string, { schema: AnySchema }>)[String(section)]?.schema, dice),
};

const contentOf = (schema: AnySchema | undefined, dice: Dice): unknown => schema && validFor(schema, dice, {});

/** Makes one value. */
class Maker {
  readonly #dice: Dice;
  readonly #names: Names;
  /** Share of optional fields that are given, in percent. */
  readonly #given: number;

  constructor(dice: Dice, names: Names, given: number) {
    this.#dice = dice;
    this.#names = names;
    this.#given = given;
  }

  /** Returns a value for a schema. @param around values of the fields chosen before */
  value(schema: unknown, name: string, around: Readonly<Record<string, unknown>>): unknown {
    if (!(schema instanceof Schema)) return undefined;
    const known = this.#named(name, around);
    const resolved = schema.resolve({ value: undefined, parent: around, context: {} }) as AnySchema;
    const parts = resolved as unknown as Parts;
    const fitting = this.#shuffled(known).find((one) => accepts(resolved, one));
    if (fitting !== undefined) return fitting;
    if (parts.type === 'object') return this.fields(parts.fields, around);
    if (parts.type === 'array') return this.#list(parts, name, around);
    const offered = resolved.describe().oneOf.filter((one) => one !== null && one !== '');
    if (offered.length > 0) return this.#dice.pick(offered);
    if (parts.type === 'boolean') return this.#dice.percent(50);
    if (parts.type === 'number') return this.#number(parts);
    if (parts.type === 'mixed') return [true, {}].find((one) => accepts(resolved, one));
    return this.#text(resolved, name);
  }

  /** Returns values for the fields of an object; leaves out some of the optional ones. */
  fields(fields: Record<string, unknown>, around: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(fields)) {
      if (!isSchema(schema) || (isOptional(schema as AnySchema) && !this.#dice.percent(this.#given))) continue;
      const value = this.value(schema, name, { ...around, ...made });
      if (value !== undefined) made[name] = value;
    }
    return made;
  }

  #named(name: string, around: Readonly<Record<string, unknown>>): readonly unknown[] {
    const known = Object.hasOwn(this.#names, name) ? this.#names[name] : undefined;
    if (known === undefined) return [];
    return typeof known === 'function' ? [known(around, this.#dice)].filter((one) => one !== undefined) : known;
  }

  #shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((one) => [this.#dice.next(), one] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, one]) => one);
  }

  #list(parts: Parts, name: string, around: Readonly<Record<string, unknown>>): unknown[] {
    const least = limitOf(parts, 'min', 0);
    const most = Math.max(least, Math.min(limitOf(parts, 'max', 3), 3));
    const length = this.#dice.whole(Math.min(Math.max(least, 1), most), most);
    const entries = Array.from({ length }, () => this.value(parts.innerType, name, around));
    // What is named twice is often refused.
    return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
  }

  #number(parts: Parts): number {
    const least = limitOf(parts, 'min', 0);
    return this.#dice.whole(least, Math.min(limitOf(parts, 'max', least + 5), least + 5));
  }

  #text(schema: AnySchema, name: string): string | undefined {
    const own = Object.hasOwn(TEXTS_OF, name) ? (TEXTS_OF[name] ?? []) : [];
    return [...this.#shuffled(own), ...this.#shuffled(TEXTS)].find((text) => accepts(schema, text));
  }
}

const isOptional = (schema: AnySchema): boolean => {
  const { spec } = schema as unknown as Parts;
  return spec.optional === true || spec.nullable === true;
};

/** Number of values that are drawn before the best one is taken. */
const DRAWS = 12;

/**
 * Returns a random value that a schema accepts. When no drawn value passes, for rules between fields, returns the last
 * one.
 * @param names values that the shop knows, by name of the field
 * @param around values of other parts of the request, for `names` that depend on them
 */
export function validFor(schema: AnySchema, dice: Dice, names: Names, around: Record<string, unknown> = {}): unknown {
  let value: unknown;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    // Rules between fields often pass when fewer fields are given.
    value = new Maker(dice, names, draw < DRAWS / 2 ? 70 : 15).value(schema, '', around);
    if (accepts(schema, value)) break;
  }
  return value;
}

/**
 * Returns valid parameters, query and body of an endpoint.
 * @param names values that the shop knows, by name of the field
 */
export function validRequest(endpoint: Endpoint, dice: Dice, names: Names): Filled {
  const part = (schema: AnySchema | undefined, around: Record<string, unknown>): Record<string, unknown> =>
    schema ? (validFor(schema, dice, names, around) as Record<string, unknown>) : {};
  const params = part(endpoint.params, {});
  const query = part(endpoint.query, params);
  return { params, query, body: endpoint.body && part(endpoint.body, params) };
}
