import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { migrate, migrations } from '#migrations';

/** What shops have run and know by these names. */
const RAN = [
  '2026-11-21-first',
  '2026-11-22-publish-request',
  '2026-11-24-sale',
  '2026-11-25-heartbeat',
  '2026-11-26-guest-revision',
  '2026-11-28-code-asker',
  '2026-12-01-staff',
  '2026-12-05-records',
  '2026-12-06-publishing',
  '2026-12-07-schedule',
  '2026-12-08-parcels',
  '2026-12-09-inbox',
  '2026-12-10-refunds',
  '2026-12-11-outbox',
  '2026-12-12-settings',
  '2026-12-13-backups',
  '2026-12-16-refund-messages',
  '2026-12-16-sortable-orders',
  '2026-12-16-ticks-of-the-kitchen',
  '2026-12-16-trusted-payments',
  '2026-12-19-tracking-numbers',
  '2026-12-21-celebration',
  '2026-12-21-family-link',
  '2026-12-21-guest-opened',
  '2026-12-22-part-payments',
  '2026-12-23-days-on-the-way',
  '2026-12-24-processes',
  '2026-12-25-ledger',
  '2026-12-26-terms',
  '2026-12-27-circles',
  '2026-12-28-samples',
  '2026-12-28-waiting-homes',
  '2026-12-29-households',
  '2026-12-29-sharing',
  '2026-12-31-moved-homes',
  '2026-12-31-own-erasures',
  '2026-12-31-refunds-per-home',
];
const names = Object.keys(migrations);

/** Returns the name of the migration at a place of the list, whatever it is about. */
const numbered = (place: number, about = '[a-z]+(?:-[a-z]+)*'): string =>
  `n${String(place + 1).padStart(4, '0')}-${about}`;

describe('the migrations', () => {
  it('that shops have run keep their names and their places', () => {
    expect(names.slice(0, RAN.length)).toEqual(RAN);
  });

  it('that came since are numbered on, without a day', () => {
    const wrong = names.filter((name, place) => place >= RAN.length && !new RegExp(`^${numbered(place)}$`).test(name));
    expect(wrong).toEqual([]);
  });

  it('run in the order of the list, and the next one behind them all', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-migrations-'));
    const db = openDatabase({ databaseUrl: null, dataDir });
    const next = [numbered(names.length, 'aa'), numbered(names.length + 1, 'a')];
    const shuffled = [...names, ...next].reverse().map((name) => [name, { up: async () => undefined }]);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(shuffled) } });
    const run = await migrator.getMigrations();
    await db.destroy();
    rmSync(dataDir, { recursive: true });
    expect(run.map(({ name }) => name)).toEqual([...names, ...next]);
  });

  it('that say that they only add take nothing away, and let the version before write as it did', async () => {
    const adding = names.filter((name) => name.endsWith('-adds'));
    expect(adding.length).toBeGreaterThan(0);
    for (const name of adding) {
      const dataDir = mkdtempSync(join(tmpdir(), 'shop-migrations-'));
      const db = openDatabase({ databaseUrl: null, dataDir });
      await migrate(db, { upTo: names[names.indexOf(name) - 1] ?? '' });
      const before = await db.introspection.getTables();
      await migrate(db, { upTo: name });
      const after = await db.introspection.getTables();
      await db.destroy();
      rmSync(dataDir, { recursive: true });
      for (const { name: table, columns } of before) {
        const now = after.find((one) => one.name === table)?.columns ?? [];
        expect(now).toEqual(expect.arrayContaining(columns));
        const added = now.filter((column) => !columns.some((one) => one.name === column.name));
        expect(added.filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)).toEqual([]);
      }
    }
  });
});
