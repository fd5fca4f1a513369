import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount, downloadOwnData } from '#domain/session/session.contract.ts';
import { insertEverythingOf, rowsOf } from '#tests/support/account-bench.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { keptLines } from '#tests/support/kept-table.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

it('names every table of the store once, with what is kept, how long, and what becomes of it', async () => {
  const held = (await shop.shop.db.introspection.getTables()).map(({ name }) => name);
  expect(keptLines.flatMap(({ tables }) => tables).sort()).toEqual(held.sort());
  for (const { people, kept, download, leaving } of keptLines) {
    expect([people, kept].every(Boolean)).toBe(true);
    expect(download).toMatch(/^(?:`\w+`|no(?:: .+)?)$/);
    expect(leaving).toMatch(/^(?:goes|blanked|stays)$/);
  }
});

it('gives a person everything that the table says is theirs, and no more', async () => {
  const who = await shop.signIn();
  await insertEverythingOf(shop, who, { marker: 'Mine' });
  const { data } = await shop.client.call(downloadOwnData, {}, who.token);
  const parts = keptLines.flatMap(({ download }) => /^`(\w+)`$/.exec(download)?.[1] ?? []);
  const { message: _, ...held } = data;
  expect(Object.keys(held).sort()).toEqual(parts.sort());
  const empty = Object.entries(held).filter(([, rows]) => Array.isArray(rows) && rows.length === 0);
  // Notes about messages are made by the staff alone.
  expect(empty.map(([part]) => part)).toEqual(['enquiryNotes']);
  expect(JSON.stringify(data)).not.toMatch(/Meera|Mine asked|Mine pays later/);
});

it('leaves no word of a person in any table once they went', async () => {
  const who = await shop.signIn();
  await insertEverythingOf(shop, who, { marker: 'Leaving' });
  expect((await shop.client.call(deleteAccount, {}, who.token)).status).toBe(200);
  const left = await rowsOf(shop);
  expect(left).not.toMatch(/Leaving/);
  expect(left).not.toContain(who.mobile);
});
