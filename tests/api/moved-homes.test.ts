import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import { readOrderForStaff } from '#domain/orders/staff-order.repo.ts';
import { listPacking } from '#domain/packing/packing.repo.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const BOX = 1236_00;

describe.each(engines)('a paid box that goes elsewhere, on %s', (engine) => {
  let bench: OrderBench;
  let host: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    host = await bench.customer({ name: 'Harpreet' });
  });
  afterAll(() => bench.close());

  /** Returns a paid box whose guest corrected the address a minute later. */
  async function corrected(address: string, pincode: string): Promise<string> {
    const [guestId = ''] = await bench.guests(host, 1);
    const asked = await bench.post(`/api/user/ask-guest/${guestId}`, host, {});
    const query = new URL(asked.data.link).searchParams;
    const boxes = bench.invitationOrder([{ guestId, quantity: 2 }], 2 * BOX + 2 * 49_00);
    const { data } = await bench.post('/createOrder', host, boxes);
    const { orderId } = (await bench.post('/verifyOrder', host, bench.gateway.pay(data.id))).data;
    bench.clock.offset += MINUTE;
    const link = { mobile: query.get('mobile') ?? '', t: query.get('t') ?? '' };
    await bench.ask('PATCH', '/api/user/update-address-person', undefined, { ...link, address, pincode });
    return orderId;
  }
  const move = (orderId: string, address: string, pincode: string, anyway?: string) =>
    bench.post(`/api/user/orders/${orderId}/address`, host, {
      position: 0,
      address,
      pincode,
      ...(anyway && { anyway }),
    });
  const staffSees = async (orderId: string) => (await readOrderForStaff(bench.shop, orderId))!;

  it('asks as payment does where its sweets may not arrive fresh, and keeps the yes with the order', async () => {
    const orderId = await corrected('3 Beach Road', '629702');
    const asked = await move(orderId, '3 Beach Road', '629702');
    expect(asked.status).toBe(409);
    expect(asked.data.message).toMatch(
      /^Kaju katli does not reach that home fresh\..*Shall we send it there anyway\?$/,
    );
    expect((await staffSees(orderId)).homes[0]).toMatchObject({ pincode: '143001' });
    // A yes to something else is none.
    expect((await move(orderId, '3 Beach Road', '629702', 'another word')).status).toBe(409);
    expect((await move(orderId, '3 Beach Road', '629702', asked.data.anyway)).data.homes).toEqual([]);
    const { homes, sale } = await staffSees(orderId);
    expect(homes[0]).toMatchObject({ address: '3 Beach Road', pincode: '629702' });
    expect(sale.takenAnyway).toEqual([{ sweetId: bench.goods.sweet, name: 'Kaju katli', pincodes: ['629702'] }]);
  });

  it('asks whether a pincode that nobody knows is right', async () => {
    const orderId = await corrected('1 Nowhere Lane', '999999');
    const asked = await move(orderId, '1 Nowhere Lane', '999999');
    expect(asked).toMatchObject({ status: 409 });
    expect(asked.data.message).toContain('We do not know the pincode 999999');
    expect((await move(orderId, '1 Nowhere Lane', '999999', asked.data.anyway)).status).toBe(200);
    expect((await staffSees(orderId)).notes[0]?.text).toContain('Nobody knows the pincode 999999');
    const likely = await move(await corrected('12, Sector 61', '160061'), '12, Sector 61', '160061');
    expect(likely.data.message).toContain('We do not know the pincode 160061. It is probably in Chandigarh.');
  });

  it('tells staff when it was moved and from where, on the order and at packing; nothing is asked where all is well', async () => {
    const orderId = await corrected('House 8', '143006');
    expect((await move(orderId, 'House 8', '143006')).status).toBe(200);
    const at = new Date(bench.shop.now()).toISOString().slice(0, 10);
    const [home] = (await staffSees(orderId)).homes;
    expect(home?.moved).toEqual({ at: expect.stringContaining(at), from: '1, Lawrence Road, Amritsar, 143001' });
    const { homes } = await listPacking(bench.shop.db, { order: orderId });
    expect(homes).toMatchObject([{ address: 'House 8', movedAt: home?.moved?.at }]);
  });

  it('goes where the family says as well, until it is packed', async () => {
    const [guestId = ''] = await bench.guests(host, 1);
    const boxes = bench.invitationOrder([{ guestId, quantity: 1 }], BOX + 49_00);
    const { data } = await bench.post('/createOrder', host, boxes);
    const { orderId } = (await bench.post('/verifyOrder', host, bench.gateway.pay(data.id))).data;
    const listed = async () =>
      (await bench.get('/api/user/corrected-homes', host)).data.homes.filter(
        (home: { orderId: string }) => home.orderId === orderId,
      );
    expect(await listed()).toEqual([]);
    const { guestList } = (await bench.get(`/api/user/guest-list/${host.id}`, host)).data;
    const { revision } = guestList.find(({ _id }: { _id: string }) => _id === guestId);
    const edited = { _id: guestId, revision, address: '77, Mall Road', addressChoice: 'address_myself' };
    expect((await bench.ask('PATCH', '/api/user/edit-guest', host, edited)).status).toBe(200);
    expect(await listed()).toMatchObject([{ address: '77, Mall Road', isPacked: false }]);
    const [{ pincode }] = await listed();
    expect((await move(orderId, '77, Mall Road', pincode)).status).toBe(200);
    expect((await staffSees(orderId)).homes[0]).toMatchObject({ address: '77, Mall Road' });
    expect(await listed()).toEqual([]);
  });
});
