import type { Queries } from '#server/db/database.ts';

/**
 * Returns the ISO times at which the shop's secrets were last used, by mark. A mark is an HMAC that identifies a secret
 * without revealing it.
 */
export async function secretMarks(db: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('secret_mark').selectAll().execute();
  return new Map(rows.map(({ id, used_at }) => [id, used_at]));
}

/** Deletes the marks of all secrets except one. @param id mark of that secret */
export async function dropOtherMarks(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('secret_mark').where('id', '!=', id).execute();
}

/**
 * Stores the time of a secret's last use; keeps a later time that is already stored.
 * @param id mark of the secret
 * @param usedAt ISO time
 */
export async function markSecret(db: Queries, id: string, usedAt: string): Promise<void> {
  await db
    .insertInto('secret_mark')
    .values({ id, used_at: usedAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ used_at: usedAt }).where('secret_mark.used_at', '<', usedAt),
    )
    .execute();
}
