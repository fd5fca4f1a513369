import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '#lib/time.ts';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { catalogueVersion } from '#domain/catalogue/publishing.repo.ts';
import { makePreview, PREVIEW_LIFE, PREVIEW_PATH } from '#domain/publishing/preview.contract.ts';
import { keepDrawn, nextPreview } from '#domain/publishing/preview.repo.ts';
import { goBackTo, listReleases, publishNow, readSiteState } from '#domain/publishing/site-state.contract.ts';
import { keepReport, type SiteReport } from '#domain/publishing/site-state.repo.ts';
import { heldRelease } from '#domain/publishing/site-state.rules.ts';
import { readAudit } from '#domain/staff/staff.contract.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { type Engine, engines } from '#tests/support/engines.ts';

const sweet = {
  name: 'Besan laddu',
  rate: 300_00,
  category: 'Indian Sweets',
  type: 'Sweets',
  image: 'sweets/x-1a2b3c4d.webp',
};
const [OLD, NEW] = ['2026-11-22T08-00-00-000Z', '2026-11-22T09-00-00-000Z'];

describe.each(engines)('what staff see of the public site, on %s', (engine: Engine) => {
  let shop: TestShop;
  let editor: string;
  let owner: string;
  beforeAll(async () => {
    shop = await startTestShop({ engine });
    const token = (name: string, role: 'editor' | 'owner') =>
      keepToken(shop.shop.db, { name, role, life: 5 * MINUTE }, Date.now());
    editor = await token('Meera', 'editor');
    owner = await token('Asha', 'owner');
  });
  afterAll(() => shop.close());

  const report = async (more: Partial<SiteReport> = {}, at = Date.now()): Promise<void> => {
    const version = await catalogueVersion(shop.shop.db);
    const release = (name: string, served: boolean) => ({
      name,
      madeAt: '2026-11-22T08:00:00.000Z',
      changes: [],
      count: 0,
      served,
    });
    await keepReport(
      shop.shop.db,
      {
        state: 'public',
        version,
        publicSince: '2026-11-22T09:00:00.000Z',
        message: '',
        faults: [],
        searchFollows: false,
        releases: [release(NEW, true), release(OLD, false)],
        ...more,
      },
      at,
    );
  };
  const state = async () => (await shop.client.call(readSiteState, {}, editor)).data.site;

  it('is unknown without a publisher, public when it says so, and waits from the moment of a change', async () => {
    expect((await state()).state).toBe('unknown');
    await report();
    expect(await state()).toMatchObject({ state: 'public', publicSince: '2026-11-22T08:00:00.000Z' });
    await saveRecords(shop.shop.db, 'sweet', [{ record: sweet as never }]);
    expect((await state()).state).toBe('waiting');
    await report({ state: 'building' });
    expect((await state()).state).toBe('building');
    await report({}, Date.now() - 61 * SECOND);
    expect((await state()).state).toBe('unknown');
  });

  it('names the record and the field that keep a change from being public', async () => {
    const fault = {
      kind: 'sweet',
      id: '0'.repeat(24),
      name: 'Besan laddu',
      field: 'image',
      message: 'A picture is required.',
    };
    await report({ state: 'failed', message: 'The catalogue has records that cannot be shown', faults: [fault] });
    expect(await state()).toMatchObject({ state: 'failed', faults: [fault] });
    await report();
    expect(await state()).toMatchObject({ message: '', faults: [] });
  });

  it('is held where an editor goes back to, until somebody publishes, and both are in the log', async () => {
    await report();
    const back = (release: string) => shop.client.call(goBackTo, { body: { release } }, editor);
    expect(await back('2026-01-01T00-00-00-000Z')).toMatchObject({ status: 404 });
    expect(await back('../../etc')).toMatchObject({ status: 400 });
    expect(heldRelease(await catalogueVersion(shop.shop.db))).toBeNull();
    expect(await back(OLD)).toMatchObject({ status: 200 });
    expect(heldRelease(await catalogueVersion(shop.shop.db))).toBe(OLD);
    expect(await state()).toMatchObject({ state: 'held', heldBy: 'Meera', heldAt: '2026-11-22T08:00:00.000Z' });
    // Nor does whoever publishes at the machine itself overrule them unawares.
    const command = promisify(execFile)(process.execPath, ['scripts/publish.ts', '--api', shop.url], {
      env: { ...process.env, DATA_DIR: shop.shop.config.dataDir },
    });
    await expect(command).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        new RegExp(`^Staff went back to the release ${OLD} and hold the site there.*--anyway`),
      ),
    });
    expect((await shop.client.call(publishNow, {}, editor)).status).toBe(200);
    expect(heldRelease(await catalogueVersion(shop.shop.db))).toBeNull();
    expect((await state()).state).toBe('waiting');
    const { entries } = (await shop.client.call(readAudit, { query: { kind: 'site' } }, owner)).data;
    expect(entries.map(({ actor, action, recordId }) => [actor, action, recordId]).sort()).toEqual([
      ['Meera', 'go back', OLD],
      ['Meera', 'publish', ''],
    ]);
    expect((await shop.client.call(listReleases, {}, editor)).data.releases.map(({ name }) => name)).toEqual([
      NEW,
      OLD,
    ]);
  });

  describe('a preview', () => {
    beforeEach(async () => {
      await shop.shop.db.deleteFrom('preview').execute();
    });
    const ask = (record: object, id: string | null = null) =>
      shop.client.call(makePreview, { body: { kind: 'sweet', id, record: record as never } }, editor);
    /** Draws what waits, as the publisher does. */
    const draw = async (drawn: { page?: string; problem?: string }): Promise<void> => {
      let wish = await nextPreview(shop.shop.db);
      for (; !wish; wish = await nextPreview(shop.shop.db)) await new Promise((done) => setImmediate(done));
      await keepDrawn(shop.shop.db, wish.id, drawn);
      expect(wish.record).toMatchObject({ name: 'Besan laddu', rate: 300_00 });
    };
    const read = (secret: string) => fetch(`${shop.url}${PREVIEW_PATH}?secret=${secret}`);

    it('is read by whoever has the link, for a day, and by no search engine', async () => {
      const [answer] = await Promise.all([ask(sweet), draw({ page: '<!doctype html><title>Besan laddu</title>' })]);
      const page = await read(answer.data.secret);
      expect(await page.text()).toContain('<title>Besan laddu</title>');
      expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect((await read('somebody-elses')).status).toBe(404);
      expect((await fetch(shop.url + PREVIEW_PATH)).status).toBe(404);
      shop.wait(PREVIEW_LIFE + 1);
      const late = await read(answer.data.secret);
      shop.wait(-PREVIEW_LIFE - 1);
      expect(late.status).toBe(404);
      expect(await late.text()).toContain('This preview is not there any more');
    });

    it('of a wrong record says what is wrong by field, and saves nothing', async () => {
      expect(await ask({ ...sweet, rate: 'much' })).toMatchObject({
        status: 400,
        data: { errors: { rate: expect.any(String) } },
      });
      expect(await nextPreview(shop.shop.db)).toBeNull();
      const [answer] = await Promise.all([ask(sweet), draw({ problem: 'The page could not be drawn.' })]);
      expect(answer).toMatchObject({ status: 409, data: { message: 'The page could not be drawn.' } });
    });
  });
});
