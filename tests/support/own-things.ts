import { newId } from '#lib/ids.ts';
import type { Customer, OrderBench } from '#tests/support/order-bench.ts';
import { sharedWith } from '#tests/support/shares.ts';

/** Price of one box of `invitationOrder` in paise. */
export const BOX = 1236_00;
/** The same with its delivery to a guest. */
export const HOME = BOX + 49_00;

/** Ids of what a customer has in the shop. */
export interface OwnThings {
  id: string;
  guest: string;
  otherGuest: string;
  share: string;
  cart: string;
  itemOrder: string;
  boxOrder: string;
  /** An order that was begun and not paid yet. */
  begun: string;
  /** An order of which an advance was paid. */
  advanced: string;
  planning: string;
  /** A line of the ledger. */
  gift: string;
  /** A device on which she is signed in. */
  session: string;
}

/** Line of the ledger, without its revision. */
export const given = { name: 'Changed Name', amount: '501', what: '', day: '2026-11-22', note: '' };

/**
 * Gives a customer one of everything that `ownCalls` reach, and returns its ids.
 * @throws Error when a call is refused
 * @param planning id of a checklist in the catalogue
 * @param marker text of all addresses and names
 */
export async function settleThings(
  bench: OrderBench,
  customer: Customer,
  { planning, marker }: { planning: string; marker: string },
): Promise<OwnThings> {
  const [one = '', otherGuest = ''] = await bench.guests(customer, 2, { name: `${marker} guest`, address: marker });
  const post = async (path: string, body: unknown) => {
    const answer = await bench.post(path, customer, body);
    if (answer.status >= 300) throw new Error(`${path} answers ${answer.status}: ${answer.data.message}`);
    return answer.data;
  };
  const delivery = { name: 'Anita Rani', address: marker, pincode: '143001', mobile: '9876543210' };
  const pay = async (id: string): Promise<string> => (await post('/verifyOrder', bench.gateway.pay(id))).orderId;
  const cart = await bench.cart(customer);
  const itemOrder = await pay((await post('/createOrder', bench.sweetOrder({ delivery }))).id);
  const boxOrder = await pay(
    (await post('/createOrder', bench.invitationOrder([{ guestId: one, quantity: 1 }], HOME))).id,
  );
  const begun = (await post('/createOrder', bench.sweetOrder({ delivery, quantity: 2 }, 2549_00))).id;
  const large = { ...bench.sweetOrder({ delivery, quantity: 100 }, 125049_00), advance: true };
  const advanced = await pay((await post('/createOrder', large)).id);
  await post(`/api/user/ask-guest/${one}`, {});
  await post('/api/user/recent-view', { fruitId: bench.goods.sweet });
  await post('/api/user/add-planning-history', { planning: [{ planningId: planning, checked: [0] }] });
  const { gift } = await post('/api/user/shagun-ledger', { ...given, name: marker, guestId: one });
  // Her brother opened it.
  const { share } = await sharedWith(bench, await bench.customer({ name: 'Rohan' }), { family: customer });
  const [session, at] = [newId(), new Date(bench.shop.now()).toISOString()];
  const { db } = bench.shop;
  await db
    .insertInto('user_session')
    .values({ id: session, user_id: customer.id, device: marker, created_at: at, seen_at: at })
    .execute();
  await db
    .insertInto('mobile_change')
    .values({ user_id: customer.id, mobile: '9812345670', asked_at: at, due_at: at })
    .execute();
  const things = {
    guest: one,
    otherGuest,
    share,
    cart,
    itemOrder,
    boxOrder,
    begun,
    advanced,
    planning,
    gift: gift._id,
    session,
  };
  return { id: customer.id, ...things };
}
