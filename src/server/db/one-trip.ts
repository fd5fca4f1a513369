import type { Compilable } from 'kysely';
import type pg from 'pg';
import { newId } from '#lib/ids.ts';
import { markStatement, UnsureCommit } from '#server/db/commit-mark.repo.ts';
import {
  type Database,
  demandCommitted,
  inTurn,
  poolOf,
  type Queries,
  repeated,
  withTransaction,
} from '#server/db/database.ts';
import { isLost, storeFault } from '#server/db/faults.ts';
import { noteKept } from '#server/db/kept.ts';

/** Rows of each statement. */
type RowsOf<S extends readonly Compilable[]> = {
  [Place in keyof S]: S[Place] extends Compilable<infer Row> ? Row[] : never;
};

/**
 * Runs statements as one read-committed transaction and returns the rows of each. PostgreSQL receives all of them in
 * one round trip, so that locks are short; no statement can use another's result.
 * @param queue queue of `withTransaction` in which they run
 */
export async function inOneTrip<S extends readonly Compilable[]>(
  db: Database,
  statements: S,
  queue: string,
): Promise<RowsOf<S>> {
  const pool = poolOf(db);
  const inOrder = async (tx: Queries): Promise<unknown[][]> => {
    const answers: unknown[][] = [];
    for (const statement of statements) answers.push((await tx.executeQuery(statement.compile())).rows);
    return answers;
  };
  const answers = pool
    ? await inTurn(db, queue, () => repeated(() => sendAll(db, pool, statements)))
    : await withTransaction(db, inOrder, { queue });
  return answers as RowsOf<S>;
}

async function sendAll(db: Database, pool: pg.Pool, statements: readonly Compilable[]): Promise<unknown[][]> {
  const mark = newId();
  const compiled = [...statements.map((statement) => statement.compile()), markStatement(mark).compile(db)];
  const client = await pool.connect();
  const { stream } = client.connection;
  // Into one packet.
  stream.cork();
  const sent = [
    client.query('start transaction isolation level read committed'),
    ...compiled.map(({ sql, parameters }) => client.query(sql, [...parameters])),
    // Of a transaction in which something failed this is a rollback.
    client.query('commit'),
  ];
  stream.uncork();
  const answers = await Promise.allSettled(sent);
  const error = answers.find((answer) => answer.status === 'rejected')?.reason as unknown;
  client.release(isLost(error) || storeFault(error) === 'copy');
  if (error !== undefined) await demandCommitted(db, mark, error);
  else noteKept();
  return answers.slice(1, statements.length + 1).map((answer) => {
    if (answer.status === 'rejected')
      throw new UnsureCommit('It was committed, but its rows were lost.', { cause: error });
    return answer.value.rows;
  });
}
