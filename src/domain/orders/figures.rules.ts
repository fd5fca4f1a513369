import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import type { OrderedInvitation, OrderedItem } from '#domain/orders/order.rules.ts';
import { gramsOf } from '#domain/pricing/pricing.rules.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { DAY } from '#lib/time.ts';

/** The part of an order that figures need; `amount` in paise, `createdAt` an ISO time. */
export type CountedOrder = { createdAt: string; amount: number } & (
  | { kind: 'invitation'; content: Pick<OrderedInvitation, 'weight' | 'tempId' | 'sections' | 'boxes' | 'circles'> }
  | { kind: 'item'; content: Pick<OrderedItem, 'kind' | 'name' | 'quantity' | 'unit'> }
);

/** Sums of recent orders by day, by week and by sweet, at the prices that were paid. */
export interface Figures {
  /** The last days, today at the end; `amount` in paise. */
  days: { day: string; orders: number; amount: number }[];
  /** The last weeks by their Mondays, this one at the end. */
  weeks: { monday: string; boxes: number }[];
  /** The sweets ordered most in those days, heaviest first, in grams. */
  sweets: { name: string; grams: number }[];
}

/** Days in India and weeks that the figures cover, today and this week included. */
const DAYS_BACK = 30;
const WEEKS_BACK = 12;
/** Number of sweets that are named. */
const SWEETS = 8;

/** Adds days to a day; both days are `yyyy-mm-dd`. */
const plus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Returns the Monday of the week that a day is in; both days are `yyyy-mm-dd`. */
const mondayOf = (day: string): string => plus(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/**
 * Returns the first day that the figures cover: the Monday eleven weeks before this week's. Earlier orders need not be
 * read.
 */
export const firstFiguresDay = (today: string): string => plus(mondayOf(today), -7 * (WEEKS_BACK - 1));

/** One payment of an order that is paid in parts, whose own `amount` is then 0; `amount` in paise, `at` an ISO time. */
interface CountedPart {
  at: string;
  amount: number;
}

/**
 * Computes orders and paise by day, boxes by week and the most ordered sweets. A part payment counts on the day it was
 * received.
 * @param today `yyyy-mm-dd` in Indian time, like all days here
 */
export function figuresOf(orders: Iterable<CountedOrder>, today: string, parts: Iterable<CountedPart> = []): Figures {
  const days = Array.from({ length: DAYS_BACK }, (_, at) => ({
    day: plus(today, at - DAYS_BACK + 1),
    orders: 0,
    amount: 0,
  }));
  const weeks = Array.from({ length: WEEKS_BACK }, (_, at) => ({
    monday: plus(firstFiguresDay(today), 7 * at),
    boxes: 0,
  }));
  const dayOf = new Map(days.map((one) => [one.day, one]));
  const weekOf = new Map(weeks.map((one) => [one.monday, one]));
  const grams = new Map<string, number>();
  const add = (name: string, more: number): void => void grams.set(name, (grams.get(name) ?? 0) + more);
  for (const order of orders) {
    const day = yearMonthDay(order.createdAt);
    const counted = dayOf.get(day);
    if (counted) {
      counted.orders += 1;
      counted.amount += order.amount;
    }
    if (order.kind === 'item') {
      const { kind, name, quantity, unit } = order.content;
      if (counted && kind === 'sweet') add(name, gramsOf(quantity, unit === 'gm' ? 'gm' : 'kg'));
      continue;
    }
    const { boxes } = order.content;
    const week = weekOf.get(mondayOf(day));
    if (week) week.boxes += boxes;
    if (counted)
      for (const one of order.content.circles ?? [order.content])
        for (const { name } of one.sections) add(name, (one.weight * one.boxes) / boxTypeOf(one.tempId).sections);
  }
  for (const { at, amount } of parts) {
    const counted = dayOf.get(yearMonthDay(at));
    if (counted) counted.amount += amount;
  }
  const sweets = [...grams].map(([name, sum]) => ({ name, grams: Math.round(sum) }));
  sweets.sort((one, other) => other.grams - one.grams || one.name.localeCompare(other.name));
  return { days, weeks, sweets: sweets.slice(0, SWEETS) };
}
