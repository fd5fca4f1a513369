import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

/** Faults that would cost a person money, an address or a message: each of these tests has been seen to fail. */
describe.each(engines)('what must never happen, on %s', (engine) => {
  let bench: OrderBench;
  let host: Customer;
  let neighbour: Customer;
  let numbers = 0;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    host = await bench.customer({ name: 'Harpreet' });
    neighbour = await bench.customer({ name: 'Gurmeet' });
  });
  afterAll(() => bench.close());

  const freshMobile = () => `98150${String((numbers += 1)).padStart(5, '0')}`;
  const address = { address: '12, Mall Road', pincode: '143001' };
  const none = { addressChoice: 'address_person', address: '', pincode: '' };
  /** Adds a guest with an address to a list; answers it as stored. */
  const add = async (owner: Customer, changes: object = {}) =>
    (
      await bench.post('/api/user/add-guest', owner, {
        name: 'Manjit Kaur',
        mobile: freshMobile(),
        addressChoice: 'address_myself',
        ...address,
        ...changes,
      })
    ).data.guestData;
  const read = async (owner: Customer, id: string) =>
    (await bench.get(`/api/user/guest-list/${owner.id}`, owner)).data.guestList.find(
      (guest: { _id: string }) => guest._id === id,
    );
  const send = (body: object) => bench.ask('PATCH', '/api/user/update-address-person', undefined, body);
  const linkOf = async (owner: Customer, id: string) => {
    const { data } = await bench.post(`/api/user/ask-guest/${id}`, owner, {});
    const query = new URL(data.link).searchParams;
    return { mobile: query.get('mobile') ?? '', t: query.get('t') ?? '' };
  };
  const edit = (guest: { _id: string }, changes: object) =>
    bench.ask('PATCH', '/api/user/edit-guest', host, {
      ...guest,
      guestNo: '1',
      email: 'g@example.in',
      category: 'Family',
      addressChoice: 'address_myself',
      ...changes,
    });

  describe('a stranger who knows only a mobile number', () => {
    const typed = { address: 'Stranger Street 5', pincode: '110001' };

    it('overwrites no stored address, at no host', async () => {
      const mobile = freshMobile();
      const mine = await add(host, { mobile });
      const theirs = await add(neighbour, { mobile, address: '4, Hall Bazaar' });
      expect((await send({ mobile, ...typed })).status).toBe(200);
      expect(await read(host, mine._id)).toEqual(mine);
      expect(await read(neighbour, theirs._id)).toEqual(theirs);
    });

    it('fills only what is missing, at every host, marked as unconfirmed, and nobody else', async () => {
      const mobile = freshMobile();
      const [known, missing, other] = [
        await add(neighbour, { mobile }),
        await add(host, { mobile, ...none }),
        await add(host, none),
      ];
      await send({ mobile, ...typed });
      const filled = await read(host, missing._id);
      expect(filled).toMatchObject({ ...typed, unconfirmed: true, revision: missing.revision + 1 });
      expect(Date.parse(filled.filledAt)).toBeGreaterThan(0);
      expect(await read(neighbour, known._id)).toEqual(known);
      expect(await read(host, other._id)).toEqual(other);
      await send({ mobile, address: 'Another Street 6', pincode: '110002' });
      expect(await read(host, missing._id)).toEqual(filled);
    });

    it('learns neither name nor host', async () => {
      const { mobile } = await add(host);
      const { data } = await bench.post('/api/user/address-request', undefined, { mobile, t: 'x'.repeat(22) });
      expect(data).toMatchObject({ host: '', guest: '', open: false });
    });
  });

  describe("a guest's link", () => {
    it('changes this one guest of this one host', async () => {
      const mobile = freshMobile();
      const [asked, elsewhere, beside] = [
        await add(host, { mobile }),
        await add(neighbour, { mobile }),
        await add(host),
      ];
      const link = await linkOf(host, asked._id);
      expect((await send({ ...link, address: 'House 7, Verka', pincode: '143501' })).status).toBe(200);
      expect(await read(host, asked._id)).toMatchObject({
        address: 'House 7, Verka',
        pincode: '143501',
        unconfirmed: false,
        revision: asked.revision + 1,
      });
      expect(await read(neighbour, elsewhere._id)).toEqual(elsewhere);
      expect(await read(host, beside._id)).toEqual(beside);
    });

    it('opens no other guest, and a closed one never falls back to what strangers may do', async () => {
      const [one, two] = [await add(host, none), await add(host, none)];
      const { t } = await linkOf(host, one._id);
      expect((await send({ mobile: two.mobile, t, ...address })).status).toBe(410);
      expect(await read(host, two._id)).toEqual(two);
    });

    it('is counted by itself: using up one leaves the next open', async () => {
      const { _id } = await add(host, none);
      const [first, second] = [await linkOf(host, _id), await linkOf(host, _id)];
      for (let use = 0; use < 10; use += 1) await send({ ...first, address: `House ${use}, Verka`, pincode: '143501' });
      expect((await send({ ...first, ...address })).status).toBe(410);
      expect((await send({ ...second, ...address })).status).toBe(200);
    });

    it('of one guest stays open when the host ends those of another', async () => {
      const [one, two] = [await add(host, none), await add(host, none)];
      const link = await linkOf(host, one._id);
      await bench.ask('DELETE', `/api/user/ask-guest/${two._id}`, host);
      expect((await send({ ...link, ...address })).status).toBe(200);
    });

    it('is good for thirty days', async () => {
      const link = await linkOf(host, (await add(host, none))._id);
      bench.clock.offset = 30 * DAY - MINUTE;
      const late = await send({ ...link, ...address });
      bench.clock.offset = 0;
      expect(late.status).toBe(200);
    });
  });

  describe("a host's list", () => {
    it('holds a mobile once: an edit that takes the number of another guest changes neither', async () => {
      const [one, two] = [await add(host), await add(host, { name: 'Amrit Kaur' })];
      expect(await edit(two, { mobile: one.mobile, name: 'Renamed' })).toMatchObject({
        status: 400,
        data: { message: 'mobile_already_exist' },
      });
      expect([await read(host, one._id), await read(host, two._id)]).toEqual([one, two]);
    });

    it('lets a guest keep the own number, and take one that another host has', async () => {
      const [mine, theirs] = [await add(host), await add(neighbour)];
      expect((await edit(mine, { name: 'Manjit' })).data.guestData.name).toBe('Manjit');
      expect((await edit(await read(host, mine._id), { mobile: theirs.mobile })).status).toBe(200);
    });

    it('is closed to other hosts', async () => {
      const guest = await add(host, none);
      await send({ mobile: guest.mobile, ...address });
      const before = await read(host, guest._id);
      const body = { guests: [{ _id: guest._id, revision: before.revision }] };
      const tries = [
        await bench.post('/api/user/confirm-guests', neighbour, body),
        await bench.post(`/api/user/ask-guest/${guest._id}`, neighbour, {}),
        await bench.post(`/api/user/guest-asked/${guest._id}`, neighbour, {}),
        await bench.ask('DELETE', `/api/user/ask-guest/${guest._id}`, neighbour),
        await bench.ask('DELETE', `/api/user/delete-guest/${guest._id}`, neighbour),
      ];
      expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect(await read(host, guest._id)).toEqual(before);
    });

    it('loses one guest when one is deleted', async () => {
      const owner = await bench.customer();
      const [one, two] = [await add(owner), await add(owner)];
      await bench.ask('DELETE', `/api/user/delete-guest/${one._id}`, owner);
      expect((await bench.get(`/api/user/guest-list/${owner.id}`, owner)).data.guestList).toEqual([two]);
    });

    it('keeps the address of a guest whose row is overwritten without one', async () => {
      const guest = await add(host);
      const rows = [{ row: 1, name: 'Manjit Kaur Gill', mobile: guest.mobile }];
      await bench.post('/api/user/import-guests', host, { guests: rows, replace: true });
      expect(await read(host, guest._id)).toMatchObject({ name: 'Manjit Kaur Gill', ...address });
    });

    it('holds five thousand guests and refuses the next without losing one', async () => {
      const owner = await bench.customer();
      for (let part = 0; part < 10; part += 1) await bench.guests(owner, 500 - (part === 9 ? 1 : 0));
      const rows = [1, 2].map((row) => ({ row, name: 'Late Guest', mobile: freshMobile() }));
      const many = await bench.post('/api/user/import-guests', owner, { guests: rows });
      expect(many).toMatchObject({ status: 409, data: { message: 'A guest list has space for 5000 guests.' } });
      const take = (body: object) =>
        bench.post('/api/user/add-guest', owner, { addressChoice: 'address_person', ...body });
      expect((await take({ name: 'Last Guest', mobile: freshMobile() })).status).toBe(200);
      expect((await take({ name: 'Late Guest', mobile: freshMobile() })).status).toBe(409);
    });
  });

  describe('money', () => {
    const paidOrder = async () => {
      const customer = await bench.customer();
      const { data } = await bench.post('/createOrder', customer, bench.sweetOrder());
      return { customer, data };
    };

    it('is asked for as the server counted it, by the provider and in the answer', async () => {
      const { data } = await paidOrder();
      expect(data).toMatchObject({ amount: 1299_00, currency: 'INR' });
      expect(bench.gateway.orders.get(data.id)?.amount).toBe(1299_00);
    });

    it('that arrived is in the order to the paisa, with what was bought and where it goes', async () => {
      const { customer, data } = await paidOrder();
      await bench.post('/verifyOrder', customer, bench.gateway.pay(data.id));
      const [order] = await bench.shop.db.selectFrom('order').selectAll().where('user_id', '=', customer.id).execute();
      expect(order).toMatchObject({ amount: 1299_00, kind: 'item', gateway_order_id: data.id });
      expect(JSON.stringify(order)).toContain('12, Mall Road, Amritsar');
    });

    it('is not taken twice for one order', async () => {
      const { customer, data } = await paidOrder();
      const paid = bench.gateway.pay(data.id);
      await bench.post('/verifyOrder', customer, paid);
      const again = await bench.post('/createOrder', customer, bench.sweetOrder());
      expect(again).toMatchObject({ status: 409, data: { payment: data.id } });
      expect(await bench.orderCount(customer)).toBe(1);
    });

    it('makes no order while it has only been promised', async () => {
      const { customer, data } = await paidOrder();
      for (const status of ['created', 'authorized', 'failed', 'refunded'] as const) {
        await bench.post('/verifyOrder', customer, bench.gateway.pay(data.id, { status }));
        expect(await bench.orderCount(customer)).toBe(0);
      }
    });
  });
});
