import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { quietSettings } from '#scripts/fixture.ts';
import { type Config, readConfig } from '#server/config.ts';
import { storeFile } from '#server/db/database.ts';

export type Engine = 'sqlite' | 'postgres';

/** Returns the URL of a PostgreSQL server that lets tests make databases of their own. */
const serverUrl = (): string | undefined => process.env['TEST_DATABASE_URL'];

/** The databases that tests of the API run on: SQLite alone where no PostgreSQL server is named. */
export const engines: Engine[] = serverUrl() ? ['sqlite', 'postgres'] : ['sqlite'];

declare module 'vitest' {
  export interface ProvidedContext {
    /** Empty stores with today's tables: the file of the embedded one, the name of PostgreSQL's. */
    storeModels: Partial<Record<Engine, string>>;
  }
}

/** Empty store of its own for a shop. */
export interface EmptyShop {
  config: Config;
  /** The settings as a process of its own takes them. */
  env: Record<string, string>;
  /** Clears the store away once the server is closed; once more does no harm. */
  remove(): Promise<void>;
}

/** Returns the settings of a shop with an empty database that has its tables. */
export async function emptyShop(engine: Engine): Promise<EmptyShop> {
  const model = inject('storeModels')?.[engine];
  const shop = await bareShop(engine, engine === 'postgres' ? model : undefined);
  if (engine === 'sqlite' && model) await copyFile(model, storeFile(shop.config.dataDir));
  return shop;
}

/** Returns the settings of a shop with a database without tables. @param model a database to copy, on PostgreSQL */
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

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(statement);
  await client.end();
}
