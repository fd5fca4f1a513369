import type { PricedPurchase } from '#domain/payments/purchase.repo.ts';
import { type BoxOrder, boxOrdersOf, homeFinder, repeatable } from '#domain/orders/had-box.repo.ts';
import { secondRefusal } from '#domain/orders/had-box.rules.ts';
import { designFor, type OrderedInvitation, type Recipient } from '#domain/orders/order.rules.ts';
import { listOpenBoxOrders } from '#domain/payments/open-box-orders.repo.ts';
import type { Ask } from '#domain/payments/pending-order.repo.ts';
import type { Charge } from '#domain/payments/charge.service.ts';
import type { Queries } from '#server/db/database.ts';
import { Refusal } from '#server/http/errors.ts';
import { saidAs } from '#lib/said.ts';

/** What the person says of homes that have a box, by payments. */
export interface Answered {
  agreed: string[];
  begun: string[];
}

/** What an earlier client says nothing of, though it names the order it comes after. */
const NOTHING: Answered = { agreed: [], begun: [] };

/**
 * Returns the check whether homes of an order already have a box, from other orders or from unpaid orders begun since a
 * time; it throws Refusal 409 unless the customer agreed. Run it in the transaction that stores the pending order, so
 * that the later of two windows is refused. Earlier clients send no answer and are checked only for a later wave.
 * @param since ISO time from which begun payments can still be paid
 */
export function askSecondBoxes(
  { userId, fingerprint }: Pick<Charge, 'userId' | 'fingerprint'>,
  { ordered, recipients, waveOf }: Pick<PricedPurchase, 'ordered' | 'recipients' | 'waveOf'>,
  { again, secondBoxes }: { again?: string | undefined; secondBoxes?: Answered | undefined },
  since: string,
): Ask {
  return async (db) => {
    const answered = secondBoxes ?? (waveOf ? NOTHING : null);
    if (!answered || !('invitationId' in ordered)) return undefined;
    const { agreed, begun } = answered;
    // Payments first: one that is made between the two readings is an order in the second.
    const open = await listOpenBoxOrders(db, { userId, since, fingerprint }, [...agreed, ...begun]);
    const orders = await boxOrdersOf(db, userId);
    const asks = (order: BoxOrder): boolean => order.id !== again && !agreed.includes(order.payment);
    const homes = await homesIn(db, userId, recipients, [
      ...orders.filter(asks).map((order) => ({ payment: order.payment, homes: repeatable(order, ordered) })),
      ...open.map((order) => ({ payment: order.payment, homes: repeatable(order, ordered) })),
    ]);
    if (homes.length > 0)
      throw refusal(ordered, recipients, homes, new Set(open.map(({ payment }) => payment)), userId);
    return orders.filter((order) => !asks(order)).map(({ payment }) => payment);
  };
}

/** A home that is chosen, and the payments that reach it. */
interface Met {
  home: Recipient;
  payments: string[];
}

/** Returns the recipients whose home other payments reach as well, each with the ids of those payments. */
async function homesIn(
  db: Queries,
  userId: string,
  recipients: readonly Recipient[],
  others: readonly { payment: string; homes: readonly { guestId: string | null }[] }[],
): Promise<Met[]> {
  if (others.every(({ homes }) => homes.length === 0)) return [];
  const homeOf = await homeFinder(db, userId);
  const by = new Map<string, string[]>();
  for (const { payment, homes } of others)
    for (const { guestId } of homes) {
      if (guestId === null) continue;
      const found = by.get(homeOf(guestId));
      if (!found) by.set(homeOf(guestId), [payment]);
      else if (!found.includes(payment)) found.push(payment);
    }
  return recipients.flatMap((home): Met[] => {
    const payments = home.guestId === null ? undefined : by.get(homeOf(home.guestId));
    return payments ? [{ home, payments }] : [];
  });
}

function refusal(
  ordered: OrderedInvitation,
  recipients: readonly Recipient[],
  met: readonly Met[],
  open: ReadonlySet<string>,
  userId: string,
): Refusal {
  const amount = met.reduce((sum, { home }) => sum + costOf(ordered, home, userId), 0);
  const payments = [...new Set(met.flatMap((one) => one.payments))];
  const homes = { names: met.map(({ home }) => home.name), of: recipients.length, amount };
  const begun = payments.filter((payment) => open.has(payment)).length;
  const which = begun === 0 ? 'none' : begun === payments.length ? 'all' : 'some';
  const data = { payments, homes: met.map(({ home }) => home.guestId) };
  return new Refusal(409, saidAs('payments.secondBox', secondRefusal(homes, which)), { data });
}

/** Returns the paise for a home's boxes and their delivery, before a sample is taken off. */
function costOf(ordered: OrderedInvitation, { guestId, quantity, circle }: Recipient, userId: string): number {
  const { goods, sampleOff = 0, boxes, charges } = designFor(ordered, circle);
  const delivery = (guestId === userId ? charges?.ownBox : charges?.guestBox) ?? 0;
  return quantity * ((goods + sampleOff) / boxes + delivery);
}
