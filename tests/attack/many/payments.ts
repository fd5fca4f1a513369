import { MOST_PENDING_ORDERS } from '#domain/payments/pending-order.repo.ts';
import { type Provider } from '#tests/attack/provider.ts';
import { type Heard } from '#tests/attack/requests.ts';
import { atMost, isDone, same, type Scene, type Sent, times, type Turn, WEBHOOK } from '#tests/attack/many/scene.ts';
import type { Customer } from '#tests/support/order-bench.ts';
import { BOX, HOME } from '#tests/support/own-things.ts';

const PAY = '/createOrder';
/** Rest of `large`, in paise. */
const REST = 62524_00;

const large = (scene: Scene) => ({ ...scene.bench.sweetOrder({ quantity: 100 }, 125049_00), advance: true });

/** Returns the ids of payment orders in the answers to presses of Pay, each once. */
const begunIn = (heard: readonly Heard[]): string[] => [
  ...new Set(heard.filter(isDone).map((one) => String(one?.data['id']))),
];

/** Returns the notice of a payment as the provider sends it. */
export const notice = (provider: Provider, paymentId: string, event?: 'order.paid'): Sent => ({
  path: WEBHOOK,
  request: { method: 'POST', ...provider.notice(paymentId, event) },
});

/** Returns the body of the order of a kept box for one guest. */
async function boxOrder(scene: Scene, who: Customer): Promise<object> {
  const { bench } = scene;
  const [guestId = ''] = await bench.guests(who, 1);
  return bench.invitationOrder([{ guestId, quantity: 1 }], HOME, { cartId: await bench.cart(who) });
}

/** Returns every way in which the shop is told of a payment, each twice. */
const tellings = (scene: Scene, who: Customer, orderId: string): Sent[] => {
  const paid = scene.provider.pay(orderId);
  return times(2, () => [
    scene.by(who, 'POST', '/verifyOrder', paid),
    notice(scene.provider, paid.razorpay_payment_id),
    notice(scene.provider, paid.razorpay_payment_id, 'order.paid'),
  ]).flat();
};

const ordersOf = ({ db }: Scene, { id }: Customer) =>
  db.selectFrom('order').selectAll().where('user_id', '=', id).execute();

/** Moments of payments; what the store and the provider tell of money is compared after each. */
export const paymentTurns: Turn[] = [
  {
    name: 'Pay is pressed several times for the same sweets',
    set: async (scene) => {
      const who = await scene.bench.customer();
      return {
        requests: times(6, () => scene.by(who, 'POST', PAY, scene.bench.sweetOrder())),
        check: async (heard) => same('payments', begunIn(heard).length, 1),
      };
    },
  },
  {
    name: 'Pay is pressed several times for the same box',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const order = await boxOrder(scene, who);
      return {
        requests: times(6, () => scene.by(who, 'POST', PAY, order)),
        check: async (heard) => same('payments', begunIn(heard).length, 1),
      };
    },
  },
  {
    name: 'Pay is pressed for two kinds of goods, each several times',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const order = await boxOrder(scene, who);
      const presses = (body: object) => times(3, () => scene.by(who, 'POST', PAY, body));
      return {
        requests: [...presses(scene.bench.sweetOrder()), ...presses(order)],
        check: async (heard) => [
          ...atMost('payments for the sweets', begunIn(heard.slice(0, 3)).length, 1),
          ...atMost('payments for the box', begunIn(heard.slice(3)).length, 1),
        ],
      };
    },
  },
  {
    name: 'more payments are begun than one person may',
    rounds: 1,
    set: async (scene) => {
      const who = await scene.bench.customer();
      const order = (quantity: number) => scene.bench.sweetOrder({ quantity }, (1250 * quantity + 49) * 100);
      return {
        requests: times(26, (at) => scene.by(who, 'POST', PAY, order(at + 1))),
        check: async () => {
          const begun = await scene.db.selectFrom('order_draft').select('id').where('user_id', '=', who.id).execute();
          return atMost('begun payments', begun.length, MOST_PENDING_ORDERS.hour);
        },
      };
    },
  },
  {
    name: 'a payment is told by browser and provider',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const { id } = await scene.must(scene.by(who, 'POST', PAY, scene.bench.sweetOrder()));
      return {
        requests: tellings(scene, who, id),
        check: async () => same('orders', (await ordersOf(scene, who)).length, 1),
      };
    },
  },
  {
    name: 'payments of several families are told',
    set: async (scene) => {
      const people = await Promise.all(times(4, () => scene.bench.customer()));
      const begun = await Promise.all(
        people.map((who) => scene.must(scene.by(who, 'POST', PAY, scene.bench.sweetOrder()))),
      );
      return { requests: people.flatMap((who, at) => tellings(scene, who, begun[at].id).slice(0, 3)) };
    },
  },
  {
    name: 'two payments of one order are told',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const { id } = await scene.must(scene.by(who, 'POST', PAY, scene.bench.sweetOrder()));
      return {
        requests: [...tellings(scene, who, id), ...tellings(scene, who, id)],
        check: async () => same('orders', (await ordersOf(scene, who)).length, 1),
      };
    },
  },
  {
    name: 'Pay is pressed several times for a rest',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const { orderId } = await scene.paid(who, large(scene));
      return {
        requests: times(6, () => scene.by(who, 'POST', `/api/user/orders/${orderId}/rest`, { amount: REST })),
        check: async (heard) => same('payments', begunIn(heard).length, 1),
      };
    },
  },
  {
    name: 'the payment of a rest is told by browser and provider',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const { orderId } = await scene.paid(who, large(scene));
      const rest = await scene.must(scene.by(who, 'POST', `/api/user/orders/${orderId}/rest`, { amount: REST }));
      return {
        requests: tellings(scene, who, rest.id),
        check: async () => {
          const parts = await scene.db
            .selectFrom('order_payment')
            .select('kind')
            .where('order_id', '=', orderId)
            .execute();
          return same('parts of the payment', parts.length, 2);
        },
      };
    },
  },
  {
    name: 'one sample is taken off two orders',
    set: async (scene) => {
      const who = await scene.bench.customer();
      const { bench } = scene;
      const sample = await scene.paid(who, bench.invitationOrder([], 1256_00, { ownBoxes: 1, sample: true }));
      const guests = await bench.guests(who, 2);
      const begun = await Promise.all(
        guests.map((guestId) => {
          const off = { samples: [sample.orderId] };
          return scene.must(
            scene.by(who, 'POST', PAY, bench.invitationOrder([{ guestId, quantity: 10 }], 10 * HOME - BOX, off)),
          );
        }),
      );
      return {
        requests: begun.flatMap(({ id }) => tellings(scene, who, id).slice(0, 3)),
        check: async () => {
          const rows = (await ordersOf(scene, who)).filter(({ id }) => id !== sample.orderId);
          const off = rows.filter(({ content }) => 'samples' in content && (content.samples?.length ?? 0) > 0);
          return [...same('orders', rows.length, 2), ...atMost('orders with the sample off', off.length, 1)];
        },
      };
    },
  },
  {
    name: 'the family says that a home without an address takes its box itself',
    set: async (scene) => {
      const { bench } = scene;
      const who = await bench.customer();
      const [guestId = ''] = await bench.guests(who, 1, { address: '', pincode: '' });
      const { orderId } = await scene.paid(
        who,
        bench.invitationOrder([{ guestId, quantity: 1 }], HOME, { waitForAddresses: true }),
      );
      const path = `/api/user/orders/${orderId}/late-homes`;
      return {
        requests: [
          ...times(3, () => scene.by(who, 'POST', path, { way: 'own', positions: [0] })),
          ...times(3, () => scene.by(who, 'POST', path, { way: 'refund', positions: [0] })),
        ],
        refusals: [400],
        check: async (heard) => {
          const done = new Set(heard.flatMap((one, at) => (isDone(one) ? [at < 3 ? 'own' : 'refund'] : [])));
          return atMost('ways that were acknowledged', done.size, 1);
        },
      };
    },
  },
];
