import { writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { newId } from '#lib/ids.ts';
import { her, him, type Knock, must, nothing, state, type State } from '#tests/attack/intruders/knock.ts';
import type { Stage } from '#tests/attack/intruders/stage.ts';
import { HOME } from '#tests/support/own-things.ts';

const bench = (stage: Stage) => stage.village.bench;

const ask = (stage: Stage, method: string, path: string, body?: unknown): Knock => ({
  method,
  path,
  as: him(stage).who,
  ...(body === undefined ? {} : { body }),
});

const step = async (stage: Stage, orderId: string, to: 'making' | 'packed' | 'cancelled'): Promise<void> => {
  const { owner } = stage.village;
  await owner(writeParcelSteps, { body: { batch: newId(), parcels: [{ orderId }], state: to } } as never);
};

/** States of orders: prices, samples, rests, homes and their boxes. */
export const orderStates: State[] = [
  state('orders at a price of the own making', nothing, (stage) => {
    const { goods, sweetOrder, invitationOrder } = bench(stage);
    const { wife, itemOrder, sample } = him(stage).things;
    const to = [{ guestId: wife, quantity: 1 }];
    const order = (body: unknown): Knock => ask(stage, 'POST', '/createOrder', body);
    return [
      order(sweetOrder({}, 100)),
      order(sweetOrder({ itemId: goods.withdrawn })),
      order(sweetOrder({ quantity: 0 }, 49_00)),
      order(sweetOrder({ quantity: -1 }, 100)),
      order(sweetOrder({ quantity: 0.001 }, 100)),
      order(invitationOrder(to, 100)),
      order(invitationOrder(to, HOME - 1)),
      order(
        invitationOrder([{ guestId: wife, quantity: 10 }], 10 * HOME - 1236_00, {
          samples: [her(stage).things.sample],
        }),
      ),
      order(invitationOrder([{ guestId: wife, quantity: 10 }], 10 * HOME - 1236_00, { samples: [itemOrder] })),
      order(invitationOrder([{ guestId: wife, quantity: 2 }], 2 * HOME - 1236_00, { samples: [sample] })),
      order({ ...sweetOrder(), advance: true }),
      order({ ...sweetOrder({ quantity: 100 }, 125049_00), advance: true, advanceAmount: 100 }),
    ];
  }),
  state(
    'a sample that came off an order',
    async (stage) => {
      const { bench: shop } = stage.village;
      const { wife, sample } = him(stage).things;
      const order = shop.invitationOrder([{ guestId: wife, quantity: 10 }], 10 * HOME - 1236_00, { samples: [sample] });
      const { id } = await must(stage, him(stage).who, 'POST', '/createOrder', order);
      await must(stage, him(stage).who, 'POST', '/verifyOrder', shop.gateway.pay(id));
    },
    (stage) => {
      const { wife, guest, sample } = him(stage).things;
      return [wife, guest].map((guestId) =>
        ask(
          stage,
          'POST',
          '/createOrder',
          bench(stage).invitationOrder([{ guestId, quantity: 11 }], 11 * HOME - 1236_00, { samples: [sample] }),
        ),
      );
    },
  ),
  state('a rest that is not due', nothing, (stage) => {
    const { itemOrder, boxOrder, advanced, cancelledOrder } = him(stage).things;
    const rest = (orderId: string, amount: number): Knock =>
      ask(stage, 'POST', `/api/user/orders/${orderId}/rest`, { amount });
    return [
      rest(itemOrder, 100),
      rest(boxOrder, 100),
      rest(cancelledOrder, 3799_00),
      rest(advanced, 100),
      rest(advanced, 62523_99),
    ];
  }),
  state(
    'a rest that was paid',
    async (stage) => {
      const { advanced } = him(stage).things;
      const { id } = await must(stage, him(stage).who, 'POST', `/api/user/orders/${advanced}/rest`, {
        amount: 62524_00,
      });
      await must(stage, him(stage).who, 'POST', '/verifyOrder', bench(stage).gateway.pay(id));
    },
    (stage) => [ask(stage, 'POST', `/api/user/orders/${him(stage).things.advanced}/rest`, { amount: 62524_00 })],
  ),
  state(
    'the rest of a cancelled order',
    (stage) => step(stage, him(stage).things.advanced, 'cancelled'),
    (stage) => [ask(stage, 'POST', `/api/user/orders/${him(stage).things.advanced}/rest`, { amount: 62524_00 })],
  ),
  state('homes that do not wait', nothing, (stage) => {
    const { boxOrder, correctedOrder, itemOrder, lateOrder } = him(stage).things;
    return [boxOrder, correctedOrder, itemOrder]
      .flatMap((id) =>
        ['own', 'refund'].map((way) =>
          ask(stage, 'POST', `/api/user/orders/${id}/late-homes`, { way, positions: [0] }),
        ),
      )
      .concat(ask(stage, 'POST', `/api/user/orders/${lateOrder}/late-homes`, { way: 'refund', positions: [1] }));
  }),
  state(
    'a home that waits while its box is made',
    (stage) => step(stage, him(stage).things.lateOrder, 'making'),
    (stage) => [
      ask(stage, 'POST', `/api/user/orders/${him(stage).things.lateOrder}/late-homes`, {
        way: 'refund',
        positions: [0],
      }),
    ],
  ),
  state(
    'a home whose box is packed',
    (stage) => step(stage, him(stage).things.correctedOrder, 'packed'),
    (stage) => [
      ask(stage, 'POST', `/api/user/orders/${him(stage).things.correctedOrder}/address`, {
        position: 0,
        address: him(stage).things.correctedAddress,
        pincode: '143001',
      }),
    ],
  ),
  state(
    'a home whose box was cancelled',
    (stage) => step(stage, him(stage).things.correctedOrder, 'cancelled'),
    (stage) => [
      ask(stage, 'POST', `/api/user/orders/${him(stage).things.correctedOrder}/address`, {
        position: 0,
        address: him(stage).things.correctedAddress,
        pincode: '143001',
      }),
    ],
  ),
  state('an address that no guest wrote', nothing, (stage) => [
    ask(stage, 'POST', `/api/user/orders/${him(stage).things.correctedOrder}/address`, {
      position: 0,
      address: 'Nowhere 1',
      pincode: '143001',
    }),
  ]),
  state(
    'second boxes that are made',
    (stage) => step(stage, him(stage).things.twice, 'making'),
    (stage) => [ask(stage, 'POST', `/api/user/orders/${him(stage).things.twice}/bought-twice`)],
  ),
  state('an account with a payment under way', nothing, (stage) => [ask(stage, 'DELETE', '/api/user/account')]),
];
