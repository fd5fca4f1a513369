import { array, type InferType, object, string } from 'yup';
import {
  frameFromWire,
  frameToWire,
  type RecordFrame,
  type WireFrame,
} from '#domain/catalogue/record-frame.contract.ts';
import { eventCategories } from '#domain/catalogue/decoration.rules.ts';
import { choice } from '#domain/catalogue/catalogue.contract.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { atMost } from '#lib/letters.ts';
import { typedNumber } from '#lib/typed-number.ts';

/** Task of a checklist; `id` stays when staff insert another, `daysBefore` counts back from the event. */
const planningItem = object({
  id: string().required().max(40),
  text: string().trim().required(say.taskEmpty).test(atMost(200, say.taskTooLong)),
  daysBefore: typedNumber()
    .typeError(say.daysBeforeNotNumber)
    .integer(say.daysBeforeNotWhole)
    .min(0, say.daysBeforeNegative)
    .max(730, say.daysBeforeTooMany)
    .nullable()
    .default(null),
});

/** Schema of a checklist. */
export const planningRecord = object({
  category: choice(eventCategories, 'Event'),
  items: array(planningItem).max(200, say.tooManyTasks).required(say.tasksRequired),
});
export type Planning = InferType<typeof planningRecord> & RecordFrame;

/** Checklist on the wire: `description` holds the texts in order; `items` adds ids and days. */
export interface PlanningWire extends WireFrame {
  category: string;
  description: string[];
  items: { id: string; text: string; daysBefore: number | null }[];
}

export function planningToWire(list: Planning): PlanningWire {
  return { ...frameToWire(list), description: list.items.map((item) => item.text) } as PlanningWire;
}

/**
 * Converts a checklist from its wire format. Does not validate its fields, since reading the snapshot has done that.
 */
export function planningFromWire({ description: _texts, ...wire }: PlanningWire): Planning {
  return frameFromWire(wire) as Planning;
}

/** Lists the checklists, for visitors and the snapshot; other calls tell which tasks a person ticked. */
export const listPlanning = endpoint<{ planningData: PlanningWire[] }>()({
  method: 'GET',
  path: '/api/user/planning-lists',
  access: 'public',
  summary: 'Checklists without ticks',
});
