import type { FastifyInstance } from 'fastify';
import { readRecord } from '#domain/catalogue/catalogue.repo.ts';
import { addRecentView, listRecentViews, type RecentView } from '#domain/cart/recent.contract.ts';
import { keepView, readViews } from '#domain/cart/recent.repo.ts';
import { toRupees } from '#lib/money.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import * as say from '#domain/cart/cart.texts.ts';
import { said } from '#lib/said.ts';

/** Adds the routes that list and store a customer's recently viewed products. */
export function recentRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, listRecentViews, async ({ userId }) => {
    const rows = await readViews(shop.db, userId);
    const views = await Promise.all(rows.map((row) => viewOf(shop.db, userId, row.product_id, row.viewed_at)));
    return { recentView: views.filter((view) => view !== null) };
  });

  serve(app, shop, addRecentView, async ({ userId, body }) => {
    const viewed_at = new Date(shop.now()).toISOString();
    const view = await viewOf(shop.db, userId, body.fruitId, viewed_at);
    if (!view) throw notFound(said(say, 'itemGone'));
    const { fruitId: product_id, name, image, price, isSweet: is_sweet } = view;
    const row = { user_id: userId, product_id, kind: '', name, image, price, is_sweet, viewed_at };
    await asOwner(shop.db, userId, (tx) => keepView(tx, row));
    return { recentData: view };
  });
}

/**
 * Returns a viewed product with today's name, picture and price; null when it is no longer offered. `price` is rupees
 * for invitations, null for others.
 */
async function viewOf(db: Queries, userId: string, id: string, createdAt: string): Promise<RecentView | null> {
  const [sweet, dryFruit, invitation] = await Promise.all([
    readRecord(db, 'sweet', id),
    readRecord(db, 'dry-fruit', id),
    readRecord(db, 'invitation', id),
  ]);
  const product = sweet ?? dryFruit ?? invitation;
  if (!product) return null;
  return {
    _id: id,
    id,
    userId,
    fruitId: id,
    name: product.name,
    image: product.image,
    price: invitation ? String(toRupees(invitation.price)) : null,
    isSweet: dryFruit && !sweet ? null : String(sweet !== null),
    createdAt,
  };
}
