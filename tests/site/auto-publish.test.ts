import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import { readRecord, saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { catalogueVersion } from '#domain/catalogue/publishing.repo.ts';
import { autoPublish } from '#publish/auto-publish.ts';
import { copyFixture, quietConfig } from '#scripts/fixture.ts';
import { buildAlone } from '#publish/work-folder.ts';
import { startShop } from '#main';

it('brings a changed price to the public page by itself, and keeps the page when a record cannot be shown', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-auto-'));
  await copyFixture(dataDir);
  const server = await startShop(quietConfig(dataDir));
  const { db } = server.shop;
  const said: string[] = [];
  const watch = autoPublish({
    version: () => catalogueVersion(db),
    api: server.url,
    dataDir,
    say: (words) => said.push(words),
    every: 50,
  });
  try {
    const [sweet] = (await (await fetch(`${server.url}/api/user/sweets_list?search=jalebi`)).json()).sweetsData;
    const record = await readRecord(db, 'sweet', sweet._id);
    if (!record) throw new Error('the sweet is missing');
    await saveRecords(db, 'sweet', [{ id: record.id, record: { ...record, rate: 321_00 } }]);
    const page = async (): Promise<string> => (await fetch(`${server.url}/sweets-info/${record.id}/sweets`)).text();
    await vi.waitFor(async () => expect(await page()).toContain('₹321'), { timeout: 10 * MINUTE, interval: 200 });
    await vi.waitFor(() => expect(said.join('\n')).toContain('is served'), { timeout: 10 * MINUTE });

    // Changes that come while another build holds the folder lead to one publish, not to one each.
    said.length = 0;
    const price = (rate: number) => saveRecords(db, 'sweet', [{ id: record.id, record: { ...record, rate } }]);
    await buildAlone(dataDir, async () => {
      for (const rate of [331_00, 332_00, 333_00, 334_00]) await price(rate);
      expect(await page()).toContain('₹321');
    });
    await vi.waitFor(async () => expect(await page()).toContain('₹334'), { timeout: 10 * MINUTE, interval: 200 });
    await vi.waitFor(() => expect(said.filter((one) => one.includes('is served'))).toHaveLength(1), {
      timeout: 10 * MINUTE,
    });

    await db
      .updateTable('catalogue')
      .set({ data: JSON.stringify({ ...record, image: '' }) })
      .where('id', '=', record.id)
      .execute();
    await db
      .updateTable('catalogue_version')
      .set((set) => ({ version: set('version', '+', 1) }))
      .execute();
    const refused = () => said.find((one) => one.includes(': image'));
    await vi.waitFor(() => expect(refused()).toBeDefined(), { timeout: 10 * MINUTE, interval: 200 });
    expect(refused()).toMatch(/sweet "[^"]+" \([0-9a-f]{24}\): image/);
    expect(await page()).toContain('₹334');
  } finally {
    await watch.stop();
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 1_800_000);
