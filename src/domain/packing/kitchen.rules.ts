import { countText } from '#lib/money.ts';
import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { leavesBy, type Promised } from '#domain/delivery/dispatch.rules.ts';
import type { OrderedInvitation, OrderedItem } from '#domain/orders/order.rules.ts';
import * as say from '#domain/packing/kitchen.texts.ts';
import { gramsOf } from '#domain/pricing/pricing.rules.ts';
import { weightText } from '#lib/weights.ts';
import { yearMonthDay } from '#lib/dates.ts';

/** The part of an order that the kitchen needs: what was bought, and how much of it is not packed yet. */
export type KitchenOrder = {
  orderedAt: string;
  promised?: Promised | undefined;
  open: number;
  /** True while it is not paid in full and nothing is packed. */
  unpaid?: boolean;
} & (
  | { kind: 'invitation'; content: Pick<OrderedInvitation, 'weight' | 'tempId' | 'sections'> }
  | { kind: 'item'; content: Pick<OrderedItem, 'kind' | 'itemId' | 'name' | 'quantity' | 'unit'> }
);

/**
 * Amounts are whole sixtieths of a gram: boxes have 1, 3, 4 or 5 equal sections, so a section of any box is a whole
 * number of them and no sum is rounded.
 */
export const PARTS = 60;

/** A number of pieces of equal weight. */
export interface Portion {
  parts: number;
  count: number;
}

/** Amount needed of one sweet or dry fruit, with its pieces, the largest first. */
export interface KitchenLine {
  id: string;
  kind: 'sweet' | 'dry-fruit';
  name: string;
  parts: number;
  portions: Portion[];
}

/** Everything that has to be ready by the end of a day (`yyyy-mm-dd`, Indian time). */
export interface KitchenDay {
  day: string;
  /** Boxes to pack: the boxes of invitations, and one for each sweet or dry fruit that is sold by itself. */
  boxes: number;
  /** Number of them that are not paid in full; missing when all are. */
  unpaid?: number;
  lines: KitchenLine[];
}

/** Returns the day (`yyyy-mm-dd`, Indian time) by which an order leaves the shop. */
export function leavingDay(order: {
  kind: 'invitation' | 'item';
  content: object;
  orderedAt: string;
  promised?: Promised | undefined;
}): string {
  const kind = order.kind === 'item' ? (order.content as Pick<OrderedItem, 'kind'>).kind : 'invitation';
  return yearMonthDay(leavesBy(kind, order.orderedAt, order.promised));
}

/**
 * Returns the pieces of sweets and dry fruits that an order still needs, none when it has no open boxes. An item sold
 * by weight is one piece in one parcel.
 */
function needsOf(order: KitchenOrder): (Pick<KitchenLine, 'id' | 'kind' | 'name'> & Portion)[] {
  if (order.open <= 0) return [];
  if (order.kind === 'item') {
    const { kind, itemId: id, name, quantity, unit } = order.content;
    return [{ id, kind, name, parts: gramsOf(quantity, unit === 'gm' ? 'gm' : 'kg') * PARTS, count: 1 }];
  }
  const { weight, tempId, sections } = order.content;
  const parts = (weight * PARTS) / boxTypeOf(tempId).sections;
  return sections.map(({ sweetId: id, name }) => ({ id, kind: 'sweet', name, parts, count: order.open }));
}

/**
 * Adds up the amounts that open orders need, by the day on which they leave. Days are sorted by date, products within a
 * day by descending amount.
 */
export function kitchenDays(orders: readonly KitchenOrder[]): KitchenDay[] {
  const days = new Map<string, Map<string, KitchenLine>>();
  const boxes = new Map<string, number>();
  const unpaid = new Map<string, number>();
  for (const order of orders) {
    const day = leavingDay(order);
    const lines = days.get(day) ?? new Map<string, KitchenLine>();
    for (const { parts, count, ...what } of needsOf(order)) {
      const line = lines.get(what.id) ?? { ...what, parts: 0, portions: [] };
      const portion = line.portions.find((one) => one.parts === parts);
      if (portion) portion.count += count;
      else line.portions.push({ parts, count });
      line.parts += parts * count;
      lines.set(what.id, line);
    }
    if (lines.size > 0) days.set(day, lines);
    const open = order.kind === 'item' ? Math.min(1, order.open) : order.open;
    boxes.set(day, (boxes.get(day) ?? 0) + Math.max(0, open));
    if (order.unpaid) unpaid.set(day, (unpaid.get(day) ?? 0) + Math.max(0, open));
  }
  return [...days]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([day, lines]) => ({
      day,
      boxes: boxes.get(day) ?? 0,
      ...(unpaid.has(day) ? { unpaid: unpaid.get(day) ?? 0 } : {}),
      lines: [...lines.values()]
        .map((line) => ({ ...line, portions: line.portions.sort((one, other) => other.parts - one.parts) }))
        .sort((one, other) => other.parts - one.parts || one.name.localeCompare(other.name)),
    }));
}

/** Amount that is still to be made, and of how many sweets and dry fruits. */
export interface LeftToMake {
  /** Sixtieths of a gram. */
  parts: number;
  kinds: number;
}

/** Adds up what days need beyond the amounts that are ready. */
export function leftToMake(
  days: readonly KitchenDay[],
  ready: readonly { day: string; id: string; parts: number }[],
): LeftToMake {
  const made = new Map(ready.map(({ day, id, parts }) => [`${day} ${id}`, parts]));
  const left = days.flatMap(({ day, lines }) =>
    lines.map(({ id, parts }) => ({ id, parts: parts - (made.get(`${day} ${id}`) ?? 0) })),
  );
  const open = left.filter(({ parts }) => parts > 0);
  return { parts: open.reduce((sum, { parts }) => sum + parts, 0), kinds: new Set(open.map(({ id }) => id)).size };
}

/** Capacity and working days of the shop, from its settings. */
export interface KitchenPlan {
  /** Boxes and kilograms a day; 0 for no limit. */
  capacity: { boxes: number; kilograms: number };
  /** Working days of the week (Sunday is 0), and days (`yyyy-mm-dd`) on which the shop is closed all the same. */
  days: { open: readonly number[]; closed: readonly string[] };
}

/**
 * Returns a sentence for each problem of a day: the kitchen is closed, boxes are not paid in full, or more boxes or
 * kilograms than a day's capacity. Empty when there is none.
 */
export function dayProblems({ day, boxes, unpaid = 0, lines }: KitchenDay, { capacity, days }: KitchenPlan): string[] {
  const parts = lines.reduce((sum, line) => sum + line.parts, 0);
  const most = capacity.kilograms * 1000 * PARTS;
  const works = days.open.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !days.closed.includes(day);
  return [
    works ? '' : say.kitchenClosed,
    unpaid === 0 ? '' : unpaid < boxes ? say.boxesNotPaid(unpaid, boxes) : say.noBoxPaid(boxes),
    capacity.boxes > 0 && boxes > capacity.boxes
      ? say.tooManyBoxes(countText(boxes), countText(boxes - capacity.boxes))
      : '',
    most > 0 && parts > most ? say.tooMuchWeight(aboutWeight(parts), aboutWeight(parts - most)) : '',
  ].filter(Boolean);
}

/** Adds up the amounts of all days by product, sorted by descending amount. */
export function allDays(days: readonly KitchenDay[]): KitchenLine[] {
  const lines = new Map<string, KitchenLine>();
  for (const line of days.flatMap((one) => one.lines)) {
    const sum = lines.get(line.id) ?? { ...line, parts: 0, portions: [] };
    sum.parts += line.parts;
    for (const { parts, count } of line.portions) {
      const portion = sum.portions.find((one) => one.parts === parts);
      if (portion) portion.count += count;
      else sum.portions.push({ parts, count });
    }
    lines.set(line.id, sum);
  }
  return [...lines.values()].sort((one, other) => other.parts - one.parts || one.name.localeCompare(other.name));
}

/**
 * Returns an amount as people say it, rounded up so that it is never too low: `375 gm`, `2.07 kg`, `185.8 kg`.
 * @param parts sixtieths of a gram
 */
export function aboutWeight(parts: number): string {
  const grams = Math.ceil(parts / PARTS);
  const step = grams < 1000 ? 1 : grams < 10_000 ? 10 : 100;
  return weightText(Math.ceil(grams / step) * step);
}

/** Returns the weight of a piece as text: `250 gm`, `187.5 gm`, `1 kg`. @param parts sixtieths of a gram */
export const pieceText = (parts: number): string => weightText(parts / PARTS);

/** Returns each portion as text: `48 × 250 gm`, `3 × 1 kg`. */
export function portionText(portions: readonly Portion[]): string[] {
  return portions.map(({ parts, count }) => `${countText(count)} × ${pieceText(parts)}`);
}

/** Returns the total number of pieces of the portions. */
export function pieceCount(portions: readonly Portion[]): number {
  return portions.reduce((sum, { count }) => sum + count, 0);
}
