import { newId } from '#lib/ids.ts';
import { MINUTE } from '#lib/time.ts';
import { ahead, asOwner, her, type Knock, must, nothing, state, type State } from '#tests/attack/intruders/knock.ts';
import type { Stage } from '#tests/attack/intruders/stage.ts';

const byOwner = (stage: Stage, method: string, path: string, body?: unknown): Knock => ({
  method,
  path,
  as: asOwner(stage),
  ...(body === undefined ? {} : { body }),
});
const refund = (stage: Stage, orderId: string, amount: number, positions: number[] = []): Knock =>
  byOwner(stage, 'POST', `/api/staff/orders/${orderId}/refunds`, { id: newId(), amount, reason: 'x', positions });

/** Asks once more for a refund, which is answered with how it stands. */
const again = (stage: Stage, id: string, attempt: number): Knock => ({
  ...byOwner(stage, 'POST', `/api/staff/refunds/${id}/again`, { attempt }),
  holds: () => true,
});

const steps = (stage: Stage, orderId: string, to: string): Knock => ({
  ...byOwner(stage, 'POST', '/api/staff/parcels/steps', {
    batch: newId(),
    parcels: [{ orderId }],
    state: to,
    courier: 'DTDC',
    tracking: 'T1',
  }),
  holds: (text) => !text.includes('"outcome":"done"'),
});

/** States of refunds, parcels and moves of accounts, as the owner meets them. */
export const officeStates: State[] = [
  state('refunds of what was not paid', nothing, (stage) => {
    const { itemOrder, cancelledOrder, boxOrder, refund: made } = her(stage).things;
    return [
      refund(stage, itemOrder, 1300_00),
      refund(stage, boxOrder, 100000_00),
      refund(stage, itemOrder, 1299_01),
      refund(stage, itemOrder, 0),
      refund(stage, itemOrder, -100_00),
      refund(stage, cancelledOrder, 3799_01, [0]),
      again(stage, made, 2),
    ];
  }),
  state(
    'a refund that was made',
    async (stage) => {
      const { itemOrder } = her(stage).things;
      await must(stage, asOwner(stage), 'POST', `/api/staff/orders/${itemOrder}/refunds`, {
        id: newId(),
        amount: 1299_00,
        reason: 'x',
        positions: [],
      });
    },
    (stage) => [refund(stage, her(stage).things.itemOrder, 100), refund(stage, her(stage).things.itemOrder, 1299_00)],
  ),
  state(
    'a refund that the bank took',
    (stage) =>
      must(stage, asOwner(stage), 'POST', `/api/staff/refunds/${her(stage).things.refund}/again`, { attempt: 1 }),
    (stage) => [
      refund(stage, her(stage).things.cancelledOrder, 3799_00, [0]),
      again(stage, her(stage).things.refund, 3),
    ],
  ),
  state('parcels of orders that are not paid in full', nothing, (stage) =>
    ['packed', 'sent', 'delivered'].map((to) => steps(stage, her(stage).things.advanced, to)),
  ),
  state('parcels of cancelled orders', nothing, (stage) =>
    ['packed', 'sent', 'delivered'].map((to) => steps(stage, her(stage).things.cancelledOrder, to)),
  ),
  state('boxes that wait for their address', nothing, (stage) =>
    ['packed', 'sent'].map((to) => steps(stage, her(stage).things.lateOrder, to)),
  ),
  state('a press that is taken back too late', ahead(20 * MINUTE), (stage) => [
    {
      ...byOwner(stage, 'POST', '/api/staff/parcels/undo', { batch: her(stage).things.batch }),
      holds: (text) => !text.includes('"outcome":"done"'),
      mayWrite: true,
    },
  ]),
  state('the move of an account to a caller who knows too little', nothing, (stage) => {
    const { things, marker } = her(stage);
    const right = {
      orderNumber: things.itemOrder,
      paid: '1299',
      pincode: '143001',
      address: `${marker} Lane`,
      mobile: '9812345111',
    };
    const wrong = [
      { orderNumber: things.id },
      { paid: '1' },
      { pincode: '560001' },
      { address: 'Other Street 9' },
      { mobile: stage.village.him.things.mobile },
    ];
    return wrong.map((change) =>
      byOwner(stage, 'POST', `/api/staff/accounts/${things.id}/code`, { ...right, ...change }),
    );
  }),
  state('a stale revision', nothing, (stage) => [
    byOwner(stage, 'PUT', '/api/staff/settings/site', { revision: 7, values: {} }),
    byOwner(stage, 'PATCH', `/api/staff/inbox/${her(stage).things.enquiry}`, { revision: 9, state: 'closed' }),
    byOwner(stage, 'PUT', `/api/staff/catalogue/planning/records/${stage.village.office.records.planning}/bin`, {
      revision: 9,
      inBin: true,
    }),
  ]),
];
