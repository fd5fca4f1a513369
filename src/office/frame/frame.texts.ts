/** Texts of frame of office. `src/README.md` tells the form. */

// Follow text.
export const siteHeld =
  'The public site stays at an earlier release. Shoppers see this once somebody presses Publish now.';
export const siteNotPublishing = 'No publisher is running. Shoppers see this once it runs again.';
export const siteFollows = 'The public site follows by itself.';

// Kind names.
export const dryFruits = 'Dry fruits';
export const aboutTheShop = 'About the shop';
export const planningLists = 'Planning lists';

// Rooms.
export const allOrders = 'All orders';
export const sentToCustomers = 'Sent to customers';
export const lostNumbers = 'Lost numbers';
export const publicSite = 'Public site';
export const whatWasDone = 'What was done';

// Staff names.
export const nameSince = (name: string, at: string) => `${name}, since ${at}`;

// Use door.
export const stillSignedIn = (message: string) => `You are still signed in. ${message}`;

// Folded filters.
export const filtersChosen = (chosen: string) => `Filters: ${chosen}`;
export const filters = 'Filters';

// Gate.
export const backOffice = 'Back office';
export const notYourRole = (role: string) =>
  `This page is not for your role (${role}). The owner can change your role.`;

// List pages.
export const pagesHeard = 'Pages';
export const earlierPage = 'Earlier page';
export const pageOf = (now: number, pages: number) => `Page ${now} of ${pages}`;
export const nextPage = 'Next page';

// List search.
export const search = 'Search';

// Lost room.
export const pageNotFound = 'There is no such page';
export const pageNotFoundTitle = 'There is nothing at this address';
export const today = 'Today';
export const pageNotFoundHint = 'It may be misspelt, or the page has moved. Your work is safe.';

// Passkey button.
export const waitingForDevice = 'Waiting for your device…';

// Sign in.
export const passkeyNotChosen = 'No passkey was chosen. Try again, or sign in with name and password.';
export const nameMissing = 'Please type your name.';
export const codeMissing = 'Please type the code from your app, or a recovery code.';
export const doorHint = (shop: string) => `For those who work at ${shop}. The owner lets you in.`;
export const signInAgain = 'Please sign in again';
export const sessionEnded = 'Your session ended. What you typed is still here: sign in and carry on.';
export const withPasskey = 'Sign in with a passkey';
export const withPassword = 'Use name and password';
export const name = 'Name';
export const password = 'Password';
export const passwordHint = 'Leave it empty if you only use passkeys.';
export const code = 'Code';
export const codeHint = 'The six digits from your authenticator app. Without your phone, use a recovery code.';
export const signIn = 'Sign in';
export const signingIn = 'Signing in…';

// Staff bar.
export const brandOffice = 'back office';
export const find = 'Find';
export const signOut = 'Sign out';

// Unread.
export const unreadHeard = (messages: number) => `${messages} new`;

// Use latest.
export const showLatest = (entries: number) => `Show the last ${entries}`;
export const showAll = (entries: number, what: string) => `Show all ${entries} ${what}`;

// Use proof.
export const signInOnceMore = 'Please sign in once more';
export const whyOnceMore = 'This is important, so please show that it is you.';

// Use undo.
export const undoneTo = (again: string) => `Undone: ${again}.`;
export const undone = 'Undone.';
export const undoBefore = 'Undo the one before';
export const undo = 'Undo';

// Find places.
export const inviteRole = (role: string) => (/^[aeiou]/.test(role) ? `Invite an ${role}` : `Invite a ${role}`);
