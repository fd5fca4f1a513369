import { hmac } from '#server/payments/razorpay.ts';
import { HOOK_SECRET, NOTICE_SECRET, type Siege } from '#tests/attack/fuzz/siege.ts';
import type { Sent } from '#tests/attack/fuzz/wire.ts';

const json = { 'content-type': 'application/json' };

/** Returns signatures that fit nothing, made of the right one and of what else is at hand. */
export const wrongSignatures = (secret: string, text: string): (string | null)[] => {
  const right = hmac(secret, text);
  return [
    null,
    '',
    'x',
    right.slice(0, -1),
    `${right}0`,
    right.slice(0, 12),
    'f'.repeat(right.length),
    hmac('', text),
    hmac('some other secret', text),
    hmac(secret, `${text} `),
    hmac(secret, ''),
  ];
};

/** Returns a notice of the payment provider. @param id that a repetition repeats */
export const noticeOf = (body: string, id: string, signature: string | null = hmac(NOTICE_SECRET, body)): Sent => ({
  method: 'POST',
  path: '/api/payments/webhook',
  headers: {
    ...json,
    'x-razorpay-event-id': id,
    ...(signature === null ? {} : { 'x-razorpay-signature': signature }),
  },
  body,
});

/**
 * Sends the payment provider's notices and the calls of the publish hook with wrong signatures, which are refused and
 * change nothing; then a call of the hook with a right one.
 */
export async function forgeNotices(siege: Siege, number: number): Promise<void> {
  const { id: order_id, amount } = siege.world.begun;
  const entity = { id: 'pay_attack', order_id, amount, currency: 'INR', status: 'captured' };
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
  const hook = (signature: string | null): Sent => ({
    method: 'POST',
    path: '/hooks/publish',
    headers: { ...json, ...(signature === null ? {} : { 'x-hub-signature-256': signature }) },
    body,
  });
  const fitting = `sha256=${hmac(HOOK_SECRET, body)}`;
  const forged: [string, Sent][] = [
    ...wrongSignatures(NOTICE_SECRET, body).map((one): [string, Sent] => [
      `notice signed "${one?.slice(0, 12)}"`,
      noticeOf(body, 'evt_1', one),
    ]),
    ...wrongSignatures(HOOK_SECRET, body).map((one): [string, Sent] => [
      `hook signed "${one?.slice(0, 12)}"`,
      hook(one === null ? null : `sha256=${one}`),
    ]),
    ['hook without sha256=', hook(hmac(HOOK_SECRET, body))],
    ['hook with less of its signature', hook(fitting.slice(0, -1))],
    ['hook signed by the other secret', hook(`sha256=${hmac(NOTICE_SECRET, body)}`)],
  ];
  for (const [what, sent] of forged) {
    const { status } = await siege.judge(`POST ${sent.path}`, sent, what, number);
    if (status < 400) siege.tell(`POST ${sent.path} takes a ${what}`, number);
  }
  const called = await siege.ask(hook(fitting));
  if (called.reply.status !== 202)
    siege.tell(`POST /hooks/publish answers ${called.reply.status} to a right signature`, number);
}
