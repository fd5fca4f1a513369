import swagger from '@fastify/swagger';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { FastifyInstance } from 'fastify';
import { Schema } from 'yup';
import { shopFacts } from '#shop.config';
import * as say from '#server/http/http.texts.ts';

/** Description of the API: where it is stricter than the one that clients of the earlier shop were written for. */
const DESCRIPTION = say.apiAbout;

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
    openapi: { info: { title: say.apiName(shopFacts.name), version: '1', description: DESCRIPTION } },
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
