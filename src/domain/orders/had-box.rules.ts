import { customerWords, type ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { listed } from '#domain/orders/waves.rules.ts';
import { displayName } from '#lib/display-name.ts';
import { formatRupees } from '#lib/money.ts';

/** A box that a home has: paid for, and not cancelled. */
export interface HadBox {
  /** The payment order by which it was bought; whoever wishes a second box beside it names this. */
  payment: string;
  invoiceNumber: string;
  invitationId: string;
  /** The name of its design. */
  design: string;
  sample: boolean;
  state: ParcelState;
}

/** What is about to be ordered, as far as it can repeat a box. */
interface Ordering {
  sample: boolean;
  invitationIds: readonly string[];
}

/** True where a box would be a second one beside an earlier. Samples are tried one design after another, and before the large order. */
export const isSecond = (
  before: Pick<HadBox, 'sample' | 'invitationId'>,
  { sample, invitationIds }: Ordering,
): boolean => (sample ? invitationIds.includes(before.invitationId) : !before.sample);

/** Says which box a home has: `Has a box: Royal peacock, 2627-000042, on its way`. */
export function hadWords(boxes: readonly HadBox[]): string {
  const [box] = boxes;
  if (!box) return '';
  const more = boxes.length > 1 ? ` and ${boxes.length - 1} more` : '';
  const { sample, design, invoiceNumber, state } = box;
  const what = `${displayName(design)}, ${invoiceNumber}, ${lower(customerWords[state])}${more}`;
  return `Has a ${sample ? 'sample' : 'box'}: ${what}`;
}

/** Homes of an order that a question is about. */
export interface AskedHomes {
  names: readonly string[];
  /** Homes of the whole order. */
  of: number;
  /** Paise that their boxes and deliveries come to. */
  amount: number;
}

/** The part of an order that a question is about: `130 of these 175 homes`. */
function partWords({ names, of }: AskedHomes): string {
  if (names.length < of) return `${names.length} of these ${of} homes`;
  return of === 1 ? 'This home' : of === 2 ? 'Both homes' : `All ${of} homes`;
}

const forWords = ({ names, amount }: AskedHomes): string =>
  `${formatRupees(amount)} of the total is for ${names.length === 1 ? 'it' : 'them'}`;

/** Which of the boxes are only being paid for, in another window. */
export type Begun = 'none' | 'some' | 'all';

const boxWords: Record<Begun, string> = {
  none: 'a box',
  some: 'a box, or one that is being paid for in another window',
  all: 'a box that is being paid for in another window',
};

/** Asks about homes that have a box. @param who names them in the sentence, where no list stands beside it */
export function secondWords(homes: AskedHomes, begun: Begun = 'none', who = ''): string {
  const has = homes.names.length === 1 ? 'has' : 'have';
  const already = begun === 'all' ? has : `already ${has}`;
  return `${partWords(homes)}${who && ` (${who})`} ${already} ${boxWords[begun]}; ${forWords(homes)}.`;
}

/** Asks about addresses that nobody has confirmed. */
export const unconfirmedWords = (homes: AskedHomes): string =>
  `The ${homes.names.length === 1 ? 'address' : 'addresses'} of ${lower(partWords(homes))} ${
    homes.names.length === 1 ? 'waits' : 'wait'
  } for “please check”; ${forWords(homes)}.`;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a refusal says to whoever pays: the question, whose homes they are, and what can be done. */
export const secondRefusal = (homes: AskedHomes, begun: Begun): string =>
  `${secondWords(homes, begun, listed(homes.names))} Untick ${homes.names.length === 1 ? 'it' : 'them'}, or order anyway.`;

/** Tells staff of boxes that were paid for twice. @param homes how many of an order; @param orders numbers of those before it */
export function twiceWords(homes: number, orders: readonly string[]): string {
  const who = homes === 1 ? 'One home of this order already has' : `${homes} homes of this order already have`;
  return `${who} a box from order ${listed(orders)}; the family’s order page asks whether ${homes === 1 ? 'it goes' : 'they go'} back, and nobody has answered.`;
}
