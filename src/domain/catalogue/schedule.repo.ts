import type { Selectable } from 'kysely';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { MOST_PLANNED, type PlannedChange, priceFieldOf } from '#domain/catalogue/schedule.contract.ts';
import type { NextPlan } from '#domain/catalogue/next-plan.rules.ts';
import { type Plan, planProblems, planText } from '#domain/catalogue/schedule.rules.ts';
import { type Actor, WrongRecords } from '#domain/catalogue/staff-record.repo.ts';
import { readRecordStates } from '#domain/catalogue/record-state.repo.ts';
import { newId } from '#lib/ids.ts';
import { DAY } from '#lib/time.ts';
import { chunks } from '#server/db/chunks.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import type { PlannedChangeTable } from '#domain/catalogue/schedule.schema.ts';
import { type AuditedAction, writeAudit } from '#server/staff/audit.repo.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';

/** Milliseconds for which a list shows a change that went well. */
const SHOWN = 7 * DAY;
/** Most past changes that a list shows. */
const MOST_PAST = 200;

/** Thrown for a plan that is missing or over. */
export class PlanIsOver extends Error {}

/** Thrown for a plan that was edited since its writer saw it. */
export class StalePlan extends Error {}

/** Plan for a record. */
export type PlanWish = Plan & { recordId: string };

type Row = Selectable<PlannedChangeTable>;

/** Converts a row to a plan. Its price becomes a number, since PostgreSQL returns large numbers as text. */
const planOf = ({ what, at, until, price }: Pick<Row, 'what' | 'at' | 'until' | 'price'>): Plan => ({
  what,
  at,
  until,
  price: price === null ? null : Number(price),
});

const amount = (value: number | null): number | null => (value === null ? null : Number(value));

/**
 * Returns a query for planned changes with the name, bin state and price of their records, and whether their author
 * (staff member or token) still exists.
 */
const selection = (db: Queries) =>
  db
    .selectFrom('planned_change')
    .leftJoin('catalogue', (join) =>
      join.onRef('catalogue.kind', '=', 'planned_change.kind').onRef('catalogue.id', '=', 'planned_change.record_id'),
    )
    .leftJoin('staff', 'staff.id', 'planned_change.actor_id')
    .leftJoin('staff_token', 'staff_token.id', 'planned_change.actor_id')
    .selectAll('planned_change')
    .select(['catalogue.name', 'catalogue.binned', 'catalogue.price as price_now'])
    .select(['staff.is_active as works_here', 'staff_token.id as token']);

type Selected = Awaited<ReturnType<ReturnType<typeof selection>['execute']>>[number];

const toPlanned = (row: Selected): PlannedChange => ({
  id: row.id,
  kind: row.kind,
  recordId: row.record_id,
  name: row.name ?? '',
  inBin: (row.binned ?? '') !== '',
  ...planOf(row),
  priceNow: amount(row.price_now),
  priceBefore: amount(row.price_before),
  nextAt: row.next_at,
  outcome: row.outcome,
  reason: row.reason,
  doneAt: row.done_at,
  by: row.actor,
  byGone: !row.works_here && row.token === null,
  revision: Number(row.revision),
});

/**
 * Returns planned changes, the next first, and past ones, the last first: failures until staff remove them, others for
 * `SHOWN` ms.
 * @param now ms
 */
export async function listPlanned(
  db: Queries,
  { kind, recordId }: { kind?: RecordKind | undefined; recordId?: string | undefined },
  now: number,
): Promise<{ planned: PlannedChange[]; past: PlannedChange[] }> {
  let all = selection(db);
  if (kind) all = all.where('planned_change.kind', '=', kind);
  if (recordId) all = all.where('planned_change.record_id', '=', recordId);
  const planned = await all
    .where('next_at', 'is not', null)
    .orderBy('next_at')
    .orderBy('catalogue.name')
    .orderBy('planned_change.id')
    .limit(MOST_PLANNED)
    .execute();
  const past = await all
    .where('next_at', 'is', null)
    .where((where) =>
      where.or([
        where('done_at', '>', new Date(now - SHOWN).toISOString()),
        where('outcome', 'not in', ['done', 'already']),
      ]),
    )
    .orderBy('done_at', 'desc')
    .orderBy('catalogue.name')
    .orderBy('planned_change.id')
    .limit(MOST_PAST)
    .execute();
  return { planned: planned.map(toPlanned), past: past.map(toPlanned) };
}

/**
 * Returns the planned changes of records by record id, the next first. Records without a planned change are left out.
 */
export async function nextPlanned(
  db: Queries,
  kind: RecordKind,
  ids: readonly string[],
): Promise<Record<string, NextPlan[]>> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('planned_change')
    .select(['record_id', 'next_at', 'what', 'price_before'])
    .where('kind', '=', kind)
    .where('record_id', 'in', ids)
    .where('next_at', 'is not', null)
    .orderBy('next_at')
    .orderBy('id')
    .execute();
  const found = Object.groupBy(rows, ({ record_id }) => record_id);
  return Object.fromEntries(
    Object.entries(found).map(([id, plans = []]) => [
      id,
      plans.map(({ what, next_at, price_before }) => ({ what, at: next_at ?? '', ends: price_before !== null })),
    ]),
  );
}

/** Returns the rows of the planned changes that are still to come, by record id. */
async function pendingOf(db: Queries, kind: RecordKind, ids: readonly string[]): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  for (const some of chunks(ids)) {
    const rows = await db
      .selectFrom('planned_change')
      .selectAll()
      .where('kind', '=', kind)
      .where('record_id', 'in', some)
      .where('next_at', 'is not', null)
      .execute();
    for (const row of rows) found.set(row.record_id, [...(found.get(row.record_id) ?? []), row]);
  }
  return found;
}

/** Returns the audit entry for a change of a plan, with the plan before and after as text; null for no plan. */
const entryOf = (
  action: string,
  recordId: string,
  kind: RecordKind,
  before: Plan | null,
  after: Plan | null,
): AuditedAction => {
  const told = (plan: Plan | null) => plan && { kind, plan: planText(plan) };
  return { action, kind: 'schedule', recordId, before: told(before), after: told(after) };
};

/**
 * Stores plans for records of a kind, all or none, with audit entries, and returns their ids in the given order.
 * @param now ms
 * @throws WrongRecords with errors by the plan's index and field
 */
export async function keepPlans(
  db: Database,
  kind: RecordKind,
  wishes: readonly PlanWish[],
  actor: Actor,
  now: number,
): Promise<string[]> {
  return withTransaction(db, async (tx) => {
    const ids = [...new Set(wishes.map(({ recordId }) => recordId))];
    const states = await readRecordStates(tx, kind, ids);
    const others = new Map<string, Plan[]>();
    for (const [id, rows] of await pendingOf(tx, kind, ids)) others.set(id, rows.map(planOf));
    const problems = new Map<number, Record<string, string>>();
    const priced = priceFieldOf(kind) !== null;
    // In the order of their moments: a record that comes on the site can go again.
    const order = [...wishes.entries()].sort(([, one], [, other]) => Date.parse(one.at) - Date.parse(other.at));
    for (const [index, wish] of order) {
      const { recordId } = wish;
      const record = states.get(recordId) ?? null;
      const beside = others.get(recordId) ?? [];
      const wrong = planProblems(wish, { now, record, priced, others: beside });
      if (Object.keys(wrong).length > 0) problems.set(index, wrong);
      else others.set(recordId, [...beside, wish]);
    }
    if (problems.size > 0) throw new WrongRecords(new Map([...problems].sort(([one], [other]) => one - other)));
    const rows = wishes.map(({ recordId, what, at, until, price }) => ({
      id: newId(now),
      kind,
      record_id: recordId,
      what,
      at,
      until,
      price: what === 'price' ? price : null,
      next_at: at,
      actor_id: actor.id,
      actor: actor.name,
      created_at: new Date(now).toISOString(),
    }));
    for (const some of chunks(rows)) await tx.insertInto('planned_change').values(some).execute();
    const entries = rows.map((row) => entryOf('plan', row.record_id, kind, null, planOf(row)));
    await writeAudit(tx, actor, now, ...entries);
    return rows.map(({ id }) => id);
  });
}

/**
 * Changes the times and price of a plan, or only the end of a price that has begun; makes the actor its author and
 * returns the plan.
 * @param now ms
 * @throws PlanIsOver when the plan is missing or over
 * @throws StalePlan when its revision differs
 * @throws WrongRecords with the plan's errors at index 0
 */
export async function changePlan(
  db: Database,
  id: string,
  { revision, at, until, price }: Pick<Plan, 'at' | 'until' | 'price'> & { revision: number },
  actor: Actor,
  now: number,
): Promise<PlannedChange> {
  return withTransaction(db, async (tx) => {
    const row = await tx.selectFrom('planned_change').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || row.next_at === null) throw new PlanIsOver();
    if (Number(row.revision) !== revision) throw new StalePlan();
    const { kind, record_id: recordId, what } = row;
    const begun = row.price_before !== null;
    const before = planOf(row);
    const plan: Plan = begun ? { ...before, until } : { what, at, until, price: what === 'price' ? price : null };
    const record = (await readRecordStates(tx, kind, [recordId])).get(recordId) ?? null;
    const others = ((await pendingOf(tx, kind, [recordId])).get(recordId) ?? []).filter((one) => one.id !== id);
    const priced = priceFieldOf(kind) !== null;
    const wrong =
      begun && until === null
        ? { until: say.momentMissing }
        : planProblems(plan, { now, record, priced, others: others.map(planOf), begun });
    if (Object.keys(wrong).length > 0) throw new WrongRecords(new Map([[0, wrong]]));
    await tx
      .updateTable('planned_change')
      .set({
        at: plan.at,
        until: plan.until,
        price: plan.price,
        next_at: begun ? plan.until : plan.at,
        actor_id: actor.id,
        actor: actor.name,
        revision: revision + 1,
      })
      .where('id', '=', id)
      .execute();
    await writeAudit(tx, actor, now, entryOf('replan', recordId, kind, before, plan));
    return toPlanned(await selection(tx).where('planned_change.id', '=', id).executeTakeFirstOrThrow());
  });
}

/**
 * Makes the actor the author of other authors' planned changes; past changes stay. Returns the number of plans that
 * changed.
 * @param now ms
 */
export async function takeOverPlans(db: Database, ids: readonly string[], actor: Actor, now: number): Promise<number> {
  return withTransaction(db, async (tx) => {
    const taken: Row[] = [];
    for (const some of chunks(ids))
      taken.push(
        ...(await tx
          .updateTable('planned_change')
          .set((set) => ({ actor_id: actor.id, actor: actor.name, revision: set('revision', '+', 1) }))
          .where('id', 'in', some)
          .where('next_at', 'is not', null)
          .where('actor_id', '!=', actor.id)
          .returningAll()
          .execute()),
      );
    const entries = taken.map((row) => entryOf('take-over', row.record_id, row.kind, null, planOf(row)));
    await writeAudit(tx, actor, now, ...entries);
    return taken.length;
  });
}

/**
 * Deletes planned and past changes and returns their number. A price that has begun stays and is not restored.
 * @param now ms
 */
export async function removePlans(db: Database, ids: readonly string[], actor: Actor, now: number): Promise<number> {
  return withTransaction(db, async (tx) => {
    const gone: Row[] = [];
    for (const some of chunks(ids))
      gone.push(...(await tx.deleteFrom('planned_change').where('id', 'in', some).returningAll().execute()));
    const entries = gone
      .filter((row) => row.next_at !== null)
      .map((row) => entryOf('unplan', row.record_id, row.kind, planOf(row), null));
    await writeAudit(tx, actor, now, ...entries);
    return gone.length;
  });
}
