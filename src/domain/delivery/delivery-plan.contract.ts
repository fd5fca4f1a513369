import { array, number, object, string } from 'yup';
import type { DeliveryPlan } from '#domain/delivery/delivery-plan.rules.ts';
import * as say from '#domain/delivery/delivery.texts.ts';
import { isDay } from '#lib/dates.ts';
import { endpoint } from '#lib/endpoint.ts';

const day = () => string().test('day', say.dayMissing, (text) => text === undefined || isDay(text));

/** Wanted day of arrival and day of the celebration; both `yyyy-mm-dd`. */
export const wantedDays = object({
  by: day().required(say.dayMissing),
  event: day(),
});

/** A plan with what is known of the homes. */
export type PlannedDelivery = DeliveryPlan & {
  /** Days on the way to the nearest and the farthest of the homes. */
  nearest: number;
  farthest: number;
  /** Unknown pincodes; they count as the farthest, or by their probable place. */
  unknown: string[];
};

/** Returns the days on which boxes can arrive at homes, and the day of dispatch for a wanted day of arrival. */
export const planBoxes = endpoint<PlannedDelivery>()({
  method: 'POST',
  path: '/api/delivery-plan',
  access: 'public',
  summary: 'When invitation boxes can be at some homes, and by when to order',
  body: object({
    pincodes: array(string().max(10).required()).min(1).max(5000, say.tooManyPincodes).required(),
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
