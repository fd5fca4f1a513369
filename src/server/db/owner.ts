import type { Transaction } from 'kysely';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { endedSession } from '#server/http/auth.ts';

declare const owned: unique symbol;

/**
 * A transaction that has seen the person it writes for. Whatever stores something of a customer asks for one: a deletion
 * of the account at the same moment then either finds what was written or keeps it from being written.
 */
export type OwnersTransaction = Transaction<Schema> & { readonly [owned]: true };

/**
 * Runs writes for a person who is still there, as one serialisable transaction; those of one person go one after another,
 * so that many windows cannot keep each other, or a deletion, from ending.
 * @throws Refusal 401 for one who has left
 */
export async function asOwner<T>(
  db: Database,
  userId: string,
  work: (tx: OwnersTransaction) => Promise<T>,
  { queue = `person ${userId}` } = {},
): Promise<T> {
  const owners = async (tx: Transaction<Schema>): Promise<T> => {
    await demandPerson(tx, userId);
    return work(tx as OwnersTransaction);
  };
  return withTransaction(db, owners, { queue });
}

async function demandPerson(tx: Queries, userId: string): Promise<void> {
  const person = await tx.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst();
  if (!person) throw endedSession('invalid token');
}
