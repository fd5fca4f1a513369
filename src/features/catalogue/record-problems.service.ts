import { ValidationError } from 'yup';
import { recordSchemas } from '#features/catalogue/record-kinds.contract.ts';
import { mediaFields, type RecordKind } from '#features/catalogue/record-kinds.rules.ts';
import { checkInput } from '#server/http/check.ts';
import { fieldErrors } from '#server/http/errors.ts';
import type { MediaStore } from '#server/media/media-store.ts';

/** What is wrong with a record, by field: rules of its schema, and media that the store does not hold. */
export function recordProblems(
  kind: RecordKind,
  record: Record<string, unknown>,
  media: MediaStore,
): Record<string, string> {
  let problems: Record<string, string> = {};
  try {
    checkInput(recordSchemas[kind], record);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    problems = fieldErrors(error);
  }
  for (const field of mediaFields) {
    const value = record[field];
    if (typeof value !== 'string' || !value.includes('/') || problems[field]) continue;
    if (!media.holds(value) && !media.toCome.waits(value)) problems[field] = `The media store holds no ${value}.`;
  }
  return problems;
}
