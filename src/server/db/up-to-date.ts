import type { Migration } from 'kysely/migration';
import { type Config, ConfigError } from '#server/config.ts';
import { applyMigrations, openDatabase, waitingMigrations } from '#server/db/database.ts';
import { askWay, otherDatabaseText, WayError } from '#server/db/way.ts';
import { halfMovedText } from '#server/moved.ts';
import { databaseName, StoreError, storeError } from '#server/start-faults.ts';

/**
 * Brings a shop's PostgreSQL database up to date. What is to be done is done by `MIGRATION_DATABASE_URL` where it is
 * set; without anything to do nobody connects to that.
 * @throws StoreError whose message says what to do, ConfigError when the two URLs name different databases,
 *   NewerStoreError when a newer version has changed the database
 */
export async function bringUpToDate(
  config: Config,
  databaseUrl: string,
  migrations: Record<string, Migration>,
): Promise<void> {
  const { migrationUrl } = config;
  const db = openDatabase(config);
  try {
    const half = await halfMovedText(db, databaseName(databaseUrl));
    if (half) throw new StoreError(half);
    if (migrationUrl === null) await applyMigrations(db, migrations);
    else if ((await waitingMigrations(db, migrations)).waiting.length === 0) return;
  } catch (error) {
    throw storeError(error, config);
  } finally {
    await db.destroy();
  }
  if (migrationUrl === null) return;
  await demandSame(databaseUrl, migrationUrl);
  const place = { ...config, databaseUrl: migrationUrl };
  const direct = openDatabase(place);
  try {
    await applyMigrations(direct, migrations);
  } catch (error) {
    throw storeError(error, place);
  } finally {
    await direct.destroy();
  }
}

async function demandSame(databaseUrl: string, migrationUrl: string): Promise<void> {
  const [serving, direct] = await Promise.all([
    askWay(databaseUrl),
    askWay(migrationUrl).catch((error: unknown) => {
      if (!(error instanceof WayError)) throw error;
      throw new StoreError(`MIGRATION_DATABASE_URL: ${error.message} The tables cannot be brought up to date.`, {
        cause: error,
      });
    }),
  ]);
  const text = otherDatabaseText({ serving, direct }, { databaseUrl, migrationUrl });
  if (text !== null) throw new ConfigError(text);
}
