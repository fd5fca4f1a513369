import { lastBackup } from '#domain/backup/backup-run.repo.ts';
import { lastChanges } from '#domain/catalogue/last-changes.repo.ts';
import { countLacks } from '#domain/catalogue/record-lacks.repo.ts';
import { isFailure } from '#domain/catalogue/schedule.rules.ts';
import { listPlanned } from '#domain/catalogue/schedule.repo.ts';
import { countMessages } from '#domain/enquiries/inbox.repo.ts';
import { countMessageStates } from '#domain/messages/message-list.repo.ts';
import { moneyDeed, type MoneyDeed } from '#domain/orders/money.rules.ts';
import { readMoneyEntries } from '#domain/orders/money.repo.ts';
import { unheardPayments } from '#domain/orders/notices.repo.ts';
import { leavingDays, listOpenOrders, type OpenOrder, soldToday } from '#domain/orders/order-summary.repo.ts';
import { kitchenDays, leftToMake } from '#domain/packing/kitchen.rules.ts';
import { listTicks } from '#domain/packing/kitchen-tick.repo.ts';
import { listKitchenOrders } from '#domain/packing/packing.repo.ts';
import { readSite } from '#domain/publishing/site-state.service.ts';
import { codeAlarm } from '#domain/session/code-allowance.rules.ts';
import { readCodeUse } from '#domain/session/code-use.repo.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import type { Today, TodaysMoney, TodaysOrders, TodaysWork } from '#domain/today/today.contract.ts';
import * as say from '#domain/today/today.texts.ts';
import { yearMonthDay } from '#lib/dates.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { DAY } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';

/** Roles that each part of the answer is for. */
const partOf = {
  orders: ['owner', 'packer', 'helper'],
  work: ['owner', 'packer'],
  people: ['owner', 'helper'],
  accounts: ['owner'],
  catalogue: ['editor'],
  site: ['owner', 'editor'],
} as const satisfies Record<string, readonly StaffRole[]>;

/** Ms before an order leaves in which its unpaid rest is looked after. */
const SOON = 7 * DAY;
/** Days that are looked through for something to make. */
const MOST_DAYS = 7;
/** Planned changes that the answer holds; what was planned together is one line on the page. */
const MOST_PLANNED = 50;

/** Returns what is to be done now, as far as a role may see it. */
export async function readTodayFor(shop: Shop, role: StaffRole): Promise<Today> {
  const { db } = shop;
  const now = shop.now();
  const may = (part: keyof typeof partOf): boolean => partOf[part].some((one) => one === role);
  const only = async <Part>(part: keyof typeof partOf, read: () => Promise<Part>): Promise<Part | null> =>
    may(part) ? read() : null;
  // The parts wait for the store side by side.
  const [table, inbox, messages, money, house, site, catalogue] = await Promise.all([
    only('orders', () => ordersAndWork(db, may('work'), now)),
    only('people', () => countMessages(db, now)),
    only('people', () => countMessageStates(db)),
    only('accounts', () => moneyToLookAfter(shop, now)),
    only('accounts', async () => ({ codes: await alarmOfCodes(shop, now), backup: (await lastBackup(db)).problem })),
    only('site', () => siteFailures(shop, now)),
    only('catalogue', () => catalogueOf(db, now)),
  ]);
  const { orders, work = null } = table ?? {};
  return {
    at: new Date(now).toISOString(),
    ...(orders && {
      orders: may('accounts') ? orders : { ...orders, sold: { ...orders.sold, amount: null } },
    }),
    ...(work && { work }),
    ...(inbox && { inbox }),
    ...(money && { money }),
    failed: { ...(messages && { messages: messages.failed }), ...house, ...site },
    ...(catalogue && { catalogue }),
  };
}

/** Returns the orders of today and of the days to come, and for who packs the next work. */
async function ordersAndWork(
  db: Queries,
  packs: boolean,
  now: number,
): Promise<{ orders: TodaysOrders; work: TodaysWork | null }> {
  const [open, sold] = await Promise.all([listOpenOrders(db), soldToday(db, now)]);
  return {
    orders: { sold, ...leavingDays(open, now) },
    work: packs ? await nextWork(db, open, now) : null,
  };
}

/**
 * Returns orders by the day on which they leave, the first day first; what is late stands under today.
 * @param today `yyyy-mm-dd`
 */
const byDay = (open: readonly OpenOrder[], today: string): [day: string, orders: OpenOrder[]][] => [
  ...Map.groupBy(open, ({ day }) => (day < today ? today : day)),
];

/** Returns what is packed and made next, the open orders sorted by their day. */
async function nextWork(db: Queries, open: readonly OpenOrder[], now: number): Promise<TodaysWork> {
  const today = yearMonthDay(new Date(now).toISOString());
  const sumOf = (orders: readonly OpenOrder[]): number => orders.reduce((sum, { toPack }) => sum + toPack, 0);
  const [packed] = byDay(
    open.filter(({ toPack }) => toPack > 0),
    today,
  );
  return {
    pack: packed ? { day: packed[0], homes: sumOf(packed[1]) } : null,
    make: await nextToMake(
      db,
      byDay(
        open.filter(({ unpacked }) => unpacked > 0),
        today,
      ),
    ),
  };
}

/** Returns what is to be made by the first day of which not all is ready; null when all is. */
async function nextToMake(db: Queries, days: readonly [string, OpenOrder[]][]): Promise<TodaysWork['make']> {
  if (days.length === 0) return null;
  const ready = await listTicks(db);
  for (const [day, orders] of days.slice(0, MOST_DAYS)) {
    const wanted = await listKitchenOrders(
      db,
      orders.map(({ id }) => id),
    );
    const left = leftToMake(kitchenDays(wanted), ready);
    if (left.kinds > 0) return { day, ...left };
  }
  return null;
}

async function moneyToLookAfter({ db, config }: Shop, now: number): Promise<TodaysMoney> {
  const entries = await readMoneyEntries(db, now, new Date(now + SOON).toISOString());
  const of = (deed: MoneyDeed) => {
    const some = entries.filter((entry) => moneyDeed(entry) === deed);
    return { count: some.length, amount: some.reduce((sum, { amount }) => sum + (amount ?? 0), 0) };
  };
  const unheard = config.demo.payments ? null : await unheardPayments(db, now);
  return { back: of('back'), look: { count: of('look').count }, rest: of('rest'), unheard: unheard?.count ?? 0 };
}

async function alarmOfCodes(shop: Shop, now: number): Promise<string> {
  return codeAlarm(await readCodeUse(shop.db, now), (await currentSettings(shop)).codes);
}

async function siteFailures({ db }: Shop, now: number) {
  const { state, message, faults } = await readSite(db);
  const { past } = await listPlanned(db, {}, now);
  return {
    publish: state === 'failed' ? message || say.reasonNotKnown : '',
    faults: new Set(faults.map(({ kind, id }) => `${kind} ${id}`)).size,
    plans: past.filter(({ outcome }) => isFailure(outcome)).length,
  };
}

async function catalogueOf(db: Queries, now: number) {
  const { planned } = await listPlanned(db, {}, now);
  return {
    planned: { changes: planned.slice(0, MOST_PLANNED), count: planned.length },
    lacks: await countLacks(db),
    changes: await lastChanges(db),
  };
}
