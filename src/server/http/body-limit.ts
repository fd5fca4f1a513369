import type { SchemaFieldDescription } from 'yup';
import { type Endpoint, SMALL_BODY } from '#lib/endpoint.ts';
import { LETTER_BYTES } from '#lib/letters.ts';
import { type Said, said } from '#lib/said.ts';
import * as say from '#server/http/http.texts.ts';

/** Returns the sum of the maximum lengths of a schema's texts, in characters; texts within lists count as 0. */
function lettersOf(described: SchemaFieldDescription): number {
  const tests = 'tests' in described ? described.tests : [];
  const fields = 'fields' in described ? Object.values(described.fields) : [];
  const own = tests.map(({ params }) => Number(params?.['letters'] ?? 0));
  return fields.reduce((sum, field) => sum + lettersOf(field), Math.max(0, ...own));
}

/**
 * Returns the maximum size of an endpoint's body in bytes: room for all its texts at maximum length, plus `SMALL_BODY`.
 * An endpoint with lists sets a larger `bodyLimit` itself.
 */
export function bodyLimitOf({ body, bodyLimit = SMALL_BODY }: Pick<Endpoint, 'body' | 'bodyLimit'>): number {
  return Math.max(bodyLimit, SMALL_BODY + (body ? lettersOf(body.describe()) * LETTER_BYTES : 0));
}

/** Returns the error message for a body over the limit. @param limit bytes */
export const bodyTooLarge = (limit: number): Said => said(say, 'bodyTooLarge', Math.floor(limit / 1024));
