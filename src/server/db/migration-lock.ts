import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, PostgresAdapter, PostgresDialect, sql, type Transaction } from 'kysely';
import { MINUTE, SECOND } from '#lib/time.ts';

/**
 * Number that Kysely itself locks for migrations, so that processes of older versions, which leave the lock to Kysely,
 * wait for each other too.
 */
const LOCK = sql.lit(3_853_314_791_062_309_107n);
/** Time between two tries for the lock, ms. */
const AGAIN = 250;
/** Time after which a waiting start says so, and then between two such messages, ms. */
const SAY = 5000;
/** Longest wait for another process that migrates, ms; the longest migration takes a fraction of it. */
const PATIENCE = 10 * MINUTE;
/** Longest wait of a migration's statement for a table lock that a serving process holds, ms. */
const TABLE = 30_000;

/**
 * Adapter without Kysely's session lock: behind a transaction pooler the next statement may belong to another session.
 */
class SessionlessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {
    // `inMigration` has a lock that ends with its transaction.
  }
  override async releaseMigrationLock(): Promise<void> {
    // The same.
  }
}

/** PostgreSQL dialect whose migrations are locked by `inMigration`. */
export class SessionlessPostgres extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new SessionlessAdapter();
  }
}

/** Error of a start that waited too long for another process's migration. */
export class MigrationBusy extends Error {}

/**
 * Runs migrations of a PostgreSQL store in one transaction that holds an advisory lock; other processes wait for it,
 * also behind a transaction pooler. Returns the result of the work.
 * @param patience longest wait for the lock, ms
 * @param say called with a message every five seconds of waiting
 * @throws MigrationBusy when another process still holds the lock then; an error 25006 of a server that only reads
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
      const { rows } = await sql<{ got: boolean; is_copy: boolean }>`
        select pg_try_advisory_xact_lock(${LOCK}) as got, current_setting('transaction_read_only') = 'on' as is_copy`.execute(
        tx,
      );
      if (!rows[0]?.got) return null;
      // Kysely tells nothing of it but that its transaction failed.
      if (rows[0].is_copy) throw Object.assign(new Error('its transactions are read-only'), { code: '25006' });
      await sql`set local lock_timeout = ${sql.lit(TABLE)}`.execute(tx);
      await sql`set local statement_timeout = 0`.execute(tx);
      return { value: await work(tx) };
    });
    if (done) return done.value;
    const now = Date.now();
    if (now - began >= patience)
      throw new MigrationBusy(
        `Another program has held the lock of the database's migrations for ${Math.round((now - began) / SECOND)} s. See in pg_locks who holds the advisory lock, end it and start again.`,
      );
    if (now - told >= SAY) {
      told = now;
      say(`Waiting for another program that brings the database up to date (${Math.round((now - began) / SECOND)} s)…`);
    }
    await pause(Math.min(AGAIN, patience));
  }
}

const warn = (text: string): void => void process.stderr.write(`${text}\n`);
