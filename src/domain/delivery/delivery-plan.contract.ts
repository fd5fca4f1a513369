import { array, number, object, string } from 'yup';
import type { DeliveryPlan } from '#domain/delivery/delivery-plan.rules.ts';
import { endpoint } from '#lib/endpoint.ts';

const NO_DAY = 'Please choose a day of the calendar.';
/** True for a day of the calendar, which the 31st of November is not. */
const isDay = (text: string | undefined): boolean => {
  if (text === undefined) return true;
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
const day = () => string().test('day', NO_DAY, isDay);

/** By when boxes shall be there, and the day of the celebration; both `yyyy-mm-dd`. */
export const wantedDays = object({
  by: day().required(NO_DAY),
  event: day(),
});

/** A plan with what is known of the homes. */
export type PlannedDelivery = DeliveryPlan & {
  /** Days on the way to the nearest and the farthest of the homes. */
  nearest: number;
  farthest: number;
  /** Pincodes that nobody knows; they count as the farthest, or by where they probably are. */
  unknown: string[];
};

/** When boxes can be at some homes, and when they leave to be there by a day. */
export const planBoxes = endpoint<PlannedDelivery>()({
  method: 'POST',
  path: '/api/delivery-plan',
  access: 'public',
  summary: 'When invitation boxes can be at some homes, and by when to order',
  body: object({
    pincodes: array(string().max(10).required()).min(1).max(5000, 'At most 5000 pincodes at once.').required(),
    boxes: number().integer().min(0).max(5_000_000).required(),
    /** Grams of one box. */
    weight: number().integer().min(0).max(5000).required(),
    by: day(),
    event: day(),
  }),
  // Five thousand pincodes fit.
  bodyLimit: 65_536,
  reading: true,
});
