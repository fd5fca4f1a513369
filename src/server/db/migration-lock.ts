import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, PostgresAdapter, PostgresDialect, sql, type Transaction } from 'kysely';
import { MINUTE } from '#lib/time.ts';

/** The number Kysely itself locks for migrations, so that processes of a release that still let it do so wait for each other. */
const LOCK = sql.lit(3_853_314_791_062_309_107n);
/** Between two tries for the lock, ms. */
const AGAIN = 250;
/** After so long a start that waits says so; then so often, ms. */
const SAY = 5000;
/** So long a start waits for another one that migrates, ms; the longest migration takes a fraction of it. */
const PATIENCE = 10 * MINUTE;
/** So long one statement of a migration waits for a table that a serving process holds, ms. */
const TABLE = 30_000;

/** PostgreSQL without a lock of the session: behind a pooler of transactions the next statement may belong to another session. */
class SessionlessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {
    // `inMigration` has a lock that ends with its transaction.
  }
  override async releaseMigrationLock(): Promise<void> {
    // The same.
  }
}

/** The dialect of PostgreSQL whose migrations `inMigration` locks. */
export class SessionlessPostgres extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new SessionlessAdapter();
  }
}

/** Another process kept the store for its own migration for too long. */
export class MigrationBusy extends Error {}

/**
 * Runs the migrations of a PostgreSQL store in one transaction that holds a lock of its own, so that processes which start
 * at once wait for each other, through a pooler of transactions too. A wait is said in words, and ends.
 * @param patience ms until it gives up
 * @throws MigrationBusy when another process still holds the lock
 */
export async function inMigration<S, T>(
  db: Kysely<S>,
  work: (tx: Transaction<S>) => Promise<T>,
  { patience = PATIENCE, say = warn }: { patience?: number; say?: (words: string) => void } = {},
): Promise<T> {
  const began = Date.now();
  let told = began;
  for (;;) {
    const done = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as got`.execute(tx);
      if (!rows[0]?.got) return null;
      await sql`set local lock_timeout = ${sql.lit(TABLE)}`.execute(tx);
      await sql`set local statement_timeout = 0`.execute(tx);
      return { value: await work(tx) };
    });
    if (done) return done.value;
    const now = Date.now();
    if (now - began >= patience)
      throw new MigrationBusy(
        `Another program has held the lock of the database's migrations for ${Math.round((now - began) / 1000)} s. See in pg_locks who holds the advisory lock, end it and start again.`,
      );
    if (now - told >= SAY) {
      told = now;
      say(`Waiting for another program that brings the database up to date (${Math.round((now - began) / 1000)} s)…`);
    }
    await pause(Math.min(AGAIN, patience));
  }
}

const warn = (words: string): void => void process.stderr.write(`${words}\n`);
