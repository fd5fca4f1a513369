import { call, type CallResult } from '#client/api.ts';
import { hasBegun, plansOf, type PlanValues, type PlanWay } from '#office/catalogue/plan-form.ts';
import { storePlans, type Planned } from '#office/catalogue/plan.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { type PlannedChange, replanChange } from '#domain/catalogue/schedule.contract.ts';
import { type Plan, planText } from '#domain/catalogue/schedule.rules.ts';
import * as say from '#office/catalogue/plans.texts.ts';

/**
 * Stores a new plan, or changes the edited one. Errors of the server are returned under the names of the form's fields.
 */
export async function sendPlan(
  kind: RecordKind,
  recordId: string,
  way: PlanWay,
  values: PlanValues,
): Promise<CallResult<Planned>> {
  const { plans, fields } = plansOf(way, values);
  const answer = await (way.is === 'change'
    ? replan(way.change, plans)
    : storePlans(
        kind,
        plans.map((one) => ({ ...one, recordId })),
      ));
  if (answer.ok) return answer;
  const named = Object.entries(answer.fields ?? {}).map(([field, message]) => [fields[field] ?? field, message]);
  return { ...answer, fields: Object.fromEntries(named) };
}

async function replan(change: PlannedChange, [wish]: readonly Plan[]): Promise<CallResult<Planned>> {
  const put = (revision: number, { at, until, price }: Plan) =>
    call(replanChange, { params: { id: change.id }, body: { revision, at, until, price } });
  const wanted = wish ?? change;
  const answer = await put(change.revision, hasBegun(change) ? { ...change, until: wanted.until } : wanted);
  if (!answer.ok) return answer;
  const { change: changed } = answer.data;
  return { ok: true, data: { said: say.planned(planText(changed)), undo: () => put(changed.revision, change) } };
}
