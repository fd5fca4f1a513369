import type { SchemaFieldDescription } from 'yup';
import { type Endpoint, SMALL_BODY } from '#lib/endpoint.ts';
import { LETTER_BYTES } from '#lib/letters.ts';

/** Returns how many characters the texts of a schema may have together, lists not counted. */
function lettersOf(described: SchemaFieldDescription): number {
  const tests = 'tests' in described ? described.tests : [];
  const fields = 'fields' in described ? Object.values(described.fields) : [];
  const own = tests.map(({ params }) => Number(params?.['letters'] ?? 0));
  return fields.reduce((sum, field) => sum + lettersOf(field), Math.max(0, ...own));
}

/**
 * Returns how many bytes of an endpoint's body are read: enough for all its texts at their longest in the widest
 * characters, and `SMALL_BODY` for the rest. An endpoint with lists sets `bodyLimit` itself.
 */
export function bodyLimitOf({ body, bodyLimit = SMALL_BODY }: Pick<Endpoint, 'body' | 'bodyLimit'>): number {
  return Math.max(bodyLimit, SMALL_BODY + (body ? lettersOf(body.describe()) * LETTER_BYTES : 0));
}

/** Returns the sentence for a body that is larger than `limit` bytes. @param limit in bytes */
export const bodyTooLarge = (limit: number): string =>
  `What you sent is too large: at most ${Math.floor(limit / 1024)} KB can be sent at once.`;
