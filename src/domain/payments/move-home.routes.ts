import type { FastifyInstance } from 'fastify';
import { askMove } from '#domain/payments/reach.service.ts';
import { moveHome } from '#domain/orders/corrected.contract.ts';
import { correctedHomes, movableHome, moveToCorrected } from '#domain/orders/corrected.repo.ts';
import { readOrderOf, readRecipients } from '#domain/orders/order.repo.ts';
import { designFor } from '#domain/orders/order.rules.ts';
import * as say from '#domain/payments/payments.texts.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import type { Shop } from '#server/context.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said, saidAs } from '#lib/said.ts';

/**
 * Serves the redirection of a paid box to the address that its guest entered later. As at payment, the customer must
 * first accept sweets that may not arrive fresh, or an unknown pincode.
 */
export function moveHomeRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;
  serve(app, shop, moveHome, async ({ userId, params: { orderId }, body: { anyway, ...to } }) => {
    const order = await readOrderOf(db, userId, orderId);
    if (!order) throw notFound(said(say, 'noOrder'));
    const move = { userId, orderId, ...to };
    const refuse = async (): Promise<never> => {
      throw new Refusal(409, said(say, 'notMoved'), { data: { homes: await correctedHomes(db, userId) } });
    };
    // Nobody is asked about what cannot be done any more.
    if (!(await movableHome(db, move))) return refuse();
    const home = (await readRecipients(db, orderId))[to.position];
    const sections = order.kind === 'invitation' ? designFor(order.content, home?.circle).sections : [];
    const { reach } = await currentSettings(shop);
    const sweetIds = sections.map(({ sweetId }) => sweetId);
    const asked = await askMove(db, { sweetIds, pincode: to.pincode }, reach.zones);
    if (asked && asked.word !== anyway)
      throw new Refusal(409, saidAs('payments.moveAnyway', asked.question), { data: { anyway: asked.word } });
    const now = new Date(shop.now()).toISOString();
    if (!(await asOwner(db, userId, (tx) => moveToCorrected(tx, move, asked, now)))) return refuse();
    return { homes: await correctedHomes(db, userId) };
  });
}
