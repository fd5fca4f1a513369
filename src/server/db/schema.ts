import type { ColumnType } from 'kysely';
import type { ProcessTables } from '#server/db/processes.schema.ts';
import type { StaffTables } from '#server/db/staff.schema.ts';

/** JSON column: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
/** Point in time: an ISO text in UTC. */
export type Time = string;

/** Single row that is written to find out whether the store takes writes. */
export interface HeartbeatTable {
  id: string;
  at: Time;
}

/** Orders of the built-in test gateway; empty when a real provider is set. */
export interface GatewayOrderTable {
  id: string;
  amount: number;
  currency: string;
  receipt: string;
  status: string;
  created_at: Time;
}

export interface GatewayPaymentTable {
  id: string;
  order_id: string;
  amount: number;
  method: string;
  status: string;
  created_at: Time;
}

/** Refunds of the built-in test gateway; empty when a real provider is set. */
export interface GatewayRefundTable {
  id: string;
  payment_id: string;
  amount: number;
  receipt: string;
  /** Idempotency header of the request: a repeated request yields the same refund. */
  idempotency: string;
  status: 'pending' | 'processed' | 'failed';
  created_at: Time;
}

/**
 * Every table of the store. The kernel's own stand here; each room adds its own by declaration in its `x.schema.ts`.
 */
export interface Schema extends ProcessTables, StaffTables {
  heartbeat: HeartbeatTable;
  gateway_order: GatewayOrderTable;
  gateway_payment: GatewayPaymentTable;
  gateway_refund: GatewayRefundTable;
}
