import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { valueOfFile } from '#lib/pictures.ts';
import type { MediaStore } from '#server/media/media-store.ts';

const PREFIX = '/uploads/';

/** Serves the files of the media store; for the files of a picture that is still to come its quick form stands in. */
export async function serveMedia(app: FastifyInstance, media: MediaStore): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRequest', async (request, reply) => {
      const value = valueOfFile(request.url.slice(PREFIX.length).split('?')[0] ?? '');
      const quick = media.toCome.waits(value) ? await media.toCome.quickForm(value) : null;
      // Nobody may keep it: the same address will show the picture itself.
      if (quick) return reply.header('cache-control', 'no-store').type('image/webp').send(quick);
    });
    await files.register(fastifyStatic, {
      root: media.root,
      prefix: PREFIX,
      decorateReply: false,
      // What customers send is for the staff alone, by a call that asks who they are.
      allowedPath: (path) => !/^\/*designs(?:\/|$)/i.test(path),
      immutable: true,
      maxAge: '365d',
      setHeaders: (reply) => {
        reply.header('x-content-type-options', 'nosniff');
        reply.header('content-security-policy', "default-src 'none'; sandbox");
      },
    });
  });
}
