import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepInTurn } from '#domain/payments/sweep.service.ts';
import { newId } from '#lib/ids.ts';
import { MINUTE } from '#lib/time.ts';
import { migrate } from '#migrations';
import { openDatabase, withTransaction } from '#server/db/database.ts';
import { storeFault } from '#server/db/faults.ts';
import { type Held, holdLease, keepTerm, LeaseLost, leaveLease, whileHeld } from '#server/db/lease.repo.ts';
import { inMigration } from '#server/db/migration-lock.ts';
import { startShop } from '#main';
import type { RunningServer } from '#server/start.ts';
import { bareShop, emptyShop, engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

/** What the answers of these calls say. */
interface Said {
  id?: string;
  cartId?: string;
  orderId?: string;
}

/** Most guests that a list holds. */
const FULL = 5000;

describe.each(engines)('two servers of one shop, each with connections of its own, on %s', (engine) => {
  let bench: OrderBench;
  let second: RunningServer;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    const { shop } = bench;
    second = await startShop(
      { ...shop.config, port: 0 },
      { background: false, now: shop.now, payments: shop.payments },
    );
  });
  afterAll(async () => {
    await second.close();
    await bench.close();
  });

  /** Sends so many requests at once, to both servers in turn, and answers what each said. */
  const both = (count: number, send: (address: string, at: number) => Promise<Response>) =>
    Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const answer = await send(at % 2 === 0 ? bench.url : second.url, at);
        return { status: answer.status, data: (await answer.json()) as Said };
      }),
    );
  const sent =
    (method: string, path: string, { token }: Customer, body: unknown) =>
    (address: string) =>
      fetch(address + path, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
  const guestOf = (mobile: number) => ({
    name: 'Manjit Kaur',
    mobile: String(mobile),
    category: 'Family',
    addressChoice: 'address_myself',
    address: '4, Mall Road',
    pincode: '143001',
  });
  /** Lets the time of a lease run out. */
  const lapse = (id: string) =>
    bench.shop.db
      .updateTable('lease')
      .set({ until: new Date(0).toISOString() })
      .where('id', '=', id)
      .execute();
  const countOf = (answers: { status: number }[], status: number): number =>
    answers.filter((one) => one.status === status).length;

  it('let a list of guests grow to its ceiling and not by one beyond', async () => {
    const host = await bench.customer();
    for (let rows = 0; rows < FULL - 5; rows += 555) await bench.guests(host, 555);
    const answers = await both(24, (address, at) =>
      sent('POST', '/api/user/add-guest', host, guestOf(9_300_000_000 + at))(address),
    );
    expect([countOf(answers, 200), countOf(answers, 409)]).toEqual([5, 19]);
    const rows = await bench.shop.db.selectFrom('guest').select('id').where('user_id', '=', host.id).execute();
    expect(rows).toHaveLength(FULL);
  });

  it('keep one box of the same box that is added many times at once, and one guest of a number', async () => {
    const host = await bench.customer();
    const box = { invitationId: bench.goods.invitation, weight: 500, tempId: 1, paymentHistory: [], status: true };
    const boxes = await both(20, sent('POST', '/api/user/add-cart', host, box));
    expect(countOf(boxes, 200)).toBe(20);
    expect(new Set(boxes.map(({ data }) => data.cartId)).size).toBe(1);
    const guests = await both(20, sent('POST', '/api/user/add-guest', host, guestOf(9_400_000_000)));
    expect([countOf(guests, 200), countOf(guests, 400)]).toEqual([1, 19]);
  });

  it('take every change of a box that names no revision, and one of those that name the same', async () => {
    const host = await bench.customer();
    const id = await bench.cart(host);
    const path = `/api/user/update-cart/${id}`;
    const changes = await both(40, (address, at) => sent('PATCH', path, host, { weight: [250, 500][at % 2] })(address));
    expect(countOf(changes, 200)).toBe(40);
    const kept = await bench.shop.db.selectFrom('cart').select('revision').where('id', '=', id).executeTakeFirst();
    expect(kept?.revision).toBe(40);
    const named = await both(10, sent('PATCH', path, host, { weight: 1000, revision: 40 }));
    expect([countOf(named, 200), countOf(named, 409)]).toEqual([1, 9]);
  });

  it('keep every change of a guest, the host’s and the guest’s own', async () => {
    const host = await bench.customer();
    const [id = ''] = await bench.guests(host, 1);
    const asked = await bench.post(`/api/user/ask-guest/${id}`, host, {});
    const secret = new URL(asked.data.link).searchParams.get('t');
    const { mobile } = asked.data.guestData;
    const answers = await both(12, (address, at) =>
      at % 3 === 0
        ? sent('PATCH', '/api/user/update-address-person', host, {
            mobile,
            t: secret,
            address: `${at + 1}, Queens Road`,
            pincode: '143001',
          })(address)
        : sent('PATCH', '/api/user/edit-guest', host, { _id: id, name: `Guest ${'abcdefghijkl'[at]}` })(address),
    );
    expect(countOf(answers, 200)).toBe(12);
    const row = await bench.shop.db.selectFrom('guest').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.revision).toBe(12);
    expect(row.address).toMatch(/Queens Road/);
  });

  it('leave nothing of a person whose account is deleted while guests are added', async () => {
    const host = await bench.customer();
    const answers = await both(21, (address, at) =>
      at === 10
        ? fetch(`${address}/api/user/account`, { method: 'DELETE', headers: { authorization: `Bearer ${host.token}` } })
        : sent('POST', '/api/user/add-guest', host, guestOf(9_500_000_000 + at))(address),
    );
    expect(answers[10]?.status).toBe(200);
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
    expect(await bench.shop.db.selectFrom('guest').select('id').where('user_id', '=', host.id).execute()).toEqual([]);
  });

  it('continue one payment for the same goods, however often and wherever Pay is pressed', async () => {
    const host = await bench.customer();
    const presses = await both(16, sent('POST', '/createOrder', host, bench.sweetOrder()));
    expect(countOf(presses, 200)).toBe(16);
    expect(new Set(presses.map(({ data }) => data.id)).size).toBe(1);
    const kept = await bench.shop.db.selectFrom('order_draft').select('id').where('user_id', '=', host.id).execute();
    expect(kept).toHaveLength(1);
  });

  it('make one order of each payment that is told many times at once, in a series of invoices without a gap', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => bench.customer()));
    const paid = await Promise.all(
      people.map(async (customer) => {
        const { data } = await bench.post('/createOrder', customer, bench.sweetOrder());
        return { customer, confirmation: bench.gateway.pay(data.id) };
      }),
    );
    const answers = await both(paid.length * 4, (address, at) => {
      // The same payment reaches both servers, twice each.
      const { customer, confirmation } = paid[Math.floor(at / 4)] as (typeof paid)[number];
      return sent('POST', '/verifyOrder', customer, confirmation)(address);
    });
    expect(countOf(answers, 200)).toBe(48);
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(12);
    const orders = await bench.shop.db.selectFrom('order').select('invoice_number').execute();
    const numbers = orders.map(({ invoice_number }) => Number(invoice_number.split('-')[1])).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    expect(numbers).toHaveLength(12);
  });

  it('hand a lease over by a later term, and never to two at once', async () => {
    const take = async (holder: string, { db } = bench.shop) =>
      (await holdLease(db, { id: 'work', holder, life: MINUTE }))?.term ?? null;
    const stores = [bench.shop, second.shop];
    const first = await Promise.all(['a', 'b', 'c', 'd'].map((holder, at) => take(holder, stores[at % 2])));
    expect(first.filter((term) => term !== null)).toEqual([1]);
    const holder = ['a', 'b', 'c', 'd'][first.indexOf(1)] ?? '';
    expect([await take(holder), await take(newId(), second.shop)]).toEqual([1, null]);
    // One that said nothing for longer than its lease, and one that left.
    await lapse('work');
    expect(await take('next', second.shop)).toBe(2);
    await leaveLease(bench.shop.db, 'work', 'next');
    expect(await take('last')).toBe(3);
  });

  it('let a holder that slept through its lease write nothing', async () => {
    const { db } = bench.shop;
    const slept = await holdLease(db, { id: 'writing', holder: 'slept', life: MINUTE });
    await lapse('writing');
    const awake = await holdLease(second.shop.db, { id: 'writing', holder: 'awake', life: MINUTE });
    if (!slept || !awake) throw new Error('nobody has the lease');
    const mark = (held: Held) =>
      withTransaction(db, async (tx) => {
        await keepTerm(tx, held);
        await tx.insertInto('payment_mark').values({ id: held.holder, at: new Date().toISOString() }).execute();
      });
    await expect(mark(slept)).rejects.toThrow(LeaseLost);
    await mark(awake);
    const marks = () => db.selectFrom('payment_mark').select('id').where('id', 'in', ['slept', 'awake']).execute();
    expect(await marks()).toEqual([{ id: 'awake' }]);
    const erase = (held: Held) =>
      db.deleteFrom('payment_mark').where('id', '=', 'awake').where(whileHeld(held)).execute();
    await erase(slept);
    expect(await marks()).toHaveLength(1);
    await erase(awake);
    expect(await marks()).toEqual([]);
  });

  it('give work to one of them though their clocks differ by five minutes', async () => {
    const fast = { ...second.shop, now: () => bench.shop.now() + 5 * MINUTE };
    expect(await sweepInTurn(bench.shop, { holder: 'right' })).not.toBeNull();
    expect(await sweepInTurn(fast, { holder: 'fast' })).toBeNull();
    await lapse('sweep of payments');
    expect(await sweepInTurn(fast, { holder: 'fast' })).not.toBeNull();
    expect(await sweepInTurn(bench.shop, { holder: 'right' })).toBeNull();
    await leaveLease(bench.shop.db, 'sweep of payments', 'fast');
  });

  it('finish no payment by a sweep that another has taken over, and finish it by that one', async () => {
    const host = await bench.customer();
    const { data } = await bench.post('/createOrder', host, bench.sweetOrder());
    bench.gateway.pay(data.id);
    const { db, payments, now } = bench.shop;
    const later = () => now() + 3 * MINUTE;
    // While the first asks the provider it sleeps, and the second begins.
    const sleepy = Object.assign(Object.create(payments) as typeof payments, {
      listPayments: async (id: string) => {
        await lapse('sweep of payments');
        await holdLease(second.shop.db, { id: 'sweep of payments', holder: 'two', life: MINUTE });
        return payments.listPayments(id);
      },
    });
    const slept = { ...bench.shop, payments: sleepy, now: later };
    await expect(sweepInTurn(slept, { holder: 'one' })).rejects.toThrow(LeaseLost);
    const made = () => db.selectFrom('order').select('id').where('user_id', '=', host.id).execute();
    expect(await made()).toEqual([]);
    expect(await sweepInTurn({ ...second.shop, now: later }, { holder: 'two' })).toBeGreaterThan(0);
    expect(await made()).toHaveLength(1);
    await leaveLease(db, 'sweep of payments', 'two');
  });
});

/** What only a store that several processes may share is asked for. */
const shared = engines.filter((engine) => engine === 'postgres');

describe.each(shared)('servers that share a %s', (engine) => {
  it('let nobody through more often than one of them would', async () => {
    const { config, remove } = await emptyShop(engine);
    const limited = { ...config, rateLimits: true, trustProxy: 1 };
    const servers = await Promise.all([1, 2].map(() => startShop(limited, { background: false })));
    const asks = (caller: string) =>
      Promise.all(
        Array.from({ length: 80 }, (_, at) =>
          servers[at % 2]?.app.inject({
            method: 'POST',
            url: '/api/user/address-request',
            headers: { 'x-forwarded-for': caller },
            payload: { mobile: '9876543210', t: 'x'.repeat(22) },
          }),
        ),
      );
    const refused = (await asks('203.0.113.7')).filter((answer) => answer?.statusCode === 429);
    expect(refused).toHaveLength(50);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(500);
    expect((await asks('203.0.113.8')).filter((answer) => answer?.statusCode === 429)).toHaveLength(50);
    const kept = await servers[0]?.shop.db.selectFrom('call_count').select('id').execute();
    expect(JSON.stringify(kept)).not.toContain('203.0.113');
    for (const server of servers) await server.close();
    await remove();
  });

  it('go on when it cuts a connection between two statements of a transaction', async () => {
    const { config, remove } = await emptyShop(engine);
    const db = openDatabase(config, { serving: true });
    const cut = withTransaction(db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const pid = rows[0]?.pid ?? 0;
      await sql`select pg_terminate_backend(${pid}, 5000)`.execute(db);
      await tx.selectFrom('user').select('id').execute();
    });
    expect(storeFault(await cut.catch((error: unknown) => error))).toBe('unreachable');
    expect(await db.selectFrom('user').select('id').execute()).toEqual([]);
    await db.destroy();
    await remove();
  });

  it('bring it up to date once when they start at the same moment, and leave no lock behind', async () => {
    const { config, remove } = await bareShop(engine);
    const stores = Array.from({ length: 4 }, () => openDatabase(config));
    const done = await Promise.all(stores.map((db) => migrate(db)));
    expect(done.filter((names) => names.length > 0)).toHaveLength(1);
    // A lock of a session would still be held: the connections are open.
    const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`.execute(stores[0] as never);
    expect(rows).toEqual([]);
    for (const db of stores) await db.destroy();
    await remove();
  });

  it('say who keeps them waiting, and give up at last, when a program holds the lock of the migrations', async () => {
    const { config, remove } = await emptyShop(engine);
    const [holder, waiting] = [openDatabase(config), openDatabase(config)];
    await inMigration(holder, async () => {
      await expect(inMigration(waiting, async () => 'never', { patience: 0 })).rejects.toThrow(/held the lock of the/);
    });
    expect(await inMigration(waiting, async () => 'my turn')).toBe('my turn');
    await Promise.all([holder.destroy(), waiting.destroy()]);
    await remove();
  });
});
