import type { Kysely } from 'kysely';

/** Parts of ten of its life that a food may have spent on arrival. */
const SPENT = 0.7;
/** Nothing that the shop sends is longer on the way, in days. */
const LONGEST = 10;

interface Settings {
  setting: { section: string; data: unknown };
}

/** Zones that an owner wrote say how long food must keep; from now on they say the days on the way, which that allows. */
export async function transit(db: Kysely<unknown>): Promise<void> {
  const stored = db as Kysely<Settings>;
  const row = await stored.selectFrom('setting').select('data').where('section', '=', 'reach').executeTakeFirst();
  if (!row) return;
  const data = (typeof row.data === 'string' ? JSON.parse(row.data) : row.data) as { zones?: { days: number }[] };
  const zones = (data.zones ?? []).map((zone) => ({
    ...zone,
    transit: Math.min(LONGEST, Math.floor(zone.days * SPENT)),
  }));
  await stored
    .updateTable('setting')
    .set({ data: JSON.stringify({ ...data, zones }) })
    .where('section', '=', 'reach')
    .execute();
}
