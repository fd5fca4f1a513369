import { askRefund, askRefundAgain, listMoney, refundPayment } from '#domain/orders/refund.contract.ts';
import { newId } from '#lib/ids.ts';
import { notice } from '#tests/attack/many/payments.ts';
import { atMost, type Scene, type Sent, times, type Turn, WEBHOOK } from '#tests/attack/many/scene.ts';

const SWEET = 1299_00;

const refundsOf = ({ provider }: Scene, paymentId: string) =>
  provider.refunds.filter((one) => one.payment_id === paymentId && one.status !== 'failed');

/** Moments of refunds; what the store and the provider tell of money is compared after each. */
export const refundTurns: Turn[] = [
  {
    name: 'a refund is pressed several times',
    set: async (scene) => {
      const { cookie } = await scene.owner();
      const { orderId, paymentId } = await scene.paid(await scene.bench.customer(), scene.bench.sweetOrder());
      const body = { id: newId(), amount: 400_00, reason: 'Broken lid', positions: [] };
      const path = askRefund.path.replace(':orderId', orderId);
      return {
        requests: times(6, () => scene.office(cookie, 'POST', path, body)),
        check: async () => atMost('refunds', refundsOf(scene, paymentId).length, 1),
      };
    },
  },
  {
    name: 'several refunds of one order are asked',
    set: async (scene) => {
      const { cookie } = await scene.owner();
      const { orderId, paymentId } = await scene.paid(await scene.bench.customer(), scene.bench.sweetOrder());
      const amount = scene.turn % 2 === 0 ? SWEET : 400_00;
      const path = askRefund.path.replace(':orderId', orderId);
      const press = (positions: number[]) =>
        scene.office(cookie, 'POST', path, { id: newId(), amount, reason: 'Broken lid', positions });
      return {
        requests: times(6, (at) => press(at % 2 === 0 ? [] : [0])),
        refusals: [400],
        most: Math.floor(SWEET / amount),
        check: async () => atMost('refunds', refundsOf(scene, paymentId).length, Math.floor(SWEET / amount)),
      };
    },
  },
  {
    name: 'a failed refund is asked again',
    set: async (scene) => {
      const { cookie } = await scene.owner();
      const { orderId, paymentId } = await scene.paid(await scene.bench.customer(), scene.bench.sweetOrder());
      const id = newId();
      const body = { id, amount: SWEET, reason: 'Broken lid', positions: [] };
      await scene.must(scene.office(cookie, 'POST', askRefund.path.replace(':orderId', orderId), body));
      const [failed] = refundsOf(scene, paymentId);
      if (!failed) throw new Error('No refund reached the provider.');
      scene.provider.settle(failed, 'failed');
      await scene.must({
        path: WEBHOOK,
        request: { method: 'POST', ...scene.provider.refundNotice(failed) },
      });
      const path = askRefundAgain.path.replace(':refundId', id);
      return {
        requests: times(5, () => scene.office(cookie, 'POST', path, { attempt: 1 })),
        check: async () => atMost('refunds', refundsOf(scene, paymentId).length, 1),
      };
    },
  },
  {
    name: 'refunds are told as paid out, each several times',
    set: async (scene) => {
      const { cookie } = await scene.owner();
      const paid = await Promise.all(
        times(3, async () => scene.paid(await scene.bench.customer(), scene.bench.sweetOrder())),
      );
      for (const { orderId } of paid) {
        const body = { id: newId(), amount: SWEET, reason: 'Broken lid', positions: [] };
        await scene.must(scene.office(cookie, 'POST', askRefund.path.replace(':orderId', orderId), body));
      }
      const refunds = paid.flatMap(({ paymentId }) => refundsOf(scene, paymentId));
      for (const refund of refunds) scene.provider.settle(refund, 'processed');
      const told = (at: number, refund: (typeof refunds)[number]): Sent => {
        const { body, headers } = scene.provider.refundNotice(refund);
        const event = `${headers['x-razorpay-event-id']}_${at % 2}`;
        return {
          path: WEBHOOK,
          request: { method: 'POST', body, headers: { ...headers, 'x-razorpay-event-id': event } },
        };
      };
      return { requests: times(4, (at) => refunds.map((refund) => told(at, refund))).flat() };
    },
  },
  {
    name: 'a payment without an order of its own is sent back',
    set: async (scene) => {
      const { cookie } = await scene.owner();
      const who = await scene.bench.customer();
      const { gatewayOrderId } = await scene.paid(who, scene.bench.sweetOrder());
      const { razorpay_payment_id: second } = scene.provider.pay(gatewayOrderId);
      await scene.must(notice(scene.provider, second));
      const { entries } = await scene.must(scene.office(cookie, 'GET', listMoney.path));
      const { key } = entries.find(({ paymentId }: { paymentId: string }) => paymentId === second);
      const id = newId();
      return {
        requests: times(6, (at) =>
          scene.office(cookie, 'POST', refundPayment.path, {
            id: at % 2 === 0 ? id : newId(),
            key,
            reason: 'Paid twice',
          }),
        ),
        refusals: [400, 404],
        check: async () => atMost('refunds', refundsOf(scene, second).length, 1),
      };
    },
  },
];
