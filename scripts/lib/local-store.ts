import { CommandError } from '#scripts/lib/command.ts';
import { demandAnswer } from '#scripts/lib/work-place.ts';
import { type Config, readConfig } from '#server/config.ts';
import { demandUnmoved } from '#server/moved.ts';
import { restoringText } from '#server/restoring.ts';
import { storeError } from '#server/start-faults.ts';
import { migrations } from '#migrations';
import { applyMigrations, type Database, openDatabase, waitingMigrations } from '#server/db/database.ts';
import { onlyAdd } from '#server/db/newer-store.ts';
import { bringUpToDate } from '#server/db/up-to-date.ts';

/**
 * Returns the settings of this machine.
 * @throws MovedError when they name an embedded store that was moved to a database, CommandError when they name a shop
 *   whose restore was broken off
 */
export function readStoreConfig(): Config {
  const config = readConfig();
  demandUnmoved(config);
  const fault = restoringText(config.dataDir);
  if (fault) throw new CommandError(fault);
  return config;
}

/**
 * Opens the database of this machine's settings, makes its tables or adds to them as a start does, runs `work` and closes
 * it. Safe while the shop runs, and by a pooler.
 * @throws CommandError when the store is of an older version and a start would change more, under processes that serve
 */
export async function withLocalStore<T>(work: (db: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readStoreConfig();
  await demandAnswer(config);
  await withDatabase(config, async (db) => {
    const { waiting, isNew } = await waitingMigrations(db, migrations);
    if (!isNew && !onlyAdd(waiting))
      throw new CommandError(
        'The store is of an older version of the shop. Start this version first; `npm run doctor` says how.',
      );
    if (config.databaseUrl === null) await applyMigrations(db, migrations);
  });
  if (config.databaseUrl !== null) await bringUpToDate(config, config.databaseUrl, migrations);
  return withDatabase(config, (db) => work(db, config));
}

async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(config);
  try {
    return await work(db);
  } catch (error) {
    throw storeError(error, config);
  } finally {
    await db.destroy();
  }
}
