import swagger from '@fastify/swagger';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { FastifyInstance } from 'fastify';
import { shop } from '#shop';

/** Describes the API from the same schemas that check it, at `/api/openapi.json`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: `${shop.name} API`, version: '1' } },
    transform: ({ schema, url }) => {
      const described: Record<string, unknown> = { ...(schema as Record<string, unknown>) };
      for (const part of ['params', 'querystring', 'body']) {
        if (described[part]) described[part] = convertSchema(described[part] as Parameters<typeof convertSchema>[0]);
      }
      return { schema: described, url };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } as never }, async () => app.swagger());
}
