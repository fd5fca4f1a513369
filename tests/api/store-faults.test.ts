import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '#lib/time.ts';
import { sendDesignQuote } from '#domain/enquiries/enquiry.contract.ts';
import { readSettings, readUser, register, updateUser } from '#domain/session/session.contract.ts';
import type { Config } from '#server/config.ts';
import { startShop } from '#main';
import { MediaStore } from '#server/media/media-store.ts';
import { bareShop, engines } from '#tests/support/engines.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { pngOf } from '#tests/support/png.ts';

describe('a store that cannot be opened', () => {
  let config: Config;
  let remove: () => Promise<void>;
  let file: string;
  beforeEach(async () => {
    ({ config, remove } = await bareShop('sqlite'));
    file = join(config.dataDir, 'shop.sqlite');
  });
  afterEach(() => remove());

  async function filledShop(): Promise<void> {
    const { close } = await startShop(config);
    await close();
  }

  it('is never taken for a new shop when it was emptied', async () => {
    await filledShop();
    truncateSync(file, 0);
    await expect(startShop(config)).rejects.toThrow(
      `The store ${file} is empty (0 bytes): its content is lost. Put it back from your last backup`,
    );
    await expect(startShop(config)).rejects.toThrow('is empty');
  });

  it('is named when it is damaged, with what to do', async () => {
    await filledShop();
    writeFileSync(file, 'no store at all, but a text that somebody wrote over it. '.repeat(100));
    await expect(startShop(config)).rejects.toThrow(
      `The store ${file} is damaged or is no store of the shop (file is not a database). Stop here and put it back from your last backup`,
    );
  });

  it('is named when it is no file', async () => {
    mkdirSync(file);
    await expect(startShop(config)).rejects.toThrow(`The store ${file} cannot be reached`);
  });

  it('says which folder cannot be written', async () => {
    writeFileSync(join(config.dataDir, 'media'), '');
    await expect(startShop(config)).rejects.toThrow(join(config.dataDir, 'media'));
  });

  it('is read by nobody but its owner on this machine', async () => {
    await filledShop();
    expect(statSync(file).mode & 0o077).toBe(0);
    chmodSync(file, 0o644);
    const { close } = await startShop(config);
    expect([file, `${file}-wal`, `${file}-shm`].map((one) => statSync(one).mode & 0o077)).toEqual([0, 0, 0]);
    await close();
  });

  it('of PostgreSQL is named without its password', async () => {
    const failed = await startShop({
      ...config,
      databaseUrl: 'postgres://shop:open-sesame@127.0.0.1:1/shagun',
    }).catch((error: Error) => error.message);
    expect(failed).toMatch(/^The database 127\.0\.0\.1:1\/shagun cannot be reached/);
    expect(failed).not.toContain('open-sesame');
  });

  it('at a first start leaves nothing that the next would take for a lost shop', async () => {
    mkdirSync(`${file}-wal`);
    await expect(startShop(config)).rejects.toThrow(file);
    expect(existsSync(file)).toBe(false);
    rmSync(`${file}-wal`, { recursive: true });
    await filledShop();
  });

  it('ends the program in a sentence, without a stack', async () => {
    writeFileSync(file, '');
    const env = { ...process.env, DATA_DIR: config.dataDir, PORT: '0', SITE_DIR: 'none' };
    const failed = await promisify(execFile)(process.execPath, ['src/main.ts'], { env }).catch(
      (error: { code: number; stderr: string }) => error,
    );
    expect(failed).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The server cannot start:\nThe store \S+ is empty[^\n]*\n$/),
    });
  });
});

describe('a disk without room', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await startTestShop();
  });
  afterEach(() => shop.close());

  /** Lets the store grow no further; without a number it may again. */
  const limitPages = (count = 1_000_000) => sql.raw(`pragma max_page_count = ${count}`).execute(shop.shop.db);
  const ready = async () => {
    shop.wait(10 * SECOND);
    const { status, headers } = await fetch(`${shop.url}/readyz`);
    return { status, retryAfter: headers.get('retry-after') };
  };
  const fill = () =>
    shop.shop.db
      .insertInto('publish_request')
      .values({ id: 'x'.repeat(100_000), asked_at: new Date().toISOString() })
      .execute();

  it('is told as such, nothing is half written, and everything goes on when there is room again', async () => {
    const who = await shop.signIn();
    await limitPages(1);
    await expect(fill()).rejects.toThrow();
    // Whatever the last page still takes.
    for (let status = 200; status === 200;)
      status = (await shop.client.call(register, { body: { mobile: shop.freshMobile() } })).status;
    const { status, data, headers } = await shop.client.call(register, { body: { mobile: shop.freshMobile() } });
    expect([status, data.message, headers.get('retry-after')]).toEqual([
      503,
      expect.stringContaining('cannot save'),
      '30',
    ]);
    expect((await shop.client.call(readUser, { params: { userId: who.userId } }, who.token)).status).toBe(200);
    expect((await shop.client.call(readSettings)).status).toBe(200);
    await limitPages();
    expect((await shop.client.call(register, { body: { mobile: shop.freshMobile() } })).status).toBe(200);
  });

  it('leaves no picture of a refused upload', async () => {
    const who = await shop.signIn();
    await sql
      .raw("create trigger full before insert on enquiry begin select raise(abort, 'no room'); end")
      .execute(shop.shop.db);
    const form = new FormData();
    for (const [name, value] of Object.entries({
      name: 'Simran Kaur',
      mobile: '9876543210',
      price: '500',
      category: 'Wooden Box',
      description: 'Gold on maroon, please',
    }))
      form.set(name, value);
    form.set('image', new Blob([new Uint8Array(pngOf(40, 40))]), 'design.png');
    expect((await shop.client.call(sendDesignQuote, { body: form }, who.token)).status).toBeGreaterThanOrEqual(500);
    expect(readdirSync(join(shop.shop.media.root, 'designs'))).toEqual([]);
  });

  it('leaves no part of a picture whose sizes could not all be written', async () => {
    const media = new MediaStore(shop.shop.media.root);
    const value = await media.addPicture('profile', 'first', pngOf(40, 40));
    await media.remove(value);
    const taken = value.replace('.webp', '-480.avif');
    mkdirSync(join(media.root, taken, 'in-the-way'), { recursive: true });
    await expect(media.addPicture('profile', 'first', pngOf(40, 40))).rejects.toThrow();
    expect(readdirSync(join(media.root, 'profile'))).toEqual([taken.split('/')[1]]);
  });

  it('makes the shop say that it is not ready, in the store and in the media folder', async () => {
    expect(await ready()).toEqual({ status: 200, retryAfter: null });
    await sql.raw('alter table heartbeat rename to gone').execute(shop.shop.db);
    expect(await ready()).toEqual({ status: 503, retryAfter: '10' });
    await sql.raw('alter table gone rename to heartbeat').execute(shop.shop.db);
    expect((await ready()).status).toBe(200);
    rmSync(shop.shop.media.root, { recursive: true });
    expect((await ready()).status).toBe(503);
  });

  it('costs an uploaded profile picture nothing but a second try', async () => {
    const who = await shop.signIn();
    const upload = () => {
      const form = new FormData();
      form.set('profile', new Blob([new Uint8Array(pngOf(40, 40))]), 'me.png');
      return shop.client.call(updateUser, { body: form }, who.token);
    };
    await sql
      .raw('create trigger full before update on "user" begin select raise(abort, \'no room\'); end')
      .execute(shop.shop.db);
    expect((await upload()).status).toBeGreaterThanOrEqual(500);
    expect(readdirSync(join(shop.shop.media.root, 'profile'))).toEqual([]);
    await sql.raw('drop trigger full').execute(shop.shop.db);
    expect((await upload()).status).toBe(200);
  });
});

describe.each(engines.filter((one) => one === 'postgres'))('on %s a server that answers and cannot write', (engine) => {
  it.each([
    [
      'because it only reads',
      (name: string) =>
        `alter database ${name} set default_transaction_read_only = on;
         select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    ],
    ['because its writes wait', () => 'begin; lock table heartbeat in access exclusive mode'],
  ])('is known to whoever asks whether the shop is ready: %s', async (_, statement) => {
    const shop = await startTestShop({ engine });
    const url = shop.shop.config.databaseUrl ?? '';
    const ready = async () => {
      shop.wait(10 * SECOND);
      return (await fetch(`${shop.url}/readyz`)).status;
    };
    expect(await ready()).toBe(200);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(statement(new URL(url).pathname.slice(1)));
    // A connection that was ended tells of it once.
    await ready();
    expect([await ready(), (await shop.client.call(readSettings)).status]).toEqual([503, 200]);
    await other.end();
    await shop.close();
  });
});

describe.each(engines.filter((one) => one === 'postgres'))('on %s a start', (engine) => {
  it.each([
    [
      'by TLS on a server that has none',
      ['sslmode', 'verify-full'],
      /does not let the shop in \(The server does not support SSL connections\)\. Check .* sslmode in DATABASE_URL/,
    ],
    [
      'on a server that only reads',
      ['options', '-c default_transaction_read_only=on'],
      /is a copy that only reads \(its transactions are read-only\)\. Name the primary server, or what leads to it, in DATABASE_URL\.$/,
    ],
  ] as const)('%s says so', async (_, [option, value], words) => {
    const { config, remove } = await bareShop(engine);
    const url = new URL(config.databaseUrl ?? '');
    url.searchParams.set(option, value);
    await expect(startShop({ ...config, databaseUrl: url.href })).rejects.toThrow(words);
    await remove();
  });
});

describe.each(engines.filter((one) => one === 'postgres'))('on %s a table that another program holds', (engine) => {
  it('is told in a sentence instead of keeping people waiting', async () => {
    const shop = await startTestShop({ engine });
    const who = await shop.signIn();
    const other = new pg.Client({ connectionString: shop.shop.config.databaseUrl ?? '' });
    await other.connect();
    await other.query('begin; lock table "user" in access exclusive mode');
    const read = () => shop.client.call(readUser, { params: { userId: who.userId } }, who.token);
    expect(await read()).toMatchObject({
      status: 503,
      data: { message: expect.stringContaining('Too many people are saving') },
    });
    await other.query('rollback');
    expect((await read()).status).toBe(200);
    await other.end();
    await shop.close();
  });
});
