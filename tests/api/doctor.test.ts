import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noteBackup } from '#domain/backup/backup-run.repo.ts';
import { DAY, MINUTE } from '#lib/time.ts';
import type { Finding } from '#scripts/lib/doctor/finding.ts';
import { askAll } from '#scripts/lib/doctor/questions.ts';
import { startGateway } from '#scripts/lib/gateway.ts';
import { freePort } from '#scripts/lib/postgres.ts';
import { startShop } from '#main';
import { openDatabase } from '#server/db/database.ts';
import { MOVING_IN } from '#server/db/moving.repo.ts';
import { markMoved, noteMove } from '#server/moved.ts';
import { type EmptyShop, emptyShop, engines } from '#tests/support/engines.ts';
import { FakeS3 } from '#tests/support/s3.ts';
import { listenHere } from '#tests/support/stand-in.ts';
import { otherUser } from '#tests/support/deploy/machine.ts';

const keys = {
  keyId: 'rzp_test_doctor',
  keySecret: 'the key secret of a test',
  webhookSecret: 'a notice secret, 1234',
};
const SMS_KEY = 'the key of the SMS gateway';

const s3 = new FakeS3();
let gateway: Awaited<ReturnType<typeof startGateway>>;
let sms: Awaited<ReturnType<typeof listenHere>>;
/** Milliseconds that the clock of the SMS gateway is behind. */
let behind = 0;
/** URL at which nothing answers, and a free port. */
let nowhere = '';
let freeOne = '';
let place: EmptyShop;
beforeAll(async () => {
  gateway = await startGateway({ port: 0, shop: 'http://127.0.0.1:1', keys, to: 'none' });
  sms = await listenHere(
    createServer((request, response) => {
      const known = request.url === '/dev/wallet' && request.headers.authorization === SMS_KEY;
      response.setHeader('date', new Date(Date.now() - behind).toUTCString());
      response.end(JSON.stringify(known ? { return: true, wallet: '12.00' } : { return: false, status_code: 412 }));
    }),
  );
  await s3.open();
  nowhere = `http://127.0.0.1:${await freePort()}`;
  freeOne = String(await freePort());
  place = await emptyShop('sqlite');
});
beforeEach(() => {
  s3.fault = () => null;
  s3.log.length = 0;
  behind = 0;
});
afterAll(() => Promise.all([gateway.close(), sms.close(), s3.close(), place.remove()]));

/** Asks the doctor of a shop in production that has all that it needs, except for the given changes. */
function ask({ env }: EmptyShop, changes: Record<string, string> = {}): Promise<Finding[]> {
  const bucket = s3.place();
  return askAll({
    ...env,
    NODE_ENV: 'production',
    PORT: freeOne,
    JWT_SECRET: 'd4f1c0a93b7e5628d4f1c0a93b7e5628',
    SITE_URL: 'https://shagun.example',
    FSSAI_LICENCE: '10812345678905',
    SMS_PROVIDER: 'fast2sms',
    SMS_API_BASE: sms.url,
    SMS_API_KEY: SMS_KEY,
    RAZORPAY_API_BASE: gateway.url,
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
    MEDIA_URL: bucket.url,
    AWS_ENDPOINT_URL: bucket.endpoint,
    AWS_REGION: bucket.region,
    AWS_ACCESS_KEY_ID: bucket.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    ...changes,
  });
}

const wordsOf = (all: readonly Finding[], is: Finding['is']): string[] =>
  all.filter((one) => one.is === is).map(({ words }) => words);

/** Returns the program that runs these tests, as the system names it. */
const thisProgram = (): string => `${readFileSync('/proc/self/comm', 'utf8').trim()}, process ${process.pid}`;

describe.each(engines)('the doctor of a shop in production, on %s,', (engine) => {
  let shop: EmptyShop;
  beforeAll(async () => {
    shop = await emptyShop(engine);
  });
  afterAll(() => shop.remove());

  it('finds nothing that stops a good one, running or not, and changes nothing', async () => {
    const before = readdirSync(shop.config.dataDir);
    const stopped = await ask(shop);
    expect(wordsOf(stopped, 'stops')).toEqual([]);
    expect(wordsOf(stopped, 'bites')).toEqual([expect.stringMatching(/^no backup was taken yet/)]);
    const good = wordsOf(stopped, 'good').join('\n');
    for (const words of [
      /the payment provider takes the key/,
      /the SMS gateway takes the key/,
      /takes, gives back and deletes a file/,
      /tables of the store are up to date/,
      /food licence 10812345678905/,
      engine === 'postgres'
        ? /PostgreSQL \d+[\s\S]*the clock agrees with that of .*the database/
        : /agrees with that of/,
    ])
      expect(good).toMatch(words);
    expect(s3.log.map((line) => line.split(' ')[0])).toEqual(['PUT', 'GET', 'DELETE']);
    expect(s3.files.size).toBe(0);
    expect(readdirSync(shop.config.dataDir)).toEqual(before);

    const { close } = await startShop({ ...shop.config, port: Number(freeOne) }, { background: false });
    const running = await ask(shop).finally(() => close());
    expect(wordsOf(running, 'stops')).toEqual([]);
    expect(wordsOf(running, 'good')).toContain(`port ${freeOne}: the shop is running there (${thisProgram()})`);
  });

  it('warns of an old backup, and stops at a store of a newer release', async () => {
    const db = openDatabase(shop.config);
    await noteBackup(db, 1000, Date.now() - 3 * DAY);
    expect(wordsOf(await ask(shop), 'bites')).toEqual([expect.stringMatching(/^last backup 3 days ago/)]);
    const newer = { name: '9999-12-31-later', timestamp: new Date().toISOString() };
    await db
      .insertInto('kysely_migration' as never)
      .values(newer as never)
      .execute();
    await db.destroy();
    expect(wordsOf(await ask(shop), 'stops')).toEqual([expect.stringMatching(/newer release.*9999-12-31-later/)]);
  });
});

it.each([
  ['a wrong payment key', { RAZORPAY_KEY_SECRET: 'another-key' }, /^the payment provider refuses the key \(.*401\)/],
  ['a wrong key of the SMS gateway', { SMS_API_KEY: 'another-key' }, /^the SMS gateway refuses the key/],
  ['a bucket that is not there', { MEDIA_URL: 's3://another' }, /^The bucket at .*answered 404 NoSuchBucket/],
  [
    'a dead database',
    { DATABASE_URL: 'postgres://shop:another-key@127.0.0.1:1/shop' },
    /^The database 127.0.0.1:1\/shop cannot be reached/,
  ],
  [
    'a password that cuts its URL short',
    { DATABASE_URL: 'postgres://shop:1/another-key@127.0.0.1/shop' },
    /^DATABASE_URL cannot be read: .*%2F/,
  ],
  ['no licence', { FSSAI_LICENCE: '' }, /^there is no food licence number but the placeholder \d+: set FSSAI_LICENCE/],
  ['no public address', { SITE_URL: '' }, /^SITE_URL is not set/],
  ['a host that is not here', { HOST: '192.0.2.1' }, /^192.0.2.1 is no address of this machine/],
])('the doctor says that %s stops the shop, and names no secret', async (_, changes: Record<string, string>, words) => {
  const all = await ask(place, changes);
  expect(wordsOf(all, 'stops')).toEqual([expect.stringMatching(words)]);
  expect(JSON.stringify(all)).not.toContain('another-key');
});

it('the doctor asks all else where production lacks a setting', async () => {
  const all = await ask(place, { SITE_URL: '', RAZORPAY_KEY_SECRET: '', MEDIA_URL: 's3://another' });
  expect(wordsOf(all, 'stops')).toEqual([
    expect.stringMatching(/^SITE_URL is not set/),
    expect.stringMatching(/^RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET/),
    expect.stringMatching(/^The bucket at/),
  ]);
  expect(wordsOf(all, 'good')).toContain('the SMS gateway takes the key');
});

it('the doctor says who holds the port, when it is no shop', async () => {
  const other = await listenHere(createServer((_request, response) => response.end('{"ok":"perhaps"}')));
  const { port } = new URL(other.url);
  expect(wordsOf(await ask(place, { PORT: port }), 'stops')).toEqual([
    `port ${port} is held by ${thisProgram()}: end that program, or name another port by PORT`,
  ]);
  await other.close();
});

it('the doctor warns of a provider that is away, a bucket that deletes nothing, and a clock that is off', async () => {
  behind = 5 * MINUTE;
  const away = wordsOf(await ask(place, { AWS_ENDPOINT_URL: nowhere }), 'bites').join('\n');
  expect(away).toMatch(/^The bucket at .* cannot be reached: /m);
  s3.fault = (method) => (method === 'DELETE' ? 403 : null);
  const all = await ask(place, { RAZORPAY_API_BASE: nowhere });
  expect(wordsOf(all, 'stops')).toEqual([]);
  const bites = wordsOf(all, 'bites').join('\n');
  expect(bites).toMatch(/the payment provider cannot be reached \(ECONNREFUSED\)/);
  expect(bites).toMatch(/answered 403 .*Let its key delete files/);
  expect(bites).toMatch(/the clock is 5 minutes fast by that of the SMS gateway/);
  s3.files.clear();
});

it('the doctor stops at a store that was moved, and makes no secret in a folder that has none', async () => {
  const moved = await emptyShop('sqlite');
  await noteMove(moved.config.dataDir, 'db.example/shop');
  expect(wordsOf(await ask(moved), 'stops')).toEqual([expect.stringMatching(/to db.example\/shop was broken off/)]);
  await markMoved(moved.config.dataDir, 'db.example/shop');
  expect(wordsOf(await ask(moved), 'stops')).toEqual([expect.stringMatching(/has been moved to db.example\/shop/)]);
  const fresh = { DATA_DIR: join(moved.config.dataDir, 'fresh'), PORT: freeOne };
  expect(wordsOf(await askAll(fresh), 'stops')).toEqual([]);
  expect(readdirSync(moved.config.dataDir)).not.toContain('fresh');
  await moved.remove();
});

it('the doctor runs as a user who cannot write the checkout, and ends with 1 only when something stops the shop', async () => {
  const { config, env } = place;
  const nobody = otherUser();
  if (nobody.uid) spawnSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, config.dataDir]);
  const run = (more: Record<string, string>) =>
    spawnSync(process.execPath, ['scripts/doctor.ts'], {
      ...nobody,
      env: { PATH: process.env['PATH'], ...env, PORT: freeOne, ...more },
      encoding: 'utf8',
    });
  const good = run({});
  expect(good.stdout + good.stderr).toMatch(/^Stops the shop: nothing\nWill bite: nothing\nFor developers only:\n/);
  expect(good.status).toBe(0);
  const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' };
  const away = run({ MEDIA_URL: 's3://shop', AWS_ENDPOINT_URL: nowhere, ...key });
  expect(away.stdout).toMatch(/^Stops the shop: nothing\nWill bite:\n {2}! The bucket at http:\S+ .*ECONNREFUSED/);
  expect(away.status).toBe(0);
  const bad = run({ HOST: '192.0.2.1' });
  expect(bad.stdout).toMatch(/^Stops the shop:\n {2}✗ 192\.0\.2\.1 is no address/);
  expect(bad.status).toBe(1);
});

it.each(engines.filter((engine) => engine === 'postgres'))(
  'the doctor says which rights a role of the database lacks, on %s',
  async (engine) => {
    const shop = await emptyShop(engine);
    const owner = shop.config.databaseUrl ?? '';
    const name = `doctor_${process.pid}`;
    const url = new URL(owner);
    url.username = name;
    const changes = { DATABASE_URL: url.href };
    const client = new pg.Client({ connectionString: owner });
    await client.connect();
    try {
      await client.query(`create role ${name} login; revoke create on schema public from public;
        grant select, insert, update, delete on all tables in schema public to ${name}`);
      const serving = await ask(shop, changes);
      expect(wordsOf(serving, 'stops')).toEqual([]);
      expect(wordsOf(serving, 'bites').join('\n')).toMatch(
        /role doctor_\d+ may not create tables in the schema public/,
      );
      await client.query(`create schema ${MOVING_IN}`);
      expect(wordsOf(await ask(shop), 'stops')).toEqual([
        expect.stringMatching(/^A move into the database .* broken off/),
      ]);
      await client.query(`drop schema ${MOVING_IN}`);
      const both = await ask(shop, { ...changes, MIGRATION_DATABASE_URL: owner });
      expect(wordsOf(both, 'bites').join('\n')).not.toMatch(/may not create/);
      await client.query(`revoke insert on "order" from ${name}`);
      expect(wordsOf(await ask(shop, changes), 'stops')).toEqual([
        expect.stringMatching(/role doctor_\d+ may not read and write every table \(order\)/),
      ]);
    } finally {
      await client.query(`drop owned by ${name}; drop role ${name}`);
      await client.end();
      await shop.remove();
    }
  },
);
