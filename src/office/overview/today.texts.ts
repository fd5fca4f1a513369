import { formatRupees } from '#lib/money.ts';
import { pluralsOf } from '#lib/plurals.ts';

const plural = pluralsOf('en');
const count = (many: number): string => many.toLocaleString('en-IN');

export const greeting = (name: string): string => `Good to see you, ${name}.`;
export const todo = 'To do now';
export const nothingToDo = 'All done for now. Time for a cup of chai.';
export const figures = 'How it goes';
export const house = 'Backup and messages';
export const devices = 'Your devices and keys';
export const planned = 'Planned';
export const missing = 'Missing';
export const changed = 'Changed last';
export const nothingPlanned = 'Nothing is planned.';
export const nothingChanged = 'Nobody has changed anything yet.';

export const late = (homes: number): string =>
  `${count(homes)} ${plural(homes, { one: 'home is late', other: 'homes are late' })}`;
export const leaves = (homes: number): string =>
  `${count(homes)} ${plural(homes, { one: 'home leaves today', other: 'homes leave today' })}`;
export const pack = (homes: number, when: string): string =>
  `Pack ${count(homes)} ${plural(homes, { one: 'home', other: 'homes' })} ${when}`;
export const make = (weight: string, kinds: number, when: string): string =>
  `Make ${weight} of ${count(kinds)} ${plural(kinds, { one: 'sweet', other: 'sweets' })} ${when}`;
export const answer = (messages: number, since: string): string =>
  messages === 1
    ? `Answer 1 message, waiting since ${since}`
    : `Answer ${count(messages)} messages, the longest waiting since ${since}`;
export const back = (refunds: number, amount: number): string =>
  refunds === 1
    ? `Send ${formatRupees(amount)} back`
    : `Send ${formatRupees(amount)} back, in ${count(refunds)} refunds`;
export const look = (payments: number): string =>
  `Look at ${count(payments)} ${plural(payments, { one: 'payment', other: 'payments' })}`;
export const unheard = (payments: number): string =>
  `${count(payments)} ${plural(payments, { one: 'payment', other: 'payments' })} came without the payment provider’s notice`;
export const rest = (orders: number, amount: number): string =>
  orders === 1
    ? `1 order leaves within a week and lacks ${formatRupees(amount)}`
    : `${count(orders)} orders leave within a week and lack ${formatRupees(amount)}`;
export const publish = 'The site could not be published';
export const faults = (records: number): string =>
  `${count(records)} ${plural(records, { one: 'record has a mistake and stays', other: 'records have a mistake and stay' })} as before on the site`;
export const failedMessages = (messages: number): string => `${count(messages)} SMS to customers failed`;
export const codes = 'Codes to sign in run out';
export const backup = 'The last backup failed';
export const plans = (changes: number): string =>
  `${count(changes)} planned ${plural(changes, { one: 'change was', other: 'changes were' })} not done`;

export const today = 'today';
export const tomorrow = 'by tomorrow';
export const by = (day: string): string => `by ${day}`;

/** Says how many records lack something. @param list name of their list @param what as it follows "without" */
export const lacks = (list: string, records: number, what: string): string =>
  `${list}: ${count(records)} without ${what}`;

export const others = (records: number): string =>
  ` and ${count(records)} ${plural(records, { one: 'other', other: 'others' })}`;
export const allPlanned = (changes: number): string => `All that is planned (${count(changes)})`;

// Overview page.
export const today2 = 'Today';
