import type { FastifyInstance } from 'fastify';
import { currentSettings } from '#domain/settings/settings.service.ts';
import { parcelsForCustomer } from '#domain/parcels/parcels.repo.ts';
import {
  invitationOrderToWire,
  invitationRowToWire,
  itemOrderToWire,
  itemRowToWire,
  listOrders,
  readInvitationOrder,
  readItemOrder,
  type OrderRow,
} from '#domain/orders/order.contract.ts';
import { listOrdersOf, type Order, readOrderOf, readRecipients, readRecipientsOf } from '#domain/orders/order.repo.ts';
import { daysOfOrder } from '#domain/orders/order-days.service.ts';
import { orderMatches, type Recipient } from '#domain/orders/order.rules.ts';
import type { ParcelWire } from '#domain/parcels/fulfilment.contract.ts';
import type { Sale } from '#domain/orders/sale.rules.ts';
import { readBuyer, saleOf } from '#domain/orders/sale.repo.ts';
import { moneyForCustomer, unpaidOrders } from '#domain/orders/order-money.repo.ts';
import { readCorrected } from '#domain/orders/corrected.contract.ts';
import { correctedHomes } from '#domain/orders/corrected.repo.ts';
import { readLateHomes, settleLateHomes } from '#domain/orders/late-home.contract.ts';
import { readLateHomesOf, settleLate } from '#domain/orders/late-home.service.ts';
import { giveBackTwice, readBoughtTwice, readHomesWithBoxes } from '#domain/orders/had-box.contract.ts';
import { giveBack, homesWithBoxes, readTwice } from '#domain/orders/had-box.repo.ts';
import { readSamples } from '#domain/orders/sample.contract.ts';
import { openSamplesOf, sampleOfOrder } from '#domain/orders/sample.repo.ts';
import { freshDesigns } from '#domain/orders/delivery.service.ts';
import * as say from '#domain/orders/orders.texts.ts';
import { readWaves } from '#domain/orders/waves.contract.ts';
import { readWavesOf } from '#domain/orders/waves.repo.ts';
import type { Shop } from '#server/context.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

/** Serves a customer's own orders; an order of another customer gets 404. */
export function orderRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;

  serve(app, shop, listOrders, async ({ userId, query }) => {
    // A person's orders are few, and databases disagree about letter case outside Latin, so the search runs here.
    const orders = (await listOrdersOf(db, userId)).filter(({ id, gatewayOrderId, invoiceNumber, title }) =>
      orderMatches({ ids: [id, gatewayOrderId, invoiceNumber], title }, query.q),
    );
    const recipients = query.brief
      ? new Map<string, Recipient[]>()
      : await readRecipientsOf(
          db,
          orders.map(({ id }) => id),
        );
    const unpaid = await unpaidOrders(
      db,
      orders.map(({ id }) => id),
    );
    return {
      paymentHistory: orders.map((order) => {
        const due = unpaid.get(order.id);
        const row: OrderRow = {
          ...(order.kind === 'item' ? itemRowToWire(order, order.content) : invitationRowToWire(order, order.content)),
          ...(due ? { due } : {}),
        };
        const to = recipients.get(order.id);
        if (!to) return row;
        const whole =
          order.kind === 'item'
            ? to.map((one) => itemOrderToWire(order, order.content, one))[0]
            : invitationOrderToWire(order, order.content, to);
        return { ...whole, ...row, userId };
      }),
    };
  });

  serve(app, shop, readInvitationOrder, async ({ userId, params }) => {
    const order = await readOrderOf(db, userId, params.id);
    if (order?.kind !== 'invitation') throw notFound(said(say, 'noOrder'));
    // Orders from before the sale was kept name the buyer as the profile has them now.
    const sale = order.sale ?? saleOf('invitation', await readBuyer(db, userId), await currentSettings(shop));
    const parcels = await parcelsForCustomer(db, order.id);
    const recipients = await readRecipients(db, order.id);
    const wire = invitationOrderToWire(order, order.content, recipients);
    const days = await daysOf(shop, userId, order, recipients, parcels);
    const money = await moneyForCustomer(db, order.id);
    const sample = await sampleOfOrder(db, order.id, shop.now());
    return { paymentHistory: [{ ...wire, sale, parcels, days, ...money, ...(sample ? { sample } : {}) }] };
  });

  serve(app, shop, readItemOrder, async ({ userId, params }) => {
    const order = await readOrderOf(db, userId, params.id);
    const [recipient] = order?.kind === 'item' ? await readRecipients(db, order.id) : [];
    if (order?.kind !== 'item' || !recipient) throw notFound(said(say, 'noOrder'));
    const sale = order.sale ?? saleOf(order.content.kind, recipient, await currentSettings(shop));
    const parcels = await parcelsForCustomer(db, order.id);
    const money = await moneyForCustomer(db, order.id);
    const days = await daysOf(shop, userId, order, [recipient], parcels);
    return { sweetHistory: { ...itemOrderToWire(order, order.content, recipient), sale, parcels, days, ...money } };
  });
}

/** Returns the days of a customer's own order for its homes with their parcels. */
const daysOf = (
  shop: Shop,
  userId: string,
  order: Order & { sale: Sale | null },
  homes: Recipient[],
  parcels: ParcelWire[],
) =>
  daysOfOrder(shop, {
    userId,
    ...order,
    homes: parcels.map(({ state, steps }, at) => ({
      pincode: homes[at]?.pincode ?? '',
      waits: homes[at]?.waits ?? false,
      state,
      since: steps.at(-1)?.at ?? null,
    })),
  });

/**
 * Serves what becomes of the homes of a customer's orders: corrected and late addresses, boxes bought twice, samples and
 * later waves.
 */
export function orderHomeRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;

  serve(app, shop, readCorrected, async ({ userId }) => ({ homes: await correctedHomes(db, userId) }));

  serve(app, shop, readLateHomes, async ({ userId, params: { orderId } }) => {
    if (!(await readOrderOf(db, userId, orderId))) throw notFound(said(say, 'noOrder'));
    return readLateHomesOf(db, orderId, shop.now());
  });

  serve(app, shop, settleLateHomes, async ({ userId, params: { orderId }, body: { way, positions } }) => {
    if (!(await readOrderOf(db, userId, orderId))) throw notFound(said(say, 'noOrder'));
    const buyer = await readBuyer(db, userId);
    if (way === 'own' && !(buyer.address.trim() && buyer.pincode.trim()))
      throw new Refusal(400, said(say, 'noOwnHome'));
    const all = await settleLate(db, { userId, orderId, way, positions }, shop.now());
    const now = await readLateHomesOf(db, orderId, shop.now());
    if (!all) throw new Refusal(409, said(say, 'boxesNoLongerWait'), { data: { ...now } });
    return now;
  });

  serve(app, shop, readSamples, async ({ userId }) => ({ samples: await openSamplesOf(db, userId, shop.now()) }));

  serve(app, shop, readWaves, async ({ userId, params: { orderId } }) => {
    const waves = await readWavesOf(db, userId, orderId);
    const freshAt = await freshDesigns(shop, orderId);
    return {
      ...waves,
      late: waves.late.map(({ guestId, name, pincode }) => ({ guestId, name, design: freshAt(pincode) })),
    };
  });

  serve(app, shop, readHomesWithBoxes, ({ userId }) => homesWithBoxes(db, userId));

  const twice = async (userId: string, orderId: string) => {
    const found = await readTwice(db, userId, orderId, shop.now());
    if (!found) throw notFound(said(say, 'noOrder'));
    return found;
  };
  serve(app, shop, readBoughtTwice, ({ userId, params }) => twice(userId, params.orderId));

  serve(app, shop, giveBackTwice, async ({ userId, params: { orderId } }) => {
    const done = await giveBack(db, userId, orderId, shop.now());
    const now = await twice(userId, orderId);
    if (!done) throw new Refusal(409, said(say, 'alreadyMaking'), { data: { ...now } });
    return now;
  });
}
