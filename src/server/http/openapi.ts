import swagger from '@fastify/swagger';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { FastifyInstance } from 'fastify';
import { Schema } from 'yup';
import { shopFacts } from '#shop.config';

/** Description of the API: where it is stricter than the one that clients of the earlier shop were written for. */
const DESCRIPTION = `Clients of the earlier shop run against this API as they are, except that

1. \`createOrder\` and \`verifyOrder\` need the bearer token, and \`createOrder\` says what is being paid for (\`item\` or \`invitation\`); the server computes the amount and answers 409 with the right one where the client's differs;
2. \`delete-cart\` needs the bearer token;
3. \`calculate-price\` prices and stores nothing; picks are kept by \`add-cart\` and \`update-cart\`;
4. the guest address page needs the link's secret \`t\` to correct an address that is stored;
5. a second code within 30 seconds is answered 429 with a sentence, and a changed mobile number needs the code sent to it: without it every other field is saved.

A guest's \`mobile\` is empty for a guest without a number, and begins with \`+\` for one abroad, who gets no box. Numbers and pincodes are taken as people write them (\`+91 98140-21000\`, \`141 001\`).

Calls that create something take an \`Idempotency-Key\` of 16 to 128 letters, digits, hyphens or underscores: the same key within a day creates once and is given the first answer again, with \`Idempotent-Replayed: true\`; with another body it is answered 422.`;

/** Returns a JSON schema without the `type` that the converter invents for fields of any type (a list of `null`). */
function anyTyped(described: unknown): unknown {
  if (Array.isArray(described)) return described.map(anyTyped);
  if (typeof described !== 'object' || described === null) return described;
  const { type, ...rest } = Object.fromEntries(Object.entries(described).map(([name, of]) => [name, anyTyped(of)]));
  const anything = Array.isArray(type) && type.every((one) => one === 'null');
  return anything || type === undefined ? rest : { type, ...rest };
}

/**
 * Adds the route `/api/openapi.json`, which serves the OpenAPI description of all endpoints, generated from their
 * schemas.
 */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: `${shopFacts.name} API`, version: '1', description: DESCRIPTION } },
    transform: ({ schema, url }) => {
      const described: Record<string, unknown> = { ...schema };
      for (const part of ['params', 'querystring', 'body']) {
        const input = described[part];
        if (input instanceof Schema) described[part] = anyTyped(convertSchema(input));
      }
      return { schema: described, url };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
