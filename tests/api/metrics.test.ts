import { afterEach, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { engines } from '#tests/support/engines.ts';

const TOKEN = 'a long word for those who watch';

describe.each(engines)('the figures for those who watch the shop, on %s', (engine) => {
  let shop: TestShop;
  afterEach(() => shop.close());
  const look = (token = TOKEN) => fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });

  it('count requests by class and status, name queues, rounds and memory, and hold nobody’s data', async () => {
    shop = await startTestShop({ engine, config: { metricsToken: TOKEN }, shop: { background: true } });
    const person = await shop.signIn();
    await fetch(`${shop.url}/api/user/data/${person.userId}`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    await fetch(`${shop.url}/api/user/data/${person.userId}`);
    const answer = await look();
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(text).toMatch(/^shop_request_seconds_count\{class="call",status="200"\} 3$/m);
    expect(text).toMatch(/^shop_request_seconds_count\{class="call",status="401"\} 1$/m);
    expect(text).toMatch(/^shop_request_seconds_bucket\{le="\+Inf",class="call",status="401"\} 1$/m);
    expect(text).toMatch(/^shop_store_up 1$/m);
    expect(text).toMatch(/^shop_codes_total\{result="sent",cause="others"\} 1$/m);
    for (const queue of ['messages_waiting', 'messages_failed', 'payments_open', 'pictures_to_come'])
      expect(text).toMatch(new RegExp(`^shop_queue_length\\{queue="${queue}"\\} 0$`, 'm'));
    for (const round of ['sweep', 'erase', 'send', 'schedule'])
      expect(text).toMatch(new RegExp(`^shop_rounds_total\\{round="${round}",result="failed"\\} 0$`, 'm'));
    expect(text.includes('shop_database_connections')).toBe(engine === 'postgres');
    expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(1e7);
    for (const word of [person.userId, person.mobile, person.token]) expect(text).not.toContain(word);
    for (const name of [
      'nodejs_heap_size_used_bytes',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p99_seconds',
      'process_start_time_seconds',
    ])
      expect(text).toMatch(new RegExp(`^${name} [-.\\de]+$`, 'm'));
    // Every line is empty, a comment or one figure.
    for (const line of text.split('\n'))
      expect(line).toMatch(/^(?:$|# (?:HELP|TYPE) |\w+(?:\{[^}]*\})? (?:[-+.\deE]+|Nan)$)/);
  });

  it('are there for the bearer of the token alone, and without one not at all', async () => {
    shop = await startTestShop({ engine, config: { metricsToken: TOKEN } });
    expect([(await look('a wrong word of the same kind')).status, (await fetch(`${shop.url}/metrics`)).status]).toEqual(
      [404, 404],
    );
    expect((await look()).status).toBe(200);
    await shop.close();
    shop = await startTestShop({ engine });
    expect((await look('')).status).toBe(404);
  });
});
