import type { Queries } from '#server/db/database.ts';
import { Refusal } from '#server/http/errors.ts';
import type { StaffMember } from '#server/staff/staff-session.repo.ts';
import * as say from '#server/staff/staff.texts.ts';
import { said } from '#lib/said.ts';

/**
 * Checks within a transaction that a staff member is still an active owner, since that may have changed after the
 * request was authenticated.
 * @throws Refusal 403 otherwise
 */
export async function demandOwner(tx: Queries, { id }: Pick<StaffMember, 'id'>): Promise<void> {
  const person = await tx.selectFrom('staff').select(['is_active', 'role']).where('id', '=', id).executeTakeFirst();
  if (!person?.is_active || person.role !== 'owner') throw new Refusal(403, said(say, 'noLongerOwner'));
}
