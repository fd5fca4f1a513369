import { type Config, readConfig } from '#server/config.ts';
import { migrate } from '#migrations';
import { type Database, openDatabase } from '#server/db/database.ts';

/**
 * Opens the database of this machine's settings, applies its migrations, runs `work` and closes it. Safe while the shop
 * runs.
 */
export async function withLocalStore<T>(work: (db: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig();
  const db = openDatabase(config);
  try {
    await migrate(db);
    return await work(db, config);
  } finally {
    await db.destroy();
  }
}
