/** Texts of the rules, contracts and answers of messages. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'messages';

// Messages.
export const noMessage = 'There is no such message. Somebody may have deleted it.';
export const searchTooLong = 'Please keep the search to 100 letters.';
export const noState = 'There is no such state.';
export const noKind = 'There is no such kind.';
export const templateTooLong = (templateLength: number) => `A message has at most ${templateLength} characters.`;
export const templateEmpty = 'The message is empty.';
export const templateIdTooLong = 'A template id has at most 60 characters.';
export const enabledMissing = 'Please say whether to send it.';
export const loadPageAgain = 'Please load the page again.';
export const messageMissing = 'Please say which message it was.';
export const noOrder = 'That order does not exist.';
export const alreadySentOrTaken = 'This message was sent or taken back just now. Nothing was sent again.';
export const templateChanged = (changedBy: string) =>
  `${changedBy} changed this message just now. What you wrote is still here.`;

// Sending.
export const homesMovedOn = 'The boxes had a new state before we sent it.';
export const notPrepared = 'We could not prepare the message.';
export const accountGone = 'The customer deleted the account.';
export const kindSwitchedOff = 'Messages of this kind were switched off.';
export const noMobile = 'We know no mobile number of this customer.';
export const nothingDue = 'There was nothing left to pay on this order.';
export const refundNotPaidOut = 'The refund was not paid out after all.';

// Ids.
export const templateIdNotValid = 'A template id has only letters, digits, dashes and underscores.';
