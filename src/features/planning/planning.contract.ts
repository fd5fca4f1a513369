import { array, type InferType, number, object, string } from 'yup';
import { planningCategories } from '#features/planning/planning.rules.ts';
import { endpoint } from '#lib/endpoint.ts';

/** One thing to do; `id` stays with it when staff insert another, `daysBefore` counts back from the event. */
const planningItem = object({
  id: string().required().max(40),
  text: string().trim().required().max(200),
  daysBefore: number().integer().min(0).max(730).nullable().default(null),
});

/** What staff keep of a checklist. */
export const planningRecord = object({
  category: string().oneOf(planningCategories).required(),
  items: array(planningItem).max(200).required(),
});
export type Planning = InferType<typeof planningRecord> & { id: string; updatedAt: string };

/** A checklist on the wire: `description` holds the texts, in order; `items` adds ids and days. */
export interface PlanningWire {
  _id: string;
  category: string;
  description: string[];
  items: { id: string; text: string; daysBefore: number | null }[];
  updatedAt: string;
}

/** Translates a checklist for the wire. */
export function planningToWire({ id, ...rest }: Planning): PlanningWire {
  return { _id: id, ...rest, description: rest.items.map((item) => item.text) } as PlanningWire;
}

/** Translates a checklist from the wire; the snapshot has checked it against its schema. */
export function planningFromWire(wire: PlanningWire): Planning {
  const { _id, description: _texts, ...rest } = wire;
  return { ...rest, id: _id } as Planning;
}

/** All checklists, for visitors and for the snapshot; whose boxes are ticked belongs to other calls. */
export const listPlanning = endpoint<{ planningData: PlanningWire[] }>()({
  method: 'GET',
  path: '/api/user/planning-lists',
  access: 'public',
  summary: 'Checklists without ticks',
});
