import type { ColumnType, Generated } from 'kysely';
import type { Time } from '#server/db/schema.ts';

/** Calls of one caller to one call, within a window that every process shares. */
export interface CallCountTable {
  /** A digest of the call and of who calls; no address is kept. */
  id: string;
  count: ColumnType<number, number, number>;
  /** From then on a new window begins. */
  until: Time;
}

/** A press that creates something, by its `Idempotency-Key`, so that the same one twice makes it once; kept for a day. */
export interface IdempotencyTable {
  /** A digest of who pressed, the call, and the key. */
  id: string;
  /** A digest of what was sent, made with the key. */
  content: string;
  /** HTTP status and body of the answer, the body sealed with the key; null while it is worked on. */
  status: number | null;
  answer: string | null;
  created_at: Time;
}

/** Work that one process of several does at a time. */
export interface LeaseTable {
  /** The work. */
  id: string;
  /** The process. */
  holder: string;
  /** From then on anybody may take it over. */
  until: Time;
  /** Grows whenever another process takes it over: what was written under an older one comes too late. */
  term: Generated<number>;
}

export interface ProcessTables {
  idempotency: IdempotencyTable;
  lease: LeaseTable;
  call_count: CallCountTable;
}
