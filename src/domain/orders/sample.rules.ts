import { readableDay } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';
import { DAY } from '#lib/time.ts';
import * as say from '#domain/orders/sample.texts.ts';

/**
 * A sample is one box that a family orders for itself before it orders many. Its price (the box, its sweets and their
 * tax, without delivery) is taken off one later order of the same invitation design, whatever its size, box type or
 * sweets. An order takes off one sample of each design, the dearest one. When an order is refunded whole, its sample
 * can be used again.
 */

/** Days after its payment during which a sample can be taken off. */
const SAMPLE_DAYS = 60;

/** Fewest boxes of its design in an order that a sample is taken off. */
export const LARGE_ORDER = 10;

/** Fewest paise that remain for the goods of a design: the provider takes no smaller payment. */
const LEAST = 1_00;

/**
 * Returns the ISO time until which a sample can be taken off an order: 60 days after its payment.
 * @param paidAt ISO time
 */
export const sampleUntil = (paidAt: string): string => new Date(Date.parse(paidAt) + SAMPLE_DAYS * DAY).toISOString();

/** A sample that no order has taken off yet; `price` in paise, `until` an ISO time. */
export interface OpenSample {
  /** Id of the sample's order. */
  orderId: string;
  invoiceNumber: string;
  invitationId: string;
  price: number;
  until: string;
}

/** A sample taken off an order, with the paise of it. */
export interface SampleOff {
  orderId: string;
  invoiceNumber: string;
  invitationId: string;
  amount: number;
}

/** Boxes of a design in an order; `goods` in paise before samples are taken off. */
interface BoxesOfDesign {
  invitationId: string;
  boxes: number;
  goods: number;
}

const dearer = (one: OpenSample, other: OpenSample): number =>
  other.price - one.price || one.until.localeCompare(other.until) || one.orderId.localeCompare(other.orderId);

/**
 * Returns the samples taken off an order, the dearest of each design, and the paise taken off each entry of `designs`.
 * Only designs with at least 10 boxes count, and one rupee remains to be paid for their goods.
 */
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

/** Adds up the paise of several samples. */
export const sampleSum = (samples: readonly Pick<SampleOff, 'amount'>[]): number =>
  samples.reduce((sum, { amount }) => sum + amount, 0);

/** The boxes of an order, with what was taken off for samples. */
interface Boxes {
  invitationId: string;
  goods: number;
  /** Paise already taken off `goods`. */
  sampleOff?: number;
}

/** An order with the samples taken off it. */
interface WithSamples extends Boxes {
  circles?: Boxes[];
  samples?: SampleOff[];
  /** Paise that were not taken off because another order was paid first. */
  sampleLost?: number;
}

/**
 * Returns an order at its price without the samples that could not be taken off; `sampleLost` is the difference in
 * paise.
 */
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

/** State of a sample: it can be taken off, was taken off an order, is too old, or was refunded. */
export type SampleState = 'open' | 'used' | 'over' | 'void';

/**
 * Returns the text about a sample on the page of its own order.
 * @param order name of the order that used it; for state `used` only
 */
export function sampleText(
  { state, price, until }: { state: SampleState; price: number; until: string },
  order = say.unnamedOrder,
): string {
  if (state === 'used') return say.sampleUsed(formatRupees(price), order);
  if (state === 'void') return say.sampleCancelled;
  if (state === 'over') return say.sampleExpired(readableDay(until));
  return say.sampleOpen(formatRupees(price), LARGE_ORDER, readableDay(until));
}

/**
 * Returns the text that a sample's price is not refunded because it was taken off another order.
 * @param by number of that order
 */
export const spentSampleText = ({ amount, by }: { amount: number; by: string }): string =>
  say.sampleStaysOff(formatRupees(amount), by);

/** Promise shown before a sample is ordered. */
export const SAMPLE_PROMISE = say.sampleOffer(LARGE_ORDER, SAMPLE_DAYS);

/** Returns the text, shown before the payment, about samples taken off; empty when there are none. */
export const comesOffText = (samples: readonly Pick<SampleOff, 'amount'>[]): string =>
  samples.length === 0 ? '' : say.samplesComeOff(samples.length, formatRupees(sampleSum(samples)));

/** Returns the text about a sample that can be taken off a larger order. */
export const mayComeOffText = ({ price, until }: Pick<OpenSample, 'price' | 'until'>): string =>
  say.sampleToUse(formatRupees(price), LARGE_ORDER, readableDay(until));

/** Returns the text about the amount still to be paid because another order had used the sample. @param lost paise */
export const lostSampleText = (lost: number): string => say.sampleLost(formatRupees(lost));
