import type { Migration } from 'kysely/migration';
import { accounts } from '#server/db/accounts-migration.ts';
import { circles } from '#server/db/circles-migration.ts';
import { backups } from '#server/db/backups-migration.ts';
import { celebration, familyLink, guestOpened } from '#server/db/celebration-migration.ts';
import {
  codeAsker,
  first,
  guestRevision,
  heartbeat,
  publishRequest,
  records,
  sale,
} from '#server/db/first-migrations.ts';
import { fulfilment, kitchenTicks, trackingNumbers } from '#server/db/fulfilment-migration.ts';
import { inbox } from '#server/db/inbox-migration.ts';
import { knownAskers } from '#server/db/known-askers-migration.ts';
import { leavesBy } from '#server/db/leaves-by-migration.ts';
import { erasedGuests } from '#server/db/erased-guests-migration.ts';
import { lateHomes } from '#server/db/late-homes-migration.ts';
import { households } from '#server/db/household-migration.ts';
import { movedHomes } from '#server/db/moved-homes-migration.ts';
import { ledger } from '#server/db/ledger-migration.ts';
import { outbox, refundMessages } from '#server/db/outbox-migration.ts';
import { partPayments } from '#server/db/part-payments-migration.ts';
import { payments } from '#server/db/payments-migration.ts';
import { processes } from '#server/db/processes-migration.ts';
import { publishing } from '#server/db/publishing-migration.ts';
import { refunds, refundsPerHome } from '#server/db/refunds-migration.ts';
import { samples } from '#server/db/samples-migration.ts';
import { schedule } from '#server/db/schedule-migration.ts';
import { sessions } from '#server/db/session-migration.ts';
import { settings } from '#server/db/settings-migration.ts';
import { sharing } from '#server/db/sharing-migration.ts';
import { staff } from '#server/db/staff-migration.ts';
import { terms } from '#server/db/terms-migration.ts';
import { transit } from '#server/db/transit-migration.ts';

/**
 * All migrations, in order. One that has run anywhere is never edited nor named anew; a change is a new entry.
 *
 * Kysely runs them by name. A new name is `n`, four digits that count on, and a word or two (`n0038-gift-cards`): a letter sorts
 * behind every date, whatever day it is.
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
};
