import type { ColumnType, Generated } from 'kysely';
import type { Time } from '#server/db/schema.ts';

/** Number of requests of one caller to one endpoint, within a window that every process shares. */
export interface CallCountTable {
  /** Digest of the endpoint and the caller; no IP address is kept. */
  id: string;
  count: ColumnType<number, number, number>;
  /** End of the window. */
  until: Time;
}

/** Request that creates something, by its `Idempotency-Key`; kept for a day. */
export interface IdempotencyTable {
  /** Digest of the caller, the endpoint and the key. */
  id: string;
  /** Digest of the request's content, made with the key. */
  content: string;
  /** HTTP status and body of the answer, the body sealed with the key; null while the request is at work. */
  status: number | null;
  answer: string | null;
  created_at: Time;
}

/** Lease of work that one process does at a time. */
export interface LeaseTable {
  /** Name of the work. */
  id: string;
  /** Id of the process. */
  holder: string;
  /** Time from which any process may take the lease over. */
  until: Time;
  /** Number that grows whenever another process takes the lease over: writes under an older term come too late. */
  term: Generated<number>;
}

/** Mark of a transaction on PostgreSQL, by which it is asked about when the answer to its commit was lost. */
export interface CommitMarkTable {
  id: string;
  /** False for the mark of who asked: the transaction was not committed and cannot be any more. */
  is_kept: boolean;
  at: Time;
}

export interface ProcessTables {
  commit_mark: CommitMarkTable;
  idempotency: IdempotencyTable;
  lease: LeaseTable;
  call_count: CallCountTable;
}
