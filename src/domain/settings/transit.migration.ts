import type { Kysely } from 'kysely';

/** Part of its life that a food may have spent on arrival. */
const SPENT = 0.7;
/** Longest time on the way of any parcel, in days. */
const LONGEST = 10;

interface Reach {
  zones?: { days: number }[];
}
interface Settings {
  setting: { section: string; data: string | Reach };
}

/** Adds the transit time in days to each stored zone: 70 % of the days that food must keep in the zone, at most 10. */
export async function transit(db: Kysely<Settings>): Promise<void> {
  const row = await db.selectFrom('setting').select('data').where('section', '=', 'reach').executeTakeFirst();
  if (!row) return;
  const data: Reach = typeof row.data === 'string' ? JSON.parse(row.data) : row.data;
  const zones = (data.zones ?? []).map((zone) => ({
    ...zone,
    transit: Math.min(LONGEST, Math.floor(zone.days * SPENT)),
  }));
  await db
    .updateTable('setting')
    .set({ data: JSON.stringify({ ...data, zones }) })
    .where('section', '=', 'reach')
    .execute();
}
