import type { PostgresDialectConfig } from 'kysely';
import type pg from 'pg';
import { isLost, storeFault } from '#server/db/faults.ts';
import { noteKept } from '#server/db/kept.ts';

type KyselyPool = Exclude<PostgresDialectConfig['pool'], (...args: never) => unknown>;
type KyselyClient = Awaited<ReturnType<KyselyPool['connect']>>;

/** Commands that change rows. */
const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];
/** Statements that change nothing. */
const READS = /^\s*(?:select|start|begin|rollback|set)\b/i;

/**
 * Returns a pool for Kysely whose connections are not used again after their server was lost or only reads: the next one
 * may lead to another server. Notes what a request has committed.
 */
export function watchedPool(pool: pg.Pool): KyselyPool {
  return {
    options: pool.options,
    connect: async () => watched(await pool.connect()),
    end: () => pool.end(),
  };
}

function watched(client: pg.PoolClient): KyselyClient {
  let isBad = false;
  let isOpen = false;
  let hasChanged = false;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
    try {
      const result = await client.query(sql, [...parameters]);
      const { command, rowCount } = result;
      if (command === 'START' || command === 'BEGIN') isOpen = true;
      if (CHANGES.includes(command) && (rowCount ?? 0) > 0) hasChanged = true;
      if (command === 'ROLLBACK') hasChanged = isOpen = false;
      if (command === 'COMMIT') isOpen = false;
      if (hasChanged && !isOpen) {
        noteKept();
        hasChanged = false;
      }
      return result;
    } catch (error) {
      isBad ||= isLost(error) || storeFault(error) === 'copy';
      // What a transaction had not committed is gone; of a commit `withTransaction` asks.
      if (isLost(error) && !isOpen && !READS.test(sql)) noteKept();
      throw error;
    }
  };
  return {
    // No cursor is used.
    query: query as unknown as KyselyClient['query'],
    release: (discarded) => client.release(discarded || isBad),
  };
}
