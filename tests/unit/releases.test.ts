import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ASSETS_KEPT, type ReleaseNote, Releases } from '#scripts/releases.ts';

let dataDir: string;
let releases: Releases;
let now: number;
const scripts = (name: string): Promise<string[]> =>
  readdir(join(releases.folder(name), '_astro')).then((files) => files.sort());
const note = (name: string): ReleaseNote => ({
  name,
  sources: 's',
  snapshot: 'd',
  madeAt: new Date(now).toISOString(),
});
const snapshot = (): string => join(dataDir, 'snapshot');

/** Publishes a full build with these scripts; a script's content is its name and the release's. */
async function release(name: string, files: string[]): Promise<void> {
  const built = join(dataDir, 'built');
  await mkdir(join(built, '_astro'), { recursive: true });
  for (const file of files) await writeFile(join(built, '_astro', file), `${file} of ${name}`);
  await releases.adopt(built, name);
  await releases.publish(note(name), snapshot());
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-releases-'));
  now = Date.parse('2026-11-01T10:00:00Z');
  releases = new Releases(dataDir, () => now);
  await mkdir(snapshot());
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the search index of an earlier release', () => {
  /** Publishes a release with parts of a search index, whose entry has the same name in every release. */
  async function searchable(name: string, parts: string[]): Promise<void> {
    const index = join(dataDir, 'built', 'pagefind', 'index');
    await mkdir(index, { recursive: true });
    for (const part of parts) await writeFile(join(index, part), part);
    await writeFile(join(index, '..', 'pagefind-entry.json'), name);
    await release(name, []);
  }
  const parts = (name: string): Promise<string[]> =>
    readdir(join(releases.folder(name), 'pagefind', 'index')).then((files) => files.sort());

  it('goes on answering pages that were opened before, for seven days, while new pages get the new one', async () => {
    await searchable('r1', ['en_a.pf_index']);
    await searchable('r2', ['en_b.pf_index']);
    expect(await parts('r2')).toEqual(['en_a.pf_index', 'en_b.pf_index']);
    expect(await readFile(join(releases.current, 'pagefind', 'pagefind-entry.json'), 'utf8')).toBe('r2');
    now += ASSETS_KEPT - 1;
    await searchable('r3', ['en_c.pf_index']);
    expect(await parts('r3')).toEqual(['en_a.pf_index', 'en_b.pf_index', 'en_c.pf_index']);
    now += 2;
    await searchable('r4', ['en_d.pf_index']);
    expect(await parts('r4')).toEqual(['en_b.pf_index', 'en_c.pf_index', 'en_d.pf_index']);
  });
});

describe('scripts of earlier releases', () => {
  it('stay for pages that were opened before, and go seven days after they were replaced', async () => {
    await release('r1', ['shell.A.js', 'pay.A.js']);
    now += ASSETS_KEPT * 2;
    await release('r2', ['shell.B.js', 'pay.A.js']);
    expect(await scripts('r2')).toEqual(['pay.A.js', 'shell.A.js', 'shell.B.js']);
    expect(await readFile(join(releases.current, '_astro', 'pay.A.js'), 'utf8')).toBe('pay.A.js of r2');
    now += ASSETS_KEPT - 1;
    await release('r3', ['shell.C.js']);
    expect(await scripts('r3')).toEqual(['pay.A.js', 'shell.A.js', 'shell.B.js', 'shell.C.js']);
    now += 2;
    await release('r4', ['shell.C.js']);
    expect(await scripts('r4')).toEqual(['pay.A.js', 'shell.B.js', 'shell.C.js']);
  });

  it('are carried by a release that only changes some pages, for no longer than by any other', async () => {
    await release('r1', ['shell.A.js']);
    await release('r2', ['shell.B.js']);
    now += ASSETS_KEPT - 1;
    await releases.derive('r2', 'r3');
    await releases.publish(note('r3'), snapshot());
    expect(await scripts('r3')).toEqual(['shell.A.js', 'shell.B.js']);
    now += 2;
    await releases.derive('r3', 'r4');
    await releases.publish(note('r4'), snapshot());
    expect(await scripts('r4')).toEqual(['shell.B.js']);
  });

  it('are there in both directions when the release before is served again', async () => {
    await release('r1', ['shell.A.js']);
    await release('r2', ['shell.B.js']);
    await releases.switchTo('r1');
    expect(await scripts('r1')).toEqual(['shell.A.js', 'shell.B.js']);
    await release('r3', ['shell.C.js']);
    expect(await scripts('r3')).toEqual(['shell.A.js', 'shell.B.js', 'shell.C.js']);
  });
});
