import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '#lib/narrow.ts';
import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { quietSettings } from '#scripts/fixture.ts';
import { type Config, readConfig } from '#server/config.ts';
import { storeFile } from '#server/db/database.ts';

export type Engine = 'sqlite' | 'postgres';

/** Returns the URL of the PostgreSQL server on which tests create databases; undefined when none is configured. */
const serverUrl = (): string | undefined => process.env['TEST_DATABASE_URL'];

/** Databases that API tests run on: SQLite, and PostgreSQL when a server is configured. */
export const engines: Engine[] = serverUrl() ? ['sqlite', 'postgres'] : ['sqlite'];

declare module 'vitest' {
  export interface ProvidedContext {
    /** Empty databases with all tables, to copy: a file for SQLite, a database name for PostgreSQL. */
    storeModels: Partial<Record<Engine, string>>;
  }
}

/** Separate empty store of one shop. */
export interface EmptyShop {
  config: Config;
  /** Environment variables with the same settings, for a child process. */
  env: Record<string, string>;
  /** Removes the store after the server was closed; idempotent. */
  remove(): Promise<void>;
}

/** Creates an empty database with all tables, and returns the settings of a shop that uses it. */
export async function emptyShop(engine: Engine): Promise<EmptyShop> {
  const model = inject('storeModels')?.[engine];
  const shop = await bareShop(engine, engine === 'postgres' ? model : undefined);
  if (engine === 'sqlite' && model) await copyFile(model, storeFile(shop.config.dataDir));
  return shop;
}

/**
 * Creates a database without tables, and returns the settings of a shop that uses it.
 * @param model PostgreSQL database to copy
 */
export async function bareShop(engine: Engine, model = 'template1'): Promise<EmptyShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`;
  if (engine === 'postgres') await administer(`create database ${name} template ${model}`);
  const url = new URL(serverUrl() ?? 'postgres://localhost');
  url.pathname = `/${name}`;
  const env = quietSettings(dataDir, {
    SITE_DIR: 'none',
    ...(engine === 'postgres' ? { DATABASE_URL: url.href } : {}),
  });
  const remove = async (): Promise<void> => {
    if (engine === 'postgres') await administer(`drop database if exists ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { config: readConfig(env), env, remove };
}

/** Code of PostgreSQL for a database that a program still has open. */
const IN_USE = '55006';

/** Copies the store and the data folder of a shop that is not running; waits for programs that were just killed. */
export async function copyOf({ config }: EmptyShop): Promise<EmptyShop> {
  const model = config.databaseUrl === null ? undefined : new URL(config.databaseUrl).pathname.slice(1);
  const make = () => bareShop(model === undefined ? 'sqlite' : 'postgres', model);
  let copy: EmptyShop | undefined;
  for (let tries = 0; !copy; tries += 1)
    copy = await make().catch((error: unknown) => {
      if (codeOf(error) !== IN_USE || tries === 50) throw error;
      return pause(100, undefined);
    });
  await cp(config.dataDir, copy.config.dataDir, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(statement);
  await client.end();
}
