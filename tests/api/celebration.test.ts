import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepParcels } from '#domain/parcels/fulfilment.repo.ts';
import { ANSWERED_DAYS, LINK_DAYS } from '#domain/guests/guest.rules.ts';
import { readOrderForStaff } from '#domain/orders/staff-order.repo.ts';
import { listPacking } from '#domain/packing/packing.repo.ts';
import { newId } from '#lib/ids.ts';
import { DAY, INDIA_AHEAD, MINUTE } from '#lib/time.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const BOX = 1236_00;
const wedding = {
  couple: 'ਹਰਲੀਨ & Arjun',
  event: 'Wedding',
  day: '2037-02-14',
  time: '18:30',
  place: 'Golden Hall, Mall Road, Amritsar',
  words: 'Come and bless us.',
};

describe.each(engines)("a guest's page after the address, on %s", (engine) => {
  let bench: OrderBench;
  let host: Customer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    host = await bench.customer({ name: 'Harpreet' });
  });
  afterAll(() => bench.close());

  /** Returns a guest with an open link; `changes` as of `bench.guests`. */
  async function linked(family = host, changes: { address?: string; pincode?: string } = {}) {
    const [id = ''] = await bench.guests(family, 1, changes);
    const { data } = await bench.post(`/api/user/ask-guest/${id}`, family, {});
    const query = new URL(data.link).searchParams;
    return { id, link: { mobile: query.get('mobile') ?? '', t: query.get('t') ?? '' } };
  }
  type Link = Awaited<ReturnType<typeof linked>>['link'];
  const page = (link: Link) => bench.post('/api/user/guest-page', undefined, link);
  const answer = (link: Link, body: object) =>
    bench.ask('PUT', '/api/user/guest-answer', undefined, { ...link, ...body });
  const arrived = (link: Link, thanks = '') =>
    bench.ask('PUT', '/api/user/guest-arrived', undefined, { ...link, thanks });
  const told = async () => (await bench.get('/api/user/celebration', host)).data;
  const save = (body: object, revision: number) =>
    bench.ask('PUT', '/api/user/celebration', host, { ...body, revision });
  async function orderFor(guestId: string): Promise<string> {
    const boxes = bench.invitationOrder([{ guestId, quantity: 2 }], 2 * BOX + 2 * 49_00);
    const { data } = await bench.post('/createOrder', host, boxes);
    return (await bench.post('/verifyOrder', host, bench.gateway.pay(data.id))).data.orderId;
  }
  const step = (orderId: string, state: 'packed' | 'sent' | 'delivered' | 'cancelled', more: object = {}) =>
    stepParcels(
      bench.shop.db,
      { id: newId(), name: 'Gurdeep' },
      { batch: newId(), parcels: [{ orderId }], state, ...more },
      bench.shop.now(),
    );

  it('is told by the family in its own words, and nothing is overwritten unseen', async () => {
    expect(await told()).toMatchObject({ revision: 0, celebration: { event: '' }, answers: {} });
    expect((await save(wedding, 0)).data).toMatchObject({ revision: 1, celebration: wedding });
    const late = await save({ ...wedding, place: 'Elsewhere' }, 0);
    expect(late).toMatchObject({ status: 409, data: { revision: 1, celebration: wedding } });
    expect((await save({ ...wedding, place: 'Silver Hall' }, 1)).data.revision).toBe(2);
    expect((await save(wedding, 2)).status).toBe(200);
    for (const wrong of [{ day: '2037-02-31' }, { time: '25:00' }, { words: 'x'.repeat(251) }])
      expect((await save({ ...wedding, ...wrong }, 3)).status).toBe(400);
  });

  it('shows what is coming to this home alone, at every step, with courier and number', async () => {
    const { id, link } = await linked();
    const other = await linked();
    const gifts = async () => (await page(link)).data.gifts;
    expect((await page(link)).data).toMatchObject({ host: 'Harpreet', celebration: wedding, gifts: [] });
    const orderId = await orderFor(id);
    expect(await gifts()).toMatchObject([{ state: 'preparing', boxes: 2, leavesBy: expect.stringContaining('T') }]);
    await step(orderId, 'packed');
    expect(await gifts()).toMatchObject([{ state: 'packed' }]);
    expect((await arrived(link)).status).toBe(409);
    await step(orderId, 'sent', { courier: 'DTDC', tracking: 'D-1' });
    expect(await gifts()).toMatchObject([{ state: 'sent', courier: 'DTDC', tracking: 'D-1' }]);
    expect((await page(other.link)).data.gifts).toEqual([]);
    const seen = JSON.stringify((await page(link)).data);
    // Neither prices, nor the stored address, nor anybody else.
    expect(seen).not.toMatch(/amount|price|Lawrence|mobile|orderId/);
    const cancelled = await orderFor(other.id);
    await step(cancelled, 'cancelled');
    expect((await page(other.link)).data.gifts).toEqual([]);

    expect((await arrived(link, 'So sweet of you')).data.answer).toMatchObject({ thanks: 'So sweet of you' });
    const first = (await told()).answers[id].arrivedAt;
    expect((await arrived(link, 'Thank you!')).data.answer).toMatchObject({ arrivedAt: first, thanks: 'Thank you!' });
    expect((await told()).answers).toEqual({ [id]: expect.objectContaining({ arrivedAt: first, coming: '' }) });
  });

  it('takes the answer of a household, corrects it, and asks for what is missing', async () => {
    const { id, link } = await linked();
    for (const [wrong, words] of [
      [{}, 'Please say whether you are coming.'],
      [{ coming: 'yes', food: 'veg' }, 'Please say how many of you are coming.'],
      [{ coming: 'yes', people: 51, food: 'veg' }, 'At most 50 people can come.'],
      [{ coming: 'yes', people: 2 }, 'Please say what you eat.'],
    ] as const)
      expect(JSON.stringify((await answer(link, wrong)).data)).toContain(words);
    expect((await answer(link, { coming: 'yes', people: 4, food: 'jain' })).status).toBe(200);
    expect((await told()).answers[id]).toMatchObject({ coming: 'yes', people: 4, food: 'jain' });
    expect((await answer(link, { coming: 'no', people: 4, food: 'jain' })).data.answer).toMatchObject({
      coming: 'no',
      people: 0,
      food: '',
    });
    const stranger = await bench.customer();
    expect((await bench.get('/api/user/celebration', stranger)).data).toMatchObject({ answers: {}, revision: 0 });
  });

  it('takes no answer once the day is over, and keeps what was answered before', async () => {
    const { id, link } = await linked();
    const { revision } = await told();
    const day = new Date(bench.shop.now() + INDIA_AHEAD).toISOString().slice(0, 10);
    const saved = await save({ ...wedding, day }, revision);
    expect((await answer(link, { coming: 'yes', people: 4, food: 'jain' })).status).toBe(200);
    bench.clock.offset = DAY;
    expect(await answer(link, { coming: 'no' })).toMatchObject({
      status: 409,
      data: { message: 'The celebration is over. There is no need to answer any more.' },
    });
    bench.clock.offset = 0;
    expect((await told()).answers[id]).toMatchObject({ coming: 'yes', people: 4 });
    await save(wedding, saved.data.revision);
  });

  it('tells the family that a link was opened, until the guest is asked anew', async () => {
    const { id, link } = await linked(host, { address: '', pincode: '' });
    const opened = async () =>
      (await bench.get(`/api/user/guest-list/${host.id}`, host)).data.guestList.find(
        (one: { _id: string }) => one._id === id,
      ).openedAt;
    await bench.post('/api/user/address-request', undefined, { ...link, t: `${link.t.slice(0, -2)}xx` });
    expect(await opened()).toBeNull();
    await bench.post('/api/user/address-request', undefined, link);
    const first = await opened();
    expect(first).toEqual(expect.any(String));
    bench.clock.offset = DAY;
    await bench.post('/api/user/address-request', undefined, link);
    expect(await opened()).toBe(first);
    bench.clock.offset = 0;
    await bench.post(`/api/user/guest-asked/${id}`, host, {});
    expect(await opened()).toBeNull();
  });

  it('opens to nobody without the secret, and stays open for who answered when the address is closed', async () => {
    const { id, link } = await linked(host, { address: '', pincode: '' });
    const wrong = { ...link, t: `${link.t.slice(0, -2)}xx` };
    const before = JSON.stringify(await told());
    for (const closed of [wrong, { ...link, mobile: '9000000000' }]) {
      const body = { ...closed, coming: 'no' };
      expect((await page(closed)).status).toBe(410);
      expect((await answer(closed, body)).status).toBe(410);
      expect((await arrived(closed)).status).toBe(410);
      expect((await bench.post('/api/user/guest-erase', undefined, closed)).status).toBe(410);
    }
    expect(JSON.stringify(await told())).toBe(before);
    const fill = () =>
      bench.ask('PATCH', '/api/user/update-address-person', undefined, {
        ...link,
        address: 'House 1',
        pincode: '143001',
      });
    expect((await fill()).status).toBe(200);
    bench.clock.offset = (LINK_DAYS + 1) * DAY;
    expect((await fill()).status).toBe(410);
    expect((await page(link)).status).toBe(200);
    bench.clock.offset = (ANSWERED_DAYS + 1) * DAY;
    expect((await page(link)).status).toBe(410);
    bench.clock.offset = 0;
    await bench.ask('DELETE', `/api/user/ask-guest/${id}`, host);
    expect((await page(link)).status).toBe(410);
  });

  it('tells everybody when the guest corrects the address of a paid box, and sends it there by one press', async () => {
    const { id, link } = await linked();
    const correct = (address: string, pincode: string) =>
      bench.ask('PATCH', '/api/user/update-address-person', undefined, { ...link, address, pincode });
    const corrected = async (family = host) => (await bench.get('/api/user/corrected-homes', family)).data.homes;
    const move = (orderId: string, address: string, pincode: string, family = host) =>
      bench.post(`/api/user/orders/${orderId}/address`, family, { position: 0, address, pincode });
    const goesTo = async (orderId: string) =>
      (await bench.get(`/api/user/payment-data/${orderId}`, host)).data.paymentHistory[0].guest[0];
    const orderId = await orderFor(id);
    expect(await corrected()).toEqual([]);
    bench.clock.offset = MINUTE;
    await correct('5 Hill Road, Amritsar', '143006');
    expect((await page(link)).data.gifts).toMatchObject([{ state: 'preparing', elsewhere: true }]);
    expect(await corrected()).toMatchObject([
      { orderId, position: 0, address: '5 Hill Road, Amritsar', pincode: '143006', isPacked: false },
    ]);
    expect(await corrected(await bench.customer())).toEqual([]);
    const { homes } = await listPacking(bench.shop.db, { order: orderId });
    expect(homes).toMatchObject([{ corrected: true }]);
    expect((await readOrderForStaff(bench.shop, orderId))?.homes).toMatchObject([
      { corrected: '5 Hill Road, Amritsar, 143006' },
    ]);
    // An address that nobody wrote, or that the guest took back meanwhile, is no way to redirect a parcel.
    expect((await move(orderId, 'Somewhere else', '110001')).status).toBe(409);
    expect((await move(orderId, '5 Hill Road, Amritsar', '143006')).data.homes).toEqual([]);
    expect(await goesTo(orderId)).toMatchObject({ address: '5 Hill Road, Amritsar', pincode: '143006' });
    expect((await page(link)).data.gifts).toMatchObject([{ elsewhere: false }]);
    expect((await readOrderForStaff(bench.shop, orderId))?.notes[0]?.text).toContain('Labels printed before');

    await step(orderId, 'packed');
    bench.clock.offset = 2 * MINUTE;
    await correct('7 Lake Road, Kochi', '682001');
    expect(await corrected()).toMatchObject([{ isPacked: true }]);
    expect((await page(link)).data.gifts).toMatchObject([{ state: 'packed', elsewhere: true }]);
    expect((await move(orderId, '7 Lake Road, Kochi', '682001')).status).toBe(409);
    expect(await goesTo(orderId)).toMatchObject({ pincode: '143006' });
    bench.clock.offset = 0;
  });

  it('forgets a guest who asks for it: address, note, answers and links', async () => {
    const { id, link } = await linked();
    await bench.shop.db.updateTable('guest').set({ note: 'Second floor' }).where('id', '=', id).execute();
    await answer(link, { coming: 'yes', people: 2, food: 'any' });
    expect((await bench.post('/api/user/guest-erase', undefined, link)).status).toBe(200);
    expect((await page(link)).status).toBe(410);
    expect((await told()).answers).not.toHaveProperty(id);
    const { guestList } = (await bench.get(`/api/user/guest-list/${host.id}`, host)).data;
    expect(guestList.find((one: { _id: string }) => one._id === id)).toMatchObject({
      address: '',
      pincode: '',
      note: '',
      askedAt: null,
      filledAt: null,
      // So that no queue asks this guest again.
      erasedAt: expect.any(String),
    });
  });
});
