import type { Migration } from 'kysely/migration';
import { applyMigrations, type Database } from '#server/db/database.ts';
import { accounts } from '#server/db/accounts.migration.ts';
import { circles } from '#domain/orders/circles.migration.ts';
import { backups } from '#domain/backup/backups.migration.ts';
import { celebration, familyLink, guestOpened } from '#domain/guests/celebration.migration.ts';
import {
  codeAsker,
  first,
  guestRevision,
  heartbeat,
  publishRequest,
  records,
  sale,
} from '#server/db/first.migration.ts';
import { fulfilment, trackingNumbers } from '#domain/parcels/fulfilment.migration.ts';
import { kitchenTicks } from '#domain/packing/kitchen-tick.migration.ts';
import { inbox } from '#domain/enquiries/inbox.migration.ts';
import { knownAskers } from '#domain/session/known-askers.migration.ts';
import { leavesBy } from '#domain/orders/leaves-by.migration.ts';
import { erasedGuests } from '#domain/guests/erased-guests.migration.ts';
import { lateHomes } from '#domain/parcels/late-home.migration.ts';
import { households } from '#domain/guests/household.migration.ts';
import { searchKeys } from '#domain/find/search-keys.migration.ts';
import { numberlessGuests } from '#domain/guests/numberless-guests.migration.ts';
import { movedHomes } from '#domain/orders/moved-homes.migration.ts';
import { ledger } from '#domain/planning/ledger.migration.ts';
import { outbox, refundMessages } from '#domain/outbox/outbox.migration.ts';
import { partPayments } from '#domain/part-payments/part-payments.migration.ts';
import { payments } from '#domain/payments/payments.migration.ts';
import { commitMarks, processes } from '#server/db/processes.migration.ts';
import { publishing } from '#domain/publishing/publishing.migration.ts';
import { refunds, refundsPerHome } from '#domain/orders/refunds.migration.ts';
import { samples } from '#domain/orders/samples.migration.ts';
import { schedule } from '#domain/catalogue/schedule.migration.ts';
import { sessions } from '#domain/session/session.migration.ts';
import { settings } from '#domain/settings/settings.migration.ts';
import { sharing } from '#domain/sharing/sharing.migration.ts';
import { staff } from '#server/db/staff.migration.ts';
import { terms } from '#domain/outbox/terms.migration.ts';
import { transit } from '#domain/settings/transit.migration.ts';

/**
 * All migrations of the kernel and the rooms, in order. One that has run anywhere is never edited nor named anew; a change is a new entry.
 *
 * Kysely runs them by name. A new name is `n`, four digits that count on, and a word or two (`n0038-gift-cards`): a letter sorts
 * behind every date, whatever day it is. A name ends in `-adds` when the migration only adds tables, or columns that
 * may be left out: the version before then goes on with the store, so that an update can be taken back.
 */
export const migrations: Record<string, Migration> = {
  '2026-11-21-first': { up: first },
  '2026-11-22-publish-request': { up: publishRequest },
  '2026-11-24-sale': { up: sale },
  '2026-11-25-heartbeat': { up: heartbeat },
  '2026-11-26-guest-revision': { up: guestRevision },
  '2026-11-28-code-asker': { up: codeAsker },
  '2026-12-01-staff': { up: staff },
  '2026-12-05-records': { up: records },
  '2026-12-06-publishing': { up: publishing },
  '2026-12-07-schedule': { up: schedule },
  '2026-12-08-parcels': { up: fulfilment },
  '2026-12-09-inbox': { up: inbox },
  '2026-12-10-refunds': { up: refunds },
  '2026-12-11-outbox': { up: outbox },
  '2026-12-12-settings': { up: settings },
  '2026-12-13-backups': { up: backups },
  '2026-12-16-refund-messages': { up: refundMessages },
  '2026-12-16-sortable-orders': { up: leavesBy },
  '2026-12-16-ticks-of-the-kitchen': { up: kitchenTicks },
  '2026-12-16-trusted-payments': { up: payments },
  '2026-12-19-tracking-numbers': { up: trackingNumbers },
  '2026-12-21-celebration': { up: celebration },
  '2026-12-21-family-link': { up: familyLink },
  '2026-12-21-guest-opened': { up: guestOpened },
  '2026-12-22-part-payments': { up: partPayments },
  '2026-12-23-days-on-the-way': { up: transit },
  '2026-12-24-processes': { up: processes },
  '2026-12-25-ledger': { up: ledger },
  '2026-12-26-terms': { up: terms },
  '2026-12-27-circles': { up: circles },
  '2026-12-28-samples': { up: samples },
  '2026-12-28-waiting-homes': { up: lateHomes },
  '2026-12-29-households': { up: households },
  '2026-12-29-sharing': { up: sharing },
  '2026-12-31-moved-homes': { up: movedHomes },
  '2026-12-31-own-erasures': { up: erasedGuests },
  '2026-12-31-refunds-per-home': { up: refundsPerHome },
  'n0038-staff-accounts': { up: accounts },
  'n0039-sessions-of-customers': { up: sessions },
  'n0040-known-askers': { up: knownAskers },
  'n0041-commit-marks-adds': { up: commitMarks },
  // Not `-adds`: an earlier version cannot order a box for a guest without a number.
  'n0042-guests-without-number': { up: numberlessGuests },
  'n0043-search-keys-adds': { up: searchKeys },
};

/** Brings a store to the newest schema, or `upTo` that of an earlier migration; safe when several processes start at once. */
export const migrate = (db: Database, options?: { upTo?: string; schema?: string }): Promise<string[]> =>
  applyMigrations(db, migrations, options);
