import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveStore } from '#domain/backup/move.service.ts';
import { restoreArchive } from '#domain/backup/restore.service.ts';
import { writeArchive } from '#domain/backup/write-archive.service.ts';
import { migrations } from '#migrations';
import { startShop } from '#main';
import { applyMigrations, openDatabase } from '#server/db/database.ts';
import { StoreError } from '#server/start-faults.ts';
import type { Config } from '#server/config.ts';
import { noteRestore, readRestoreNote } from '#server/restoring.ts';
import { bareShop, type EmptyShop, emptyShop, engines } from '#tests/support/engines.ts';

/** Writes a picture with a text into the media folder of a shop. */
async function picture({ config }: EmptyShop, text: string): Promise<void> {
  await mkdir(join(config.dataDir, 'media/sweets'), { recursive: true });
  await writeFile(join(config.dataDir, 'media/sweets/jalebi.webp'), text);
}
const pictureOf = ({ config }: EmptyShop): Promise<string> =>
  readFile(join(config.dataDir, 'media/sweets/jalebi.webp'), 'utf8');

describe.each(engines)('a restore that was broken off, on %s', (engine) => {
  let source: EmptyShop;
  let file: string;
  beforeAll(async () => {
    source = await emptyShop(engine);
    await picture(source, 'from the archive');
    const folder = join(source.config.dataDir, 'archives');
    file = (await writeArchive(source.config, { purpose: 'backup', folder, now: Date.now() })).file;
  });
  afterAll(() => source.remove());

  /** Leaves a place as a restore does that is killed when the pictures are moved and the store is not. */
  async function breakOff(place: EmptyShop, held: string[]): Promise<void> {
    const { dataDir } = place.config;
    const note = { staging: '.restoring-0a1b2c3d', aside: 'before-restore-1', held, schema: null, archive: '' };
    await noteRestore(dataDir, note);
    await mkdir(join(dataDir, note.staging));
    await writeFile(join(dataDir, note.staging, 'shop.sqlite'), 'the store of the archive');
    await mkdir(join(dataDir, note.aside));
    if (held.includes('media')) await rename(join(dataDir, 'media'), join(dataDir, note.aside, 'media'));
    await picture(place, 'from the archive');
  }
  const restore = (place: EmptyShop, replace: boolean) =>
    restoreArchive(place.config, { file, replace, now: Date.now(), migrations });

  it('starts no shop of two halves, and into an empty place the same command goes through', async () => {
    const place = await bareShop(engine);
    await breakOff(place, []);
    await expect(startShop(place.config)).rejects.toThrow('was broken off');
    await restore(place, false);
    expect(await pictureOf(place)).toBe('from the archive');
    await (await startShop(place.config, { background: false })).close();
    await place.remove();
  });

  it('at its very last step, is ended by the same command', async () => {
    const place = await bareShop(engine);
    const { manifest } = await restore(place, false);
    const archive = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
    const note = { staging: '.restoring-0a1b2c3d', aside: 'before-restore-1', held: [], archive };
    await noteRestore(place.config.dataDir, { ...note, schema: engine === 'postgres' ? 'restoring_0a1b2c3d' : null });
    await expect(startShop(place.config)).rejects.toThrow('was broken off');
    expect(await restore(place, false)).toMatchObject({ aside: '', keeps: { folder: false, schema: false } });
    await (await startShop(place.config, { background: false })).close();
    await expect(restore(place, false)).rejects.toThrow(/not empty|already a shop in/);
    await place.remove();
  });

  it('over a shop keeps all of what was there in one place', async () => {
    const place = await emptyShop(engine);
    await picture(place, 'of before');
    await breakOff(place, ['media', 'shop.sqlite']);
    const { aside } = await restore(place, true);
    expect(await pictureOf(place)).toBe('from the archive');
    const kept = join(place.config.dataDir, aside);
    expect(await readFile(join(kept, 'media/sweets/jalebi.webp'), 'utf8')).toBe('of before');
    if (engine === 'sqlite') expect(existsSync(join(kept, 'shop.sqlite'))).toBe(true);
    expect(readRestoreNote(place.config.dataDir)).toBeNull();
    await place.remove();
  });
});

it.each(engines)('an update that is broken off leaves the store as it was, on %s', async (engine) => {
  const place = await bareShop(engine);
  const db = openDatabase(place.config);
  let isDead = true;
  const made = {
    n1: { up: async (on: typeof db) => on.schema.createTable('one').addColumn('id', 'text').execute() },
    n2: {
      up: async (on: typeof db) => {
        await on.schema.createTable('two').addColumn('id', 'text').execute();
        if (isDead) throw new Error('killed');
      },
    },
  };
  await expect(applyMigrations(db, made)).rejects.toThrow('killed');
  expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual([]);
  isDead = false;
  expect(await applyMigrations(db, made)).toEqual(['n1', 'n2']);
  await db.destroy();
  await place.remove();
});

/** A move that is killed when the first table has arrived. */
const DYING = `
  import { moveStore } from '#domain/backup/move.service.ts';
  import { migrations } from '#migrations';
  const [dataDir, to] = process.argv.slice(1);
  await moveStore({ dataDir }, to, migrations, () => process.kill(process.pid, 'SIGKILL'));`;

describe.each(engines.filter((engine) => engine === 'postgres'))('a move to %s that was killed', (engine) => {
  it('is told by both stores, and by neither once it was run again', async () => {
    const [old, target] = await Promise.all([emptyShop('sqlite'), bareShop(engine)]);
    const url = target.config.databaseUrl ?? '';
    const filled = { ...old.config, databaseUrl: url };
    const start = async (config: Config): Promise<void> => (await startShop(config, { background: false })).close();
    const args = ['--input-type=module', '--eval', DYING, old.config.dataDir, url];
    await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');

    const again = /was broken off.*Run the same npm run move once more/;
    for (const config of [old.config, filled]) {
      await expect(start(config)).rejects.toThrow(StoreError);
      await expect(start(config)).rejects.toThrow(again);
    }
    // Whoever gives it up serves from the old store as before.
    await rm(join(old.config.dataDir, 'moving-to.txt'));
    await start(old.config);
    await moveStore(old.config, url, migrations);
    await start(filled);
    await expect(start(old.config)).rejects.toThrow('has been moved to');
    await Promise.all([old.remove(), target.remove()]);
  });
});
