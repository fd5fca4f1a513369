import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const DAY = 24 * 60 * 60_000;

describe.each(engines)('the guest list, on %s', (engine) => {
  let bench: OrderBench;
  let host: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    host = await bench.customer({ name: 'Harpreet' });
  });
  afterAll(() => bench.close());

  const add = (changes: object = {}) => bench.post('/api/user/add-guest', host, { name: 'Manjit Kaur', mobile: '9814012345', addressChoice: 'address_myself', address: '12, Mall Road', pincode: '143001', ...changes });
  const list = async (q = '') => (await bench.get(`/api/user/guest-list/${host.id}${q}`, host)).data.guestList;
  const byLink = (body: object) => bench.ask('PATCH', '/api/user/update-address-person', undefined, body);
  /** Asks a guest and takes the link apart. */
  async function ask(id: string): Promise<{ mobile: string; t: string }> {
    const { data } = await bench.post(`/api/user/ask-guest/${id}`, host, {});
    const query = new URL(data.link).searchParams;
    return { mobile: query.get('mobile') ?? '', t: query.get('t') ?? '' };
  }

  it('adds, finds, changes and deletes a guest; names in Indian scripts stay as they are', async () => {
    const { data } = await add({ name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', mobile: '9814000001', address: 'ਅੰਮ੍ਰਿਤਸਰ' });
    const id = data.guestData._id;
    expect((await list(`?q=${encodeURIComponent('ਗੁਰਪ੍ਰੀਤ')}`)).map((one: { _id: string }) => one._id)).toEqual([id]);
    const changed = await bench.ask('PATCH', '/api/user/edit-guest', host, { _id: id, name: 'Gurpreet', mobile: '9814000001', guestNo: '3', email: 'g@example.in', category: 'Family', addressChoice: 'address_myself', address: 'Amritsar 1', pincode: '143001' });
    expect(changed).toMatchObject({ status: 200, data: { message: 'data-update-successfully', guestData: { name: 'Gurpreet', guestNo: 3 } } });
    expect((await bench.ask('DELETE', `/api/user/delete-guest/${id}`, host)).data.message).toBe('successfully_delete');
    expect(await list('?q=Gurpreet')).toEqual([]);
    expect((await bench.ask('DELETE', `/api/user/delete-guest/${id}`, host)).status).toBe(404);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: '<script>alert(1)</script>' }],
    ['name', { name: 'x'.repeat(10_000) }],
    ['mobile', { mobile: '12' }],
    ['mobile', { mobile: '5814012345' }],
    ['pincode', { pincode: '000000' }],
    ['address', { address: 'x'.repeat(10_000) }],
  ])('refuses a wrong %s by its field', async (field, changes) => {
    const { status, data } = await add({ mobile: '9814000002', ...changes });
    expect(status).toBe(400);
    expect(data.errors?.[field]).toBeTruthy();
  });

  it('takes a mobile number once', async () => {
    expect((await add({ mobile: '9814000003' })).status).toBe(200);
    expect(await add({ mobile: '9814000003' })).toMatchObject({ status: 400, data: { message: 'mobile_already_exist' } });
  });

  it('lets a guest fill in and correct the address by a secret that is only kept as a digest', async () => {
    const { data } = await add({ mobile: '9814000004', addressChoice: 'address_person', address: '', pincode: '' });
    const link = await ask(data.guestData._id);
    expect(link.t.length).toBeGreaterThanOrEqual(16);
    expect(JSON.stringify(await bench.shop.db.selectFrom('guest_link').selectAll().execute())).not.toContain(link.t);
    const who = await bench.post('/api/user/address-request', undefined, link);
    expect(who.data).toEqual({ host: 'Harpreet', guest: 'Manjit Kaur', open: true, message: 'success' });
    for (const address of ['ਪਿੰਡ ਵੇਰਕਾ', 'House 7, Verka']) expect((await byLink({ ...link, address, pincode: '143501' })).status).toBe(200);
    expect((await list('?q=Verka'))[0]).toMatchObject({ address: 'House 7, Verka', pincode: '143501', unconfirmed: false });
  });

  it('is closed to a changed secret, after 30 days, and once the host ends it', async () => {
    const { data } = await add({ mobile: '9814000005', addressChoice: 'address_person', address: '', pincode: '' });
    const id = data.guestData._id;
    const link = await ask(id);
    const filled = { address: 'House 9', pincode: '143001' };
    const closed = { status: 410, data: { message: 'This link is no longer open. Please ask your host to send a new one.' } };
    expect(await byLink({ ...link, ...filled, t: `${link.t.slice(0, -1)}x` })).toMatchObject(closed);
    bench.clock.offset = 31 * DAY;
    expect(await byLink({ ...link, ...filled })).toMatchObject(closed);
    bench.clock.offset = 0;
    await bench.ask('DELETE', `/api/user/ask-guest/${id}`, host);
    expect(await byLink({ ...link, ...filled })).toMatchObject(closed);
    expect((await bench.post('/api/user/address-request', undefined, link)).data).toEqual({ host: '', guest: '', open: false, message: 'success' });
    expect((await list('?q=9814000005'))[0].address).toBe('');
  });

  it.each([
    ['pincode', { address: 'House 9', pincode: '000000' }],
    ['address', { address: '  ', pincode: '143001' }],
    ['address', { address: '12345', pincode: '143001' }],
  ])("tells a guest what is wrong with the %s", async (field, typed) => {
    const { status, data } = await byLink({ mobile: '9814000004', t: 'x'.repeat(32), ...typed });
    expect(status).toBe(400);
    expect(data.errors?.[field]).toBeTruthy();
  });

  it('imports many, leaves doubles out by row, overwrites only when told, and refuses more than a thousand at once', async () => {
    const row = (number: number, changes: object = {}) => ({ row: number, name: `Guest ${String.fromCharCode(64 + number)}`, mobile: `97140000${String(number).padStart(2, '0')}`, ...changes });
    const send = (guests: object[], replace = false) => bench.post('/api/user/import-guests', host, { guests, replace });
    expect((await send([row(1), row(2), row(3, { mobile: '12' })])).data).toMatchObject({ added: 2, updated: 0, skipped: [{ row: 3, message: 'Mobile number not valid.' }] });
    expect((await send([row(1), row(4)])).data).toMatchObject({ added: 1, updated: 0, skipped: [{ row: 1 }] });
    expect((await send([row(1, { name: 'Renamed' })], true)).data).toMatchObject({ added: 0, updated: 1 });
    expect((await list('?q=Renamed')).length).toBe(1);
    await send([row(1, { name: 'Renamed', email: 'one@example.in', category: 'Family', guestNo: '4', address: 'House 7', pincode: '143001' })], true);
    await send([row(1, { name: 'Again' })], true);
    expect((await list('?q=Again'))[0]).toMatchObject({ email: 'one@example.in', category: 'Family', guestNo: 4, address: 'House 7', pincode: '143001' });
    expect((await send(Array.from({ length: 1001 }, (_, at) => row(at + 1)))).status).toBe(400);
  });
});
