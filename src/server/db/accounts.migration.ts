import type { Kysely } from 'kysely';
import type { StaffTables } from '#server/db/staff.schema.ts';

/**
 * Adds name and last use of passkeys, the inviter of invitations, the staff member of tokens, encrypted share links,
 * and the table of secrets' marks. Deletes the sign-in data of closed accounts.
 */
export async function accounts(db: Kysely<StaffTables>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('staff_passkey')
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema.alterTable('staff_passkey').addColumn('used_at', 'timestamptz').execute();
  await schema.alterTable('staff_invite').addColumn('invited_by', 'text').execute();
  await schema.alterTable('staff_token').addColumn('staff_id', 'text').execute();
  for (const table of ['family_link', 'share'])
    await schema
      .alterTable(table)
      .addColumn('sealed', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  await schema
    .createTable('secret_mark')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('used_at', 'timestamptz', (c) => c.notNull())
    .execute();

  const closed = db.selectFrom('staff').select('id').where('is_active', '=', false);
  for (const table of ['staff_passkey', 'staff_recovery', 'staff_session', 'staff_invite'] as const)
    await db.deleteFrom(table).where('staff_id', 'in', closed).execute();
  await db.updateTable('staff').set({ password: '', totp_secret: '' }).where('is_active', '=', false).execute();
}
