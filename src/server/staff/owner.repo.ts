import type { Queries } from '#server/db/database.ts';
import { Refusal } from '#server/http/errors.ts';
import type { StaffMember } from '#server/staff/staff-session.repo.ts';

/**
 * Checks within a transaction that a member of the staff is still an owner: another owner may have closed the account
 * since the request came in.
 * @throws Refusal 403
 */
export async function demandOwner(tx: Queries, { id }: Pick<StaffMember, 'id'>): Promise<void> {
  const person = await tx.selectFrom('staff').select(['is_active', 'role']).where('id', '=', id).executeTakeFirst();
  if (!person?.is_active || person.role !== 'owner')
    throw new Refusal(403, 'You are not an owner of the shop any more. Nothing was changed.');
}
