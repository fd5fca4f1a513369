import { newId } from '#lib/ids.ts';
import { DAY } from '#lib/time.ts';
import { her, him, type Knock, nothing, state, type State } from '#tests/attack/intruders/knock.ts';
import { hubSignature } from '#tests/attack/intruders/own-tries.ts';
import type { Stage } from '#tests/attack/intruders/stage.ts';
import { HOOK_SECRET } from '#tests/attack/intruders/village.ts';
import { OLD_NOTICE_SECRET } from '#tests/support/fake-gateway.ts';

const bench = (stage: Stage) => stage.village.bench;

const verify = (stage: Stage, body: object, more: Partial<Knock> = {}): Knock => ({
  method: 'POST',
  path: '/verifyOrder',
  as: him(stage).who,
  body,
  ...more,
});

/** Notices of the provider that say nothing that counts. */
function badNotices(stage: Stage): Knock[] {
  const { gateway } = bench(stage);
  const { begun } = him(stage).things;
  const payment = gateway.pay(begun).razorpay_payment_id;
  const good = gateway.notice('payment.captured', payment);
  const knock = ({ body, headers }: { body: string; headers: Record<string, string> }): Knock => ({
    method: 'POST',
    path: '/api/payments/webhook',
    as: headers,
    body,
  });
  const { 'x-razorpay-signature': signature = '', ...unsigned } = good.headers;
  return [
    knock({ body: good.body, headers: unsigned }),
    knock({ body: good.body, headers: { ...unsigned, 'x-razorpay-signature': '' } }),
    knock({ body: `${good.body} `, headers: good.headers }),
    knock({ body: good.body, headers: { ...unsigned, 'x-razorpay-signature': signature.replaceAll(/[a-f]/g, '0') } }),
    knock(gateway.signed(good.body, newId(), '')),
  ];
}

/** Returns a notice that is signed by the secret of before. */
function oldNotice(stage: Stage, id: string) {
  const { gateway } = bench(stage);
  const { body } = gateway.notice('payment.captured', gateway.pay(him(stage).things.begun).razorpay_payment_id);
  return gateway.signed(body, id, OLD_NOTICE_SECRET);
}

const noticeByOldSecret = (stage: Stage, id: string) => {
  const { body, headers } = oldNotice(stage, id);
  return post(stage, '/api/payments/webhook', body, headers);
};

/** Returns the number of orders in the shop. */
const orders = async (stage: Stage): Promise<number> =>
  (await bench(stage).shop.db.selectFrom('order').select('id').execute()).length;

/** Pays in a way that must make no order; returns a fault when there is one. */
function withoutOrder(name: string, pay: (stage: Stage) => Promise<unknown>): State {
  return {
    name,
    run: async (stage) => {
      const before = await orders(stage);
      let after = before;
      await stage.after(async () => {
        await pay(stage);
        after = await orders(stage);
      }, nothing);
      return after === before ? [] : [`makes ${after - before} orders`];
    },
  };
}

const post = (stage: Stage, path: string, body: string, headers: Record<string, string>) =>
  stage.send(path, { method: 'POST', headers, body });

const verified = (stage: Stage, body: object) =>
  stage.send('/verifyOrder', {
    method: 'POST',
    headers: { authorization: `Bearer ${him(stage).who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const notified = (stage: Stage, changes: object, order?: string) => {
  const { gateway } = bench(stage);
  const { razorpay_payment_id: id } = gateway.pay(order ?? him(stage).things.begun, changes);
  const { body, headers } = gateway.notice('payment.captured', id);
  return post(stage, '/api/payments/webhook', body, headers);
};

/** States of payments, and the hooks. */
export const paymentStates: State[] = [
  state('notices without a right signature', nothing, badNotices),
  state(
    'a notice by the secret of the day before yesterday',
    async (stage) => {
      await noticeByOldSecret(stage, 'the first of them');
      bench(stage).clock.offset += 2 * DAY;
    },
    (stage) => {
      const { body, headers } = oldNotice(stage, 'a later one');
      return [{ method: 'POST', path: '/api/payments/webhook', as: headers, body }];
    },
  ),
  state('payments that are confirmed without a right signature', nothing, (stage) => {
    const { gateway } = bench(stage);
    const { begun, begunBox } = him(stage).things;
    const [good, other] = [gateway.pay(begun), gateway.pay(begunBox)];
    return [
      verify(stage, { ...good, razorpay_signature: 'f'.repeat(64) }),
      verify(stage, { ...good, razorpay_signature: other.razorpay_signature }),
      verify(stage, { ...good, razorpay_payment_id: other.razorpay_payment_id }),
      verify(stage, { ...good, razorpay_order_id: begunBox }),
      verify(stage, { ...good, razorpay_order_id: her(stage).things.begun }),
    ];
  }),
  withoutOrder('a payment of one paisa', (stage) =>
    verified(stage, bench(stage).gateway.pay(him(stage).things.begun, { amount: 1 })),
  ),
  withoutOrder('a payment that failed', (stage) =>
    verified(stage, bench(stage).gateway.pay(him(stage).things.begun, { status: 'failed' })),
  ),
  withoutOrder('a payment that was not captured', (stage) =>
    verified(stage, bench(stage).gateway.pay(him(stage).things.begun, { status: 'authorized' })),
  ),
  withoutOrder('a payment in another currency', (stage) =>
    verified(stage, bench(stage).gateway.pay(him(stage).things.begun, { currency: 'USD' })),
  ),
  withoutOrder('a payment of another order', (stage) => {
    const { gateway } = bench(stage);
    const { begun, begunBox } = him(stage).things;
    return verified(stage, gateway.sign(begun, gateway.pay(begunBox).razorpay_payment_id));
  }),
  withoutOrder('a notice of one paisa', (stage) => notified(stage, { amount: 1 })),
  withoutOrder('a notice of a failed payment', (stage) => notified(stage, { status: 'failed' })),
  withoutOrder('a notice in another currency', (stage) => notified(stage, { currency: 'USD' })),
  withoutOrder('a second payment of a paid order', (stage) => notified(stage, {}, her(stage).things.boxPayment)),
  withoutOrder('a second confirmation of a paid order', (stage) =>
    verified(stage, bench(stage).gateway.pay(him(stage).things.boxPayment)),
  ),
  withoutOrder('a return without a signature', (stage) => {
    const { razorpay_signature: _, ...fields } = bench(stage).gateway.pay(him(stage).things.begun);
    return post(stage, '/api/payments/return', String(new URLSearchParams(fields)), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  }),
  {
    name: 'a return to another site',
    run: async (stage) => {
      const faults: string[] = [];
      for (const from of [
        'https://evil.example',
        '//evil.example',
        '/\\evil.example',
        'javascript:alert(1)',
        '/%0d%0aset-cookie:a=b',
      ]) {
        const { headers } = await stage.send(`/api/payments/return?from=${encodeURIComponent(from)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: '',
        });
        const { host } = new URL(headers.get('location') ?? '', 'http://shop');
        if (host === 'evil.example' || headers.get('set-cookie')) faults.push(`sends a browser to ${from}`);
      }
      return faults;
    },
  },
  state('the publish hook', nothing, () => {
    const hook = (headers: Record<string, string>, method = 'POST'): Knock => ({
      method,
      path: '/hooks/publish',
      as: { 'content-type': 'application/json', ...headers },
      ...(method === 'GET' ? {} : { body: '{"a":1}' }),
    });
    const signed = (name: string, value: string): Knock => hook({ [name]: value });
    const good = hubSignature(HOOK_SECRET, '{"a":1}');
    return [
      hook({}),
      hook({}, 'GET'),
      signed('x-hub-signature-256', ''),
      signed('x-hub-signature-256', 'sha256='),
      signed('x-hub-signature-256', hubSignature(HOOK_SECRET, '{"a":2}')),
      signed('x-hub-signature-256', hubSignature('', '{"a":1}')),
      signed('x-hub-signature-256', hubSignature('another secret', '{"a":1}')),
      signed('x-hub-signature-256', good.slice('sha256='.length)),
      signed('x-hub-signature-256', good.slice(0, -2)),
      signed('x-hub-signature', good),
      signed('authorization', `Bearer ${HOOK_SECRET}`),
    ];
  }),
];
