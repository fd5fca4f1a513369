import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { moveStore } from '#domain/backup/move.service.ts';
import { migrations } from '#migrations';
import { storeFile, type StorePlace } from '#server/db/database.ts';
import { withStoreImage } from '#server/db/store-image.ts';
import { startShop } from '#main';
import { bareShop, engines } from '#tests/support/engines.ts';

type Row = Record<string, unknown>;
interface Table {
  columns: string[];
  rows: Row[];
}

/** Stores as the shop left them, by the commit that made each; `tests/README.md` tells how. */
const STORES = [
  { made: '5ed858e', migrated: 2, orders: 3 },
  { made: '4dd556a', migrated: 37, orders: 4 },
  { made: '14fc6a98', migrated: 41, orders: 3 },
];

/** Returns a row without columns that came later; one without a value is left out, as in the lines of a store. */
const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));

/** Returns every row of a store, with the columns that its tables have there. */
async function contentOf(place: StorePlace): Promise<{ migrations: string[]; tables: Map<string, Table> }> {
  return withStoreImage(place, async (image) => {
    const tables = new Map<string, Table>();
    for (const table of image.tables) {
      const rows: Row[] = [];
      for await (const lines of image.lines(table)) rows.push(...lines.map((line) => JSON.parse(line) as Row));
      tables.set(table.name, { columns: table.columns.map(({ name }) => name), rows });
    }
    return { migrations: image.migrations, tables };
  });
}

describe.each(engines)('a store of an earlier shop, on %s', (engine) => {
  it.each(STORES)('made by $made comes to today with every row as it was', async ({ made, migrated, orders }) => {
    const { config, remove } = await bareShop(engine);
    const embedded = { ...config, databaseUrl: null };
    const file = storeFile(config.dataDir);
    writeFileSync(file, gunzipSync(readFileSync(`tests/support/stores/${made}.sqlite.gz`)), { mode: 0o600 });
    const before = await contentOf(embedded);
    const names = Object.keys(migrations);
    expect(before.migrations).toEqual(names.slice(0, migrated));
    expect(before.tables.get('order')?.rows).toHaveLength(orders);

    if (config.databaseUrl) await moveStore(config, config.databaseUrl, migrations);
    const { shop, url, close } = await startShop(config, { background: false });
    const after = await contentOf(config);
    expect(after.migrations).toEqual(names);
    for (const [name, { columns, rows }] of before.tables) {
      const now = after.tables.get(name)?.rows.map((row) => pick(row, columns));
      expect([name, now]).toEqual([name, rows]);
    }
    const bought = before.tables.get('order')?.rows ?? [];
    for (const id of new Set(bought.map((row) => String(row['user_id'])))) {
      const headers = { authorization: `Bearer ${await shop.tokens.sign(id, 0)}` };
      const answer = await fetch(`${url}/api/user/payment-history/${id}`, { headers });
      const { paymentHistory } = (await answer.json()) as { paymentHistory: { _id: string }[] };
      const own = bought.filter((row) => row['user_id'] === id).map((row) => row['id']);
      expect(paymentHistory.map(({ _id }) => _id).sort()).toEqual(own.sort());
    }
    await close();
    await remove();
  });
});
