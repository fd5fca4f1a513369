import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { keepAddress } from '#server/address.ts';
import { buildApp } from '#server/app.ts';
import { type Config, ConfigError } from '#server/config.ts';
import type { Rooms, Shop } from '#server/context.ts';
import { applyMigrations, type Database, openDatabase, storeFile } from '#server/db/database.ts';
import { bringUpToDate } from '#server/db/up-to-date.ts';
import { Tokens } from '#server/http/auth.ts';
import { Bucket } from '#server/media/bucket.ts';
import { MediaStore } from '#server/media/media-store.ts';
import { brokenMoveText, demandUnmoved } from '#server/moved.ts';
import { openGateway, type Refused } from '#server/payments/payment-provider.ts';
import { restoringText } from '#server/restoring.ts';
import { keysFor } from '#server/shop-secret.ts';
import { otpSenderFor } from '#server/sms/otp-sender.ts';
import { textSenderFor } from '#server/sms/text-sender.ts';
import type { StopSignal } from '#server/signals.ts';
import { StoreError, storeError } from '#server/start-faults.ts';
import { LINGER, type StopTimes } from '#server/stopping.ts';

/** Running server. */
export interface RunningServer {
  app: FastifyInstance;
  shop: Shop;
  /** URL on this machine, such as `http://127.0.0.1:4321`. */
  url: string;
  /** Answers the requests under way, then closes the connections and the store. */
  close(times?: StopTimes): Promise<void>;
  /** Closes as a signal to the process asks for: SIGTERM lets balancers know first, for `STOP_AFTER` seconds. */
  stop(signal: StopSignal): Promise<void>;
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
  const leave = async (): Promise<void> => {
    await app.close();
    shop.media.toCome.stop();
    await db.destroy();
  };
  await app.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    // What works in the background would go on in a process that nobody can call.
    await leave();
    throw error;
  });
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  url = `http://127.0.0.1:${port}`;
  await keepAddress(config, port).catch((error: unknown) =>
    app.log.warn({ err: error }, 'the address of the shop could not be kept for the links of commands'),
  );
  const close = async (times?: StopTimes): Promise<void> => {
    await app.connections.end(times);
    await leave();
  };
  const stop = (signal: StopSignal): Promise<void> =>
    // Who presses Ctrl-C or closes the terminal waits for it, and has no balancer.
    close({ grace: signal === 'SIGTERM' ? config.stopAfter : 0, linger: LINGER });
  return { app, shop, url, close, stop };
}

/**
 * Creates the media folder, opens the database and applies its migrations; returns the database.
 * @throws StoreError or MovedError whose message says what to do
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
  demandUnmoved(config);
  const broken = config.databaseUrl === null ? brokenMoveText(config.dataDir) : null;
  const fault = broken ?? restoringText(config.dataDir);
  if (fault) throw new StoreError(fault);
  let db: Database | undefined;
  try {
    mkdirSync(join(config.dataDir, 'media'), { recursive: true });
    if (config.databaseUrl) {
      await bringUpToDate(config, config.databaseUrl, migrations);
      return openDatabase(config, { serving: true });
    }
    db = openDatabase(config);
    await applyMigrations(db, migrations);
    return db;
  } catch (error) {
    await db?.destroy();
    // What a first start could not fill must not look like a lost shop to the next.
    if (isNew && size(file) === 0) rmSync(file);
    throw storeError(error, config);
  }
}
