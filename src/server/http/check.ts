import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { Refusal } from '#server/http/errors.ts';

/**
 * Checks what a stranger sent and leaves out fields that nobody asked for.
 * @throws ValidationError by field; Refusal 400 for an object where a text belongs, which a rule stumbles over
 */
export function checkInput<S extends AnyObjectSchema>(schema: S, input: unknown): InferType<S> {
  try {
    return schema.validateSync(input, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    throw error instanceof ValidationError ? error : new Refusal(400, 'A field is not of the kind it should be.');
  }
}
