import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import type { Shop } from '#server/context.ts';
import { migrate, openDatabase } from '#server/db/database.ts';
import { Tokens } from '#server/http/auth.ts';
import { MediaStore } from '#server/media/media-store.ts';
import { razorpayGateway } from '#server/payments/gateway.ts';
import { otpSenderFor } from '#server/sms/otp-sender.ts';

/** A running server and the address it listens on. */
export interface RunningServer {
  app: FastifyInstance;
  shop: Shop;
  /** Such as `http://127.0.0.1:4321`. */
  address: string;
  /** Finishes running requests, then closes the store. */
  close(): Promise<void>;
}

/** Opens the store, brings its schema up to date and listens. */
export async function startServer(config: Config, overrides: Partial<Shop> = {}): Promise<RunningServer> {
  mkdirSync(join(config.dataDir, 'media'), { recursive: true });
  const db = openDatabase(config);
  await migrate(db);
  let address = '';
  const shop: Shop = {
    config,
    db,
    tokens: new Tokens(config.jwtSecret),
    media: new MediaStore(join(config.dataDir, 'media')),
    // The built-in test gateway lives on this very server, whose port is known once it listens.
    payments: razorpayGateway(config.payments, () => (config.demo.payments ? `${address}/test-gateway` : config.payments.apiBase)),
    otpSender: otpSenderFor(config.sms),
    now: Date.now,
    ...overrides,
  };
  const app = await buildApp(shop);
  await app.listen({ host: config.host, port: config.port });
  const bound = app.server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : config.port}`;
  const close = async (): Promise<void> => {
    await app.close();
    await db.destroy();
  };
  return { app, shop, address, close };
}

if (import.meta.main) {
  try {
    const server = await startServer(readConfig());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The server cannot start:\n${error.message}\n`);
    process.exitCode = 1;
  }
}
