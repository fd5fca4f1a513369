import type { StaffRole } from '#lib/staff-roles.ts';
import { asContract } from '#tests/attack/intruders/own-tries.ts';
import { ownCalls } from '#tests/support/own-calls.ts';
import { needsProof, openCalls, openToStaff, staffMayCall } from '#tests/support/who-may-call.ts';

/** Whom a call lets in. */
export type Guard = 'open' | 'customer' | { roles: readonly StaffRole[]; needsProof: boolean };

/** Guards of all calls, by method and path; written by hand in `tests/support`, and not taken from the contracts. */
export const guards: ReadonlyMap<string, Guard> = new Map<string, Guard>([
  ...[...openCalls, ...openToStaff].map((call) => [asContract(call), 'open'] as const),
  ...Object.keys(ownCalls).map((call) => [asContract(call), 'customer'] as const),
  ...Object.entries(staffMayCall).map(
    ([call, roles]) => [call, { roles, needsProof: needsProof.includes(call) }] as const,
  ),
]);

/**
 * Returns the status with which a call must refuse a staff member; null when it lets the member in.
 * @param fresh true for a session whose sign-in is not older than five minutes
 */
export function refusalOf(guard: Guard, role: StaffRole, fresh: boolean): 401 | 403 | null {
  if (guard === 'open') return null;
  if (guard === 'customer') return 401;
  return guard.roles.includes(role) && (fresh || !guard.needsProof) ? null : 403;
}
