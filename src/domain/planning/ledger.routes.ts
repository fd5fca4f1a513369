import type { FastifyInstance } from 'fastify';
import type { InferType } from 'yup';
import { readGuest } from '#domain/guests/guest.repo.ts';
import {
  addGift,
  changeGift,
  deleteGift,
  type giftForm,
  markThanked,
  readLedger,
} from '#domain/planning/ledger.contract.ts';
import {
  countGifts,
  type GiftDetails,
  insertGift,
  listGifts,
  readGift,
  removeGift,
  setThanked,
  updateGift,
} from '#domain/planning/ledger.repo.ts';
import { MOST_GIFTS, typedRupees } from '#domain/planning/ledger.rules.ts';
import * as say from '#domain/planning/planning.texts.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

/**
 * Adds the routes by which customers read, add, change and delete entries of their gift ledger, and mark them as
 * thanked.
 */
export function ledgerRoutes(app: FastifyInstance, shop: Shop): void {
  const now = (): string => new Date(shop.now()).toISOString();

  serve(app, shop, readLedger, async ({ userId }) => ({ gifts: await listGifts(shop.db, userId) }));

  serve(app, shop, addGift, async ({ userId, body }) => ({
    gift: await asOwner(shop.db, userId, async (tx) => {
      if ((await countGifts(tx, userId)) >= MOST_GIFTS) throw new Refusal(400, said(say, 'ledgerFull', MOST_GIFTS));
      return insertGift(tx, userId, await detailsOf(tx, userId, body), now());
    }),
  }));

  serve(app, shop, changeGift, async ({ userId, params, body }) => {
    const details = await detailsOf(shop.db, userId, body);
    const gift = await updateGift(shop.db, userId, params.id, { ...details, revision: body.revision }, now());
    if (gift) return { gift };
    const known = await readGift(shop.db, userId, params.id);
    if (!known) throw notFound(said(say, 'giftGone'));
    throw new Refusal(409, said(say, 'giftChanged'), { data: { gift: known } });
  });

  serve(app, shop, markThanked, async ({ userId, body }) => ({
    gifts: await setThanked(shop.db, userId, body.ids, body.thanked, now()),
  }));

  serve(app, shop, deleteGift, async ({ userId, params }) => {
    if (!(await removeGift(shop.db, userId, params.id))) throw notFound(said(say, 'giftGone'));
    return { message: 'successfully_delete' };
  });
}

/**
 * Converts a form of the gift ledger to the values to store. An empty amount becomes 0 paise; a guest id that is not in
 * the customer's guest list becomes null.
 */
async function detailsOf(db: Queries, userId: string, form: InferType<typeof giftForm>): Promise<GiftDetails> {
  const { amount, guestId, ...rest } = form;
  const guest = guestId ? await readGuest(db, userId, guestId) : null;
  return { ...rest, paise: typedRupees(amount) ?? 0, guestId: guest?._id ?? null };
}
