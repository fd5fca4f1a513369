import type { ColumnType } from 'kysely';
import type { Time } from '#server/db/schema.ts';

/** Calls of one caller to one call, within a window that every process shares. */
export interface CallCountTable {
  /** A digest of the call and of who calls; no address is kept. */
  id: string;
  count: ColumnType<number, number, number>;
  /** From then on a new window begins. */
  until: Time;
}

/** A secret that the shop has or had. */
export interface SecretMarkTable {
  /** A digest that tells nothing of the secret. */
  id: string;
  /** When a process last made something with it. */
  used_at: Time;
}

export interface ProcessTables {
  call_count: CallCountTable;
  secret_mark: SecretMarkTable;
}
