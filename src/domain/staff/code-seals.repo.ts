import { byAnyKey } from '#server/shop-secret.ts';
import { type SealedPlace, unseal } from '#server/staff/sealed.ts';

/** Sealed secrets of authenticator apps. */
export const oneTimeCodeSeals: SealedPlace = {
  use: 'staff one-time codes',
  async read(db, keys, after, limit) {
    const rows = await db
      .selectFrom('staff')
      .select(['id', 'totp_secret as sealed'])
      .where('totp_secret', '!=', '')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, secret: byAnyKey(keys, (key) => unseal(row.sealed, key)) }));
  },
  async write(db, { id, was, sealed }) {
    await db
      .updateTable('staff')
      .set({ totp_secret: sealed })
      .where('id', '=', id)
      .where('totp_secret', '=', was)
      .execute();
  },
};
