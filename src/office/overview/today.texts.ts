import { formatRupees } from '#lib/money.ts';
import { pluralsOf } from '#lib/plurals.ts';

const plural = pluralsOf('en');
const count = (many: number): string => many.toLocaleString('en-IN');

export const greeting = (name: string): string => `Good to see you, ${name}.`;
export const todoTitle = 'To do now';
export const nothingToDo = 'All done for now. Time for a cup of chai.';
export const figuresTitle = 'How we are doing';
export const houseTitle = 'Backup and messages';
export const devicesTitle = 'Your devices and keys';
export const plannedTitle = 'Planned';
export const missingTitle = 'Missing';
export const changesTitle = 'Last changes';
export const nothingPlanned = 'Nothing is planned.';
export const nothingChanged = 'Nobody has changed anything yet.';

export const homesLate = (homes: number): string =>
  plural(homes, { one: '1 home is late', other: `${count(homes)} homes are late` });
export const homesLeaving = (homes: number): string =>
  plural(homes, { one: '1 home leaves today', other: `${count(homes)} homes leave today` });
export const packHomes = (homes: number, when: string): string =>
  plural(homes, { one: `Pack 1 home ${when}`, other: `Pack ${count(homes)} homes ${when}` });
export const makeSweets = (weight: string, kinds: number, when: string): string =>
  plural(kinds, {
    one: `Make ${weight} of 1 sweet ${when}`,
    other: `Make ${weight} of ${count(kinds)} sweets ${when}`,
  });
export const answerMessages = (messages: number, since: string): string =>
  messages === 1
    ? `Answer 1 message, waiting since ${since}`
    : `Answer ${count(messages)} messages, the longest waiting since ${since}`;
export const sendMoneyBack = (refunds: number, amount: number): string =>
  refunds === 1
    ? `Send ${formatRupees(amount)} back`
    : `Send ${formatRupees(amount)} back, in ${count(refunds)} refunds`;
export const lookAtPayments = (payments: number): string =>
  plural(payments, { one: 'Look at 1 payment', other: `Look at ${count(payments)} payments` });
export const paymentsUnheard = (payments: number): string =>
  plural(payments, {
    one: '1 payment came without the payment provider’s notice',
    other: `${count(payments)} payments came without the payment provider’s notice`,
  });
export const balancesDue = (orders: number, amount: number): string =>
  orders === 1
    ? `1 order leaves within a week, ${formatRupees(amount)} still to pay`
    : `${count(orders)} orders leave within a week, ${formatRupees(amount)} still to pay`;
export const notPublished = 'We could not publish the site';
export const recordsFaulty = (records: number): string =>
  plural(records, {
    one: '1 record has a mistake: the site shows it as before',
    other: `${count(records)} records have mistakes: the site shows them as before`,
  });
export const failedMessages = (messages: number): string =>
  plural(messages, { one: '1 SMS to a customer failed', other: `${count(messages)} SMS to customers failed` });
export const codesRunOut = 'Sign-in codes are running out';
export const backupFailed = 'The last backup failed';
export const plansNotDone = (changes: number): string =>
  plural(changes, { one: '1 planned change was not done', other: `${count(changes)} planned changes were not done` });

export const today = 'today';
export const byTomorrow = 'by tomorrow';
export const byDay = (day: string): string => `by ${day}`;

/** Says how many records lack something. @param list name of their list @param what as it follows "without" */
export const recordsLacking = (list: string, records: number, what: string): string =>
  `${list}: ${count(records)} without ${what}`;

/** A record by its name, of several that were changed or planned together. */
export const nameAndOthers = (others: number): string =>
  plural(others, { one: '{name} and 1 other', other: `{name} and ${count(others)} others` });
export const planOf = (plan: string): string => `{name}: ${plan}`;
export const planOfMany = (others: number, plan: string): string => `${nameAndOthers(others)}: ${plan}`;
export const allPlanned = (changes: number): string => `Everything planned (${count(changes)})`;

// Overview page.
export const todayTitle = 'Today';
