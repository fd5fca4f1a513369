import { pluralsOf } from '#lib/plurals.ts';

/** Texts of refunds. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Refund form.
export const refundByPolicy = (sum: string) => `By the refund policy: ${sum}`;
/** @param homes those of the order */
export const refundOfHomes = (homes: number) =>
  counted(homes, { one: 'What this home cost', other: 'What the homes cost' });
export const refundOfHomesNote = 'Boxes and delivery: what is paid and has not gone back.';
export const refundEverything = (left: string) => `Everything left: ${left}`;
export const refundAnother = 'Another sum';
export const refundNotChosen = 'Please choose how much to send back.';
export const nothingToRefund = 'This order has no money left to send back.';
export const refundHomesMissing = 'Please choose the homes.';
export const refundSumMissing = 'Please type how much to send back.';
export const sumUnclear = (typed: string, meant: string) =>
  `“${typed}” can be read in two ways. Please write ${meant}, with a point.`;
export const sumNotUnderstood = (typed: string) =>
  `We cannot send back “${typed}”. Please type rupees, such as 250 or 250.50.`;
export const tooMuchForOrder = (left: string) => `At most ${left} can go back.`;
export const tooMuchForHomes = (left: string) => `At most ${left} can go back for the homes below.`;
export const backOrOnItsWay = (sum: string) => `${sum} back or on its way`;
export const cameOffBalance = (sum: string) => `${sum} came off the balance`;
export const notPaidYet = 'Not paid yet';
export const nothingLeft = 'Nothing left';
export const leftOfCost = (left: string, cost: string) => `${left} left of ${cost}`;

// Use refund.
export const refundFailed = (sum: string, problem: string) => `The refund of ${sum} failed: ${problem}`;

// Order refunds.
export const refundsTitle = 'Money back';
export const refundCancelled = 'Refund what was cancelled';
export const ownerRefunds = 'The owner sends it back.';
export const noRefunds = 'No money has gone back for this order.';
export const askRefund = 'Refund…';
export const refundAsked = 'asked back';
export const refundSent = 'sent back';
export const refundNotDone = 'failed';
export const refundAskedHint = 'We have asked the payment provider. The bank takes 5 to 7 working days.';
export const creditNote = (number: string) => `Credit note ${number}`;
export const refundFailedAgain = (problem: string) => `It failed again: ${problem}`;
export const askAgain = 'Ask again';
export const askedAgain = 'We have asked for the refund again.';
export const askAgainHeard = (sum: string) => `Ask again for ${sum}`;
export const wholeOrder = 'the whole order';
export const cancelledGoesBack = 'Cancelled and not refunded: {homes}. By the refund policy {sum} goes back.';
export const cancelledNothingBack = 'Cancelled and not refunded: {homes}. By the refund policy nothing goes back.';
/** @param homes names; empty for the whole order */
export const refundLine = (by: string, homes: string) =>
  homes ? `{time} {sum} {state} for ${homes}, by ${by}` : `{time} {sum} {state} by ${by}`;
export const failedLine = (by: string, homes: string) =>
  homes ? `{time} {sum} {state} for ${homes}, asked for by ${by}` : `{time} {sum} {state}, asked for by ${by}`;

// Refund dialog.
export const howMuch = 'How much';
export const rupees = 'Rupees';
export const atMostHint = (left: string) => `At most ${left}.`;
export const refundAmount = (sum: string) => `Refund ${sum}`;
export const asking = 'Asking…';
export const whichHomes = 'For which homes';
export const whichHomesIfAny = 'For which homes (optional)';
