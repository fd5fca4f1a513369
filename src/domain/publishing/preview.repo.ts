import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { PREVIEW_LIFE } from '#domain/publishing/preview.contract.ts';
import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';
import { type Held, whileHeld } from '#server/db/lease.repo.ts';
import { newSecret, secretHash } from '#server/secret-hash.ts';

/** Preview whose page was not drawn yet. */
export interface PreviewWish {
  id: string;
  kind: RecordKind;
  recordId: string;
  record: Record<string, unknown>;
}

/**
 * Stores a preview for the publisher to render, and deletes expired ones. Returns its id, the secret of its link and
 * its expiry (ISO time).
 */
export async function keepPreview(
  db: Queries,
  { kind, recordId, record }: Omit<PreviewWish, 'id'>,
  now: number,
): Promise<{ id: string; secret: string; expiresAt: string }> {
  const { secret, hash } = newSecret();
  const id = newId(now);
  const expiresAt = new Date(now + PREVIEW_LIFE).toISOString();
  await db.deleteFrom('preview').where('expires_at', '<', new Date(now).toISOString()).execute();
  await db
    .insertInto('preview')
    .values({
      id,
      secret_hash: hash,
      kind,
      record_id: recordId,
      record: JSON.stringify(record),
      drawn: false,
      expires_at: expiresAt,
    })
    .execute();
  return { id, secret, expiresAt };
}

/** Returns the oldest preview that is not rendered yet; null when there is none. */
export async function nextPreview(db: Queries): Promise<PreviewWish | null> {
  const row = await db
    .selectFrom('preview')
    .select(['id', 'kind', 'record_id', 'record'])
    .where('drawn', '=', false)
    .orderBy('id')
    .executeTakeFirst();
  return row ? { id: row.id, kind: row.kind, recordId: row.record_id, record: row.record } : null;
}

/**
 * Stores the rendered page of a preview, or the problem that prevented it. Writes nothing when another process has
 * taken over the lease.
 */
export async function keepDrawn(
  db: Queries,
  id: string,
  drawn: { page?: string; problem?: string },
  lease: Held | null = null,
): Promise<void> {
  let keeping = db
    .updateTable('preview')
    .set({ drawn: true, page: drawn.page ?? '', problem: drawn.problem ?? '' })
    .where('id', '=', id);
  if (lease) keeping = keeping.where(whileHeld(lease));
  await keeping.execute();
}

/**
 * Returns the rendered page of a preview and its problem (each may be empty); null while it is not rendered yet or does
 * not exist.
 */
export async function readDrawn(db: Queries, id: string): Promise<{ page: string; problem: string } | null> {
  const row = await db
    .selectFrom('preview')
    .select(['drawn', 'page', 'problem'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.drawn ? { page: row.page, problem: row.problem } : null;
}

/**
 * Returns the page of a preview by the secret of its link; null when the secret is unknown, the link has expired, or
 * there is no page.
 */
export async function pageBySecret(db: Queries, secret: string, now: number): Promise<string | null> {
  const row = await db
    .selectFrom('preview')
    .select('page')
    .where('secret_hash', '=', secretHash(secret))
    .where('expires_at', '>', new Date(now).toISOString())
    .executeTakeFirst();
  return row?.page || null;
}
