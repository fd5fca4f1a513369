import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';
import { Refusal } from '#server/http/errors.ts';
import type { CartTable } from '#domain/cart/cart.schema.ts';
import * as say from '#domain/cart/cart.texts.ts';
import { said } from '#lib/said.ts';

/** A filled section of a box and its sweet. */
export interface Section {
  index: number;
  sweetId: string;
}

/** A stored box. It has no prices, which are always read from the catalogue. */
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

/** Content of a box that a customer chooses. */
export type CartContent = Pick<Cart, 'invitationId' | 'weight' | 'tempId' | 'saved' | 'sections'>;

/**
 * Returns a customer's boxes, the oldest first.
 * @param saved true for boxes saved for later, false for those in the cart
 */
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

/** Returns a customer's box by id; null when the customer has no such box. */
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

/**
 * Stores a new box and returns its id. Idempotent: returns the id of an equal box that is there already.
 * @throws Refusal 409 when the customer has `MOST_CARTS` boxes
 */
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
  if (Number(count) >= MOST_CARTS) throw new Refusal(409, said(say, 'cartFull', MOST_CARTS));
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

/**
 * Replaces the content of a box and raises its revision. Returns false, and changes nothing, when the stored revision
 * differs or the box was deleted.
 */
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

/** Deletes a customer's box. Returns false when there is no such box. */
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
