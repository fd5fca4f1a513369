import { readableDay } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';
import { DAY } from '#lib/time.ts';

/**
 * A sample is one box that a family sends itself before it orders many. Its price (the box with its sweets and the tax in it,
 * not its delivery) comes off one later order of the same invitation design, whatever size, box type or sweets that has. An
 * order takes off one sample of each design, the dearest. Where the money of the whole order goes back, the sample counts again.
 */

/** Days after its payment within which a sample comes off. */
const SAMPLE_DAYS = 60;

/** So many boxes of its design an order has at least that a sample comes off. */
export const LARGE_ORDER = 10;

/** What an order keeps at least of the goods of a design, paise: the provider takes no payment below it. */
const LEAST = 1_00;

/** Until when (ISO time) a sample that was paid then (ISO time) comes off. */
export const sampleUntil = (paidAt: string): string => new Date(Date.parse(paidAt) + SAMPLE_DAYS * DAY).toISOString();

/** A sample that has not come off any order yet; `price` in paise, `until` an ISO time. */
export interface OpenSample {
  /** The order by which it came. */
  orderId: string;
  invoiceNumber: string;
  invitationId: string;
  price: number;
  until: string;
}

/** A sample that comes off an order, and how many paise of it. */
export interface SampleOff {
  orderId: string;
  invoiceNumber: string;
  invitationId: string;
  amount: number;
}

/** Boxes of a design in an order; `goods` in paise, before anything came off. */
interface BoxesOfDesign {
  invitationId: string;
  boxes: number;
  goods: number;
}

const dearer = (one: OpenSample, other: OpenSample): number =>
  other.price - one.price || one.until.localeCompare(other.until) || one.orderId.localeCompare(other.orderId);

/** Which samples come off an order, and how much of them off each of its box designs, in paise. */
export function samplesOff(
  designs: readonly BoxesOfDesign[],
  samples: readonly OpenSample[],
): { samples: SampleOff[]; off: number[] } {
  const off = designs.map(() => 0);
  const taken: SampleOff[] = [];
  for (const invitationId of new Set(designs.map((design) => design.invitationId))) {
    const its = designs.filter((design) => design.invitationId === invitationId);
    const boxes = its.reduce((sum, design) => sum + design.boxes, 0);
    const goods = its.reduce((sum, design) => sum + design.goods, 0);
    const [best] = samples.filter((sample) => sample.invitationId === invitationId).sort(dearer);
    const amount = best ? Math.min(best.price, goods - LEAST) : 0;
    if (!best || boxes < LARGE_ORDER || amount <= 0) continue;
    let left = amount;
    for (const [at, design] of designs.entries()) {
      if (design.invitationId !== invitationId) continue;
      const part = Math.min(left, design.goods);
      off[at] = part;
      left -= part;
    }
    taken.push({ orderId: best.orderId, invoiceNumber: best.invoiceNumber, invitationId, amount });
  }
  return { samples: taken, off };
}

/** Several samples together, paise. */
export const sampleSum = (samples: readonly Pick<SampleOff, 'amount'>[]): number =>
  samples.reduce((sum, { amount }) => sum + amount, 0);

/** Boxes as far as samples came off them. */
interface Boxes {
  invitationId: string;
  goods: number;
  /** Paise that came off `goods`. */
  sampleOff?: number;
}

/** An order as far as samples came off it. */
interface WithSamples extends Boxes {
  circles?: Boxes[];
  samples?: SampleOff[];
  /** Paise that were to come off and did not, because another order was paid first. */
  sampleLost?: number;
}

/** The same order without some of its samples, which came off another one meanwhile: its goods cost what they cost without them. */
export function withoutSamples<Order extends WithSamples>(order: Order, lost: readonly SampleOff[]): Order {
  if (lost.length === 0) return order;
  const designs = new Set(lost.map(({ invitationId }) => invitationId));
  const amount = sampleSum(lost);
  const circles = order.circles?.map((circle) =>
    designs.has(circle.invitationId)
      ? { ...circle, goods: circle.goods + (circle.sampleOff ?? 0), sampleOff: 0 }
      : circle,
  );
  return {
    ...order,
    goods: order.goods + amount,
    sampleOff: (order.sampleOff ?? 0) - amount,
    samples: (order.samples ?? []).filter(({ invitationId }) => !designs.has(invitationId)),
    sampleLost: amount,
    ...(circles ? { circles } : {}),
  };
}

/** How it stands with a sample: it may come off, came off an order, is too old, or its money went back. */
export type SampleState = 'open' | 'used' | 'over' | 'void';

/** What is said of a sample on its own order. @param order how the order is called that it came off */
export function sampleWords(
  { state, price, until }: { state: SampleState; price: number; until: string },
  order = 'your order',
): string {
  if (state === 'used') return `This is a sample. Its ${formatRupees(price)} came off ${order}.`;
  if (state === 'void') return 'This is a sample. It was cancelled or refunded, so nothing of it comes off an order.';
  if (state === 'over') return `This is a sample. Its price came off orders until ${readableDay(until)}.`;
  return `This is a sample. Its ${formatRupees(price)} comes off an order of ${LARGE_ORDER} or more boxes of this design until ${readableDay(until)}.`;
}

/** Why what came off another order does not go back. @param by the number of that order */
export const spentSampleWords = ({ amount, by }: { amount: number; by: string }): string =>
  `${formatRupees(amount)} of this sample came off order ${by} and stays there.`;

/** What is promised of a sample before it is ordered. */
export const SAMPLE_PROMISE = `One box to your own address. Its price comes off when you order ${LARGE_ORDER} or more of this design within ${SAMPLE_DAYS} days.`;

/** What somebody reads before Pay whose samples come off; empty where none does. */
export const comesOffWords = (samples: readonly Pick<SampleOff, 'amount'>[]): string =>
  samples.length === 0
    ? ''
    : `${formatRupees(sampleSum(samples))} of your ${samples.length === 1 ? 'sample comes' : 'samples comes'} off.`;

/** The same where the order is not large enough yet. */
export const mayComeOffWords = ({ price, until }: Pick<OpenSample, 'price' | 'until'>): string =>
  `${formatRupees(price)} of your sample comes off when you order ${LARGE_ORDER} or more boxes of this design until ${readableDay(until)}.`;

/** What is still to be paid of an order whose sample came off another one. @param lost paise */
export const lostSampleWords = (lost: number): string =>
  `Your sample had come off another order of yours already, so ${formatRupees(lost)} of this one is still to be paid before it is packed.`;
