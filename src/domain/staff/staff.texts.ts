import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of staff. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'staff';

const counted = pluralsOf('en');

// Staff invite.
export const noInvite = 'This link was used or taken back, or it has run out. Please ask for a new one.';
export const passkeyTaken = 'This passkey is already in use.';
export const aDevice = 'a device';
export const appCodeWrong = 'That is not the code that your app shows now.';
export const nameJustJoined = 'Somebody with this name joined just now. Please ask for a link with another name.';

// Staff passkey.
export const passkeyNameTooLong = 'Please use at most 40 letters.';
export const passkeyMissing = 'Please choose a passkey.';
export const onlyWay = 'This is your only way in. Please make another passkey first.';
export const tookTooLong = 'This took too long. Please begin again.';
export const passkeyRefused = 'We could not accept the passkey. Please try again.';
export const accountClosed = 'Your account is closed.';
export const passkeyGone = 'That passkey is no longer there.';
export const onlyWayOf = (name: string) =>
  `This is ${name}’s only way in. Close the account, which ends it at once, or send a new way in.`;

// Staff people.
export const noOwner = 'The shop needs an owner who can sign in. Please let somebody else in as an owner first.';
export const noPerson = 'There is no such person.';
export const openAccountFirst = (name: string) => `${name}’s account is closed. Please open it first.`;
export const nameTaken = 'Somebody with this name already works here. Please choose a name that tells them apart.';
export const noInvitation = 'There is no such invitation.';
export const noToken = 'There is no such token.';

// Staff session.
export const passkeyOpensNothing =
  'This passkey opens nothing here. Please sign in another way, or ask the owner for a new way in.';
export const noSession = 'There is no such session.';

// Staff sign in.
/** One message for a wrong name, password or code, so that it does not reveal which names exist. */
export const signInWrong = 'Name, password and code do not match. A code works once, for half a minute.';
export const recoveryWrong = 'This recovery code is wrong or was used. Please take another one from the list.';
export const wayInEnded = 'This way in was ended a moment ago. Please ask the owner for a new one.';
export const minutes = (minutes: number) => counted(minutes, { one: 'a minute', other: `${minutes} minutes` });
export const tooManyWrongCodes = (wait: string) =>
  `Too many wrong codes. Please try again in ${wait}, or use a recovery code.`;
export const aBrowser = 'a browser';

// Staff.
export const passkeyDidNotAnswer = 'The passkey did not answer.';
export const linkIncomplete = 'The link is not complete.';
export const beginAgain = 'Please begin again.';
export const nameTooShort = 'A name has at least two letters.';
export const nameTooLong = 'A name has at most 60 letters.';
export const nameMissing = 'Please write a name.';
export const passwordTooShort = 'Please use at least 12 characters. Three or four words are easy to remember.';
export const passwordTooPlain = 'Please use at least five different characters.';
export const passwordTooLong = 'Please use at most 200 characters.';
export const passwordMissing = 'Please type a password.';
export const appCodeMissing = 'Please type the code from your app.';
export const anyCodeMissing = 'Please type a code from your app, or a recovery code.';
export const noRole = 'There is no such role.';
export const roleMissing = 'Please choose a role.';
export const ownerMay = 'everything, including staff and money';
export const editorMay = 'catalogue, home page, policies and planning lists';

// Ids.
export const noPage = 'There is no such page.';
export const codeSixDigits = 'The code has six digits.';

// Roles.
export const packerMay =
  'orders with what a box is worth, labels and states, cancelling included; no payments and no refunds';
export const helperMay =
  'customers’ messages and requests, with their orders to look at; no packing, sending or refunding';
export const roleOwner = 'Owner';
export const roleEditor = 'Editor';
export const rolePacker = 'Packer';
export const roleHelper = 'Helper';
