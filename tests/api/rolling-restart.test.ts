import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { runNginx } from '#scripts/lib/nginx.ts';
import { JWT_SECRET, settle } from '#tests/attack/people.ts';
import { idempotencyKey, jsonRequest, newGuest, send } from '#tests/attack/requests.ts';
import { Victim } from '#tests/attack/victim.ts';
import { emptyShop, engines } from '#tests/support/engines.ts';

const PROCESSES = 4;
const VISITORS = 2;

/**
 * Starts nginx by the example, in front of the given processes, for callers who all have one IP. Without TLS, which
 * `deploy-units.test.ts` looks at.
 */
function startProxy(folder: string, urls: readonly string[]) {
  const example = readFileSync('scripts/deploy/nginx.conf', 'utf8');
  const line = (url: string): string => `server ${new URL(url).host} max_fails=0;`;
  const [first = '', second = '', ...others] = urls.map(line);
  return runNginx((port) =>
    example
      .replaceAll('/var/lib/shagun/site/current', folder)
      .replaceAll(/ssl_\w+ [^;]+;/g, '')
      .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replace('listen 80;', `listen unix:${join(folder, 'http')};`)
      .replaceAll('api.example.in', '127.0.0.1')
      .replace('rate=30r/s', 'rate=10000r/s')
      .replace('server 127.0.0.1:4321 max_fails=0;', first)
      .replace('server 127.0.0.1:4322 max_fails=0;', [second, ...others].join(' ')),
  );
}

describe.each(engines.filter((engine) => engine === 'postgres'))(
  'four processes over one %s behind nginx',
  (engine) => {
    it('are restarted one by one under load, and every request is answered and done once', async () => {
      const place = await emptyShop(engine);
      const { buyers } = await settle(place, VISITORS);
      const env = { ...place.env, JWT_SECRET, STOP_AFTER: '0.2' };
      const victims = await Promise.all(Array.from({ length: PROCESSES }, () => Victim.open(env)));
      const folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
      const urls = victims.map(({ url }) => url);
      const proxy = await startProxy(folder, urls);

      const wrong: string[] = [];
      const added: string[] = [];
      let isOpen = true;
      const visit = async ({ id, token }: (typeof buyers)[number], at: number): Promise<void> => {
        const authorization = `Bearer ${token}`;
        for (let turn = 0; isOpen; turn += 1) {
          const { method, headers, body } = jsonRequest(newGuest(9_300_000_000 + at * 1_000_000 + turn), token);
          const calls: Record<string, RequestInit> = {
            '/api/user/sweets_list': { method: 'GET' },
            [`/api/user/data/${id}`]: { method: 'GET', headers: { authorization } },
            '/api/user/add-guest': { method, body, headers: { ...headers, 'idempotency-key': idempotencyKey() } },
          };
          for (const [path, request] of Object.entries(calls)) {
            const answer = await send(proxy.url + path, request);
            if (answer?.status !== 200) wrong.push(`${path}: ${JSON.stringify(answer)}`);
          }
          added.push(String(9_300_000_000 + at * 1_000_000 + turn));
        }
      };
      const visits = buyers.map(visit);
      for (const victim of victims) {
        await victim.stop();
        await victim.reopen();
      }
      isOpen = false;
      await Promise.all(visits);
      expect(wrong).toEqual([]);
      expect(added.length).toBeGreaterThan(VISITORS);

      await proxy.stop();
      for (const victim of victims) await victim.close();
      const db = openDatabase(place.config);
      const kept = await db.selectFrom('guest').select('mobile').execute();
      await db.destroy();
      expect(kept.map(({ mobile }) => mobile).sort()).toEqual(added.sort());
      rmSync(folder, { recursive: true });
      await place.remove();
    });
  },
);
