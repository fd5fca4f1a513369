import { proposedName } from '#domain/guests/household.rules.ts';
import { rehearsalFamily, type RehearsalGuest, rehearsalStages } from '#domain/rehearsal/rehearsal.rules.ts';
import { newId } from '#lib/ids.ts';
import { HOUR } from '#lib/time.ts';
import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';

/** Guests in one statement: a database takes a limited number of values. */
const CHUNK = 60;

/** Returns the id of the rehearsal's customer; null while that customer has no guests. */
export async function rehearsedUser(db: Queries): Promise<string | null> {
  const row = await db
    .selectFrom('user')
    .innerJoin('guest', 'guest.user_id', 'user.id')
    .select('user.id')
    .where('user.mobile', '=', rehearsalFamily.mobile)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Inserts the rehearsal's guests, with the times that their stages need, and returns their ids in the same order. */
export async function insertRehearsed(
  tx: OwnersTransaction,
  userId: string,
  guests: readonly RehearsalGuest[],
  now: number,
): Promise<string[]> {
  const ago = (hours: number): string => new Date(now - hours * HOUR).toISOString();
  // Lists are ordered by time and id.
  const ids = guests.map(() => newId(now - 240 * HOUR)).sort();
  const rows = guests.map((guest, at) => {
    const { name, mobile, note, category, address, pincode, stage, persons, side, events, livesWith } = guest;
    const reached = rehearsalStages.indexOf(stage);
    const since = (of: (typeof rehearsalStages)[number], hours: number): string | null =>
      reached >= rehearsalStages.indexOf(of) ? ago(hours) : null;
    // Of those who have not answered every second one was asked days ago, and is silent.
    const asked = reached < rehearsalStages.indexOf('filled') && at % 2 === 0 ? 30 : 200;
    return {
      id: ids[at] ?? '',
      user_id: userId,
      name,
      mobile: mobile || null,
      note,
      guest_no: persons,
      email: '',
      category,
      address,
      pincode,
      side,
      events: events.join(','),
      household: livesWith === null ? null : (ids[livesWith] ?? null),
      box_name: livesWith === null ? '' : proposedName([name]),
      asked_at: since('asked', asked),
      opened_at: since('opened', asked - 10),
      filled_at: since('filled', 180),
      // What came in and was not looked at yet.
      unconfirmed: stage === 'filled',
      created_at: ago(240),
      updated_at: ago(180),
    };
  });
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx
      .insertInto('guest')
      .values(rows.slice(from, from + CHUNK))
      .execute();
  return ids;
}
