import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '#migrations';
import { applyMigrations, openDatabase } from '#server/db/database.ts';
import { startTestShop } from '#tests/support/api.ts';
import { startShop } from '#main';
import { bareShop, type EmptyShop, emptyShop, engines } from '#tests/support/engines.ts';

const addTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createTable('gift_card').addColumn('id', 'text').execute();
};
const renameColumn = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('heartbeat').renameColumn('at', 'moment').execute();
};

describe.each(engines)('a version before the one that brought a store on, on %s', (engine) => {
  let place: EmptyShop;
  beforeEach(async () => {
    place = await emptyShop(engine);
  });
  afterEach(() => place.remove());

  /** Brings the store on like the next version of the shop, which has more migrations. */
  async function update(more: Record<string, Migration>): Promise<void> {
    const db = openDatabase(place.config);
    await applyMigrations(db, { ...migrations, ...more });
    await db.destroy();
  }

  it('goes on when that only added, as often as it is started, and the newer one after it', async () => {
    const more = { 'n9001-gift-cards-adds': { up: addTable } };
    await update(more);
    for (let start = 0; start < 2; start += 1) {
      const shop = await startTestShop({ place: { ...place, remove: async () => undefined } });
      expect((await shop.signIn()).token).toBeTruthy();
      await shop.close();
    }
    const db = openDatabase(place.config);
    expect(
      await applyMigrations(db, { ...migrations, ...more, 'n9002-gift-texts-adds': { up: async () => undefined } }),
    ).toEqual(['n9002-gift-texts-adds']);
    await db.destroy();
  });

  it('says that it is not ready when that changed more while it served', async () => {
    const shop = await startTestShop({ place: { ...place, remove: async () => undefined } });
    const ready = async () => {
      shop.wait(10_000);
      const answer = await fetch(`${shop.url}/readyz`);
      return [answer.status, ((await answer.json()) as { message?: string }).message];
    };
    await update({ 'n9001-gift-cards-adds': { up: addTable } });
    expect(await ready()).toEqual([200, undefined]);
    await update({ 'n9001-gift-cards-adds': { up: addTable }, 'n9002-moments': { up: async () => undefined } });
    expect(await ready()).toEqual([503, 'A newer version has changed the store.']);
    await shop.close();
  });

  it('ends in one sentence, and with a status on which no service starts it again, when that changed more', async () => {
    await update({ 'n9001-gift-cards-adds': { up: addTable }, 'n9002-moments': { up: renameColumn } });
    const sentence =
      'A newer version of the shop has changed this store (n9002-moments), and this version cannot work with it. Start the newer version again, or restore the backup from before the update.';
    const env = { ...process.env, ...place.env, PORT: '0' };
    const run = (...program: string[]) =>
      promisify(execFile)(process.execPath, program, { env }).catch((error: { code: number; stderr: string }) => error);
    expect(await run('src/main.ts')).toMatchObject({ code: 78, stderr: `The server cannot start:\n${sentence}\n` });
    for (const program of ['scripts/server.ts', 'scripts/staff.ts'])
      expect(await run(program, ...(program.includes('staff') ? ['list'] : []))).toMatchObject({
        code: 78,
        stderr: `${sentence}\n`,
      });
  });
});

describe.each(engines)('a store that waits for the migrations of this version, on %s', (engine) => {
  it('is not changed by a command under processes that serve', async () => {
    const place = await bareShop(engine);
    const db = openDatabase(place.config);
    const names = Object.keys(migrations);
    await applyMigrations(db, migrations, { upTo: names.findLast((name) => !name.endsWith('-adds')) ?? '' });
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    await sql`delete from kysely_migration where name = ${rows.at(-1)?.name}`.execute(db);
    const env = { ...process.env, ...place.env };
    const failed = await promisify(execFile)(process.execPath, ['scripts/staff.ts', 'list'], { env }).catch(
      (error: { code: number; stderr: string }) => error,
    );
    expect(failed).toMatchObject({
      code: 1,
      stderr: 'The store is of an older version of the shop. Start this version first; `npm run doctor` says how.\n',
    });
    const left = await sql`select name from kysely_migration`.execute(db);
    expect(left.rows).toHaveLength(rows.length - 1);
    await db.destroy();
    await place.remove();
  });
});

describe.each(engines.filter((one) => one === 'postgres'))('MIGRATION_DATABASE_URL, on %s', (engine) => {
  let place: EmptyShop;
  let other: EmptyShop;
  beforeEach(async () => {
    [place, other] = [await bareShop(engine), await bareShop(engine)];
  });
  afterEach(() => Promise.all([place.remove(), other.remove()]));
  const start = (migrationUrl: string | null) => startShop({ ...place.config, migrationUrl }, { background: false });
  const tablesOf = async ({ config }: EmptyShop) => {
    const db = openDatabase(config);
    return (await db.introspection.getTables().finally(() => db.destroy())).length;
  };

  it('that names another database changes nothing there, and starts nothing', async () => {
    await expect(start(other.config.databaseUrl)).rejects.toThrow(
      /^MIGRATION_DATABASE_URL \(\S+\) is another database than DATABASE_URL \(\S+\)\. Nothing was changed\.$/,
    );
    expect([await tablesOf(place), await tablesOf(other)]).toEqual([0, 0]);
  });

  it('is needed while there is something to do, and named when it does not answer', async () => {
    const away = 'postgres://shop@127.0.0.1:1/shop';
    await expect(start(away)).rejects.toThrow(
      /^MIGRATION_DATABASE_URL: The database 127\.0\.0\.1:1\/shop cannot be reached/,
    );
    await (await start(place.config.databaseUrl)).close();
    await (await start(away)).close();
  });
});
