import { inviteBySecret, joinStaff, keepInvite, keepToken } from '#domain/staff/staff.repo.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import { requestOf } from '#lib/request.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { DAY, HOUR } from '#lib/time.ts';
import { openSession } from '#server/staff/staff-session.repo.ts';
import type { TestInput } from '#tests/support/api.ts';
import type { OrderBench } from '#tests/support/order-bench.ts';

/** A shop that runs. */
type Place = Pick<OrderBench, 'shop' | 'address'>;

/** Returns a member of staff who calls by the contracts; logs and timelines show the name. */
export async function staffCaller({ shop, address }: Place, role: StaffRole, name: string) {
  const token = await keepToken(shop.db, { name, role, life: 365 * DAY }, shop.now());
  return async <E extends Endpoint>(endpoint: E, input: TestInput<E> = {}) => {
    const { path, ...request } = requestOf(endpoint, input, token);
    const answer = await fetch(address + path, request);
    return { status: answer.status, data: (await answer.json()) as AnswerOf<E> & { message: string } };
  };
}

/** Returns a member of staff who signs in anew for every call, as grave calls ask for. */
export async function provenCaller({ shop, address }: Place, role: StaffRole, name: string) {
  const { secret } = await keepInvite(shop.db, { name, role, staffId: null, life: HOUR }, shop.now());
  const invite = await inviteBySecret(shop.db, secret, shop.now());
  if (!invite) throw new Error('the invitation is missing');
  const staffId = await joinStaff(shop.db, invite, { password: '-', totpSecret: '-', totpStep: 0 }, shop.now());
  return async <E extends Endpoint>(endpoint: E, input: TestInput<E> = {}) => {
    const cookie = `__Host-staff=${await openSession(shop.db, staffId, 'A test', shop.now())}`;
    const { path, ...request } = requestOf(endpoint, input);
    const headers = { ...request.headers, cookie, 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(address + path, { ...request, headers });
    return { status: answer.status, data: (await answer.json()) as AnswerOf<E> & { message: string } };
  };
}

export type StaffCaller = Awaited<ReturnType<typeof staffCaller>>;
