import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the rules, contracts and answers of staff. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'staff';

const counted = pluralsOf('en');

// Staff invite.
export const noInvite = 'This link has been used, was taken back or has run out. Please ask for a new one.';
export const passkeyUseAlready = 'This passkey is in use already.';
export const aDevice = 'a device';
export const notCodeYourApp = 'That is not the code your app shows now.';
export const somebodyNameJoinedMeanwhile =
  'Somebody of this name joined meanwhile. Please ask for a link with another name.';

// Staff passkey.
export const takeMostLetters = 'Please take at most 40 letters.';
export const whichPasskey = 'Which passkey?';
export const onlyWay = 'This is your only way in. Please make another passkey first.';
export const tookTooLongBegin = 'This took too long. Please begin again.';
export const passkeyNotAcceptedTry = 'The passkey was not accepted. Please try again.';
export const yourAccountClosed = 'Your account is closed.';
export const noSuchPasskeyAny = 'There is no such passkey any more.';
export const onlyWayCloseAccount = (name: string) =>
  `This is the only way in of ${name}. Close the account, which ends it at once, or send a new way in.`;

// Staff people.
export const noOwner = 'The shop needs an owner who can sign in. Please let somebody else come in as an owner first.';
export const noSuchPerson = 'There is no such person.';
export const accountClosedOpenFirst = (name: string) => `The account of ${name} is closed. Please open it first.`;
export const somebodyNameWorksAlready =
  'Somebody of this name works here already. Please take a name that tells them apart.';
export const noSuchInvitation = 'There is no such invitation.';
export const noSuchToken = 'There is no such token.';

// Staff session.
export const gone = 'This passkey opens nothing here. Please sign in another way, or ask the owner for a new way in.';
export const noSuchSession = 'There is no such session.';

// Staff sign in.
/** One message for a wrong name, password or code, so that it does not reveal which names exist. */
export const wrong =
  'Name, password and code do not fit together. A code is good for half a minute and can be used once.';
export const wrongRecovery = 'This recovery code is not right, or was used. Please take another one of the list.';
export const ended = 'This way in was ended a moment ago. Please ask the owner for a new one.';
export const minutes = (minutes: number) => counted(minutes, { one: 'a minute', other: `${minutes} minutes` });
export const tooManyWrongCodes = (wait: string) =>
  `Too many wrong codes. Please try again in ${wait}, or take a recovery code.`;
export const aBrowser = 'a browser';

// Staff.
export const passkeyDidNotAnswer = 'The passkey did not answer.';
export const linkNotComplete = 'The link is not complete.';
export const beginAgain = 'Please begin again.';
export const nameLeastTwoLetters = 'A name has at least two letters.';
export const nameMostLetters = 'A name has at most 60 letters.';
export const nameRequired = 'A name is required.';
export const takeLeastCharactersThree = 'Please take at least 12 characters; three or four words are easy to remember.';
export const takeLeastFiveDifferent = 'Please take at least five different characters.';
export const takeMostCharacters = 'Please take at most 200 characters.';
export const passwordRequired = 'A password is required.';
export const codeYourAppRequired = 'The code of your app is required.';
export const codeYourAppRecovery = 'A code of your app, or a recovery code, is required.';
export const noSuchRole = 'There is no such role.';
export const roleRequired = 'A role is required.';
export const ownerMay = 'everything, staff and money included';
export const editorMay = 'catalogue, home page, policies and planning lists';

// Ids.
export const noSuchPage = 'There is no such page.';
export const codeSixDigits = 'The code has six digits.';

// Roles.
export const packerMay =
  'orders with what a parcel is worth, labels and their states, cancelling included; no payments and no refunds';
export const helperMay =
  'messages and requests of customers, with their orders to look at; nothing is packed, sent or refunded';
export const roleOwner = 'Owner';
export const roleEditor = 'Editor';
export const rolePacker = 'Packer';
export const roleHelper = 'Helper';
