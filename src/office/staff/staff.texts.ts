import { pluralsOf } from '#lib/plurals.ts';

/** Texts of staff of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Use person.
export const anotherRoleNowSigns = (name: string) => `${name} has another role now and signs in anew.`;
export const signedOutCannotCome = (name: string) => `${name} is signed out and cannot come in.`;
export const linkReadySend = 'The link is ready: send it.';
export const accountOpen = (name: string) => `The account of ${name} is open.`;

// Ways in.
export const invitedUntil = (name: string, expiresAt: string) => `${name}, invited until ${expiresAt}`;
export const closed = (name: string) => `${name}, closed`;
export const passkeys = (count: number) => counted(count, { one: 'one passkey', other: `${count} passkeys` });
export const yourWayIntoBack = (name: string, shopName: string, expiresAt: string, link: string) =>
  `${name}, here is your way into the back office of ${shopName}, good once until ${expiresAt}: ${link}`;

// Invite form.
export const nameLeastTwoLetters = 'A name has at least two letters.';
export const nameRequired = 'A name is required.';
export const roleRequired = 'A role is required.';
export const inviteSomebody = 'Invite somebody';
export const name = 'Name';
export const role = 'Role';
export const makeLink = 'Make a link';
export const making = 'Making…';

// Join by password.
export const codeYourAppRequired = 'The code of your app is required.';
export const password = 'Password';
export const leastCharactersHint = 'At least 12 characters.';
export const phoneOpenApp = 'On this phone: open the app';
export const keyAuthenticatorAppQr = 'The key for an authenticator app as a QR code';
export const codeApp = 'Code of the app';
export const sixDigitsNewEveryHint = 'Six digits, new every half minute.';
export const join = 'Join';
export const joining = 'Joining…';

// Join page.
export const incomplete = 'This link is not complete. Open it as it was sent to you, or ask for a new one.';
export const declined = 'No passkey was made. Try again, or choose a password.';
export const youKeepTheseCodes = 'You are in. Keep these codes';
export const copyAll = 'Copy all';
export const iKeptThem = 'I have kept them';
export const joinShagunsBackOffice = 'Join Shagun’s back office';
export const youCome = (toLowerCase: string, may: string) => `. You come in as ${toLowerCase}: ${may}.`;
export const iStillMyOther = 'I still have my other devices: leave my earlier passkeys and password as they are';
export const leftUntickedTheyAll = 'Left unticked, they all end when you come in: only this new way is yours then.';
export const passkeyYourFingerFace =
  'A passkey is your finger, face or screen lock: nothing to remember, nothing that can be stolen by a letter.';
export const makePasskeyDevice = 'Make a passkey on this device';
export const choosePasswordInstead = 'Choose a password instead';

// Passkey list.
export const takeAway = 'Take away';

// Passkeys section.
export const passkeyOpensNothingAny = (called: string) => `The passkey “${called}” opens nothing any more.`;
export const yourPasskeys = 'Your passkeys';
export const addAnotherPasskey = 'Add another passkey';
export const whatYouCall = 'What you call it';
export const suchMyPhoneMayHint = 'Such as “My phone”. It may stay empty.';
export const makePasskey = 'Make the passkey';
export const noPasskeyMadeTry = 'No passkey was made. Please try again.';
export const passkeyReady = 'The passkey is ready.';

// People page.
export const staff = 'Staff';
export const whoWorks = 'Who works here';
export const theInvitationOf = (shown: string) => `the invitation of ${shown}`;
export const aLinkFor = (name: string) => `A link for ${name}`;
export const ofShown = (shown: string) => ` of ${shown}`;
export const passkeyOpensNothingAny2 = (name: string) => `The passkey “${name}” opens nothing any more.`;
export const sendAloneWhoeverOpens = (name: string, expiresAt: string) =>
  `Send it to ${name} alone: whoever opens it first comes in. It works once, until ${expiresAt}.`;
export const copy = 'Copy';
export const sendWhatsapp = 'Send by WhatsApp';

// Person tools.
export const theAccountOf = (shown: string) => `the account of ${shown}`;
export const open = 'Open';
export const roleOf = (shown: string) => `Role of ${shown}`;
export const ofShown2 = (shown: string) => `of ${shown}`;
export const saveRole = 'Save role';
export const forShown = (shown: string) => `for ${shown}`;
export const newWay = 'New way in';
export const theLinkFor = (shown: string) => `the link for ${shown}`;
export const closeAccount = 'Close account';
export const closeAccount2 = (shown: string) => `Close the account of ${shown}?`;
export const signedOutOnceEvery = (name: string) =>
  `${name} is signed out at once, and every passkey, password and link of the account ends. It can be opened again, with a new way in.`;
export const makeOwner = (name: string) => `Make ${name} an owner?`;
export const make = (name: string, toLowerCase: string) => `Make ${name} ${toLowerCase}?`;
export const ownerMayDoCan = (may: string) => `An owner may do ${may}, and can close your account too.`;
export const noOwnerAnyMore = (name: string, may: string) => `${name} is no owner any more: ${may}.`;
export const linkTakenBackOpens = 'The link is taken back and opens nothing.';
export const takeBack = 'Take back';
export const no = 'No';

// Recovery codes.
export const eachThemLetsYou =
  'Each of them lets you in once when your device is lost: on the sign-in page press “Use name and password” and type it as the code. They are shown now and never again: write them down or keep them where you keep passwords.';
export const recoveryCodes = 'Recovery codes';
export const youNoneLeftWithout = 'You have none left: without your device nobody but the owner could let you in.';
export const youLeftDayYour = (left: number) => `You have ${left} of 10 left, for the day your device is lost.`;
export const makeNewCodes = 'Make new codes';
export const keepTheseCodes = 'Keep these codes';
export const earlierCodesOpenNothing = 'The earlier codes open nothing any more.';

// Token list.
export const tokenOpensNothingAny = (name: string) => `The token “${name}” opens nothing any more.`;
export const tokensCommandLine = 'Tokens of the command line';
export const until = (name: string, expiresAt: string) => `${name}, until ${expiresAt}`;
export const theToken = (name: string) => ` the token ${name}`;

// Join by password.
export const pointAuthenticatorAppGoogle =
  'Point an authenticator app (Google Authenticator, Aegis, 2FAS) at these squares, or type this key:';

// Join page.
export const welcome = 'Welcome, ';

// Passkey list.
export const lastUsed = (usedAt: string) => `last used ${usedAt}`;
export const notUsedSince = 'not used since';
export const made = (value: string, madeAt: string, value2: string) => `${value}made ${madeAt}, ${value2}`;
export const ofWhose = (whose: string) => ` of ${whose}`;
export const thePasskey = (name: string, value: string) => ` the passkey ${name}${value}`;

// People page.
export const you = ' (you)';
export const passkeys2 = 'Passkeys';
// How a member of staff signs in.
export const byPassword = 'password';
export const noWayIn = (name: string) => `${name}; has no way in`;
export const signsInBy = (name: string, way: string) => `${name}; signs in by ${way}`;
export const signsInByEither = (name: string, way: string, other: string) => `${name}; signs in by ${way} and ${other}`;
export const withNewWay = (ways: string, until: string) => `${ways}; a new way in is open until ${until}`;
