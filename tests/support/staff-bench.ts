import { keepToken } from '#domain/staff/staff.repo.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import { requestOf } from '#lib/request.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { DAY } from '#lib/time.ts';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';
import type { TestInput } from '#tests/support/api.ts';
import { joinNewStaff } from '#tests/support/new-staff.ts';
import type { OrderBench } from '#tests/support/order-bench.ts';

/** Running shop. */
type Place = Pick<OrderBench, 'shop' | 'url'>;

/**
 * Returns a function that calls endpoints with the token of a new staff member.
 * @param name name in logs and histories
 */
export async function staffCaller({ shop, url }: Place, role: StaffRole, name: string) {
  const token = await keepToken(shop.db, { name, role, life: 365 * DAY }, shop.now());
  return async <E extends Endpoint>(endpoint: E, input: TestInput<E> = {}) => {
    const { path, ...request } = requestOf(endpoint, input, token);
    const answer = await fetch(url + path, request);
    return { status: answer.status, data: (await answer.json()) as AnswerOf<E> & { message: string } };
  };
}

/**
 * Returns a function that calls endpoints as a new staff member, with a new session for each call, since sensitive
 * calls require a recent sign-in.
 */
export async function provenCaller({ shop, url }: Place, role: StaffRole, name: string) {
  const staffId = await joinNewStaff(shop, role, name);
  return async <E extends Endpoint>(endpoint: E, input: TestInput<E> = {}) => {
    const cookie = `__Host-staff=${await openStaffSession(shop.db, staffId, 'A test', shop.now())}`;
    const { path, ...request } = requestOf(endpoint, input);
    const headers = { ...request.headers, cookie, 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(url + path, { ...request, headers });
    return { status: answer.status, data: (await answer.json()) as AnswerOf<E> & { message: string } };
  };
}

export type StaffCaller = Awaited<ReturnType<typeof staffCaller>>;
