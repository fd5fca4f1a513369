import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import { newId } from '#lib/ids.ts';
import { MINUTE } from '#lib/time.ts';
import { Tokens } from '#server/http/auth.ts';
import { type Engine, engines } from '#tests/support/engines.ts';
import { startPlaces } from '#tests/support/places.ts';
import { type Customer, type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { type OwnCall, ownCalls, strangerGets } from '#tests/support/own-calls.ts';
import { type OwnThings, settleThings } from '#tests/support/own-things.ts';
import { sharedWith } from '#tests/support/shares.ts';
import { openCalls } from '#tests/support/who-may-call.ts';

/** Text in everything that belongs to a person, so that no answer shows any of it unnoticed. */
const SECRET = 'Secretgarden Lane';

describe.each(engines)('what belongs to a customer, on %s', (engine: Engine) => {
  let bench: OrderBench;
  let planning: string;
  let places: Awaited<ReturnType<typeof startPlaces>>;
  beforeAll(async () => {
    places = await startPlaces();
    bench = await startOrderBench(engine, { config: { places: places.settings } });
    [planning = ''] = await saveRecords(bench.shop.db, 'planning', [
      { record: { category: 'Marriage', items: [{ id: 'a', text: 'Book venue', daysBefore: null }] } },
    ]);
  });
  afterAll(async () => {
    await bench.close();
    await places.close();
  });

  /** Creates a customer who has one of everything; the address, the guests' and the orders' hold the secret. */
  async function settle(): Promise<{ anita: Customer; her: OwnThings }> {
    const anita = await bench.customer({ name: 'Anita', address: SECRET });
    return { anita, her: await settleThings(bench, anita, { planning, marker: SECRET }) };
  }

  /** Returns everything the shop holds of a person. */
  async function held({ id }: OwnThings): Promise<string> {
    const { db } = bench.shop;
    const own = [
      'cart',
      'guest',
      'recent_view',
      'planning_tick',
      'gift',
      'enquiry',
      'order_draft',
      'order',
      'celebration',
      'family_link',
      'newcomer',
      'user_session',
      'mobile_change',
      'share',
      'list_change',
    ] as const;
    const guests = db.selectFrom('guest').select('id').where('user_id', '=', id);
    // PostgreSQL gives the same rows now in this order, now in that one.
    const texts = (list: readonly object[]): string[] => list.map((row) => JSON.stringify(row)).sort();
    const found = [
      await db.selectFrom('user').selectAll().where('id', '=', id).execute(),
      ...(await Promise.all(
        own.map((table) =>
          db
            .selectFrom(table as 'cart')
            .selectAll()
            .where('user_id', '=', id)
            .execute(),
        ),
      )),
      await db.selectFrom('guest_link').selectAll().where('guest_id', 'in', guests).execute(),
      await db.selectFrom('order_recipient').selectAll().where('guest_id', 'in', guests).execute(),
    ];
    return JSON.stringify(found.map((list) => texts(list)));
  }

  /** Makes a row's request with any value of the header that says who calls. */
  async function send(
    call: string,
    row: OwnCall,
    her: OwnThings,
    authorization?: string,
  ): Promise<{ status: number; text: string }> {
    const [method = '', pattern = ''] = call.split(' ');
    const body = await row.body?.(her, bench);
    const form = body instanceof FormData;
    const answer = await fetch(bench.url + (row.path?.(her) ?? pattern), {
      method,
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  it('is covered here call by call: a new call needs a row', async () => {
    const { paths } = (await bench.get('/api/openapi.json')).data as { paths: Record<string, object> };
    const served = Object.entries(paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
      // The payment provider's stand-in, which only a demonstration has, and the staff's calls, which have a table of their own.
      .filter((call) => !/ \/(?:test-gateway|api\/staff)\//.test(call));
    expect(served.sort()).toEqual([...Object.keys(ownCalls), ...openCalls].sort());
  });

  describe.each(Object.entries(ownCalls))('%s', (call, row) => {
    let anita: Customer;
    let her: OwnThings;
    beforeAll(async () => {
      ({ anita, her } = await settle());
    });

    it('asks who is there', async () => {
      const { tokens } = bench.shop;
      const wrong = [
        undefined,
        '',
        'Bearer garbled',
        anita.token,
        `Basic ${anita.token}`,
        `Bearer ${anita.token.slice(0, -4)}AAAA`,
        `Bearer ${await tokens.sign(anita.id, 0, '-1s')}`,
        `Bearer ${await keepToken(bench.shop.db, { name: 'a test', role: 'owner', life: 5 * MINUTE }, Date.now())}`,
        `Bearer ${await tokens.sign(anita.id, 1)}`,
        `Bearer ${await tokens.sign(newId(), 0)}`,
        `Bearer ${await new Tokens(['the secret of another shop, long enough']).sign(anita.id, 0)}`,
      ];
      const before = await held(her);
      for (const authorization of wrong) {
        const { status, text } = await send(call, row, her, authorization);
        expect(status).toBe(401);
        expect(text).not.toContain(SECRET);
      }
      expect(await held(her)).toBe(before);
    });

    it("neither shows nor changes what is somebody else's", async () => {
      const stranger = await bench.customer({ name: 'Mallory', address: 'Elsewhere 1' });
      const before = await held(her);
      const { status, text } = await send(call, row, her, `Bearer ${stranger.token}`);
      expect(strangerGets(row)).toContain(status);
      expect(text).not.toContain(SECRET);
      expect(await held(her)).toBe(before);
    });

    it('answers its owner', async () => {
      bench.clock.offset += row.waits ?? 0;
      const { status, text } = await send(call, row, her, `Bearer ${anita.token}`);
      expect(text).not.toContain('went wrong');
      expect(status).toBe(row.answers ?? 200);
    });
  });

  // What a relative may do with a list stands in sharing.test.ts; with the own account goes the own way into it.
  const closed = Object.entries(ownCalls).filter(
    ([call]) => !call.includes('/shared-lists') && call !== 'DELETE /api/user/account',
  );
  describe('a relative who sees the list', () => {
    /** Returns a family and a relative of hers. */
    async function related(): Promise<{ her: OwnThings; relative: Customer }> {
      const { anita, her } = await settle();
      const relative = await bench.customer({ name: 'Rohan', address: 'Elsewhere 1' });
      await sharedWith(bench, relative, { family: anita });
      return { her, relative };
    }
    let family: Awaited<ReturnType<typeof related>>;
    beforeAll(async () => {
      family = await related();
    });

    it.each(closed)('is kept out of %s', async (call, row) => {
      // What answers a relative about themselves may change or end their own account.
      const { her, relative } = row.namesNobody ? await related() : family;
      const before = await held(her);
      const { status, text } = await send(call, row, her, `Bearer ${relative.token}`);
      expect(strangerGets(row)).toContain(status);
      expect(text).not.toContain(SECRET);
      expect(await held(her)).toBe(before);
    });
  });

  it('does not open to an id that belongs to another kind of thing, nor to one that is no id', async () => {
    const { anita, her } = await settle();
    const paths = ['cart-details-id', 'payment-data', 'sweet-history'];
    for (const path of paths) {
      for (const id of [her.guest, newId(), 'x', '..%2f..%2fetc', '0', 'F'.repeat(24), '%00']) {
        expect([400, 404]).toContain((await bench.get(`/api/user/${path}/${id}`, anita)).status);
      }
    }
  });
});
