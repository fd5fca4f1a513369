import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

describe.each(engines)('the guest list, on %s', (engine) => {
  let bench: OrderBench;
  let host: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    host = await bench.customer({ name: 'Harpreet' });
  });
  afterAll(() => bench.close());

  const add = (changes: object = {}) =>
    bench.post('/api/user/add-guest', host, {
      name: 'Manjit Kaur',
      mobile: '9814012345',
      addressChoice: 'address_myself',
      address: '12, Mall Road',
      pincode: '143001',
      ...changes,
    });
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
    const changed = await bench.ask('PATCH', '/api/user/edit-guest', host, {
      _id: id,
      name: 'Gurpreet',
      mobile: '9814000001',
      guestNo: '3',
      email: 'g@example.in',
      category: 'Family',
      addressChoice: 'address_myself',
      address: 'Amritsar 1',
      pincode: '143001',
    });
    expect(changed).toMatchObject({
      status: 200,
      data: { message: 'data-update-successfully', guestData: { name: 'Gurpreet', guestNo: 3 } },
    });
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
    expect(await add({ mobile: '9814000003' })).toMatchObject({
      status: 400,
      data: { message: 'mobile_already_exist' },
    });
  });

  it('lets a guest fill in and correct the address by a secret that is only kept as a digest', async () => {
    const { data } = await add({ mobile: '9814000004', addressChoice: 'address_person', address: '', pincode: '' });
    const link = await ask(data.guestData._id);
    expect(link.t.length).toBeGreaterThanOrEqual(16);
    expect(JSON.stringify(await bench.shop.db.selectFrom('guest_link').selectAll().execute())).not.toContain(link.t);
    const who = await bench.post('/api/user/address-request', undefined, link);
    expect(who.data).toEqual({
      host: 'Harpreet',
      guest: 'Manjit Kaur',
      open: true,
      spent: false,
      answered: false,
      abroad: false,
      held: '',
      message: 'success',
    });
    for (const address of ['ਪਿੰਡ ਵੇਰਕਾ', 'House 7, Verka'])
      expect((await byLink({ ...link, address, pincode: '143501' })).status).toBe(200);
    expect((await list('?q=Verka'))[0]).toMatchObject({
      address: 'House 7, Verka',
      pincode: '143501',
      unconfirmed: false,
    });
  });

  it('is closed to a changed secret, after 30 days, and once the host ends it', async () => {
    const { data } = await add({ mobile: '9814000005', addressChoice: 'address_person', address: '', pincode: '' });
    const id = data.guestData._id;
    const link = await ask(id);
    const filled = { address: 'House 9', pincode: '143001' };
    const closed = {
      status: 410,
      data: { message: 'This link is no longer open. Please ask your host for a new one.' },
    };
    expect(
      await byLink({ ...link, ...filled, t: `${link.t.startsWith('A') ? 'B' : 'A'}${link.t.slice(1)}` }),
    ).toMatchObject(closed);
    bench.clock.offset = 31 * DAY;
    expect(await byLink({ ...link, ...filled })).toMatchObject(closed);
    bench.clock.offset = 0;
    await bench.ask('DELETE', `/api/user/ask-guest/${id}`, host);
    expect(await byLink({ ...link, ...filled })).toMatchObject(closed);
    expect((await bench.post('/api/user/address-request', undefined, link)).data).toEqual({
      host: '',
      guest: '',
      open: false,
      spent: false,
      answered: false,
      abroad: false,
      held: '',
      message: 'success',
    });
    expect((await list('?q=9814000005'))[0].address).toBe('');
  });

  it.each([
    ['pincode', { address: 'House 9', pincode: '000000' }],
    ['address', { address: '  ', pincode: '143001' }],
    ['address', { address: '12345', pincode: '143001' }],
  ])('tells a guest what is wrong with the %s', async (field, typed) => {
    const { status, data } = await byLink({ mobile: '9814000004', t: 'x'.repeat(32), ...typed });
    expect(status).toBe(400);
    expect(data.errors?.[field]).toBeTruthy();
  });

  it('imports many, leaves doubles out by row, overwrites only when told, and refuses more than a thousand at once', async () => {
    const row = (number: number, changes: object = {}) => ({
      row: number,
      name: `Guest ${String.fromCharCode(64 + number)}`,
      mobile: `97140000${String(number).padStart(2, '0')}`,
      ...changes,
    });
    const send = (guests: object[], replace = false) =>
      bench.post('/api/user/import-guests', host, { guests, replace });
    expect((await send([row(1), row(2), row(3, { mobile: '12' })])).data).toMatchObject({
      added: 2,
      updated: 0,
      skipped: [{ row: 3, message: 'The mobile number 12 is not valid.' }],
    });
    expect((await send([row(1), row(4)])).data).toMatchObject({ added: 1, updated: 0, skipped: [{ row: 1 }] });
    expect((await send([row(1, { name: 'Renamed' })], true)).data).toMatchObject({ added: 0, updated: 1 });
    expect((await list('?q=Renamed')).length).toBe(1);
    await send(
      [
        row(1, {
          name: 'Renamed',
          email: 'one@example.in',
          category: 'Family',
          guestNo: '4',
          address: 'House 7',
          pincode: '143001',
        }),
      ],
      true,
    );
    await send([row(1, { name: 'Again' })], true);
    expect((await list('?q=Again'))[0]).toMatchObject({
      email: 'one@example.in',
      category: 'Family',
      guestNo: 4,
      address: 'House 7',
      pincode: '143001',
    });
    expect((await send(Array.from({ length: 1001 }, (_, at) => row(at + 1)))).status).toBe(400);
  });

  /** Returns what the edit form sends: everything it shows, and the guest as it was read. */
  const edit = (guest: Record<string, unknown>, changes: object) =>
    bench.ask('PATCH', '/api/user/edit-guest', host, {
      ...guest,
      userId: host.id,
      guestNo: String(guest['guestNo'] ?? '1'),
      email: guest['email'] || 'g@example.in',
      category: 'Family',
      addressChoice: 'address_person',
      ...changes,
    });
  const found = async (mobile: string) => (await list(`?q=${mobile}`))[0];
  const missing = async (mobile: string) =>
    (await add({ mobile, addressChoice: 'address_person', address: '', pincode: '' })).data.guestData;

  it('answers a change of a guest who was changed meanwhile with the guest as it is now, and overwrites nothing', async () => {
    const opened = await missing('9814000010');
    const link = await ask(opened._id);
    await byLink({ ...link, address: 'House 7, Verka', pincode: '143501' });
    const refused = await edit(opened, { category: 'Friends' });
    expect(refused).toMatchObject({
      status: 409,
      data: { guestData: { address: 'House 7, Verka', pincode: '143501', category: '' } },
    });
    const saved = await edit(refused.data.guestData, { category: 'Friends', addressChoice: 'address_myself' });
    expect(saved.data.guestData).toMatchObject({
      address: 'House 7, Verka',
      category: 'Friends',
      revision: refused.data.guestData.revision + 1,
    });
    expect((await edit(opened, { name: 'Later Still' })).status).toBe(409);
  });

  it('keeps the address when an earlier client, which knows no revisions, changes only the category', async () => {
    const { revision: _, ...opened } = await missing('9814000011');
    await byLink({ ...(await ask(opened._id)), address: 'House 7, Verka', pincode: '143501' });
    expect((await edit(opened, { category: 'Friends', address: '', pincode: '' })).data.guestData).toMatchObject({
      address: 'House 7, Verka',
      pincode: '143501',
      category: 'Friends',
    });
  });

  it('ends the links of a guest whose mobile is corrected', async () => {
    const opened = await missing('9814000041');
    const { t } = await ask(opened._id);
    const corrected = await edit(opened, { mobile: '9814000042' });
    expect(corrected.status).toBe(200);
    const byOld = { mobile: '9814000042', t, address: 'House 1, Verka', pincode: '143501' };
    expect((await byLink(byOld)).status).toBe(410);
    const again = await edit(corrected.data.guestData, { category: 'Family' });
    const link = await ask(again.data.guestData._id);
    await edit(again.data.guestData, { category: 'Friends' });
    expect((await byLink({ ...link, address: 'House 2, Verka', pincode: '143501' })).status).toBe(200);
  });

  it('tells whoever opens a link again that an address was sent by it, and no more of it than its owner knows again', async () => {
    const link = await ask((await missing('9814000043'))._id);
    const asks = async () => (await bench.post('/api/user/address-request', undefined, link)).data;
    expect(await asks()).toMatchObject({ open: true, answered: false });
    await byLink({ ...link, address: 'House 3, Mall Road, Verka', pincode: '143501' });
    expect(await asks()).toMatchObject({ open: true, answered: true, held: 'H… 3, M… R…, Verka, 143501' });
    expect(JSON.stringify(await asks())).not.toMatch(/House|Mall/);
  });

  it('keeps the e-mail of a guest where a change tells none', async () => {
    const opened = await missing('9814000012');
    const without = await edit(opened, {
      email: '',
      addressChoice: 'address_myself',
      address: 'House 8',
      pincode: '143001',
    });
    expect(without.status).toBe(200);
    const withOne = await edit(without.data.guestData, { email: 'm@example.in' });
    expect(await edit(withOne.data.guestData, { email: '' })).toMatchObject({
      status: 200,
      data: { guestData: { email: 'm@example.in' } },
    });
  });

  it('leaves the address of a stranger unconfirmed until the host types another or confirms it', async () => {
    const mobile = '9814000013';
    await missing(mobile);
    await byLink({ mobile, address: 'Stranger Street 5', pincode: '110001' });
    const row = { row: 1, name: 'Manjit Kaur', mobile };
    await bench.post('/api/user/import-guests', host, { guests: [row], replace: true });
    expect(await found(mobile)).toMatchObject({ address: 'Stranger Street 5', unconfirmed: true });
    await edit(await found(mobile), { category: 'Friends' });
    expect(await found(mobile)).toMatchObject({ address: 'Stranger Street 5', unconfirmed: true });
    const { _id, revision } = await found(mobile);
    const confirm = (as: number) => bench.post('/api/user/confirm-guests', host, { guests: [{ _id, revision: as }] });
    expect((await confirm(revision - 1)).data.guestList).toMatchObject([{ _id, unconfirmed: true }]);
    expect((await confirm(revision)).data.guestList).toMatchObject([
      { _id, unconfirmed: false, address: 'Stranger Street 5' },
    ]);

    const other = '9814000014';
    await missing(other);
    await byLink({ mobile: other, address: 'Stranger Street 6', pincode: '110001' });
    await bench.post('/api/user/import-guests', host, {
      guests: [{ ...row, mobile: other, address: 'House 11, Verka' }],
      replace: true,
    });
    expect(await found(other)).toMatchObject({
      address: 'House 11, Verka',
      pincode: '',
      unconfirmed: false,
      filledAt: null,
    });
  });

  it('lets an address be sent ten times by one link and then says so', async () => {
    const { _id } = await missing('9814000015');
    const link = await ask(_id);
    const send = (number: number) => byLink({ ...link, address: `House ${number}, Verka`, pincode: '143501' });
    for (let number = 1; number <= 10; number += 1) expect((await send(number)).status).toBe(200);
    expect(await send(11)).toMatchObject({
      status: 410,
      data: {
        spent: true,
        message: 'This link has changed the address 10 times. Please ask your host for a new one.',
      },
    });
    expect((await found('9814000015')).address).toBe('House 10, Verka');
    expect((await bench.post('/api/user/address-request', undefined, link)).data).toMatchObject({
      open: false,
      spent: true,
    });
    expect((await byLink({ ...(await ask(_id)), address: 'House 12, Verka', pincode: '143501' })).status).toBe(200);
  });

  it('marks a guest as asked only when the host says so, not when a link is made', async () => {
    const { _id } = await missing('9814000016');
    await ask(_id);
    expect((await found('9814000016')).askedAt).toBeNull();
    expect((await bench.post(`/api/user/guest-asked/${_id}`, host, {})).data.guestData.askedAt).not.toBeNull();
    expect((await found('9814000016')).askedAt).not.toBeNull();
  });

  it('writes the same for an address without a link, whether the number is known or not', async () => {
    const counted = async () =>
      (await bench.shop.db.selectFrom('open_address').select('count').execute()).reduce(
        (sum, { count }) => sum + Number(count),
        0,
      );
    await missing('9814000017');
    const before = await counted();
    const typed = { address: 'House 1, Verka', pincode: '143501' };
    expect(await byLink({ mobile: '9814000017', ...typed })).toEqual(await byLink({ mobile: '9000000999', ...typed }));
    expect(await counted()).toBe(before + 2);
  });

  it('is searched by name, address, category and number in any letter case, and by nothing else', async () => {
    const owner = await bench.customer();
    const guests = [
      { name: 'Manjit Kaur', address: '7, Verka', pincode: '143501' },
      { name: 'Amrit O’Brien', category: 'Bua ji', email: 'verka@example.in' },
    ].map((guest, at) => ({ row: at + 1, mobile: `961500000${at}`, ...guest }));
    await bench.post('/api/user/import-guests', owner, { guests });
    const namesFor = async (q: string): Promise<string[]> => {
      const { data } = await bench.get(`/api/user/guest-list/${owner.id}?q=${encodeURIComponent(q)}`, owner);
      return data.guestList.map(({ name }: { name: string }) => name);
    };
    const numbers = ['+91 96150 00000', '096150-00000', '९६१५००००००', '143501', '7, verka, 143501'];
    for (const q of ['  manjit ', 'VERKA', '9615000000', ...numbers])
      expect([q, await namesFor(q)]).toEqual([q, ['Manjit Kaur']]);
    for (const q of ['bua JI', "o'brien", 'O’BRIEN']) expect([q, await namesFor(q)]).toEqual([q, ['Amrit O’Brien']]);
    expect([await namesFor('Delhi'), await namesFor('  ')]).toEqual([[], ['Manjit Kaur', 'Amrit O’Brien']]);
  });

  it('takes a number that stands twice in a list once, and names what it left out from the first row on', async () => {
    const owner = await bench.customer();
    const row = { name: 'Manjit Kaur', mobile: '9615000010' };
    const guests = [
      { ...row, row: 1 },
      { ...row, row: 2, name: 'Again' },
      { ...row, row: 3, mobile: '12' },
    ];
    const send = async (replace: boolean) =>
      (await bench.post('/api/user/import-guests', owner, { guests, replace })).data;
    const sent = await send(false);
    expect([sent.added, sent.skipped]).toEqual([
      1,
      [
        { row: 2, message: 'Manjit Kaur already has this mobile number.' },
        { row: 3, message: 'The mobile number 12 is not valid.' },
      ],
    ]);
    expect(await send(true)).toMatchObject({ added: 0, updated: 2, skipped: [{ row: 3 }] });
    expect((await bench.get(`/api/user/guest-list/${owner.id}`, owner)).data.guestList).toMatchObject([
      { name: 'Again', guestNo: null },
    ]);
  });

  it('keeps the order of an imported list', async () => {
    const owner = await bench.customer();
    const guests = Array.from({ length: 60 }, (_, at) => ({
      row: at + 1,
      name: `Guest ${'abcdefghijklmnopqrstuvwxyz'[at % 26]}`,
      mobile: `96140000${String(at).padStart(2, '0')}`,
    }));
    await bench.post('/api/user/import-guests', owner, { guests });
    const kept = (await bench.get(`/api/user/guest-list/${owner.id}`, owner)).data.guestList;
    expect(kept.map(({ mobile }: { mobile: string }) => mobile)).toEqual(guests.map(({ mobile }) => mobile));
  });

  it.each([
    ['name', '<img src=x onerror=alert(1)>'],
    ['name', 'Al'],
    ['mobile', '5814012345'],
    ['address', '12345'],
    ['address', '#'],
    ['pincode', '99'],
    ['pincode', '043001'],
    ['email', 'nobody'],
    ['guestNo', 'two'],
    ['category', 'x'.repeat(41)],
  ])('refuses an imported row with a wrong %s (%s) by its number and takes the others', async (field, value) => {
    const owner = await bench.customer();
    const row = { row: 7, name: 'Manjit Kaur', mobile: '9714000099', [field]: value };
    const { status, data } = await bench.post('/api/user/import-guests', owner, {
      guests: [row, { row: 8, name: 'Amrit Kaur', mobile: '9714000098' }],
    });
    expect([status, data.added, data.skipped.map((one: { row: number }) => one.row)]).toEqual([200, 1, [7]]);
    expect(data.skipped[0].message).not.toBe('');
  });
});
