import { type Config, readConfig } from '#server/config.ts';
import { migrate } from '#migrations';
import { type Database, openDatabase } from '#server/db/database.ts';

/** Works on the store that this machine's settings name, also while the shop runs, and closes it afterwards. */
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
