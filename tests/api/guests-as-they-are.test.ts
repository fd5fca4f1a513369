import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const HOME = { addressChoice: 'address_myself', address: '12, Mall Road, Moga', pincode: '142001' };

describe.each(engines)('guests as they are, on %s', (engine) => {
  let bench: OrderBench;
  let host: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    host = await bench.customer({ name: 'Harpreet' });
  });

  const add = (changes: object = {}) =>
    bench.post('/api/user/add-guest', host, { name: 'Manjit Kaur', mobile: '9814012345', ...HOME, ...changes });
  const edit = (changes: object) => bench.ask('PATCH', '/api/user/edit-guest', host, changes);
  const list = async () => (await bench.get(`/api/user/guest-list/${host.id}`, host)).data.guestList;

  it('may have no number, many of them and of one name, and none of them is found by it', async () => {
    for (const at of [1, 2, 3]) {
      const { status, data } = await add({ name: 'Dadi ji', mobile: at === 3 ? null : '', address: `${at}, Moga` });
      expect([status, data.guestData?.mobile]).toEqual([200, '']);
    }
    expect((await list()).map(({ mobile }: { mobile: string }) => mobile)).toEqual(['', '', '']);
    // Whoever sends an address for no number fills nobody's.
    const empty = await add({ name: 'Nani ji', mobile: '', addressChoice: 'address_person', address: '', pincode: '' });
    const place = { address: '9, Elsewhere', pincode: '143001' };
    for (const mobile of ['', ' ', 'null'])
      expect(
        (await bench.ask('PATCH', '/api/user/update-address-person', undefined, { mobile, ...place })).status,
      ).toBe(400);
    expect((await list()).find(({ _id }: { _id: string }) => _id === empty.data.guestData._id)?.address).toBe('');
  });

  it.each(['tel:+919814021011', '98140 21011 (WhatsApp)', 'Ph: 9814021011', '‪+91 98140 21011‬'])(
    'keep a number that is written %s',
    async (mobile) => {
      expect((await add({ mobile })).data.guestData?.mobile).toBe('9814021011');
    },
  );

  it('keep the number they have when a landline or half a number is put in its place', async () => {
    const { guestData } = (await add()).data;
    for (const mobile of ['+91 161 2745678', '+9198140', '98ABC']) {
      expect((await edit({ _id: guestData._id, mobile })).status).toBe(400);
      expect((await list())[0]?.mobile).toBe('9814012345');
    }
  });

  it('are still asked for a number that is not said to be missing', async () => {
    const { status, data } = await bench.post('/api/user/add-guest', host, { name: 'Dadi ji', ...HOME });
    expect([status, data.errors?.mobile]).toEqual([400, 'Mobile number is required.']);
  });

  it('without a number get no link, and one that comes later is taken', async () => {
    const { guestData } = (await add({ name: 'Dadi ji', mobile: '' })).data;
    const asked = await bench.post(`/api/user/ask-guest/${guestData._id}`, host, {});
    expect([asked.status, asked.data.message]).toEqual([
      400,
      'Dadi ji has no mobile number, so you cannot ask. Please type the address.',
    ]);
    expect((await bench.post(`/api/user/guest-asked/${guestData._id}`, host, {})).status).toBe(400);
    const changed = await edit({ _id: guestData._id, mobile: '+91 98140-12346' });
    expect(changed.data.guestData).toMatchObject({ mobile: '9814012346', address: HOME.address });
    // An earlier client sends what it was told, and empty changes nothing.
    expect((await edit({ _id: guestData._id, mobile: '' })).data.guestData.mobile).toBe('9814012346');
    expect((await bench.post(`/api/user/ask-guest/${guestData._id}`, host, {})).status).toBe(200);
  });

  it.each([
    ['98ABC', 'Mobile number must contain digits only.'],
    ['0172 2741234', 'Indian mobile numbers begin with 6 to 9.'],
    ['1234567890', 'Indian mobile numbers begin with 6 to 9.'],
    ['98140123456', 'Mobile number not valid.'],
    ['+91 161 2745678', 'Indian mobile numbers begin with 6 to 9.'],
    ['+9198140', 'Mobile number must be at least 10 digits.'],
    ['+91', 'Mobile number must be at least 10 digits.'],
  ])('are told why the number %j is not taken', async (mobile, said) => {
    const { status, data } = await add({ mobile });
    expect([status, data.errors?.mobile]).toEqual([400, said]);
    expect(await list()).toEqual([]);
  });

  it('abroad are kept by their whole number, need no address, and get a page of the celebration', async () => {
    const { guestData } = (await add({ mobile: '001 (416) 555-1234', address: '', pincode: '' })).data;
    expect(guestData).toMatchObject({ mobile: '+14165551234', address: '' });
    const twice = await add({ mobile: '+1 416 555 1234' });
    expect([twice.status, twice.data.message]).toEqual([400, 'mobile_already_exist']);
    const asked = await bench.post(`/api/user/ask-guest/${guestData._id}`, host, {});
    expect([asked.status, asked.data.says]).toEqual([200, 'invited']);
    expect(new URL(asked.data.link).searchParams.get('mobile')).toBe('+14165551234');
  });

  it('have a note that is kept, left alone by who does not know it, and removed by an empty one', async () => {
    const { guestData } = (await add({ note: ' Landline 0172 2741234 ' })).data;
    expect(guestData.note).toBe('Landline 0172 2741234');
    expect((await edit({ _id: guestData._id, name: 'Manjit K.' })).data.guestData.note).toBe('Landline 0172 2741234');
    expect((await edit({ _id: guestData._id, note: '' })).data.guestData.note).toBe('');
    const long = await edit({ _id: guestData._id, note: 'x'.repeat(201) });
    expect([long.status, long.data.errors?.note]).toEqual([
      400,
      'The note may have at most 200 characters: 1 too many.',
    ]);
  });

  it('with a number that is taken are told whose it is, and added to that home by one call', async () => {
    const first = (await add()).data.guestData;
    const refused = await add({ name: 'Ravi Kaur', address: '', pincode: '', addressChoice: 'address_person' });
    expect([refused.status, refused.data.message, refused.data.guestData?._id]).toEqual([
      400,
      'mobile_already_exist',
      first._id,
    ]);
    const { guestData, homeWith } = (await add({ name: 'Ravi Kaur', mobile: '', address: '', homeWith: first._id }))
      .data;
    expect(guestData).toMatchObject({
      mobile: '',
      address: HOME.address,
      household: first._id,
      boxName: 'Manjit and family',
    });
    expect(homeWith).toMatchObject({ _id: first._id, household: first._id });
    // A third one joins the household that is there.
    await add({ name: 'Simran Kaur', mobile: '', homeWith: guestData._id });
    expect((await list()).map(({ household }: { household: string }) => household)).toEqual(Array(3).fill(first._id));
    const parted = await bench.post('/api/user/part-household', host, { guests: [guestData._id] });
    expect(parted.status).toBe(200);
    const now = (await list()).find(({ _id }: { _id: string }) => _id === guestData._id);
    expect(now).toMatchObject({ household: null, mobile: '', address: HOME.address });
  });

  it('join no home of somebody else’s list, and no full one', async () => {
    const other = await bench.customer({ name: 'Another' });
    const [theirs = ''] = await bench.guests(other, 1);
    expect((await add({ mobile: '', homeWith: theirs })).status).toBe(404);
    expect(await list()).toEqual([]);
    const { guestData } = (await add()).data;
    for (let at = 1; at < 20; at++)
      await add({ name: `Member ${'x'.repeat(at)}`, mobile: '', homeWith: guestData._id });
    const full = await add({ name: 'One More', mobile: '', homeWith: guestData._id });
    expect([full.status, full.data.message]).toEqual([409, 'A home can have at most 20 guests.']);
    expect(await list()).toHaveLength(20);
  });

  it('of one household are called by a number that somebody has, whoever is chosen', async () => {
    const none = (await add({ name: 'Dadi ji', mobile: '' })).data.guestData;
    const abroad = (await add({ name: 'Priya Kaur', mobile: '+14165551234' })).data.guestData;
    const one = (await add({ name: 'Ravi Kaur' })).data.guestData;
    const members = [none, abroad, one].map(({ _id, revision }) => ({ _id, revision }));
    const body = { members, name: 'Kaur family', contact: none._id, addressOf: one._id };
    expect((await bench.ask('PUT', '/api/user/household', host, body)).status).toBe(200);
    expect((await list()).map(({ household }: { household: string }) => household)).toEqual(Array(3).fill(one._id));
    // The same again is done already.
    expect((await bench.ask('PUT', '/api/user/household', host, body)).status).toBe(200);
    await bench.ask('DELETE', `/api/user/delete-guest/${one._id}`, host);
    expect((await list()).map(({ household }: { household: string }) => household)).toEqual(Array(2).fill(none._id));
    // Who gets a number later is called.
    await edit({ _id: abroad._id, mobile: '9814012347' });
    expect((await list()).map(({ household }: { household: string }) => household)).toEqual(Array(2).fill(abroad._id));
  });

  it('without a category or number are corrected without one', async () => {
    const { guestData } = (await add({ name: 'Dadi ji', mobile: '', category: '' })).data;
    const { status, data } = await edit({ ...guestData, guestNo: '2', name: 'Dadi Surjit Kaur' });
    expect([status, data.guestData?.name, data.guestData?.category]).toEqual([200, 'Dadi Surjit Kaur', '']);
  });
});
