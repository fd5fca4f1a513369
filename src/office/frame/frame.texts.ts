/** Texts of frame of office. `src/README.md` tells the form. */

// Follow text.
export const publicSiteHeldEarlier =
  'The public site is held at an earlier release: shoppers see this once somebody presses Publish now.';
export const nothingPublishesSiteJust = 'Nothing publishes the site just now: shoppers see this once that is mended.';
export const publicSiteFollowsItself = 'The public site follows by itself.';

// Kind names.
export const dryFruits = 'Dry fruits';
export const aboutShop = 'About the shop';
export const planningLists = 'Planning lists';

// Rooms.
export const allOrders = 'All orders';
export const sentCustomers = 'Sent to customers';
export const lostNumbers = 'Lost numbers';
export const publicSite = 'Public site';
export const whatDone = 'What was done';

// Staff names.
export const since = (name: string, id: string) => `${name}, since ${id}`;

// Use door.
export const youStillSigned = (message: string) => `You are still signed in. ${message}`;

// Folded filters.
export const filters = (chosen: string) => `Filters: ${chosen}`;
export const filters2 = 'Filters';

// Gate.
export const backOffice = 'Back office';
export const partBelongsOtherRoles = (toLowerCase: string) =>
  `This part belongs to other roles than ${toLowerCase}. The owner can change yours.`;

// List pages.
export const pagesHeard = 'Pages';
export const earlierPage = 'Earlier page';
export const pageOf = (now: number, pages: number) => `Page ${now} of ${pages}`;
export const nextPage = 'Next page';

// List search.
export const search = 'Search';

// Lost room.
export const noSuchPage = 'There is no such page';
export const nothingStandsAddress = 'Nothing stands at this address';
export const today = 'Today';
export const mayMisspeltWhatStood = 'It may be misspelt, or what stood here was moved. Nothing of your work is lost.';

// Passkey button.
export const waitingYourDevice = 'Waiting for your device…';

// Sign in.
export const declined = 'No passkey was chosen. Try again, or sign in with name and password.';
export const yourNameRequired = 'Your name is required.';
export const codeYourAppRecovery = 'A code of your app, or a recovery code, is required.';
export const thoseWhoWorkShagun = 'For those who work at Shagun. The owner lets people in.';
export const signAgain = 'Please sign in again';
export const yourSessionEndedWhat = 'Your session ended. What you typed is still here; sign in and go on.';
export const signPasskey = 'Sign in with a passkey';
export const byNamePassword = 'Use name and password';
export const name = 'Name';
export const password = 'Password';
export const emptyIfYouOnlyHint = 'Empty if you only ever used passkeys.';
export const code = 'Code';
export const sixDigitsYourAuthenticatorHint =
  'The six digits of your authenticator app; without the phone, one of your recovery codes.';
export const signIn = 'Sign in';
export const signingIn = 'Signing in…';

// Staff bar.
export const backOffice2 = 'back office';
export const find = 'Find';

// Unread.
export const new2 = ' new';

// Use latest.
export const showLast = (first: number) => `Show the last ${first}`;
export const showAll = (entries: number, what: string) => `Show all ${entries} ${what}`;

// Use proof.
export const signOnceMore = 'Please sign in once more';
export const tooImportantScreenSomebody =
  'This is too important for a screen that somebody left open, so it asks again who is there.';

// Use undo.
export const takenBack = (again: string) => `Taken back: ${again}.`;
export const takenBack2 = 'Taken back.';
export const undoOneBefore = 'Undo the one before';
export const undo = 'Undo';

// Find places.
export const invite = (role: string) => (/^[aeiou]/.test(role) ? `Invite an ${role}` : `Invite a ${role}`);

// Staff bar.
export const shagun = 'Shagun ';
export const signOut = 'Sign out ';
