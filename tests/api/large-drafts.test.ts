import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPendingOrder } from '#domain/payments/pending-order.repo.ts';
import { eraseAccount } from '#domain/session/account.repo.ts';
import { collectOwnData } from '#domain/session/own-data.repo.ts';
import { withTransaction } from '#server/db/database.ts';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const GUESTS = 600;
const BOX = 1236_00 + 49_00;
/** Bytes for each guest: half of what lets twenty drafts of 5,000 guests fit into 20 MB, as these addresses are short. */
const EACH = 100;

describe.each(engines)('a payment begun for hundreds of guests, on %s', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());

  async function begun() {
    const who = await bench.customer();
    const guests = await bench.guests(who, GUESTS);
    const to = guests.map((guestId) => ({ guestId, quantity: 1 }));
    const { status, data } = await bench.post('/createOrder', who, bench.invitationOrder(to, GUESTS * BOX));
    expect(status).toBe(200);
    return { who, id: data.id as string };
  }
  const stored = async (id: string): Promise<string> => {
    const row = await bench.shop.db
      .selectFrom('order_draft')
      .select('content')
      .where('gateway_order_id', '=', id)
      .executeTakeFirstOrThrow();
    return JSON.stringify(row.content);
  };

  it('takes little room, is paid like any other, and stands readable in what its person downloads', async () => {
    const { who, id } = await begun();
    expect((await stored(id)).length).toBeLessThan(GUESTS * EACH);
    const own = JSON.stringify((await collectOwnData(bench.shop.db, who.id))['begunPayments']);
    expect(own).toContain('600, Lawrence Road, Amritsar');
    expect((await bench.post('/verifyOrder', who, bench.gateway.pay(id))).status).toBe(200);
    const homes = await bench.shop.db
      .selectFrom('order_recipient')
      .innerJoin('order', 'order.id', 'order_recipient.order_id')
      .select(['name', 'address', 'pincode'])
      .where('gateway_order_id', '=', id)
      .orderBy('position')
      .execute();
    expect(homes).toHaveLength(GUESTS);
    expect(homes.at(-1)).toEqual({ name: 'Guest 599', address: '600, Lawrence Road, Amritsar', pincode: '143001' });
  });

  it('keeps no name and no address once its person is erased', async () => {
    const { who, id } = await begun();
    await withTransaction(bench.shop.db, (tx) => eraseAccount(tx, who.id));
    const kept = JSON.stringify(await readPendingOrder(bench.shop.db, id));
    expect(kept).toContain('143001');
    expect(kept).not.toMatch(/Guest \d|Lawrence Road|Simran/);
  });
});
