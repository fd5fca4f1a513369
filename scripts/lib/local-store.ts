import { CommandError } from '#scripts/lib/command.ts';
import { type Config, readConfig } from '#server/config.ts';
import { movedText } from '#server/moved.ts';
import { restoringText } from '#server/restoring.ts';
import { migrate } from '#migrations';
import { type Database, openDatabase } from '#server/db/database.ts';

/**
 * Returns the settings of this machine.
 * @throws CommandError when they name an embedded store that was moved to a database, or a shop whose restore was broken off
 */
export function readStoreConfig(): Config {
  const config = readConfig();
  const moved = config.databaseUrl === null ? movedText(config.dataDir) : null;
  const fault = moved ?? restoringText(config.dataDir);
  if (fault) throw new CommandError(fault);
  return config;
}

/**
 * Opens the database of this machine's settings, applies its migrations, runs `work` and closes it. Safe while the shop
 * runs.
 */
export async function withLocalStore<T>(work: (db: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readStoreConfig();
  const db = openDatabase(config);
  try {
    await migrate(db);
    return await work(db, config);
  } finally {
    await db.destroy();
  }
}
