import { parcelCustomerTexts, type ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { namesText } from '#domain/orders/waves.rules.ts';
import { displayName } from '#lib/display-name.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#domain/orders/had-box.texts.ts';

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
 * peacock, 2627-000042, on its way, and 1 more`. Empty when it has none.
 */
export function hadText(boxes: readonly HadBox[]): string {
  const [box] = boxes;
  if (!box) return '';
  const { sample, design, invoiceNumber, state } = box;
  const what = [displayName(design), invoiceNumber, lower(parcelCustomerTexts[state])].join(', ');
  const more = boxes.length - 1;
  if (more === 0) return sample ? say.hasSample(what) : say.hasBox(what);
  return sample ? say.hasSampleAndMore(what, more) : say.hasBoxAndMore(what, more);
}

/** The homes that a question is about. */
export interface AskedHomes {
  names: readonly string[];
  /** Number of homes of the whole order. */
  of: number;
  /** Paise for their boxes and deliveries. */
  amount: number;
}

/** How many of the earlier boxes are not bought yet but being paid for in another window. */
export type Begun = 'none' | 'some' | 'all';

const secondTexts: Record<Begun, (homes: say.SomeHomes, amount: string) => string> = {
  none: say.secondBox,
  some: say.secondBoxOrBegun,
  all: say.secondBoxBegun,
};

/**
 * Returns the text that homes of an order already have a box, and the amount ordered for them.
 * @param begun which of the earlier boxes are still being paid for in another window
 * @param who names of the homes, where the page shows no list of them; empty otherwise
 */
export function secondText({ names, of, amount }: AskedHomes, begun: Begun = 'none', who = ''): string {
  return secondTexts[begun]({ count: names.length, of, names: who }, formatRupees(amount));
}

/** Returns the text that addresses are not confirmed yet, and the amount ordered for these homes. */
export const unconfirmedText = ({ names, of, amount }: AskedHomes): string =>
  say.addressesUnconfirmed({ count: names.length, of, names: '' }, formatRupees(amount));

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Returns the refusal of a payment for homes that already have a box: the problem, the names of the homes and the
 * possible actions.
 */
export const secondRefusal = (homes: AskedHomes, begun: Begun): string =>
  say.untickOrOrderAnyway(homes.names.length, secondText(homes, begun, namesText(homes.names)));

/**
 * Returns the sentence that warns staff that homes of an order already have a box from earlier orders, and that the
 * customer has not answered yet.
 * @param homes number of these homes
 * @param orders numbers of the earlier orders
 * @param who names of the homes, where the page shows no list of them; empty otherwise
 */
export function twiceText(homes: number, orders: readonly string[], who = ''): string {
  return say.homesHadBox(homes, who, namesText(orders));
}
