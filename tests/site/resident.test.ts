import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listForStaff, saveRecords, withdrawRecord } from '#domain/catalogue/catalogue.repo.ts';
import { writeSection } from '#domain/settings/settings.repo.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { filesBelow } from '#publish/files.ts';
import { copyFixture, quietConfig } from '#scripts/fixture.ts';
import { publish } from '#publish/publish.ts';
import { Releases } from '#publish/releases.ts';
import { ResidentPublisher } from '#publish/resident/publisher.ts';
import { startShop } from '#main';
import type { RunningServer } from '#server/start.ts';
import { spoilDisk } from '#tests/support/bad-disk.ts';

let dataDir: string;
let server: RunningServer;
let publisher: ResidentPublisher;

/** Every file of the served release of such a name with its bytes, without what it only carries for pages that are open. */
async function contents(wanted = /./): Promise<Map<string, string>> {
  const releases = new Releases(dataDir);
  const note = await releases.served();
  const folder = releases.folder(note?.name ?? '');
  const files = (await filesBelow(folder))
    .filter((file) => wanted.test(relative(folder, file)))
    .filter((file) => !note?.carried?.[relative(folder, file)]);
  return new Map(
    await Promise.all(
      files.map(async (file) => [relative(folder, file), (await readFile(file)).toString('base64')] as const),
    ),
  );
}

/** The site as a full build makes it. */
let full: Map<string, string>;

/** What the publisher made is the full build to the last byte. */
function expectEqual(partial: Map<string, string>): void {
  expect([...partial.keys()].sort()).toEqual([...full.keys()].sort());
  expect([...full].filter(([file, bytes]) => partial.get(file) !== bytes).map(([file]) => file)).toEqual([]);
}

const records = (kind: RecordKind) => listForStaff(server.shop.db, kind);
/** Changes a record as staff would. */
async function change(kind: RecordKind, pick: (record: never) => boolean, more: object, place = {}): Promise<string> {
  const one = (await records(kind)).find(({ record }) => pick(record as never));
  if (!one) throw new Error(`there is no such ${kind}`);
  const { id, position } = one;
  await saveRecords(server.shop.db, kind, [{ id, position, ...place, record: { ...one.record, ...more } as never }]);
  return id;
}
const named = (part: string) => (record: { name: string }) => record.name.includes(part);
const page = (path: string): Promise<string> =>
  readFile(join(new Releases(dataDir).current, path, 'index.html'), 'utf8');

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-resident-'));
  await copyFixture(dataDir);
  server = await startShop(quietConfig(dataDir, { SITE_DIR: 'none' }));
  // As the command sets it; the bundle is the one for production.
  process.env['NODE_ENV'] = 'production';
  publisher = new ResidentPublisher({ dataDir, api: server.url, localMedia: server.shop.media.root });
  await publisher.warm();
}, 1_800_000);
afterAll(async () => {
  process.env['NODE_ENV'] = 'test';
  await publisher.settled();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a publisher that stays', () => {
  it('does nothing when nothing changed', async () => {
    expect(await publisher.publish()).toMatchObject({ how: 'nothing', pages: 0 });
  });

  it('brings a price, a name, a new and a withdrawn record and another order to the site as a full build would', async () => {
    const id = await change('sweet', named('Kaju pista roll'), { rate: 777_00 });
    expect(await publisher.publish()).toMatchObject({ how: 'partial' });
    expect(await page(`sweets-info/${id}`)).toContain('₹777');

    const renamed = await change('sweet', named('Besan laddu'), { name: 'Besan laddu of the old town' });
    const [model] = await records('dry-fruit');
    const [made = ''] = await saveRecords(server.shop.db, 'dry-fruit', [
      { record: { ...model?.record, name: 'Golden raisins' } as never },
    ]);
    const [gone] = await records('invitation');
    await withdrawRecord(server.shop.db, 'invitation', gone?.id ?? '');
    await publisher.publish();
    expect(await page(`sweets-info/${renamed}`)).toContain('Besan laddu of the old town');
    expect(await page(`dry-fruit_info/${made}`)).toContain('Golden raisins');
    await expect(page(`invitation-detail/${gone?.id}`)).rejects.toThrow('ENOENT');

    const { facts } = await currentSettings(server.shop);
    const write = {
      section: 'facts',
      revision: 0,
      before: facts,
      values: { ...facts, phone: '+91 90000 12345' },
    } as const;
    await writeSection(server.shop.db, write, { id: 'a', name: 'Owner' }, Date.now());
    expect(await publisher.publish()).toMatchObject({ how: 'partial' });
    // The foot of every page, of those too that show nothing of the catalogue.
    for (const path of ['', `sweets-info/${id}`, 'sweets/all', 'contact-us', 'signup'])
      expect(await page(path), path).toContain('tel:+919000012345');

    const banners = await records('banner');
    const last = banners.at(-1)?.id;
    await change('banner', (_record: never) => true, {}, { position: 1000 });
    await change('policy', (record: { kind: string }) => record.kind === 'privacy-policy', {
      data: '<p>We keep it safe.</p>',
    });
    await publisher.publish();
    expect(banners.length).toBeGreaterThan(1);
    expect(last).not.toBe((await records('banner')).at(-1)?.id);
    expect(await page('privacy-policy')).toContain('We keep it safe.');
    await publisher.settled();
    const partial = await contents();
    await publish({ dataDir, api: server.url, localMedia: server.shop.media.root, full: true });
    full = await contents();
    expectEqual(partial);
  });

  it('goes on from a release that somebody else published, and equals a full build again', async () => {
    for (const rate of [778_00, 777_00]) {
      const id = await change('sweet', named('Kaju pista roll'), { rate });
      expect(await publisher.publish()).toMatchObject({ how: 'partial' });
      expect(await page(`sweets-info/${id}`)).toContain(`₹${rate / 100}`);
    }
    await publisher.settled();
    // The price is again the one of the full build.
    expectEqual(await contents());
  });

  it('keeps the last form of a record that cannot be shown, names it and publishes the rest', async () => {
    const before = await contents();
    const [one] = await records('sweet');
    if (!one) throw new Error('there is no sweet');
    const { image: picture } = one.record as unknown as { image: string };
    const put = async (image: string): Promise<void> => {
      await server.shop.db
        .updateTable('catalogue')
        .set({ data: JSON.stringify({ ...one.record, image }), updated_at: new Date().toISOString() })
        .where('id', '=', one.id)
        .execute();
      await server.shop.db
        .updateTable('catalogue_version')
        .set((set) => ({ version: set('version', '+', 1) }))
        .execute();
    };
    await put('');
    expect(await publisher.publish()).toMatchObject({
      how: 'nothing',
      faults: [{ kind: 'sweet', id: one.id, field: 'image' }],
    });
    expect(await contents()).toEqual(before);
    // A design that a customer sent is never made public, and keeps no other record back.
    await put('designs/private-1a2b3c4d.webp');
    const other = await change('dry-fruit', () => true, { rate: 777_00 });
    expect(await publisher.publish()).toMatchObject({
      how: 'partial',
      faults: [{ kind: 'sweet', id: one.id, field: 'image' }],
    });
    expect(await page(`sweets-info/${one.id}`)).toContain(picture);
    expect(await page(`dry-fruit_info/${other}`)).toContain('₹777');
    await put(picture);
    expect(await publisher.publish()).toMatchObject({ faults: [] });
    expect(await page(`sweets-info/${one.id}`)).toContain(picture);
  });

  it('sets a record aside with which no page can be drawn, until it is changed', async () => {
    const own = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') as PropertyDescriptor;
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      ...own,
      get(this: Intl.NumberFormat) {
        const format = own.get?.call(this) as Intl.NumberFormat['format'];
        return (value: number) => {
          if (value === 666) throw new Error('no page shows 666');
          return format(value);
        };
      },
    });
    const id = await change('sweet', named('Kaju pista roll'), { rate: 666_00 });
    const other = await change('dry-fruit', () => true, { rate: 555_00 });
    const result = await publisher.publish().finally(() => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', own);
    });
    expect(result).toMatchObject({ how: 'partial', faults: [{ kind: 'sweet', id, name: 'Kaju pista roll' }] });
    expect(await page(`dry-fruit_info/${other}`)).toContain('₹555');
    expect(await page(`sweets-info/${id}`)).not.toContain('₹666');
    await change('sweet', named('Kaju pista roll'), { rate: 667_00 });
    expect(await publisher.publish()).toMatchObject({ how: 'partial', faults: [] });
    expect(await page(`sweets-info/${id}`)).toContain('₹667');
  });

  describe('under bad luck', () => {
    const other = { 901_00: 902_00, 902_00: 901_00 } as const;
    let id: string;
    let price: keyof typeof other = 901_00;
    /** Texts of the served release, without compressed copies and the search index, which follow. */
    const texts = () => contents(/^(?!pagefind).*\.(?:html|xml|txt)$/);
    const states = new Map<number, Map<string, string>>();
    beforeAll(async () => {
      for (const rate of [902_00, 901_00] as const) {
        id = await change('sweet', named('Kaju pista roll'), { rate });
        await publisher.publish();
        await publisher.settled();
        states.set(rate, await texts());
      }
    });
    /** Publishes the other price on a disk that takes so many changes more; answers what came of it, and how many it took. */
    async function tryWith(fate: 'full' | 'gone', left: number): Promise<{ error: Error | null; used: number }> {
      await change('sweet', named('Kaju pista roll'), { rate: other[price] });
      const disk = spoilDisk(join(dataDir, 'site'), fate, left);
      const error = await publisher.publish().then(
        () => null,
        (reason: Error) => reason,
      );
      disk.restore();
      const served = await page(`sweets-info/${id}`);
      const shown = served.includes('₹901') ? 901_00 : 902_00;
      // Whole: every page is of the same moment, the earlier or the later one.
      const whole = states.get(shown);
      expect([...(await texts())].filter(([file, text]) => whole?.get(file) !== text).map(([file]) => file)).toEqual(
        [],
      );
      if (!error) expect(shown).toBe(other[price]);
      price = shown;
      return { error, used: disk.used() };
    }
    /** Numbers of changes that meet every step, those around the switch most closely. */
    const moments = (all: number): number[] => [0, Math.round(all / 3), all - 20, all - 6, all - 4, all - 2, all - 1];

    it.each(['full', 'gone'] as const)('serves one whole release whenever the disk is %s', async (fate) => {
      const { error, used } = await tryWith(fate, Infinity);
      expect([error, used > 5]).toEqual([null, true]);
      await publisher.settled();
      const ends: boolean[] = [];
      for (const left of moments(used)) {
        const { error: reason } = await tryWith(fate, left);
        ends.push(reason === null);
        if (reason && fate === 'full') expect(reason.message).toContain('The disk of the shop is full');
      }
      expect(ends).toContain(false);
      await tryWith(fate, Infinity);
    });

    it('is whole to the last byte when the disk is well again', async () => {
      await publisher.publish();
      await publisher.settled();
      expect(await texts()).toEqual(states.get(price));
    });
  });
});
