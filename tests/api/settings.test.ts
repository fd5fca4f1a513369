import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkReach } from '#domain/payments/reach.contract.ts';
import { readOrderForStaff } from '#domain/orders/staff-order.repo.ts';
import { readKitchen } from '#domain/packing/packing.contract.ts';
import { catalogueVersion } from '#domain/catalogue/publishing.repo.ts';
import {
  defaultSettings,
  readSettingsForOwner,
  saveSettings,
  type Settings,
  type SettingsConflict,
  shownShop,
} from '#domain/settings/settings.contract.ts';
import type { SettingSection } from '#domain/settings/settings.rules.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import { readShop } from '#domain/settings/shown-shop.contract.ts';
import { readShopForStaff } from '#domain/settings/staff-shop.contract.ts';
import { inviteBySecret, joinStaff, keepInvite } from '#domain/staff/staff.repo.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import { requestOf } from '#lib/request.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { DAY, HOUR } from '#lib/time.ts';
import { seedShop } from '#scripts/demo/seed.ts';
import { openDatabase } from '#server/db/database.ts';
import { startShop } from '#main';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';
import type { TestInput } from '#tests/support/api.ts';
import { engines } from '#tests/support/engines.ts';
import { startOrderBench, type OrderBench } from '#tests/support/order-bench.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { staffCaller } from '#tests/support/staff-bench.ts';

describe.each(engines)('the settings of the shop, on %s', (engine) => {
  let bench: OrderBench;
  let owner: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    owner = await signedIn('Meera', 'owner');
  });
  afterAll(() => bench.close());

  /** Somebody of the staff who signed in just now. */
  async function signedIn(name: string, role: StaffRole) {
    const { db } = bench.shop;
    const now = bench.shop.now();
    const { secret } = await keepInvite(db, { name, role, staffId: null, life: HOUR }, now);
    const invite = await inviteBySecret(db, secret, now);
    const id = await joinStaff(db, invite!, { password: '-', totpSecret: '-', totpStep: 0 }, now);
    const session = await openStaffSession(db, id, 'A test', now);
    const cookie = `staff=${session}; __Host-staff=${session}`;
    return async <E extends Endpoint>(endpoint: E, input: TestInput<E> = {}) => {
      const { path, ...request } = requestOf(endpoint, input);
      const headers = { ...request.headers, cookie, 'sec-fetch-site': 'same-origin' };
      const answer = await fetch(bench.url + path, { ...request, headers });
      return { status: answer.status, data: (await answer.json()) as AnswerOf<E> & Record<string, unknown> };
    };
  }
  const present = async (section: SettingSection) => (await owner(readSettingsForOwner)).data.sections[section];
  /** Changes a section from what stands there. */
  const change = async (section: SettingSection, values: Record<string, unknown>) =>
    owner(saveSettings, { params: { section }, body: { revision: (await present(section)).revision, values } });
  const shown = async () => (await bench.get(readShop.path)).data.shop;

  it('begin with what the shop’s own file says', async () => {
    expect((await present('charges')).values).toEqual({ item: 49_00, guestBox: 49_00, ownBox: 20_00 });
    expect(await shown()).toMatchObject({ _id: 'shop', name: 'Shagun', city: 'Amritsar', charges: { item: 49_00 } });
    expect(await currentSettings(bench.shop)).toEqual(defaultSettings);
  });

  it('are changed field by field, are told by the log, and wake the publisher', async () => {
    const version = await catalogueVersion(bench.shop.db);
    const { status, data } = await change('facts', { phone: '+91 99999 11111' });
    expect([status, data.changed, data.section.revision, data.section.changedBy]).toEqual([200, true, 1, 'Meera']);
    expect(await shown()).toMatchObject({ phone: '+91 99999 11111', name: 'Shagun' });
    expect(await catalogueVersion(bench.shop.db)).not.toBe(version);
    const log = await bench.shop.db.selectFrom('audit').selectAll().where('kind', '=', 'settings').execute();
    expect(log.map(({ action, record_id, actor }) => [action, record_id, actor])).toEqual([
      ['change', 'facts', 'Meera'],
    ]);
    expect([log[0]?.before, log[0]?.after]).toMatchObject([{ phone: '+91 98765 43210' }, { phone: '+91 99999 11111' }]);
    // The same once more is no change.
    expect((await change('facts', { phone: '+91 99999 11111' })).data).toMatchObject({ changed: false });
  });

  it('are written by one of two people, and the other is told whose change came between', async () => {
    const other = await signedIn('Arjun', 'owner');
    const { revision } = await present('invoice');
    const write = (by: typeof owner, footer: string) =>
      by(saveSettings, { params: { section: 'invoice' }, body: { revision, values: { footer } } });
    const answers = await Promise.all([write(owner, 'Amritsar courts.'), write(other, 'Punjab courts.')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.data as unknown as SettingsConflict & {
      message: string;
    };
    expect(refused).toMatchObject({ code: 'settings-changed', section: { revision: revision + 1 } });
    expect(refused.message).toBe(`${refused.section.changedBy} changed this just now. Nothing you typed is lost.`);
    expect((await present('invoice')).values['footer']).toBe(refused.section.values['footer']);
  });

  it('are right in every process at once', async () => {
    const { shop } = bench;
    const db = openDatabase(shop.config);
    try {
      const before = await currentSettings({ db, config: shop.config });
      await change('charges', { item: 61_00 });
      expect(before.charges.item).toBe(49_00);
      expect((await currentSettings({ db, config: shop.config })).charges.item).toBe(61_00);
      expect((await currentSettings(shop)).charges.item).toBe(61_00);
    } finally {
      await db.destroy();
    }
    await change('charges', { item: 49_00 });
  });

  it('never charge anybody a price that was not shown', async () => {
    const customer = await bench.customer();
    const buy = (amount: number) => bench.post('/createOrder', customer, bench.sweetOrder({ quantity: 2 }, amount));
    const begun = await buy(2549_00);
    expect([begun.status, begun.data.amount, begun.data.shopName]).toEqual([200, 2549_00, 'Shagun']);
    await change('charges', { item: 70_00 });
    const refused = await buy(2549_00);
    expect([refused.status, refused.data.amount]).toEqual([409, 2570_00]);
    expect(refused.data.message).toContain('₹2,570');
    expect((await buy(2570_00)).data.amount).toBe(2570_00);
    // What was begun before is still what it was quoted.
    const kept = await bench.shop.db
      .selectFrom('order_draft')
      .select('amount')
      .where('gateway_order_id', '=', begun.data.id)
      .executeTakeFirstOrThrow();
    expect(Number(kept.amount)).toBe(2549_00);
    await change('charges', { item: 49_00 });
  });

  it('of the foot of the site are told to everybody, and take addresses of their own network alone', async () => {
    expect((await shown()).site).toMatchObject({ instagram: 'https://www.instagram.com/shagun.example' });
    const paymentMarks = ['UPI', 'Visa'];
    await change('site', { instagram: '', youtube: ' https://youtube.com/@mithai ', paymentMarks });
    expect((await shown()).site).toMatchObject({ instagram: '', youtube: 'https://youtube.com/@mithai', paymentMarks });
    for (const pinterest of ['javascript:alert(1)', 'https://evil.example/pinterest.com/x', 'pinterest.com/x'])
      expect((await change('site', { pinterest })).status).toBe(400);
    expect((await change('site', { paymentMarks: ['Cowries'] })).status).toBe(400);
    // A snapshot from before has no foot of its own, and is no fault.
    const { site: _none, ...earlier } = await shown();
    expect(shownShop.cast(earlier).site).toEqual(defaultSettings.site);
  });

  it('of how soon an order leaves are kept with it, and later ones go by the new promise', async () => {
    const leaves = async (): Promise<string> => {
      const customer = await bench.customer({ name: `Hurry ${newId()}` });
      const { data } = await bench.post('/createOrder', customer, bench.sweetOrder());
      const paid = await bench.post('/verifyOrder', customer, bench.gateway.pay(data.id));
      return paid.data.orderId as string;
    };
    const due = async (orderId: string) => {
      const order = await readOrderForStaff(bench.shop, orderId);
      const days = (Date.parse(order?.leavesBy ?? '') - Date.parse(order?.createdAt ?? '')) / DAY;
      return Math.round(days);
    };
    const before = await leaves();
    await change('dispatch', { sweet: 12 });
    const after = await leaves();
    // Twelve working days have one Sunday or two among them; the first goes the next working day.
    expect([(await due(before)) <= 2, (await due(after)) >= 13]).toEqual([true, true]);
    const { days } = (await owner(readKitchen)).data;
    expect(days.length).toBeGreaterThanOrEqual(2);
    expect((await change('dispatch', { sweet: 0 })).status).toBe(400);
    await change('dispatch', { sweet: 1 });
  });

  it('of how far fresh food goes are what a customer is asked by, and name only places that there are', async () => {
    const { zones } = (await present('reach')).values as Settings['reach'];
    const far = async () => {
      const body = { sweetIds: [bench.goods.sweet], pincodes: ['629702'] };
      return (await bench.post(checkReach.path, undefined, body)).data.far;
    };
    expect(await far()).toMatchObject([
      {
        message: expect.stringContaining('fresh only in Amritsar, nearby towns, Punjab and Chandigarh and North India'),
      },
    ]);
    const wider = zones.map((zone) =>
      zone.transit === 2 ? { ...zone, states: [...zone.states, 'Tamil Nadu'] } : zone,
    );
    expect((await change('reach', { zones: wider })).status).toBe(200);
    expect(await far()).toEqual([]);
    const odd = await change('reach', { zones: zones.map((zone) => ({ ...zone, districts: ['Amristar'] })) });
    expect([odd.status, odd.data['message']]).toEqual([
      400,
      'The table of pincodes has no district or state “Amristar”. Please check the spelling.',
    ]);
    for (const wrong of [
      [],
      zones.map((zone) => ({ ...zone, transit: -1 })),
      zones.map((zone) => ({ ...zone, districts: [], states: [] })),
    ])
      expect((await change('reach', { zones: wrong })).status).toBe(400);
    await change('reach', { zones });
  });

  it('of tax and invoices stay with an order as they were on its day', async () => {
    const customer = await bench.customer();
    const sale = async (id: string) =>
      (await bench.get(`/api/user/payment-data/${id}`, customer)).data.paymentHistory[0].sale;
    await change('tax', { invitationRate: 12 });
    await change('invoice', { note: 'Thank you.' });
    const begun = await bench.post('/createOrder', customer, bench.invitationOrder([], 1256_00, { ownBoxes: 1 }));
    await change('tax', { invitationRate: 18 });
    await change('invoice', { note: 'Come again.' });
    await change('facts', { legalName: 'Shagun and Daughters' });
    const paid = await bench.post('/verifyOrder', customer, bench.gateway.pay(begun.data.id));
    const first = paid.data.orderId;
    expect(await sale(first)).toMatchObject({ rate: 12, seller: { note: 'Thank you.', state: { code: '03' } } });
    expect((await sale(first)).seller.legalName).not.toBe('Shagun and Daughters');
  });

  it.each([
    ['facts', { phone: 'ring us' }, 'phone', 'digits'],
    ['facts', { fssai: '123' }, 'fssai', '14 digits'],
    ['facts', { gstin: '03AAAAA0000A1Z9' }, 'gstin', 'one of its 15 characters'],
    ['facts', { name: '' }, 'name', 'write the name'],
    ['charges', { item: -1 }, 'item', 'from ₹0'],
    ['tax', { sweetRate: 4.5 }, 'sweetRate', 'whole number'],
    ['days', { closed: ['2026-02-30'] }, 'closed[0]', '2026-11-08'],
    ['capacity', { boxes: 'many' }, 'boxes', 'whole number'],
    ['couriers', { tables: [] }, 'tables', 'at least one'],
  ] as const)('of %s refuse %j with a sentence at its field', async (section, values, field, words) => {
    const before = await present(section);
    const { status, data } = await change(section, values);
    expect([status, Object.keys(data['errors'] as object)]).toEqual([400, [field]]);
    expect((data['errors'] as Record<string, string>)[field]).toContain(words);
    expect(await present(section)).toEqual(before);
  });

  it('belong to the owner, who has to have signed in just now', async () => {
    const packer = await signedIn('Paul', 'packer');
    expect((await packer(readSettingsForOwner)).status).toBe(403);
    expect(
      ((await packer(readShopForStaff)).data as AnswerOf<typeof readShopForStaff>).couriers.tables.map(
        (one) => one.courier,
      ),
    ).toEqual(['Speed Post', 'Delhivery']);
    const token = await staffCaller(bench, 'owner', 'A program');
    expect((await token(readSettingsForOwner)).status).toBe(200);
    const body = { revision: 0, values: { boxes: 5 } };
    expect((await token(saveSettings, { params: { section: 'capacity' }, body })).status).toBe(403);
    expect((await owner(saveSettings, { params: { section: 'nothing' }, body })).status).toBe(400);
  });

  it('tell which keys are set and never what they are', async () => {
    process.env['RAZORPAY_KEY_ID'] = 'not-a-key-of-theirs';
    process.env['PLACES_API_KEY'] = 'AIzaSecretOfTheShop';
    try {
      const { data } = await owner(readSettingsForOwner);
      const states = Object.fromEntries(data.keys.map(({ name, state }) => [name, state]));
      expect(states).toMatchObject({
        RAZORPAY_KEY_ID: 'malformed',
        PLACES_API_KEY: 'set',
        GOOGLE_CLIENT_ID: 'missing',
      });
      expect(JSON.stringify(data)).not.toMatch(/not-a-key-of-theirs|AIzaSecret/);
    } finally {
      delete process.env['RAZORPAY_KEY_ID'];
      delete process.env['PLACES_API_KEY'];
    }
  });

  it('of capacity and working days go to the kitchen with its list', async () => {
    await change('capacity', { boxes: 1, kilograms: 2 });
    await change('days', { closed: ['2026-11-08'] });
    await paidBoxes(bench, await bench.customer(), 3);
    const { data } = await owner(readKitchen);
    expect(data.plan).toMatchObject({ capacity: { boxes: 1, kilograms: 2 }, days: { closed: ['2026-11-08'] } });
    expect(data.days.reduce((sum, { boxes }) => sum + boxes, 0)).toBeGreaterThanOrEqual(3);
  });

  it('take licence numbers from the environment until they have some', async () => {
    const licences = { fssai: '10020011000111', gstin: '' };
    const config = { ...bench.shop.config, licences, port: 0 };
    const second = await startShop(config, { payments: bench.gateway });
    try {
      const answer = await fetch(second.url + readShop.path);
      expect(((await answer.json()) as AnswerOf<typeof readShop>).shop.fssai).toBe('10020011000111');
    } finally {
      await second.close();
    }
  });

  it('keep a shop in production closed until it has a licence number', async () => {
    const config = { ...bench.shop.config, production: true, port: 0 };
    await expect(startShop(config, { payments: bench.gateway })).rejects.toThrow(/Set FSSAI_LICENCE to the 14 digits/);
    expect(await seedShop({ ...bench.shop, config })).toBe(false);
    expect((await change('facts', { fssai: '10020011000222' })).status).toBe(200);
    const open = await startShop(config, { payments: bench.gateway });
    await open.close();
  });
});
