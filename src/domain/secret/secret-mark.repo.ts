import type { Queries } from '#server/db/database.ts';

/** Returns the ISO time at which each secret of the shop was last used, by the secret's mark. */
export async function secretMarks(db: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('secret_mark').selectAll().execute();
  return new Map(rows.map(({ id, used_at }) => [id, used_at]));
}

/** Deletes the marks of all secrets but one. */
export async function dropOtherMarks(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('secret_mark').where('id', '!=', id).execute();
}

/** Notes that a secret was used at a time, unless a later use is noted already. */
export async function markSecret(db: Queries, id: string, usedAt: string): Promise<void> {
  await db
    .insertInto('secret_mark')
    .values({ id, used_at: usedAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ used_at: usedAt }).where('secret_mark.used_at', '<', usedAt),
    )
    .execute();
}
