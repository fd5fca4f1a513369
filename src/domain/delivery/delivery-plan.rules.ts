import {
  addDays,
  arrivesOn,
  dayInWords,
  isWorkingDay,
  leavesOn,
  type OpenDays,
  workingDayUpTo,
} from '#domain/delivery/calendar.rules.ts';
import * as say from '#domain/delivery/delivery-plan.texts.ts';
import type { Promised } from '#domain/delivery/dispatch.rules.ts';
import { FARTHEST } from '#domain/delivery/wanted-day.rules.ts';

/** Boxes and grams that the kitchen makes and packs. */
export interface Load {
  boxes: number;
  grams: number;
}

/** Capacity of a day; 0 means no limit. */
export interface DayCapacity {
  boxes: number;
  kilograms: number;
}

/** Wanted delivery, and the shop's calendar, capacity and open orders. */
export interface PlanQuestion {
  today: string;
  /** Wanted day of arrival; null when none is given. */
  by: string | null;
  /** Day of the celebration; null when none is given. */
  event: string | null;
  /** Days on the way to the farthest home. */
  transit: number;
  promised: Promised;
  calendar: OpenDays;
  capacity: DayCapacity;
  order: Load;
  /** Boxes and grams of open orders by day of dispatch. */
  loads: ReadonlyMap<string, Load>;
}

/** Days of dispatch and arrival of boxes. */
export interface DeliveryPlan {
  /** The first day on which the farthest home can have its box. */
  earliest: string;
  /** The day the boxes are packed and leave; null while no day is wanted, or the wanted one cannot be. */
  leaves: string | null;
  /** The day the farthest home has its box. */
  arrives: string | null;
  /** The last day to order for the wanted one; null while there is none. */
  orderBy: string | null;
  /** Why it cannot be, in a sentence; empty when it can. */
  problem: string;
  /** The next days by which boxes can be there, offered with a problem. */
  free: string[];
}

/** Boxes may leave so many days before they have to, when the kitchen is full. */
const AHEAD = 10;
/** Days that are looked at for a free one, and how many are offered. */
const LOOK = 120;
const OFFERED = 3;
/** The last day to order is looked for so many days before the boxes leave. */
const LONGEST_MAKING = 120;

/** Tells whether a day has capacity for another order; a limit of 0 means no limit. */
function hasRoom(load: Load | undefined, order: Load, { boxes, kilograms }: DayCapacity): boolean {
  const together = { boxes: (load?.boxes ?? 0) + order.boxes, grams: (load?.grams ?? 0) + order.grams };
  return (boxes === 0 || together.boxes <= boxes) && (kilograms === 0 || together.grams <= kilograms * 1000);
}

/**
 * Returns the latest working day with capacity on which boxes can leave to arrive by a day, at most `AHEAD` days early,
 * so that they are fresh; null when there is none.
 */
function leaveDayFor(by: string, question: PlanQuestion): string | null {
  const { today, transit, promised, calendar, capacity, order, loads } = question;
  const first = leavesOn(today, promised, calendar);
  const last = workingDayUpTo(addDays(by, -transit), calendar);
  for (let day = last; day >= first && day >= addDays(last, -AHEAD); day = addDays(day, -1))
    if (isWorkingDay(day, calendar) && hasRoom(loads.get(day), order, capacity)) return day;
  return null;
}

/**
 * Plans the delivery of an order: the earliest arrival and, for a wanted day, the days of dispatch and arrival and the
 * last day to order. When the wanted day is not possible, returns the problem and the next possible days.
 */
export function planDelivery(question: PlanQuestion): DeliveryPlan {
  const { today, by, event, transit, promised, calendar } = question;
  const first = leavesOn(today, promised, calendar);
  const earliest = arrivesOn(first, transit, calendar);
  const none: DeliveryPlan = { earliest, leaves: null, arrives: null, orderBy: null, problem: '', free: [] };
  const tooMuch = !hasRoom(undefined, question.order, question.capacity);
  if (event !== null && event < today) return { ...none, problem: say.celebrationOver(dayInWords(event)) };
  if (by === null) return tooMuch ? { ...none, problem: say.moreThanKitchenPacks } : none;
  const refuse = (problem: string): DeliveryPlan => ({ ...none, problem, free: freeDays(question, earliest) });
  if (event !== null && event < earliest)
    return refuse(say.farthestAfterCelebration(dayInWords(earliest), dayInWords(event)));
  if (by < today) return refuse(say.dayOver(dayInWords(by)));
  if (by > addDays(today, FARTHEST)) return refuse(say.moreThanYearAhead);
  if (event !== null && by > event) return refuse(say.celebrationBeforeDay(dayInWords(event)));
  if (calendar.closed.includes(by)) return refuse(say.dayIsHoliday(dayInWords(by)));
  if (by < earliest) return refuse(say.farthestEarliest(dayInWords(earliest)));
  const leaves = leaveDayFor(by, question);
  if (leaves === null) return refuse(tooMuch ? say.moreThanKitchenPacks : say.kitchenFull(dayInWords(by)));
  return { ...none, leaves, arrives: arrivesOn(leaves, transit, calendar), orderBy: lastOrderDay(question, leaves) };
}

/**
 * Returns the last day on which an order can still be placed to leave on the day `leaves`; today when no later day is
 * possible.
 */
function lastOrderDay({ today, promised, calendar }: PlanQuestion, leaves: string): string {
  for (let day = leaves; day > today && day > addDays(leaves, -LONGEST_MAKING); day = addDays(day, -1))
    if (leavesOn(day, promised, calendar) <= leaves) return day;
  return today;
}

/**
 * Returns the next days, at most `OFFERED`, by which boxes can arrive, from the wanted day on; empty when the order
 * exceeds a day's capacity.
 */
function freeDays(question: PlanQuestion, earliest: string): string[] {
  const { by, event, calendar } = question;
  if (!hasRoom(undefined, question.order, question.capacity)) return [];
  const tooLate = (day: string): boolean => event !== null && day > event;
  const wanted =
    by !== null && by > earliest && !tooLate(by) && by <= addDays(question.today, FARTHEST) ? by : earliest;
  const free: string[] = [];
  for (let step = 0; step < LOOK && free.length < OFFERED; step += 1) {
    const day = addDays(wanted, step);
    if (!calendar.closed.includes(day) && !tooLate(day) && leaveDayFor(day, question) !== null) free.push(day);
  }
  return free;
}
