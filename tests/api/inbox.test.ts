import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { type Enquiry as Message, insertEnquiry, insertEnquiryOf } from '#domain/enquiries/enquiry.repo.ts';
import {
  addNote,
  changeEnquiry,
  countInbox,
  eraseEnquiry,
  noteAnswer,
  pageInbox,
  readEnquiry,
  undoChange,
} from '#domain/enquiries/inbox.contract.ts';
import { sendContactMessage } from '#domain/enquiries/enquiry.contract.ts';
import { eraseOutdated } from '#domain/retention/retention.repo.ts';
import { ENQUIRY_KEPT } from '#domain/retention/retention-periods.rules.ts';
import { deleteAccount, downloadOwnData } from '#domain/session/session.contract.ts';
import { inviteBySecret, joinStaff, keepInvite, keepToken } from '#domain/staff/staff.repo.ts';
import { newId } from '#lib/ids.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { asOwner } from '#server/db/owner.ts';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';
import { insertEverythingOf } from '#tests/support/account-bench.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { engines } from '#tests/support/engines.ts';
import { requestOf } from '#lib/request.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import { DAY, HOUR } from '#lib/time.ts';

describe.each(engines)('the inbox, on %s', (engine) => {
  let shop: TestShop;
  let meera: Helper;
  let jaspreet: Helper;
  beforeAll(async () => {
    shop = await startTestShop({ engine });
    meera = await helper('Meera');
    jaspreet = await helper('Jaspreet');
  });
  beforeEach(() => shop.shop.db.deleteFrom('enquiry').execute());
  afterAll(() => shop.close());

  /** Somebody of the staff with a session of the browser. */
  async function helper(name: string, role: StaffRole = 'helper') {
    const { db } = shop.shop;
    const now = shop.shop.now();
    const { secret } = await keepInvite(db, { name, role, staffId: null, life: HOUR }, now);
    const invite = await inviteBySecret(db, secret, now);
    if (!invite) throw new Error('the invitation is missing');
    const id = await joinStaff(db, invite, { password: '-', totpSecret: '-', totpStep: 0 }, now);
    const cookie = `__Host-staff=${await openStaffSession(db, id, 'A test', now)}`;
    const ask = async (
      endpoint: Endpoint,
      input: { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown } = {},
    ): Promise<Response> => {
      const { path, ...request } = requestOf(endpoint, input);
      const headers = { ...request.headers, cookie, 'sec-fetch-site': 'same-origin' };
      return fetch(shop.url.replace('127.0.0.1', 'localhost') + path, { ...request, headers });
    };
    return {
      id,
      name,
      ask,
      async call<E extends Endpoint>(endpoint: E, input: Parameters<typeof ask>[1] = {}) {
        const answer = await ask(endpoint, input);
        return { status: answer.status, data: (await answer.json()) as AnswerOf<E> & { message: string; by?: string } };
      },
    };
  }
  type Helper = Awaited<ReturnType<typeof helper>>;

  /** Returns a message that came in so many hours ago. */
  const message = (data: Record<string, unknown> = {}, hours = 0, kind: Message['kind'] = 'contact') =>
    insertEnquiry(
      shop.shop.db,
      {
        kind,
        subjectId: null,
        data: { firstName: 'Simran', lastName: 'Kaur', mobile: '9876543210', message: 'Hello', ...data },
      },
      shop.shop.now() - hours * HOUR,
    );
  const list = async (query: Record<string, unknown> = {}, who = meera) =>
    (await who.call(pageInbox, { query })).data.enquiries;
  const texts = async (query: Record<string, unknown>) => (await list(query)).map(({ text }) => text).sort();
  const read = async (enquiryId: string) => (await meera.call(readEnquiry, { params: { enquiryId } })).data.enquiry;
  const change = (who: Helper, enquiryId: string, body: Record<string, unknown>) =>
    who.call(changeEnquiry, { params: { enquiryId }, body });

  it('shows what a stranger sent by a form as new, also when it was kept by the version before', async () => {
    const body = {
      firstName: 'Simran',
      lastName: 'Kaur',
      email: 'simran@example.in',
      mobile: '9876543210',
      message: 'Do you deliver to Shimla?',
      leaveEmpty: '',
    };
    await shop.client.call(sendContactMessage, { body });
    const [one] = await list();
    expect(one).toMatchObject({
      kind: 'contact',
      state: 'new',
      late: false,
      name: 'Simran Kaur',
      mobile: '9876543210',
      email: 'simran@example.in',
      text: 'Do you deliver to Shimla?',
      assignee: '',
    });
    expect((await meera.call(countInbox)).data.count).toMatchObject({ fresh: 1, unanswered: 1, late: 0 });
  });

  it('is open to helpers and the owner, by the session and by a token, and to nobody else', async () => {
    const id = await message();
    for (const role of ['owner', 'helper', 'packer', 'editor'] as const) {
      const who = await helper(`Role ${role}`, role);
      const token = await keepToken(shop.shop.db, { name: role, role, life: HOUR }, shop.shop.now());
      const expected = role === 'owner' || role === 'helper' ? 200 : 403;
      for (const call of [pageInbox, countInbox, readEnquiry]) {
        const input = { params: { enquiryId: id } };
        expect([role, (await who.ask(call, input)).status]).toEqual([role, expected]);
        expect([role, (await shop.client.call(call, input as never, token)).status]).toEqual([role, expected]);
      }
    }
    const customer = await shop.signIn();
    expect((await shop.client.call(pageInbox, {}, customer.token)).status).toBe(401);
  });

  it('puts whoever waits longest first, and marks what is older than a day', async () => {
    await message({ message: 'Of just now' });
    await message({ message: 'Of two days ago' }, 48);
    await message({ message: 'Of 23 hours ago' }, 23);
    const found = await list();
    expect(found.map(({ text, late }) => [text, late])).toEqual([
      ['Of two days ago', true],
      ['Of 23 hours ago', false],
      ['Of just now', false],
    ]);
    const { count } = (await meera.call(countInbox)).data;
    expect(count).toMatchObject({ fresh: 3, unanswered: 3, late: 1 });
    expect(count.since).toBe(found[0]?.at);
    expect((await list({ state: 'all' })).map(({ text }) => text)[0]).toBe('Of just now');
    expect(await texts({ age: 'late' })).toEqual(['Of two days ago']);
    expect(await texts({ age: 'fresh' })).toEqual(['Of 23 hours ago', 'Of just now']);
    expect(await texts({ age: 'week' })).toEqual([]);
  });

  it('finds parts of name, number, e-mail and text in any order and letter case, and signs as themselves', async () => {
    await message({ message: 'Three hundred BOXES, 100% silver', email: 'simran@example.in' });
    await message({ firstName: 'ਹਰਪ੍ਰੀਤ', lastName: 'ਸਿੰਘ', mobile: '919812345678', message: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ' });
    const silver = ['Three hundred BOXES, 100% silver'];
    for (const search of ['simran', 'KAUR boxes', 'boxes three', 'example.in', '98765', '+91 98765 43210', '100%'])
      expect([search, await texts({ search })]).toEqual([search, silver]);
    for (const search of ['ਹਰਪ੍ਰੀਤ', 'ਅਕਾਲ', '098123 45678', '9812345678'])
      expect([search, await texts({ search })]).toEqual([search, ['ਸਤ ਸ੍ਰੀ ਅਕਾਲ']]);
    for (const search of ['_', '10_', 'message', 'nobody', "'; drop table enquiry; --"])
      expect([search, await texts({ search })]).toEqual([search, []]);
  });

  it('is narrowed by kind, by what somebody decided and by who has it', async () => {
    const contact = await message({ message: 'A question' });
    await message({ message: 'A quote' }, 0, 'decoration-quote');
    expect(await texts({ kind: 'decoration-quote' })).toEqual(['A quote']);
    await change(meera, contact, { revision: 0, assigneeId: jaspreet.id });
    expect(await texts({ assignee: jaspreet.id })).toEqual(['A question']);
    expect((await list({ assignee: 'me' }, jaspreet)).map(({ text }) => text)).toEqual(['A question']);
    expect(await list({ assignee: 'me' })).toEqual([]);
    expect(await texts({ assignee: 'nobody' })).toEqual(['A quote']);
    await change(meera, contact, { revision: 1, state: 'closed' });
    expect(await texts({})).toEqual(['A quote']);
    expect(await texts({ state: 'closed' })).toEqual(['A question']);
    expect(await texts({ state: 'all' })).toEqual(['A question', 'A quote']);
    expect(await texts({ state: 'new' })).toEqual(['A quote']);
  });

  it('shows a wish to be erased by its words until staff say what it is', async () => {
    const wish = await message({ message: 'Please DELETE my number, I am no guest of theirs.' });
    await message({ message: 'Please delete the almonds from my box.' });
    expect(await texts({ kind: 'erasure' })).toEqual(['Please DELETE my number, I am no guest of theirs.']);
    await change(meera, wish, { revision: 0, erasure: false });
    expect(await texts({ kind: 'erasure' })).toEqual([]);
    await change(meera, wish, { revision: 1, erasure: true });
    expect((await read(wish)).erasure).toBe(true);
  });

  it('is paged on the server, each message once', async () => {
    for (let count = 0; count < 65; count += 1) await message({ message: `Message ${count}` });
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { data } = await meera.call(pageInbox, { query: { page } });
      expect([data.count, data.pages]).toEqual([65, 3]);
      seen.push(...data.enquiries.map(({ id }) => id));
    }
    expect([seen.length, new Set(seen).size]).toEqual([65, 65]);
  });

  it('goes from new by taking, answering and closing, and tells each step with its name', async () => {
    const enquiryId = await message();
    const params = { enquiryId };
    expect((await change(meera, enquiryId, { revision: 0, assigneeId: meera.id })).data.enquiry).toMatchObject({
      state: 'open',
      assignee: 'Meera',
      revision: 1,
    });
    const answered = await jaspreet.call(noteAnswer, { params, body: { id: newId(), way: 'whatsapp' } });
    expect(answered.data.enquiry).toMatchObject({ state: 'answered', assignee: 'Meera', revision: 2 });
    await jaspreet.call(addNote, { params, body: { id: newId(), text: '  Wants blue velvet.  ' } });
    const { enquiry } = (await change(meera, enquiryId, { revision: 2, state: 'closed' })).data;
    expect(enquiry.history.map(({ by, what, way, text, after }) => [by, what, way ?? text, after?.state])).toEqual(
      expect.arrayContaining([
        ['Meera', 'change', '', 'open'],
        ['Jaspreet', 'answer', 'whatsapp', 'answered'],
        ['Jaspreet', 'note', 'Wants blue velvet.', undefined],
        ['Meera', 'change', '', 'closed'],
      ]),
    );
    expect((await list({ state: 'all' }))[0]?.notes).toBe(1);
    const log = await shop.shop.db.selectFrom('audit').select('action').where('record_id', '=', enquiryId).execute();
    expect(log.map(({ action }) => action).sort()).toEqual(['answer', 'change', 'change', 'note']);
  });

  it('is taken by whoever answers it while nobody has it, and by nobody again when the answer is taken back', async () => {
    const enquiryId = await message();
    const params = { enquiryId };
    const { enquiry, eventId } = (await meera.call(noteAnswer, { params, body: { id: newId(), way: 'email' } })).data;
    expect(enquiry).toMatchObject({ state: 'answered', assignee: 'Meera' });
    const back = (await meera.call(undoChange, { params, body: { eventId } })).data.enquiry;
    expect(back).toMatchObject({ state: 'new', assignee: '' });
  });

  it('tells the second of two helpers whose change came between, and leaves it as it is', async () => {
    const id = await message();
    await change(jaspreet, id, { revision: 0, state: 'waiting' });
    const late = await change(meera, id, { revision: 0, state: 'closed' });
    expect([late.status, late.data.by]).toEqual([409, 'Jaspreet']);
    expect(late.data.message).toContain('Jaspreet');
    expect(late.data.enquiry).toMatchObject({ state: 'waiting', revision: 1 });
    const [one, other] = await Promise.all(
      [meera, jaspreet].map((who) => change(who, id, { revision: 1, assigneeId: who.id })),
    );
    expect([one?.status, other?.status].sort()).toEqual([200, 409]);
  });

  it('notes an answer although somebody was faster, and every answer and note once, however often it is sent', async () => {
    const enquiryId = await message();
    const params = { enquiryId };
    await change(jaspreet, enquiryId, { revision: 0, state: 'closed' });
    const [answer, note] = [newId(), newId()];
    for (let time = 0; time < 3; time += 1) {
      const sent = await meera.call(noteAnswer, { params, body: { id: answer, way: 'call' } });
      expect([sent.status, sent.data.enquiry.state]).toEqual([200, 'answered']);
      await meera.call(addNote, { params, body: { id: note, text: 'Called.' } });
    }
    const { history, revision } = await read(enquiryId);
    expect([history.length, revision]).toEqual([3, 2]);
  });

  it('takes changes back one by one, the last first, and nobody else’s work with them', async () => {
    const enquiryId = await message();
    const params = { enquiryId };
    const undo = (who: Helper, eventId: string | null) => who.call(undoChange, { params, body: { eventId } });
    const taken = (await change(meera, enquiryId, { revision: 0, assigneeId: meera.id })).data.eventId;
    const answered = (await meera.call(noteAnswer, { params, body: { id: newId(), way: 'email' } })).data.eventId;
    const early = await undo(meera, taken);
    expect([early.status, early.data.message]).toEqual([409, expect.stringContaining('Meera')]);
    const back = (await undo(meera, answered)).data.enquiry;
    expect(back).toMatchObject({ state: 'open', assignee: 'Meera' });
    expect(back.history.find(({ id }) => id === answered)?.undoneBy).toBe('Meera');
    expect((await undo(meera, answered)).data.enquiry.revision).toBe(back.revision);
    expect((await undo(meera, taken)).data.enquiry).toMatchObject({ state: 'new', assignee: '' });
    const mine = (await change(meera, enquiryId, { revision: 4, state: 'waiting' })).data.eventId;
    await change(jaspreet, enquiryId, { revision: 5, state: 'closed' });
    const refused = await undo(meera, mine);
    expect([refused.status, refused.data.message]).toEqual([409, expect.stringContaining('Jaspreet')]);
  });

  it('is assigned to those who answer messages alone', async () => {
    const id = await message();
    const editor = await helper('Only Editor', 'editor');
    for (const assigneeId of [editor.id, newId()]) {
      const { status, data } = await change(meera, id, { revision: 0, assigneeId });
      expect([status, data.message]).toEqual([400, expect.stringContaining('no longer answers messages')]);
    }
    const { people } = (await meera.call(readEnquiry, { params: { enquiryId: id } })).data;
    expect(people.map(({ name }) => name)).not.toContain('Only Editor');
    expect(people).toContainEqual({ id: meera.id, name: 'Meera' });
  });

  it('erases one message with its notes, once, and the log keeps who did and nothing of what it said', async () => {
    const enquiryId = await message({ message: 'Forget me, please.' });
    const other = await message({ message: 'Another one' });
    const params = { enquiryId };
    const erase = (who: Helper, revision: number) => who.call(eraseEnquiry, { params, body: { revision } });
    await meera.call(addNote, { params, body: { id: newId(), text: 'A secret wish' } });
    await change(meera, enquiryId, { revision: 0, assigneeId: meera.id });
    const stale = await erase(jaspreet, 0);
    expect([stale.status, stale.data.message]).toEqual([409, expect.stringMatching(/^Meera changed this message/)]);
    const answers = await Promise.all([erase(jaspreet, 1), erase(jaspreet, 1)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await meera.call(readEnquiry, { params })).status).toBe(404);
    expect(await texts({ state: 'all' })).toEqual(['Another one']);
    const { db } = shop.shop;
    for (const table of ['inbox_state', 'inbox_event'] as const)
      expect(await db.selectFrom(table).selectAll().where('enquiry_id', '=', enquiryId).execute()).toEqual([]);
    const log = await db.selectFrom('audit').selectAll().where('record_id', '=', enquiryId).execute();
    expect(log.filter(({ action }) => action === 'erase').map(({ actor }) => actor)).toEqual(['Jaspreet']);
    expect(JSON.stringify(log)).not.toMatch(/Forget me|secret wish|Simran|98765/);
    expect((await read(other)).text).toBe('Another one');
  });

  it('takes the picture of an erased message away with it', async () => {
    const image = `designs/${newId()}.webp`;
    const enquiryId = await message({ image }, 0, 'design-quote');
    const removed: string[] = [];
    const remove = vi.spyOn(shop.shop.media, 'remove').mockImplementation(async (value) => void removed.push(value));
    await meera.call(eraseEnquiry, { params: { enquiryId }, body: { revision: 0 } });
    remove.mockRestore();
    expect(removed).toEqual([image]);
  });

  it.each([
    [eraseEnquiry, {}],
    [changeEnquiry, { revision: 0, state: 'new' }],
    [changeEnquiry, { revision: 0, state: 'lost' }],
    [changeEnquiry, { state: 'open' }],
    [noteAnswer, { id: 'x', way: 'call' }],
    [noteAnswer, { id: newId(), way: 'pigeon' }],
    [addNote, { id: newId(), text: '   ' }],
    [addNote, { id: newId(), text: 'x'.repeat(2001) }],
    [undoChange, { eventId: '' }],
  ])('refuses what is no sense in words (%#)', async (endpoint, body) => {
    const enquiryId = await message();
    const { status, data } = await meera.call(endpoint as Endpoint, { params: { enquiryId }, body });
    expect([status, typeof (data as { message?: unknown }).message]).toEqual([400, 'string']);
    expect((await read(enquiryId)).history).toEqual([]);
  });

  it('says of a message that is not there that it is not', async () => {
    const params = { enquiryId: newId() };
    const tries = [
      [readEnquiry, undefined],
      [changeEnquiry, { revision: 0, state: 'open' }],
      [noteAnswer, { id: newId(), way: 'call' }],
      [addNote, { id: newId(), text: 'Nothing' }],
      [undoChange, { eventId: newId() }],
    ] as const;
    for (const [endpoint, body] of tries)
      expect((await meera.call(endpoint as Endpoint, { params, body })).status).toBe(404);
  });

  it('stands beside the orders and other messages of a session, or of whoever proved the number', async () => {
    const person = await shop.signIn('9811122233');
    const { orderId } = await insertEverythingOf(shop, person, { marker: 'Beside' });
    const other = await shop.signIn();
    await insertEverythingOf(shop, other, { marker: 'Stranger' });
    const byNumber = await read(await message({ mobile: '919811122233' }));
    expect(byNumber.knownBy).toBe('number');
    expect(byNumber.orders.map(({ id, homes }) => [id, homes])).toEqual([[orderId, 1]]);
    expect(byNumber.others.map(({ kind }) => kind).sort()).toEqual(['contact', 'design-quote']);
    const [subject = ''] = await saveRecords(shop.shop.db, 'planning', [{ record: { category: 'Mehndi', items: [] } }]);
    const help = { kind: 'planning-help' as const, subjectId: subject, data: { category: 'Mehndi' } };
    const asked = await asOwner(shop.shop.db, person.userId, (tx) =>
      insertEnquiryOf(tx, person.userId, help, shop.shop.now()),
    );
    const bySession = await read(asked);
    expect(bySession).toMatchObject({ knownBy: 'session', subject: 'Mehndi', mobile: '9811122233' });
    expect(bySession.orders.map(({ id }) => id)).toEqual([orderId]);
    expect((await read(await message({ mobile: '9811122299' }))).orders).toEqual([]);
    const typed = { kind: 'design-quote' as const, subjectId: null, data: { name: 'Curious', mobile: person.mobile } };
    const curious = await shop.signIn();
    const byOther = await asOwner(shop.shop.db, curious.userId, (tx) =>
      insertEnquiryOf(tx, curious.userId, typed, shop.shop.now()),
    );
    expect(await read(byOther)).toMatchObject({ knownBy: 'session', orders: [], others: [] });
  });

  /** Returns a message with a picture in the media store. */
  async function design(): Promise<{ id: string; image: string }> {
    const source = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const image = await shop.shop.media.addOriginal('designs', randomBytes(12).toString('hex'), source);
    return { id: await message({ image }, 0, 'design-quote'), image };
  }
  const picture = (who: Helper, id: string, query = '') =>
    who.ask({ ...readEnquiry, path: `${readEnquiry.path}/picture${query}` }, { params: { enquiryId: id } });

  it('shows the picture of a design to staff as a JPEG made anew, and to nobody by its address', async () => {
    const { id, image } = await design();
    expect((await read(id)).picture).toBe(true);
    const shown = await picture(meera, id);
    const headers = Object.fromEntries(shown.headers);
    expect(shown.status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="design-${id}.jpg"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
    const { format, width } = await sharp(await shown.arrayBuffer()).metadata();
    expect([format, width]).toEqual(['jpeg', 60]);
    expect((await picture(meera, id, '?download=true')).headers.get('content-disposition')).toContain('attachment');
    const packer = await helper('Curious Packer', 'packer');
    expect((await picture(packer, id)).status).toBe(403);
    expect((await fetch(`${shop.url}/api/staff/inbox/${id}/picture`)).status).toBe(401);
    const name = image.slice('designs/'.length);
    for (const path of [
      `designs/${name}`,
      `%64esigns/${name}`,
      `./designs/${name}`,
      `/designs/${name}`,
      `x/../designs/${name}`,
    ])
      expect([path, (await fetch(`${shop.url}/uploads/${path}`)).ok]).toEqual([path, false]);
  });

  it('shows no other file of the store by a message that names one', async () => {
    const id = await message({ image: '../shop.sqlite' }, 0, 'design-quote');
    expect((await read(id)).picture).toBe(false);
    expect((await picture(meera, id)).status).toBe(404);
  });

  it('is erased after two years with notes, states and pictures, and not a day earlier', async () => {
    const { id, image } = await design();
    await change(meera, id, { revision: 0, state: 'answered' });
    await meera.call(addNote, { params: { enquiryId: id }, body: { id: newId(), text: 'Paid in advance.' } });
    const file = join(shop.shop.media.root, image);
    const at = shop.shop.now();
    const after = (ms: number) => ({ ...shop.shop, now: () => at + ms });
    await eraseOutdated(after(ENQUIRY_KEPT - DAY));
    expect([existsSync(file), (await list({ state: 'all' })).length]).toEqual([true, 1]);
    expect((await eraseOutdated(after(ENQUIRY_KEPT + DAY))).enquiries).toBe(1);
    expect(existsSync(file)).toBe(false);
    for (const table of ['enquiry', 'inbox_state', 'inbox_event'] as const)
      expect(
        await shop.shop.db
          .selectFrom(table as 'enquiry')
          .selectAll()
          .execute(),
      ).toEqual([]);
  });

  it('gives a person the notes about their messages, and loses them when the person leaves', async () => {
    const person = await shop.signIn();
    await insertEverythingOf(shop, person, { marker: 'Leaver' });
    const mine = await list({ search: person.mobile });
    expect(mine).toHaveLength(2);
    for (const { id } of mine) {
      const params = { enquiryId: id };
      await meera.call(addNote, { params, body: { id: newId(), text: 'Leaver lives behind the temple.' } });
    }
    const own = await shop.client.call(downloadOwnData, {}, person.token);
    expect(JSON.stringify(own.data)).toContain('behind the temple');
    expect(JSON.stringify(own.data)).not.toContain('Meera');
    shop.wait(HOUR);
    expect((await shop.client.call(deleteAccount, {}, person.token)).status).toBe(200);
    expect(await shop.shop.db.selectFrom('inbox_event').selectAll().execute()).toEqual([]);
    // Nobody is left to be answered.
    const later = await helper('Later');
    expect(await list({}, later)).toEqual([]);
    expect((await list({ state: 'closed' }, later)).map(({ name, text }) => [name, text])).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });
});
