import type { InferType } from 'yup';
import { SECOND } from '#lib/time.ts';
import { call, type CallFailure } from '#client/api.ts';
import { $user } from '#client/session.ts';
import { readStored, storageKeys, writeStored } from '#client/storage.ts';
import {
  createOrder,
  type invitationPurchase,
  type itemPurchase,
  type MayNotArriveFresh,
  type OrderedBefore,
  orderStatus,
  payRest,
  type PriceChanged,
  type SecondBoxes,
  VERIFICATION_ERROR,
  verifyOrder,
} from '#domain/payments/checkout.contract.ts';
import type { GiftCard } from '#domain/card/card.rules.ts';
import type { wantedDays } from '#domain/delivery/delivery-plan.contract.ts';
import { begunHere, begunPayments, forgetBegun, noteBegun, notePlaced } from '#shop/checkout/payment-notes.ts';
import { openPaymentWindow, type WindowOutcome } from '#shop/checkout/payment-window.ts';
import { readSettings } from '#domain/session/session.contract.ts';
import * as say from '#shop/checkout/paying.texts.ts';

/** Purchase about to be paid for; `amount` is the amount on the page, paise. */
export interface Purchase {
  amount: number;
  item?: InferType<typeof itemPurchase>;
  invitation?: InferType<typeof invitationPurchase>;
  /** True to pay only an advance now. */
  advance?: boolean;
  /** Advance shown on the page, paise. */
  advanceAmount?: number;
  /** Id of the order whose remaining amount is paid; `amount` is then that amount. */
  rest?: string;
  /** Id of an equal recent order, after the customer confirmed to order again. */
  again?: string;
  /** Payment ids of the earlier orders for which the customer confirmed second boxes. */
  agreed?: readonly string[];
  /** Wanted delivery day and day of the celebration, if the family gave them. */
  wanted?: InferType<typeof wantedDays>;
  /** Card for every box, if the family wrote one. */
  card?: GiftCard;
  /** Name and mobile prefilled in the payment window. */
  contact: { name: string; mobile: string };
}

/** Storage key of the customer's consent to food that may not arrive fresh; stored with the drafts. */
const ANYWAY_KEY = storageKeys.draft('order-anyway');

/** Stores the customer's consent to food that may not arrive fresh; null removes it once the order is placed. */
export function agreeTo(agreement: string | null): void {
  writeStored(ANYWAY_KEY, agreement);
}

/** Step of a payment in progress. */
export type PayStep = 'ordering' | 'paying' | 'confirming' | 'checking';

/** Outcome of a payment. Only `confirmed` means that an order certainly exists; `message` is shown to the customer. */
export type PayOutcome =
  /** `note` is a further message for the customer. */
  | { kind: 'confirmed'; orderId: string; note?: string | undefined }
  | { kind: 'repeated'; orderId: string; of: OrderedBefore['kind']; message: string }
  /** Homes already have a box; `payments` is sent as `agreed` after the customer's confirmation. */
  | { kind: 'second-boxes'; message: string; payments: string[] }
  | { kind: 'price-changed'; amount: number; message: string; skipped: string[] }
  | { kind: 'box-changed'; message: string }
  /** Food may not arrive fresh; `agreement` is sent as `orderAnyway` after the customer's confirmation. */
  | { kind: 'too-far'; message: string; agreement: string }
  | { kind: 'refused'; message: string; fields: Record<string, string>; gone: string[] }
  /** `paid` is true when the payment was made in the window; `message` is empty while no money can have moved. */
  | { kind: 'signed-out'; paid: boolean; message: string }
  | { kind: 'dismissed' | 'failed' | 'unverified' | 'offline'; message: string };

/**
 * Pays for a purchase: the server computes the amount and stores the pending order, the provider's window takes the
 * payment, the server confirms it. If the window or confirmation fails, asks the server for the payment's state before
 * it returns.
 * @param onProgress called with each step
 */
export async function pay(
  purchase: Purchase,
  onProgress: (step: PayStep) => void = () => undefined,
): Promise<PayOutcome> {
  onProgress('ordering');
  const settings = await call(readSettings);
  if (!settings.ok) return refusal(settings);
  const { contact, rest, advance = false, agreed = [], ...what } = purchase;
  const order = await (rest
    ? call(payRest, { params: { orderId: rest }, body: { amount: what.amount } })
    : call(createOrder, {
        body: {
          ...what,
          advance,
          orderAnyway: readStored(ANYWAY_KEY) ?? '',
          secondBoxes: { agreed: [...agreed], begun: begunHere() },
        },
      }));
  if (!order.ok) return refusal(order);

  const { id } = order.data;
  noteBegun(id, rest ?? purchase.item?.itemId ?? purchase.invitation?.invitationId ?? '');
  onProgress('paying');
  const ended = await openPaymentWindow({
    settings: settings.data.payments,
    order: order.data,
    description: say.description,
    prefill: { name: contact.name, contact: contact.mobile, email: $user.get()?.email ?? '' },
  });
  if (ended.kind !== 'paid') {
    onProgress('checking');
    return afterLook(id, ended, await findOut(id));
  }
  onProgress('confirming');
  const verified = await call(verifyOrder, { body: ended.fields });
  if (verified.ok) return confirmed(id, verified.data);
  if (verified.status === 401) return { kind: 'signed-out', paid: true, message: PAID_SIGNED_OUT };
  onProgress('checking');
  return afterLook(
    id,
    { kind: 'unverified', reason: verified.status === 400 ? VERIFICATION_ERROR : verified.message },
    await findOut(id),
  );
}

/**
 * State of a payment on the server: `silent` when the server cannot be asked, `stuck` when the money arrived but the
 * order failed.
 */
export type Found =
  | { state: 'paid'; orderId: string; kind: OrderedBefore['kind']; note?: string | undefined }
  | { state: 'open'; tried: boolean }
  | { state: 'pending' }
  | { state: 'silent' }
  | { state: 'stuck'; message: string }
  | { state: 'signed-out' };

/** Milliseconds before each check of a payment; a payment in progress usually arrives within seconds. */
const PAUSES = [0, SECOND, 1.5 * SECOND, 2 * SECOND];

/**
 * Checks a payment up to four times within about five seconds, until its state is `paid`, `stuck` or `signed-out`.
 * Stops after two checks when no payment was tried. Returns the last state.
 */
async function findOut(id: string): Promise<Found> {
  let found: Found = { state: 'silent' };
  for (const [round, pause] of PAUSES.entries()) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    found = await lookAtPayment(id);
    if (found.state === 'paid' || found.state === 'signed-out' || found.state === 'stuck') break;
    if (round > 0 && found.state === 'open' && !found.tried) break;
  }
  return found;
}

/**
 * Asks the server once for the state of a payment: `stuck` on a 409, `signed-out` on a 401, `silent` on any other
 * failure.
 */
export async function lookAtPayment(id: string): Promise<Found> {
  const answer = await call(orderStatus, { params: { gatewayOrderId: id } });
  if (!answer.ok) {
    if (answer.status === 409) return { state: 'stuck', message: answer.message };
    return answer.status === 401 ? { state: 'signed-out' } : { state: 'silent' };
  }
  const { state, orderId, kind, note, tried = true } = answer.data;
  if (state === 'paid' && orderId && kind) return { state, orderId, kind, note };
  if (state === 'open') return { state, tried };
  return state === 'pending' ? { state } : { state: 'silent' };
}

export const CLOSED = say.windowClosed;
export const NOT_KNOWN = say.resultUnknown;
/** Message for a session that ended after the payment was made in the window. */
export const PAID_SIGNED_OUT = say.paidSignedOut;
export const WITH_BANK = say.withBank;

type Ended = Exclude<WindowOutcome, { kind: 'paid' }> | { kind: 'unverified'; reason: string };

/**
 * Returns the outcome of a payment that was not confirmed in the window, by its state on the server. Drops the stored
 * payment when the server has no attempt to pay.
 */
function afterLook(id: string, ended: Ended, found: Found): PayOutcome {
  if (found.state === 'paid') return confirmed(id, found);
  if (found.state === 'signed-out')
    return { kind: 'signed-out', paid: ended.kind === 'unverified', message: say.signedOut };
  const kind = ended.kind === 'unavailable' ? 'failed' : ended.kind;
  if (found.state === 'silent') return { kind, message: NOT_KNOWN };
  if (found.state === 'stuck') return { kind, message: found.message };
  if (found.state === 'pending') return { kind, message: WITH_BANK };
  if (!found.tried) forgetBegun(id);
  if (ended.kind === 'unavailable')
    return {
      kind,
      message: say.windowLost,
    };
  if (ended.kind === 'unverified') return { kind, message: say.notVerified(ended.reason) };
  if (ended.kind === 'failed') return { kind, message: say.failed(ended.reason) };
  if (found.tried) return { kind, message: say.windowClosedTried };
  return { kind, message: CLOSED };
}

function confirmed(
  payment: string,
  { orderId, kind, note }: { orderId: string; kind: OrderedBefore['kind']; note?: string | undefined },
): PayOutcome {
  notePlaced(orderId, kind, payment);
  return { kind: 'confirmed', orderId, note };
}

function refusal(failure: CallFailure): PayOutcome {
  const { status, message, fields = {} } = failure;
  if (status === 401) return { kind: 'signed-out', paid: false, message: '' };
  const {
    amount,
    orderId,
    kind,
    payment,
    cart,
    skipped = [],
    gone = [],
    payments,
    orderAnyway: agreement,
  } = (failure.data ?? {}) as Partial<PriceChanged & OrderedBefore & MayNotArriveFresh & SecondBoxes> & {
    cart?: string;
    gone?: string[];
  };
  if (status === 409 && orderId && kind) {
    // A payment of this browser whose confirmation was lost on its way: to the person that is news, not a repetition.
    if (payment && begunPayments().some(({ id }) => id === payment)) return confirmed(payment, { orderId, kind });
    return { kind: 'repeated', orderId, of: kind, message };
  }
  if (status === 0 && navigator.onLine === false) return { kind: 'offline', message };
  if (status === 0 || status >= 500) return { kind: 'failed', message: failure.unknown ? say.unanswered : message };
  if (status === 409 && typeof amount === 'number') return { kind: 'price-changed', amount, message, skipped };
  if (status === 409 && payments) return { kind: 'second-boxes', message, payments };
  if (status === 409 && cart) return { kind: 'box-changed', message };
  if (status === 409 && agreement) return { kind: 'too-far', message, agreement };
  return { kind: 'refused', message, fields, gone };
}
