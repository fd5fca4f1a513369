import * as ordersWords from '#domain/orders/orders.texts.ts';
import * as say from '#domain/orders/money.texts.ts';

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
  back: say.deedSendBack,
  look: say.deedLook,
  rest: say.deedBalance,
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
    title: say.moneyUnclaimed,
    todo: say.moneyUnclaimedTodo,
  },
  unfinished: {
    title: say.moneyUnfinished,
    todo: say.moneyUnfinishedTodo,
  },
  second: {
    title: say.moneySecond,
    todo: say.moneySecondTodo,
  },
  mismatch: {
    title: say.moneyOtherSum,
    todo: say.moneyOtherSumTodo,
  },
  'other-currency': {
    title: say.moneyOtherCurrency,
    todo: say.moneyOtherCurrencyTodo,
  },
  'not-captured': {
    title: say.moneyNotHere,
    todo: say.moneyNotHereTodo,
  },
  unreadable: {
    title: say.moneyUnreadable,
    todo: say.moneyUnreadableTodo,
  },
  'unknown-refund': {
    title: say.moneyWentBackUnknown,
    todo: say.moneyWentBackUnknownTodo,
  },
  'refund-differs': {
    title: say.moneyContradicted,
    todo: say.moneyContradictedTodo,
  },
  'hand-made': {
    title: ordersWords.sentBackByHand,
    todo: say.moneyHandMadeTodo,
  },
  'refund-asked': {
    title: say.moneyRefundAsked,
    todo: say.moneyRefundAskedTodo,
  },
  'refund-failed': {
    title: say.moneyRefundFailed,
    todo: say.moneyRefundFailedTodo,
  },
  cancelled: {
    title: say.moneyCancelled,
    todo: say.moneyCancelledTodo,
  },
  twice: {
    title: say.moneyTwice,
    todo: say.moneyTwiceTodo,
  },
  rest: {
    title: say.deedBalance,
    todo: say.moneyBalanceTodo,
  },
};
