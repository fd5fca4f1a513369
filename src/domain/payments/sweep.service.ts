import type { FastifyInstance } from 'fastify';
import {
  type PendingOrderHead,
  erasePendingOrders,
  listOpenPendingOrders,
} from '#domain/payments/pending-order.repo.ts';
import { newId } from '#lib/ids.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { storeFault } from '#server/db/faults.ts';
import { type Held, holdLease, LeaseLost, leaveLease } from '#server/db/lease.repo.ts';
import { unlessAway } from '#server/payments/payment-provider.ts';
import { keepRounds } from '#server/rounds.ts';
import { finishPayment, settlePendingOrder } from '#domain/payments/finish-payment.service.ts';
import { sweepRefunds } from '#domain/orders/refund.service.ts';
import { setAside, type StaffLog } from '#domain/payments/set-aside.service.ts';

/** Age in ms below which a pending order is still in its payment window. */
const SETTLED_AFTER = 2 * MINUTE;
/** Age in ms up to which pending orders are checked; banks decide late payments within three to five days. */
const LONGEST = 6 * DAY;
/** Age in ms at which a pending order that nobody tried to pay is erased. */
export const UNTRIED_KEPT = DAY;
const SOON = 10 * SECOND;
const EVERY = 3 * MINUTE;
/** Age in ms below which pending orders are checked in every round; all others in every twentieth, once an hour. */
const FRESH = HOUR;
const THOROUGH = 20;
/** Name of the lease under which one process of several sweeps, so that the provider is asked once. */
const SWEEP = 'sweep of payments';
/** Failures in a row that mean that the gateway is away. */
const GIVE_UP = 3;

/**
 * Finishes paid orders that neither browser nor webhook reported: checks unpaid pending orders between two minutes and
 * `age` ms old, and deletes those without a payment attempt after a day. An order that cannot be finished is set aside
 * for staff. Returns the number of orders finished.
 * @param held lease under which it runs, renewed before each order
 * @throws Refusal 503 after three orders in a row without an answer of the provider
 * @throws LeaseLost when another process has taken the lease
 */
export async function sweepPendingOrders(
  shop: Shop,
  { age = LONGEST, log, held }: { age?: number; log?: StaffLog; held?: Held } = {},
): Promise<number> {
  const now = shop.now();
  const untried: string[] = [];
  let finished = 0;
  let failures = 0;
  for (const pendingOrder of await listOpenPendingOrders(
    shop.db,
    new Date(now - age).toISOString(),
    new Date(now - SETTLED_AFTER).toISOString(),
  )) {
    try {
      if (held) await keepLease(shop, held);
      const look = await settlePendingOrder(shop, pendingOrder, (payment, all) =>
        finishPayment(shop, payment, { ...(held && { held }), all }),
      );
      if (look.state === 'paid') finished += 1;
      else if (!look.tried && Date.parse(pendingOrder.createdAt) < now - UNTRIED_KEPT) untried.push(pendingOrder.id);
      failures = 0;
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      if (await isBad(shop, pendingOrder, error, log)) continue;
      failures += 1;
      if (failures === GIVE_UP) throw error;
    }
  }
  await erasePendingOrders(shop.db, untried, held);
  return finished;
}

/**
 * Sets a pending order aside for staff and returns true, unless its error is the Refusal 503 of a provider that does
 * not answer: then returns false.
 * @throws the database's error when the database is unavailable
 */
async function isBad(
  shop: Shop,
  pendingOrder: PendingOrderHead,
  error: unknown,
  log: StaffLog | undefined,
): Promise<boolean> {
  try {
    unlessAway(error);
    return false;
  } catch {
    // A store that is away ends the round.
    if (storeFault(error)) throw error;
    await setAside(shop, pendingOrder, error, 'sweep', log);
    return true;
  }
}

/** How long, in ms, a process that died keeps the others waiting. */
const LEASE = 2 * EVERY;

/** Renews the lease of a sweep for its full duration. @throws LeaseLost when another process has taken the lease */
async function keepLease({ db }: Shop, { id, holder, term }: Held): Promise<void> {
  const held = await holdLease(db, { id, holder, life: LEASE });
  if (held?.term !== term) throw new LeaseLost(`Another process has “${id}” meanwhile.`);
}

/**
 * Sweeps pending orders and refunds once under a lease. Returns the number of orders finished; null when another
 * process holds the lease.
 * @param holder id of this process
 */
export async function sweepInTurn(
  shop: Shop,
  { holder, age = LONGEST, log }: { holder: string; age?: number; log?: StaffLog },
): Promise<number | null> {
  const held = await holdLease(shop.db, { id: SWEEP, holder, life: LEASE });
  if (!held) return null;
  const finished = await sweepPendingOrders(shop, { age, held, ...(log ? { log } : {}) });
  await keepLease(shop, held);
  await sweepRefunds(shop);
  return finished;
}

/**
 * Starts the periodic sweep of pending orders and refunds: 10 seconds after the start, then every 3 minutes until the
 * server closes. Orders older than an hour are checked in every twentieth run.
 */
export function keepSweeping(app: FastifyInstance, shop: Shop): void {
  const holder = newId();
  let rounds = 0;
  // What is added first happens last: the round that is under way ends before. A store that is away lets the lease run out.
  app.addHook('onClose', () => leaveLease(shop.db, SWEEP, holder).catch(() => undefined));
  keepRounds(app, {
    name: 'sweep',
    first: SOON,
    next: () => EVERY,
    fault: 'could not look for paid orders and refunds',
    round: async () => {
      const age = rounds % THOROUGH === 0 ? LONGEST : FRESH;
      const finished = await sweepInTurn(shop, { holder, age, log: app.log });
      if (finished === null) return;
      if (finished > 0) app.log.info({ finished }, 'finished paid orders');
      rounds += 1;
    },
  });
}
