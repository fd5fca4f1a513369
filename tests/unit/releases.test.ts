import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ASSETS_KEPT, type ReleaseNote, Releases } from '#publish/releases.ts';

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

describe('the served release', () => {
  it('is the newest whole one where the link, its folder or its note is gone', async () => {
    for (const name of ['r1', 'r2', 'r3']) await release(name, [`${name}.js`]);
    await rm(releases.current);
    expect((await releases.served())?.name).toBe('r3');
    expect(await readFile(join(releases.current, '_astro', 'r3.js'), 'utf8')).toBe('r3.js of r3');
    await rm(releases.folder('r3'), { recursive: true });
    expect((await releases.served())?.name).toBe('r2');
    await writeFile(`${releases.folder('r2')}.json`, '{"name": "r');
    expect((await releases.served())?.name).toBe('r1');
    expect((await releases.infos()).map(({ name }) => name)).toEqual(['r1']);
    await rm(join(dataDir, 'site'), { recursive: true });
    expect(await releases.served()).toBeNull();
  });

  it('is the same for all who find the link missing in one moment', async () => {
    await release('r1', []);
    await rm(releases.current);
    const others = Array.from({ length: 20 }, () => new Releases(dataDir, () => now).served());
    expect((await Promise.all(others)).map((one) => one?.name)).toEqual(Array.from({ length: 20 }, () => 'r1'));
    expect((await readdir(releases.root)).sort()).toEqual(['current', 'releases', 'snapshots']);
  });
});

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

describe('the next release, made in advance', () => {
  const text = (file: string): Promise<string> => readFile(join(releases.current, file), 'utf8');
  async function served(): Promise<ReleaseNote> {
    const one = await releases.served();
    if (!one) throw new Error('nothing is served');
    return one;
  }

  it('is served by one step, with what pages that are open still ask for', async () => {
    await release('r1', ['shell.A.js', 'pay.A.js']);
    await release('r2', ['shell.B.js', 'pay.A.js']);
    const carried = await releases.prepare(await served());
    await writeFile(join(releases.prepared, 'index.html'), 'new');
    expect(await releases.list()).toEqual(['r2', 'r1']);
    await releases.take({ ...note('r3'), carried });
    expect(await text('index.html')).toBe('new');
    expect(await scripts('r3')).toEqual(['pay.A.js', 'shell.A.js', 'shell.B.js']);
    now += ASSETS_KEPT + 1;
    await releases.take({ ...note('r4'), carried: await releases.prepare(await served()) });
    expect(await scripts('r4')).toEqual(['pay.A.js', 'shell.B.js']);
  });

  it('leaves the served release alone until then, however far it is', async () => {
    await release('r1', ['shell.A.js']);
    await releases.prepare(await served());
    // A rename, as every change of a prepared release is made, so that the file of the served one stays.
    await writeFile(join(releases.prepared, 'part'), 'other');
    await rename(join(releases.prepared, 'part'), join(releases.prepared, '_astro', 'shell.A.js'));
    expect(await text('_astro/shell.A.js')).toBe('shell.A.js of r1');
    await rename(releases.prepared, releases.folder('r2'));
    expect((await served()).name).toBe('r1');
    expect(await new Releases(dataDir).list()).toEqual(['r1']);
  });

  it('gets a search index whose parts are there before the entry that names them, and keeps the former parts', async () => {
    const index = async (part: string): Promise<string> => {
      const folder = join(dataDir, `index-${part}`);
      await mkdir(join(folder, 'pagefind', 'index'), { recursive: true });
      await writeFile(join(folder, 'pagefind', 'index', part), part);
      await writeFile(join(folder, 'pagefind', 'pagefind-entry.json'), part);
      await writeFile(join(folder, 'search-words.json'), part);
      return folder;
    };
    await release('r1', []);
    expect(await releases.installIndex(releases.folder('r1'), await index('a'))).toEqual([]);
    expect(await releases.installIndex(releases.folder('r1'), await index('b'))).toEqual(['pagefind/index/a']);
    expect(await text('pagefind/pagefind-entry.json')).toBe('b');
    expect(await text('search-words.json')).toBe('b');
    expect(await text('pagefind/index/a')).toBe('a');
  });

  it('makes room: old releases and their snapshots go, newer ones that are in the making stay', async () => {
    for (let number = 10; number < 22; number += 1) await release(`r${number}`, []);
    await mkdir(releases.folder('r22'));
    await mkdir(releases.snapshot('r22'));
    await mkdir(releases.folder('r05'));
    await mkdir(releases.snapshot('r05'));
    await releases.tidy('r21');
    const left = await readdir(join(releases.root, 'snapshots'));
    expect(left.sort()).toEqual(['r12', 'r13', 'r14', 'r15', 'r16', 'r17', 'r18', 'r19', 'r20', 'r21', 'r22']);
    expect(await readdir(join(releases.root, 'releases'))).not.toContain('r05');
    expect(await readdir(join(releases.root, 'releases'))).toContain('r22');
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
