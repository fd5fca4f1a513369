/** Texts of the page of money. `src/README.md` tells the form. */

// Money page.
export const moneyTitle = 'Money';
export const moneyNoneOfKind = 'None of these now.';
export const moneyNothingToDo = 'Every payment is where it belongs';
export const moneyNothingToDoHint =
  'Payments without an order, double payments, wrong sums and failed refunds will show here.';
export const moneyWaiting = (entries: number) => `To sort out (${entries})`;
export const moneyOnItsWay = (refunds: number) => `On its way back (${refunds})`;
export const show = 'Show';
export const showOlder = (older: number) => `Show more (${older} older)`;
export const sumNotKnown = 'Sum not known';
export const providerNotAnswered =
  'The payment provider has not answered yet. If it stays silent, ask the person who runs the server to check its keys.';
export const offTheList = 'It is off the list.';
export const sendBack = 'Send it back';
export const itIsSettled = 'It is settled';
export const howSettled = 'How it was settled';
export const booksHint = 'For your books.';
export const takeOffList = 'Take it off the list';
export const oneMoment = 'One moment…';
export const openOrder = 'Open the order';
export const settled = 'Settled';
export const allGoesBack = 'All of it goes back to where it came from.';
export const entryTitle = (title: string) => `${title}.`;
export const entryTitleSum = (title: string, sum: string) => `${title}: ${sum}.`;
