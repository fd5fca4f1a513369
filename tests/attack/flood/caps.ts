import { newId } from '#lib/ids.ts';
import { HOUR, SECOND } from '#lib/time.ts';
import { botnet, home } from '#tests/attack/flood/disguise.ts';
import { countUntilRefused, expectStatus, type Ground, type Part } from '#tests/attack/flood/part.ts';
import type { Customer } from '#tests/support/order-bench.ts';

/** List that holds so many entries. */
interface Holder {
  name: string;
  most: number;
  /** Number of entries that are stored beforehand, without a call. */
  before: number;
  /** Prepares a list; returns the function that adds one entry, another with each `at`, and answers the status. */
  open(ground: Ground, host: Customer): Promise<(at: number) => Promise<number>>;
  refusal?: number;
}

const holders: Holder[] = [
  {
    name: 'relatives of a list',
    most: 10,
    before: 0,
    open:
      async ({ send }, host) =>
      async (at) =>
        (
          await send(
            'POST',
            '/api/user/shares',
            botnet(at),
            { name: `Bua ${'abcdefghijklmnopq'.charAt(at)}`, mayWrite: at % 2 === 0 },
            host.token,
          )
        ).status,
    refusal: 409,
  },
  {
    name: 'boxes of a cart',
    most: 100,
    before: 96,
    open: async ({ bench, send }, host) => {
      const { shop, goods } = bench;
      const time = new Date(shop.now()).toISOString();
      const rows = Array.from({ length: 96 }, () => ({
        id: newId(),
        user_id: host.id,
        invitation_id: newId(),
        weight: 750,
        temp_id: 2,
        saved: true,
        sections: '[]',
        created_at: time,
        updated_at: time,
      }));
      await shop.db.insertInto('cart').values(rows).execute();
      return async (at) => {
        const box = {
          invitationId: goods.invitation,
          weight: [500, 750, 1000][at % 3],
          tempId: 1 + (Math.floor(at / 3) % 3),
          status: at % 2 === 0,
        };
        return (await send('POST', '/api/user/add-cart', botnet(at), box, host.token)).status;
      };
    },
    refusal: 409,
  },
  {
    name: 'guests of a list',
    most: 5000,
    before: 4996,
    open: async ({ bench, send }, host) => {
      for (const count of [1000, 1000, 1000, 1000, 996]) await bench.guests(host, count);
      return async (at) => {
        const guest = {
          name: 'Manjit Kaur',
          mobile: String(9_700_000_000 + at),
          addressChoice: 'address_myself',
          address: '12, Mall Road, Amritsar',
          pincode: '143001',
        };
        return (await send('POST', '/api/user/add-guest', botnet(at), guest, host.token)).status;
      };
    },
    refusal: 409,
  },
  {
    name: 'people who wait to be let on a list',
    most: 300,
    before: 296,
    open: async ({ bench, send }, host) => {
      const { data } = await bench.post('/api/user/family-link', host, {});
      const f = new URL(data.link).searchParams.get('f') ?? '';
      const place = { address: '7, Verka', pincode: '143501' };
      const time = new Date(bench.shop.now()).toISOString();
      const rows = Array.from({ length: 296 }, (_, at) => ({
        id: newId(),
        user_id: host.id,
        name: 'Asha',
        mobile: String(6_100_000_000 + at),
        ...place,
        created_at: time,
      }));
      await bench.shop.db.insertInto('newcomer').values(rows).execute();
      return async (at) =>
        (
          await send('PUT', '/api/user/add-myself', botnet(at), {
            f,
            name: 'Asha Rani',
            mobile: String(9_700_000_000 + at),
            ...place,
          })
        ).status;
    },
    refusal: 409,
  },
  {
    name: 'addresses by one link',
    most: 10,
    before: 0,
    open: async ({ bench, send }, host) => {
      const [id] = await bench.guests(host, 1);
      const { data } = await bench.post(`/api/user/ask-guest/${id}`, host, {});
      const query = new URL(data.link).searchParams;
      const link = { t: query.get('t') ?? '', mobile: query.get('mobile') ?? '' };
      return async (at) =>
        (
          await send('PATCH', '/api/user/update-address-person', botnet(at), {
            ...link,
            address: `${at + 1}, Verka`,
            pincode: '143501',
          })
        ).status;
    },
    refusal: 410,
  },
];

/** A list takes as many entries as it holds, one after the other and all at once. */
const holds = ({ name, most, before, open, refusal }: Holder): Part => ({
  name,
  async run(ground, wrong) {
    const add = await open(ground, await ground.bench.customer());
    await countUntilRefused(name, most - before, add, wrong, refusal);
    const again = await open(ground, await ground.bench.customer());
    const statuses = await Promise.all(Array.from({ length: most - before + 4 }, (_, at) => again(at)));
    const added = statuses.filter((status) => status === 200).length;
    if (added !== most - before) wrong(`${name}, at once: ${before + added} are let in where ${most} may`);
  },
});

/** Twenty unpaid payments an hour and forty a day are begun by one customer, from wherever and with whatever key. */
const payments: Part = {
  name: 'unpaid payments of one customer',
  async run(ground, wrong) {
    const { bench, send } = ground;
    const buyer = await bench.customer();
    const begin = async (at: number) => {
      const order = bench.sweetOrder({
        delivery: {
          name: 'Simran Kaur',
          address: `${at + 1}, Mall Road, Amritsar`,
          pincode: '143001',
          mobile: '9876543210',
        },
      });
      return (await send('POST', '/createOrder', botnet(at), order, buyer.token)).status;
    };
    await countUntilRefused('unpaid payments in an hour', 20, begin, wrong);
    ground.wait(HOUR + SECOND);
    await countUntilRefused('unpaid payments in the next hour', 20, (at) => begin(100 + at), wrong);
    ground.wait(HOUR + SECOND);
    expectStatus('unpaid payment 41 in a day', await begin(200), 429, wrong);
    ground.wait(24 * HOUR);
    expectStatus('an unpaid payment a day later', await begin(300), 200, wrong);
    const hasty = await bench.customer();
    const order = (at: number) =>
      bench.sweetOrder({
        delivery: {
          name: 'Simran Kaur',
          address: `${at + 1}, Katra, Amritsar`,
          pincode: '143001',
          mobile: '9876543210',
        },
      });
    const all = await Promise.all(
      Array.from({ length: 26 }, (_, at) => send('POST', '/createOrder', botnet(at), order(at), hasty.token)),
    );
    const begun = all.filter(({ status }) => status === 200).length;
    if (begun > 20) wrong(`${begun} unpaid payments are begun at once where 20 may`);
  },
};

/** Idempotency keys have 16 to 128 signs. */
const keys: Part = {
  name: 'lengths of idempotency keys',
  async run({ bench, send }, wrong) {
    const { token } = await bench.customer();
    for (const [length, isGood] of [
      [15, false],
      [16, true],
      [128, true],
      [129, false],
    ] as const) {
      const { remoteAddress, headers } = home(1)(length);
      const from = { remoteAddress, headers: { ...headers, 'idempotency-key': 'k'.repeat(length) } };
      const guest = {
        name: 'Manjit Kaur',
        mobile: String(9_700_000_000 + length),
        addressChoice: 'address_myself',
        address: '12, Mall Road, Amritsar',
        pincode: '143001',
      };
      expectStatus(
        `a key of ${length} signs`,
        (await send('POST', '/api/user/add-guest', from, guest, token)).status,
        isGood ? 200 : 400,
        wrong,
      );
    }
  },
};

/** Counts of what is kept for one person. */
export const capParts: Part[] = [keys, payments, ...holders.map(holds)];
