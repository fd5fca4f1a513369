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
  token: 'Command line tokens',
  enquiry: 'Messages of customers',
  schedule: 'Planned changes',
  parcel: 'Steps of boxes',
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
  'rejoin staff': 'joined the staff again',
  'invite staff': `invited ${THING} to the staff`,
  'new-way staff': `made a new way in for ${THING}`,
  'change staff': `changed the account of ${THING}`,
  'withdraw invite': 'took back an invitation to the staff',
  'make token': `made the token ${THING}`,
  'revoke token': `took back the token ${THING}`,
  'renew recovery codes': 'made new recovery codes',
  'add passkey': `added the passkey ${THING}`,
  'remove passkey': `removed the passkey ${THING}`,
  'note order': `wrote a note on the order ${THING}`,
  'release order': `allowed the order ${THING} to be packed before it was paid in full`,
  'refund refund': `sent money back for the order ${THING}`,
  'refund-again refund': `asked again for a refund of the order ${THING}`,
  'settle refund': `marked money of the order ${THING} as settled`,
  'change enquiry': `changed where ${THING} stands`,
  'answer enquiry': `answered ${THING}`,
  'note enquiry': `added a note to ${THING}`,
  'undo enquiry': `undid a change of ${THING}`,
  'ready kitchen': `ticked ${THING} as ready`,
  'not-ready kitchen': `unticked ${THING}`,
  'send-again message': `sent a message about the order ${THING} again`,
  'whatsapp message': `opened a message about the order ${THING} in WhatsApp`,
  'save message-template': `changed the words of ${THING}`,
  'fill rehearsal': 'filled a family for a rehearsal',
  'change settings': `changed the settings ${THING}`,
  'plan schedule': `planned something for ${THING}`,
  'replan schedule': `changed what is planned for ${THING}`,
  'unplan schedule': `removed what was planned for ${THING}`,
  'take-over schedule': `took over what is planned for ${THING}`,
  'publish site': 'asked to publish the site',
  'go back site': 'went back to an earlier release',
  'restore archive': 'restored an archive',
  'move account': 'began to move an account to a new number',
  'moved account': 'moved an account to its new number',
  'stop account': 'stopped the move of an account to a new number',
};

/** Sentence of an enquiry's `erase`. */
export const deletedMessage = 'deleted a message';

/** Sentences of what is done to records of the catalogue. */
export const recordDeeds: Record<string, string> = {
  create: `added ${THING}`,
  change: `changed ${THING}`,
  restore: `brought back an earlier version of ${THING}`,
  withdraw: `withdrew ${THING}`,
  'bring-back': `brought ${THING} back from the bin`,
  move: `moved ${THING}`,
  undo: `undid a change of ${THING}`,
};

export const putOnSite = `put ${THING} on the site`;
export const hidFromSite = `hid ${THING} from the site`;
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

export const changedRole = (from: string, to: string) =>
  `changed the role of ${THING} from ${from.toLowerCase()} to ${to.toLowerCase()}`;
export const closedAccount = `closed the account of ${THING}`;
export const openedAccount = `opened the account of ${THING}`;
/** Homes of an order, by the name of the one home, where it is known. */
const homesOf = (homes: number, name: string, more: boolean) =>
  homes === 1 && name
    ? `${name} (${THING})`
    : plural(homes, {
        one: `a home of ${THING}`,
        other: `${more ? atLeast(homes) : homes} homes of ${THING}`,
      });
/** @param boxes such as `the box for Asha`, @param homes such as `Asha` */
const steps: Record<ParcelState, (boxes: string, homes: string) => string> = {
  placed: (_, homes) => `undid the last step for ${homes}`,
  accepted: (boxes) => `accepted ${boxes}`,
  making: (boxes) => `started making ${boxes}`,
  packed: (boxes) => `packed ${boxes}`,
  sent: (boxes) => `sent ${boxes}`,
  delivered: (boxes) => `delivered ${boxes}`,
  returned: (boxes) => `marked ${boxes} as come back`,
  cancelled: (boxes) => `cancelled ${boxes}`,
};
/** Step of homes of an order; `more` when there may be more of them. */
export const stepped = (state: ParcelState, homes: number, name = '', more = false) => {
  const which = homesOf(homes, name, more);
  return steps[state](plural(homes, { one: `the box for ${which}`, other: `the boxes for ${which}` }), which);
};
export const readyFor = (day: string) => `ticked ${THING} as ready for ${day}`;
export const unreadyFor = (day: string) => `unticked ${THING} for ${day}`;
export const assigned = (to: string) => `gave ${THING} to ${to}`;
export const unassigned = `left ${THING} for anyone to take`;
export const movedTo = (from: string, to: string) => `moved ${THING} from “${from}” to “${to}”`;
export const paidBack = (sum: string) => `sent ${sum} back for the order ${THING}`;

/** Several that were done together. */
export const manyPrices = (count: string, many: string) => `changed ${count} prices of ${many}`;
export const manyFields = (field: string, count: string, many: string) => `changed ${field} of ${count} ${many}`;
export const manyRecords = (deed: string, count: string, many: string) => deed.replace(THING, `${count} ${many}`);
export const manyMessages = (count: string) => `sent ${count} messages to customers again`;
export const manyTicks = (count: string) => `ticked ${count} things as ready in the kitchen`;
export const manyUnticked = (count: string) => `unticked ${count} things in the kitchen`;
export const atLeast = (count: number) => `${count} or more`;

export const anOrder = 'an order';
export const severalOrders = (count: number) => `${count} orders`;
export const aMessage = 'a message';
export const messageOf = (sender: string) => `the message of ${sender}`;
export const something = 'something';
export const somebody = 'somebody';
export const withArticle = (one: string) => (/^[aeiou]/i.test(one) ? `an ${one}` : `a ${one}`);
export const eachOf = (count: number) => `Each of the ${count}`;

export const today = (time: string) => `today ${time}`;
export const yesterday = (time: string) => `yesterday ${time}`;

// Log values.
export const maySignIn = 'May sign in';
export const whoAnswers = 'Who answers';
export const nobody = 'nobody';
export const nothing = '(nothing)';
export const asksForDeletion = 'Asks for deletion';
export const dltId = 'DLT id';
export const stillToPay = 'Still to pay';
export const heldBy = 'Held by';
export const madeFor = 'Made for';
export const sentTogether = 'Sent together';
export const goodForDays = 'Good for (days)';
export const heldSince = 'Held since';
export const placeInList = 'Place in the list';

// Log page.
export const logTitle = 'What was done';
export const byWhom = 'By whom';
export const everybody = 'Everybody';
export const aboutWhat = 'About what';
export const everything = 'Everything';
export const showEverything = 'Show all';
export const logEmpty = 'Nothing here yet';
export const showOlder = 'Show older';
export const onlyOneRecord = 'Only what was done to one record.';
