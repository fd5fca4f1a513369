import { pluralsOf } from '#lib/plurals.ts';

/** Texts of the staff and their ways to sign in. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// The people.
export const staff = 'Staff';
export const everybody = 'Who works here';
export const you = '(you)';
export const passkeys = 'Passkeys';
/** Whose, heard after a button or heading. */
export const ofHeard = (person: string) => `of ${person}`;
export const forHeard = (person: string) => `for ${person}`;
export const accountHeard = (person: string) => `the account of ${person}`;
export const invitationHeard = (person: string) => `the invitation of ${person}`;
export const linkHeard = (person: string) => `the link for ${person}`;

// Role and ways in of a person.
export const invitedUntil = (role: string, at: string) => `${role}, invited until ${at}`;
export const closed = (role: string) => `${role}, closed`;
export const byPasskeys = (count: number) => counted(count, { one: 'one passkey', other: `${count} passkeys` });
export const byPassword = 'password';
export const noWayIn = (role: string) => `${role}; has no way in`;
export const signsInBy = (role: string, way: string) => `${role}; signs in by ${way}`;
export const signsInByEither = (role: string, way: string, other: string) => `${role}; signs in by ${way} and ${other}`;
export const withNewWay = (ways: string, until: string) => `${ways}; a new way in is open until ${until}`;

// What the owner does with an account.
export const roleHeard = (person: string) => `Role of ${person}`;
export const saveRole = 'Save role';
export const newWay = 'New way in';
export const open = 'Open';
export const closeAccount = 'Close account';
export const takeBack = 'Take back';
export const closeTitle = (person: string) => `Close the account of ${person}?`;
export const closeThen = (name: string) =>
  `${name} is signed out at once, and every passkey, password and link of the account stops working. You can open it again, with a new way in.`;
export const makeOwner = (name: string) => `Make ${name} an owner?`;
export const ownerThen = (may: string) => `An owner may do ${may}, and can close your account too.`;
export const changeRole = (name: string, role: string) => `Change ${name}’s role to ${role}?`;
export const noOwnerThen = (name: string, may: string) =>
  `${name} is no longer an owner, and may do only this: ${may}.`;
export const no = 'No';
export const roleChanged = (name: string) => `${name} has another role now, and has to sign in again.`;
export const accountClosed = (name: string) => `${name} is signed out and cannot come in.`;
export const accountOpen = (name: string) => `The account of ${name} is open.`;
export const linkReady = 'The link is ready: send it.';
export const linkTakenBack = 'The link no longer works.';

// An invitation.
export const inviteTitle = 'Invite somebody';
export const name = 'Name';
export const nameTooShort = 'Please write at least two letters.';
export const nameMissing = 'Please write a name.';
export const role = 'Role';
export const roleMissing = 'Please choose a role.';
export const makeLink = 'Make a link';
export const making = 'Making…';
export const linkTitle = (name: string) => `A link for ${name}`;
export const linkNote = (name: string, until: string) =>
  `Send it to ${name} alone: the first person who opens it comes in. It works once, until ${until}.`;
export const copy = 'Copy';
export const sendWhatsapp = 'Send by WhatsApp';
export const linkMessage = (name: string, shop: string, until: string, link: string) =>
  `${name}, this link lets you into the back office of ${shop}. It works once, until ${until}: ${link}`;

// The page of the link.
export const joinTitle = (shop: string) => `Join ${shop}’s back office`;
export const linkIncomplete = 'This link is not complete. Open it as it was sent to you, or ask for a new one.';
/** {name} is put in. */
export const welcome = (role: string, may: string) => `Welcome, {name}. You come in as ${role}: ${may}.`;
export const keepOthers = 'I still have my other devices: leave my earlier passkeys and password as they are';
export const keepOthersNote = 'Leave it unticked, and they all stop working: only this new way lets you in.';
export const passkeyNote =
  'A passkey is your finger, face or screen lock: nothing to remember, and nothing that a fake message can steal.';
export const makePasskeyHere = 'Make a passkey on this device';
export const declined = 'No passkey was made. Try again, or choose a password.';
export const choosePassword = 'Choose a password instead';
export const codesTitle = 'You are in. Keep these codes';

// Password and app.
export const password = 'Password';
export const passwordHint = 'At least 12 characters.';
export const appNote =
  'Point an authenticator app (Google Authenticator, Aegis, 2FAS) at these squares, or type this key:';
export const openApp = 'On this phone: open the app';
export const squaresHeard = 'The key for an authenticator app as a QR code';
export const code = 'Code from the app';
export const codeHint = 'Six digits, new every half minute.';
export const codeMissing = 'Please type the code that your app shows.';
export const join = 'Join';
export const joining = 'Joining…';

// Passkeys.
export const yourPasskeys = 'Your passkeys';
export const passkeyUsed = (made: string, used: string) => `made ${made}, last used ${used}`;
export const passkeyUnused = (made: string) => `made ${made}, not used since`;
/** The same of a passkey that has a name. */
export const passkeyOn = (device: string, used: string) => `${device}, ${used}`;
export const removePasskey = 'Remove';
export const passkeyHeard = (passkey: string) => `the passkey ${passkey}`;
export const passkeyOfHeard = (passkey: string, person: string) => `the passkey ${passkey} of ${person}`;
export const passkeyGone = (passkey: string) => `The passkey “${passkey}” no longer works.`;
export const addPasskey = 'Add another passkey';
export const passkeyName = 'What you call it';
export const passkeyNameHint = 'Such as “My phone”. You can leave it empty.';
export const makePasskey = 'Make the passkey';
export const passkeyDeclined = 'No passkey was made. Please try again.';
export const passkeyReady = 'The passkey is ready.';

// Recovery codes.
export const recoveryCodes = 'Recovery codes';
export const codesLeft = (left: number) => `You have ${left} of 10 left, for the day you lose your device.`;
export const codesNone = 'You have none left. If you lose your device, you cannot get in by yourself.';
export const makeCodes = 'Make new codes';
export const keepCodes = 'Keep these codes';
export const codesNote =
  'Each code lets you in once when you have lost your device: on the sign-in page press “Use name and password” and type it as the code. We show them now and never again: write them down, or keep them where you keep passwords.';
export const codesReplaced = 'Your earlier codes no longer work.';
export const copyAll = 'Copy all';
export const codesKept = 'I have kept them';

// Tokens of the command line.
export const tokens = 'Command line tokens';
export const tokenUntil = (role: string, at: string) => `${role}, until ${at}`;
export const tokenHeard = (token: string) => `the token ${token}`;
export const tokenGone = (token: string) => `The token “${token}” no longer works.`;
