import { array, type InferType, number, object, string } from 'yup';
import { planningCategories } from '#features/planning/planning.rules.ts';

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

/** Translates a checklist from the wire and checks it. @throws yup ValidationError naming the field. */
export function planningFromWire(wire: PlanningWire): Planning {
  return { ...planningRecord.validateSync(wire, { stripUnknown: true }), id: wire._id, updatedAt: wire.updatedAt };
}
