import { idsInOrder } from '#domain/guests/guest.repo.ts';
import { newId } from '#lib/ids.ts';
import type { Config } from '#server/config.ts';
import { startShop } from '#main';
import { type EmptyShop, type Engine, emptyShop } from '#tests/support/engines.ts';
import { FakeGateway } from '#tests/support/fake-gateway.ts';
import { stock } from '#tests/support/stock.ts';

/** Customer with a session token. */
export interface Customer {
  id: string;
  token: string;
}

/** Answer of the API. */
export interface Answer {
  status: number;
  /** Untyped, since answers have many shapes. */
  data: any;
}

let mobiles = 0;

/** Returns a mobile number unused so far: `series` plus a counter. */
export function freshMobile(series: number): string {
  mobiles += 1;
  return String(series + mobiles);
}

const delivery = { name: 'Simran Kaur', address: '12, Mall Road, Amritsar', pincode: '143001', mobile: '9876543210' };

/**
 * Starts a shop with a small catalogue and an in-memory payment provider or, with `builtIn`, the built-in test gateway.
 * Returns functions that create test data and call the API. `clock.stoppedAt`, in ms, stops the shop's clock.
 * @param place existing store, used instead of an empty one on `engine`
 */
export async function startOrderBench(
  engine: Engine,
  {
    builtIn = false,
    config: settings = {},
    oldSecret = '',
    place,
  }: { builtIn?: boolean; config?: Partial<Config>; oldSecret?: string; place?: EmptyShop } = {},
) {
  const gateway = new FakeGateway();
  const clock: { offset: number; stoppedAt?: number } = { offset: 0 };
  const { config, remove } = place ?? (await emptyShop(engine));
  const { shop, app, url, close } = await startShop(
    { ...config, payments: { ...config.payments, oldWebhookSecret: oldSecret }, ...settings },
    {
      background: false,
      now: () => (clock.stoppedAt ?? Date.now()) + clock.offset,
      ...(builtIn ? {} : { payments: gateway }),
    },
  );
  const goods = await stock(shop);

  async function ask(method: string, path: string, customer?: Customer, body?: unknown): Promise<Answer> {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(customer ? { authorization: `Bearer ${customer.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, data: await answer.json() };
  }

  const time = () => new Date(shop.now()).toISOString();

  return {
    shop,
    app,
    url,
    gateway,
    clock,
    goods,
    /** Stops the shop and keeps its store. */
    end: close,
    close: () => close().then(remove),
    ask,
    get: (path: string, customer?: Customer) => ask('GET', path, customer),
    post: (path: string, customer: Customer | undefined, body: unknown) => ask('POST', path, customer, body),

    async customer(
      changes: { name?: string; mobile?: null; address?: string; pincode?: string } = {},
    ): Promise<Customer> {
      const id = newId();
      await shop.db
        .insertInto('user')
        .values({
          id,
          mobile: freshMobile(9_600_000_000),
          google_subject: null,
          name: 'Simran Kaur',
          email: '',
          profile: '',
          address: '12, Mall Road, Amritsar',
          address_by: 'custom',
          pincode: '143001',
          created_at: time(),
          updated_at: time(),
          ...changes,
        })
        .execute();
      return { id, token: await shop.tokens.sign(id, 0) };
    },

    /** Adds guests to a customer's list and returns their ids. @param changes columns of all guests that differ */
    async guests(
      customer: Customer,
      count: number,
      changes: { name?: string; mobile?: string | null; address?: string; pincode?: string; note?: string } = {},
    ): Promise<string[]> {
      const rows = idsInOrder(count, time()).map((id, at) => ({
        id,
        user_id: customer.id,
        name: `Guest ${at}`,
        mobile: freshMobile(8_600_000_000),
        guest_no: at,
        email: '',
        category: 'Family',
        address: `${at + 1}, Lawrence Road, Amritsar`,
        pincode: '143001',
        asked_at: null,
        filled_at: null,
        unconfirmed: false,
        created_at: time(),
        updated_at: time(),
        ...changes,
      }));
      await shop.db.insertInto('guest').values(rows).execute();
      return rows.map((row) => row.id);
    },

    /** Stores the box of `invitationOrder` as a saved box of a customer; returns its id. */
    async cart(customer: Customer): Promise<string> {
      const id = newId();
      const sections = JSON.stringify([0, 1, 2, 3].map((index) => ({ index, sweetId: goods.sweet })));
      const times = { created_at: time(), updated_at: time() };
      await shop.db
        .insertInto('cart')
        .values({
          id,
          user_id: customer.id,
          invitation_id: goods.invitation,
          weight: 750,
          temp_id: 2,
          saved: true,
          sections,
          ...times,
        })
        .execute();
      return id;
    },

    /** Returns the body of an order of 1 kg of the sweet at ₹500 per 400 gm, with delivery: ₹1,299. */
    sweetOrder: (changes: Record<string, unknown> = {}, amount = 1299_00) => ({
      amount,
      item: { kind: 'sweet', itemId: goods.sweet, quantity: 1, unit: 'kg', delivery, ...changes },
    }),

    /**
     * Returns the body of an order of 750 gm boxes with four sections of one sweet and an invitation of ₹300: 4 × ₹234
     * + ₹300 = ₹1,236 per box.
     * @param amount total in paise
     */
    invitationOrder: (
      recipients: { guestId: string; quantity: number }[],
      amount: number,
      changes: Record<string, unknown> = {},
    ) => ({
      amount,
      invitation: {
        invitationId: goods.invitation,
        tempId: 2,
        weight: 750,
        sections: [0, 1, 2, 3].map((index) => ({ index, sweetId: goods.sweet })),
        recipients,
        ownBoxes: 0,
        ...changes,
      },
    }),

    /** Sends a signed webhook to the shop, as the provider does. */
    async notify({ body, headers }: { body: string; headers: Record<string, string> }): Promise<Answer> {
      const answer = await fetch(`${url}/api/payments/webhook`, { method: 'POST', headers, body });
      return { status: answer.status, data: await answer.json() };
    },

    /** Returns the stored outcomes of all webhooks about a payment order. */
    async outcomes(gatewayOrderId: string): Promise<string[]> {
      const rows = await shop.db
        .selectFrom('payment_event')
        .select('outcome')
        .where('gateway_order_id', '=', gatewayOrderId)
        .execute();
      return rows.map((row) => row.outcome);
    },

    async orderCount(customer: Customer): Promise<number> {
      return (await shop.db.selectFrom('order').select('id').where('user_id', '=', customer.id).execute()).length;
    },
  };
}

export type OrderBench = Awaited<ReturnType<typeof startOrderBench>>;
