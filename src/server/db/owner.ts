import type { Compilable, SelectQueryBuilder, Transaction } from 'kysely';
import { type Database, type Isolation, isPostgres, type Queries, withTransaction } from '#server/db/database.ts';
import { inOneTrip } from '#server/db/one-trip.ts';
import type { Schema } from '#server/db/schema.ts';
import { endedSession } from '#server/http/auth.ts';

declare const owned: unique symbol;

/**
 * A transaction that has seen the person it writes for. Whatever stores something of a customer asks for one: a deletion
 * of the account at the same moment then either finds what was written or keeps it from being written.
 */
export type OwnersTransaction = Transaction<Schema> & { readonly [owned]: true };

/**
 * Runs writes for a person who is still there, as one transaction that holds the person's row: whatever else writes for them
 * waits, in every process, so that what is read first (how long a list is, whether a box is there) still holds when it is
 * written. Those of one person in this process go one after another, and take one connection.
 * @param isolation more than the lock gives, for work that reads what other people write
 * @throws Refusal 401 for one who has left
 */
export async function asOwner<T>(
  db: Database,
  userId: string,
  work: (tx: OwnersTransaction) => Promise<T>,
  { isolation = 'read committed' }: { isolation?: Isolation } = {},
): Promise<T> {
  const owners = async (tx: Transaction<Schema>): Promise<T> => {
    if (!(await holdPerson(db, tx, userId).executeTakeFirst())) throw endedSession('invalid token');
    return work(tx as OwnersTransaction);
  };
  return withTransaction(db, owners, { queue: queueOf(userId), isolation });
}

/**
 * The same for a write that is one statement, with the conditions of what it writes in itself: PostgreSQL is asked once.
 * @param write says by `from "user"` that it writes nothing for one who has left
 * @returns the rows that it answers
 * @throws Refusal 401 for one who has left
 */
export async function asOwnerAtOnce<Row>(db: Database, userId: string, write: Compilable<Row>): Promise<Row[]> {
  const [person, rows] = await inOneTrip(db, [holdPerson(db, db, userId), write] as const, { queue: queueOf(userId) });
  if (person.length === 0) throw endedSession('invalid token');
  return rows;
}

const queueOf = (userId: string): string => `person ${userId}`;

/** Holds a person's row until the transaction ends. */
function holdPerson(
  db: Database,
  queries: Queries,
  userId: string,
): SelectQueryBuilder<Schema, 'user', { id: string }> {
  const person = queries.selectFrom('user').select('id').where('id', '=', userId);
  // The embedded store has one writer at a time, and no such lock.
  return isPostgres(db) ? person.forUpdate() : person;
}
