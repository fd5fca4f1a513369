import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LINK_EDITS } from '#domain/guests/guest.rules.ts';
import { newId } from '#lib/ids.ts';
import { DAY } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const TORONTO = '+14165551234';
const HOME = { address: '12, Mall Road, Moga', pincode: '142001' };
const HELD = '12, M… R…, Moga, 142001';

describe.each(engines)('the page of every guest, on %s', (engine) => {
  let bench: OrderBench;
  let host: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    bench.clock.offset = 0;
    host = await bench.customer({ name: 'Harpreet' });
  });

  const guest = async (changes: object = {}) => {
    const body = { name: 'Manjit Kaur', mobile: '9814012345', addressChoice: 'address_myself', ...HOME, ...changes };
    return (await bench.post('/api/user/add-guest', host, body)).data.guestData;
  };
  const ask = async (id: string) => {
    const { status, data } = await bench.post(`/api/user/ask-guest/${id}`, host, {});
    const { searchParams } = new URL(data.link);
    return { status, says: data.says, link: { mobile: searchParams.get('mobile'), t: searchParams.get('t') } };
  };
  const read = async (link: object) => (await bench.post('/api/user/address-request', undefined, link)).data;
  const confirm = (link: object, held = HELD) =>
    bench.ask('PUT', '/api/user/confirm-address', undefined, { ...link, held });
  const send = (link: object, place: object = HOME) =>
    bench.ask('PATCH', '/api/user/update-address-person', undefined, { ...link, ...place });
  const listed = async (id: string) =>
    (await bench.get(`/api/user/guest-list/${host.id}`, host)).data.guestList.find(
      ({ _id }: { _id: string }) => _id === id,
    );

  it('is about a missing address, about one to look at, or about the celebration alone', async () => {
    const later = { addressChoice: 'address_person', address: '', pincode: '' };
    const said = [{}, { mobile: '9814012346', ...later }, { mobile: TORONTO, ...later }];
    const says = [];
    for (const changes of said) says.push((await ask((await guest(changes))._id)).says);
    expect(says).toEqual(['check', 'address', 'invited']);
    const { _id } = await guest({ mobile: '9814012347', address: HOME.address });
    await bench.shop.db.updateTable('guest').set({ pincode: '' }).where('id', '=', _id).execute();
    expect((await ask(_id)).says).toBe('address');
  });

  it('takes ten new addresses by one link, then says so and keeps the last', async () => {
    const { _id } = await guest();
    const { link } = await ask(_id);
    const place = (door: number) => ({ ...HOME, address: `${door}, Canal Road, Moga` });
    for (let door = 1; door <= LINK_EDITS; door += 1) expect((await send(link, place(door))).status).toBe(200);
    const { status, data } = await send(link, place(LINK_EDITS + 1));
    expect([status, data.message]).toEqual([410, expect.stringContaining(`${LINK_EDITS} times`)]);
    expect((await listed(_id)).address).toContain(`${LINK_EDITS}, Canal Road`);
  });

  it('notes that it was sent, to whoever has a number', async () => {
    for (const mobile of ['9814012345', TORONTO]) {
      const { _id } = await guest({ mobile });
      const { status, data } = await bench.post(`/api/user/guest-asked/${_id}`, host, {});
      expect([status, typeof data.guestData.askedAt]).toEqual([200, 'string']);
    }
  });

  it('lets the guest say that the address is right, once however often it is sent', async () => {
    const { _id } = await guest();
    const { link } = await ask(_id);
    expect(await read(link)).toMatchObject({ open: true, answered: false, abroad: false, held: HELD });
    expect(await confirm(link)).toMatchObject({ status: 200, data: { message: 'confirmed' } });
    const first = await listed(_id);
    expect(first).toMatchObject({ ...HOME, unconfirmed: false, filledAt: expect.any(String) });
    expect((await confirm(link)).status).toBe(200);
    expect(await listed(_id)).toEqual(first);
    expect(await read(link)).toMatchObject({ open: true, answered: true, spent: false });
    const { uses } = await bench.shop.db
      .selectFrom('guest_link')
      .select('uses')
      .where('guest_id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(Number(uses)).toBe(0);
    // The page stays for what comes.
    bench.clock.offset = 100 * DAY;
    expect(await read(link)).toMatchObject({ host: 'Harpreet', open: false });
  });

  it('confirms for the whole home, and what anybody could have written', async () => {
    const one = await guest();
    const two = await guest({ name: 'Ravi Kaur', mobile: '9814012346' });
    const members = [one, two].map(({ _id, revision }) => ({ _id, revision }));
    const joined = await bench.ask('PUT', '/api/user/household', host, {
      members,
      name: 'Kaur family',
      contact: one._id,
      addressOf: one._id,
    });
    expect([joined.status, joined.data.message]).toEqual([200, 'success']);
    await bench.shop.db.updateTable('guest').set({ unconfirmed: true }).where('user_id', '=', host.id).execute();
    const { link } = await ask(two._id);
    expect((await confirm(link)).status).toBe(200);
    for (const { _id } of [one, two])
      expect(await listed(_id)).toMatchObject({ unconfirmed: false, filledAt: expect.any(String) });
  });

  it('is told apart in the family’s list by whether the guest wrote the address or only confirmed it', async () => {
    const written = await guest({ mobile: '9814012348', addressChoice: 'address_person', address: '', pincode: '' });
    const typed = await guest({ mobile: '9814012349' });
    const [{ link: empty }, { link: known }] = [await ask(written._id), await ask(typed._id)];
    const who = async () => [(await listed(written._id)).confirmedByGuest, (await listed(typed._id)).confirmedByGuest];
    await ask(typed._id);
    expect(await who()).toEqual([undefined, undefined]);
    await send(empty);
    await confirm(known);
    expect(await who()).toEqual([undefined, true]);
    // Written anew by the guest it is theirs, and by the family it is nobody's word.
    bench.clock.offset = DAY;
    await send(known, { ...HOME, address: '13, Mall Road, Moga' });
    expect((await listed(typed._id)).filledAt).toEqual(expect.any(String));
    expect(await who()).toEqual([undefined, undefined]);
  });

  it('greets with one “ji” whoever stands on the list with it', async () => {
    const { link } = await ask((await guest({ name: 'Bua ji' }))._id);
    expect((await read(link)).guest).toBe('Bua');
  });

  it('confirms no address but the one that was shown', async () => {
    const { _id, revision } = await guest();
    const { link } = await ask(_id);
    const edited = { _id, revision, address: '7, New Street, Moga', addressChoice: 'address_myself' };
    expect((await bench.ask('PATCH', '/api/user/edit-guest', host, edited)).status).toBe(200);
    expect(await confirm(link)).toMatchObject({
      status: 409,
      data: { message: 'The address was changed just now. Please check it.' },
    });
    expect((await listed(_id)).filledAt).toBeNull();
    const empty = await guest({ mobile: '9814012346', addressChoice: 'address_person', address: '', pincode: '' });
    expect((await confirm((await ask(empty._id)).link, 'x')).status).toBe(409);
    for (const wrong of [
      { ...link, t: 'x'.repeat(22) },
      { ...link, mobile: '9814099999' },
    ])
      expect((await confirm(wrong)).status).toBe(410);
  });

  it('replaces no address that the guest has not seen', async () => {
    const { _id } = await guest({ addressChoice: 'address_person', address: '', pincode: '' });
    const { link } = await ask(_id);
    const one = { address: '8, Verka', pincode: '143501' };
    expect((await send(link, { ...one, held: '' })).status).toBe(200);
    // Another window, which was opened before.
    expect(await send(link, { ...HOME, held: '' })).toMatchObject({ status: 409, data: { held: '8, V…, 143501' } });
    expect(await listed(_id)).toMatchObject(one);
    // The same again, whose first answer was lost, and who saw it.
    expect((await send(link, { ...one, held: '' })).status).toBe(200);
    expect((await send(link, { ...HOME, held: '8, V…, 143501' })).status).toBe(200);
    expect(await listed(_id)).toMatchObject(HOME);
  });

  it('after a sent address confirms again what the family then wrote', async () => {
    const { _id } = await guest();
    const { link } = await ask(_id);
    await send(link, { address: '8, Verka', pincode: '143501' });
    const { revision } = await listed(_id);
    const edited = { _id, revision, ...HOME, addressChoice: 'address_myself' };
    await bench.ask('PATCH', '/api/user/edit-guest', host, edited);
    expect((await listed(_id)).filledAt).toBeNull();
    expect((await confirm(link)).status).toBe(200);
    expect((await listed(_id)).filledAt).toEqual(expect.any(String));
  });

  it('is read abroad, also by a link whose + was lost, and takes no address there', async () => {
    const { _id } = await guest({ mobile: TORONTO });
    const { link } = await ask(_id);
    for (const mobile of [TORONTO, '14165551234', ' 14165551234']) {
      const mine = { ...link, mobile };
      expect(await read(mine)).toMatchObject({ host: 'Harpreet', abroad: true, held: '' });
      const view = await bench.post('/api/user/guest-page', undefined, mine);
      expect([view.status, view.data.guest]).toEqual([200, 'Manjit Kaur']);
    }
    const refused = {
      status: 409,
      data: { message: 'We send boxes within India only, so we need no address from you.', abroad: true },
    };
    expect(await send(link)).toMatchObject(refused);
    expect(await confirm(link)).toMatchObject(refused);
    const answer = { ...link, coming: 'yes', people: 2, food: 'veg' };
    expect((await bench.ask('PUT', '/api/user/guest-answer', undefined, answer)).status).toBe(200);
    expect(await send({ mobile: TORONTO })).toMatchObject({ status: 400 });
  });

  it('asks of an address that names another place than its pincode', async () => {
    const doubt = (address: string, pincode: string) =>
      bench.post('/api/address-doubt', undefined, { address, pincode });
    expect((await doubt('12, Mall Road, Jalandhar', '141 001')).data).toMatchObject({
      wrote: 'Jalandhar',
      lies: 'Ludhiana, Punjab',
    });
    expect((await doubt('12, Mall Road, Ludhiana', '141001')).data).toMatchObject({ wrote: '', lies: '' });
    expect((await doubt('x'.repeat(2001), '141001')).status).toBe(400);
  });

  it('keeps no invisible marks of an address, a name, a note or a celebration', async () => {
    const marked = (text: string) => `\u202e\u2066${text.replace(' ', '\u200f \u202a')}\u2069`;
    const note = marked('Ring twice');
    const { _id } = await guest({ name: marked('Manjit Kaur'), address: marked(HOME.address), note });
    expect(await listed(_id)).toMatchObject({ name: 'Manjit Kaur', address: HOME.address, note: 'Ring twice' });
    const edited = await bench.ask('PATCH', '/api/user/edit-guest', host, { _id, name: marked('Asha Rani') });
    expect(edited.data.guestData.name).toBe('Asha Rani');
    await send((await ask(_id)).link, { ...HOME, address: marked('8, Verka') });
    expect((await listed(_id)).address).toBe('8, Verka');
    const row = { row: 1, name: marked('Ravi Kaur'), mobile: '9814012399', address: marked('9, Verka'), note };
    await bench.post('/api/user/import-guests', host, { guests: [{ ...row, pincode: '143501' }] });
    const list = (await bench.get(`/api/user/guest-list/${host.id}`, host)).data.guestList;
    expect(list[1]).toMatchObject({ name: 'Ravi Kaur', address: '9, Verka', note: 'Ring twice' });
    const told = { couple: marked('A & B'), event: '', day: '', time: '', place: marked('Moga'), words: '' };
    const saved = await bench.ask('PUT', '/api/user/celebration', host, { ...told, revision: 0 });
    expect(saved.data.celebration).toMatchObject({ couple: 'A & B', place: 'Moga' });
  });

  it('leaves no name of an erased guest in what relatives changed', async () => {
    const { _id } = await guest();
    await bench.shop.db
      .insertInto('list_change')
      .values({
        id: newId(),
        user_id: host.id,
        by_id: null,
        by_name: 'Chachi',
        what: 'address',
        guest_id: _id,
        guest_name: 'Manjit Kaur',
        at: new Date(bench.shop.now()).toISOString(),
      })
      .execute();
    const { link } = await ask(_id);
    expect((await bench.post('/api/user/guest-erase', undefined, link)).status).toBe(200);
    const rows = await bench.shop.db
      .selectFrom('list_change')
      .select(['by_name', 'guest_name'])
      .where('guest_id', '=', _id)
      .execute();
    expect(rows).toEqual([{ by_name: 'Chachi', guest_name: 'A guest' }]);
  });
});
