import { array, number, object, string } from 'yup';
import type { StaffRefund } from '#domain/orders/order-money.contract.ts';
import { LEAST_REFUND } from '#domain/orders/refund.rules.ts';
import type { MoneyKind } from '#domain/orders/money.rules.ts';
import * as say from '#domain/orders/orders.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';

/** Error for a refund without a reason. */
export const NO_REASON = say.reasonMissing;

const ownId = () => string().matches(ID_PATTERN, say.loadPageAgain).required(say.loadPageAgain);
const reason = () => string().trim().test(atMost(300, say.reasonTooLong)).required(NO_REASON);

/** Only the owner refunds money, and only with a sign-in of the last minutes. */
const grave = { access: 'staff', freshProof: true, method: 'POST', idempotent: true } as const;

export const askRefund = endpoint<{
  refund: StaffRefund;
  /** Refunds from further payments of an order that is paid in parts. */
  more?: StaffRefund[];
}>()({
  ...grave,
  path: '/api/staff/orders/:orderId/refunds',
  summary: 'Sends money of an order back, in full or in part; once for each id, however often it is called',
  params: object({ orderId: string().required().matches(ID_PATTERN, say.noOrder) }),
  body: object({
    /** Id of the refund, made by the client, so that a repeated request refunds once. */
    id: ownId(),
    /** Paise. */
    amount: number().integer(say.paiseWhole).min(LEAST_REFUND, say.refundTooSmall).required(say.amountMissing),
    reason: reason(),
    /** Positions of the homes that it is for; empty for the whole order. */
    positions: array(number().integer().min(0).max(1_000_000).required()).max(1000, say.tooManyHomesRefunded),
  }),
});

export const askRefundAgain = endpoint<{ refund: StaffRefund }>()({
  ...grave,
  path: '/api/staff/refunds/:refundId/again',
  summary: 'Asks once more for a refund that failed',
  params: object({ refundId: string().required().matches(ID_PATTERN, say.noRefund) }),
  body: object({
    /** Number of the try that the owner saw fail, so that only one of two presses asks again. */
    attempt: number().integer().min(1).required(say.loadPageAgain),
  }),
});

/** An entry of the list of money that somebody has to look at. */
export interface MoneyEntry {
  /** Key of the entry, by which it is declared settled. */
  key: string;
  kind: MoneyKind;
  /** ISO time. */
  at: string;
  /** Paise; null when unknown. */
  amount: number | null;
  paymentId: string;
  /** Id of the payment order at the provider; empty when unknown. */
  gatewayOrderId: string;
  order: { id: string; title: string; invoiceNumber: string; customer: string } | null;
  refund: StaffRefund | null;
  /** Positions of the cancelled homes. */
  positions: number[];
  /** Sentences of the refund policy, or the reason of a failure. */
  words: string;
  /** True when the money can be refunded from the list. */
  canRefund: boolean;
}

/** Payments for which no webhook arrived. */
export interface UnheardPayments {
  count: number;
  /** ISO time of the last webhook of a payment; null when none ever arrived. */
  lastNotice: string | null;
}

export const listMoney = endpoint<{
  entries: MoneyEntry[];
  /** Null when no webhook is missing, and with the test gateway. */
  unheard: UnheardPayments | null;
}>()({
  method: 'GET',
  path: '/api/staff/money',
  access: 'staff',
  summary:
    'Payments without an order, second ones, wrong sums, refunds under way or failed, cancelled homes not refunded',
});

const key = () => string().max(160).required(say.loadPageAgain);

export const refundPayment = endpoint<{ refund: StaffRefund }>()({
  ...grave,
  path: '/api/staff/money/refunds',
  summary: 'Sends a payment that became no order back, in full',
  body: object({ id: ownId(), key: key(), reason: reason() }),
});

export const settleMoney = endpoint<object>()({
  method: 'POST',
  path: '/api/staff/money/settled',
  access: 'staff',
  idempotent: true,
  summary: 'Takes an entry that was settled in another way off the list of money',
  body: object({
    key: key(),
    note: string().trim().test(atMost(300, say.refundNoteTooLong)).required(say.settledHowMissing),
  }),
});
