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
import { listOrdersOf, readOrderOf, readRecipients, readRecipientsOf } from '#domain/orders/order.repo.ts';
import { orderMatches, type Recipient } from '#domain/orders/order.rules.ts';
import { readBuyer, saleOf } from '#domain/orders/sale.repo.ts';
import { moneyForCustomer, unpaidOrders } from '#domain/orders/order-money.repo.ts';
import { readCorrected } from '#domain/orders/corrected.contract.ts';
import { correctedHomes } from '#domain/orders/corrected.repo.ts';
import { NOT_WAITING, readLateHomes, settleLateHomes } from '#domain/orders/late-home.contract.ts';
import { readLateHomesOf, settleLate } from '#domain/orders/late-home.service.ts';
import { giveBackTwice, readBoughtTwice, readHomesWithBoxes } from '#domain/orders/had-box.contract.ts';
import { giveBack, homesWithBoxes, readTwice } from '#domain/orders/had-box.repo.ts';
import { readSamples } from '#domain/orders/sample.contract.ts';
import { openSamplesOf, sampleOfOrder } from '#domain/orders/sample.repo.ts';
import { readWaves } from '#domain/orders/waves.contract.ts';
import { readWavesOf } from '#domain/orders/waves.repo.ts';
import type { Shop } from '#server/context.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';

const NO_ORDER = 'That order does not exist.';
const BEING_MADE = 'These boxes are being made already. Please call us, and we see what we can still do.';
const NO_OWN_HOME = 'Please add your own address in your profile first.';

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
    if (order?.kind !== 'invitation') throw notFound(NO_ORDER);
    // Orders from before the sale was kept name the buyer as the profile has them now.
    const sale = order.sale ?? saleOf('invitation', await readBuyer(db, userId), await currentSettings(shop));
    const parcels = await parcelsForCustomer(db, order.id);
    const wire = invitationOrderToWire(order, order.content, await readRecipients(db, order.id));
    const money = await moneyForCustomer(db, order.id);
    const sample = await sampleOfOrder(db, order.id, shop.now());
    return { paymentHistory: [{ ...wire, sale, parcels, ...money, ...(sample ? { sample } : {}) }] };
  });

  serve(app, shop, readCorrected, async ({ userId }) => ({ homes: await correctedHomes(db, userId) }));

  serve(app, shop, readLateHomes, async ({ userId, params: { orderId } }) => {
    if (!(await readOrderOf(db, userId, orderId))) throw notFound(NO_ORDER);
    return readLateHomesOf(db, orderId, shop.now());
  });

  serve(app, shop, settleLateHomes, async ({ userId, params: { orderId }, body: { way, positions } }) => {
    if (!(await readOrderOf(db, userId, orderId))) throw notFound(NO_ORDER);
    const buyer = await readBuyer(db, userId);
    if (way === 'own' && !(buyer.address.trim() && buyer.pincode.trim())) throw new Refusal(400, NO_OWN_HOME);
    const all = await settleLate(db, { userId, orderId, way, positions }, shop.now());
    const now = await readLateHomesOf(db, orderId, shop.now());
    if (!all) throw new Refusal(409, NOT_WAITING, { data: { ...now } });
    return now;
  });

  serve(app, shop, readSamples, async ({ userId }) => ({ samples: await openSamplesOf(db, userId, shop.now()) }));

  serve(app, shop, readWaves, async ({ userId, params }) => readWavesOf(db, userId, params.orderId));

  serve(app, shop, readHomesWithBoxes, ({ userId }) => homesWithBoxes(db, userId));

  const twice = async (userId: string, orderId: string) => {
    const found = await readTwice(db, userId, orderId, shop.now());
    if (!found) throw notFound(NO_ORDER);
    return found;
  };
  serve(app, shop, readBoughtTwice, ({ userId, params }) => twice(userId, params.orderId));

  serve(app, shop, giveBackTwice, async ({ userId, params: { orderId } }) => {
    const done = await giveBack(db, userId, orderId, shop.now());
    const now = await twice(userId, orderId);
    if (!done) throw new Refusal(409, BEING_MADE, { data: { ...now } });
    return now;
  });

  serve(app, shop, readItemOrder, async ({ userId, params }) => {
    const order = await readOrderOf(db, userId, params.id);
    const [recipient] = order?.kind === 'item' ? await readRecipients(db, order.id) : [];
    if (order?.kind !== 'item' || !recipient) throw notFound(NO_ORDER);
    const sale = order.sale ?? saleOf(order.content.kind, recipient, await currentSettings(shop));
    const parcels = await parcelsForCustomer(db, order.id);
    const money = await moneyForCustomer(db, order.id);
    return { sweetHistory: { ...itemOrderToWire(order, order.content, recipient), sale, parcels, ...money } };
  });
}
