import { parcelCustomerTexts, type ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { namesText } from '#domain/orders/waves.rules.ts';
import { displayName } from '#lib/display-name.ts';
import { formatRupees } from '#lib/money.ts';

/** A box that a home has: paid for and not cancelled. */
export interface HadBox {
  /** Id of the payment order that bought it; a wish for a second box names this id. */
  payment: string;
  invoiceNumber: string;
  invitationId: string;
  /** Name of its design. */
  design: string;
  sample: boolean;
  state: ParcelState;
}

/** The part of a new order that decides whether it repeats a box. */
interface Ordering {
  sample: boolean;
  invitationIds: readonly string[];
}

/**
 * Tells whether a new order would bring a home a second box beside an earlier one. An earlier sample does not count for
 * a large order; for a new sample, only an earlier box of the same design counts.
 */
export const isSecond = (
  before: Pick<HadBox, 'sample' | 'invitationId'>,
  { sample, invitationIds }: Ordering,
): boolean => (sample ? invitationIds.includes(before.invitationId) : !before.sample);

/**
 * Returns the text about the boxes that a home has, naming the first and counting the others: `Has a box: Royal
 * peacock, 2627-000042, on its way and 1 more`. Empty when it has none.
 */
export function hadText(boxes: readonly HadBox[]): string {
  const [box] = boxes;
  if (!box) return '';
  const more = boxes.length > 1 ? ` and ${boxes.length - 1} more` : '';
  const { sample, design, invoiceNumber, state } = box;
  const what = `${displayName(design)}, ${invoiceNumber}, ${lower(parcelCustomerTexts[state])}${more}`;
  return `Has a ${sample ? 'sample' : 'box'}: ${what}`;
}

/** The homes that a question is about. */
export interface AskedHomes {
  names: readonly string[];
  /** Number of homes of the whole order. */
  of: number;
  /** Paise for their boxes and deliveries. */
  amount: number;
}

/**
 * Returns the homes in question as a share of the order: `130 of these 175 homes`, `This home`, `Both homes` or `All
 * 175 homes`.
 */
function partText({ names, of }: AskedHomes): string {
  if (names.length < of) return `${names.length} of these ${of} homes`;
  return of === 1 ? 'This home' : of === 2 ? 'Both homes' : `All ${of} homes`;
}

const forText = ({ names, amount }: AskedHomes): string =>
  `${formatRupees(amount)} of the total is for ${names.length === 1 ? 'it' : 'them'}`;

/** How many of the earlier boxes are not bought yet but being paid for in another window. */
export type Begun = 'none' | 'some' | 'all';

const begunTexts: Record<Begun, string> = {
  none: 'a box',
  some: 'a box, or one that is being paid for in another window',
  all: 'a box that is being paid for in another window',
};

/**
 * Returns the text that homes of an order already have a box, and the amount ordered for them.
 * @param begun which of the earlier boxes are still being paid for in another window
 * @param who names of the homes, where the page shows no list of them; empty otherwise
 */
export function secondText(homes: AskedHomes, begun: Begun = 'none', who = ''): string {
  const has = homes.names.length === 1 ? 'has' : 'have';
  const already = begun === 'all' ? has : `already ${has}`;
  return `${partText(homes)}${who && ` (${who})`} ${already} ${begunTexts[begun]}; ${forText(homes)}.`;
}

/** Returns the text that addresses are not confirmed yet, and the amount ordered for these homes. */
export const unconfirmedText = (homes: AskedHomes): string =>
  `The ${homes.names.length === 1 ? 'address' : 'addresses'} of ${lower(partText(homes))} ${
    homes.names.length === 1 ? 'waits' : 'wait'
  } for “please check”; ${forText(homes)}.`;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Returns the refusal of a payment for homes that already have a box: the problem, the names of the homes and the
 * possible actions.
 */
export const secondRefusal = (homes: AskedHomes, begun: Begun): string =>
  `${secondText(homes, begun, namesText(homes.names))} Untick ${homes.names.length === 1 ? 'it' : 'them'}, or order anyway.`;

/**
 * Returns the sentence that warns staff that homes of an order already have a box from earlier orders, and that the
 * customer has not answered yet.
 * @param homes number of these homes
 * @param orders numbers of the earlier orders
 */
export function twiceText(homes: number, orders: readonly string[]): string {
  const who = homes === 1 ? 'One home of this order already has' : `${homes} homes of this order already have`;
  return `${who} a box from order ${namesText(orders)}; the family’s order page asks whether ${homes === 1 ? 'it goes' : 'they go'} back, and nobody has answered.`;
}
