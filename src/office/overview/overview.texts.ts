/** Texts of overview of office. `src/README.md` tells the form. */

// Backup panel.
export const backup = 'Backup';
export const backupFailed = (problem: string) => `The last one failed: ${problem}`;
export const kilobytes = (kilobytes: number) => `${kilobytes} KB`;
export const megabytes = (megabytes: string) => `${megabytes} MB`;
export const lastBackup = (at: string, bytes: string) => `Last backup: ${at} (${bytes}).`;
export const noBackupYet = 'There is no backup yet.';
export const nextBackup = (nightlyAt: string) => `The next one is at ${nightlyAt}.`;
export const noNightlyBackup =
  'No backup runs at night. If the server breaks, you lose everything that is not backed up. Please ask the person who runs the server to set up a nightly backup.';

// Bars.
export const highestBar = (value: string, label: string) => `most: ${value}, ${label}`;
export const tableSummary = 'As a table';

// Figures panel.
export const figuresTitle = 'How we are doing';
export const noFigures = 'No figures yet';
export const noFiguresHint = 'They begin with the first order.';
export const moneyPerDay = 'Money a day';
export const sumOfDays = (sum: string) => `${sum} in 30 days`;
export const ordersPerDay = 'Orders a day';
export const boxesPerWeek = 'Boxes a week';
export const sumOfWeeks = (sum: string) => `${sum} in 12 weeks`;
export const columnWeekFrom = 'Week from';
export const sweetsByWeight = 'Sweets by weight';
export const mostOrdered = 'Most ordered in 30 days';

// Own sessions.
export const sessionsTitle = 'Where you are signed in';
export const sessionTimes = (since: string, lastUsed: string) => `since ${since}, last used ${lastUsed}`;
export const endSessionHeard = (device: string) => `End the session on ${device}`;
export const sessionHere = '{device} (here)';
export const endSession = 'End';

// Rehearsal panel.
export const rehearsal = 'Rehearsal';
export const familyReady = (name: string, stages: string) =>
  `${name}’s family now has 240 guests: ${stages}. To see what they see, open {list} and sign in with the mobile number {mobile}. The demonstration shows the code on the page. Their boxes are in {packing} and {orders}.`;
export const guestList = 'the guest list';
export const packing = 'Packing';
export const orders = 'Orders';
export const rehearsalHint =
  'See the shop in the middle of a wedding: one press fills a family with 240 guests at every stage, from no address to delivered.';
export const filling = 'Filling…';
export const fillFamily = 'Fill the family';
