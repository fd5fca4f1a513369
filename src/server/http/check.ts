import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { Refusal } from '#server/http/errors.ts';
import * as say from '#server/http/http.texts.ts';
import { measure } from '#server/http/measure.ts';
import { said } from '#lib/said.ts';

/**
 * Number of list entries above which only the first mistake is reported: collecting thousands costs many times what the
 * check does.
 */
const MANY = 100;

/**
 * Validates an input and returns it without fields that the schema does not have. Checks shape, counts and lengths
 * first, and the content only of inputs of acceptable size.
 * @throws ValidationError with the errors by field; Refusal 400 when a rule of the schema throws another exception
 */
export function checkInput<S extends AnyObjectSchema>(schema: S, input: unknown): InferType<S> {
  try {
    const { value, wrong, entries } = measure(schema, input);
    if (wrong.length === 0) return schema.validateSync(value, { abortEarly: entries > MANY, stripUnknown: true });
    if (entries <= MANY) wrong.push(...mistakesBeside(wrong, schema, value));
    throw new ValidationError(wrong);
  } catch (error) {
    throw error instanceof ValidationError ? error : new Refusal(400, said(say, 'fieldOfOtherKind'));
  }
}

/** Returns the validation errors of fields other than those in `wrong`; empty when the whole input is wrong. */
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
