import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { pluralsOf } from '#lib/plurals.ts';

const plural = pluralsOf('en');

/** Stands in a sentence for the thing that it is about, which the page draws as a link. */
export const THING = '\u{E000}';

/** Kinds of the log that are no records of the catalogue. */
export const otherKinds: Record<string, string> = {
  session: 'Signing in',
  staff: 'Staff',
  invite: 'Invitations to the staff',
  'recovery codes': 'Recovery codes',
  passkey: 'Passkeys',
  token: 'Tokens of the command line',
  enquiry: 'Messages of customers',
  schedule: 'Planned changes',
  parcel: 'Steps of parcels',
  order: 'Notes on orders, and what may be packed unpaid',
  kitchen: 'Ticks of the kitchen',
  refund: 'Money back',
  message: 'Messages to customers',
  'message-template': 'Words of messages',
  settings: 'Settings',
  site: 'The public site',
  archive: 'Restored archives',
  account: 'Accounts with a new number',
  rehearsal: 'Rehearsals',
};

/** Sentences by `action kind`, to follow the name of who did it. */
export const deeds: Record<string, string> = {
  'sign-in session': 'signed in',
  'join staff': 'joined the staff',
  'rejoin staff': 'came in again',
  'invite staff': `invited ${THING} to the staff`,
  'new-way staff': `made a new way in for ${THING}`,
  'change staff': `changed the account of ${THING}`,
  'withdraw invite': 'took a link for the staff back',
  'make token': `made the token ${THING}`,
  'revoke token': `took the token ${THING} back`,
  'renew recovery codes': 'made new recovery codes',
  'add passkey': `added the passkey ${THING}`,
  'remove passkey': `took the passkey ${THING} away`,
  'note order': `noted something about the order ${THING}`,
  'release order': `let the order ${THING} be packed before it was paid in full`,
  'refund refund': `sent money back for the order ${THING}`,
  'refund-again refund': `asked again for a refund of the order ${THING}`,
  'settle refund': `declared money of the order ${THING} settled`,
  'change enquiry': `changed where ${THING} stands`,
  'answer enquiry': `answered ${THING}`,
  'note enquiry': `added a note to ${THING}`,
  'erase enquiry': 'erased a message',
  'undo enquiry': `took back a change of ${THING}`,
  'ready kitchen': `ticked ${THING} as ready`,
  'not-ready kitchen': `took the tick of ${THING} away`,
  'send-again message': `sent a message about the order ${THING} again`,
  'whatsapp message': `opened a message about the order ${THING} in WhatsApp`,
  'save message-template': `changed the words of ${THING}`,
  'fill rehearsal': 'filled a family for a rehearsal',
  'change settings': `changed the settings ${THING}`,
  'plan schedule': `planned something for ${THING}`,
  'replan schedule': `changed what is planned for ${THING}`,
  'unplan schedule': `removed what was planned for ${THING}`,
  'take-over schedule': `took over what is planned for ${THING}`,
  'publish site': 'published the site',
  'go back site': 'went back to an earlier release',
  'restore archive': 'restored an archive',
  'move account': 'began to move an account to a new number',
  'moved account': 'moved an account to its new number',
  'stop account': 'kept the number of an account',
};

/** Sentences of what is done to records of the catalogue. */
export const recordDeeds: Record<string, string> = {
  create: `added ${THING}`,
  change: `changed ${THING}`,
  restore: `brought an earlier version of ${THING} back`,
  withdraw: `withdrew ${THING}`,
  'bring-back': `brought ${THING} back from the bin`,
  move: `moved ${THING}`,
  undo: `took back a change of ${THING}`,
};

export const put = `put ${THING} on the site`;
export const hid = `hid ${THING} from the site`;
export const moved = (from: string, to: string) => `moved ${THING} from place ${from} to place ${to}`;
export const price = 'price';
/** A field by its label, within a sentence. */
export const quoted = (label: string) => `“${label}”`;
/** One field of a thing, whose values are short. */
export const changedField = (field: string, from: string, to: string) =>
  field === price
    ? `changed the price of ${THING} from ${from} to ${to}`
    : `changed ${field} of ${THING} from ${from} to ${to}`;
export const changedFields = (fields: string) => `changed ${fields} of ${THING}`;
export const switched = (label: string, to: string) => `set “${label}” of ${THING} to ${to.toLowerCase()}`;
export const changedSetting = (label: string, from: string, to: string) =>
  `changed “${label}” in the settings ${THING} from ${from} to ${to}`;

export const role = (from: string, to: string) => `made ${THING}, ${from.toLowerCase()} before, ${to.toLowerCase()}`;
export const closed = `closed the account of ${THING}`;
export const opened = `opened the account of ${THING}`;
/** Homes of an order, by the name of the one home, where it is known. */
const homesOf = (homes: number, name: string, more: boolean) =>
  homes === 1 && name
    ? `the home of ${name} (${THING})`
    : plural(homes, {
        one: `a home of ${THING}`,
        other: `${more ? atLeast(homes) : homes} homes of ${THING}`,
      });
const steps: Record<ParcelState, (what: string) => string> = {
  placed: (what) => `put back ${what}`,
  accepted: (what) => `accepted ${what}`,
  making: (what) => `began to make ${what}`,
  packed: (what) => `packed ${what}`,
  sent: (what) => `sent ${what}`,
  delivered: (what) => `delivered ${what}`,
  returned: (what) => `noted that ${what} came back`,
  cancelled: (what) => `cancelled ${what}`,
};
/** Step of homes of an order; `more` when there may be more of them. */
export const stepped = (state: ParcelState, homes: number, name = '', more = false) =>
  steps[state](homesOf(homes, name, more));
export const readyFor = (day: string) => `ticked ${THING} as ready for ${day}`;
export const unreadyFor = (day: string) => `took the tick of ${THING} for ${day} away`;
export const assigned = (to: string) => `gave ${THING} to ${to}`;
export const unassigned = `gave ${THING} to nobody`;
export const stands = (from: string, to: string) => `put ${THING} from “${from}” to “${to}”`;
export const paidBack = (sum: string) => `sent ${sum} back for the order ${THING}`;

/** Several that were done together. */
export const manyPrices = (count: string, many: string) => `changed ${count} prices of ${many}`;
export const manyFields = (field: string, count: string, many: string) => `changed ${field} of ${count} ${many}`;
export const manyRecords = (deed: string, count: string, many: string) => deed.replace(THING, `${count} ${many}`);
export const manyMessages = (count: string) => `sent ${count} messages to customers again`;
export const manyTicks = (count: string) => `ticked ${count} things as ready in the kitchen`;
export const manyUnticked = (count: string) => `took ${count} ticks of the kitchen away`;
export const atLeast = (count: number) => `${count} or more`;

export const anOrder = 'an order';
export const orders = (count: number) => `${count} orders`;
export const aMessage = 'a message';
export const messageOf = (sender: string) => `the message of ${sender}`;
export const something = 'something';
export const somebody = 'somebody';
export const a = (one: string) => (/^[aeiou]/i.test(one) ? `an ${one}` : `a ${one}`);
export const each = (count: number) => `Each of the ${count}`;

export const today = (time: string) => `today ${time}`;
export const yesterday = (time: string) => `yesterday ${time}`;

// Log values.
export const maySign = 'May sign in';
export const whoAnswers = 'Who answers';
export const wishErased = 'Wish to be erased';
export const dltId = 'DLT id';
export const stillPaid = 'Still to be paid';
export const heldBy = 'Held by';
export const madeFor = 'Made for';
export const sentTogether = 'Sent together';
export const goodManyDays = 'Good for so many days';
export const heldSince = 'Held since';
export const placeList = 'Place in the list';

// Log page.
export const whatDone = 'What was done';
export const byWhom = 'By whom';
export const everybody = 'Everybody';
export const aboutWhat = 'About what';
export const everything = 'Everything';
export const showAll = 'Show all';
export const nothingDoneYet = 'Nothing was done yet';
export const showOlder = 'Show older';

// Log page.
export const onlyWhatDoneOne = 'Only what was done to one record.';
