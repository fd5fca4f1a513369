import { type AnySchema, isSchema, ValidationError } from 'yup';

/**
 * Returns a value whose texts have no zero characters and no lone surrogates, which databases refuse and badly cut
 * files contain.
 */
function storable(input: unknown): unknown {
  if (typeof input === 'string') return input.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(input)) return input.map(storable);
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, storable(value)]));
}

/** Result of checking an input's shape and size before any rule about its content runs. */
export interface Measured {
  /** The input without fields that the schema does not name, with texts that every database can keep. */
  value: unknown;
  /** Wrong kinds, lists with too many entries and texts that are too long, by field. */
  wrong: ValidationError[];
  /** Number of entries of all lists together. */
  entries: number;
}

/** Number of mistakes after which checking stops. */
const ENOUGH = 20;

/**
 * Checks only shape, counts and lengths of an input, by the schema that checks its content afterwards. It does not walk
 * lists that are too long, run expressions on texts that are too long, or look at fields that the schema does not name.
 */
export function measure(schema: AnySchema, input: unknown): Measured {
  const found: Measured = { value: undefined, wrong: [], entries: 0 };
  found.value = look(schema, input, '', found);
  return found;
}

interface Rule {
  name?: string;
  params?: { max?: unknown } | undefined;
  message?: unknown;
  test?: (value: unknown) => unknown;
}

/** Parts of a yup schema that tell shape and size; yup's types do not name them. */
interface Parts {
  type: string;
  fields?: Record<string, unknown>;
  innerType?: unknown;
  tests: readonly { OPTIONS?: Rule }[];
}

function look(schema: unknown, input: unknown, path: string, found: Measured): unknown {
  if (input === undefined || input === null || found.wrong.length >= ENOUGH) return input;
  if (!isSchema(schema)) return storable(input);
  const parts = schema as unknown as Parts;
  const refuse = (message: string): void => void found.wrong.push(new ValidationError(message, undefined, path));
  if (parts.type === 'object') {
    if (typeof input !== 'object' || Array.isArray(input)) return refuse('A group of fields belongs here.');
    return fieldsOf(parts.fields ?? {}, input as Record<string, unknown>, path, found);
  }
  if (parts.type === 'array') {
    if (!Array.isArray(input)) return refuse('A list belongs here.');
    const most = mostOf(parts);
    if (input.length > most.max) return refuse(most.message);
    found.entries += input.length;
    return input.map((one, index) => look(parts.innerType, one, `${path}[${index}]`, found));
  }
  if (parts.type === 'mixed') return storable(input);
  if (typeof input === 'object') return refuse('One single value belongs here.');
  if (parts.type !== 'string') return input;
  const text = storable(String(input)) as string;
  const long = tooLong(parts, text.trim());
  return long === null ? text : refuse(long);
}

function fieldsOf(
  fields: Record<string, unknown>,
  input: Record<string, unknown>,
  path: string,
  found: Measured,
): Record<string, unknown> {
  const known: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields)) {
    if (Object.hasOwn(input, name))
      known[name] = look(schema, input[name], path === '' ? name : `${path}.${name}`, found);
  }
  return known;
}

/**
 * Returns why a text is too long, in the schema's words; null for one that fits. A limit in letters counts and words
 * its message itself.
 */
function tooLong(parts: Parts, text: string): string | null {
  const most = mostOf(parts);
  if (text.length > most.max) return most.message;
  for (const { OPTIONS: { name, message, test } = {} } of parts.tests)
    if (name === 'max' && typeof message === 'function' && !test?.(text)) return String(message({ value: text }));
  return null;
}

/** Returns the largest size that a schema allows and the message for a larger one. */
function mostOf({ tests }: Parts): { max: number; message: string } {
  const rules = tests.flatMap(({ OPTIONS }) =>
    OPTIONS?.name === 'max' && typeof OPTIONS.params?.max === 'number' && typeof OPTIONS.message !== 'function'
      ? [{ max: OPTIONS.params.max, message: OPTIONS.message }]
      : [],
  );
  const { max, message } = rules.toSorted((a, b) => a.max - b.max)[0] ?? { max: Infinity, message: '' };
  return {
    max,
    message: typeof message === 'string' && !message.includes('${') ? message : `At most ${max} belong here.`,
  };
}
