import { isDeepStrictEqual } from 'node:util';
import { recordColumns } from '#domain/catalogue/catalogue.repo.ts';
import { raiseVersion, readVersions } from '#domain/catalogue/catalogue-version.repo.ts';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { PLACE_TAKEN } from '#domain/catalogue/staff-record.rules.ts';
import { newId } from '#lib/ids.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import { type AuditedAction, writeAudit } from '#server/staff/audit.repo.ts';
import { readRecordStates, placesTaken, lastPosition } from '#domain/catalogue/record-state.repo.ts';

/** Change of one record; missing parts stay as they are. */
export interface RecordChange {
  /** Id of the record; missing for a new one. */
  id?: string | undefined;
  /** Revision that the writer saw; when missing, the change overwrites others' changes. */
  revision?: number | undefined;
  /** Whole content. */
  record?: Readonly<Record<string, unknown>> | undefined;
  /** Fields to change; the others stay. */
  set?: Readonly<Record<string, unknown>> | undefined;
  isActive?: boolean | undefined;
  inBin?: boolean | undefined;
  position?: number | undefined;
  /** Revision that this change restores. */
  restores?: number | undefined;
}

/** Author of a change, with the name for the audit log. */
export interface Actor {
  id: string;
  name: string;
}

/** Thrown when the kind was written since the writer read it. */
export class StaleCatalogue extends Error {}

/** Thrown with the present state of the records that others changed since the writer read them. */
export class StaleRecords extends Error {
  readonly present: readonly RecordState[];

  constructor(present: readonly RecordState[]) {
    super('records were changed meanwhile');
    this.present = present;
  }
}

/** Thrown with the errors of changes, by the change's place and the record's field. */
export class WrongRecords extends Error {
  readonly problems: ReadonlyMap<number, Readonly<Record<string, string>>>;

  constructor(problems: ReadonlyMap<number, Readonly<Record<string, string>>>) {
    super('records break their rules');
    this.problems = problems;
  }
}

/** Returns the errors of a record by field before it is written; empty for a valid one. */
export type CheckRecord = (record: Record<string, unknown>) => Record<string, string>;

interface WriteOptions {
  /** Version of the kind that the writer saw; the write is refused when the stored version is newer. */
  basedOn?: number;
}

interface Written {
  /** Present records in the order of the changes. */
  records: RecordState[];
  /** Number of records that were written. */
  changed: number;
  version: number;
}

/**
 * Adds and changes records of a kind in one transaction, all or none, with an audit entry for each. Unchanged records
 * are not written; any write raises the kind's version.
 * @param check validates the content of each written record
 * @param now ms
 * @throws WrongRecords when a record is missing, is named twice or breaks a rule
 * @throws StaleRecords when the revision of a record differs
 * @throws StaleCatalogue when the kind's version is not `basedOn`
 */
export async function changeRecords(
  db: Database,
  kind: RecordKind,
  changes: readonly RecordChange[],
  check: CheckRecord,
  actor: Actor,
  now: number,
  options: WriteOptions = {},
): Promise<Written> {
  return withTransaction(db, (tx) => writeRecords(tx, kind, changes, check, actor, now, options), {
    queue: writersOf(kind),
  });
}

/** Returns the name of the queue that makes writes of one kind wait for each other. */
export const writersOf = (kind: RecordKind): string => `catalogue ${kind}`;

/**
 * Adds and changes records like `changeRecords`, but in the caller's transaction.
 * @throws WrongRecords, StaleRecords or StaleCatalogue
 */
export async function writeRecords(
  tx: Queries,
  kind: RecordKind,
  changes: readonly RecordChange[],
  check: CheckRecord,
  actor: Actor,
  now: number,
  { basedOn }: WriteOptions = {},
): Promise<Written> {
  const at = new Date(now).toISOString();
  const version = Number((await readVersions(tx))[kind] ?? 0);
  if (basedOn !== undefined && version !== basedOn) throw new StaleCatalogue();
  const held = await readRecordStates(
    tx,
    kind,
    changes.flatMap(({ id }) => (id === undefined ? [] : [id])),
  );
  refuseUnknown(changes, held);
  const stale = changes.flatMap(({ id = '', revision }) => {
    const present = held.get(id);
    return present && revision !== undefined && revision !== present.revision ? [present] : [];
  });
  if (stale.length > 0) throw new StaleRecords(stale);
  let last = changes.some(({ id, position }) => id === undefined && position === undefined)
    ? await lastPosition(tx, kind)
    : 0;
  const problems = new Map<number, Record<string, string>>();
  const planned = changes.map((change, index) => {
    const before = change.id === undefined ? null : (held.get(change.id) ?? null);
    if (!before && change.position === undefined) last += 1;
    const next = plan(change, before, { id: newId(now), position: last, at });
    // What is only hidden or withdrawn need not fit the rules of today.
    const rewritten = !before || change.record !== undefined || change.set !== undefined;
    const wrong = rewritten ? check(next.record) : {};
    if (Object.keys(wrong).length > 0) problems.set(index, wrong);
    return { before, next, rewritten, restores: change.restores };
  });
  for (const [index, field] of await placesTaken(tx, kind, planned)) {
    problems.set(index, { [field]: PLACE_TAKEN, ...problems.get(index) });
  }
  if (problems.size > 0) throw new WrongRecords(problems);
  const results = planned.map(({ before, next, rewritten, restores }) => {
    const columns = rewritten ? recordColumns(kind, next.record) : null;
    const record = columns ? (JSON.parse(columns.data) as Record<string, unknown>) : next.record;
    const after = { ...next, record };
    return before && isSame(kind, before, after)
      ? { after: before, columns, entry: null }
      : { after, columns, entry: entryOf(kind, before, after, restores) };
  });
  for (const { after, columns, entry } of results) if (entry) await put(tx, kind, after, columns);
  const entries = results.flatMap(({ entry }) => (entry ? [entry] : []));
  await writeAudit(tx, actor, now, ...entries);
  return {
    records: results.map(({ after }) => after),
    changed: entries.length,
    version: entries.length > 0 ? await raiseVersion(tx, kind, at) : version,
  };
}

/**
 * Checks that the ids of changes exist and that none is repeated.
 * @throws WrongRecords otherwise, with errors by the change's index
 */
function refuseUnknown(changes: readonly RecordChange[], held: ReadonlyMap<string, RecordState>): void {
  const problems = new Map<number, Record<string, string>>();
  const seen = new Set<string>();
  for (const [index, { id }] of changes.entries()) {
    if (id === undefined) continue;
    if (!held.has(id)) problems.set(index, { id: 'There is no record with this id; leave it empty for a new one.' });
    else if (seen.has(id)) problems.set(index, { id: 'This id is there twice.' });
    seen.add(id);
  }
  if (problems.size > 0) throw new WrongRecords(problems);
}

/**
 * Returns the state of a record after a change.
 * @param fresh id, position and time (ISO) for a new record; a stored record keeps its id and position
 */
function plan(
  change: RecordChange,
  before: RecordState | null,
  fresh: { id: string; position: number; at: string },
): RecordState {
  const inBin = change.inBin ?? before?.inBin ?? false;
  return {
    id: before?.id ?? fresh.id,
    revision: (before?.revision ?? 0) + 1,
    position: change.position ?? before?.position ?? fresh.position,
    isActive: change.isActive ?? before?.isActive ?? true,
    inBin,
    updatedAt: fresh.at,
    record: { ...(change.record ?? before?.record), ...change.set },
  };
}

/** Tells whether a change leaves a record as it was. Fields added to the schema since then count as their defaults. */
function isSame(kind: RecordKind, before: RecordState, after: RecordState): boolean {
  if (before.isActive !== after.isActive || before.inBin !== after.inBin || before.position !== after.position)
    return false;
  const whole: unknown = JSON.parse(JSON.stringify({ ...recordSchemas[kind].getDefault(), ...before.record }));
  return isDeepStrictEqual(whole, after.record) || isDeepStrictEqual(before.record, after.record);
}

/** Returns the fields of a record's state that the audit log stores. */
const noted = ({ revision, position, isActive, inBin, record }: RecordState): Record<string, unknown> => ({
  revision,
  position,
  isActive,
  inBin,
  record,
});

function entryOf(
  kind: RecordKind,
  before: RecordState | null,
  after: RecordState,
  restores: number | undefined,
): AuditedAction {
  const action =
    before === null
      ? 'create'
      : before.inBin !== after.inBin
        ? after.inBin
          ? 'withdraw'
          : 'bring-back'
        : restores === undefined
          ? 'change'
          : 'restore';
  return { action, kind, recordId: after.id, before: before && noted(before), after: { ...noted(after), restores } };
}

/**
 * Inserts a record with revision 1, or updates a stored one.
 * @param columns columns of its content; null when the content stays
 */
async function put(
  tx: Queries,
  kind: RecordKind,
  { id, revision, position, isActive, inBin, updatedAt }: RecordState,
  columns: ReturnType<typeof recordColumns> | null,
): Promise<void> {
  const row = {
    ...columns,
    revision,
    position,
    // In the bin a record keeps what it was, and is not public whatever that is.
    is_active: isActive && !inBin,
    binned: inBin ? (isActive ? ('public' as const) : ('hidden' as const)) : ('' as const),
    updated_at: updatedAt,
  };
  const whole = row as typeof row & ReturnType<typeof recordColumns>;
  if (revision === 1)
    await tx
      .insertInto('catalogue')
      .values({ kind, id, created_at: updatedAt, ...whole })
      .execute();
  else await tx.updateTable('catalogue').set(row).where('kind', '=', kind).where('id', '=', id).execute();
}
