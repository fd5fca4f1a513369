import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { RecordLack } from '#domain/catalogue/record-lacks.rules.ts';
import type { PlannedChange } from '#domain/catalogue/schedule.contract.ts';
import type { InboxCount } from '#domain/enquiries/inbox.contract.ts';
import type { DueDay, LeavingHomes } from '#domain/orders/staff-order.contract.ts';
import { endpoint } from '#lib/endpoint.ts';
import { staffRoles } from '#lib/staff-roles.ts';

/** Orders of today and of the days to come. */
export interface TodaysOrders {
  /** Orders placed today; `amount` in paise that came today, null for roles that keep no accounts. */
  sold: { orders: number; amount: number | null };
  /** What should have left before today and has not. */
  late: LeavingHomes;
  /** Today and the six days after it. */
  days: DueDay[];
}

/** The next work of packers: what leaves today or is late, else what leaves on the next day. */
export interface TodaysWork {
  /** Homes to be packed by a day (`yyyy-mm-dd`); null when all are packed. */
  pack: { day: string; homes: number } | null;
  /** Weight (sixtieths of a gram) of so many sweets and dry fruits to be made by a day; null when all is ready. */
  make: { day: string; parts: number; kinds: number } | null;
}

/** Entries of the list of money, and their sums in paise. */
export interface TodaysMoney {
  /** Money that goes back. */
  back: { count: number; amount: number };
  /** Payments that a person has to look at, whatever their sum. */
  look: { count: number };
  /** Orders that leave within seven days and are not paid in full. */
  rest: { count: number; amount: number };
  /** Payments of which the payment provider sent no notice. */
  unheard: number;
}

/** What went wrong and waits for a person; fields are missing where the role has no part in it. */
export interface TodaysFailures {
  /** Messages to customers that failed. */
  messages?: number;
  /** Warning that codes to sign in run out; empty while enough are left. */
  codes?: string;
  /** Why the latest backup failed; empty when it did not. */
  backup?: string;
  /** Why the site was not published; empty when it was. */
  publish?: string;
  /** Records that keep their earlier form on the site because of a mistake. */
  faults?: number;
  /** Planned changes that could not be done. */
  plans?: number;
}

/** Change of records by one person at one time. */
export interface LastChange {
  at: string;
  by: string;
  /** Action of the audit log, such as `change`. */
  action: string;
  kind: RecordKind;
  recordId: string;
  /** Name of the record; empty for one that has none or is gone. */
  name: string;
  /** Number of records that were changed together. */
  records: number;
}

/** First page of an editor. */
export interface TodaysCatalogue {
  /** Changes to come, the next first; `count` is the number of all. */
  planned: { changes: PlannedChange[]; count: number };
  /** Numbers of records that lack something, by list. */
  lacks: { kind: RecordKind; what: RecordLack; count: number }[];
  /** Last changes, the newest first. */
  changes: LastChange[];
}

/** What is to be done now; a part is missing for roles that have no part in it. */
export interface Today {
  /** ISO time of the server. */
  at: string;
  orders?: TodaysOrders;
  work?: TodaysWork;
  inbox?: InboxCount;
  money?: TodaysMoney;
  failed: TodaysFailures;
  catalogue?: TodaysCatalogue;
}

export const readToday = endpoint<{ today: Today }>()({
  access: 'staff',
  roles: staffRoles,
  method: 'GET',
  path: '/api/staff/today',
  summary: 'What is to be done now, for the role of whoever asks',
});
