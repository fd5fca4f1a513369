import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBanners } from '#domain/catalogue/home.contract.ts';
import { readCatalogueVersion } from '#domain/catalogue/publishing.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { readPolicies } from '#domain/catalogue/policy.contract.ts';
import { listStaffRecords, saveStaffRecords } from '#domain/catalogue/staff-catalogue.contract.ts';
import {
  addStaffRecord,
  binStaffRecord,
  changeStaffRecords,
  copyStaffRecord,
  listRecordVersions,
  listStaffKinds,
  pageStaffRecords,
  placeStaffRecords,
  readStaffRecord,
  type RecordConflict,
  type RecordState,
  saveStaffRecord,
} from '#domain/catalogue/staff-record.contract.ts';
import { readAudit } from '#domain/staff/staff.contract.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import { HOUR, MINUTE } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { startTestShop, type TestInput, type TestShop } from '#tests/support/api.ts';
import { engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const nobody = newId();

/** Lets records name a picture that nobody sent: the pictures themselves are no matter here. */
function takePictures({ media }: Shop): void {
  media.toCome.waits = (value) => value.endsWith('/plain.webp');
}

describe.each(engines)('the catalogue of the back office, on %s', (engine) => {
  let shop: TestShop;
  let amrit: string;
  let beant: string;
  let owner: string;
  beforeAll(async () => {
    shop = await startTestShop({ engine });
    const token = (name: string, role: 'editor' | 'owner') =>
      keepToken(shop.shop.db, { name, role, life: HOUR }, Date.now());
    [amrit, beant, owner] = await Promise.all([
      token('Amrit', 'editor'),
      token('Beant', 'editor'),
      token('Owner', 'owner'),
    ]);
  });
  afterAll(() => shop.close());

  const call = <E extends Endpoint>(endpoint: E, input: TestInput<E> = {}, token = amrit) =>
    shop.client.call(endpoint, input, token);
  /** A review needs no picture, so that it can be added without one. */
  const review = (name: string, rest: object = {}) => ({ name, rating: 5, description: 'Lovely boxes.', ...rest });
  const add = async (record: Record<string, unknown>, kind: RecordKind = 'review'): Promise<RecordState> => {
    const { status, data } = await call(addStaffRecord, { params: { kind }, body: { isActive: true, record } });
    if (status !== 200) throw new Error(data.message);
    return data.record;
  };
  const save = ({ id, revision }: RecordState, record: object, token = amrit, more: object = {}) =>
    call(
      saveStaffRecord,
      { params: { kind: 'review', id }, body: { revision, isActive: true, record: record as never, ...more } },
      token,
    );
  const bin = (id: string, revision: number, inBin: boolean) =>
    call(binStaffRecord, { params: { kind: 'review', id }, body: { revision, inBin } });
  const read = async (id: string, kind: RecordKind = 'review') =>
    (await call(readStaffRecord, { params: { kind, id } })).data;
  const page = async (query: object, kind: RecordKind = 'review') =>
    (await call(pageStaffRecords, { params: { kind }, query: { ...query } })).data;
  const names = (answer: AnswerOf<typeof pageStaffRecords>) => answer.records.map(({ record }) => record['name']);
  const log = async (recordId: string) =>
    (await call(readAudit, { query: { recordId } }, owner)).data.entries.map(({ actor, action, before, after }) => ({
      actor,
      action,
      before,
      after,
    }));
  const version = async () => (await call(readCatalogueVersion)).data.version;

  it('saves a record, tells who did it and what it was, and lets publishers know', async () => {
    const added = await add(review('Harleen'));
    const before = await version();
    const { status, data } = await save(added, review('Harleen Kaur'));
    expect([status, data.changed, data.record.revision]).toEqual([200, true, added.revision + 1]);
    expect(await version()).not.toBe(before);
    const { record } = await read(added.id);
    expect([record.record['name'], record.changedBy]).toEqual(['Harleen Kaur', 'Amrit']);
    expect(await log(added.id)).toMatchObject([
      {
        actor: 'Amrit',
        action: 'change',
        before: { record: { name: 'Harleen' } },
        after: { record: { name: 'Harleen Kaur' } },
      },
      { actor: 'Amrit', action: 'create', before: null, after: { record: { name: 'Harleen' } } },
    ]);
  });

  it('writes nothing for a save that changes nothing', async () => {
    const added = await add(review('Same'));
    const before = await version();
    const { data } = await save(added, review('  Same '));
    expect([data.changed, data.record.revision, data.record.updatedAt]).toEqual([false, 1, added.updatedAt]);
    expect([await version(), (await log(added.id)).length]).toEqual([before, 1]);
  });

  it('shows the second of two editors what the first wrote, and takes nothing over unseen', async () => {
    const added = await add(review('Two editors'));
    expect((await save(added, review('By Beant'), beant)).status).toBe(200);
    const late = await save(added, review('By Amrit'));
    expect(late.status).toBe(409);
    expect(late.data.message).toBe('Beant changed this review just now. Nothing you typed is lost.');
    const { code, conflicts } = late.data as unknown as RecordConflict;
    expect([code, conflicts.length, conflicts[0]?.changedBy, conflicts[0]?.record['name']]).toEqual([
      'record-changed',
      1,
      'Beant',
      'By Beant',
    ]);
    expect((await read(added.id)).record.record['name']).toBe('By Beant');
    const again = await save(conflicts[0] as RecordState, review('By Amrit'));
    expect([again.status, again.data.record.revision]).toEqual([200, 3]);
  });

  it('lets one of two saves of the same moment through', async () => {
    const added = await add(review('At once'));
    const both = await Promise.all([save(added, review('One')), save(added, review('Other'), beant)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await log(added.id)).toHaveLength(2);
  });

  it('says at which field a record is wrong, and that one is gone', async () => {
    const added = await add(review('Wrong later'));
    const { status, data } = await save(added, review('', { rating: 9 }));
    expect([status, Object.keys(data.errors ?? {}).sort()]).toEqual([400, ['name', 'rating']]);
    const picture = await call(addStaffRecord, {
      params: { kind: 'decoration' },
      body: { isActive: true, record: { name: 'Arch', category: 'Marriage', image: 'decorations/none-00000000.webp' } },
    });
    expect(picture.data.errors).toEqual({ image: 'The media store has no decorations/none-00000000.webp.' });
    expect((await save({ ...added, id: nobody }, review('X'))).status).toBe(404);
    expect((await bin(nobody, 1, true)).status).toBe(404);
    for (const endpoint of [readStaffRecord, listRecordVersions, copyStaffRecord])
      expect((await call(endpoint, { params: { kind: 'review', id: nobody } })).status).toBe(404);
    // A record of another kind is none of this one.
    expect((await call(readStaffRecord, { params: { kind: 'policy', id: added.id } })).status).toBe(404);
  });

  it('withdraws into the bin and brings back as it was', async () => {
    const shown = await add(review('Shown'));
    const hidden = (await save(await add(review('Hidden')), review('Hidden'), amrit, { isActive: false })).data.record;
    for (const { id, revision, isActive } of [shown, hidden]) {
      const gone = (await bin(id, revision, true)).data.record;
      expect([gone.inBin, gone.revision]).toEqual([true, revision + 1]);
      expect((await page({})).records.map((one) => one.id)).not.toContain(id);
      expect((await page({ state: 'bin' })).records.map((one) => one.id)).toContain(id);
      const back = (await bin(id, gone.revision, false)).data.record;
      expect([back.inBin, back.isActive]).toEqual([false, isActive]);
    }
    expect((await log(shown.id)).map(({ action }) => action)).toEqual(['bring-back', 'withdraw', 'create']);
    expect((await bin(shown.id, 1, true)).status).toBe(409);
  });

  it('keeps every version with who and when, and brings one back', async () => {
    const first = await add(review('First words'));
    const second = (await save(first, review('Second words'), beant)).data.record;
    const versions = async () =>
      (await call(listRecordVersions, { params: { kind: 'review', id: first.id } })).data.versions;
    const [, original] = await versions();
    expect(original).toMatchObject({ revision: 1, by: 'Amrit', action: 'create', record: { name: 'First words' } });
    await save(second, original?.record ?? {}, amrit, { restores: 1 });
    expect(
      (await versions()).map(({ revision, by, action, record }) => [revision, by, action, record['name']]),
    ).toEqual([
      [3, 'Amrit', 'restore', 'First words'],
      [2, 'Beant', 'change', 'Second words'],
      [1, 'Amrit', 'create', 'First words'],
    ]);
  });

  it('copies a record hidden, at the end and under a name of its own', async () => {
    const original = await add(review('Original'));
    await add(review('Next'));
    const { data } = await call(copyStaffRecord, { params: { kind: 'review', id: original.id } });
    expect([data.record.isActive, data.record.record['name'], data.record.revision]).toEqual([
      false,
      'Original (copy)',
      1,
    ]);
    expect(names(await page({})).slice(-3)).toEqual(['Original', 'Next', 'Original (copy)']);
  });

  it('sanitises a policy as it always did', async () => {
    const kind = 'shipping';
    const record = { kind, data: '<p onclick="steal()">We ship.</p><script>steal()</script>' };
    expect((await add(record, 'policy')).record['data']).toBe('<p>We ship.</p>');
    const endpoint = readPolicies.find(({ path }) => path.endsWith(kind));
    expect(JSON.stringify((await shop.client.call(endpoint!)).data)).not.toContain('steal');
  });

  describe('in a list of its own', () => {
    beforeAll(async () => {
      const sweets = Array.from({ length: 120 }, (_, at) => ({
        set: {
          name: at === 7 ? 'काजू कतली' : at === 8 ? '100% Laddu_Gift' : `Mithai ${String(at).padStart(3, '0')}`,
          category: at < 60 ? 'Indian Sweets' : 'Savouries',
          image: 'sweets/plain.webp',
          rate: (at + 1) * 100_00,
          isWedding: at < 5,
          otherNames: at === 9 ? ['ਖੋਏ ਦੀ ਬਰਫ਼ੀ', 'Khoya "special" burfi'] : [],
          isBestSeller: at % 40 === 0,
        },
        isActive: at !== 3,
      }));
      takePictures(shop.shop);
      const { status, data } = await call(changeStaffRecords, { params: { kind: 'sweet' }, body: { changes: sweets } });
      if (status !== 200 || data.changed !== 120) throw new Error(data.message);
    });

    it('pages, searches in any letter case and script, and takes signs for themselves', async () => {
      const first = await page({}, 'sweet');
      expect([first.records.length, first.count, first.pages]).toEqual([50, 120, 3]);
      expect((await page({ page: 3 }, 'sweet')).records).toHaveLength(20);
      expect((await page({ page: 99 }, 'sweet')).records).toEqual([]);
      expect(names(await page({ search: 'MITHAI 01' }, 'sweet'))).toHaveLength(10);
      expect(names(await page({ search: 'काजू' }, 'sweet'))).toEqual(['काजू कतली']);
      expect(names(await page({ search: '0% l' }, 'sweet'))).toEqual(['100% Laddu_Gift']);
      expect(names(await page({ search: 'u_g' }, 'sweet'))).toEqual(['100% Laddu_Gift']);
      for (const search of ['khoya', 'BURFI', 'ਬਰਫ਼ੀ', 'ਖੋਏ ਦੀ'])
        expect(names(await page({ search }, 'sweet'))).toEqual(['Mithai 009']);
      for (const search of ['\\', '0%0', 'i_0', '[', '"', '","', 'otherNames'])
        expect(names(await page({ search }, 'sweet'))).toEqual([]);
    });

    it('sorts and filters on the server, all filters at once', async () => {
      expect(names(await page({ sort: 'price', descending: true }, 'sweet'))[0]).toBe('Mithai 119');
      expect(names(await page({ sort: 'name' }, 'sweet')).slice(0, 2)).toEqual(['100% Laddu_Gift', 'Mithai 000']);
      expect((await page({ category: 'Savouries' }, 'sweet')).count).toBe(60);
      expect(names(await page({ state: 'hidden' }, 'sweet'))).toEqual(['Mithai 003']);
      expect((await page({ flag: 'best-seller' }, 'sweet')).count).toBe(3);
      expect(names(await page({ flag: 'best-seller', category: 'Savouries' }, 'sweet'))).toEqual(['Mithai 080']);
      expect((await page({ flag: 'wedding', state: 'public' }, 'sweet')).count).toBe(4);
      for (const wrong of [{ sort: 'colour' }, { state: 'lost' }, { page: 0 }, { page: 'x' }])
        expect((await call(pageStaffRecords, { params: { kind: 'sweet' }, query: wrong })).status).toBe(400);
    });

    it('sorts by the time of the last change', async () => {
      const [, , third] = (await page({ sort: 'name' }, 'sweet')).records;
      await call(saveStaffRecord, {
        params: { kind: 'sweet', id: third!.id },
        body: { revision: third!.revision, isActive: true, record: { ...third!.record, rate: 999_00 } },
      });
      expect((await page({ sort: 'changed', descending: true }, 'sweet')).records[0]?.id).toBe(third!.id);
    });

    it('counts kinds', async () => {
      const { kinds } = (await call(listStaffKinds)).data;
      expect(kinds.find(({ kind }) => kind === 'sweet')).toEqual({ kind: 'sweet', public: 119, hidden: 1, bin: 0 });
      expect(kinds).toHaveLength(11);
    });

    it('changes many fields at once, or none', async () => {
      const [one, other] = (await page({ search: 'mithai 05' }, 'sweet')).records as [RecordState, RecordState];
      const change = (changes: object[]) =>
        call(changeStaffRecords, { params: { kind: 'sweet' }, body: { changes } as never });
      const raise = ({ id, revision }: RecordState, rate: unknown) => ({ id, revision, set: { rate } });
      const wrong = await change([raise(one, 1_00), raise(other, -5)]);
      expect([wrong.status, wrong.data.errors]).toEqual([
        400,
        { 'changes[1].rate': 'Price of 400 gm must be above zero.' },
      ]);
      expect((await read(one.id, 'sweet')).record.record['rate']).toBe(one.record['rate']);
      const right = await change([raise(one, 11_00), raise(other, other.record['rate'])]);
      expect([right.data.changed, right.data.records.map(({ record }) => record['rate'])]).toEqual([
        1,
        [11_00, other.record['rate']],
      ]);
      expect(right.data.records[0]?.record['name']).toBe(one.record['name']);
      // A name that every object has is no field of a record.
      const odd = await change([{ id: other.id, revision: other.revision, set: { toString: 1 } }]);
      expect([odd.status, odd.data.changed]).toEqual([200, 0]);
      const stale = await change([raise(other, 12_00), raise(one, 13_00)]);
      expect([stale.status, (stale.data as unknown as RecordConflict).conflicts.map(({ id }) => id)]).toEqual([
        409,
        [one.id],
      ]);
      expect((await read(other.id, 'sweet')).record.record['rate']).toBe(other.record['rate']);
      for (const changes of [
        [{ id: one.id, set: { rate: 1 } }],
        [{ ...raise(other, 14_00), id: nobody }],
        [raise(other, 14_00), raise(other, 15_00)],
        [],
      ])
        expect((await change(changes)).status).toBe(400);
    });
  });

  it('puts records where they are wanted, whatever stood there, and comes back by the former place', async () => {
    const kind = 'planning';
    const ids: string[] = [];
    for (const category of ['Marriage', 'BirthDay', 'Mehndi', 'RoomDecor', 'Party'])
      ids.push((await add({ category, items: [] }, kind)).id);
    const [a = '', b = '', c = '', d = '', e = ''] = ids;
    const order = async () => (await page({}, kind)).records.map(({ id }) => id);
    const place = (moved: string[], at: number) =>
      call(placeStaffRecords, { params: { kind }, body: { ids: moved, at } });
    expect(await order()).toEqual(ids);
    const first = await version();
    expect((await place([d], 0)).data.changed).toBe(true);
    expect(await version()).not.toBe(first);
    expect(await order()).toEqual([d, a, b, c, e]);
    expect((await place([e, a], 2)).data.changed).toBe(true);
    expect(await order()).toEqual([d, b, e, a, c]);
    await place([b], 999);
    expect(await order()).toEqual([d, e, a, c, b]);
    const before = await version();
    expect((await place([b], 4)).data.changed).toBe(false);
    expect((await place([nobody], 0)).data.changed).toBe(false);
    expect(await version()).toBe(before);
    expect(await log(d)).toMatchObject([{ action: 'move', before: { place: 4 }, after: { place: 1 } }, {}]);
    // What is named twice is moved once.
    await place([c, c], 0);
    expect(await log(c)).toMatchObject([{ action: 'move', before: { place: 4 }, after: { place: 1 } }, {}]);
    await call(placeStaffRecords, { params: { kind }, body: { ids: [d], at: 2 } }, beant);
    expect((await read(d, kind)).record.changedBy).toBe('Amrit');
    // Whoever edits a record meanwhile is not disturbed.
    expect((await read(d, kind)).record.revision).toBe(1);
  });

  it('keeps one record for each place that is there for good, whoever asks for another', async () => {
    const planning = (category: string) => ({ category, items: [{ id: 'a', text: 'Book the hall', daysBefore: 90 }] });
    const policy = (kind: string) => ({ kind, data: '<p>As agreed.</p>' });
    const about = { description: 'We make sweets.' };
    const taken = /already has a record for this place\. Please open that one/;
    for (const [kind, record, field, other] of [
      ['policy', policy('term-condition'), 'kind', policy('privacy-policy')],
      ['planning', planning('Mehndi'), 'category', planning('Marriage')],
      ['about', about, 'place', null],
    ] as const) {
      for (const { id, revision } of (await page({}, kind)).records)
        await call(binStaffRecord, { params: { kind, id }, body: { revision, inBin: true } });
      const first = await add(record, kind);
      const again = await call(addStaffRecord, { params: { kind }, body: { isActive: false, record } });
      expect([again.status, again.data.message, again.data.errors?.[field]]).toEqual([
        400,
        expect.stringMatching(taken),
        expect.stringMatching(taken),
      ]);
      expect((await call(copyStaffRecord, { params: { kind, id: first.id } })).status).toBe(400);
      const { version: seen } = (await call(listStaffRecords, { params: { kind } })).data;
      const whole = await call(saveStaffRecords, { params: { kind }, body: { version: seen, records: [{ record }] } });
      expect([whole.status, whole.data.message]).toEqual([400, expect.stringMatching(taken)]);
      if (other) {
        // Neither can one place be renamed into another; but two may change places at once.
        const second = await add(other, kind);
        const move = (id: string, revision: number, set: object) => ({ id, revision, set: { ...set } });
        const change = (...changes: object[]) =>
          call(changeStaffRecords, { params: { kind }, body: { changes: changes as never } });
        expect((await change(move(second.id, second.revision, record))).status).toBe(400);
        const swap = [move(first.id, first.revision, other), move(second.id, second.revision, record)];
        expect((await change(...swap)).data.changed).toBe(2);
      }
      const now = await read(first.id, kind);
      const params = { kind, id: first.id };
      const put = (revision: number, inBin: boolean) => call(binStaffRecord, { params, body: { revision, inBin } });
      const gone = await put(now.record.revision, true);
      await add(now.record.record, kind);
      expect((await put(gone.data.record.revision, false)).data.message).toMatch(taken);
    }
  });

  it('writes the log for whole tables too, and leaves out what is in the bin', async () => {
    const added = await add(review('In a table'));
    const params = { kind: 'review' };
    const table = async () => (await call(listStaffRecords, { params })).data;
    const { version: seen, records } = await table();
    const row = records.find(({ id }) => id === added.id)!;
    const body = { version: seen, records: [{ ...row, record: { ...row.record, name: 'From a table' } }] };
    const { data } = await call(saveStaffRecords, { params, body });
    expect(data.version).toBe(seen + 1);
    const [last] = await log(added.id);
    expect(last).toMatchObject({ action: 'change', after: { record: { name: 'From a table' } } });
    expect((await call(saveStaffRecords, { params, body })).status).toBe(409);
    const same = await call(saveStaffRecords, { params, body: { ...body, version: seen + 1 } });
    expect([same.status, same.data.version, (await log(added.id)).length]).toEqual([200, seen + 1, 2]);
    await bin(added.id, 2, true);
    expect((await table()).records.map(({ id }) => id)).not.toContain(added.id);
  });

  it('shows the public nothing of the bin, and banners as staff arrange them', async () => {
    takePictures(shop.shop);
    const banner = (title: string) => add({ title, banner: 'banners/plain.webp', link: '/sweets' }, 'banner');
    const [one, other] = [await banner('One'), await banner('Other')];
    const titles = async () => (await shop.client.call(listBanners)).data.banner.map(({ title }) => title);
    expect(await titles()).toEqual(['One', 'Other']);
    await call(placeStaffRecords, { params: { kind: 'banner' }, body: { ids: [other.id], at: 0 } });
    expect(await titles()).toEqual(['Other', 'One']);
    await call(binStaffRecord, { params: { kind: 'banner', id: one.id }, body: { revision: 1, inBin: true } });
    expect(await titles()).toEqual(['Other']);
  });
});

describe.each(engines)('a product that is withdrawn, on %s', (engine) => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
  });
  afterAll(() => bench.close());

  it('stays readable in boxes, and says beforehand where it is held', async () => {
    const customer = await bench.customer();
    const token = await keepToken(bench.shop.db, { name: 'a test', role: 'editor', life: 5 * MINUTE }, Date.now());
    takePictures(bench.shop);
    const staff = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${bench.url}/api/staff/catalogue/sweet/records/${bench.goods.sweet}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, data: (await answer.json()) as AnswerOf<typeof readStaffRecord> };
    };
    const box = {
      boxName: 'Normal Box',
      sectionBoxName: 'normal_box',
      tempId: 1,
      weight: 1000,
      invitationId: bench.goods.invitation,
      paymentHistory: [{ index: 0, sweetId: bench.goods.sweet }],
    };
    const kept: Awaited<ReturnType<OrderBench['post']>>[] = [];
    for (const status of [false, true]) kept.push(await bench.post('/api/user/add-cart', customer, { ...box, status }));
    expect(kept.map(({ status }) => status)).toEqual([200, 200]);
    const { data } = await staff('GET', '');
    expect(data.uses).toEqual({ carts: 1, savedBoxes: 1, banners: [] });
    expect((await staff('PUT', '/bin', { revision: data.record.revision, inBin: true })).status).toBe(200);
    const boxes = async () =>
      Promise.all(
        kept.map(async ({ data: { cartId } }) => {
          const { status, data: cart } = await bench.get(`/api/user/cart-details-id/${cartId}`, customer);
          return [status, cart.cartDetail.invitationId.name, cart.sweet[0].name];
        }),
      );
    // The section asks for another sweet; the box itself and everything else in it stays.
    expect(await boxes()).toEqual([0, 1].map(() => [200, 'Royal Peacock', '']));
    expect(JSON.stringify(await bench.get('/api/user/sweets_list'))).not.toContain('Kaju Katli');
    expect((await staff('PUT', '/bin', { revision: data.record.revision + 1, inBin: false })).status).toBe(200);
    expect(await boxes()).toEqual([0, 1].map(() => [200, 'Royal Peacock', 'Kaju Katli']));
  });
});
