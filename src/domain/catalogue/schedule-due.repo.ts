import { sql } from 'kysely';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { priceFieldOf } from '#domain/catalogue/schedule.contract.ts';
import { type PlanOutcome, planStep } from '#domain/catalogue/schedule.rules.ts';
import { type CheckRecord, type RecordChange, writeRecords, writersOf } from '#domain/catalogue/staff-record.repo.ts';
import { readRecordStates } from '#domain/catalogue/record-state.repo.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';

/** Planned change whose time has come. */
export interface DueChange {
  id: string;
  kind: RecordKind;
  recordId: string;
  /** Time (ISO) at which the change is due. */
  nextAt: string;
  /** Id of the member of staff or token that planned the change. */
  actorId: string;
  /** True for the end of a price that applies now. */
  ends: boolean;
  /** Revision of the plan; running or editing the plan raises it. */
  revision: number;
}

/**
 * Returns the first 500 planned changes that are due, earliest first. Of changes due at the same time, ends of
 * prices come first.
 * @param now ms
 */
export async function dueChanges(db: Queries, now: number): Promise<DueChange[]> {
  const rows = await db
    .selectFrom('planned_change')
    .select(['id', 'kind', 'record_id', 'next_at', 'actor_id', 'price_before', 'revision'])
    .where('next_at', '<=', new Date(now).toISOString())
    .orderBy('next_at')
    // One price may begin at the moment at which another one ends.
    .orderBy(sql`case when price_before is null then 1 else 0 end`)
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    recordId: row.record_id,
    nextAt: row.next_at ?? '',
    actorId: row.actor_id,
    ends: row.price_before !== null,
    revision: Number(row.revision),
  }));
}

/** Returns the ISO time of the earliest planned change; null when nothing is planned. */
export async function nextMoment(db: Queries): Promise<string | null> {
  const row = await db
    .selectFrom('planned_change')
    .select('next_at')
    .where('next_at', 'is not', null)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_at ?? null;
}

/**
 * Applies due changes of one kind, time and author, at most one for each record, and stores their outcomes, in one
 * transaction. Skips plans whose revision changed, so that a second process applies nothing twice.
 * @param now ms
 * @returns the number of written records
 * @throws WrongRecords for records that break a rule
 */
export async function applyTogether(
  db: Database,
  due: readonly DueChange[],
  check: CheckRecord,
  now: number,
): Promise<number> {
  const [first] = due;
  if (!first) return 0;
  const { kind } = first;
  const field = priceFieldOf(kind) ?? '';
  const work = async (tx: Queries): Promise<number> => {
    const seen = new Map(due.map(({ id, revision }) => [id, revision]));
    const found = await tx
      .selectFrom('planned_change')
      .selectAll()
      .where('id', 'in', [...seen.keys()])
      .orderBy('id')
      .execute();
    const rows = found.filter(({ id, revision }) => seen.get(id) === Number(revision));
    const states = await readRecordStates(
      tx,
      kind,
      rows.map((row) => row.record_id),
    );
    const steps = rows.map((row) => {
      const state = states.get(row.record_id);
      const price = state?.record[field];
      const record = state ? { ...state, price: typeof price === 'number' ? price : null } : null;
      const amount = (value: number | null) => (value === null ? null : Number(value));
      const plan = { ...row, price: amount(row.price), before: amount(row.price_before) };
      return { row, step: planStep(plan, record) };
    });
    const changes = steps.flatMap(({ row, step: { change } }): RecordChange[] => {
      if (!change) return [];
      return [{ id: row.record_id, ...('price' in change ? { set: { [field]: change.price } } : change) }];
    });
    const [planner] = rows;
    const actor = { id: planner?.actor_id ?? '', name: say.scheduleOf(planner?.actor ?? '') };
    const written = changes.length > 0 ? await writeRecords(tx, kind, changes, check, actor, now) : { changed: 0 };
    for (const { row, step } of steps) {
      const begins = step.before !== undefined;
      await tx
        .updateTable('planned_change')
        .set({
          outcome: step.outcome,
          next_at: begins ? row.until : null,
          done_at: begins ? null : new Date(now).toISOString(),
          revision: Number(row.revision) + 1,
          ...(begins ? { price_before: step.before } : {}),
        })
        .where('id', '=', row.id)
        .execute();
    }
    return written.changed;
  };
  return withTransaction(db, work, { queue: writersOf(kind) });
}

/**
 * Ends a planned change with the outcome `refused` and the rule that its record would break. Does nothing when the
 * plan's revision changed.
 * @param now ms
 */
export async function giveUp(db: Queries, { id, revision }: DueChange, reason: string, now: number): Promise<void> {
  const outcome: PlanOutcome = 'refused';
  await db
    .updateTable('planned_change')
    .set({ outcome, reason, next_at: null, done_at: new Date(now).toISOString(), revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .execute();
}
