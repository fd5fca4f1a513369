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
  `${count(homes)} ${plural(homes, { one: 'home is late', other: 'homes are late' })}`;
export const homesLeaving = (homes: number): string =>
  `${count(homes)} ${plural(homes, { one: 'home leaves today', other: 'homes leave today' })}`;
export const packHomes = (homes: number, when: string): string =>
  `Pack ${count(homes)} ${plural(homes, { one: 'home', other: 'homes' })} ${when}`;
export const makeSweets = (weight: string, kinds: number, when: string): string =>
  `Make ${weight} of ${count(kinds)} ${plural(kinds, { one: 'sweet', other: 'sweets' })} ${when}`;
export const answerMessages = (messages: number, since: string): string =>
  messages === 1
    ? `Answer 1 message, waiting since ${since}`
    : `Answer ${count(messages)} messages, the longest waiting since ${since}`;
export const sendMoneyBack = (refunds: number, amount: number): string =>
  refunds === 1
    ? `Send ${formatRupees(amount)} back`
    : `Send ${formatRupees(amount)} back, in ${count(refunds)} refunds`;
export const lookAtPayments = (payments: number): string =>
  `Look at ${count(payments)} ${plural(payments, { one: 'payment', other: 'payments' })}`;
export const paymentsUnheard = (payments: number): string =>
  `${count(payments)} ${plural(payments, { one: 'payment', other: 'payments' })} came without the payment provider’s notice`;
export const balancesDue = (orders: number, amount: number): string =>
  orders === 1
    ? `1 order leaves within a week, ${formatRupees(amount)} still to pay`
    : `${count(orders)} orders leave within a week, ${formatRupees(amount)} still to pay`;
export const notPublished = 'We could not publish the site';
export const recordsFaulty = (records: number): string =>
  `${count(records)} ${plural(records, { one: 'record has a mistake: the site shows it', other: 'records have mistakes: the site shows them' })} as before`;
export const failedMessages = (messages: number): string =>
  plural(messages, { one: '1 SMS to a customer failed', other: `${count(messages)} SMS to customers failed` });
export const codesRunOut = 'Sign-in codes are running out';
export const backupFailed = 'The last backup failed';
export const plansNotDone = (changes: number): string =>
  `${count(changes)} planned ${plural(changes, { one: 'change was', other: 'changes were' })} not done`;

export const today = 'today';
export const byTomorrow = 'by tomorrow';
export const byDay = (day: string): string => `by ${day}`;

/** Says how many records lack something. @param list name of their list @param what as it follows "without" */
export const recordsLacking = (list: string, records: number, what: string): string =>
  `${list}: ${count(records)} without ${what}`;

/** A record by its name, of several that were changed or planned together. */
export const nameAndOthers = (others: number): string =>
  `{name} and ${count(others)} ${plural(others, { one: 'other', other: 'others' })}`;
export const planOf = (plan: string): string => `{name}: ${plan}`;
export const planOfMany = (others: number, plan: string): string => `${nameAndOthers(others)}: ${plan}`;
export const allPlanned = (changes: number): string => `Everything planned (${count(changes)})`;

// Overview page.
export const todayTitle = 'Today';
