import { array, boolean, mixed, number, object, string } from 'yup';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { NextPlan } from '#domain/catalogue/next-plan.rules.ts';
import { kindParam, MOST_RECORDS } from '#domain/catalogue/staff-catalogue.contract.ts';
import { recordFlags, recordSorts, recordStates } from '#domain/catalogue/staff-record.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { isRecord } from '#lib/narrow.ts';

/** A record as one who edits it sees it. */
export interface RecordState {
  id: string;
  /** Rises with every change; a save names the one that its writer saw. */
  revision: number;
  /** Where it stands in the list, for kinds that staff arrange. */
  position: number;
  /** False for a record that is hidden from the public and still worked on. */
  isActive: boolean;
  /** True for a withdrawn record: it waits in the bin, and what orders and boxes hold of it stays readable. */
  inBin: boolean;
  updatedAt: string;
  /** The content as the kind's schema has it. */
  record: Record<string, unknown>;
}

/** Who changed a record last; empty when no person of the staff did. */
export interface ChangedBy {
  changedBy: string;
}

/** What a refused save (409) carries beside its message: the records that were changed meanwhile, as they are now. */
export interface RecordConflict {
  code: 'record-changed';
  conflicts: (RecordState & ChangedBy)[];
}

/** A version of a record: what it was after somebody's change. */
export interface RecordVersion {
  revision: number;
  /** When and by whom; both empty for what was there before the log began. */
  at: string;
  by: string;
  /** What was done: `create`, `change`, `restore`, `withdraw`, `bring-back`. */
  action: string;
  isActive: boolean;
  inBin: boolean;
  record: Record<string, unknown>;
}

/** Where a record is held or led to, so that whoever withdraws it knows. */
export interface RecordUses {
  /** Boxes in carts. */
  carts: number;
  /** Boxes that people keep for later. */
  savedBoxes: number;
  /** Banners that lead to its page. */
  banners: { id: string; title: string }[];
}

const idParam = () => string().matches(ID_PATTERN, 'There is no such record.').required();
const kindParams = object({ kind: kindParam() });
const recordParams = object({ kind: kindParam(), id: idParam() });
const revision = () => number().integer().min(1).required('Please open the record again.');
const fields = () => mixed(isRecord);
/** The longest record is a policy; what its letters become as escapes fits as well. */
const RECORD_BODY = 1_048_576;

const staff = { access: 'staff', roles: ['editor'] } as const;

/** How many records a kind has. */
export interface KindCount {
  kind: RecordKind;
  public: number;
  hidden: number;
  bin: number;
}

export const listStaffKinds = endpoint<{ kinds: KindCount[] }>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/catalogue',
  summary: 'Every kind of record with how many there are',
});

/** Records of a page of the list. */
export const RECORD_PAGE = 50;

export const pageStaffRecords = endpoint<{
  records: RecordState[];
  count: number;
  pages: number;
  /** What is planned for records of this page, by id, the next first. */
  planned: Record<string, NextPlan[]>;
}>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/catalogue/:kind/records',
  summary: `Records of a kind, ${RECORD_PAGE} a page, searched, filtered and sorted`,
  params: kindParams,
  query: object({
    /** Part of a name, also of another one, of the category or the type, in any letter case. */
    search: string().trim().max(100),
    category: string().trim().max(60),
    /** Without it all but the bin. */
    state: string().oneOf([...recordStates], 'There is no such state.'),
    flag: string().oneOf([...recordFlags], 'There is no such mark.'),
    sort: string()
      .oneOf([...recordSorts], 'The list cannot be sorted by that.')
      .default('position'),
    descending: boolean().default(false),
    page: number().integer().min(1).max(100_000).default(1),
  }),
});

export const readStaffRecord = endpoint<{ record: RecordState & ChangedBy; uses: RecordUses }>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/catalogue/:kind/records/:id',
  summary: 'One record, who changed it last and where it is used',
  params: recordParams,
});

export const addStaffRecord = endpoint<{ record: RecordState }>()({
  ...staff,
  method: 'POST',
  path: '/api/staff/catalogue/:kind/records',
  summary: 'Adds a record at the end of its list',
  bodyLimit: RECORD_BODY,
  params: kindParams,
  body: object({ isActive: boolean().default(true), record: fields().required() }),
});

/** A save that changes nothing is answered and writes nothing. Errors are keyed by the record's own fields. */
export const saveStaffRecord = endpoint<{ record: RecordState; changed: boolean }>()({
  ...staff,
  method: 'PUT',
  path: '/api/staff/catalogue/:kind/records/:id',
  summary: 'Saves a record; one that was changed since its writer saw it answers 409 with the present one',
  bodyLimit: RECORD_BODY,
  params: recordParams,
  body: object({
    revision: revision(),
    isActive: boolean().required(),
    record: fields().required(),
    /** The revision that comes back by this save. */
    restores: number().integer().min(0),
  }),
});

export const copyStaffRecord = endpoint<{ record: RecordState }>()({
  ...staff,
  method: 'POST',
  path: '/api/staff/catalogue/:kind/records/:id/copy',
  summary: 'Makes a hidden copy of a record, at the end of its list',
  params: recordParams,
});

export const binStaffRecord = endpoint<{ record: RecordState }>()({
  ...staff,
  method: 'PUT',
  path: '/api/staff/catalogue/:kind/records/:id/bin',
  summary: 'Withdraws a record into the bin or brings it back as it was',
  params: recordParams,
  body: object({ revision: revision(), inBin: boolean().required() }),
});

export const listRecordVersions = endpoint<{ versions: RecordVersion[] }>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/catalogue/:kind/records/:id/versions',
  summary: 'The last hundred versions of a record, the newest first',
  params: recordParams,
});

/** The other records keep their order around the moved ones, so that two people who arrange a list do not get in each other's way. */
export const placeStaffRecords = endpoint<{ changed: boolean }>()({
  ...staff,
  method: 'PUT',
  path: '/api/staff/catalogue/:kind/order',
  summary: 'Puts records, in the given order, to a place of their list',
  bodyLimit: RECORD_BODY,
  params: kindParams,
  body: object({
    ids: array(idParam()).min(1, 'There is nothing to move.').max(MOST_RECORDS).required(),
    /** How many of the other records stand before them. */
    at: number().integer().min(0).max(1_000_000).required(),
  }),
});

/**
 * Changes many records, all or none. Errors are keyed by the change's place: `changes[3].name`; 409 carries every record
 * that was changed meanwhile.
 */
export const changeStaffRecords = endpoint<{ records: RecordState[]; changed: number }>()({
  ...staff,
  method: 'PATCH',
  path: '/api/staff/catalogue/:kind',
  summary: 'Changes some fields of many records, or adds records, all or none',
  bodyLimit: 10_485_760,
  params: kindParams,
  body: object({
    changes: array(
      object({
        /** Without an id it is a new record, and `set` is the whole of it. */
        id: string().matches(ID_PATTERN, 'That is no id of a record.'),
        /** The revision that the writer saw; needed with an id. */
        revision: number().integer().min(1),
        /** The fields that change; the others stay. */
        set: fields(),
        isActive: boolean(),
        inBin: boolean(),
        position: number().integer().min(0).max(1_000_000),
      }),
    )
      .min(1, 'There is nothing to write.')
      .max(MOST_RECORDS, `At most ${MOST_RECORDS} records can be written at once.`)
      .required(),
  }),
});
