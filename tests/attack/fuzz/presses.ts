import type { Endpoint } from '#lib/endpoint.ts';
import { idempotencyKey } from '#tests/attack/requests.ts';
import type { Siege } from '#tests/attack/fuzz/siege.ts';
import { callOf } from '#tests/attack/fuzz/verdicts.ts';

/**
 * Sends a call that creates something twice under one idempotency key, then with another content and with a malformed
 * key: the second answer is the first one again, and the others are refused and change nothing.
 */
export async function pressTwice(siege: Siege, endpoint: Endpoint, number: number): Promise<void> {
  if (!endpoint.once || endpoint.multipart) return;
  const sent = await siege.accepted(endpoint, number);
  if (!sent) return;
  const call = callOf(endpoint);
  const under = (key: string, body = sent.body) => ({
    ...sent,
    headers: { ...sent.headers, 'idempotency-key': key },
    body,
  });
  await siege.together(async () => {
    const key = idempotencyKey();
    const first = await siege.ask(under(key));
    if (first.reply.status >= 300) return;
    const second = await siege.ask(under(key));
    const same = second.reply.status === first.reply.status && second.reply.text === first.reply.text;
    if (!same) siege.tell(`${call} answers the same key with ${second.reply.status} and something else`, number);
    if (second.changed.length > 0)
      siege.tell(`${call} with the same key changes ${second.changed.join(', ')} again`, number);
    const other = JSON.stringify({
      ...JSON.parse(String(sent.body ?? '{}')),
      message: 'Something else altogether.',
      name: 'Somebody Else',
    });
    const third = other === sent.body || sent.body === undefined ? null : await siege.ask(under(key, other));
    if (third && third.reply.status !== 422 && third.reply.status !== 400 && sentKnows(endpoint))
      siege.tell(`${call} answers a used key with other content ${third.reply.status}`, number);
    if (third && third.changed.length > 0)
      siege.tell(`${call} with a used key and other content changes ${third.changed.join(', ')}`, number);
    const bad = await siege.ask(under('x'));
    if (bad.reply.status !== 400) siege.tell(`${call} answers a malformed key ${bad.reply.status}`, number);
  });
}

/** Tells whether a call's body has one of the fields that are changed; others are dropped before the comparison. */
const sentKnows = ({ body }: Endpoint): boolean => ['message', 'name'].some((name) => name in (body?.fields ?? {}));
