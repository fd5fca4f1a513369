import { RETURN_PATH, verifyOrder } from '#domain/payments/checkout.contract.ts';
import { hmac } from '#server/payments/razorpay.ts';
import { noticeOf, wrongSignatures } from '#tests/attack/fuzz/notices.ts';
import type { Siege } from '#tests/attack/fuzz/siege.ts';
import type { Sent } from '#tests/attack/fuzz/wire.ts';
import type { Payable } from '#tests/attack/fuzz/world.ts';

/** Events of the provider, from its list of webhooks; the first two say that money arrived. */
const EVENTS = [
  'payment.captured',
  'order.paid',
  'payment.authorized',
  'payment.failed',
  'payment.pending',
  'payment.downtime.started',
  'payment.dispute.created',
  'payment.dispute.lost',
  'order.notification.delivered',
  'refund.created',
  'refund.processed',
  'refund.failed',
  'refund.speed_changed',
  'settlement.processed',
  'payment_link.paid',
  'invoice.paid',
] as const;
const PAID_EVENTS: readonly string[] = EVENTS.slice(0, 2);
const STATUSES = ['captured', 'created', 'authorized', 'failed', 'refunded'] as const;
/** Tables whose rows only a payment changes. */
const PAID_BY = new Set(['order', 'order_draft', 'order_payment', 'order_recipient', 'invoice_counter', 'parcel']);

const WEBHOOK = 'POST /api/payments/webhook';

/** Part of a run about payments, which tells its finds with its number. */
export type PaymentPart = (siege: Siege, number: number) => Promise<void>;

const paidRows = (changed: readonly string[]): string[] => changed.filter((table) => PAID_BY.has(table));

const WHOLE = 'the whole';
/** Amounts and currencies of a payment beside the right ones, by what is wrong with them. */
const wrongMoney = (amount: number): [what: string, money: object][] => [
  ['a paisa less', { amount: amount - 1 }],
  ['a paisa more', { amount: amount + 1 }],
  ['a rupee', { amount: 100 }],
  ['nothing', { amount: 0 }],
  ['less than nothing', { amount: -amount }],
  ['an amount as text', { amount: String(amount) }],
  ['dollars', { currency: 'USD' }],
  ['a currency in small letters', { currency: 'inr' }],
  ['no currency', { currency: undefined }],
];

/** Orders that a notice may name: the begun one, the paid one, and one that nobody knows. */
const ORDERS: readonly [what: string, of: (siege: Siege) => Payable & { payment: string }][] = [
  ['the begun order', ({ world }) => ({ ...world.begun, payment: 'pay_told' })],
  ['the paid order', ({ world }) => world.paid],
  ['the paid order by another payment', ({ world }) => ({ ...world.paid, payment: 'pay_told' })],
  ['an order that nobody knows', ({ world }) => ({ ...world.begun, id: 'order_none', payment: 'pay_told' })],
];

interface Told {
  event: string;
  status: string;
  money?: object;
}

/** Returns a rightly signed notice about a payment of an order, and a refund of all of it. */
function toldOf({ id, amount, payment }: Payable & { payment: string }, { event, status, money = {} }: Told): Sent {
  const entity = { id: payment, order_id: id, amount, currency: 'INR', status, ...money };
  const refund = { id: 'rfnd_told', payment_id: payment, amount, status: 'processed', receipt: null, ...money };
  const order = { id, amount, amount_paid: amount, status: 'paid' };
  const about = { payment: { entity }, refund: { entity: refund }, order: { entity: order } };
  return noticeOf(JSON.stringify({ entity: 'event', event, payload: about }), `evt_${event}`);
}

/**
 * Returns a part for each event and order: the event comes with each status and each wrong amount or currency. Requires
 * that it is taken, and that only a captured payment of the whole amount for the begun order pays.
 */
const noticeParts: readonly PaymentPart[] = ORDERS.flatMap(([order, of]) =>
  EVENTS.map((event): PaymentPart => async (siege, number) => {
    const payable = of(siege);
    for (const status of STATUSES) {
      // Of other events the amount counts for refunds alone, whatever the payment's status.
      const isJudged = PAID_EVENTS.includes(event) || status === 'captured';
      for (const [what, money] of [[WHOLE, {}] as const, ...(isJudged ? wrongMoney(payable.amount) : [])]) {
        const name = `${event}, ${status}, ${what} for ${order}`;
        const sent = toldOf(payable, { event, status, money });
        const { status: answered, changed } = await siege.judge(WEBHOOK, sent, name, number);
        if (answered !== 200) siege.tell(`${WEBHOOK} answers ${answered} to ${name}`, number);
        const pays =
          order === 'the begun order' && PAID_EVENTS.includes(event) && status === 'captured' && what === WHOLE;
        tellOfPayment(siege, `${WEBHOOK} ${name}`, { pays, changed, number });
      }
    }
  }),
);

/** Adds a find when a call paid an order that it should not pay, or did not pay the one that it should. */
function tellOfPayment(
  siege: Siege,
  what: string,
  { pays, changed, number }: { pays: boolean; changed: readonly string[]; number: number },
): void {
  const rows = paidRows(changed);
  if (pays && rows.length === 0) siege.tell(`${what}: does not pay`, number);
  if (!pays && rows.length > 0) siege.tell(`${what}: changes ${rows.join(', ')}`, number);
}

/** A payment as the provider keeps it, and the fields with which its window comes back. */
interface Back {
  what: string;
  pays?: boolean;
  /** What of the payment at the provider differs from a captured one of the whole amount; null for no payment. */
  kept?: object | null;
  /** Signs other fields than those that come back, or not at all. */
  sign?: (siege: Siege, order: string, payment: string) => string;
}

const PAYMENT = 'pay_window';

const BACK: readonly Back[] = [
  { what: 'a captured payment', pays: true },
  ...STATUSES.slice(1).map((status) => ({ what: `a payment that the provider calls ${status}`, kept: { status } })),
  { what: 'a payment of a rupee', kept: { amount: 100 } },
  { what: 'a payment of more', kept: { amount: 900_000_00 } },
  { what: 'a payment for another order', kept: { order_id: 'order_other' } },
  { what: 'a payment that the provider does not know', kept: null },
  {
    what: 'the signature of another order',
    sign: ({ keySecret, world }, _, payment) => hmac(keySecret, `${world.paid.id}|${payment}`),
  },
  {
    what: 'the signature of another payment',
    sign: ({ keySecret, world }, order) => hmac(keySecret, `${order}|${world.paid.payment}`),
  },
  { what: 'the signature of the paid order', sign: ({ world }) => world.secrets['confirmation']?.[2] ?? '' },
  {
    what: 'the signature of the fields in the other order',
    sign: ({ keySecret }, order, payment) => hmac(keySecret, `${payment}|${order}`),
  },
  ...wrongSignatures('', '').map((_, nth) => ({
    what: `wrong signature ${nth}`,
    sign: ({ keySecret }: Siege, order: string, payment: string) =>
      wrongSignatures(keySecret, `${order}|${payment}`)[nth] ?? '',
  })),
];

/** Calls by which the payment window comes back, by its fields. */
const WINDOW: readonly ((siege: Siege, fields: Record<string, string>) => Sent)[] = [
  ({ world: { begun } }, fields) => ({
    method: verifyOrder.method,
    path: verifyOrder.path,
    headers: { authorization: `Bearer ${begun.buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, userId: begun.buyer.id }),
  }),
  (_siege, fields) => ({
    method: 'POST',
    path: RETURN_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  }),
];

/**
 * Returns a part for each way in which the payment window comes back, by both calls. Requires that only a captured
 * payment of the whole amount with its own signature pays, and nothing pays twice: the window again, then the notice.
 */
const windowParts: readonly PaymentPart[] = WINDOW.flatMap((sentOf) =>
  BACK.map(({ what, pays = false, kept = {}, sign }): PaymentPart => async (siege, number) => {
    const { id, amount } = siege.world.begun;
    const signature = sign ? sign(siege, id, PAYMENT) : hmac(siege.keySecret, `${id}|${PAYMENT}`);
    const sent = sentOf(siege, {
      razorpay_order_id: id,
      razorpay_payment_id: PAYMENT,
      razorpay_signature: signature,
    });
    const call = `${sent.method} ${sent.path}`;
    await siege.together(async () => {
      if (kept) {
        const created_at = '2026-01-01T10:00:00.000Z';
        const captured = { id: PAYMENT, order_id: id, amount, method: 'upi', status: 'captured', created_at };
        await siege.put('gateway_payment', { ...captured, ...kept });
      }
      const { status, changed } = await siege.judge(call, sent, what, number);
      tellOfPayment(siege, `${call} with ${what}`, { pays, changed, number });
      if (status < 300 && !pays) siege.tell(`${call} answers ${status} to ${what}`, number);
      if (!pays) return;
      const notice = toldOf({ ...siege.world.begun, payment: PAYMENT }, { event: 'order.paid', status: 'captured' });
      for (const again of [sent, notice]) {
        const after = await siege.judge(call, again, `${what}, again`, number);
        tellOfPayment(siege, `${call} with ${what}, again`, { pays: false, changed: after.changed, number });
      }
    });
  }),
);

/**
 * Returns a part for each payable that is begun and each event that pays it. Requires that it pays, and that the same
 * notice, and others of the same or another payment, pay no more.
 */
const onceParts: readonly PaymentPart[] = (['begun', 'rest'] as const).flatMap((which) =>
  PAID_EVENTS.map((event): PaymentPart => async (siege, number) => {
    const payable = { ...siege.world[which], payment: 'pay_told' };
    const about = (named: string): Sent => toldOf(payable, { event: named, status: 'captured' });
    const renamed = { ...about(event).headers, 'x-razorpay-event-id': 'evt_again' };
    const second = toldOf({ ...payable, payment: 'pay_second' }, { event, status: 'captured' });
    second.headers['x-razorpay-event-id'] = 'evt_second';
    const others = [...PAID_EVENTS.map(about), { ...about(event), headers: renamed }, second];
    await siege.together(async () => {
      for (const [nth, sent] of [about(event), ...others].entries()) {
        const what = `${event} of the ${which}${nth === 0 ? '' : `, again ${nth}`}`;
        const { changed } = await siege.judge(WEBHOOK, sent, what, number);
        tellOfPayment(siege, `${WEBHOOK} ${what}`, { pays: nth === 0, changed, number });
      }
    });
  }),
);

export const paymentParts: readonly PaymentPart[] = [...onceParts, ...windowParts, ...noticeParts];
