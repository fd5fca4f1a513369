import type { SchemaFieldDescription } from 'yup';
import { type Endpoint, SMALL_BODY } from '#lib/endpoint.ts';
import { LETTER_BYTES } from '#lib/letters.ts';

interface Described {
  fields?: Record<string, SchemaFieldDescription>;
  tests?: readonly { params?: Record<string, unknown> | undefined }[];
}

/** How many letters the texts of a described schema may have together; those in lists are not counted. */
function lettersOf({ fields = {}, tests = [] }: Described): number {
  const own = tests.map(({ params }) => Number(params?.['letters'] ?? 0));
  return Object.values(fields).reduce((sum, field) => sum + lettersOf(field as Described), Math.max(0, ...own));
}

/**
 * Says how many bytes of a call's body are read: as many as its texts have when they are filled to their limits with the
 * longest letters, and what every form may have besides. A call whose lists need more says so by its `bodyLimit`.
 */
export function bodyLimitOf({ body, bodyLimit = SMALL_BODY }: Pick<Endpoint, 'body' | 'bodyLimit'>): number {
  return Math.max(bodyLimit, SMALL_BODY + (body ? lettersOf(body.describe()) * LETTER_BYTES : 0));
}

/** The sentence for a body that is larger. @param limit in bytes */
export const bodyTooLarge = (limit: number): string =>
  `What you sent is too large: at most ${Math.floor(limit / 1024)} KB can be sent at once.`;
