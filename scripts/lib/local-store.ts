import { CommandError } from '#scripts/lib/command.ts';
import { demandAnswer } from '#scripts/lib/work-place.ts';
import { type Config, readConfig } from '#server/config.ts';
import { demandUnmoved, halfMovedText } from '#server/moved.ts';
import { restoringText } from '#server/restoring.ts';
import { databaseName, storeError } from '#server/start-faults.ts';
import { migrate } from '#migrations';
import { type Database, openDatabase } from '#server/db/database.ts';

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
 * Opens the database of this machine's settings, applies its migrations as a start does, runs `work` and closes it. Safe
 * while the shop runs, and by a pooler.
 */
export async function withLocalStore<T>(work: (db: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readStoreConfig();
  await demandAnswer(config);
  const { databaseUrl, migrationUrl } = config;
  await withDatabase({ ...config, databaseUrl: databaseUrl && (migrationUrl ?? databaseUrl) }, async (db) => {
    const half = databaseUrl && (await halfMovedText(db, databaseName(databaseUrl)));
    if (half) throw new CommandError(half);
    await migrate(db);
  });
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
