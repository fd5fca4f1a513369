import { pluralsOf } from '#lib/plurals.ts';

/** What staff read about money that asks for somebody. `src/README.md` tells the form. */

const counted = pluralsOf('en');

export const deedSendBack = 'To send back';
export const deedLook = 'To look at';
export const deedBalance = 'Not paid in full';
export const neverHeard = (payments: number) =>
  counted(payments, {
    one: 'One payment arrived without the payment provider’s notice, and no notice ever came. Orders are still confirmed, but later. The provider may have switched the webhook off. In its dashboard, look under Webhooks, switch it on, and compare the address and the secret.',
    other: `${payments} payments arrived without the payment provider’s notice, and no notice ever came. Orders are still confirmed, but later. The provider may have switched the webhook off. In its dashboard, look under Webhooks, switch it on, and compare the address and the secret.`,
  });
export const unheardSince = (payments: number, last: string) =>
  counted(payments, {
    one: `One payment arrived without the payment provider’s notice. The last notice came ${last}. Orders are still confirmed, but later. The provider may have switched the webhook off. In its dashboard, look under Webhooks, switch it on, and compare the address and the secret.`,
    other: `${payments} payments arrived without the payment provider’s notice. The last notice came ${last}. Orders are still confirmed, but later. The provider may have switched the webhook off. In its dashboard, look under Webhooks, switch it on, and compare the address and the secret.`,
  });
export const moneyUnclaimed = 'A payment for no order we know';
export const moneyUnclaimedTodo =
  'Somebody paid, but not for an order of ours. Send it back, unless it was meant for something else.';
export const moneyUnfinished = 'Paid, but no order was made';
export const moneyUnfinishedTodo =
  'Call the customer. Send the money back, or make the order by hand and mark this as settled.';
export const moneySecond = 'A second payment for one order';
export const moneySecondTodo =
  'The order was already paid. Send this payment back. The order and its first payment stay.';
export const moneyOtherSum = 'A payment of the wrong sum';
export const moneyOtherSumTodo =
  'The sum does not match the order, so no order was made. Send it back and ask the customer to pay again.';
export const moneyOtherCurrency = 'A payment in another currency';
export const moneyOtherCurrencyTodo =
  'The currency does not match the order, so no order was made. Send it back at the payment provider, where you see its sum, and mark this as settled.';
export const moneyNotHere = 'A payment without its money';
export const moneyNotHereTodo =
  'The bank only holds the money, or it already went back. No order was made, and you can send nothing back. Look at it at the payment provider, then mark this as settled.';
export const moneyUnreadable = 'A notice we could not read';
export const moneyUnreadableTodo =
  'Compare this hour’s payments at the payment provider with the orders here, then mark it as settled.';
export const moneyWentBackUnknown = 'Money back that nobody here asked for';
export const moneyWentBackUnknownTodo =
  'It belongs to no payment of this shop, or is more than was left of one. Look at it at the payment provider, then mark it as settled.';
export const moneyContradicted = 'A refund the provider reports differently';
export const moneyContradictedTodo =
  'We counted it as gone. The payment provider now says it failed, or names this other sum. Look at it there, pay the customer what did not arrive, then mark this as settled.';
export const moneyHandMadeTodo =
  'We counted it, with a credit note if it was for an order. If one of you did this, mark it as settled. If not, change the password at the payment provider now.';
export const moneyRefundAsked = 'A refund on its way';
export const moneyRefundAskedTodo = 'Nothing to do. We keep asking the payment provider what became of it.';
export const moneyRefundFailed = 'A refund that failed';
export const moneyRefundFailedTodo =
  'Ask again. If it keeps failing, pay the customer another way and mark it as settled.';
export const moneyCancelled = 'Cancelled, not refunded';
export const moneyCancelledTodo = 'Open the order and send back what the refund policy allows, or mark it as settled.';
export const moneyTwice = 'Boxes paid for twice';
export const moneyTwiceTodo =
  'Do not pack them yet. Ask the family: one press on its order page cancels the second boxes. If the family wants both, mark this as settled.';
export const moneyBalanceTodo =
  'Do not pack it yet. We remind the family by message some days before it leaves; you can also remind them on WhatsApp from the order’s page. It leaves this list once the balance is paid.';
