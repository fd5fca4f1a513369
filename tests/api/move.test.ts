import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KeepingError } from '#domain/backup/archive.rules.ts';
import { moveStore } from '#domain/backup/move.service.ts';
import { migrations } from '#migrations';
import { storeFile } from '#server/db/database.ts';
import { startShop } from '#main';
import { MovedError } from '#server/moved.ts';
import { bareShop, type EmptyShop, emptyShop, engines } from '#tests/support/engines.ts';
import { stock } from '#tests/support/stock.ts';

const guest = (place: number) => ({
  name: `Guest ‘${place}’ ਮਨਜੀਤ\u2028`,
  guest_no: place,
  email: '',
  category: 'Family',
  address: '4, Mall Road\nAmritsar',
  pincode: '143001',
  asked_at: null,
  filled_at: null,
  unconfirmed: place % 2 === 0,
});

/** Returns a stopped embedded shop with a person, a session's worth of settings, goods and 1,500 guests. */
async function embedded(): Promise<EmptyShop> {
  const place = await emptyShop('sqlite');
  const { shop, close } = await startShop(place.config, { background: false });
  await stock(shop);
  const at = '2026-11-22T10:00:00.000Z';
  const times = { created_at: at, updated_at: at };
  const blank = { google_subject: null, email: '', profile: '', address: '', address_by: '' as const, pincode: '' };
  await shop.db
    .insertInto('user')
    .values({ id: 'simran', mobile: '9876543210', name: 'Simran', ...blank, ...times })
    .execute();
  for (let from = 0; from < 1500; from += 500) {
    const rows = Array.from({ length: 500 }, (_, one) => ({
      id: String(from + one),
      user_id: 'simran',
      mobile: String(9_000_000_000 + from + one),
      ...guest(from + one),
      ...times,
    }));
    await shop.db.insertInto('guest').values(rows).execute();
  }
  await close();
  return place;
}

const sumOf = (place: EmptyShop): string =>
  createHash('sha256')
    .update(readFileSync(storeFile(place.config.dataDir)))
    .digest('hex');

describe.each(engines.filter((engine) => engine === 'postgres'))('moving the embedded store to %s', (engine) => {
  it('brings every row, leaves the old store as it was, and keeps it from being started by mistake', async () => {
    const old = await embedded();
    const target = await bareShop(engine);
    const url = target.config.databaseUrl ?? '';
    const before = sumOf(old);
    const sums = await moveStore(old.config, url, migrations);
    expect(sums.find(({ name }) => name === 'guest')).toMatchObject({ rows: 1500, brought: true });
    expect(sumOf(old)).toBe(before);

    const { shop, close } = await startShop({ ...old.config, databaseUrl: url }, { background: false });
    const row = await shop.db.selectFrom('guest').selectAll().where('id', '=', '7').executeTakeFirst();
    expect(row).toMatchObject({ ...guest(7), user_id: 'simran', revision: 0 });
    await close();

    await expect(startShop(old.config)).rejects.toThrow(MovedError);
    await expect(startShop(old.config)).rejects.toThrow(/has been moved to .*delete .*moved-to.txt/);
    await expect(moveStore(old.config, url, migrations)).rejects.toThrow(/has been moved/);
    await Promise.all([old.remove(), target.remove()]);
  });

  it('goes on where it was broken off, with the tables that had not arrived', async () => {
    const old = await embedded();
    const target = await bareShop(engine);
    const url = target.config.databaseUrl ?? '';
    const broken = moveStore(old.config, url, migrations, ({ name }) => {
      if (name === 'guest') throw new Error('the power is gone');
    });
    await expect(broken).rejects.toThrow('the power is gone');
    const sums = await moveStore(old.config, url, migrations);
    expect(sums.find(({ name }) => name === 'guest')).toMatchObject({ rows: 1500, brought: false });
    const { shop, close } = await startShop({ ...old.config, databaseUrl: url }, { background: false });
    expect(await shop.db.selectFrom('guest').select('id').execute()).toHaveLength(1500);
    await close();
    await Promise.all([old.remove(), target.remove()]);
  });

  it('knows its own tables again when it was killed before the old store was told', async () => {
    const old = await embedded();
    const target = await bareShop(engine);
    const url = target.config.databaseUrl ?? '';
    const brought = await moveStore(old.config, url, migrations);
    rmSync(join(old.config.dataDir, 'moved-to.txt'));
    const sums = await moveStore(old.config, url, migrations);
    expect(sums.map(({ name, sha256 }) => [name, sha256]).sort()).toEqual(
      brought.map(({ name, sha256 }) => [name, sha256]).sort(),
    );
    await expect(startShop(old.config)).rejects.toThrow(/has been moved to/);
    // Another store is not taken for it.
    const other = await embedded();
    const { shop, close } = await startShop(other.config, { background: false });
    await shop.db.deleteFrom('guest').execute();
    await close();
    await expect(moveStore(other.config, url, migrations)).rejects.toThrow(/is not empty/);
    await Promise.all([old.remove(), other.remove(), target.remove()]);
  });

  it('refuses a shop that runs, a database that is not empty or not there, and a second move at the same time', async () => {
    const old = await embedded();
    const [target, full] = await Promise.all([bareShop(engine), emptyShop(engine)]);
    const url = target.config.databaseUrl ?? '';
    await expect(moveStore(old.config, full.config.databaseUrl ?? '', migrations)).rejects.toThrow(/is not empty/);
    await expect(moveStore(old.config, 'postgres://shop@127.0.0.1:1/shop', migrations)).rejects.toThrow(
      /127.0.0.1:1\/shop .* carry on/,
    );
    const server = await startShop(old.config, { background: false });
    await expect(moveStore(old.config, url, migrations)).rejects.toThrow(/The shop is running/);
    await server.close();
    const both = await Promise.allSettled([
      moveStore(old.config, url, migrations),
      moveStore(old.config, url, migrations),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(KeepingError);
    await Promise.all([old.remove(), target.remove(), full.remove()]);
  });
});
