import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRecords, withdrawRecord } from '#domain/catalogue/catalogue.repo.ts';
import { readCatalogueChanges } from '#domain/catalogue/publishing.contract.ts';
import { readCatalogueAgain, type Seen } from '#publish/resident/look.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { type Engine, engines } from '#tests/support/engines.ts';

const sweet = (name: string, rate: number) => ({
  record: { name, rate, category: 'Indian Sweets', type: 'Sweets', image: 'sweets/x-1a2b3c4d.webp' } as never,
});
const never: Seen = { held: new Map(), version: '', at: new Map(), faults: [] };
const names = (seen: Seen): string[] =>
  (seen.held.get('sweets') ?? []).map(({ record }) => (record as unknown as { name: string }).name);

describe.each(engines)('a look at a catalogue that is held already, on %s', (engine: Engine) => {
  let shop: TestShop;
  let ids: string[];
  let first: Seen;
  const url = (): string => shop.url;
  /** Returns a look that finds every picture but those called `gone`. */
  const look = (before: Seen) =>
    readCatalogueAgain(url(), before, {
      bring: async (values) =>
        new Map(values.filter((value) => value.includes('gone')).map((value) => [value, 'It is gone.'])),
      undrawable: new Set(),
    });
  beforeAll(async () => {
    shop = await startTestShop({ engine });
    ids = await saveRecords(shop.shop.db, 'sweet', [
      sweet('Besan', 300_00),
      sweet('Kaju', 500_00),
      sweet('Til', 400_00),
    ]);
    first = await look(never);
  });
  afterAll(() => shop.close());

  it('takes a changed price, keeps the very records that did not change, and follows the order of the list', async () => {
    expect(names(first)).toEqual(['Kaju', 'Til', 'Besan']);
    await saveRecords(shop.shop.db, 'sweet', [{ ...sweet('Besan', 600_00), id: ids[0] ?? '' }]);
    const second = await look(first);
    expect(names(second)).toEqual(['Besan', 'Kaju', 'Til']);
    const [besan, kaju, til] = second.held.get('sweets') ?? [];
    const [formerKaju, formerTil, formerBesan] = first.held.get('sweets') ?? [];
    expect(besan).not.toBe(formerBesan);
    expect(besan?.record).toMatchObject({ rate: 600_00 });
    expect(kaju).toBe(formerKaju);
    expect(til).toBe(formerTil);
  });

  it('holds what the list itself answers, record by record', async () => {
    const { sweetsData } = await (await fetch(`${url()}/api/user/sweets_list`)).json();
    const seen = await look(first);
    const lines = (seen.held.get('sweets') ?? []).map(({ line }) => line);
    expect(lines).toEqual(sweetsData.map(({ orderId: _place, ...one }: { orderId: number }) => JSON.stringify(one)));
  });

  it('loses what was withdrawn and gets back what is shown again, however old its last change', async () => {
    const { db } = shop.shop;
    await withdrawRecord(db, 'sweet', ids[2] ?? '');
    const without = await look(first);
    expect(names(without)).toEqual(['Besan', 'Kaju']);
    await db
      .updateTable('catalogue')
      .set({ is_active: true, updated_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', ids[2] ?? '')
      .execute();
    await saveRecords(db, 'sweet', [{ ...sweet('Kaju', 501_00), id: ids[1] ?? '' }]);
    expect(names(await look(without))).toEqual(['Besan', 'Kaju', 'Til']);
  });

  it('names a wrong record, keeps its last form, takes the rest, and forgets it once it is mended', async () => {
    const { db } = shop.shop;
    const before = await look(first);
    const [til = ''] = [ids[2]];
    const gone = {
      name: 'Til',
      rate: 410_00,
      category: 'Indian Sweets',
      type: 'Sweets',
      image: 'sweets/gone-1a2b3c4d.webp',
    };
    await saveRecords(db, 'sweet', [{ record: gone as never, id: til }, { record: { ...gone, name: 'New' } as never }]);
    await saveRecords(db, 'sweet', [{ ...sweet('Kaju', 777_00), id: ids[1] ?? '' }]);
    let seen = await look(before);
    for (const _again of [1, 2]) {
      expect(seen.faults.map(({ name, field, message }) => [name, field, message]).sort()).toEqual([
        ['New', 'image', 'It is gone.'],
        ['Til', 'image', 'It is gone.'],
      ]);
      expect(names(seen)).toEqual(['Kaju', 'Besan', 'Til']);
      expect(seen.held.get('sweets')?.at(-1)?.record).toMatchObject({ rate: 400_00 });
      seen = await look(seen);
    }
    await saveRecords(db, 'sweet', [{ record: { ...gone, image: 'sweets/x-1a2b3c4d.webp' } as never, id: til }]);
    const added = seen.faults.find(({ name }) => name === 'New')?.id ?? '';
    await withdrawRecord(db, 'sweet', added);
    const mended = await look(seen);
    expect(mended.faults).toEqual([]);
    expect(mended.held.get('sweets')?.at(-1)?.record).toMatchObject({ rate: 410_00 });
  });

  it('refuses a time that is none and a list that is not there', async () => {
    const asked = (kind: string, since: string) =>
      shop.client.call(readCatalogueChanges, { params: { kind }, query: { since } });
    expect(await asked('sweet', 'yesterday')).toMatchObject({ status: 400, data: { message: 'That is not a time.' } });
    expect(await asked('sweet', '2026-13-45T00:00:00Z')).toMatchObject({ status: 400 });
    expect(await asked('policy', '2026-11-01T00:00:00Z')).toMatchObject({ status: 400 });
    expect(await asked('sweet', '2026-11-01T00:00:00Z')).toMatchObject({ status: 200 });
  });
});
