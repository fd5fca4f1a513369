import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPacking } from '#domain/packing/packing.contract.ts';
import { eraseAccount } from '#domain/session/account.repo.ts';
import { withTransaction } from '#server/db/database.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { type StaffCaller, staffCaller } from '#tests/support/staff-bench.ts';

const BOX = 1236_00;
const HOME = BOX + 49_00;
const all = { couple: 'ਹਰਲੀਨ ਅਤੇ ਅਰਜੁਨ', day: '2027-02-14', place: 'Ranjit Palace, Amritsar' };

describe.each(engines)('the card in a box, on %s', (engine) => {
  let bench: OrderBench;
  let packer: StaffCaller;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    packer = await staffCaller(bench, 'packer', 'Gurdeep of the cards');
  });
  afterAll(() => bench.close());

  /** Returns a host with so many guests, each of whom gets a box. */
  async function host(count: number) {
    const customer = await bench.customer();
    const guests = await bench.guests(customer, count);
    const order = (changes: object) => ({
      ...bench.invitationOrder(
        guests.map((guestId) => ({ guestId, quantity: 1 })),
        HOME * count,
      ),
      ...changes,
    });
    return { customer, guests, order };
  }

  /** Pays what was begun; answers the order. */
  async function pay(customer: Customer, begun: { id: string }): Promise<string> {
    return (await bench.post('/verifyOrder', customer, bench.gateway.pay(begun.id))).data.orderId;
  }

  it('is kept with the order, with the words for everybody and those for some, and packers see whose it is', async () => {
    const { customer, guests, order } = await host(3);
    const card = { ...all, message: 'With love', own: [{ message: 'मीठा मुँह', guestIds: [guests[1]] }] };
    const { status, data } = await bench.post('/createOrder', customer, order({ card }));
    expect(status).toBe(200);
    const id = await pay(customer, data);
    const read = await bench.get(`/api/user/payment-data/${id}`, customer);
    expect(read.data.paymentHistory[0].card).toEqual(card);
    const list = (await packer(readPacking, { query: { order: id } as never })).data;
    const words = new Map(list.cards.map((one) => [one.key, one]));
    expect(list.homes.map((home) => words.get(home.card ?? '')?.message)).toEqual([
      'With love',
      'मीठा मुँह',
      'With love',
    ]);
    expect(list.cards.map(({ other }) => other)).toEqual([false, true]);
  });

  it('is another payment when its words were changed before paying, and the same one when they were not', async () => {
    const { customer, order } = await host(1);
    const begin = async (message: string) =>
      (await bench.post('/createOrder', customer, order({ card: { ...all, message } }))).data.id;
    const first = await begin('With love');
    expect(await begin('With love')).toBe(first);
    expect(await begin('With all our love')).not.toBe(first);
  });

  it('is none for earlier clients, for blank words, and for a sweet', async () => {
    const { customer, order } = await host(1);
    const { data } = await bench.post('/createOrder', customer, order({ card: { message: '  ' } }));
    const id = await pay(customer, data);
    const read = await bench.get(`/api/user/payment-data/${id}`, customer);
    expect(read.data.paymentHistory[0]).not.toHaveProperty('card');
    const { homes, cards } = (await packer(readPacking, { query: { order: id } as never })).data;
    expect([homes[0]?.card, cards]).toEqual([undefined, []]);
  });

  it('refuses words that do not fit and a guest with two messages, and keeps nothing of it', async () => {
    const { customer, guests, order } = await host(1);
    const twice = [1, 2].map((place) => ({ message: `Words ${place}`, guestIds: guests }));
    for (const [card, field] of [
      [{ message: 'ਕੀ'.repeat(251) }, 'card.message'],
      [{ own: twice }, 'card.own'],
    ] as const) {
      const { status, data } = await bench.post('/createOrder', customer, order({ card }));
      expect([status, Object.keys(data.errors)]).toEqual([400, [field]]);
    }
    const kept = await bench.shop.db
      .selectFrom('order_draft')
      .select('id')
      .where('user_id', '=', customer.id)
      .execute();
    expect(kept).toEqual([]);
  });

  it('goes with the account, from orders and from what was begun', async () => {
    const { customer, order } = await host(1);
    const card = { ...all, message: 'Nobody else reads this' };
    await pay(customer, (await bench.post('/createOrder', customer, order({ card }))).data);
    await withTransaction(bench.shop.db, (tx) => eraseAccount(tx, customer.id));
    for (const table of ['order', 'order_draft'] as const) {
      const rows = await bench.shop.db.selectFrom(table).select('content').where('user_id', '=', customer.id).execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toMatch(/Nobody else|ਹਰਲੀਨ|Ranjit/);
    }
  });
});
