import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';
import { Refusal } from '#server/http/errors.ts';
import type { CartTable } from '#domain/cart/cart.schema.ts';

/** A filled section: which sweet lies where. */
export interface Section {
  index: number;
  sweetId: string;
}

/** A cart as it is stored; prices are never kept, they are today's whenever it is read. */
export interface Cart {
  id: string;
  invitationId: string;
  weight: number;
  tempId: number;
  saved: boolean;
  sections: Section[];
  revision: number;
  createdAt: string;
}

/** What a cart is made of. */
export type CartContent = Pick<Cart, 'invitationId' | 'weight' | 'tempId' | 'saved' | 'sections'>;

/** Returns a person's carts, oldest first. */
export async function listCartsOf(db: Queries, userId: string, saved: boolean): Promise<Cart[]> {
  const rows = await db
    .selectFrom('cart')
    .selectAll()
    .where('user_id', '=', userId)
    .where('saved', '=', saved)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toCart);
}

/** Returns one of the user's carts, or null. */
export async function readCartOf(db: Queries, userId: string, id: string): Promise<Cart | null> {
  const row = await db
    .selectFrom('cart')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? toCart(row) : null;
}

/** Boxes that one person may keep, in the cart and for later. */
const MOST_CARTS = 100;

/** Adds a cart, or answers the id of the same box when it is there already: pressing twice keeps one. @throws Refusal 409 for one too many */
export async function insertCart(
  db: OwnersTransaction,
  userId: string,
  content: CartContent,
  now: string,
): Promise<string> {
  const same = (await listCartsOf(db, userId, content.saved)).find(
    (cart) =>
      cart.invitationId === content.invitationId &&
      cart.weight === content.weight &&
      cart.tempId === content.tempId &&
      JSON.stringify(cart.sections) === JSON.stringify(content.sections),
  );
  if (same) return same.id;
  const { count } = await db
    .selectFrom('cart')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_CARTS)
    throw new Refusal(
      409,
      `You keep ${MOST_CARTS} boxes already. Please remove one that you do not need and try again.`,
    );
  const id = newId(Date.parse(now));
  await db
    .insertInto('cart')
    .values({
      id,
      user_id: userId,
      invitation_id: content.invitationId,
      weight: content.weight,
      temp_id: content.tempId,
      saved: content.saved,
      sections: JSON.stringify(content.sections),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Replaces a cart's content; false when it changed since `revision` was read. */
export async function changeCart(db: Queries, userId: string, cart: Cart, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cart')
    .set({
      weight: cart.weight,
      temp_id: cart.tempId,
      saved: cart.saved,
      sections: JSON.stringify(cart.sections),
      revision: cart.revision + 1,
      updated_at: now,
    })
    .where('id', '=', cart.id)
    .where('user_id', '=', userId)
    .where('revision', '=', cart.revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes a cart; false when there is none. */
export async function removeCart(db: Queries, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cart')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

function toCart(row: Omit<CartTable, 'revision' | 'sections'> & { revision: number; sections: Section[] }): Cart {
  return {
    id: row.id,
    invitationId: row.invitation_id,
    weight: row.weight,
    tempId: row.temp_id,
    saved: row.saved,
    sections: [...row.sections].sort((a, b) => a.index - b.index),
    revision: row.revision,
    createdAt: row.created_at,
  };
}
