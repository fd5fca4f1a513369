import { priceInvitation, priceItem } from '#domain/payments/purchase.repo.ts';
import { stepParcels } from '#domain/parcels/fulfilment.repo.ts';
import { insertGuest } from '#domain/guests/guest.repo.ts';
import { insertOrder } from '#domain/orders/order.repo.ts';
import { insertNote } from '#domain/orders/staff-order.repo.ts';
import { HOLD_MS } from '#domain/outbox/customer-messages.rules.ts';
import { sendDue, type SendingShop } from '#domain/messages/sending.service.ts';
import { storePartPayment } from '#domain/part-payments/part-payment.repo.ts';
import { advanceOf } from '#domain/pricing/part-payment.rules.ts';
import { advance } from '#domain/payments/rest.service.ts';
import { queuePlaced } from '#domain/outbox/queue.repo.ts';
import { changeUser, userOfMobile } from '#domain/session/user.repo.ts';
import { defaultSettings } from '#domain/settings/settings.contract.ts';
import { newId } from '#lib/ids.ts';
import { HOUR } from '#lib/time.ts';
import { keepDemoPayment, seedMoney } from '#scripts/demo/seed-money.ts';
import { type Database, withTransaction } from '#server/db/database.ts';
import { asOwner } from '#server/db/owner.ts';
import {
  type DemoBoxOrder,
  demoBuyers,
  type DemoHome,
  type DemoOrder,
  demoOrders,
} from '#scripts/demo/running/orders.ts';

type IdOf = (kind: 'sweet' | 'dry-fruit' | 'invitation', slug: string) => string;

/**
 * Adds customers and their orders in every state to a demonstration, by the services that real orders use.
 * @param idOf returns the id of a demonstration record
 */
export async function seedOrders({ db, config }: Pick<SendingShop, 'db' | 'config'>, idOf: IdOf): Promise<void> {
  const now = Date.now();
  const buyers: string[] = [];
  const first = new Date(now - Math.max(...demoOrders.map(({ hoursAgo }) => hoursAgo)) * HOUR).toISOString();
  for (const { mobile, ...person } of demoBuyers) {
    const { id } = await userOfMobile(db, mobile, first);
    await changeUser(db, id, { ...person, address_by: 'custom' }, first);
    buyers.push(id);
  }
  const placed: string[] = [];
  for (const order of demoOrders)
    placed.push(await placeOrder({ db, config }, order, buyers[order.buyer] ?? '', now - order.hoursAgo * HOUR, idOf));
  await seedMoney(db, placed);
}

/** Answers of the demonstration's SMS gateway. */
const answers = {
  taken: { is: 'taken', id: '' },
  refused: { is: 'refused', why: 'The SMS gateway refused it: this number takes no messages' },
  unsure: { is: 'unsure', why: 'The connection to the SMS gateway broke before it answered.' },
} as const;

async function placeOrder(
  { db, config }: Pick<SendingShop, 'db' | 'config'>,
  order: DemoOrder,
  userId: string,
  at: number,
  idOf: IdOf,
): Promise<string> {
  const id = newId(at);
  const textSender = { demo: true, send: async () => answers[order.told ?? 'taken'] };
  const tell = (now: number) => sendDue({ db, config, textSender, now: () => Math.min(now, Date.now()) });
  const priced =
    order.kind === 'invitation'
      ? await priceInvitation(
          db,
          userId,
          {
            invitationId: idOf('invitation', order.slug),
            tempId: order.tempId,
            weight: order.weight,
            sections: order.sweets.map((slug, index) => ({ index, sweetId: idOf('sweet', slug) })),
            recipients: await guestsOf(db, userId, order, at),
            ownBoxes: 0,
          },
          defaultSettings,
          at,
        )
      : await priceItem(
          db,
          {
            kind: order.kind,
            itemId: idOf(order.kind, order.slug),
            quantity: order.quantity,
            unit: order.unit,
            delivery: deliveryOf(order.buyer),
          },
          defaultSettings,
        );
  const { title, amount, ordered: content, recipients, sale, kind } = priced;
  const paid = {
    id,
    userId,
    kind,
    gatewayOrderId: `order_${id}`,
    paymentId: `pay_${id}`,
    title,
    amount,
    content,
    sale,
    recipients,
  };
  const amountNow = order.advance ? advanceOf(amount) : amount;
  await withTransaction(db, async (tx) => {
    await insertOrder(tx, paid, at);
    if (order.advance) {
      const { gatewayOrderId, paymentId } = paid;
      await storePartPayment(tx, id, advance({ gatewayOrderId, amount: amountNow }, paymentId, at));
    }
    await queuePlaced(tx, id, at);
  });
  await keepDemoPayment(db, { orderId: paid.gatewayOrderId, paymentId: paid.paymentId, amount: amountNow }, at);
  await tell(at);
  for (const step of order.steps) {
    const homes =
      step.only === undefined ? recipients.map((_, place) => place).slice(step.skip, step.first) : [step.only];
    const { state, courier, tracking, note } = step;
    const parcels = homes.map((position) => ({
      orderId: id,
      position,
      ...(tracking ? { tracking: `${tracking}${String(position + 1).padStart(3, '0')}` } : {}),
    }));
    const [steppedAt, who] = [at + step.hours * HOUR, { id: newId(at), name: step.by }];
    await stepParcels(db, who, { batch: newId(steppedAt), parcels, state, courier, note }, steppedAt);
    await tell(steppedAt + HOLD_MS);
  }
  for (const { hours, by, text } of order.notes ?? [])
    await withTransaction(db, (tx) => insertNote(tx, id, text, { id: newId(at), name: by }, at + hours * HOUR));
  return id;
}

function deliveryOf(buyer: number) {
  const { mobile, name, address, pincode } = demoBuyers[buyer] ?? demoBuyers[0];
  return { mobile, name, address, pincode };
}

/**
 * Adds the homes of an order to its buyer's guest list; returns guest ids and box counts, as recipients of the order.
 */
async function guestsOf(db: Database, userId: string, { homes, buyer }: DemoBoxOrder, at: number) {
  const time = new Date(at).toISOString();
  return asOwner(db, userId, async (tx) => {
    const recipients: { guestId: string; quantity: number }[] = [];
    for (const [place, home] of homes.entries()) {
      const guest = await insertGuest(tx, userId, detailsOf(home, buyer, place), time);
      const known =
        guest ??
        (await tx
          .selectFrom('guest')
          .select('id as _id')
          .where('user_id', '=', userId)
          .where('name', '=', home.name)
          .executeTakeFirstOrThrow());
      recipients.push({ guestId: known._id, quantity: home.boxes ?? 1 });
    }
    return recipients;
  });
}

const detailsOf = ({ name, address, pincode }: DemoHome, buyer: number, place: number) => ({
  name,
  mobile: `60000${String(30_000 + buyer * 100 + place)}`,
  guestNo: place + 1,
  email: '',
  category: 'Family',
  address,
  pincode,
});
