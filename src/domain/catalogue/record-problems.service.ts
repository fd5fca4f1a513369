import { ValidationError } from 'yup';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import { mediaFields, type RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { WrongRecords } from '#domain/catalogue/staff-record.repo.ts';
import { isOfCatalogue } from '#lib/pictures.ts';
import { checkInput } from '#server/http/check.ts';
import { fieldErrors } from '#server/http/errors.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';

/**
 * Validates a record and returns its errors by field; empty for a valid record. Errors are broken rules of its schema,
 * and pictures or videos that the media store does not contain.
 * @throws Refusal 400 when a rule of the schema fails by an exception
 */
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
    if (!isOfCatalogue(value)) problems[field] = say.notOurMedia;
    else if (!media.holds(value) && !media.toCome.waits(value)) problems[field] = say.mediaMissing(value);
  }
  return problems;
}

/** Stands for the media value where the sentence about a missing one is taken apart. */
const VALUE = '\n';

/**
 * Runs work that validates records. When media are missing that another process has stored, fetches them and runs the
 * work once more.
 * @throws WrongRecords when records are invalid for another reason or no missing media could be fetched
 */
export async function withMedia<T>(media: MediaStore, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WrongRecords)) throw error;
    const [before = '', after = ''] = say.mediaMissing(VALUE).split(VALUE);
    const missed = [...error.problems.values()].flatMap((fields) =>
      Object.values(fields).flatMap((words) =>
        words.startsWith(before) ? words.slice(before.length, -after.length) : [],
      ),
    );
    let brought = false;
    for (const value of missed) brought = (await media.bring(value)) || brought;
    if (!brought) throw error;
    return work();
  }
}
