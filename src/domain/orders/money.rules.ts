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

/**
 * Returns the warning that the provider's webhooks no longer arrive, with instructions.
 * @param count number of payments without a webhook
 * @param last time of the last webhook as text; empty when none ever came
 */
export function unheardText(count: number, last: string): string {
  const payments = count === 1 ? 'One payment has' : `${count} payments have`;
  const since = last === '' ? 'and none ever came' : `the last one came ${last}`;
  return `${payments} arrived without the payment provider's notice; ${since}. Orders are still confirmed, but later. The provider may have switched the webhook off: look under Webhooks in its dashboard, switch it on, and compare address and secret.`;
}

/** Title and instructions of each kind of entry. */
export const moneyTexts: Record<MoneyKind, { title: string; todo: string }> = {
  unclaimed: {
    title: 'A payment without an order',
    todo: 'Somebody paid and the shop knows no order for it. Send it back, unless it was meant for something else.',
  },
  unfinished: {
    title: 'Paid, but the order could not be made',
    todo: 'Call the customer. Send the money back, or make the order by hand and mark this as settled.',
  },
  second: {
    title: 'A second payment for one order',
    todo: 'The order was paid before. Send this payment back; the order and its own payment stay.',
  },
  mismatch: {
    title: 'A payment of another sum',
    todo: 'The sum is not that of the order, so no order was made. Send it back and ask the customer to pay again.',
  },
  'other-currency': {
    title: 'A payment in another currency',
    todo: 'It is not in the currency of the order, so no order was made. Send it back at the payment provider, where its sum stands, and mark this as settled.',
  },
  'not-captured': {
    title: 'A payment whose money is not here',
    todo: 'The bank only holds it until it is taken, or it was sent back already: no order was made of it, and nothing can be sent back. Look at it at the payment provider, then mark this as settled.',
  },
  unreadable: {
    title: 'A notice that could not be read',
    todo: 'Compare the payments of this hour at the payment provider with the orders here, then mark it as settled.',
  },
  'unknown-refund': {
    title: 'Money went back that nobody asked for here',
    todo: 'It belongs to no payment of this shop, or is more than was left of one. Look at it at the payment provider, then mark it as settled.',
  },
  'refund-differs': {
    title: 'A refund of which the payment provider says otherwise',
    todo: 'It is counted here as gone. The payment provider now says that it failed, or names this other sum. Look at it there, pay the customer what did not arrive another way, then mark this as settled.',
  },
  'hand-made': {
    title: 'Sent back by hand at the payment provider',
    todo: 'It is counted here, with a credit note where it was of an order. Mark it as settled if one of you did this. If not, change the password at the payment provider now.',
  },
  'refund-asked': {
    title: 'A refund on its way',
    todo: 'Nothing to do. The payment provider is asked again by itself until it says what became of it.',
  },
  'refund-failed': {
    title: 'A refund that failed',
    todo: 'Ask again. If it keeps failing pay the customer another way and mark it as settled.',
  },
  cancelled: {
    title: 'Cancelled, and not refunded',
    todo: 'Open the order and send back what the refund policy gives, or mark it as settled.',
  },
  twice: {
    title: 'Boxes paid for twice',
    todo: 'Wait with packing, and ask the family. It gives them back by one press on its order page; mark this as settled if it wants both.',
  },
  rest: {
    title: 'Not paid in full',
    todo: 'Nothing of it is packed before. The family is reminded by message some days before it leaves, and by you in WhatsApp on the order’s page. It leaves this list once the rest is there.',
  },
};
