import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { valueOfFile } from '#lib/pictures.ts';
import { mediaHeaders } from '#server/media/bucket.ts';
import type { MediaStore } from '#server/media/media-store.ts';

const PREFIX = '/uploads/';
const GUARD = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" };

/** Returns the file name in the URL of an upload; empty when the URL cannot be decoded. */
function nameOf(url: string): string {
  const path = url.slice(PREFIX.length).split('?')[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/**
 * Serves the files of the media store under `/uploads/`, except customers' designs. Sends a picture's reduced version
 * until its files are encoded, and downloads missing files from the bucket.
 */
export async function serveMedia(app: FastifyInstance, media: MediaStore): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRequest', async (request, reply) => {
      const file = nameOf(request.url);
      const value = valueOfFile(file);
      const quick = media.toCome.waits(value) ? await media.toCome.quickForm(value) : null;
      // Nobody may keep it: the same URL will show the picture itself.
      if (quick) return reply.header('cache-control', 'no-store').type('image/webp').send(quick);
      const fetched = await media.fetchPublic(file);
      // What was kept here is sent from here; a person's own picture is not kept.
      if (fetched && !media.holds(file))
        return reply
          .headers({ ...GUARD, 'cache-control': 'private, no-store' })
          .type(mediaHeaders(file).type)
          .send(fetched);
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
        for (const [name, text] of Object.entries(GUARD)) reply.header(name, text);
      },
    });
  });
}
