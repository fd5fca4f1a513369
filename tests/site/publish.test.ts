import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord, saveRecords, withdrawRecord } from '#domain/catalogue/catalogue.repo.ts';
import { filesBelow } from '#publish/files.ts';
import { copyFixture, quietConfig } from '#scripts/fixture.ts';
import { publish } from '#publish/publish.ts';
import { Releases } from '#publish/releases.ts';
import { startShop } from '#main';
import type { RunningServer } from '#server/start.ts';

let dataDir: string;
let server: RunningServer;
const bring = (full = false) => publish({ dataDir, api: server.url, localMedia: server.shop.media.root, full });

/** Returns every file of a release with its bytes. */
async function contents(release: string): Promise<Map<string, string>> {
  const folder = new Releases(dataDir).folder(release);
  const files = await filesBelow(folder);
  return new Map(
    await Promise.all(
      files.map(async (file) => [relative(folder, file), (await readFile(file)).toString('base64')] as const),
    ),
  );
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-publish-'));
  await copyFixture(dataDir);
  server = await startShop(quietConfig(dataDir, { SITE_DIR: 'none' }));
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('publishing', () => {
  it('does nothing when nothing changed', async () => {
    expect(await bring()).toMatchObject({ how: 'nothing', pages: 0 });
  });

  it('builds only what shows a changed price, which a killed full build leaves there and the next one equals byte for byte', async () => {
    const [sweet] = (await (await fetch(`${server.url}/api/user/sweets_list?search=kaju%20katli`)).json()).sweetsData;
    const record = await readRecord(server.shop.db, 'sweet', sweet._id);
    if (!record) throw new Error('the sweet is missing');
    await saveRecords(server.shop.db, 'sweet', [{ id: record.id, record: { ...record, rate: record.rate + 10_00 } }]);
    const partial = await bring();
    expect(partial.how).toBe('partial');
    expect(partial.pages).toBeLessThan(90);
    const changed = await contents(partial.release);
    const releases = new Releases(dataDir);
    const before = await releases.served();
    const child = spawn(process.execPath, ['scripts/publish.ts', '--full', '--api', server.url], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    const ended = once(child, 'exit');
    for await (const words of child.stdout) if (String(words).includes('pages')) break;
    child.kill('SIGKILL');
    await ended;
    expect(await releases.served()).toEqual(before);
    expect(await readFile(join(releases.current, 'index.html'), 'utf8')).toContain('</html>');
    const full = await bring(true);
    expect(full.how).toBe('full');
    expect((await releases.served())?.name).toBe(full.release);
    const whole = await contents(full.release);
    expect([...changed.keys()].sort()).toEqual([...whole.keys()].sort());
    expect([...whole].filter(([file, bytes]) => changed.get(file) !== bytes).map(([file]) => file)).toEqual([]);
  });

  it('takes a withdrawn sweet off the site and goes back to the release before when asked', async () => {
    const [sweet] = (await (await fetch(`${server.url}/api/user/sweets_list?search=jalebi`)).json()).sweetsData;
    const page = join(`sweets-info/${sweet._id}`, 'index.html');
    const releases = new Releases(dataDir);
    const before = await releases.served();
    await withdrawRecord(server.shop.db, 'sweet', sweet._id);
    const { release } = await bring();
    expect((await contents(release)).has(page)).toBe(false);
    await releases.switchTo(before?.name ?? '');
    expect(await readFile(join(releases.current, page), 'utf8')).toContain('Jalebi');
  });

  it('keeps the served site and says which record and field is wrong', async () => {
    await bring();
    const served = await new Releases(dataDir).served();
    const [sweet] = (await (await fetch(`${server.url}/api/user/sweets_list?search=ghewar`)).json()).sweetsData;
    const record = await readRecord(server.shop.db, 'sweet', sweet._id);
    await server.shop.db
      .updateTable('catalogue')
      .set({ data: JSON.stringify({ ...record, image: '' }) })
      .where('id', '=', sweet._id)
      .execute();
    await server.shop.db
      .updateTable('catalogue_version')
      .set((set) => ({ version: set('version', '+', 1) }))
      .execute();
    expect((await bring()).faults).toMatchObject([{ kind: 'sweet', name: 'Ghewar', field: 'image' }]);
    expect((await new Releases(dataDir).served())?.name).toBe(served?.name);
  });
});
