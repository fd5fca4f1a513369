import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { Refusal } from '#server/http/errors.ts';

/** Texts as every database keeps them: without zero characters and halves of characters, which badly cut files hold. */
export function storable(input: unknown): unknown {
  if (typeof input === 'string') return input.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(input)) return input.map(storable);
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, storable(value)]));
}

/**
 * Checks what a stranger sent and leaves out fields that nobody asked for.
 * @throws ValidationError by field; Refusal 400 for an object where a text belongs, which a rule stumbles over
 */
export function checkInput<S extends AnyObjectSchema>(schema: S, input: unknown): InferType<S> {
  try {
    return schema.validateSync(storable(input), { abortEarly: false, stripUnknown: true });
  } catch (error) {
    throw error instanceof ValidationError ? error : new Refusal(400, 'A field is not of the kind it should be.');
  }
}
