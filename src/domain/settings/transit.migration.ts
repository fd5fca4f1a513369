import type { Kysely } from 'kysely';

/** Part of its life that a food may have spent on arrival. */
const SPENT = 0.7;
/** Longest time on the way of any parcel, in days. */
const LONGEST = 10;

interface Settings {
  setting: { section: string; data: unknown };
}

/** Adds the days on the way to zones that an owner wrote, computed from the days that food must keep in them. */
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
