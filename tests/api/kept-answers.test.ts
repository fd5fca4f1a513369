import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCart, deleteCart, updateCart } from '#domain/cart/cart.contract.ts';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { answerInvitation, eraseGuest, saveCelebration } from '#domain/guests/celebration.contract.ts';
import {
  addStaffRecord,
  binStaffRecord,
  changeStaffRecords,
  copyStaffRecord,
  placeStaffRecords,
  saveStaffRecord,
} from '#domain/catalogue/staff-record.contract.ts';
import { createOrder, verifyOrder } from '#domain/payments/checkout.contract.ts';
import {
  sendContactMessage,
  sendCustomisation,
  sendDecorationQuote,
  sendDesignerQuote,
  sendDesignQuote,
} from '#domain/enquiries/enquiry.contract.ts';
import { undoParcelSteps, writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { addMyself, closeFamilyLink, judgeNewcomers, openFamilyLink } from '#domain/guests/family-link.contract.ts';
import {
  addGuest,
  askGuest,
  confirmGuests,
  confirmOwnAddress,
  deleteGuest,
  editGuest,
  importGuests,
  listGuests,
  noteAsked,
  readAddressRequest,
  revokeGuestLinks,
  updateAddressPerson,
} from '#domain/guests/guest.contract.ts';
import { joinHousehold, partHousehold, tagGuests } from '#domain/guests/household.contract.ts';
import { addNote, changeEnquiry, eraseEnquiry, noteAnswer, undoChange } from '#domain/enquiries/inbox.contract.ts';
import { addGift, changeGift, deleteGift, markThanked } from '#domain/planning/ledger.contract.ts';
import { addOrderNote } from '#domain/orders/staff-order.contract.ts';
import { readKitchen, tickKitchen } from '#domain/packing/packing.contract.ts';
import { askPlanningHelp, clearPlanning, savePlanning } from '#domain/planning/planning.contract.ts';
import { addRecentView } from '#domain/cart/recent.contract.ts';
import { makeRehearsal } from '#domain/rehearsal/rehearsal.contract.ts';
import {
  deleteAccount,
  endOneSession,
  readAccess,
  register,
  signOut,
  signOutEverywhere,
  updateUser,
  verifyOtp,
} from '#domain/session/session.contract.ts';
import { addShare, addSharedGuest, endShare, fillSharedAddress, openShare } from '#domain/sharing/share.contract.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import { requestOf } from '#lib/request.ts';
import { HOUR, MINUTE } from '#lib/time.ts';
import type { TestInput } from '#tests/support/api.ts';
import { allEndpoints } from '#tests/support/awkward.ts';
import { type Answer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { phonePhoto } from '#tests/support/photos.ts';

/** Tables that say nothing of what was asked for: counts, the log, idempotency keys, and what processes tell each other. */
const ASIDE = new Set(['audit', 'call_count', 'idempotency', 'heartbeat', 'lease']);

/** Calls that may succeed without leaving anything, and why. */
const NOTHING_TO_KEEP: Record<string, string> = {
  'POST /api/staff/preview': 'It answers with the page that it draws.',
};

/** Calls whose rows other tests look at. */
const LOOKED_AT: Record<string, readonly string[]> = {
  'account-move.test.ts': [
    'POST /api/staff/accounts/:userId/code',
    'POST /api/staff/accounts/:userId/move',
    'POST /api/staff/accounts/:userId/stop',
  ],
  'celebration.test.ts': ['PUT /api/user/guest-arrived'],
  'google.test.ts': ['POST /api/user/google-login'],
  'mobile-change.test.ts': ['POST /api/user/change-mobile', 'POST /api/user/stop-mobile-change'],
  'part-payments.test.ts': ['POST /api/user/orders/:orderId/rest', 'POST /api/staff/orders/:orderId/release'],
  'late-homes.test.ts': ['POST /api/user/orders/:orderId/late-homes'],
  'moved-homes.test.ts': ['POST /api/user/orders/:orderId/address'],
  'second-boxes.test.ts': ['POST /api/user/orders/:orderId/bought-twice'],
  'staff-accounts.test.ts': [
    'POST /api/staff/passkeys/begin',
    'POST /api/staff/passkeys',
    'POST /api/staff/passkeys/remove',
    'POST /api/staff/sign-in/passkey/begin',
    'POST /api/staff/sign-in/passkey',
    'POST /api/staff/invite/passkey/begin',
    'POST /api/staff/invite/passkey',
  ],
  'staff.test.ts': [
    'POST /api/staff/sign-in/password',
    'POST /api/staff/sign-out',
    'DELETE /api/staff/sessions/:sessionId',
    'POST /api/staff/recovery-codes',
    'POST /api/staff/invite/password/begin',
    'POST /api/staff/invite/password',
    'POST /api/staff/people/invite',
    'PATCH /api/staff/people/:staffId',
    'DELETE /api/staff/invites/:inviteId',
    'DELETE /api/staff/tokens/:tokenId',
  ],
  'settings.test.ts': ['PUT /api/staff/settings/:section'],
  'hand-made-refunds.test.ts': [
    'POST /api/staff/orders/:orderId/refunds',
    'POST /api/staff/refunds/:refundId/again',
    'POST /api/staff/money/refunds',
    'POST /api/staff/money/settled',
  ],
  'site-state.test.ts': ['POST /api/staff/site/publish', 'POST /api/staff/site/back'],
  'schedule.test.ts': [
    'POST /api/staff/catalogue/:kind/schedule',
    'PUT /api/staff/schedule/:id',
    'POST /api/staff/schedule/take-over',
    'POST /api/staff/schedule/remove',
  ],
  'outbox-office.test.ts': [
    'POST /api/staff/messages/:messageId/again',
    'POST /api/staff/messages/again',
    'PUT /api/staff/messages/templates/:kind',
    'POST /api/staff/orders/:orderId/messages',
  ],
  'staff-records.test.ts': ['PUT /api/staff/catalogue/:kind'],
  'staff-pictures.test.ts': ['POST /api/staff/pictures/:folder', 'POST /api/staff/videos/:folder'],
};

/** Returns a call as its contract names it. */
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const changes = ({ method, reading }: Endpoint): boolean => method !== 'GET' && reading !== true;

describe('what is answered with success is kept', () => {
  let bench: OrderBench;
  const walked = new Set<string>();
  beforeAll(async () => {
    bench = await startOrderBench('sqlite');
  });
  afterAll(() => bench.close());

  /** Returns every row that says what people did, as one text. */
  async function kept(): Promise<string> {
    const { db } = bench.shop;
    const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !ASIDE.has(name));
    const rows = tables.map((name) =>
      db
        .selectFrom(name as 'cart')
        .selectAll()
        .execute(),
    );
    return JSON.stringify(await Promise.all(rows));
  }

  /** Makes a call that must succeed and leave something behind, and answers what it said. */
  async function expectKept(endpoint: Endpoint, input: TestInput = {}, token = ''): Promise<Answer['data']> {
    const before = await kept();
    const { path, ...request } = requestOf(endpoint, input, token);
    const answer = await fetch(bench.url + path, request);
    const said = await answer.json();
    expect([nameOf(endpoint), answer.status, answer.ok ? '' : said.message]).toEqual([
      nameOf(endpoint),
      endpoint === sendCustomisation ? 201 : 200,
      '',
    ]);
    expect([nameOf(endpoint), (await kept()) !== before]).toEqual([nameOf(endpoint), true]);
    walked.add(nameOf(endpoint));
    return said;
  }

  it('by every form of a stranger, whatever fills it in', async () => {
    const one = async (kind: 'decoration' | 'designer', record: object) =>
      (await saveRecords(bench.shop.db, kind, [{ record: record as never }]))[0] ?? '';
    const person = { firstName: 'Simran', lastName: 'Kaur', email: 'simran@example.in', mobile: '9876543210' };
    const body = { ...person, message: 'Three hundred boxes, please.' };
    const decorationId = await one('decoration', {
      name: 'Mandap',
      category: 'RoomDecor',
      image: 'decorations/x.webp',
    });
    const designerId = await one('designer', { name: 'Noor', category: 'Bridge', image: 'designers/x.webp' });
    for (const unseen of ['', 'https://example.in'])
      for (const [endpoint, about] of [
        [sendContactMessage, {}],
        [sendDecorationQuote, { decorationId }],
        [sendDesignerQuote, { designerId }],
        [sendCustomisation, { invitationId: bench.goods.invitation }],
      ] as const)
        await expectKept(endpoint, { body: { ...body, ...about, leaveEmpty: unseen } });
    const asked = await expectKept(register, { body: { mobile: '9814098140' } });
    await expectKept(verifyOtp, { body: { _id: asked.userData._id, otp: asked.userData.otp } });
  });

  it('by everything that a family does with its list', async () => {
    const me = await bench.customer();
    const add = (name: string, mobile: string) =>
      expectKept(addGuest, { body: { userId: me.id, name, mobile, category: 'Family' } }, me.token);
    const { guestData: guest } = await add('Harpreet Singh', '9814000001');
    const { guestData: other } = await add('Manjit Kaur', '9814000002');
    const params = { id: guest._id };
    const { revision: first, ...values } = guest;
    await expectKept(
      editGuest,
      { body: { ...values, guestNo: '', name: 'Harpreet Gill', addressChoice: 'address_person', revision: first } },
      me.token,
    );
    await expectKept(
      importGuests,
      { body: { guests: [{ row: 1, name: 'Amrit Kaur', mobile: '9814000003', category: 'Family' }] } },
      me.token,
    );
    const { link } = await expectKept(askGuest, { params }, me.token);
    await expectKept(noteAsked, { params }, me.token);
    const named = { mobile: '9814000001', t: new URL(link).searchParams.get('t') ?? '' };
    await expectKept(updateAddressPerson, {
      body: { ...named, address: '12, Mall Road, Amritsar', pincode: '143001' },
    });
    await bench.shop.db.updateTable('guest').set({ unconfirmed: true }).where('id', '=', guest._id).execute();
    const { held } = (await bench.post(readAddressRequest.path, undefined, named)).data;
    await expectKept(confirmOwnAddress, { body: { ...named, held } });
    const list = async () => {
      const { path } = requestOf(listGuests, { params: { userId: me.id } });
      return (await bench.get(path, me)).data.guestList as { _id: string; revision: number }[];
    };
    const celebration = {
      couple: 'Simran weds Arjun',
      event: 'Wedding',
      day: '2027-02-14',
      time: '',
      place: '',
      words: '',
    };
    await expectKept(saveCelebration, { body: { ...celebration, revision: 0 } }, me.token);
    await expectKept(answerInvitation, { body: { ...named, coming: 'yes', people: 2, food: 'veg' } });
    const known = (await list()).filter(({ _id }) => [guest._id, other._id].includes(_id));
    const home = { name: 'The Gills', contact: guest._id, addressOf: guest._id };
    const members = known.map(({ _id, revision }) => ({ _id, revision }));
    await expectKept(joinHousehold, { body: { ...home, members } }, me.token);
    await expectKept(tagGuests, { body: { guests: [guest._id], side: 'bride' } }, me.token);
    await expectKept(partHousehold, { body: { guests: [other._id] } }, me.token);
    await bench.shop.db.updateTable('guest').set({ unconfirmed: true }).where('id', '=', other._id).execute();
    const now = (await list()).find(({ _id }) => _id === other._id);
    await expectKept(confirmGuests, { body: { guests: [{ _id: other._id, revision: now?.revision }] } }, me.token);

    const family = await expectKept(openFamilyLink, { body: {} }, me.token);
    const f = new URL(family.link).searchParams.get('f') ?? '';
    const newcomer = { f, name: 'Charan Kaur', mobile: '9814000004', address: '7, Verka Road', pincode: '143001' };
    await expectKept(addMyself, { body: newcomer });
    const { newcomers } = (await bench.get('/api/user/family-link', me)).data;
    const chosen = newcomers.map(({ _id, revision }: { _id: string; revision: number }) => ({ _id, revision }));
    await expectKept(judgeNewcomers, { body: { take: true, newcomers: chosen } }, me.token);
    await expectKept(closeFamilyLink, {}, me.token);

    const { shares } = await expectKept(addShare, { body: { name: 'Bua ji', mayWrite: true } }, me.token);
    const bua = await bench.customer({ name: 'Gurmeet Kaur' });
    const t = new URL(shares[0].link).searchParams.get('t') ?? '';
    const { id: shared } = await expectKept(openShare, { body: { t } }, bua.token);
    const seen = await expectKept(
      addSharedGuest,
      { params: { id: shared }, body: { name: 'Daljit Kaur', mobile: '9814000005', address: '', pincode: '' } },
      bua.token,
    );
    const empty = seen.guests.find(({ name }: { name: string }) => name === 'Daljit Kaur');
    const filled = { _id: empty._id, revision: empty.revision, address: '9, Ajnala Road', pincode: '143001' };
    await expectKept(fillSharedAddress, { params: { id: shared }, body: filled }, bua.token);
    await expectKept(endShare, { params: { id: shares[0]._id } }, me.token);

    await expectKept(eraseGuest, { body: named });
    await expectKept(askGuest, { params: { id: other._id } }, me.token);
    await expectKept(revokeGuestLinks, { params: { id: other._id } }, me.token);
    await expectKept(deleteGuest, { params: { id: other._id } }, me.token);
    await expectKept(makeRehearsal, {}, await owner());
  });

  it('by everything that a customer buys, writes and leaves', async () => {
    const me = await bench.customer();
    const { goods } = bench;
    await expectKept(addRecentView, { body: { userId: me.id, fruitId: goods.sweet } }, me.token);
    const { cartId } = await expectKept(addCart, { body: { userId: me.id, invitationId: goods.invitation } }, me.token);
    await expectKept(updateCart, { params: { id: cartId }, body: { revision: 0, status: true } }, me.token);
    await expectKept(deleteCart, { params: { id: cartId } }, me.token);
    const order = await expectKept(createOrder, { body: bench.sweetOrder() }, me.token);
    await expectKept(verifyOrder, { body: { ...bench.gateway.pay(order.id) } }, me.token);

    const items = [{ id: 'a', text: 'Book the hall' }];
    const [planningId = ''] = await saveRecords(bench.shop.db, 'planning', [
      { record: { category: 'Marriage', items } as never },
    ]);
    await expectKept(savePlanning, { body: { userId: me.id, planning: [{ planningId, ticked: ['a'] }] } }, me.token);
    await expectKept(clearPlanning, { body: { userId: me.id, planning: [{ planningId, checked: [] }] } }, me.token);
    await expectKept(askPlanningHelp, { body: { userId: me.id, planningId } }, me.token);
    const gift = { name: 'Bua ji', amount: '5,100', what: '', day: '2026-11-22', note: '' };
    const { gift: line } = await expectKept(addGift, { body: gift }, me.token);
    const params = { id: line._id };
    const { gift: changed } = await expectKept(
      changeGift,
      { params, body: { ...gift, note: 'Blue', revision: line.revision } },
      me.token,
    );
    expect(changed.note).toBe('Blue');
    await expectKept(markThanked, { body: { ids: [line._id], thanked: true } }, me.token);
    await expectKept(deleteGift, { params }, me.token);

    const form = new FormData();
    const design = { userId: me.id, name: 'Simran', mobile: '9876543210', price: '500', category: 'Wooden Box' };
    for (const [field, value] of Object.entries({ ...design, description: 'A peacock in gold.' }))
      form.set(field, value);
    form.set('image', new File([new Uint8Array(await phonePhoto())], 'design.jpg', { type: 'image/jpeg' }));
    await expectKept(sendDesignQuote, { body: form }, me.token);
    await expectKept(updateUser, { body: { _id: me.id, name: 'Simran Gill' } }, me.token);
  });

  it('by everything that ends a session or an account', async () => {
    const signIn = async (): Promise<string> => {
      // A number gets its next code half a minute later.
      bench.clock.offset += MINUTE;
      const { userData } = await expectKept(register, { body: { mobile: '9814098141' } });
      return (await expectKept(verifyOtp, { body: { _id: userData._id, otp: userData.otp } })).token;
    };
    await signIn();
    const token = await signIn();
    const { sessions } = (await bench.get(readAccess.path, { id: '', token })).data;
    const other = sessions.find(({ current }: { current: boolean }) => !current);
    await expectKept(endOneSession, { params: { sessionId: other._id } }, token);
    await expectKept(signOut, {}, await signIn());
    await expectKept(signOutEverywhere, {}, await signIn());
    await expectKept(deleteAccount, {}, await signIn());
  });

  it('by everything that is done with a message', async () => {
    const token = await owner();
    await expectKept(sendContactMessage, {
      body: {
        firstName: 'Simran',
        lastName: 'Kaur',
        email: 's@example.in',
        mobile: '9876543210',
        message: 'Hello there',
      },
    });
    const row = await bench.shop.db.selectFrom('enquiry').select('id').orderBy('created_at', 'desc').executeTakeFirst();
    const params = { enquiryId: row?.id ?? '' };
    const { eventId } = await expectKept(changeEnquiry, { params, body: { revision: 0, state: 'open' } }, token);
    await expectKept(undoChange, { params, body: { eventId } }, token);
    await expectKept(addNote, { params, body: { id: newId(), text: 'Wants blue velvet.' } }, token);
    const { enquiry } = await expectKept(noteAnswer, { params, body: { id: newId(), way: 'call' } }, token);
    await expectKept(eraseEnquiry, { params, body: { revision: enquiry.revision } }, token);
  });

  it('by everything that is done with goods and parcels', async () => {
    const token = await owner();
    const kind = 'review';
    const review = { name: 'Simran Kaur', rating: 5, description: 'Lovely boxes.' };
    const { record } = await expectKept(addStaffRecord, { params: { kind }, body: { record: review } }, token);
    const params = { kind, id: record.id };
    const saved = await expectKept(
      saveStaffRecord,
      { params, body: { revision: record.revision, isActive: true, record: { ...review, rating: 4 } } },
      token,
    );
    const copy = await expectKept(copyStaffRecord, { params }, token);
    await expectKept(placeStaffRecords, { params: { kind }, body: { ids: [copy.record.id], at: 0 } }, token);
    const change = { id: record.id, revision: saved.record.revision, isActive: false };
    await expectKept(changeStaffRecords, { params: { kind }, body: { changes: [change] } }, token);
    const bin = { revision: copy.record.revision, inBin: true };
    await expectKept(binStaffRecord, { params: { kind, id: copy.record.id }, body: bin }, token);

    const orderId = await paidBoxes(bench, await bench.customer(), 2);
    const { days } = (await bench.get(readKitchen.path, { id: '', token })).data;
    const { day, lines } = days[0];
    await expectKept(tickKitchen, { body: { day, id: lines[0].id, parts: lines[0].parts } }, token);
    const batch = newId();
    const steps = { batch, parcels: [{ orderId }], state: 'accepted' };
    await expectKept(writeParcelSteps, { body: steps }, token);
    await expectKept(undoParcelSteps, { body: { batch } }, token);
    await expectKept(addOrderNote, { params: { orderId }, body: { text: 'Rings twice.' } }, token);
  });

  it('by every call that changes something', async () => {
    const endpoints = (await allEndpoints()).filter(changes);
    const elsewhere = Object.values(LOOKED_AT).flat();
    const missing = endpoints
      .map(nameOf)
      .filter((name) => !walked.has(name) && !elsewhere.includes(name) && !(name in NOTHING_TO_KEEP));
    expect(missing).toEqual([]);
    const stated = [...elsewhere, ...Object.keys(NOTHING_TO_KEEP)];
    expect(stated.filter((name) => walked.has(name) || !endpoints.map(nameOf).includes(name))).toEqual([]);
    const files = readdirSync('tests/api');
    expect(Object.keys(LOOKED_AT).filter((file) => !files.includes(file))).toEqual([]);
  });

  async function owner(): Promise<string> {
    return keepToken(bench.shop.db, { name: `Owner ${newId()}`, role: 'owner', life: HOUR }, bench.shop.now());
  }
});
