import { array, boolean, mixed, number, object, string } from 'yup';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { NextPlan } from '#domain/catalogue/next-plan.rules.ts';
import { kindParam, MOST_RECORDS } from '#domain/catalogue/staff-catalogue.contract.ts';
import { recordLacks } from '#domain/catalogue/record-lacks.rules.ts';
import { recordFlags, recordSorts, recordStates } from '#domain/catalogue/staff-record.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { isRecord } from '#lib/narrow.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';

/** Record with its state, as the back office edits it. */
export interface RecordState {
  id: string;
  /** Raised by every change; a save names the revision that its writer saw. */
  revision: number;
  /** Place in the list, for kinds that staff arrange. */
  position: number;
  /** False for a record that is hidden from the public. */
  isActive: boolean;
  /** True for a withdrawn record; orders and boxes that hold it can still read it. */
  inBin: boolean;
  updatedAt: string;
  /** Content as the kind's schema has it. */
  record: Record<string, unknown>;
}

/** Name of the person who changed a record last; empty when no staff member did. */
export interface ChangedBy {
  changedBy: string;
}

/** Data of a refused save (409): the present state of the records that other people changed. */
export interface RecordConflict {
  code: 'record-changed';
  conflicts: (RecordState & ChangedBy)[];
}

/** Version of a record after a change. */
export interface RecordVersion {
  revision: number;
  /** Time and author of the change; both empty for the state before the first audit entry. */
  at: string;
  by: string;
  /** Action: `create`, `change`, `restore`, `withdraw` or `bring-back`. */
  action: string;
  isActive: boolean;
  inBin: boolean;
  record: Record<string, unknown>;
}

/** Uses of a record, for the warning before it is withdrawn. */
export interface RecordUses {
  /** Number of boxes in carts. */
  carts: number;
  /** Number of boxes saved for later. */
  savedBoxes: number;
  /** Banners that link to the record's page. */
  banners: { id: string; title: string }[];
}

const idParam = () => string().matches(ID_PATTERN, say.noSuchRecord).required();
const kindParams = object({ kind: kindParam() });
const recordParams = object({ kind: kindParam(), id: idParam() });
const revision = () => number().integer().min(1).required(say.openRecordAgain);
const fields = () => mixed(isRecord);
/** Most bytes of a body with one record: the longest policy, with its letters escaped. */
const RECORD_BODY = 1_048_576;

const staff = { access: 'staff', roles: ['editor'] } as const;

/** Numbers of visible, hidden and withdrawn records of a kind. */
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

/** Records on a page of the list. */
export const RECORD_PAGE = 50;

export const pageStaffRecords = endpoint<{
  records: RecordState[];
  count: number;
  pages: number;
  /** Plans of the records of this page by record id, the next first. */
  planned: Record<string, NextPlan[]>;
}>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/catalogue/:kind/records',
  summary: `Records of a kind, ${RECORD_PAGE} a page, searched, filtered and sorted`,
  params: kindParams,
  query: object({
    /** Part of a name or another name, the category or the type, in any letter case. */
    search: string().trim().max(100),
    category: string().trim().max(60),
    /** State to show; all but the bin when missing. */
    state: string().oneOf([...recordStates], say.noState),
    flag: string().oneOf([...recordFlags], say.noMark),
    /** Only records that lack this. */
    lacks: string().oneOf([...recordLacks], say.noFilter),
    sort: string()
      .oneOf([...recordSorts], say.notSortable)
      .default('position'),
    descending: boolean().default(false),
    page: number().integer().min(1).max(100_000).default(1),
  }),
});

/** Least and most value of a number in a list; never zero. */
export interface FieldSpan {
  least: number;
  most: number;
}

/**
 * Reads between which values the prices and least weights of a list lie, by field; an empty list has none. The back
 * office asks about a slip by them; writes of other clients are not refused for one.
 */
export const readFieldSpans = endpoint<{ spans: Record<string, FieldSpan> }>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/catalogue/:kind/spans',
  summary: 'Least and most price of a kind, and least weight sold, outside of the bin',
  params: kindParams,
  query: object({
    /** Record that does not count. */
    without: string().matches(ID_PATTERN, { message: say.noSuchRecord, excludeEmptyString: true }),
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

/** Saves a record; an unchanged one is answered and not written. Errors are keyed by the record's own fields. */
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
    /** Revision that this save restores. */
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

/** Moves records; the others keep their order, so that two people who arrange a list do not disturb each other. */
export const placeStaffRecords = endpoint<{ changed: boolean }>()({
  ...staff,
  method: 'PUT',
  path: '/api/staff/catalogue/:kind/order',
  summary: 'Puts records, in the given order, to a place of their list',
  bodyLimit: RECORD_BODY,
  params: kindParams,
  body: object({
    ids: array(idParam()).min(1, say.nothingToMove).max(MOST_RECORDS).required(),
    /** Number of other records before the moved ones. */
    at: number().integer().min(0).max(1_000_000).required(),
  }),
});

/**
 * Changes many records, all or none. Errors are keyed by the change's index (`changes[3].name`); a 409 contains every
 * record that other people changed.
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
        /** Id of the record; missing for a new one, whose whole content is `set`. */
        id: string().matches(ID_PATTERN, say.recordIdNotValid),
        /** Revision that the writer saw; required with an id. */
        revision: number().integer().min(1),
        /** Fields to change; the others stay. */
        set: fields(),
        isActive: boolean(),
        inBin: boolean(),
        position: number().integer().min(0).max(1_000_000),
        /** Revision that this change restores. */
        restores: number().integer().min(0),
      }),
    )
      .min(1, say.nothingToSave)
      .max(MOST_RECORDS, say.tooManyRecords(MOST_RECORDS))
      .required(),
  }),
});
