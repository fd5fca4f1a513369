import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { rowsOf } from '#tests/support/account-bench.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { pngOf } from '#tests/support/png.ts';

describe.each(engines)('leaving the shop while other windows still write, on %s', (engine) => {
  let bench: OrderBench;
  let planningId: string;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    const items = [{ id: 'hall', text: 'Book the hall', daysBefore: 30 }];
    [planningId = ''] = await saveRecords(bench.shop.db, 'planning', [{ record: { category: 'Marriage', items } }]);
  });
  afterAll(() => bench.close());

  /** Returns every call that stores something of a person, each with another content every time. */
  function writes(who: Customer, marker: string): ((turn: number) => Promise<unknown>)[] {
    const { goods } = bench;
    const mobile = (turn: number): string => `9${String(800_000_000 + turn)}`;
    const guest = (turn: number) => ({
      name: `${marker} Guest`,
      mobile: mobile(turn),
      address: `${marker} Road`,
      pincode: '143001',
    });
    const design = (): FormData => {
      const form = new FormData();
      const fields = {
        name: marker,
        mobile: '9876543210',
        price: '500',
        category: 'Wooden Box',
        description: `${marker} wants gold`,
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('image', new Blob([new Uint8Array(pngOf(8, 8))]), 'design.png');
      return form;
    };
    return [
      (turn) => bench.post('/api/user/add-guest', who, { ...guest(turn), addressChoice: 'address_myself' }),
      (turn) => bench.post('/api/user/import-guests', who, { guests: [{ row: 1, ...guest(turn + 50_000) }] }),
      (turn) =>
        bench.post('/api/user/add-cart', who, {
          invitationId: goods.invitation,
          weight: 1000,
          tempId: 2,
          paymentHistory: [{ index: turn % 4, sweetId: goods.sweet }],
          status: turn % 2 === 0,
        }),
      () => bench.post('/api/user/recent-view', who, { fruitId: goods.sweet }),
      () => bench.post('/api/user/add-planning-history', who, { planningId, checked: [0] }),
      () => bench.post('/api/user/add-planning-help', who, { planningId }),
      (turn) => bench.post('/api/user/change-mobile', who, { mobile: mobile(turn + 90_000) }),
      () => bench.ask('PATCH', '/api/user/update', who, { name: marker, address: `${marker} Road`, pincode: '143001' }),
      () =>
        fetch(`${bench.url}/api/user/upload-design-quote`, {
          method: 'POST',
          headers: { authorization: `Bearer ${who.token}` },
          body: design(),
        }),
    ];
  }

  it('leaves nothing of the person behind, however the calls meet', async () => {
    for (let round = 0; round < 8; round += 1) {
      const marker = `Leaver${String.fromCharCode(65 + round)}`;
      const who = await bench.customer({ name: marker });
      let gone = false;
      let turn = 0;
      const statuses = new Set<number>();
      const write = async (one: (turn: number) => Promise<unknown>): Promise<void> => {
        while (!gone) statuses.add(((await one((turn += 1))) as { status: number }).status);
      };
      const writing = writes(who, marker).flatMap((one) => [write(one), write(one)]);
      // The first writes are through before the person leaves.
      while (turn < 40) await bench.get(`/api/user/data/${who.id}`, who);
      const { status } = await bench.ask('DELETE', '/api/user/account', who);
      gone = true;
      await Promise.all(writing);
      expect(status).toBe(200);
      expect([...statuses].filter((one) => one >= 500)).toEqual([]);
      const left = await rowsOf({ shop: bench.shop });
      expect(left.includes(who.id) || left.includes(marker)).toBe(false);
    }
  });

  it('keeps a payment that begins at the same moment, or the account, but never an order without a person', async () => {
    const answers = [];
    for (let round = 0; round < 8; round += 1) {
      const who = await bench.customer();
      const [paying, leaving] = await Promise.all([
        bench.post('/createOrder', who, bench.sweetOrder()),
        bench.ask('DELETE', '/api/user/account', who),
      ]);
      const left = await rowsOf({ shop: bench.shop });
      answers.push({ paying: paying.status, leaving: leaving.status, left: left.includes(who.id) });
    }
    for (const one of answers)
      expect([
        { paying: 200, leaving: 409, left: true },
        { paying: 401, leaving: 200, left: false },
      ]).toContainEqual(one);
  });

  it('answers a second press of leaving as to somebody who has left', async () => {
    const who = await bench.customer();
    const answers = await Promise.all([1, 2, 3].map(() => bench.ask('DELETE', '/api/user/account', who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });
});
