import { payRest } from '#domain/payments/checkout.contract.ts';
import { askRefundAgain, listMoney, refundPayment } from '#domain/orders/refund.contract.ts';
import { newId } from '#lib/ids.ts';
import type { Confirmation } from '#tests/attack/provider.ts';
import { BOX, type Expected, LARGE, SWEET, type Visit } from '#tests/attack/crash/visit.ts';

/** A way through the shop that moves money. */
export interface Walk extends Expected {
  name: string;
  /** Before anything is killed; its result is handed to `run`. */
  prepare?(visit: Visit): Promise<{ orderId: string; paid: Confirmation }>;
  run(visit: Visit, before: { orderId: string; paid: Confirmation }): Promise<unknown>;
}

const bothParts = async (visit: Visit) => {
  const first = await visit.ordered({ ...visit.boxes(10, 10), advance: true });
  const rest = await visit.begin({ amount: LARGE / 2 }, payRest.path.replace(':orderId', first.orderId));
  await visit.verify(visit.pay(rest));
  return first;
};

/** Everything of which a payment or a refund is made, each as one walk. */
export const walks: readonly Walk[] = [
  {
    name: 'sweets, confirmed by the browser',
    orders: 1,
    async run(visit) {
      await visit.ordered();
      // Who got no answer presses Pay once more, and is told that it is paid.
      await visit.begin(visit.sweets()).then(
        () => visit.lane.faults.push('what is paid is sold again without a question'),
        () => undefined,
      );
    },
  },
  {
    name: 'sweets, told by the notice',
    orders: 1,
    run: async (visit) => visit.notify(visit.pay(await visit.begin(visit.sweets()))),
  },
  {
    name: 'boxes of a cart',
    orders: 1,
    run: async (visit) => visit.ordered(visit.boxes(2)),
  },
  {
    name: 'boxes in two parts',
    orders: 1,
    async run(visit) {
      const { orderId } = await visit.ordered({ ...visit.boxes(10, 10), advance: true });
      const rest = await visit.begin({ amount: LARGE / 2 }, payRest.path.replace(':orderId', orderId));
      await visit.notify(visit.pay(rest));
    },
  },
  {
    name: 'a refund that is paid out later',
    orders: 1,
    back: 500_00,
    prepare: (visit) => visit.ordered(),
    async run(visit, { orderId }) {
      await visit.refund(orderId, 500_00);
      await visit.payOut();
    },
  },
  {
    name: 'a refund that is paid out at once',
    orders: 1,
    back: BOX,
    prepare: (visit) => visit.ordered(visit.boxes(2)),
    async run(visit, { orderId }) {
      visit.lane.provider.refundState = 'processed';
      await visit.refund(orderId, BOX, { positions: [1] });
    },
  },
  {
    name: 'sweets, found by the sweep',
    orders: 1,
    async run(visit) {
      visit.pay(await visit.begin(visit.sweets()));
      await visit.lane.sweep();
    },
  },
  {
    name: 'a refund that fails and is asked again',
    orders: 1,
    back: SWEET,
    prepare: (visit) => visit.ordered(),
    async run(visit, { orderId }) {
      const { refund } = await visit.refund(orderId, SWEET);
      await visit.payOut('failed');
      const { id, attempt } = refund as { id: string; attempt: number };
      await visit.office(askRefundAgain.path.replace(':refundId', id), { attempt });
      await visit.payOut();
    },
  },
  {
    name: 'a refund of both parts',
    orders: 1,
    back: (LARGE * 3) / 4,
    prepare: bothParts,
    async run(visit, { orderId }) {
      await visit.refund(orderId, (LARGE * 3) / 4);
      await visit.payOut();
    },
  },
  {
    name: 'sweets, pressed twice, confirmed and told at once',
    orders: 1,
    async run(visit) {
      const [one, other] = await Promise.all([visit.begin(visit.sweets()), visit.begin(visit.sweets())]);
      if (one !== other) visit.lane.faults.push('two presses at once begin two payments');
      const paid = visit.pay(one);
      await Promise.all([visit.verify(paid), visit.notify(paid), visit.verify(paid), visit.comeBack(paid)]);
    },
  },
  {
    name: 'a payment that comes twice and goes back',
    orders: 1,
    back: SWEET,
    prepare: (visit) => visit.ordered(),
    async run(visit, { paid }) {
      const second = visit.pay(paid.razorpay_order_id);
      await visit.notify(second);
      const { entries } = await visit.office(listMoney.path);
      const entry = (entries as { key: string; paymentId: string }[]).find(
        ({ paymentId }) => paymentId === second.razorpay_payment_id,
      );
      await visit.office(refundPayment.path, { id: newId(), key: entry?.key, reason: 'Paid twice' });
      await visit.payOut();
    },
  },
  {
    name: 'a refund made by hand at the provider',
    orders: 1,
    back: 300_00,
    prepare: (visit) => visit.ordered(),
    async run(visit, { paid }) {
      visit.lane.provider.refundByHand(paid.razorpay_payment_id, 300_00);
      await visit.payOut();
    },
  },
  {
    name: 'a refund that the sweep brings to its end',
    orders: 1,
    back: 400_00,
    prepare: (visit) => visit.ordered(),
    async run(visit, { orderId }) {
      visit.lane.provider.refundState = 'processed';
      await visit.refund(orderId, 400_00);
      await visit.lane.sweep();
    },
  },
  {
    name: 'two refunds of the whole at once',
    orders: 1,
    back: SWEET,
    prepare: (visit) => visit.ordered(),
    async run(visit, { orderId }) {
      const asked = await Promise.allSettled([visit.refund(orderId, SWEET), visit.refund(orderId, SWEET)]);
      if (asked.every(({ status }) => status === 'fulfilled')) visit.lane.faults.push('both refunds are granted');
      await visit.payOut();
    },
  },
  {
    name: 'sweets of somebody who leaves when it takes long',
    orders: 1,
    run: async (visit) => visit.verifyOnce(visit.pay(await visit.begin(visit.sweets()))),
  },
  {
    name: 'sweets, pressed again before and after they are paid',
    orders: 1,
    async run(visit) {
      const orderId = await visit.begin(visit.sweets());
      await visit.pressAgain(orderId, visit.sweets());
      await visit.verifyOnce(visit.pay(orderId));
      await visit.pressAgain(orderId, visit.sweets());
    },
  },
  {
    name: 'a rest, pressed again before and after it is paid',
    orders: 1,
    prepare: (visit) => visit.ordered({ ...visit.boxes(10, 10), advance: true }),
    async run(visit, { orderId }) {
      const [body, path] = [{ amount: LARGE / 2 }, payRest.path.replace(':orderId', orderId)];
      const rest = await visit.begin(body, path);
      await visit.pressAgain(rest, body, path);
      await visit.verifyOnce(visit.pay(rest));
      await visit.pressAgain(rest, body, path);
    },
  },
  {
    name: 'two refunds of the same sum, each pressed twice',
    orders: 1,
    back: 400_00,
    prepare: (visit) => visit.ordered(),
    async run(visit, { orderId }) {
      for (const id of [newId(), newId()]) {
        await visit.refund(orderId, 200_00, { id });
        await visit.refund(orderId, 200_00, { id });
      }
      await visit.payOut();
    },
  },
  {
    name: 'a refund of a part that fails, asked again by two presses',
    orders: 1,
    back: 300_00,
    prepare: (visit) => visit.ordered(),
    async run(visit, { orderId }) {
      const { refund } = await visit.refund(orderId, 300_00);
      await visit.payOut('failed');
      const { id, attempt } = refund as { id: string; attempt: number };
      const path = askRefundAgain.path.replace(':refundId', id);
      await visit.office(path, { attempt });
      await visit.office(path, { attempt });
      await visit.lane.sweep();
      await visit.payOut();
    },
  },
  {
    name: 'a second payment that the browser confirms',
    orders: 1,
    prepare: (visit) => visit.ordered(),
    run: (visit, { paid }) => visit.verify(visit.pay(paid.razorpay_order_id)),
  },
];
