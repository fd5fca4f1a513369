/** Texts of overview of office. `src/README.md` tells the form. */

// Backup panel.
export const backup = 'Backup';
export const latestOneFailed = (problem: string) => `The latest one failed: ${problem}`;
export const kbCeil = (ceil: number) => `${ceil} KB`;
export const mbToFixed = (toFixed: string) => `${toFixed} MB`;

// Bars.
export const most = (words: string, label: string) => `most: ${words}, ${label}`;
export const asATable = 'As a table';

// Figures panel.
export const howGoes = 'How it goes';
export const nothingDrawYet = 'Nothing to draw yet';
export const firstOrderMakesFirst = 'The first order makes the first bar.';
export const moneyDay = 'Money a day';
export const inDays = (reduce: string) => `${reduce} in 30 days`;
export const ordersDay = 'Orders a day';
export const boxesWeek = 'Boxes a week';
export const inWeeks = (reduce: string) => `${reduce} in 12 weeks`;
export const weekFrom = 'Week from';
export const sweetsWeight = 'Sweets by weight';
export const orderedMostDays = 'Ordered most in 30 days';

// Own sessions.
export const whereYouSigned = 'Where you are signed in';
export const sinceLastUsed = (openedAt: string, seenAt: string) => `since ${openedAt}, last used ${seenAt}`;
export const theSessionOn = (device: string) => ` the session on ${device}`;

// Rehearsal panel.
export const rehearsal = 'Rehearsal';
export const familyFilled = (name: string, stages: string) =>
  `${name}’s family was filled with 240 guests: ${stages}. To see what the family sees, open {list} and sign in with the mobile number {mobile}; the demonstration shows the code on the page. Its boxes are in {packing} and {orders}.`;
export const guestList = 'the guest list';
export const packing = 'Packing';
export const orders = 'Orders';
export const seeShopMiddleWedding =
  'See the shop in the middle of a wedding: one press fills a family with 240 guests at all stages, from no address to delivered.';
export const filling = 'Filling…';
export const fillFamily = 'Fill the family';

// Backup panel.
export const lastBackup = (at: string, bytes: string) => `Last backup: ${at} (${bytes}).`;
export const noBackupYet = 'There is no backup yet.';
export const nextTaken = (nightlyAt: string) => `The next is taken at ${nightlyAt}.`;
export const shopNotBackedUp =
  'The shop is not backed up by itself at night: if the server breaks, what came since the last backup is lost. Please ask whoever runs the server to set a time for a backup each night.';

// Own sessions.
export const here = ' (here)';
export const end = 'End';
