import * as say from '#domain/orders/orders.texts.ts';

/** Reason why somebody has to look at money. */
export type MoneyKind =
  | 'unclaimed'
  | 'unfinished'
  | 'second'
  | 'mismatch'
  | 'other-currency'
  | 'not-captured'
  | 'unreadable'
  | 'unknown-refund'
  | 'refund-differs'
  | 'hand-made'
  | 'refund-asked'
  | 'refund-failed'
  | 'cancelled'
  | 'rest'
  | 'twice';

/** What an entry asks for: money that goes back, a payment to look at, or a rest that is still to come. */
export const moneyDeeds = ['back', 'look', 'rest'] as const;
export type MoneyDeed = (typeof moneyDeeds)[number];

/** Names of what entries ask for, for the list's filter. */
export const moneyDeedNames: Record<MoneyDeed, string> = {
  back: say.sendBack,
  look: say.toLookAt,
  rest: say.notPaidFull,
};

/** Returns what an entry asks for; null for a refund on its way, which asks for nothing. */
export function moneyDeed({ kind, amount }: { kind: MoneyKind; amount: number | null }): MoneyDeed | null {
  if (kind === 'refund-asked') return null;
  if (kind === 'rest') return 'rest';
  return (kind === 'cancelled' && amount !== 0) || kind === 'refund-failed' ? 'back' : 'look';
}

/**
 * Returns the warning that the provider's webhooks no longer arrive, with instructions.
 * @param count number of payments without a webhook
 * @param last time of the last webhook as text; empty when none ever came
 */
export function unheardText(count: number, last: string): string {
  return last === '' ? say.neverHeard(count) : say.unheardSince(count, last);
}

/** Title and instructions of each kind of entry. */
export const moneyTexts: Record<MoneyKind, { title: string; todo: string }> = {
  unclaimed: {
    title: say.paymentWithoutOrder,
    todo: say.somebodyPaidShopKnows,
  },
  unfinished: {
    title: say.paidButOrderCould,
    todo: say.callCustomerSendMoney,
  },
  second: {
    title: say.secondPaymentOneOrder,
    todo: say.orderPaidBeforeSend,
  },
  mismatch: {
    title: say.paymentAnotherSum,
    todo: say.sumNotOrderNo,
  },
  'other-currency': {
    title: say.paymentAnotherCurrency,
    todo: say.notCurrencyOrderNo,
  },
  'not-captured': {
    title: say.paymentWhoseMoneyNot,
    todo: say.bankOnlyHoldsUntil,
  },
  unreadable: {
    title: say.noticeCouldNotRead,
    todo: say.comparePaymentsHourPayment,
  },
  'unknown-refund': {
    title: say.moneyWentBackNobody,
    todo: say.belongsNoPaymentShop,
  },
  'refund-differs': {
    title: say.refundWhichPaymentProvider,
    todo: say.countedGonePaymentProvider,
  },
  'hand-made': {
    title: say.sentBackHandPayment,
    todo: say.countedCreditNoteWhere,
  },
  'refund-asked': {
    title: say.refundItsWay,
    todo: say.nothingDoPaymentProvider,
  },
  'refund-failed': {
    title: say.refundFailed,
    todo: say.askAgainIfKeeps,
  },
  cancelled: {
    title: say.cancelledNotRefunded,
    todo: say.openOrderSendBack,
  },
  twice: {
    title: say.boxesPaidTwice,
    todo: say.waitPackingAskFamily,
  },
  rest: {
    title: say.notPaidFull,
    todo: say.nothingPackedBeforeFamily,
  },
};
