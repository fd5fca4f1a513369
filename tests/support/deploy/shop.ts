import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { listForStaff, readRecord, saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { recordKinds } from '#domain/catalogue/record-kinds.rules.ts';
import { copyFixture, fixtureFolder } from '#scripts/fixture.ts';
import { type Database, openDatabase } from '#server/db/database.ts';

/** Number of records of a kind that the examples' shop has. */
const FEW = 2;
const secret = (): string => randomBytes(32).toString('hex');

/** Token that opens the figures of the examples' shop. */
export const METRICS_TOKEN = secret();

/** Returns the lines of a file of settings for production, whose providers answer nobody. */
export const productionSettings = (more: Record<string, string>): string =>
  Object.entries({
    JWT_SECRET: secret(),
    METRICS_TOKEN,
    SITE_URL: 'https://example.in',
    FSSAI_LICENCE: '11521998000123',
    // No balancer looks at what it is told here.
    STOP_AFTER: '0.1',
    SMS_PROVIDER: 'msg91',
    SMS_API_KEY: 'key',
    SMS_API_BASE: 'http://127.0.0.1:9',
    RAZORPAY_KEY_ID: 'rzp_live_key',
    RAZORPAY_KEY_SECRET: secret(),
    RAZORPAY_WEBHOOK_SECRET: secret(),
    RAZORPAY_API_BASE: 'http://127.0.0.1:9',
    ...more,
  })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** Makes an empty database on a server; returns its URL. */
export async function newDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.replace(/[^/]*$/, name);
}

/** Fills a migrated store with a few records of each kind from the fixture, and a media folder with the pictures. */
export async function stockShop(db: Database, media: string): Promise<void> {
  cpSync(join(fixtureFolder, 'media'), media, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'shop-stock-'));
  await copyFixture(folder, ['shop.sqlite']);
  const fixture = openDatabase({ databaseUrl: null, dataDir: folder });
  for (const kind of recordKinds) {
    const records = await listForStaff(fixture, kind);
    const wanted = kind === 'policy' || kind === 'planning' ? records : records.slice(0, FEW);
    await saveRecords(
      db,
      kind,
      wanted.map(({ id, position, record }) => ({ id, position, record })),
    );
  }
  await fixture.destroy();
  rmSync(folder, { recursive: true });
}

/** Changes the price of a sweet of the shop; returns the sweet's id and name. */
export async function changePrice(db: Database, rupees: number): Promise<{ id: string; name: string }> {
  const [sweet] = await listForStaff(db, 'sweet');
  const record = await readRecord(db, 'sweet', sweet?.id ?? '');
  if (!sweet || !record) throw new Error('There is no sweet.');
  await saveRecords(db, 'sweet', [{ id: sweet.id, record: { ...sweet.record, rate: rupees * 100 } }]);
  return { id: sweet.id, name: sweet.record.name };
}
