import { inviteBySecret, joinStaff, keepInvite } from '#domain/staff/staff.repo.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { HOUR } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';

/**
 * Creates a staff member by an invitation and returns the id; the member has no usable password.
 * @throws Error when the invitation is missing
 */
export async function joinNewStaff(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  role: StaffRole,
  name: string,
): Promise<string> {
  const { secret } = await keepInvite(db, { name, role, staffId: null, life: HOUR }, now());
  const invite = await inviteBySecret(db, secret, now());
  if (!invite) throw new Error('The invitation is missing.');
  return joinStaff(db, invite, { password: '-', totpSecret: '-', totpStep: 0 }, now());
}
