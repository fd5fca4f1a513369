import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readRecord, saveRecords } from '#features/catalogue/catalogue.repo.ts';
import { catalogueVersion } from '#features/catalogue/publishing.repo.ts';
import { autoPublish } from '#scripts/auto-publish.ts';
import { fixtureFolder } from '#scripts/fixture.ts';
import { BUILDING } from '#scripts/publish.ts';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/main.ts';
import { isHeld } from '#tests/support/held.ts';

it('brings a changed price to the public page by itself, and keeps the page when a record cannot be shown', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-auto-'));
  for (const part of ['shop.sqlite', 'media', 'site', 'snapshot'])
    await cp(join(fixtureFolder, part), join(dataDir, part), { recursive: true, verbatimSymlinks: true });
  const server = await startServer(
    readConfig({
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'false',
    }),
  );
  const { db } = server.shop;
  const said: string[] = [];
  const stop = autoPublish({
    version: () => catalogueVersion(db),
    api: server.address,
    dataDir,
    say: (words) => said.push(words),
    every: 50,
  });
  try {
    const [sweet] = (await (await fetch(`${server.address}/api/user/sweets_list?search=jalebi`)).json()).sweetsData;
    const record = await readRecord(db, 'sweet', sweet._id);
    if (!record) throw new Error('the sweet is missing');
    await saveRecords(db, 'sweet', [{ id: record.id, record: { ...record, rate: 321_00 } }]);
    const page = async (): Promise<string> => (await fetch(`${server.address}/sweets-info/${record.id}/sweets`)).text();
    await vi.waitFor(async () => expect(await page()).toContain('₹321'), { timeout: 180_000, interval: 200 });
    await vi.waitFor(() => expect(said.join('\n')).toContain('is served'), { timeout: 180_000 });

    // Changes that come while a site is built lead to one more build, not to one each.
    said.length = 0;
    const price = (rate: number) => saveRecords(db, 'sweet', [{ id: record.id, record: { ...record, rate } }]);
    await price(331_00);
    await vi.waitFor(() => expect(isHeld(BUILDING)).toBe(true), { timeout: 180_000 });
    for (const rate of [332_00, 333_00, 334_00]) await price(rate);
    await vi.waitFor(async () => expect(await page()).toContain('₹334'), { timeout: 180_000, interval: 200 });
    await vi.waitFor(() => expect(isHeld(BUILDING)).toBe(false), { timeout: 180_000 });
    await vi.waitFor(() => expect(said).toHaveLength(2), { timeout: 180_000 });
    said.length = 1;

    await db
      .updateTable('catalogue')
      .set({ data: JSON.stringify({ ...record, image: '' }) })
      .where('id', '=', record.id)
      .execute();
    await db
      .updateTable('catalogue_version')
      .set((set) => ({ version: set('version', '+', 1) }))
      .execute();
    await vi.waitFor(() => expect(said.length).toBe(2), { timeout: 180_000, interval: 200 });
    expect(said[1]).toContain('The site stays as it is.');
    expect(await page()).toContain('₹334');
  } finally {
    await stop();
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 900_000);
