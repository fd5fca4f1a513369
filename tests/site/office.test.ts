import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listForStaff, saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { catalogueVersion } from '#domain/catalogue/publishing.repo.ts';
import { makePreview, PREVIEW_PATH } from '#domain/publishing/preview.contract.ts';
import { goBackTo, listReleases, publishNow, readSiteState } from '#domain/publishing/site-state.contract.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import { requestOf } from '#lib/request.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import { HOUR, MINUTE } from '#lib/time.ts';
import { autoPublish, type PublisherStore, type Watch } from '#publish/auto-publish.ts';
import { copyFixture, quietConfig } from '#scripts/fixture.ts';
import { publisherStore } from '#publish/publisher-store.ts';
import { keepReport } from '#domain/publishing/site-state.repo.ts';
import { startShop } from '#main';
import type { RunningServer } from '#server/start.ts';

/** A publisher on a busy machine takes its time; the tests wait for what becomes public. */
const PATIENCE = { timeout: 10 * MINUTE, interval: 50 };

let dataDir: string;
let server: RunningServer;
let watch: Watch;
let token: string;
/** Everything that staff were told of what is wrong. */
const told: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-office-'));
  await copyFixture(dataDir);
  server = await startShop(quietConfig(dataDir));
  const { db } = server.shop;
  token = await keepToken(db, { name: 'Meera', role: 'editor', life: HOUR }, Date.now());
  const version = () => catalogueVersion(db);
  const store: PublisherStore = {
    ...publisherStore(db),
    report: async (report) => {
      await keepReport(db, report, Date.now());
      told.push(report.message);
    },
  };
  // The publisher's process meets the bad luck that a test has in store for it.
  process.env['BAD_DISK'] = dataDir;
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${resolve('tests/support/bad-disk.ts')}`;
  watch = autoPublish({ version, api: server.url, dataDir, say: () => undefined, store, again: 500 });
  server.shop.rouse = () => watch.rouse();
});
afterAll(async () => {
  await watch.stop();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function call<E extends Endpoint>(endpoint: E, body?: unknown): Promise<AnswerOf<E>> {
  const { path, ...request } = requestOf(endpoint, { body } as never, token);
  return (await fetch(server.url + path, request)).json();
}
const site = async () => (await call(readSiteState)).site;
const state = async (): Promise<string> => (await site()).state;
const page = async (path: string): Promise<string> => (await fetch(server.url + path)).text();

it('shows an unsaved price before anyone else sees it, publishes a saved one, goes back, and publishes again', async () => {
  const [one] = await listForStaff(server.shop.db, 'sweet');
  if (!one) throw new Error('there is no sweet');
  const { id, position, record } = one;
  const path = `/sweets-info/${id}/sweets`;

  // A publisher that is only starting asks for patience.
  const preview = () => call(makePreview, { kind: 'sweet', id, record: { ...record, rate: 43_211_00 } });
  const { secret } = await vi.waitFor(async () => {
    const made = await preview();
    expect(made.secret).toBeTruthy();
    return made;
  }, PATIENCE);
  expect(await page(`${PREVIEW_PATH}?secret=${secret}`)).toContain('₹43,211');
  expect(await page(path)).not.toContain('₹43,211');

  await saveRecords(server.shop.db, 'sweet', [{ id, position, record: { ...record, rate: 54_321_00 } as never }]);
  await vi.waitFor(async () => expect(await page(path)).toContain('₹54,321'), PATIENCE);
  await vi.waitFor(async () => expect(await state()).toBe('public'), PATIENCE);
  const [newest, before] = (await call(listReleases)).releases;
  expect(newest).toMatchObject({ served: true, changes: [{ kind: 'sweet', id, what: 'changed', fields: ['rate'] }] });

  await call(goBackTo, { release: before?.name });
  await vi.waitFor(async () => expect(await page(path)).not.toContain('₹54,321'), PATIENCE);
  expect(await state()).toBe('held');
  await saveRecords(server.shop.db, 'sweet', [{ id, position, record: { ...record, rate: 54_322_00 } as never }]);
  await vi.waitFor(
    async () => expect((await call(listReleases)).releases.find(({ served }) => served)?.name).toBe(before?.name),
    PATIENCE,
  );
  expect(await page(path)).not.toContain('₹54,32');

  await call(publishNow);
  await vi.waitFor(async () => expect(await page(path)).toContain('₹54,322'), PATIENCE);
  await vi.waitFor(async () => expect(await state()).toBe('public'), PATIENCE);
}, 1_800_000);

it('tells staff in a sentence what keeps a change from the public, and brings it there as soon as that is over', async () => {
  const [one] = await listForStaff(server.shop.db, 'sweet');
  if (!one) throw new Error('there is no sweet');
  const { id, position, record } = one;
  const path = `/sweets-info/${id}/sweets`;
  const price = (rate: number) =>
    saveRecords(server.shop.db, 'sweet', [{ id, position, record: { ...record, rate } as never }]);

  const full = join(dataDir, 'full');
  await writeFile(full, '');
  await price(61_000_00);
  await vi.waitFor(async () => expect(await state()).toBe('failed'), PATIENCE);
  expect((await site()).message).toMatch(/^The disk of the shop is full.*tried again within 0.5 seconds/);
  expect(await page(path)).not.toContain('₹61,000');
  await rm(full);
  await vi.waitFor(async () => expect(await page(path)).toContain('₹61,000'), PATIENCE);
  await vi.waitFor(async () => expect(await state()).toBe('public'), PATIENCE);
  expect((await site()).message).toBe('');

  await writeFile(join(dataDir, 'kill'), '');
  await price(62_000_00);
  const stopped = 'The publisher was stopped before it was done.';
  await vi.waitFor(() => expect(told.some((words) => words.startsWith(stopped))).toBe(true), PATIENCE);
  expect(existsSync(join(dataDir, 'kill'))).toBe(false);
  await vi.waitFor(async () => expect(await page(path)).toContain('₹62,000'), PATIENCE);
  await vi.waitFor(async () => expect(await state()).toBe('public'), PATIENCE);
}, 1_800_000);
