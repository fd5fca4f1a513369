import type { TestProject } from 'vitest/node';
import { migrate } from '#migrations';
import { openDatabase, storeFile } from '#server/db/database.ts';
import { bareShop, type Engine, engines } from '#tests/support/engines.ts';

const removals: (() => Promise<void>)[] = [];

/** Creates an empty database with all tables for each engine; every shop of the tests starts from a copy. */
export async function setup({ provide }: TestProject): Promise<void> {
  const models: Partial<Record<Engine, string>> = {};
  for (const engine of engines) {
    const { config, remove } = await bareShop(engine);
    removals.push(remove);
    const db = openDatabase(config);
    await migrate(db);
    // What is written ends up in the file itself when the store is closed.
    await db.destroy();
    models[engine] = config.databaseUrl ? new URL(config.databaseUrl).pathname.slice(1) : storeFile(config.dataDir);
  }
  provide('storeModels', models);
}

/** Removes these databases. */
export async function teardown(): Promise<void> {
  for (const remove of removals) await remove();
}
