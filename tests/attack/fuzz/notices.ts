import { hmac } from '#server/payments/razorpay.ts';
import { HOOK_SECRET, NOTICE_SECRET, type Siege } from '#tests/attack/fuzz/siege.ts';
import type { Sent } from '#tests/attack/fuzz/wire.ts';

const json = { 'content-type': 'application/json' };

/** Returns signatures that fit nothing, made of the right one and of what else is at hand. */
const wrongSignatures = (right: string, body: string): (string | null)[] => [
  null,
  '',
  'x',
  right.slice(0, -1),
  `${right}0`,
  right.slice(0, 12),
  'f'.repeat(right.length),
  hmac('', body),
  hmac('some other secret', body),
  hmac(NOTICE_SECRET, `${body} `),
  hmac(NOTICE_SECRET, ''),
];

/**
 * Sends the payment provider's notices and the calls of the publish hook with wrong signatures, which are refused and
 * change nothing; then a right one twice, which counts once.
 */
export async function forgeNotices(siege: Siege, number: number): Promise<void> {
  const draft = siege.rowsOf('order_draft').find((row) => row['state'] === 'open');
  const order = String(draft?.['gateway_order_id'] ?? 'order_none');
  const amount = Number(draft?.['amount'] ?? 100);
  const entity = (id: string) => ({ id, order_id: order, amount, currency: 'INR', status: 'captured' });
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: entity('pay_attack') } } });
  const notice = (signature: string | null, id = 'evt_1', text = body): Sent => ({
    method: 'POST',
    path: '/api/payments/webhook',
    headers: {
      ...json,
      'x-razorpay-event-id': id,
      ...(signature === null ? {} : { 'x-razorpay-signature': signature }),
    },
    body: text,
  });
  const hook = (signature: string | null): Sent => ({
    method: 'POST',
    path: '/hooks/publish',
    headers: { ...json, ...(signature === null ? {} : { 'x-hub-signature-256': signature }) },
    body,
  });
  const right = hmac(NOTICE_SECRET, body);
  const fitting = `sha256=${hmac(HOOK_SECRET, body)}`;
  const forged: [string, Sent][] = [
    ...wrongSignatures(right, body).map((one): [string, Sent] => [`notice signed "${one?.slice(0, 12)}"`, notice(one)]),
    ...wrongSignatures(fitting, body).map((one): [string, Sent] => [`hook signed "${one?.slice(0, 12)}"`, hook(one)]),
    ['hook without sha256=', hook(hmac(HOOK_SECRET, body))],
    ['hook signed by the other secret', hook(`sha256=${right}`)],
  ];
  for (const [what, sent] of forged) {
    const { status } = await siege.judge(`POST ${sent.path}`, sent, what, number);
    if (status < 400) siege.tell(`POST ${sent.path} takes a ${what}`, number);
  }
  const called = await siege.ask(hook(fitting));
  if (called.reply.status !== 202)
    siege.tell(`POST /hooks/publish answers ${called.reply.status} to a right signature`, number);
  await siege.together(async () => {
    const first = await siege.judge('POST /api/payments/webhook', notice(right), 'paid', number);
    if (first.status !== 200)
      siege.tell(`POST /api/payments/webhook answers ${first.status} to a right signature`, number);
    for (const id of ['evt_1', 'evt_2']) {
      const again = await siege.ask(notice(right, id));
      const twice = again.changed.filter((table) =>
        /^(?:order|order_payment|order_recipient|invoice_counter|outbox|parcel)$/.test(table),
      );
      if (twice.length > 0) siege.tell(`the same payment, told again as ${id}, changes ${twice.join(', ')}`, number);
    }
  });
  const less = JSON.stringify({
    event: 'payment.captured',
    payload: { payment: { entity: { ...entity('pay_less'), amount: 100 } } },
  });
  const cheap = await siege.ask(notice(hmac(NOTICE_SECRET, less), 'evt_3', less));
  if (cheap.changed.includes('order')) siege.tell('a payment of ₹1 pays for an order of more', number);
}
