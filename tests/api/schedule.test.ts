import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { readCatalogueVersion } from '#domain/catalogue/publishing.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import {
  listPlannedChanges,
  planChanges,
  type PlannedChange,
  removePlannedChanges,
  replanChange,
  takeOverPlannedChanges,
} from '#domain/catalogue/schedule.contract.ts';
import { keepPlans } from '#domain/catalogue/schedule.repo.ts';
import { applyDueChanges } from '#domain/catalogue/schedule.service.ts';
import {
  binStaffRecord,
  listRecordVersions,
  pageStaffRecords,
  readStaffRecord,
  saveStaffRecord,
} from '#domain/catalogue/staff-record.contract.ts';
import { listSweets } from '#domain/catalogue/sweet.contract.ts';
import { readAudit } from '#domain/staff/staff.contract.ts';
import { inviteBySecret, joinStaff, keepInvite, keepToken } from '#domain/staff/staff.repo.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import { DAY, HOUR } from '#lib/time.ts';
import { openDatabase } from '#server/db/database.ts';
import { startTestShop, type TestInput, type TestShop } from '#tests/support/api.ts';
import { engines } from '#tests/support/engines.ts';

type Wish = Pick<PlannedChange, 'recordId' | 'what' | 'at'> & Partial<Pick<PlannedChange, 'until' | 'price'>>;

describe.each(engines)('what is planned for the catalogue, on %s', (engine) => {
  let shop: TestShop;
  let amrit: string;
  let beant: string;
  let owner: string;
  let days = 0;
  beforeAll(async () => {
    shop = await startTestShop({ engine });
    shop.shop.media.toCome.waits = (value) => value.endsWith('/plain.webp');
    const token = (name: string, role: 'editor' | 'owner') =>
      keepToken(shop.shop.db, { name, role, life: 10_000 * DAY }, Date.now());
    [amrit, beant, owner] = await Promise.all([
      token('Amrit', 'editor'),
      token('Beant', 'editor'),
      token('Owner', 'owner'),
    ]);
  });
  afterAll(() => shop.close());

  const call = <E extends Endpoint>(endpoint: E, input: TestInput<E> = {}, token = amrit) =>
    shop.client.call(endpoint, input, token);
  /** Returns some hours from now, as the shop's clock has it. */
  const ahead = (hours: number): string => new Date(shop.shop.now() + hours * HOUR).toISOString();
  /** Lets the clock go on and does what is due then. */
  const pass = async (hours: number): Promise<void> => {
    shop.wait(hours * HOUR);
    await applyDueChanges(shop.shop);
  };
  const sweet = async (rate = 260_00, isActive = true): Promise<string> => {
    days += 1;
    const record = {
      name: `Besan laddu ${days}`,
      category: 'Indian Sweets',
      rate,
      image: 'sweets/plain.webp',
      type: 'Sweets',
    };
    const [id = ''] = await saveRecords(shop.shop.db, 'sweet', [{ isActive, record: record as never }]);
    return id;
  };
  const plan = (changes: Wish[], { kind = 'sweet', token = amrit }: { kind?: RecordKind; token?: string } = {}) =>
    call(planChanges, { params: { kind }, body: { changes: changes as never } }, token);
  const planned = async (recordId: string) =>
    (await call(listPlannedChanges, { query: { kind: 'sweet', recordId } })).data;
  const read = async (id: string) => (await call(readStaffRecord, { params: { kind: 'sweet', id } })).data.record;
  const rate = async (id: string) => (await read(id)).record['rate'];
  const save = async (id: string, set: object, isActive = true) => {
    const { revision, record } = await read(id);
    const body = { revision, isActive, record: { ...record, ...set } };
    return call(saveStaffRecord, { params: { kind: 'sweet', id }, body }, beant);
  };
  const bin = async (id: string, inBin: boolean) =>
    call(binStaffRecord, { params: { kind: 'sweet', id }, body: { revision: (await read(id)).revision, inBin } });
  const versions = async (id: string) =>
    (await call(listRecordVersions, { params: { kind: 'sweet', id } })).data.versions;
  const isPublic = async (id: string) => (await call(listSweets)).data.sweetsData.some((one) => one._id === id);

  it('changes a price from its day, in the name of whoever planned it, and publishers notice', async () => {
    const id = await sweet();
    const { status, data } = await plan([{ recordId: id, what: 'price', at: ahead(24), price: 240_00 }]);
    expect([status, data.ids.length]).toEqual([200, 1]);
    await pass(23);
    expect(await rate(id)).toBe(260_00);
    const before = (await call(readCatalogueVersion)).data.version;
    await pass(1);
    expect(await rate(id)).toBe(240_00);
    expect((await call(readCatalogueVersion)).data.version).not.toBe(before);
    expect((await read(id)).changedBy).toBe('Amrit’s schedule');
    expect(await versions(id)).toMatchObject([
      { by: 'Amrit’s schedule', action: 'change', revision: 2, record: { rate: 240_00 } },
      { record: { rate: 260_00 } },
    ]);
    const log = (await call(readAudit, { query: { recordId: id } }, owner)).data.entries;
    expect(log).toMatchObject([
      { actor: 'Amrit’s schedule', action: 'change', before: { record: { rate: 260_00 } } },
      { actor: 'Amrit', action: 'plan', kind: 'schedule', after: { plan: expect.stringContaining('₹240 from') } },
    ]);
    expect(await planned(id)).toMatchObject({ planned: [], past: [{ outcome: 'done', by: 'Amrit', nextAt: null }] });
    await pass(24);
    expect((await read(id)).revision).toBe(2);
  });

  it('lets a record come on the site and go again by itself', async () => {
    const id = await sweet(100_00, false);
    const both: Wish[] = [
      { recordId: id, what: 'hide', at: ahead(48) },
      { recordId: id, what: 'show', at: ahead(24) },
    ];
    expect((await plan(both)).status).toBe(200);
    expect((await planned(id)).planned.map(({ what }) => what)).toEqual(['show', 'hide']);
    expect(await isPublic(id)).toBe(false);
    await pass(24);
    expect(await isPublic(id)).toBe(true);
    await pass(24);
    expect(await isPublic(id)).toBe(false);
  });

  it('brings the former price back after the days of another one', async () => {
    const id = await sweet();
    await plan([{ recordId: id, what: 'price', at: ahead(24), until: ahead(72), price: 240_00 }]);
    await pass(30);
    expect(await rate(id)).toBe(240_00);
    expect((await planned(id)).planned).toMatchObject([{ price: 240_00, priceBefore: 260_00, priceNow: 240_00 }]);
    // Another field was edited meanwhile: it stays.
    expect((await save(id, { name: 'Laddu for Diwali', isBestSeller: true })).status).toBe(200);
    await pass(42);
    expect((await read(id)).record).toMatchObject({ rate: 260_00, name: 'Laddu for Diwali', isBestSeller: true });
    expect(await planned(id)).toMatchObject({ planned: [], past: [{ outcome: 'done' }] });
  });

  it('does not take back a price that somebody set in those days, and says so until it is cleared away', async () => {
    const id = await sweet();
    await plan([{ recordId: id, what: 'price', at: ahead(1), until: ahead(3), price: 240_00 }]);
    await pass(2);
    expect((await save(id, { rate: 275_00 })).status).toBe(200);
    await pass(2);
    expect(await rate(id)).toBe(275_00);
    await pass(24 * 60);
    const { past } = await planned(id);
    expect(past).toMatchObject([{ outcome: 'other-price' }]);
    await call(removePlannedChanges, { body: { ids: past.map((one) => one.id) } });
    expect((await planned(id)).past).toEqual([]);
  });

  it('catches up in the right order after standing still', async () => {
    const id = await sweet();
    const at = [ahead(1), ahead(2), ahead(3), ahead(4)] as const;
    // Planned in another order than they happen; the second days begin where the first ones end.
    await plan([{ recordId: id, what: 'price', at: at[1], until: at[2], price: 250_00 }]);
    await plan([{ recordId: id, what: 'hide', at: at[2] }]);
    await plan([{ recordId: id, what: 'price', at: at[0], until: at[1], price: 240_00 }]);
    await plan([{ recordId: id, what: 'price', at: at[3], price: 300_00 }]);
    await pass(9);
    expect([await rate(id), await isPublic(id)]).toEqual([300_00, false]);
    const history = (await versions(id)).reverse().map(({ record, isActive }) => [record['rate'], isActive]);
    expect(history).toEqual([
      [260_00, true],
      [240_00, true],
      [260_00, true],
      [250_00, true],
      [260_00, true],
      [260_00, false],
      [300_00, false],
    ]);
  });

  it('leaves a record in the bin where it is, and staff see that nothing was done', async () => {
    const id = await sweet(100_00, false);
    await plan([
      { recordId: id, what: 'show', at: ahead(1) },
      { recordId: id, what: 'price', at: ahead(1), price: 90_00 },
    ]);
    await bin(id, true);
    expect((await planned(id)).planned.map(({ inBin }) => inBin)).toEqual([true, true]);
    await pass(2);
    expect(await read(id)).toMatchObject({ inBin: true, isActive: false, record: { rate: 100_00 } });
    const everything = (await call(listPlannedChanges)).data.past.filter(({ recordId }) => recordId === id);
    expect(everything.map(({ outcome }) => outcome)).toEqual(['bin', 'bin']);
    expect((await plan([{ recordId: id, what: 'show', at: ahead(1) }])).data.errors).toEqual({
      'changes[0].recordId': 'It is in the bin. Bring it back first.',
    });
  });

  it('says that a record was gone', async () => {
    const id = await sweet();
    await plan([{ recordId: id, what: 'price', at: ahead(1), until: ahead(2), price: 90_00 }]);
    await shop.shop.db.deleteFrom('catalogue').where('id', '=', id).execute();
    await pass(3);
    expect((await planned(id)).past).toMatchObject([{ outcome: 'gone', name: '', priceNow: null }]);
  });

  it('tells which rule kept a record from its price, and changes the others of that moment', async () => {
    const [good, wrong, hidden] = [await sweet(), await sweet(), await sweet()];
    const at = ahead(1);
    await plan([good, wrong, hidden].map((recordId) => ({ recordId, what: 'price', at, price: 240_00 })));
    const { data } = await shop.shop.db
      .selectFrom('catalogue')
      .select('data')
      .where('id', '=', wrong)
      .executeTakeFirstOrThrow();
    const broken = JSON.stringify({ ...data, image: 'sweets/lost-00000000.webp' });
    await shop.shop.db.updateTable('catalogue').set({ data: broken }).where('id', '=', wrong).execute();
    await pass(1);
    expect([await rate(good), await rate(wrong), await rate(hidden)]).toEqual([240_00, 260_00, 240_00]);
    expect((await planned(wrong)).past).toMatchObject([
      { outcome: 'refused', reason: 'The media store has no sweets/lost-00000000.webp.' },
    ]);
  });

  it('is done once by two processes at once', async () => {
    const ids = await Promise.all([sweet(), sweet(), sweet()]);
    const [at, until] = [ahead(1), ahead(20)];
    await plan(ids.map((recordId) => ({ recordId, what: 'price', at, until, price: 240_00 })));
    // Two processes can share PostgreSQL alone.
    const db = engine === 'postgres' ? openDatabase(shop.shop.config) : shop.shop.db;
    const atOnce = () => Promise.all([shop.shop, { ...shop.shop, db }, shop.shop].map((one) => applyDueChanges(one)));
    const rates = async (id: string) => (await versions(id)).map(({ record }) => record['rate']);
    shop.wait(3 * HOUR);
    await atOnce();
    for (const id of ids) expect(await rates(id)).toEqual([240_00, 260_00]);
    shop.wait(20 * HOUR);
    await atOnce();
    for (const id of ids) {
      expect(await rates(id)).toEqual([260_00, 240_00, 260_00]);
      expect((await planned(id)).past).toHaveLength(1);
    }
    if (db !== shop.shop.db) await db.destroy();
  });

  it('holds others up by nothing that fails unforeseen, and tries that again', async () => {
    const [first, second] = [await sweet(), await sweet()];
    await plan([{ recordId: first, what: 'price', at: ahead(1), price: 1_00 }]);
    await plan([{ recordId: second, what: 'hide', at: ahead(2) }]);
    await plan([{ recordId: first, what: 'hide', at: ahead(2) }]);
    shop.wait(3 * HOUR);
    const complaints: string[] = [];
    const { waits } = shop.shop.media.toCome;
    shop.shop.media.toCome.waits = () => {
      throw new Error('the disk is away');
    };
    await applyDueChanges(shop.shop, (error, { recordId }) =>
      complaints.push(`${recordId} ${(error as Error).message}`),
    );
    shop.shop.media.toCome.waits = waits;
    expect(complaints).toEqual([`${first} the disk is away`]);
    expect([await isPublic(first), await isPublic(second)]).toEqual([true, false]);
    await applyDueChanges(shop.shop);
    expect([await rate(first), await isPublic(first)]).toEqual([1_00, false]);
  });

  it('refuses in a sentence what cannot be, and then plans nothing of it', async () => {
    const id = await sweet();
    const tries: [Wish, string, RegExp][] = [
      [{ recordId: id, what: 'price', at: ahead(-1), price: 1_00 }, 'at', /has passed/],
      [{ recordId: id, what: 'price', at: ahead(2), until: ahead(1), price: 1_00 }, 'until', /after the start/],
      [{ recordId: id, what: 'price', at: 'tomorrow', price: 1_00 }, 'at', /day and a time/],
      [{ recordId: id, what: 'price', at: '2026-13-45T10:00:00.000Z', price: 1_00 }, 'at', /day and a time/],
      [{ recordId: id, what: 'price', at: '', price: 1_00 }, 'at', /day and a time/],
      [{ recordId: id, what: 'price', at: ahead(1), price: 'lots' as never }, 'price', /must be a number/],
      [{ recordId: id, what: 'price', at: ahead(1), price: 0 }, 'price', /above zero/],
      [{ recordId: id, what: 'price', at: ahead(1) }, 'price', /required/],
      [{ recordId: id, what: 'show', at: ahead(1) }, 'at', /already be on the site then/],
      [{ recordId: newId(), what: 'hide', at: ahead(1) }, 'recordId', /no longer there/],
      [{ recordId: id, what: 'burn' as never, at: ahead(1) }, 'what', /cannot plan/],
    ];
    for (const [wish, field, words] of tries) {
      const { status, data } = await plan([{ recordId: id, what: 'hide', at: ahead(9) }, wish]);
      expect([status, Object.keys(data.errors ?? {})], JSON.stringify(wish)).toEqual([400, [`changes[1].${field}`]]);
      expect(Object.values(data.errors ?? {})[0]).toMatch(words);
    }
    const noPrice = await plan([{ recordId: newId(), what: 'price', at: ahead(1), price: 1_00 }], { kind: 'review' });
    expect(noPrice.status).toBe(400);
    expect((await planned(id)).planned).toEqual([]);
  });

  it('is changed by one of two, and not once it is over', async () => {
    const id = await sweet();
    await plan([{ recordId: id, what: 'price', at: ahead(24), price: 240_00 }]);
    const [first] = (await planned(id)).planned;
    const change = (revision: number, at: string, more: object = {}) =>
      call(
        replanChange,
        { params: { id: first?.id ?? '' }, body: { revision, at, until: null, price: 230_00, ...more } as never },
        beant,
      );
    expect((await change(1, ahead(-1))).data.errors).toEqual({ at: expect.stringContaining('has passed') });
    // A form sends the end that it left empty as a text.
    const changed = await change(1, ahead(48), { until: '' });
    expect([changed.status, changed.data.change]).toMatchObject([
      200,
      { price: 230_00, until: null, by: 'Beant', revision: 2 },
    ]);
    expect((await change(1, ahead(72))).status).toBe(409);
    await pass(25);
    expect(await rate(id)).toBe(260_00);
    await pass(24);
    expect([await rate(id), (await read(id)).changedBy]).toEqual([230_00, 'Beant’s schedule']);
    const late = await change(3, ahead(72));
    expect([late.status, late.data.message]).toEqual([404, expect.stringContaining('no longer planned')]);
  });

  it('lets the days of a price that have begun end earlier, or for good stay', async () => {
    const [early, kept] = [await sweet(), await sweet()];
    const [at, until] = [ahead(1), ahead(100)];
    await plan([early, kept].map((recordId) => ({ recordId, what: 'price', at, until, price: 240_00 })));
    await pass(2);
    const [running] = (await planned(early)).planned;
    const change = (end: string | null) =>
      call(replanChange, {
        params: { id: running?.id ?? '' },
        body: { revision: running?.revision ?? 0, at: ahead(500), until: end, price: 1_00 },
      });
    expect((await change(null)).data.errors).toEqual({ until: 'Please choose a day and a time.' });
    expect((await change(ahead(1))).data.change).toMatchObject({ at, price: 240_00, priceBefore: 260_00 });
    const ids = (await planned(kept)).planned.map((one) => one.id);
    expect((await call(removePlannedChanges, { body: { ids } })).data.removed).toBe(1);
    expect((await call(removePlannedChanges, { body: { ids } })).data.removed).toBe(0);
    await pass(2);
    expect(await rate(early)).toBe(260_00);
    await pass(200);
    expect(await rate(kept)).toBe(240_00);
  });

  it('is removed before its time, which the log tells, and then does not happen', async () => {
    const id = await sweet();
    await plan([{ recordId: id, what: 'hide', at: ahead(1) }]);
    const ids = (await planned(id)).planned.map((one) => one.id);
    await call(removePlannedChanges, { body: { ids } }, beant);
    await pass(2);
    expect(await isPublic(id)).toBe(true);
    const log = (await call(readAudit, { query: { recordId: id } }, owner)).data.entries;
    expect(log.map(({ actor, action }) => `${actor} ${action}`)).toEqual(['Beant unplan', 'Amrit plan']);
  });

  it('marks in the list what something is planned for', async () => {
    const [one, other] = [await sweet(), await sweet()];
    const [soon, later] = [ahead(1), ahead(2)];
    await plan([
      { recordId: one, what: 'hide', at: later },
      { recordId: one, what: 'price', at: soon, price: 1_00 },
    ]);
    const page = async () =>
      (await call(pageStaffRecords, { params: { kind: 'sweet' }, query: { sort: 'changed', descending: true } })).data
        .planned;
    const hiding = { what: 'hide', at: later, ends: false };
    expect((await page())[one]).toEqual([{ what: 'price', at: soon, ends: false }, hiding]);
    expect(await page()).not.toHaveProperty(other);
    await pass(1);
    expect((await page())[one]).toEqual([hiding]);
    await pass(1);
    expect(await page()).not.toHaveProperty(one);
  });

  it('lets hundreds of records come and go on the same days, each planned once, and takes all of it back at once', async () => {
    const record = {
      name: 'Gift box',
      category: 'Indian Sweets',
      rate: 1_00,
      image: 'sweets/plain.webp',
      type: 'Sweets',
    };
    const wanted = Array.from({ length: 510 }, () => ({ isActive: false, record: record as never }));
    const ids = await saveRecords(shop.shop.db, 'sweet', wanted);
    const [from, until] = [ahead(24), ahead(48)];
    const wishes = ids.flatMap((recordId): Wish[] => [
      { recordId, what: 'show', at: from },
      { recordId, what: 'hide', at: until },
    ]);
    // One of them that cannot be keeps all of them from being planned.
    const late = await plan([...wishes, { recordId: ids[7] ?? '', what: 'show', at: from }]);
    expect(late.data.errors).toEqual({ 'changes[1020].at': expect.stringContaining('for the same moment') });
    const { data } = await plan(wishes);
    expect(data.ids).toHaveLength(1020);
    expect((await call(removePlannedChanges, { body: { ids: data.ids } })).data.removed).toBe(1020);
    await pass(25);
    const shown = async () => (await call(listSweets)).data.sweetsData.filter(({ _id }) => ids.includes(_id)).length;
    expect(await shown()).toBe(0);
    const again = ids.flatMap((recordId): Wish[] => [
      { recordId, what: 'show', at: ahead(1) },
      { recordId, what: 'hide', at: ahead(3) },
    ]);
    await plan(again);
    await pass(2);
    expect(await shown()).toBe(510);
    await pass(2);
    expect(await shown()).toBe(0);
    expect((await versions(ids[509] ?? '')).map(({ isActive }) => isActive)).toEqual([false, true, false]);
  });

  it('happens all the same when whoever planned it has left, says so, and is taken over once', async () => {
    const { db } = shop.shop;
    const invited = { name: 'Kiran', role: 'editor' as const, staffId: null, life: HOUR };
    const { secret } = await keepInvite(db, invited, shop.shop.now());
    const invite = await inviteBySecret(db, secret, shop.shop.now());
    if (!invite) throw new Error('the invitation is missing');
    const kiran = await joinStaff(db, invite, { password: '-', totpSecret: '-', totpStep: 0 }, shop.shop.now());
    const [one, other] = [await sweet(), await sweet()];
    const wish = { what: 'price' as const, at: ahead(1), until: null, price: 240_00 };
    const wishes = [one, other].map((recordId) => ({ ...wish, recordId }));
    const ids = await keepPlans(db, 'sweet', wishes, { id: kiran, name: 'Kiran' }, shop.shop.now());
    const gone = async (id: string) => (await planned(id)).planned.map(({ by, byGone }) => [by, byGone]);
    expect(await gone(one)).toEqual([['Kiran', false]]);
    await db.updateTable('staff').set({ is_active: false }).where('id', '=', kiran).execute();
    expect(await gone(one)).toEqual([['Kiran', true]]);
    const take = (token: string) => call(takeOverPlannedChanges, { body: { ids: ids.slice(0, 1) } }, token);
    const both = await Promise.all([take(beant), take(beant)]);
    expect(both.map(({ data }) => data.taken).sort()).toEqual([0, 1]);
    expect(await gone(one)).toEqual([['Beant', false]]);
    await pass(2);
    expect([(await read(one)).changedBy, (await read(other)).changedBy]).toEqual([
      'Beant’s schedule',
      'Kiran’s schedule',
    ]);
    const log = (await call(readAudit, { query: { recordId: one } }, owner)).data.entries;
    expect(log.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'Beant’s schedule change',
      'Beant take-over',
      'Kiran plan',
    ]);
    // What is over belongs to whoever planned it.
    expect((await call(takeOverPlannedChanges, { body: { ids } }, beant)).data.taken).toBe(0);
  });
});
