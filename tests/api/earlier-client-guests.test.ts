import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

describe('a client of the earlier shop', () => {
  let bench: OrderBench;
  let customer: Customer;
  beforeAll(async () => {
    bench = await startOrderBench('sqlite');
    customer = await bench.customer();
  });
  afterAll(() => bench.close());
  const send = async (method: string, path: string, body: unknown, who: Customer) =>
    bench.ask(method, `/api/user/${path}`, who, body);

  it('sends a guest back as the shop has told it, nulls included, and changes only what it fills', async () => {
    const nothing = { guestNo: null, email: null, address: null, category: null, pincode: null };
    const mobile = '9814055501';
    const added = await send('POST', 'add-guest', { userId: customer.id, name: 'Amrit', mobile, ...nothing }, customer);
    expect(added).toMatchObject({ status: 200, data: { guestData: { guestNo: null, email: '', address: '' } } });
    const edit = async (body: object) => (await send('PATCH', 'edit-guest', body, customer)) as { data: unknown };
    const { revision: _, ...told } = added.data.guestData;
    expect(await edit({ ...told, address: '4, Mall Road', pincode: '143001' })).toMatchObject({
      status: 200,
      data: { guestData: { name: 'Amrit', guestNo: null, address: '4, Mall Road', pincode: '143001' } },
    });
    expect(await edit({ _id: told._id, guestNo: 7, email: 'amrit@example.in', category: 'Family' })).toMatchObject({
      status: 200,
      data: { guestData: { mobile, guestNo: 7, address: '4, Mall Road' } },
    });
    const whole = {
      name: 'Amrit Kaur',
      mobile,
      guestNo: 7,
      email: 'amrit@example.in',
      category: 'Family',
      address: '4, Mall Road',
      pincode: '143001',
    };
    for (const rest of [
      {},
      { ...nothing, mobile: null },
      { mobile: '', guestNo: '', email: '', address: '', category: '', pincode: '' },
    ])
      expect(await edit({ _id: told._id, name: 'Amrit Kaur', ...rest })).toMatchObject({
        status: 200,
        data: { guestData: whole },
      });
    expect(await edit({ _id: told._id, mobile: '12' })).toMatchObject({ status: 400 });
  });
});
