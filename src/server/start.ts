import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '#lib/time.ts';
import { buildApp } from '#server/app.ts';
import { type Config, ConfigError } from '#server/config.ts';
import type { Rooms, Shop } from '#server/context.ts';
import { applyMigrations, type Database, openDatabase, storeFile } from '#server/db/database.ts';
import { Tokens } from '#server/http/auth.ts';
import { Bucket } from '#server/media/bucket.ts';
import { MediaStore } from '#server/media/media-store.ts';
import { movedText } from '#server/moved.ts';
import { openGateway, type Refused } from '#server/payments/payment-provider.ts';
import { restoringText } from '#server/restoring.ts';
import { keysFor } from '#server/shop-secret.ts';
import { otpSenderFor } from '#server/sms/otp-sender.ts';
import { textSenderFor } from '#server/sms/text-sender.ts';
import { StoreError, storeError } from '#server/start-faults.ts';

/** Running server. */
export interface RunningServer {
  app: FastifyInstance;
  shop: Shop;
  /** URL on this machine, such as `http://127.0.0.1:4321`. */
  url: string;
  /** Waits up to `patience` ms for running requests to end, then closes the connections and the store. */
  close(patience?: number): Promise<void>;
}

/**
 * Starts the shop's server: opens and migrates the store, adds the rooms, continues encoding pictures, and listens.
 * @param overrides services that replace the usual ones, for tests
 * @throws ConfigError when the rooms refuse the start, StoreError when the store cannot be opened
 */
export async function startServer(config: Config, rooms: Rooms, overrides: Partial<Shop> = {}): Promise<RunningServer> {
  const db = await openStore(config, rooms.migrations);
  let url = '';
  const refusals: { tell(refused: Refused): void } = { tell: () => undefined };
  const shop: Shop = {
    config,
    db,
    tokens: new Tokens(keysFor(config, 'tokens of customers')),
    media: new MediaStore(join(config.dataDir, 'media'), config.media && new Bucket(config.media)),
    // The built-in test gateway lives on this very server, whose port is known once it listens.
    payments: openGateway(
      config.payments,
      () => (config.demo.payments ? `${url}/test-gateway` : config.payments.apiBase),
      (refused) => refusals.tell(refused),
    ),
    otpSender: otpSenderFor(config.sms),
    textSender: textSenderFor(config.sms),
    background: true,
    now: Date.now,
    ...overrides,
  };
  const { fault, warning } = await rooms.lookAtStart(shop);
  if (fault !== null) {
    await db.destroy();
    throw new ConfigError(fault);
  }
  const app = await buildApp(shop, rooms);
  if (warning !== null) app.log.warn(warning);
  refusals.tell = (refused) => app.log.warn(refused, 'the payment provider refused a call');
  await shop.media.toCome.resume();
  await app.listen({ host: config.host, port: config.port });
  const bound = app.server.address();
  url = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : config.port}`;
  const close = async (patience = 10 * SECOND): Promise<void> => {
    const deadline = setTimeout(() => app.server.closeAllConnections(), patience);
    await app.close();
    clearTimeout(deadline);
    shop.media.toCome.stop();
    await db.destroy();
  };
  return { app, shop, url, close };
}

/**
 * Creates the media folder, opens the database and applies its migrations; returns the database.
 * @throws StoreError whose message says what to do
 */
async function openStore(config: Config, migrations: Rooms['migrations']): Promise<Database> {
  const file = storeFile(config.dataDir);
  const size = (path: string): number => (existsSync(path) ? statSync(path).size : -1);
  const isNew = config.databaseUrl === null && size(file) < 0;
  if (config.databaseUrl === null && size(file) === 0) {
    throw new StoreError(
      `The store ${file} is empty (0 bytes): its content is lost. Put it back from your last backup, README.md tells how. If this shop has never held anything, delete the file and start again.`,
    );
  }
  const moved = config.databaseUrl === null ? movedText(config.dataDir) : null;
  const fault = moved ?? restoringText(config.dataDir);
  if (fault) throw new StoreError(fault);
  let db: Database | undefined;
  try {
    mkdirSync(join(config.dataDir, 'media'), { recursive: true });
    db = openDatabase({ ...config, databaseUrl: config.databaseUrl && (config.migrationUrl ?? config.databaseUrl) });
    await applyMigrations(db, migrations);
    if (config.databaseUrl === null) return db;
    await db.destroy();
    return openDatabase(config, { serving: true });
  } catch (error) {
    await db?.destroy();
    // What a first start could not fill must not look like a lost shop to the next.
    if (isNew && size(file) === 0) rmSync(file);
    throw storeError(error, config);
  }
}
