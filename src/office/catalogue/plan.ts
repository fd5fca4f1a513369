import { call, type CallResult } from '#client/api.ts';
import { hasBegun } from '#office/catalogue/plan-form.ts';
import type { PlanGroup } from '#office/catalogue/plan-groups.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { planChanges, removePlannedChanges, takeOverPlannedChanges } from '#domain/catalogue/schedule.contract.ts';
import { type Plan, planWords } from '#domain/catalogue/schedule.rules.ts';

/** What was done, as a sentence, and how it is taken back. */
export interface Planned {
  said: string;
  undo(): Promise<CallResult<unknown>>;
}

/** A plan for a record. */
type PlanWish = Plan & { recordId: string };

/** Plans changes of a kind's records, all or none. */
export async function plan(kind: RecordKind, wishes: readonly PlanWish[], said?: string): Promise<CallResult<Planned>> {
  const changes = wishes.map(({ recordId, what, at, until, price }) => ({ recordId, what, at, until, price }));
  const answer = await call(planChanges, { params: { kind }, body: { changes } });
  if (!answer.ok) return answer;
  const { ids } = answer.data;
  const words = said ?? `Planned: ${wishes.map((wish) => planWords(wish)).join('. ')}.`;
  return { ok: true, data: { said: words, undo: () => call(removePlannedChanges, { body: { ids } }) } };
}

/** Said after a plan was taken over. */
export const TAKEN = 'It is your plan now, and happens in your name.';

/** Makes a group of planned changes the own one. */
export const takeOver = (group: PlanGroup): Promise<CallResult<{ taken: number }>> =>
  call(takeOverPlannedChanges, { body: { ids: group.map(({ id }) => id) } });

/**
 * Removes a group of planned changes; a price whose days have begun stays, and taking that back plans its end anew. Of what
 * is over, or would not have happened any more, there is nothing to take back.
 */
export async function unplan(group: PlanGroup): Promise<CallResult<Planned | null>> {
  const answer = await call(removePlannedChanges, { body: { ids: group.map(({ id }) => id) } });
  if (!answer.ok) return answer;
  const [first] = group;
  if (first.nextAt === null || (hasBegun(first) && first.priceNow !== first.price)) return { ok: true, data: null };
  const said =
    group.length === 1 ? `Not planned any more: ${planWords(first)}.` : `${group.length} plans were removed.`;
  const again = group.map((change): PlanWish =>
    hasBegun(change) ? { ...change, at: change.until ?? '', until: null, price: change.priceBefore } : change,
  );
  return { ok: true, data: { said, undo: () => plan(first.kind, again) } };
}
