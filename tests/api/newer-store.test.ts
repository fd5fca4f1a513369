import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '#migrations';
import { applyMigrations, openDatabase } from '#server/db/database.ts';
import { startTestShop } from '#tests/support/api.ts';
import { type EmptyShop, emptyShop, engines } from '#tests/support/engines.ts';

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
