import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { Refusal } from '#server/http/errors.ts';
import { measure } from '#server/http/measure.ts';

/** In longer lists only the first mistake is told: collecting thousands of them costs many times what the check does. */
const MANY = 100;

/**
 * Checks what a stranger sent and leaves out fields that nobody asked for: first shape, counts and lengths, then the
 * content of what has a sound size.
 * @throws ValidationError by field; Refusal 400 for an input that a rule stumbles over
 */
export function checkInput<S extends AnyObjectSchema>(schema: S, input: unknown): InferType<S> {
  try {
    const { value, wrong, entries } = measure(schema, input);
    if (wrong.length === 0) return schema.validateSync(value, { abortEarly: entries > MANY, stripUnknown: true });
    if (entries <= MANY) wrong.push(...mistakesBeside(wrong, schema, value));
    throw new ValidationError(wrong);
  } catch (error) {
    throw error instanceof ValidationError ? error : new Refusal(400, 'A field is not of the kind it should be.');
  }
}

/** What is wrong in the fields whose size is sound. */
function mistakesBeside(wrong: readonly ValidationError[], schema: AnyObjectSchema, value: unknown): ValidationError[] {
  const names = wrong.map(({ path }) => /^[^.[]*/.exec(path ?? '')?.[0] ?? '');
  if (names.includes('')) return [];
  try {
    schema.omit(names).validateSync(value, { abortEarly: false, stripUnknown: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length > 0 ? error.inner : [error];
  }
}
