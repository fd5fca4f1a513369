import { array, type InferType, number, object, string } from 'yup';
import {
  frameFromWire,
  frameToWire,
  type RecordFrame,
  type WireFrame,
} from '#features/catalogue/record-frame.contract.ts';
import { eventCategories } from '#features/catalogue/decoration.rules.ts';
import { endpoint } from '#lib/endpoint.ts';

/** One thing to do; `id` stays with it when staff insert another, `daysBefore` counts back from the event. */
const planningItem = object({
  id: string().required().max(40),
  text: string().trim().required().max(200),
  daysBefore: number().integer().min(0).max(730).nullable().default(null),
});

/** What staff keep of a checklist. */
export const planningRecord = object({
  category: string().oneOf(eventCategories).required(),
  items: array(planningItem).max(200).required(),
});
export type Planning = InferType<typeof planningRecord> & RecordFrame;

/** A checklist on the wire: `description` holds the texts, in order; `items` adds ids and days. */
export interface PlanningWire extends WireFrame {
  category: string;
  description: string[];
  items: { id: string; text: string; daysBefore: number | null }[];
}

/** Translates a checklist for the wire. */
export function planningToWire(list: Planning): PlanningWire {
  return { ...frameToWire(list), description: list.items.map((item) => item.text) } as PlanningWire;
}

/** Translates a checklist from the wire; the snapshot has checked it against its schema. */
export function planningFromWire({ description: _texts, ...wire }: PlanningWire): Planning {
  return frameFromWire(wire) as Planning;
}

/** All checklists, for visitors and for the snapshot; whose boxes are ticked belongs to other calls. */
export const listPlanning = endpoint<{ planningData: PlanningWire[] }>()({
  method: 'GET',
  path: '/api/user/planning-lists',
  access: 'public',
  summary: 'Checklists without ticks',
});
