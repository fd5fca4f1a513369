import type { Compilable, SelectQueryBuilder, Transaction } from 'kysely';
import { type Database, type Isolation, isPostgres, type Queries, withTransaction } from '#server/db/database.ts';
import { inOneTrip } from '#server/db/one-trip.ts';
import type { Schema } from '#server/db/schema.ts';
import { endedSession } from '#server/http/auth.ts';

declare const owned: unique symbol;

/**
 * Transaction that has locked the row of its customer. All writes for a customer need one, so that a concurrent
 * deletion of the account either finds the written data or prevents it.
 */
export type OwnersTransaction = Transaction<Schema> & { readonly [owned]: true };

/**
 * Runs writes for a customer as one transaction that locks the customer's row, and returns their result. Other writes
 * for the same customer wait, in all processes, so that what the work reads stays true until it writes.
 * @param isolation stricter level for work that also reads other customers' rows
 * @throws Refusal 401 when the account was deleted
 */
export async function asOwner<T>(
  db: Database,
  userId: string,
  work: (tx: OwnersTransaction) => Promise<T>,
  { isolation = 'read committed' }: { isolation?: Isolation } = {},
): Promise<T> {
  const owners = async (tx: Transaction<Schema>): Promise<T> => {
    const person = await holdPerson(db, tx, userId).executeTakeFirst();
    if (!holds(tx, person)) throw endedSession('invalid token');
    return work(tx);
  };
  return withTransaction(db, owners, { queue: queueOf(userId), isolation });
}

/**
 * Locks a customer's row and runs a single write for the customer, in one round trip. The write carries its own
 * conditions.
 * @param write must join `user`, so that it writes nothing for a deleted account
 * @returns the rows that the write returns
 * @throws Refusal 401 when the account was deleted
 */
export async function asOwnerAtOnce<Row>(db: Database, userId: string, write: Compilable<Row>): Promise<Row[]> {
  const [person, rows] = await inOneTrip(db, [holdPerson(db, db, userId), write] as const, queueOf(userId));
  if (person.length === 0) throw endedSession('invalid token');
  return rows;
}

/** Tells whether a transaction has locked its customer's row: `holdPerson` found it. */
const holds = (tx: Transaction<Schema>, person: object | undefined): tx is OwnersTransaction =>
  tx.isTransaction && person !== undefined;

const queueOf = (userId: string): string => `person ${userId}`;

/**
 * Returns the query that locks a customer's row until the transaction ends; with SQLite, which has one writer, it only
 * reads the row.
 */
function holdPerson(
  db: Database,
  queries: Queries,
  userId: string,
): SelectQueryBuilder<Schema, 'user', { id: string }> {
  const person = queries.selectFrom('user').select('id').where('id', '=', userId);
  // The embedded store has one writer at a time, and no such lock.
  return isPostgres(db) ? person.forUpdate() : person;
}
