import type { FastifyRequest } from 'fastify';
import type { AnyObjectSchema, InferType } from 'yup';
import { bodyLimitOf, bodyTooLarge } from '#server/http/body-limit.ts';
import { checkInput } from '#server/http/check.ts';
import { Refusal } from '#server/http/errors.ts';
import * as say from '#server/http/http.texts.ts';
import { said, saidAs } from '#lib/said.ts';

/** Message for a picture that is too large. */
export const PICTURE_TOO_LARGE = say.pictureTooLarge;

/** Checked form with at most one file. */
export interface ReceivedForm<S extends AnyObjectSchema> {
  fields: InferType<S>;
  file: { field: string; name: string; type: string; bytes: Buffer } | null;
}

/**
 * Reads a JSON body, or a multipart form with at most one file, and validates its fields. `file` is null for a JSON
 * body.
 * @param limits `most` replaces the usual maximum size of a file in bytes, `tooLarge` is the message for a larger one
 * @throws ValidationError with the errors by field; Refusal 400 for a truncated form, 413 for a file or field that is
 *   too large
 */
export async function readForm<S extends AnyObjectSchema>(
  request: FastifyRequest,
  schema: S,
  { most, tooLarge = PICTURE_TOO_LARGE }: { most?: number; tooLarge?: string } = {},
): Promise<ReceivedForm<S>> {
  const check = (input: unknown): InferType<S> => checkInput(schema, input ?? {});
  if (!request.isMultipart()) return { fields: check(request.body), file: null };
  const input: Record<string, unknown> = {};
  let file: ReceivedForm<S>['file'] = null;
  let cut = false;
  const fieldSize = bodyLimitOf({ body: schema });
  try {
    for await (const part of request.parts({
      limits: { fieldSize, ...(most === undefined ? {} : { fileSize: most }) },
    })) {
      if (part.type === 'field') {
        input[part.fieldname] = part.value;
        cut ||= part.valueTruncated;
      } else
        file = { field: part.fieldname, name: part.filename ?? '', type: part.mimetype, bytes: await part.toBuffer() };
    }
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413)
      throw new Refusal(413, saidAs('server.http.tooLarge', tooLarge));
    throw new Refusal(400, said(say, 'formCut'));
  }
  // A text is kept whole or not at all.
  if (cut) throw new Refusal(413, bodyTooLarge(fieldSize));
  return { fields: check(input), file };
}
