import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#migrations';
import { type Database, openDatabase, poolOf } from '#server/db/database.ts';
import { inOneTrip } from '#server/db/one-trip.ts';
import { emptyShop, engines } from '#tests/support/engines.ts';

describe.each(engines)('statements that are sent together, on %s', (engine) => {
  let db: Database;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const shop = await emptyShop(engine);
    db = openDatabase(shop.config, { serving: true });
    remove = shop.remove;
    await migrate(db);
  });
  beforeEach(() => db.deleteFrom('publish_request').execute());
  afterAll(async () => {
    await db.destroy();
    await remove();
  });

  const write = (id: string) =>
    db.insertInto('publish_request').values({ id, asked_at: '2026-11-22T00:00:00.000Z' }).returning('id');
  const all = () => db.selectFrom('publish_request').select('id').orderBy('id');
  const kept = async () => (await all().execute()).map(({ id }) => id);

  it('come one after the other, each sees what those before it wrote, and each gets its own answer', async () => {
    const answers = await inOneTrip(db, [write('a'), all(), write('b'), all()] as const, 'one');
    expect(answers).toEqual([[{ id: 'a' }], [{ id: 'a' }], [{ id: 'b' }], [{ id: 'a' }, { id: 'b' }]]);
    expect(await kept()).toEqual(['a', 'b']);
  });

  it('keep nothing when one of them is refused, tell why, and leave the connection to the next', async () => {
    const refused = inOneTrip(db, [write('a'), write('a'), write('b')] as const, 'one');
    await expect(refused).rejects.toThrow(/unique/i);
    expect(await kept()).toEqual([]);
    await Promise.all(Array.from({ length: 30 }, (_, at) => inOneTrip(db, [write(`${at + 10}`)] as const, `${at}`)));
    expect(await kept()).toHaveLength(30);
    const pool = poolOf(db);
    expect(pool?.idleCount).toBe(pool?.totalCount);
  });
});
