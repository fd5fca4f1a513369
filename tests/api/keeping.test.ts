import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { sql } from 'kysely';
import Papa from 'papaparse';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveManifest } from '#domain/backup/archive.rules.ts';
import { lastBackup } from '#domain/backup/backup-run.repo.ts';
import { takeNightly } from '#domain/backup/nightly.service.ts';
import { restoreArchive } from '#domain/backup/restore.service.ts';
import { type WrittenArchive, writeArchive } from '#domain/backup/write-archive.service.ts';
import { writeSheets } from '#domain/backup/write-sheets.service.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import { newId } from '#lib/ids.ts';
import { DAY, HOUR, MINUTE } from '#lib/time.ts';
import type { Config } from '#server/config.ts';
import { migrate, migrations } from '#migrations';
import { openDatabase } from '#server/db/database.ts';
import { withStoreImage } from '#server/db/store-image.ts';
import { startShop } from '#main';
import { spoilDisk } from '#tests/support/bad-disk.ts';
import { startTestShop } from '#tests/support/api.ts';
import { bareShop, type Engine, engines } from '#tests/support/engines.ts';
import { type OrderBench, startOrderBench } from '#tests/support/order-bench.ts';
import { pngOf } from '#tests/support/png.ts';

/** What of a shop is put away when a test ends. */
const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

async function folderOfItsOwn(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-keeping-'));
  ended.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function emptyPlace(engine: Engine): Promise<Config> {
  const { config, remove } = await bareShop(engine);
  ended.push(remove);
  return config;
}

const backup = async (config: Config, folder?: string): Promise<WrittenArchive> =>
  writeArchive(config, { purpose: 'backup', folder: folder ?? (await folderOfItsOwn()), now: Date.now() });
const restore = (config: Config, file: string, replace = false) =>
  restoreArchive(config, { file, replace, now: Date.now(), migrations });

/** Sums and counts of every table as they stand in a store. */
async function sumsOf(config: Config): Promise<Record<string, { rows: number; sha256: string }>> {
  return withStoreImage(config, async (image) => {
    const sums: Record<string, { rows: number; sha256: string }> = {};
    for (const table of image.tables) {
      const lines: string[] = [];
      for await (const some of image.lines(table)) lines.push(...some);
      sums[table.name] = { rows: lines.length, sha256: createHash('sha256').update(lines.join('')).digest('hex') };
    }
    return sums;
  });
}

/** The restore itself is one more line of the log, and what waited to be sent is told as perhaps sent. */
function expectSame(sums: Record<string, { rows: number; sha256: string }>, manifest: ArchiveManifest): void {
  for (const [table, { rows, sha256 }] of Object.entries(manifest.tables))
    expect([table, sums[table]]).toEqual([
      table,
      {
        rows: table === 'audit' ? rows + 1 : rows,
        sha256: ['audit', 'outbox'].includes(table) ? expect.any(String) : sha256,
      },
    ]);
}

/** Returns where the messages of a store stand that a gateway has not taken. */
async function messagesOf(config: Config): Promise<{ states: string[]; waited: number }> {
  return withStoreImage(config, async (image) => {
    const table = image.tables.find(({ name }) => name === 'outbox');
    const lines: string[] = [];
    if (table) for await (const some of image.lines(table)) lines.push(...some);
    const rows = lines.map((line) => JSON.parse(line) as { state: string });
    return { states: [...new Set(rows.map(({ state }) => state))], waited: rows.length };
  });
}

/** Opens the restored shop and reads one of its orders as its customer does. */
async function servesOrders(config: Config): Promise<number> {
  const server = await startShop(config);
  try {
    const { user_id: owner } = await server.shop.db.selectFrom('order').select('user_id').executeTakeFirstOrThrow();
    const token = await server.shop.tokens.sign(owner, 0);
    const headers = { authorization: `Bearer ${token}` };
    const history = await fetch(`${server.url}/api/user/payment-history/${owner}`, { headers });
    expect([history.status, await history.text()]).toEqual([200, expect.stringContaining('Kaju Katli')]);
    const list = await fetch(`${server.url}/api/user/dry_fruit_list`);
    expect([list.status, await list.text()]).toEqual([200, expect.stringContaining('Almonds')]);
    return Number((await sql<{ n: number }>`select count(*) as n from "order"`.execute(server.shop.db)).rows[0]?.n);
  } finally {
    await server.close();
  }
}

describe.each(engines)('a backup of a shop on %s', (engine) => {
  let bench: OrderBench;
  let picture: string;
  beforeAll(async () => {
    bench = await startOrderBench(engine);
    picture = await bench.shop.media.addPicture('sweets', 'jalebi', pngOf(40, 40));
    const host = await bench.customer({ name: 'ਸਿਮਰਨ कौर \u2028 =1+1' });
    await bench.guests(host, 3);
    await order();
  });
  afterAll(() => bench.close());

  const order = async (): Promise<void> => {
    const host = await bench.customer();
    const { data } = await bench.post('/createOrder', host, bench.sweetOrder());
    expect((await bench.post('/verifyOrder', host, bench.gateway.pay(data.id))).status).toBe(200);
  };

  it.each(engines)(
    'taken while orders come in comes back on %s with equal counts and sums, and serves',
    async (other) => {
      const state = { writing: true };
      const writer = (async () => {
        while (state.writing) await order();
      })();
      const written = await backup(bench.shop.config).finally(() => {
        state.writing = false;
      });
      await writer;
      const { manifest } = written;
      // Every order of that moment is whole.
      expect(manifest.tables['order_recipient']?.rows).toBeGreaterThanOrEqual(manifest.tables['order']?.rows ?? 1);
      const config = await emptyPlace(other);
      await restore(config, written.file);
      expectSame(await sumsOf(config), manifest);
      expect(readFileSync(join(config.dataDir, 'media', picture))).toEqual(
        readFileSync(join(bench.shop.media.root, picture)),
      );
      const { states, waited } = await messagesOf(config);
      expect([states, waited > 0]).toEqual([['unsure'], true]);
      expect(await servesOrders(config)).toBe(manifest.tables['order']?.rows);
    },
  );

  it('is readable by its owner only and holds no session, code or key', async () => {
    const session = await keepToken(bench.shop.db, { name: 'Old laptop', role: 'owner', life: MINUTE }, Date.now());
    const { file, manifest } = await backup(bench.shop.config);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Object.keys(manifest.tables)).toEqual(expect.arrayContaining(['order', 'guest', 'staff', 'audit']));
    for (const secret of ['staff_session', 'staff_token', 'staff_invite', 'staff_challenge', 'otp_challenge'])
      expect(manifest.tables).not.toHaveProperty(secret);
    const content = gunzipSync(readFileSync(file)).toString('latin1');
    for (const secret of [session, bench.shop.config.jwtSecret, bench.shop.config.payments.webhookSecret])
      expect(content).not.toContain(secret);
  });

  it('goes only into an empty shop, or keeps the old one aside', async () => {
    const written = await backup(bench.shop.config);
    const config = await emptyPlace(engine);
    await restore(config, written.file);
    const before = await sumsOf(config);
    await expect(restore(config, written.file)).rejects.toThrow(/already|not empty/);
    const { aside } = await restore(config, written.file, true);
    expect(aside).toMatch(/^before-restore-/);
    expect(existsSync(join(config.dataDir, aside, 'media', picture))).toBe(true);
    const old =
      engine === 'sqlite'
        ? { databaseUrl: null, dataDir: join(config.dataDir, aside) }
        : { ...config, schema: aside.replaceAll('-', '_') };
    expect(await withStoreImage(old, async ({ tables }) => tables.length)).toBeGreaterThan(20);
    expect((await sumsOf(config))['order']).toEqual(before['order']);
  });

  it('is not put in the place of a shop that is running', async () => {
    const { file } = await backup(bench.shop.config);
    const before = await sumsOf(bench.shop.config);
    // A shop on PostgreSQL where nothing happens lets go of its connections.
    await bench.shop.db.connection().execute(async (held) => {
      await held.selectFrom('order').select('id').limit(1).execute();
      await expect(restore(bench.shop.config, file, true)).rejects.toThrow('The shop is running');
    });
    expect(await sumsOf(bench.shop.config)).toEqual(before);
  });

  it('of an older shop is brought up to date', async () => {
    const old = await emptyPlace(engine);
    const db = openDatabase(old);
    const names = Object.keys(migrations);
    await migrate(db, { upTo: '2026-12-01-staff' });
    const at = new Date().toISOString();
    await sql`insert into catalogue (kind, id, name, category, type, is_wedding, is_best_seller, is_active, position, data, created_at, updated_at)
      values ('review', '0123456789abcdef01234567', 'Old', '', '', false, false, true, 0, '{"b":null,"a":1}', ${at}, ${at})`.execute(
      db,
    );
    await db.destroy();
    const written = await backup(old);
    expect(written.manifest.migrations.at(-1)).toBe('2026-12-01-staff');
    const config = await emptyPlace(engine);
    await restore(config, written.file);
    expect(await withStoreImage(config, async (image) => image.migrations)).toEqual(names);
    const fresh = openDatabase(config);
    const record = await fresh.selectFrom('catalogue').select(['revision', 'binned', 'data']).executeTakeFirstOrThrow();
    await fresh.destroy();
    expect(record).toEqual({ revision: 1, binned: '', data: { a: 1, b: null } });
  });

  it('that is damaged, cut short, foreign or newer changes nothing and says why', async () => {
    const { file } = await backup(bench.shop.config);
    const whole = readFileSync(file);
    const folder = await folderOfItsOwn();
    const config = await emptyPlace(engine);
    const entries = await unpackTar(gunzipSync(whole));
    /** Returns the archive with one of its files changed, or left out. */
    const changed = async (name: string, change: (text: string) => string | null): Promise<Buffer> => {
      const kept = entries.flatMap((entry) => {
        if (entry.header.name !== name) return [entry];
        const text = change(Buffer.from(entry.data ?? []).toString());
        return text === null
          ? []
          : [{ header: { ...entry.header, size: Buffer.byteLength(text) }, data: Buffer.from(text) }];
      });
      return gzipSync(await packTar(kept as never));
    };
    const withEntry = async (header: object): Promise<Buffer> =>
      gzipSync(
        await packTar([
          ...entries,
          {
            header: { size: 2, type: 'file', ...header },
            ...('linkname' in header ? {} : { data: Buffer.from('hi') }),
          },
        ] as never),
      );
    const flipped = Buffer.from(whole);
    flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1;
    const cases: [string, Buffer, RegExp][] = [
      ['a byte', flipped, /is damaged or was cut short/],
      ['half of it', whole.subarray(0, whole.length >> 1), /is damaged or was cut short/],
      ['its last bytes', whole.subarray(0, -9), /is damaged or was cut short/],
      ['all of it', Buffer.alloc(0), /is empty/],
      ['another file', Buffer.from('PK\x03\x04 a zip'), /is not an archive of this shop/],
      [
        'another archive',
        gzipSync(await packTar([{ header: { name: 'a', size: 1 }, body: 'a' }])),
        /is not an archive of this shop/,
      ],
      [
        'a row',
        await changed('data/order.jsonl', (text) => text.replace(/"amount":\d/, '"amount":9')),
        /data\/order\.jsonl has changed since/,
      ],
      ['a table', await changed('data/order.jsonl', () => null), /data\/order\.jsonl is missing/],
      ['its list', await changed('manifest.json', () => null), /list of contents is missing/],
      [
        'a newer format',
        await changed('shagun.json', (text) => text.replace('"version": 1', '"version": 2')),
        /newer shop/,
      ],
      [
        'a newer schema',
        await changed('shagun.json', (text) => text.replace('2026-12-09-inbox', '2030-01-01-future')),
        /newer shop/,
      ],
      ['a way out', await withEntry({ name: 'media/../../out.txt' }), /holds "media\/\.\.\/\.\.\/out\.txt"/],
      ['an absolute path', await withEntry({ name: '/tmp/out.txt' }), /which no archive of the shop has/],
      [
        'a link',
        await withEntry({ name: 'media/link', type: 'symlink', linkname: '/etc', size: 0 }),
        /holds "media\/link"/,
      ],
      ['a strange place', await withEntry({ name: 'secrets/jwt' }), /holds "secrets\/jwt"/],
      ['a file twice', await withEntry({ name: 'data/order.jsonl' }), /holds "data\/order\.jsonl"/],
    ];
    /** Returns rows that fit their sums and not the shop, as somebody may write them by hand. */
    const rewritten = async (change: (text: string) => string): Promise<Buffer> => {
      const lines = change(
        Buffer.from(entries.find(({ header }) => header.name === 'data/order.jsonl')?.data ?? []).toString(),
      );
      const sum = { bytes: Buffer.byteLength(lines), sha256: createHash('sha256').update(lines).digest('hex') };
      const kept = entries.map((entry) => {
        const { name } = entry.header;
        if (name === 'data/order.jsonl')
          return { header: { ...entry.header, size: sum.bytes }, data: Buffer.from(lines) };
        if (name !== 'manifest.json') return entry;
        const manifest = JSON.parse(Buffer.from(entry.data ?? []).toString()) as ArchiveManifest;
        Object.assign(manifest.tables['order'] ?? {}, sum);
        const text = JSON.stringify(manifest);
        return { header: { ...entry.header, size: Buffer.byteLength(text) }, data: Buffer.from(text) };
      });
      return gzipSync(await packTar(kept as never));
    };
    cases.push(
      [
        'a value of another form',
        await rewritten((text) => text.replace(/"amount":(\d+)/, '"amount":"$1"')),
        /"order" does not match/,
      ],
      ['a column', await rewritten((text) => text.replace('"amount"', '"amounts"')), /rows of "order" do not fit/],
      [
        'a row too many',
        await rewritten((text) => text + text.slice(0, text.indexOf('\n') + 1)),
        /rows of "order" do not fit/,
      ],
    );
    for (const [what, bytes, words] of cases) {
      const bad = join(folder, 'bad.tar.gz');
      writeFileSync(bad, bytes);
      await expect(restore(config, bad), what).rejects.toThrow(words);
      expect([what, readdirSync(config.dataDir).filter((name) => name !== 'secrets')]).toEqual([what, []]);
    }
    // The place is as empty as it was.
    await restore(config, file);
  });

  it('on a full disk leaves no half file and says so', async () => {
    const folder = await folderOfItsOwn();
    const roomy = spoilDisk(folder, 'full', Number.MAX_SAFE_INTEGER);
    const whole = await backup(bench.shop.config, folder).finally(() => roomy.restore());
    await rm(whole.file);
    // From the first folder over the rows to the last byte of the archive.
    for (const left of [0, 1, 3, 10, roomy.used() - 1]) {
      const disk = spoilDisk(folder, 'full', left);
      const said = backup(bench.shop.config, folder).finally(() => disk.restore());
      await expect(said, String(left)).rejects.toThrow('There is not enough space for the archive in ');
      expect(readdirSync(folder)).toEqual([]);
    }
    await backup(bench.shop.config, folder);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^shagun-backup-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/)]);
  });

  it('that finds no room to come back leaves nothing of itself', async () => {
    const { file } = await backup(bench.shop.config);
    const config = await emptyPlace(engine);
    const disk = spoilDisk(config.dataDir, 'full', 4);
    await expect(restore(config, file)).rejects.toThrow('There is not enough space to restore');
    disk.restore();
    expect(readdirSync(config.dataDir).filter((name) => name !== 'secrets')).toEqual([]);
    await restore(config, file);
  });

  it('is not made of nothing', async () => {
    const folder = await folderOfItsOwn();
    await expect(backup(await emptyPlace(engine), folder)).rejects.toThrow('There is no shop in');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('follows no link that lies among the pictures', async () => {
    const media = bench.shop.media.root;
    await mkdir(join(media, 'ads'), { recursive: true });
    symlinkSync('/etc/hostname', join(media, 'ads', 'link.webp'));
    const { manifest } = await backup(bench.shop.config);
    await rm(join(media, 'ads', 'link.webp'));
    expect(Object.keys(manifest.files)).toContain(`media/${picture}`);
    expect(Object.keys(manifest.files)).not.toContain('media/ads/link.webp');
  });

  it('is taken once a night by many processes, made up for when it was missed, and seven are kept', async () => {
    const folder = await folderOfItsOwn();
    const shop = (ahead: number) => ({
      ...bench.shop,
      config: { ...bench.shop.config, backups: { folder, at: '02:30' } },
      now: () => Date.parse('2026-11-22T00:00:00Z') + ahead,
    });
    const others = ['notes.txt', 'shagun-backup-2020-01-01-000000.tar.gz', 'shagun-nightly-mine.tar.gz'];
    for (const name of others) writeFileSync(join(folder, name), '');
    const taken = await Promise.all([1, 2, 3].map(() => takeNightly(shop(0))));
    expect(taken.filter(Boolean)).toHaveLength(1);
    // 22 November, 05:30 in India: the night of half past two is over. A quarter of a day later there is nothing to do.
    expect(await takeNightly(shop(DAY / 4))).toBe(null);
    for (let night = 1; night <= 8; night += 1) expect(await takeNightly(shop(night * DAY))).not.toBe(null);
    const names = readdirSync(folder).sort();
    expect(names.filter((name) => !others.includes(name))).toEqual(
      [24, 25, 26, 27, 28, 29, 30].map((day) => `shagun-nightly-2026-11-${day}-053000.tar.gz`),
    );
    expect(names).toEqual(expect.arrayContaining(others));
  });

  it('that fails by night is told to the owner and tried again after an hour', async () => {
    const folder = await folderOfItsOwn();
    const start = Date.parse('2027-01-05T00:00:00Z');
    const shop = (ahead: number) => ({
      ...bench.shop,
      config: { ...bench.shop.config, backups: { folder, at: '02:30' } },
      now: () => start + ahead,
    });
    const disk = spoilDisk(folder, 'full', 3);
    await expect(takeNightly(shop(0))).rejects.toThrow('There is not enough space');
    disk.restore();
    expect((await lastBackup(bench.shop.db)).problem).toMatch(/^There is not enough space for the archive/);
    expect(await takeNightly(shop(HOUR / 2))).toBe(null);
    expect(await takeNightly(shop(HOUR + 1))).not.toBe(null);
    const { last, problem } = await lastBackup(bench.shop.db);
    expect([problem, last?.at]).toEqual(['', new Date(start + HOUR + 1).toISOString()]);
  });

  it('breaks off when the shop closes, and leaves the night to the next process', async () => {
    const folder = await folderOfItsOwn();
    const shop = {
      ...bench.shop,
      config: { ...bench.shop.config, backups: { folder, at: '02:30' } },
      now: () => Date.parse('2027-02-05T00:00:00Z'),
    };
    await expect(takeNightly(shop, AbortSignal.abort())).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
    expect(await takeNightly(shop)).not.toBe(null);
  });
});

describe.each(engines)('an export of a shop on %s', (engine) => {
  it.each(engines)('is read by people as tables and fills an empty shop on %s', async (other) => {
    const bench = await startOrderBench(engine);
    ended.push(() => bench.close());
    const host = await bench.customer({ name: '=HYPERLINK("https://example.in")' });
    await bench.guests(host, 2);
    const message = {
      id: newId(),
      user_id: null,
      subject_id: null,
      status: 'new',
      created_at: new Date().toISOString(),
    };
    const text = { firstName: 'Balbir', lastName: 'Sidhu', mobile: '9876543210', message: 'Thank you' };
    await bench.shop.db
      .insertInto('enquiry')
      .values({ ...message, kind: 'contact', data: JSON.stringify(text) })
      .execute();
    const { data } = await bench.post('/createOrder', host, bench.sweetOrder());
    expect((await bench.post('/verifyOrder', host, bench.gateway.pay(data.id))).status).toBe(200);
    const { file, manifest } = await writeArchive(bench.shop.config, {
      purpose: 'export',
      folder: await folderOfItsOwn(),
      now: Date.now(),
      sheets: writeSheets,
    });
    const entries = await unpackTar(gunzipSync(readFileSync(file)));
    const sheet = (name: string): string[][] =>
      Papa.parse<string[]>(
        Buffer.from(entries.find(({ header }) => header.name === `csv/${name}.csv`)?.data ?? [])
          .toString()
          .replace(/^\uFEFF/, ''),
        { skipEmptyLines: true },
      ).data;
    expect(sheet('orders')[1]?.slice(2, 4)).toEqual([expect.stringContaining('Kaju Katli'), '1299']);
    expect(sheet('order-homes')[1]?.slice(1, 3)).toEqual(['1', 'Simran Kaur']);
    // A spreadsheet takes no name for a formula.
    expect(sheet('customers')[1]?.[1]).toBe('\'=HYPERLINK("https://example.in")');
    expect(sheet('messages')[1]?.slice(1, 4)).toEqual(['contact', 'Balbir Sidhu', '9876543210']);
    expect(sheet('guests')).toHaveLength(3);
    expect(sheet('catalogue-sweet').flat()).toEqual(expect.arrayContaining(['Kaju Katli', 'Crumbs']));
    expect(Object.keys(manifest.tables).filter((name) => name.startsWith('staff'))).toEqual([]);

    const config = await emptyPlace(other);
    await restore(config, file);
    expectSame(await sumsOf(config), manifest);
    expect(await servesOrders(config)).toBe(1);
    expect(existsSync(join(config.dataDir, 'csv'))).toBe(false);
  });
});

describe('the commands', () => {
  const run = async (dataDir: string, script: string, ...args: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_DIR: '', NODE_ENV: 'development' };
    return promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], { env }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
    );
  };

  it('back a running shop up, tell its owner, and restore it elsewhere, each failure in one sentence', async () => {
    const shop = await startTestShop();
    ended.push(() => shop.close());
    const { dataDir } = shop.shop.config;
    expect(await run(dataDir, 'backup')).toEqual({ code: 0, said: expect.stringMatching(/rows of \d+ tables/) });
    const { last } = await lastBackup(shop.shop.db);
    const [name = ''] = readdirSync(join(dataDir, 'backups'));
    const file = join(dataDir, 'backups', name);
    expect(last?.bytes).toBe(statSync(file).size);
    expect(await run(dataDir, 'restore', file, '--replace')).toEqual({
      code: 1,
      said: expect.stringMatching(/^The shop is running[^\n]*\n$/),
    });
    const elsewhere = join(await folderOfItsOwn(), 'data');
    expect(await run(elsewhere, 'import', file)).toEqual({
      code: 0,
      said: expect.stringContaining('Restored and checked'),
    });
  });
});
