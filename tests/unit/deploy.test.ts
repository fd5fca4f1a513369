import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deploy, OLD_KEPT } from '#scripts/deploy/deploy.ts';
import { bucketTarget, folderTarget, type Target } from '#scripts/deploy/targets.ts';
import { FakeS3 } from '#tests/support/s3.ts';

const SITE = {
  'index.html': 'home <script src=/_astro/pay.A.js>',
  'sweets/index.html': 'sweets',
  'sweets/index.html.br': 'compressed',
  '_astro/pay.A.js': 'pay',
  'pagefind/pagefind.js': 'index',
  'pagefind/fragment/en_1.pf_fragment': 'part',
  'uploads/sweets/jalebi.webp': 'picture',
  'nginx.conf': 'location',
};
/** The next release: another script, another home, a page less. */
const NEXT = {
  ...SITE,
  'index.html': 'home <script src=/_astro/pay.B.js>',
  '_astro/pay.B.js': 'pay more',
  'party/index.html': 'party',
};

const NOW = Date.parse('2026-11-22T10:00:00Z');

describe('a deploy', () => {
  let folder: string;
  let s3: FakeS3;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
    s3 = await new FakeS3().open();
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await s3.close();
  });

  function built(files: Record<string, string>, leave: readonly string[] = []): string {
    const site = join(folder, 'dist');
    rmSync(site, { recursive: true, force: true });
    for (const [name, text] of Object.entries(files).filter(([one]) => !leave.includes(one))) {
      mkdirSync(join(site, dirname(name)), { recursive: true });
      writeFileSync(join(site, name), text);
    }
    return site;
  }
  const bucket = (): Target => bucketTarget(s3.place());
  const puts = (): string[] => s3.log.filter((line) => line.startsWith('PUT ')).map((line) => line.slice(4));
  const textOf = (name: string): string | undefined => s3.files.get(name)?.bytes.toString();

  it('brings what lasts first, pages next and what leads to them last, each as browsers need it', async () => {
    expect(await deploy(built(SITE), bucket(), { now: NOW })).toEqual({ brought: 6, same: 0, removed: 0, kept: 0 });
    const order = puts();
    const last = (names: string[]): number => Math.max(...names.map((name) => order.indexOf(name)));
    const first = (names: string[]): number => Math.min(...names.map((name) => order.indexOf(name)));
    const lasting = ['_astro/pay.A.js', 'pagefind/fragment/en_1.pf_fragment', 'uploads/sweets/jalebi.webp'];
    expect(last(lasting)).toBeLessThan(order.indexOf('sweets/index.html'));
    expect(order.indexOf('sweets/index.html')).toBeLessThan(first(['index.html', 'pagefind/pagefind.js']));
    expect(order.at(-1)).toBe('.deploy.json');
    expect(s3.files.get('_astro/pay.A.js')).toMatchObject({
      type: 'text/javascript; charset=utf-8',
      cache: expect.stringContaining('immutable'),
    });
    expect(s3.files.get('index.html')).toMatchObject({ type: 'text/html; charset=utf-8', cache: 'no-cache' });
  });

  it('brings only what changed, keeps what is in no release any more for an hour, and then takes it away', async () => {
    await deploy(built(SITE), bucket(), { now: NOW });
    s3.log.length = 0;
    const gone = ['sweets/index.html', '_astro/pay.A.js'];
    expect(await deploy(built(NEXT, gone), bucket(), { now: NOW })).toEqual({
      brought: 3,
      same: 3,
      removed: 0,
      kept: 2,
    });
    expect(puts()).toEqual(['_astro/pay.B.js', 'party/index.html', 'index.html', '.deploy.json']);
    expect(textOf('_astro/pay.A.js')).toBe('pay');
    const soon = await deploy(built(NEXT, gone), bucket(), { now: NOW + OLD_KEPT - 1 });
    expect(soon).toMatchObject({ brought: 0, removed: 0, kept: 2 });
    const later = await deploy(built(NEXT, gone), bucket(), { now: NOW + OLD_KEPT });
    expect(later).toMatchObject({ brought: 0, removed: 2, kept: 0 });
    expect([textOf('_astro/pay.A.js'), textOf('sweets/index.html')]).toEqual([undefined, undefined]);
  });

  it('that is broken off at any step leaves pages that find their scripts, and the next one brings the rest', async () => {
    await deploy(built(SITE), bucket(), { now: NOW });
    const first = new Map(s3.files);
    for (let steps = 0; steps < 4; steps += 1) {
      s3.files.clear();
      for (const [name, file] of first) s3.files.set(name, file);
      let left = steps;
      s3.fault = (method) => (method === 'PUT' && (left -= 1) < 0 ? 403 : null);
      await expect(deploy(built(NEXT), bucket(), { now: NOW })).rejects.toThrow(/answered 403/);
      const script = /_astro\/[\w.]+/.exec(textOf('index.html') ?? '')?.[0] ?? '';
      expect([steps, textOf(script)]).toEqual([steps, expect.any(String)]);
      s3.fault = () => null;
      await deploy(built(NEXT), bucket(), { now: NOW });
      for (const [name, text] of Object.entries(NEXT))
        if (!name.endsWith('.br') && name !== 'nginx.conf') expect([name, textOf(name)]).toEqual([name, text]);
    }
  });

  it('leaves pictures to their own host when told so', async () => {
    s3.files.set('uploads/sweets/barfi.webp', { bytes: Buffer.from('theirs'), type: '', cache: '' });
    await deploy(built(SITE), bucket(), { now: NOW, pictures: false });
    await deploy(built(SITE), bucket(), { now: NOW + 2 * OLD_KEPT, pictures: false });
    expect([textOf('uploads/sweets/jalebi.webp'), textOf('uploads/sweets/barfi.webp')]).toEqual([undefined, 'theirs']);
  });

  it('works the same way in a folder, with the copies that are compressed already', async () => {
    const there = join(folder, 'served');
    expect(await deploy(built(SITE), folderTarget(there), { now: NOW })).toMatchObject({ brought: 7, kept: 0 });
    expect(await deploy(built(NEXT, ['_astro/pay.A.js']), folderTarget(there), { now: NOW })).toMatchObject({
      brought: 3,
      kept: 1,
    });
    expect(readFileSync(join(there, 'index.html'), 'utf8')).toContain('pay.B.js');
    expect(await deploy(built(NEXT, ['_astro/pay.A.js']), folderTarget(there), { now: NOW + OLD_KEPT })).toMatchObject({
      removed: 1,
    });
  });

  it('refuses a folder that holds no site', async () => {
    await expect(deploy(folder, folderTarget(join(folder, 'served')))).rejects.toThrow(/holds no built site/);
  });
});
