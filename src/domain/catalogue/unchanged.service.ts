import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { readVersions } from '#domain/catalogue/catalogue-version.repo.ts';
import type { Queries } from '#server/db/database.ts';

/** Version of the answers' format; a new field raises it, so that no client keeps an answer without the field. */
const FORM = 2;

/**
 * Sets the ETag of a response, made of the kinds' versions and the request's URL. Sends status 304 and returns true
 * when the client has this response already; else returns false.
 */
export async function answerUnchanged(
  db: Queries,
  kinds: RecordKind[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const versions = await readVersions(db);
  const state = kinds.map((kind) => `${kind}:${versions[kind] ?? 0}`).join(',');
  const etag = `"${createHash('sha256').update(`${FORM}|${state}|${request.url}`).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', 'public, no-cache');
  const held = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (!held.includes(etag)) return false;
  reply.code(304).send();
  return true;
}
