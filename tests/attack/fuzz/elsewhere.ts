import { connect } from 'node:net';
import { hmac } from '#server/payments/razorpay.ts';
import type { Dice } from '#tests/attack/dice.ts';
import { HOOK_SECRET, NOTICE_SECRET } from '#tests/attack/fuzz/siege.ts';
import { brokenRequest, strangePath } from '#tests/attack/fuzz/values.ts';
import type { Reply, Sent } from '#tests/attack/fuzz/wire.ts';
import type { World } from '#tests/attack/fuzz/world.ts';

/** Returns a random request to a URL without a contract: webhooks, the test gateway, files, strange paths, raw bytes. */
export function elsewhere(dice: Dice, { goods }: World): Sent | string {
  if (dice.percent(25)) return brokenRequest(dice);
  const ids = Object.values(goods);
  const headers = { 'content-type': 'application/json' };
  const entity = {
    id: dice.pick(['pay_1', '', null, {}, 'x'.repeat(500)]),
    order_id: dice.pick(['order_1', 5, null, ...ids]),
    amount: dice.pick([100, -1, '100', null, 1e99]),
    currency: dice.pick(['INR', 'USD', 1]),
    status: dice.pick(['captured', 'failed', 'x']),
    payment_id: dice.pick(['pay_1', null]),
  };
  const event = dice.pick([
    'payment.captured',
    'order.paid',
    'refund.processed',
    'refund.failed',
    'settlement.processed',
    '',
    5,
  ]);
  const notice = dice.pick([
    JSON.stringify({ event, payload: { payment: { entity }, refund: { entity } } }),
    JSON.stringify({ event, payload: dice.pick([null, [], 'x', { payment: null }]) }),
    'null',
    '[]',
    '',
    '{',
  ]);
  const signature = dice.percent(80) ? hmac(NOTICE_SECRET, notice) : dice.pick(['', 'x', 'f'.repeat(64)]);
  return dice.pick<Sent>([
    {
      method: 'POST',
      path: '/api/payments/webhook',
      headers: { ...headers, 'x-razorpay-signature': signature, 'x-razorpay-event-id': `evt_${dice.whole(1, 1000)}` },
      body: notice,
    },
    {
      method: 'POST',
      path: '/hooks/publish',
      headers: { ...headers, 'x-hub-signature-256': `sha256=${hmac(HOOK_SECRET, notice)}` },
      body: notice,
    },
    { method: 'POST', path: '/test-gateway/pay', headers, body: notice },
    { method: 'POST', path: '/test-gateway/v1/orders', headers, body: notice },
    {
      method: 'GET',
      path: dice.pick(['/api/openapi.json', '/readyz', '/healthz', '/test-gateway/window', '/uploads/']),
      headers: {},
    },
    {
      method: 'GET',
      path: `/uploads/${dice.pick(['..%2f..%2fshop.sqlite', 'sweets/x.webp', '%00', '../secrets/jwt'])}`,
      headers: {},
    },
    { method: dice.pick(['GET', 'GET', 'DELETE', 'PUT', 'OPTIONS', 'HEAD']), path: strangePath(dice), headers: {} },
  ]);
}

/**
 * Sends raw bytes over a socket and returns the reply until the connection closes; status 0 when it is no HTTP
 * response.
 */
export function sendRaw(url: string, text: string): Promise<Reply> {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  return new Promise((done) => {
    let heard = '';
    const socket = connect(Number(port), hostname);
    // Whoever stops writing is not waited for.
    socket.on('data', (part: Buffer) => (heard += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const [head = '', ...rest] = heard.split('\r\n\r\n');
      const status = head.startsWith('HTTP/1.1 1') ? 0 : Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      const headers = Object.fromEntries(
        [...head.matchAll(/^([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]),
      );
      done({ status, headers, text: rest.join('\r\n\r\n'), ms: performance.now() - began, cpu: 0, grown: 0 });
    });
    socket.end(text, 'latin1');
  });
}
