import {
  type AnySchema,
  ArraySchema,
  NumberSchema,
  ObjectSchema,
  Schema,
  StringSchema,
  MixedSchema,
  ValidationError,
} from 'yup';
import { lettersOver } from '#lib/letters.ts';
import { isRecord } from '#lib/narrow.ts';
import * as say from '#server/http/http.texts.ts';

/** Returns a copy of a value whose texts contain no zero characters and no lone surrogates, which databases refuse. */
function storable(input: unknown): unknown {
  if (typeof input === 'string') return storableText(input);
  if (Array.isArray(input)) return input.map(storable);
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, storable(value)]));
}

const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Result of checking an input's shape and size before any rule about its content runs. */
export interface Measured {
  /** The input without fields that the schema does not name, with texts that every database can keep. */
  value: unknown;
  /** Wrong kinds, lists with too many entries, texts that are too long and numbers that are too large, by field. */
  wrong: ValidationError[];
  /** Number of entries of all lists together. */
  entries: number;
}

/** Numbers as programs write them, such as `0x10` and `1e3`: a person who sends that mistyped. */
const OF_PROGRAMS = /^\s*[+-]?(?:0[box]|[\d.]+e)/i;

/** Number of mistakes after which checking stops. */
const ENOUGH = 20;

/**
 * Checks shape, list lengths, text lengths and sizes of numbers of an input against a schema, before the costlier checks of its content.
 * Stops at lists or texts that are too long, and drops fields that the schema does not have. Returns the cleaned value
 * with the errors, about `ENOUGH` at most.
 */
export function measure(schema: AnySchema, input: unknown): Measured {
  const found: Measured = { value: undefined, wrong: [], entries: 0 };
  found.value = look(schema, input, '', found);
  return found;
}

function look(schema: unknown, input: unknown, path: string, found: Measured): unknown {
  if (input === undefined || input === null || found.wrong.length >= ENOUGH) return input;
  if (!(schema instanceof Schema) || schema instanceof MixedSchema) return storable(input);
  const refuse = (message: string): void => void found.wrong.push(new ValidationError(message, undefined, path));
  if (schema instanceof ObjectSchema)
    return isRecord(input) ? fieldsOf(schema.fields, input, path, found) : refuse(say.groupExpected);
  if (schema instanceof ArraySchema) {
    if (!Array.isArray(input)) return refuse(say.listExpected);
    const most = mostOf(schema);
    if (input.length > most.max) return refuse(most.message);
    found.entries += input.length;
    return input.map((one, index) => look(schema.innerType, one, `${path}[${index}]`, found));
  }
  if (typeof input === 'object') return refuse(say.valueExpected);
  if (schema instanceof NumberSchema) {
    const odd = oddNumber(input);
    // A schema with a rule of its own against it says that instead.
    return odd !== null && schema.isValidSync(input) ? refuse(odd) : input;
  }
  if (!(schema instanceof StringSchema)) return input;
  if (typeof input === 'boolean') return refuse(say.textExpected);
  const text = storableText(String(input));
  const long = tooLong(schema, text.trim());
  return long === null ? text : refuse(long);
}

/** Returns why a number is refused whatever a schema says; null for another one. */
function oddNumber(input: unknown): string | null {
  // No database keeps it as a whole number.
  if (Math.abs(Number(input)) > Number.MAX_SAFE_INTEGER) return say.numberTooLarge;
  return typeof input === 'string' && OF_PROGRAMS.test(input) ? say.digitsExpected : null;
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
 * Returns the schema's error message for a text that is too long; null when it fits. Limits in `letters` count
 * characters as users see them.
 */
function tooLong(schema: StringSchema, text: string): string | null {
  const most = mostOf(schema);
  if (text.length > most.max) return most.message;
  for (const { OPTIONS } of schema.tests)
    if (lettersOver(text, Number(OPTIONS?.params?.['letters'] ?? Infinity)) > 0)
      return String(ValidationError.formatError(OPTIONS?.message, { value: text }));
  return null;
}

/**
 * Returns the smallest `max` of a schema's rules and its message; `Infinity` and an empty message without such a rule.
 */
function mostOf({ tests }: Schema): { max: number; message: string } {
  const rules = tests.flatMap(({ OPTIONS }) =>
    OPTIONS?.name === 'max' && typeof OPTIONS.params?.max === 'number' && typeof OPTIONS.message !== 'function'
      ? [{ max: OPTIONS.params.max, message: OPTIONS.message }]
      : [],
  );
  const { max, message } = rules.toSorted((a, b) => a.max - b.max)[0] ?? { max: Infinity, message: '' };
  return {
    max,
    message: typeof message === 'string' && !message.includes('${') ? message : say.tooManyEntries(max),
  };
}
