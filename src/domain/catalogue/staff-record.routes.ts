import type { FastifyInstance } from 'fastify';
import { type RecordKind, recordKinds } from '#domain/catalogue/record-kinds.rules.ts';
import { recordProblems, withMedia } from '#domain/catalogue/record-problems.service.ts';
import {
  addStaffRecord,
  binStaffRecord,
  changeStaffRecords,
  copyStaffRecord,
  listRecordVersions,
  listStaffKinds,
  pageStaffRecords,
  placeStaffRecords,
  readFieldSpans,
  readStaffRecord,
  type RecordConflict,
  type RecordState,
  saveStaffRecord,
} from '#domain/catalogue/staff-record.contract.ts';
import { nextPlanned } from '#domain/catalogue/schedule.repo.ts';
import { copyOf } from '#domain/catalogue/staff-record.rules.ts';
import {
  type Actor,
  changeRecords,
  type RecordChange,
  StaleRecords,
  WrongRecords,
} from '#domain/catalogue/staff-record.repo.ts';
import {
  countKinds,
  fieldSpans,
  listVersions,
  pageRecords,
  readState,
  type RecordQuery,
  usesOf,
} from '#domain/catalogue/staff-record-list.repo.ts';
import { placeRecords } from '#domain/catalogue/staff-record-order.repo.ts';
import { recordWords } from '#domain/catalogue/record-words.rules.ts';
import type { Shop } from '#server/context.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';
import { type Said, said, saidAs } from '#lib/said.ts';

/** Returns what is said of a record that is gone. */
const gone = (kind: RecordKind): Said => said(say, 'recordGone', recordWords[kind].one);

/** Serves the endpoints by which staff list, add, edit, copy, move and withdraw records. */
export function staffRecordRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, listStaffKinds, async () => ({ kinds: await countKinds(shop.db, recordKinds) }));

  serve(app, shop, readFieldSpans, async ({ params: { kind }, query: { without } }) => ({
    spans: await fieldSpans(shop.db, kind, without),
  }));

  serve(app, shop, pageStaffRecords, async ({ params: { kind }, query }) => {
    const page = await pageRecords(shop.db, kind, query as RecordQuery);
    const ids = page.records.map(({ id }) => id);
    return { ...page, planned: await nextPlanned(shop.db, kind, ids) };
  });

  serve(app, shop, readStaffRecord, async ({ params: { kind, id } }) => ({
    record: await demand(shop, kind, id),
    uses: await usesOf(shop.db, id),
  }));

  serve(app, shop, addStaffRecord, async ({ params: { kind }, body: { record, isActive }, staff }) => ({
    record: (await changeOne(shop, kind, { record, isActive }, staff)).record,
  }));

  serve(app, shop, saveStaffRecord, async ({ params: { kind, id }, body, staff }) => {
    const { revision, isActive, record, restores } = body;
    return changeOne(shop, kind, { id, revision, isActive, record, restores }, staff);
  });

  serve(app, shop, copyStaffRecord, async ({ params: { kind, id }, staff }) => {
    const { record } = await demand(shop, kind, id);
    const copy = { record: copyOf(record), isActive: false };
    return { record: (await changeOne(shop, kind, copy, staff)).record };
  });

  serve(app, shop, binStaffRecord, async ({ params: { kind, id }, body: { revision, inBin }, staff }) => ({
    record: (await changeOne(shop, kind, { id, revision, inBin }, staff)).record,
  }));

  serve(app, shop, listRecordVersions, async ({ params: { kind, id } }) => {
    await demand(shop, kind, id);
    return { versions: await listVersions(shop.db, kind, id) };
  });

  serve(app, shop, placeStaffRecords, async ({ params: { kind }, body: { ids, at }, staff }) => ({
    changed: await placeRecords(shop.db, kind, ids, at, staff, shop.now()),
  }));

  serve(app, shop, changeStaffRecords, async ({ params: { kind }, body: { changes }, staff }) => {
    const unread = changes.findIndex(({ id, revision }) => id !== undefined && revision === undefined);
    if (unread >= 0) {
      throw new Refusal(400, said(say, 'revisionMissing'), {
        fields: { [`changes[${unread}].revision`]: say.revisionMissing },
      });
    }
    try {
      const { records, changed } = await change(shop, kind, changes as RecordChange[], staff);
      return { records, changed };
    } catch (error) {
      if (error instanceof StaleRecords) throw await conflict(shop, kind, error);
      if (!(error instanceof WrongRecords)) throw error;
      throw wrongRecords(error, 'changes');
    }
  });
}

async function demand({ db }: Shop, kind: RecordKind, id: string) {
  const state = await readState(db, kind, id);
  if (!state) throw notFound(gone(kind));
  return state;
}

const change = (shop: Shop, kind: RecordKind, changes: readonly RecordChange[], actor: Actor) =>
  withMedia(shop.media, () =>
    changeRecords(shop.db, kind, changes, (record) => recordProblems(kind, record, shop.media), actor, shop.now()),
  );

/**
 * Adds or changes one record.
 * @throws Refusal 400 with errors by field, 404 when the record does not exist, 409 when it changed since it was read
 */
async function changeOne(shop: Shop, kind: RecordKind, wanted: RecordChange, actor: Actor) {
  try {
    const { records, changed } = await change(shop, kind, [wanted], actor);
    return { record: records[0] as RecordState, changed: changed > 0 };
  } catch (error) {
    if (error instanceof StaleRecords) throw await conflict(shop, kind, error);
    if (!(error instanceof WrongRecords)) throw error;
    const fields = error.problems.get(0) ?? {};
    if ('id' in fields) throw notFound(gone(kind));
    throw new Refusal(400, saidAs('catalogue.fields', Object.values(fields)[0] ?? ''), { fields });
  }
}

async function conflict(shop: Shop, kind: RecordKind, { present }: StaleRecords): Promise<Refusal> {
  const conflicts = await Promise.all(present.map(({ id }) => demand(shop, kind, id)));
  const data: RecordConflict = { code: 'record-changed', conflicts };
  return new Refusal(409, stale(kind, conflicts), { data: { ...data } });
}

/** Returns a Refusal 400 with the errors of records by their index in the sent list: `records[3].name`. */
export function wrongRecords({ problems }: WrongRecords, list: string): Refusal {
  const fields = Object.fromEntries(
    [...problems].flatMap(([index, wrong]) =>
      Object.entries(wrong).map(([field, message]) => [`${list}[${index}].${field}`, message] as const),
    ),
  );
  return new Refusal(400, saidAs('catalogue.fields', Object.values(fields)[0] ?? ''), { fields });
}

function stale(kind: RecordKind, conflicts: RecordConflict['conflicts']): Said {
  const [first] = conflicts;
  const who = first?.changedBy || say.somebody;
  return conflicts.length > 1
    ? said(say, 'recordsChanged', conflicts.length, recordWords[kind].many, who)
    : said(say, 'recordChanged', who, recordWords[kind].one);
}
