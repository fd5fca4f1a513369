import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import { readRecord, saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { settleBuyer } from '#tests/attack/people.ts';
import { copyFixture, quietConfig, quietSettings } from '#scripts/fixture.ts';
import { freePort } from '#scripts/lib/postgres.ts';
import { startShop } from '#main';

/** Whatever is waited for here comes by itself; a machine may be a tenth as quick as another. */
const PATIENCE = { timeout: 7 * MINUTE, interval: 100 };
const JWT_SECRET = 'the secret of two shops in one folder';

/** `npm start`, without what looks for a Node. */
interface Started {
  process: ChildProcess;
  url: string;
  /** What it said, for a failure that nobody expected. */
  said: string;
}

let dataDir: string;
let shops: Started[];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-twice-'));
  shops = [];
  await copyFixture(dataDir);
});
afterAll(async () => {
  for (const shop of shops) await end(shop, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

async function start(): Promise<Started> {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { PATH: process.env['PATH'] ?? '', ...quietSettings(dataDir, { PORT: port, JWT_SECRET }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const shop: Started = { process: child, url: `http://127.0.0.1:${port}`, said: '' };
  shops.push(shop);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (shop.said += part.toString()));
  await vi.waitFor(() => expect(shop.said).toContain('is open at'), PATIENCE);
  return shop;
}

async function end({ process: child }: Started, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

it(
  'of two shops started in one folder one is killed: the other serves, has all that was acknowledged, and publishes',
  async () => {
    // A third one, which never publishes, looks into the store.
    const { shop, close } = await startShop(quietConfig(dataDir, { SITE_DIR: 'none', JWT_SECRET }), {
      background: false,
    });
    const { db } = shop;
    const { id: host, token } = await settleBuyer(shop, 1);
    const turns = () => db.selectFrom('lease').select('holder').where('id', 'like', 'publisher of %').execute();
    const first = await start();
    await vi.waitFor(async () => expect(await turns()).toHaveLength(1), PATIENCE);
    const [turn] = await turns();
    const second = await start();

    const acknowledged: string[] = [];
    let number = 9_300_000_000;
    const add = async ({ url }: Started): Promise<number> => {
      const mobile = String((number += 1));
      const guest = { name: 'Manjit Kaur', mobile, category: 'Family', addressChoice: 'address_person' };
      const answer = await fetch(`${url}/api/user/add-guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(guest),
      }).catch(() => null);
      if (answer?.status === 200) acknowledged.push(mobile);
      return answer?.status ?? 0;
    };
    // Some of the first one's are under way when it dies.
    for (let round = 0; round < 5; round += 1) await Promise.all([first, second, first, second].map(add));
    expect(acknowledged).toHaveLength(20);
    const last = Promise.all(Array.from({ length: 12 }, () => add(first)));
    await end(first, 'SIGKILL');
    await last;
    expect(await Promise.all(Array.from({ length: 6 }, () => add(second)))).toEqual(
      Array.from({ length: 6 }, () => 200),
    );
    const kept = await db.selectFrom('guest').select('mobile').where('user_id', '=', host).execute();
    expect(acknowledged.filter((mobile) => !kept.some((guest) => guest.mobile === mobile))).toEqual([]);

    const { id } = await db.selectFrom('catalogue').select('id').where('kind', '=', 'sweet').executeTakeFirstOrThrow();
    const sweet = await readRecord(db, 'sweet', id);
    const page = async (): Promise<string> => (await fetch(`${second.url}/sweets-info/${id}/sweets`)).text();
    expect(await page()).not.toContain('₹4,321');
    await saveRecords(db, 'sweet', [{ id, record: { ...sweet, rate: 4_321_00 } as never }]);
    // The turn of the one that was killed ends with its time, which nobody waits for here.
    await db
      .updateTable('lease')
      .set({ until: new Date(0).toISOString() })
      .where('holder', '=', turn?.holder ?? '')
      .execute();
    await vi
      .waitFor(async () => expect(await page()).toContain('₹4,321'), PATIENCE)
      .catch((error: Error) => {
        throw new Error(`${error.message}\n${second.said}`);
      });
    expect(await turns()).not.toEqual([turn]);
    await close();
  },
  15 * MINUTE,
);
