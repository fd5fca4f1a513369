import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deploy, OLD_KEPT } from '#publish/deploy.ts';
import { bucketTarget, folderTarget, type Target } from '#publish/targets.ts';
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
    // What it brings is noted first, so that a deploy after one that is broken off knows it as its own.
    expect(puts()).toEqual(['.deploy.json', '_astro/pay.B.js', 'party/index.html', 'index.html', '.deploy.json']);
    expect(textOf('_astro/pay.A.js')).toBe('pay');
    const soon = await deploy(built(NEXT, gone), bucket(), { now: NOW + OLD_KEPT - 1 });
    expect(soon).toMatchObject({ brought: 0, removed: 0, kept: 2 });
    const later = await deploy(built(NEXT, gone), bucket(), { now: NOW + OLD_KEPT });
    expect(later).toMatchObject({ brought: 0, removed: 2, kept: 0 });
    expect([textOf('_astro/pay.A.js'), textOf('sweets/index.html')]).toEqual([undefined, undefined]);
  });

  /** Every page that is there finds the scripts it names, and the search its parts. */
  function expectWhole(step: string): void {
    for (const [name, { bytes }] of s3.files)
      for (const [script] of String(bytes).matchAll(/(?:_astro|pagefind\/fragment)\/[\w.]+/g))
        if (!name.startsWith('.')) expect([step, name, textOf(script)]).toEqual([step, name, expect.any(String)]);
  }

  it('that is broken off at any step leaves pages that find their scripts, and the next one brings the rest', async () => {
    // What a list is like others try; here it would only take time.
    s3.page = 1000;
    const pages = Object.fromEntries(
      Array.from({ length: 2 }, (_, at) => [`sweet-${at}/index.html`, `old <script src=/_astro/pay.A.js>`]),
    );
    await deploy(
      built({ ...SITE, ...pages, 'pagefind/pagefind-entry.json': 'pagefind/fragment/en_1.pf_fragment' }),
      bucket(),
      { now: NOW },
    );
    const first = new Map(s3.files);
    const next: Record<string, string> = {
      ...NEXT,
      ...Object.fromEntries(Object.keys(pages).map((page) => [page, 'new <script src=/_astro/pay.B.js>'])),
      'pagefind/fragment/en_2.pf_fragment': 'another part',
      'pagefind/pagefind-entry.json': 'pagefind/fragment/en_2.pf_fragment',
    };
    const gone = ['_astro/pay.A.js', 'pagefind/fragment/en_1.pf_fragment'];
    await deploy(built(next, gone), bucket(), { now: NOW });
    let broken = 0;
    for (let steps = 0; ; steps += 1) {
      s3.files.clear();
      for (const [name, file] of first) s3.files.set(name, file);
      let left = steps;
      s3.fault = (method) => (method === 'PUT' && (left -= 1) < 0 ? 403 : null);
      const ended = await deploy(built(next, gone), bucket(), { now: NOW }).then(
        () => true,
        (error: Error) => {
          expect(error.message).toMatch(/answered 403/);
          return false;
        },
      );
      expectWhole(`after ${steps} writes`);
      s3.fault = () => null;
      if (ended) break;
      broken += 1;
      if (steps % 4 > 0) continue;
      expect(await deploy(built(next, gone), bucket(), { now: NOW })).toMatchObject({ removed: 0, kept: gone.length });
      for (const [name, text] of Object.entries(next))
        if (!name.endsWith('.br') && name !== 'nginx.conf' && !gone.includes(name))
          expect([steps, name, textOf(name)]).toEqual([steps, name, text]);
    }
    expect(broken).toBeGreaterThanOrEqual(Object.keys(pages).length + 5);
  });

  it('of the served release brings that one as it was, whatever is published, replaced and taken away meanwhile', async () => {
    for (let steps = 0; steps < 8; steps += 1) {
      s3.files.clear();
      const release = join(folder, 'releases', String(steps));
      const current = join(folder, 'current');
      const entry = { 'pagefind/pagefind-entry.json': 'pagefind/fragment/en_1.pf_fragment' };
      cpSync(built({ ...SITE, ...entry }), release, { recursive: true });
      rmSync(current, { force: true });
      symlinkSync(release, current);
      let left = steps;
      const change = (): void => {
        left -= 1;
        if (left === 1) {
          writeFileSync(join(release, 'pagefind/fragment/en_2.pf_fragment'), 'another part');
          writeFileSync(join(release, 'entry'), 'pagefind/fragment/en_2.pf_fragment');
          renameSync(join(release, 'entry'), join(release, 'pagefind/pagefind-entry.json'));
        }
        if (left !== 0) return;
        rmSync(current);
        symlinkSync(built(NEXT), current);
        rmSync(release, { recursive: true });
      };
      s3.fault = () => {
        change();
        return null;
      };
      await deploy(current, bucket(), { now: NOW });
      expectWhole(`changed at step ${steps}`);
      expect([steps, textOf('index.html')]).toEqual([steps, SITE['index.html']]);
      expect(readdirSync(folder).filter((name) => name.startsWith('deploying-'))).toEqual([]);
      s3.fault = () => null;
    }
  });

  it('never takes away what it did not bring, and goes into a place that is not empty only when told so', async () => {
    const theirs = join(folder, 'home');
    mkdirSync(theirs);
    writeFileSync(join(theirs, 'letters.txt'), 'dear all');
    await expect(deploy(built(SITE), folderTarget(theirs), { now: NOW })).rejects.toThrow(
      /such as letters\.txt.*Nothing was changed/,
    );
    await deploy(built(SITE), folderTarget(theirs), { now: NOW, among: true });
    await deploy(built(NEXT), folderTarget(theirs), { now: NOW + 3 * OLD_KEPT });
    await deploy(built(SITE, ['sweets/index.html']), folderTarget(theirs), { now: NOW + 9 * OLD_KEPT });
    expect(readFileSync(join(theirs, 'letters.txt'), 'utf8')).toBe('dear all');

    s3.files.set('designs/secret.webp', { bytes: Buffer.from('theirs'), type: '', cache: '' });
    await expect(deploy(built(SITE), bucket(), { now: NOW })).rejects.toThrow(/such as designs\/secret\.webp/);
    expect(puts()).toEqual([]);
  });

  it('that meets another one at the same time leaves the whole site of whoever looked last', async () => {
    const site = built(NEXT);
    const other = join(folder, 'other');
    cpSync(site, other, { recursive: true });
    writeFileSync(join(other, 'index.html'), 'their home');
    // The other one replaces the home page after this one has brought its own.
    let met = false;
    const target = bucket();
    const crossed: Target = {
      ...target,
      async bring(from, names) {
        const count = await target.bring(from, names);
        if (names.includes('index.html') && !met) {
          met = true;
          await deploy(other, bucket(), { now: NOW });
        }
        return count;
      },
    };
    await deploy(site, crossed, { now: NOW });
    expect(textOf('index.html')).toBe(NEXT['index.html']);
  });

  it('says in words why a folder takes nothing, and refuses one that lies within the site', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(deploy(built(SITE), folderTarget(join(folder, 'file', 'site')))).rejects.toThrow(
      /a file lies where a folder has to be/,
    );
    const site = built(SITE);
    for (const place of [site, join(site, 'sweets'), folder])
      await expect(deploy(site, folderTarget(place))).rejects.toThrow(/lie within each other/);
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
