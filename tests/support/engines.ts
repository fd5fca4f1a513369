import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Config, readConfig } from '#server/config.ts';

export type Engine = 'sqlite' | 'postgres';

/** Where a PostgreSQL server lets tests make databases of their own; without it they run on SQLite alone. */
const POSTGRES = process.env['TEST_DATABASE_URL'];

/** The databases that tests of the API run on. */
export const engines: Engine[] = POSTGRES ? ['sqlite', 'postgres'] : ['sqlite'];

/** Settings of a shop with an empty database of its own; `remove` clears both away once the server is closed. */
export async function emptyShop(engine: Engine): Promise<{ config: Config; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`;
  if (engine === 'postgres') await administer(`create database ${name}`);
  const url = new URL(POSTGRES ?? 'postgres://localhost');
  url.pathname = `/${name}`;
  const config = readConfig({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    SITE_DIR: 'none',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
    ...(engine === 'postgres' ? { DATABASE_URL: url.href } : {}),
  });
  const remove = async (): Promise<void> => {
    if (engine === 'postgres') await administer(`drop database ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { config, remove };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES });
  await client.connect();
  await client.query(statement);
  await client.end();
}
