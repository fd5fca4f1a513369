import { call, type CallResult } from '#client/api.ts';
import { hasBegun } from '#office/catalogue/plan-form.ts';
import type { PlanGroup } from '#office/catalogue/plan-groups.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { planChanges, removePlannedChanges, takeOverPlannedChanges } from '#domain/catalogue/schedule.contract.ts';
import { type Plan, planText } from '#domain/catalogue/schedule.rules.ts';
import * as say from '#office/catalogue/plans.texts.ts';

/** Sentence about a change, and the function that undoes it. */
export interface Planned {
  said: string;
  undo(): Promise<CallResult<unknown>>;
}

/** Plan for a record. */
type PlanWish = Plan & { recordId: string };

/**
 * Stores plans for records of a kind, all or none; the result has a sentence and an undo function.
 * @param said sentence to show; a description of the plans when missing
 */
export async function storePlans(
  kind: RecordKind,
  wishes: readonly PlanWish[],
  said?: string,
): Promise<CallResult<Planned>> {
  const changes = wishes.map(({ recordId, what, at, until, price }) => ({ recordId, what, at, until, price }));
  const answer = await call(planChanges, { params: { kind }, body: { changes } });
  if (!answer.ok) return answer;
  const { ids } = answer.data;
  const text = said ?? say.planned(wishes.map((wish) => planText(wish)).join('. '));
  return { ok: true, data: { said: text, undo: () => call(removePlannedChanges, { body: { ids } }) } };
}

/** Message after a plan was taken over. */
export const TAKEN = say.takenOver;

/** Takes over a group of planned changes, so that the caller is their author; returns how many were taken over. */
export const takeOver = (group: PlanGroup): Promise<CallResult<{ taken: number }>> =>
  call(takeOverPlannedChanges, { body: { ids: group.map(({ id }) => id) } });

/**
 * Removes a group of planned changes. A planned price in effect stays, and its undo plans the return to the earlier
 * price again. Returns null when there is nothing to undo: the changes are past, or their price was changed since.
 */
export async function unplan(group: PlanGroup): Promise<CallResult<Planned | null>> {
  const answer = await call(removePlannedChanges, { body: { ids: group.map(({ id }) => id) } });
  if (!answer.ok) return answer;
  const [first] = group;
  if (first.nextAt === null || (hasBegun(first) && first.priceNow !== first.price)) return { ok: true, data: null };
  const said = group.length === 1 ? say.planRemoved(planText(first)) : say.plansRemoved(group.length);
  const again = group.map((change): PlanWish =>
    hasBegun(change) ? { ...change, at: change.until ?? '', until: null, price: change.priceBefore } : change,
  );
  return { ok: true, data: { said, undo: () => storePlans(first.kind, again) } };
}
