/// <reference types="vite/client" />
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#lib/endpoint.ts';
import { engines } from '#tests/support/engines.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';

const contracts = import.meta.glob<Record<string, unknown>>('../../src/features/*/*.contract.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const calls = [...new Map(Object.values(contracts).flatMap((contract) => Object.values(contract).filter(isEndpoint)).map((one) => [`${one.method} ${one.path}`, one])).values()];
const guarded = calls.filter(({ access }) => access !== 'public');

/** Stands in everything that belongs to Anita, so that no answer can show any of it unnoticed. */
const SECRET = 'Secretgarden Lane';

describe.each(engines)('what belongs to a customer, on %s', (engine) => {
  let bench: OrderBench;
  let anita: Customer;
  let mallory: Customer;
  let ids: { guest: string; cart: string; order: string; gatewayOrder: string };

  beforeAll(async () => {
    bench = await startOrderBench(engine);
    [anita, mallory] = [await bench.customer({ name: 'Anita', address: SECRET }), await bench.customer({ name: 'Mallory' })];
    const [guest = ''] = await bench.guests(anita, 1, { address: SECRET });
    const cart = await bench.cart(anita);
    const { data } = await bench.post('/createOrder', anita, bench.sweetOrder({ delivery: { name: 'Anita', address: SECRET, pincode: '143001', mobile: '9876543210' } }));
    const paid = await bench.post('/verifyOrder', anita, bench.gateway.pay(data.id));
    ids = { guest, cart, order: paid.data.orderId, gatewayOrder: data.id };
  });
  afterAll(() => bench.close());

  const resource = (path: string): string => (/guest/.test(path) ? ids.guest : /cart/.test(path) ? ids.cart : ids.order);
  /** The call's address with Anita's ids in it. */
  const addressed = ({ path }: Endpoint): string => path.replace(':userId', anita.id).replace(':gatewayOrderId', ids.gatewayOrder).replace(':id', resource(path));
  /** A body that names Anita's records wherever a call takes an id. */
  const body = ({ method, path }: Endpoint): unknown =>
    method === 'GET' || method === 'DELETE'
      ? undefined
      : { _id: path.includes('guest') ? ids.guest : anita.id, userId: anita.id, name: 'Changed', mobile: '9812345678', address: 'Elsewhere 1', addressChoice: 'address_myself', pincode: '560001', guestNo: 1, email: 'a@b.in', category: 'Family', revision: 0, weight: 500, status: true, planning: [], addressBy: 'custom' };

  /** Everything the shop holds of Anita. */
  async function held(): Promise<string> {
    const { db } = bench.shop;
    const rows = await Promise.all([
      db.selectFrom('user').selectAll().where('id', '=', anita.id).execute(),
      ...(['guest', 'cart', 'recent_view', 'planning_tick', 'order'] as const).map((table) => db.selectFrom(table).selectAll().where('user_id', '=', anita.id).execute()),
    ]);
    return JSON.stringify(rows);
  }

  it('is behind every call of the contracts that is not public', () => {
    expect(guarded.length).toBeGreaterThan(25);
    expect(calls.filter(({ access }) => access === 'public').map(({ path }) => path).filter((path) => /cart-details|guest-list|payment-history|my-data|update$/.test(path))).toEqual([]);
  });

  it.each(guarded.map((one) => [`${one.method} ${one.path}`, one] as const))('%s asks who is there', async (_, one) => {
    const expired = await bench.shop.tokens.sign(anita.id, 0, 'customer', '-1s');
    const before = await held();
    for (const token of [undefined, 'garbled', `${anita.token}x`, expired]) {
      const { status, data } = await bench.ask(one.method, addressed(one), token === undefined ? undefined : { id: anita.id, token }, body(one));
      expect(status).toBe(401);
      expect(JSON.stringify(data)).not.toContain(SECRET);
    }
    expect(await held()).toBe(before);
  });

  // Leaving takes no id: it can only ever end the caller's own account or sessions.
  const naming = guarded.filter(({ path }) => !/\/account$|sign-out-everywhere/.test(path));
  it.each(naming.map((one) => [`${one.method} ${one.path}`, one] as const))("%s neither shows nor changes what is somebody else's", async (_, one) => {
    const before = await held();
    const { status, data } = await bench.ask(one.method, addressed(one), mallory, body(one));
    expect(status).toBeLessThan(500);
    expect(JSON.stringify(data)).not.toContain(SECRET);
    if (one.path.includes(':')) expect([400, 403, 404]).toContain(status);
    expect(await held()).toBe(before);
  });

  it.each(guarded.filter(({ method, path }) => method === 'GET' && path.includes(':')).map((one) => [`${one.method} ${one.path}`, one] as const))('%s answers its owner', async (_, one) => {
    // An order of one item is no invitation order.
    const wanted = one.path.includes('payment-data') ? 404 : 200;
    expect((await bench.ask(one.method, addressed(one), anita)).status).toBe(wanted);
  });
});
