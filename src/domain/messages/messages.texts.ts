/** Texts of the rules, contracts and answers of messages. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'messages';

// Messages.
export const none = 'There is no such message. It may have been erased.';
export const searchMostLetters = 'A search has at most 100 letters.';
export const noSuchState = 'There is no such state.';
export const noSuchKind = 'There is no such kind.';
export const messageMostCharacters = (templateLength: number) => `A message has at most ${templateLength} characters.`;
export const messageEmpty = 'The message is empty.';
export const templateIdMostCharacters = 'A template id has at most 60 characters.';
export const sayWhetherSent = 'Please say whether it is sent.';
export const loadPageAgain = 'Please load the page again.';
export const sayWhichMessage = 'Please say which message it was.';
export const noOrder = 'That order does not exist.';
export const messageWentOutTaken = 'This message went out, or was taken back, meanwhile. Nothing was sent again.';
export const changedMessageMeanwhileWhat = (changedBy: string) =>
  `${changedBy} changed this message meanwhile. What you wrote is kept here.`;

// Sending.
export const wentOn = 'The homes went on before it was sent.';
export const messageCouldNotPrepared = 'The message could not be prepared.';
export const customersAccountGone = 'The customer’s account is gone.';
export const messagesKindSwitchedOff = 'Messages of this kind were switched off.';
export const noMobileNumberCustomer = 'No mobile number of this customer is known.';
export const nothingOrderPaidAny = 'Nothing of this order was to be paid any more.';
export const refundNotPaidOut = 'The refund was not paid out after all.';

// Ids.
export const templateIdSigns = 'A template id has letters, digits, dashes and underscores only.';
