import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#lib/ids.ts';
import { migrate } from '#migrations';
import { type Database, openDatabase, type Queries, withTransaction } from '#server/db/database.ts';
import { emptyShop, engines } from '#tests/support/engines.ts';

describe.each(engines)('a transaction, on %s', (engine) => {
  let db: Database;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const shop = await emptyShop(engine);
    db = openDatabase(shop.config);
    remove = shop.remove;
    await migrate(db);
  });
  beforeEach(() => db.deleteFrom('publish_request').execute());
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await db.destroy();
    await remove();
  });

  const write = (tx: Queries, id: string) =>
    tx.insertInto('publish_request').values({ id, asked_at: '2026-11-22T00:00:00.000Z' }).execute();
  const kept = async () =>
    (await db.selectFrom('publish_request').select('id').orderBy('id').execute()).map(({ id }) => id);

  it('keeps all that was written when it ends', async () => {
    const answer = await withTransaction(db, async (tx) => {
      await write(tx, 'a');
      await write(tx, 'b');
      return 'done';
    });
    expect([answer, await kept()]).toEqual(['done', ['a', 'b']]);
  });

  it('keeps nothing of work that fails, tells its failure, and leaves the store open for the next', async () => {
    const failed = withTransaction(db, async (tx) => {
      await write(tx, 'a');
      await write(tx, 'b');
      throw new Error('no longer wanted');
    });
    await expect(failed).rejects.toThrow('no longer wanted');
    expect(await kept()).toEqual([]);
    await withTransaction(db, (tx) => write(tx, 'c'));
    await write(db, 'd');
    expect(await kept()).toEqual(['c', 'd']);
  });

  it('keeps nothing when one of its statements is refused', async () => {
    const failed = withTransaction(db, async (tx) => {
      await write(tx, 'a');
      await write(tx, 'a');
    });
    await expect(failed).rejects.toThrow(/unique/i);
    expect(await kept()).toEqual([]);
  });

  it('keeps no reader waiting, and shows nobody what may still be taken back', async () => {
    let seen: string[] = [];
    await withTransaction(db, async (tx) => {
      await write(tx, 'a');
      seen = await kept();
      expect(await tx.selectFrom('publish_request').select('id').execute()).toEqual([{ id: 'a' }]);
    });
    expect([seen, await kept()]).toEqual([[], ['a']]);
  });

  it('takes its turn: twenty at once that read and then write lose nothing', async () => {
    const next = () =>
      withTransaction(
        db,
        async (tx) => {
          const rows = await tx.selectFrom('publish_request').select('id').execute();
          await write(tx, String(rows.length + 10));
        },
        { queue: 'count' },
      );
    await Promise.all(Array.from({ length: 20 }, next));
    expect(await kept()).toEqual(Array.from({ length: 20 }, (_, at) => String(at + 10)));
  });

  it('of one queue begins when the one before has ended, even by a failure, and other queues do not wait', async () => {
    const told: string[] = [];
    let open!: () => void;
    const held = new Promise<void>((resolve) => (open = resolve));
    const first = withTransaction(
      db,
      async () => {
        told.push('first');
        await held;
        throw new Error('first failed');
      },
      { queue: 'one' },
    );
    const second = withTransaction(db, async (tx) => void told.push((await write(tx, 'b'), 'second')), {
      queue: 'one',
    });
    setImmediate(open);
    await expect(first).rejects.toThrow('first failed');
    await second;
    expect([told, await kept()]).toEqual([['first', 'second'], ['b']]);
  });

  it.each(['40001', '40P01'])('is repeated from its beginning when the database asks for that by %s', async (code) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let tries = 0;
    await withTransaction(db, async (tx) => {
      tries += 1;
      await write(tx, `try ${tries}`);
      if (tries < 3) throw Object.assign(new Error('again'), { code });
    });
    expect([tries, await kept()]).toEqual([3, ['try 3']]);
  });

  it('is not repeated for any other reason, and not for ever', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let tries = 0;
    const failing = (code: string) =>
      withTransaction(db, async () => {
        tries += 1;
        throw Object.assign(new Error(`code ${code}`), { code });
      });
    await expect(failing('23505')).rejects.toThrow('code 23505');
    expect(tries).toBe(1);
    await expect(failing('40001')).rejects.toThrow('code 40001');
    expect(tries).toBe(1 + 30);
  });

  it('gives values back as they were given, also by returning', async () => {
    const times = { created_at: '2026-11-22T18:30:00.000Z', updated_at: '2026-11-22T18:30:00.000Z' };
    const user = { id: newId(), mobile: '9876543210', google_subject: null, name: 'Simran', email: '', profile: '' };
    const row = { ...user, address: '', address_by: 'custom' as const, pincode: '', ...times };
    expect(await db.insertInto('user').values(row).returningAll().executeTakeFirstOrThrow()).toMatchObject(row);
    const cart = { id: newId(), user_id: user.id, invitation_id: newId(), weight: 750, temp_id: 2, ...times };
    const sections = [{ index: 0, sweetId: 'x' }];
    const written = await db
      .insertInto('cart')
      .values({ ...cart, saved: true, sections: JSON.stringify(sections) })
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(written).toMatchObject({ ...cart, saved: true, sections });
    expect(await db.selectFrom('cart').selectAll().where('saved', '=', true).execute()).toMatchObject([written]);
    expect(await db.selectFrom('cart').select('saved').where('saved', '=', false).execute()).toEqual([]);
  });

  it('lets other requests go on after it read the rows of a large order', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => ({ id: `many-${at}`, asked_at: '2026-11-22T00:00:00.000Z' }));
    await db.insertInto('publish_request').values(rows).execute();
    const ends: string[] = [];
    setImmediate(() => ends.push('another request'));
    expect(await db.selectFrom('publish_request').selectAll().execute()).toHaveLength(1_000);
    ends.push('the read');
    expect(ends).toEqual(['another request', 'the read']);
  });

  it('refuses rows that belong to nobody', async () => {
    const orphan = sql`insert into guest_link (secret_hash, guest_id, expires_at, created_at) values ('x', 'nobody', '2026-11-22T00:00:00Z', '2026-11-22T00:00:00Z')`;
    await expect(orphan.execute(db)).rejects.toThrow(/foreign key/i);
  });
});
