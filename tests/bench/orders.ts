import { get } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { listOrders, readInvitationOrder } from '#domain/orders/order.contract.ts';
import { listStaffOrders, readStaffOrder } from '#domain/orders/staff-order.contract.ts';
import { nothing } from '#domain/orders/refund.rules.ts';
import { readPacking } from '#domain/packing/packing.contract.ts';
import { storePartPayment } from '#domain/part-payments/part-payment.repo.ts';
import { listMoney } from '#domain/orders/refund.contract.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import { type CallParts, requestOf } from '#lib/request.ts';
import { HOUR } from '#lib/time.ts';
import { settle } from '#tests/attack/people.ts';
import { percentile } from '#tests/attack/report.ts';
import { jsonRequest } from '#tests/attack/requests.ts';
import { chunks } from '#server/db/chunks.ts';
import { startShop } from '#main';
import type { RunningServer } from '#server/start.ts';
import { bareShop } from '#tests/support/engines.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';

/** Maximum number of drafts that a customer can create within an hour. */
const DRAFTS = 20;
/** Number of runs of each call, of which the median counts. */
const ROUNDS = 5;

const MB = 1_048_576;
const middle = (values: readonly number[]): number => percentile(values, 50);

const words = 'Lawrence Mall Ranjit Model Civil Green Batala Majitha Circular Queens Nehru Gandhi Khalsa Tagore'.split(
  ' ',
);
/** Returns one of the words of names and addresses that compress no better than real ones. */
export const wordAt = (at: number): string => words[(at * 7_919 + (at >> 3)) % words.length] ?? '';
/** Returns an address; another one for each number. */
export const addressAt = (at: number): string =>
  `${at * 31}, Street ${at % 97}, near ${wordAt(at)} School, ${wordAt(at + 5)} Road, ${wordAt(at * 3)} Nagar`;

/** Cost of a call in ms: processor time, and the longest time for which the event loop was blocked. */
interface Cost {
  work: number;
  longest: number;
}

/** Calls an endpoint of the shop in this process and discards the answer. @throws Error for a status other than 200 */
const ask = (address: string, token: string, endpoint: Endpoint, input: CallParts): Promise<void> =>
  new Promise((resolve, reject) => {
    const { path, headers } = requestOf(endpoint, input, token);
    get(address + path, { headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.resume().on('end', resolve);
    }).on('error', reject);
  });

async function costOf(call: () => Promise<void>): Promise<Cost> {
  await call();
  const all: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let longest = 0;
    let isOver = false;
    const watching = (async () => {
      for (let last = performance.now(); !isOver;) {
        await nextTurn();
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
      }
    })();
    const began = process.cpuUsage();
    const from = performance.now();
    await call();
    isOver = true;
    await watching;
    const { user, system } = process.cpuUsage(began);
    all.push({ work: Math.min((user + system) / 1_000, performance.now() - from), longest });
  }
  return { work: middle(all.map(({ work }) => work)), longest: middle(all.map(({ longest }) => longest)) };
}

/** Stores the cancellation of the first `homes` homes of an order, as one batch of steps. */
async function cancel({ shop: { db, now } }: RunningServer, orderId: string, homes: number): Promise<void> {
  const at = new Date(now()).toISOString();
  const parcel = { order_id: orderId, state: 'cancelled' as const, courier: '', tracking: '', revision: 1 };
  const step = { before: 'placed' as const, note: '', by_id: newId(), by_name: 'Gurdeep', undone_at: null };
  const positions = Array.from({ length: homes }, (_, position) => position);
  const batch = newId();
  for (const some of chunks(positions)) {
    const parcels = some.map((position) => ({ ...parcel, position, changed_at: at }));
    const steps = some.map((position) => ({ ...parcel, ...step, id: newId(), position, at, batch }));
    await db.insertInto('parcel').values(parcels).execute();
    await db.insertInto('parcel_step').values(steps).execute();
  }
}

/** Stores an advance payment of half an order's amount, so that the measured lists also read part payments. */
async function payHalf({ shop: { db, now } }: RunningServer, orderId: string): Promise<void> {
  const { amount } = await db.selectFrom('order').select('amount').where('id', '=', orderId).executeTakeFirstOrThrow();
  const payment = { paymentId: `pay_${orderId}`, gatewayOrderId: `order_${orderId}`, kind: 'advance' as const };
  const at = new Date(now()).toISOString();
  await storePartPayment(db, orderId, { ...payment, amount: Number(amount) / 2, off: nothing, offPositions: [], at });
}

/**
 * Measures the calls about an order of `homes` homes with the first `cancelled` ones cancelled; returns their costs by
 * name.
 */
async function costs(homes: number, cancelled: number): Promise<Map<string, Cost>> {
  const place = await bareShop('sqlite');
  const { buyers, goods } = await settle(place, 1);
  const server = await startShop(place.config, { background: false });
  const { shop, url } = server;
  const found = new Map<string, Cost>();
  try {
    const [buyer = { id: '', token: '' }] = buyers;
    const token = await shop.tokens.sign(buyer.id, 0);
    const staff = await keepToken(shop.db, { name: 'Bench', role: 'owner', life: HOUR }, shop.now());
    const orderId = await paidBoxes({ shop, goods }, buyer, homes);
    await payHalf(server, orderId);
    await cancel(server, orderId, cancelled);
    const calls: [string, string, Endpoint, CallParts][] = [
      ['staff: the order', staff, readStaffOrder, { params: { orderId } }],
      ['staff: the list of money', staff, listMoney, {}],
      ['staff: the list of orders', staff, listStaffOrders, {}],
      ['staff: what is packed', staff, readPacking, {}],
      ['customer: payment-data', token, readInvitationOrder, { params: { id: orderId } }],
      ['customer: the list of orders', token, listOrders, { params: { userId: buyer.id }, query: { brief: true } }],
    ];
    for (const [name, who, endpoint, input] of calls)
      found.set(name, await costOf(() => ask(url, who, endpoint, input)));
  } finally {
    await server.close();
    await place.remove();
  }
  return found;
}

/**
 * Creates `DRAFTS` unpaid drafts for all guests; returns the number that the store keeps, and the bytes by which it
 * grew.
 * @throws Error when a draft is refused
 */
async function roomOfDrafts(guests: number): Promise<{ kept: number; bytes: number }> {
  const place = await bareShop('sqlite');
  const { buyers, goods } = await settle(place, 1);
  const { shop, url, close } = await startShop(place.config, { background: false });
  try {
    const [buyer = { id: '', token: '' }] = buyers;
    const token = await shop.tokens.sign(buyer.id, 0);
    const at = new Date(shop.now()).toISOString();
    const rows = Array.from({ length: guests }, (_, one) => ({
      id: newId(),
      user_id: buyer.id,
      name: `${wordAt(one)} ${wordAt(one * 5)} Singh`,
      mobile: String(9_800_000_000 + one * 17),
      guest_no: 2,
      email: '',
      category: 'Family',
      address: addressAt(one),
      pincode: String(143_001 + (one % 500)),
      asked_at: null,
      filled_at: null,
      unconfirmed: false,
      created_at: at,
      updated_at: at,
    }));
    for (const some of chunks(rows)) await shop.db.insertInto('guest').values(some).execute();
    const store = async (): Promise<number> => {
      const { rows: pages } = await sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat`
        .execute(shop.db)
        .catch(() => sql<{ bytes: number }>`select sum(length(content)) as bytes from order_draft`.execute(shop.db));
      return Number(pages[0]?.bytes ?? 0);
    };
    const before = await store();
    const begin = async (
      draft: number,
      amount: number,
    ): Promise<{ status: number; amount: number; message: string }> => {
      const invitation = {
        invitationId: goods.invitation,
        tempId: 2,
        weight: 750,
        sections: [0, 1, 2, 3].map((index) => ({ index, sweetId: goods.sweet })),
        recipients: rows.map(({ id }, one) => ({ guestId: id, quantity: one === 0 ? draft + 1 : 1 })),
        ownBoxes: 0,
      };
      const answer = await fetch(`${url}/createOrder`, jsonRequest({ amount, invitation }, token));
      return { status: answer.status, ...((await answer.json()) as { amount: number; message: string }) };
    };
    for (let draft = 0; draft < DRAFTS; draft += 1) {
      // The shop says what it costs.
      const { amount } = await begin(draft, 100);
      const { status, message } = await begin(draft, amount);
      if (status !== 200) throw new Error(`Draft ${draft + 1} was refused: ${message}`);
    }
    const { count } = await shop.db
      .selectFrom('order_draft')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    return { kept: Number(count), bytes: (await store()) - before };
  } finally {
    await close();
    await place.remove();
  }
}

/**
 * Measures and prints the costs of calls about an order with one home and with two fifths of its homes cancelled, and
 * the storage of its drafts.
 */
export async function printOrders(say: (line: string) => void, homes: number): Promise<void> {
  const cancelled = Math.floor((homes * 2) / 5);
  // The list of money names no order without a cancelled home.
  const [one, many] = [await costs(homes, 1), await costs(homes, cancelled)];
  const ms = (value: number): string => value.toFixed(0).padStart(8);
  say(`an order of ${homes} homes, ms          1 cancelled   ${cancelled} cancelled   ratio   longest piece of work`);
  for (const [name, { work, longest }] of one) {
    const other = many.get(name) ?? { work: 0, longest: 0 };
    const ratio = (other.work / work).toFixed(1).padStart(10);
    say(`${name.padEnd(34)}${ms(work)}${ms(other.work)}        ${ratio}${ms(longest)}${ms(other.longest)}`);
  }
  const { kept, bytes } = await roomOfDrafts(homes);
  say(`${kept} drafts of ${homes} guests take ${(bytes / MB).toFixed(1)} MB of the store.`);
}
