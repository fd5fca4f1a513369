import { insertOrder } from '#features/orders/order.repo.ts';
import { inviteBySecret, joinStaff, keepInvite, keepToken } from '#features/staff/staff.repo.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import { requestOf } from '#lib/request.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { withTransaction } from '#server/db/database.ts';
import { openSession } from '#server/staff/staff-session.repo.ts';
import type { TestInput } from '#tests/support/api.ts';
import type { Customer, OrderBench } from '#tests/support/order-bench.ts';

/** Somebody of the staff who calls by the contracts; the name is what logs and timelines show. */
export async function staffCaller({ shop, address }: OrderBench, role: StaffRole, name: string) {
  const token = await keepToken(shop.db, { name, role, life: 365 * 24 * 3_600_000 }, shop.now());
  return async <E extends Endpoint>(endpoint: E, input: TestInput<E> = {}) => {
    const { path, ...request } = requestOf(endpoint, input, token);
    const answer = await fetch(address + path, request);
    return { status: answer.status, data: (await answer.json()) as AnswerOf<E> & { message: string } };
  };
}

/** The same with a sign-in of this moment for every call, as grave calls ask for. */
export async function provenCaller({ shop, address }: OrderBench, role: StaffRole, name: string) {
  const { secret } = await keepInvite(shop.db, { name, role, staffId: null, life: 3_600_000 }, shop.now());
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

/** Gives a customer a paid order of boxes to so many homes, as if it had been paid now; answers its id. */
export async function paidBoxes(
  { shop, goods }: OrderBench,
  customer: Customer,
  homes: number,
  { title = 'Royal Peacock', pincode = '143001' }: { title?: string; pincode?: string } = {},
): Promise<string> {
  const id = newId(shop.now());
  const buyer = { name: 'Simran Kaur', mobile: '9876543210', address: '12, Mall Road, Amritsar', pincode: '143001' };
  const content = {
    invitationId: goods.invitation,
    name: title,
    image: '',
    description: '',
    category: 'Wooden Box',
    price: 300_00,
    weight: 750,
    boxName: '4 Section in box',
    tempId: 2,
    sections: [0, 1, 2, 3].map((index) => ({
      index,
      sweetId: goods.sweet,
      name: 'Kaju Katli',
      image: '',
      price: 234_00,
    })),
    boxes: homes,
    goods: 1236_00 * homes,
    delivery: 49_00 * homes,
  };
  const order = {
    id,
    userId: customer.id,
    kind: 'invitation' as const,
    gatewayOrderId: `order_${id}`,
    paymentId: `pay_${id}`,
    title,
    amount: 1285_00 * homes,
    content,
    sale: { buyer, place: { name: 'Punjab', code: '03' }, gstin: '', hsn: '2106', rate: 5 },
    recipients: Array.from({ length: homes }, (_, at) => ({
      guestId: null,
      name: `Home ${at} of ${title}`,
      mobile: `8${String(100_000_000 + at)}`,
      address: `${at + 1}, Lawrence Road`,
      pincode,
      quantity: 1,
    })),
  };
  await withTransaction(shop.db, (tx) => insertOrder(tx, order, shop.now()));
  return id;
}
