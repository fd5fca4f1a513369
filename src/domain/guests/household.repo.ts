import type { ExpressionBuilder } from 'kysely';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { sendWaiting } from '#domain/guests/waiting-boxes.repo.ts';
import { byHome } from '#domain/guests/homes.rules.ts';
import { contactOf, eventList, type GuestSide, MOST_EVENTS } from '#domain/guests/household.rules.ts';
import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';
import type { Schema } from '#server/db/schema.ts';

const raised = (now: string) => (row: ExpressionBuilder<Schema, 'guest'>) => ({
  revision: row('revision', '+', 1),
  updated_at: now,
});

/** A household to form. */
interface Household {
  members: readonly string[];
  name: string;
  contact: string;
  addressOf: string;
}

/**
 * Joins guests into one household, removes them from earlier ones, and copies the address of guest `addressOf` to all
 * members and to their paid boxes that lack it.
 */
export async function formHousehold(
  tx: OwnersTransaction,
  userId: string,
  { members, name, contact, addressOf }: Household,
  now: string,
): Promise<void> {
  const home = await tx
    .selectFrom('guest')
    .select(['address', 'pincode', 'filled_at', 'unconfirmed'])
    .where('user_id', '=', userId)
    .where('id', '=', addressOf)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('guest')
    .set((row) => ({ ...home, household: contact, box_name: name, ...raised(now)(row) }))
    .where('user_id', '=', userId)
    .where('id', 'in', members)
    .execute();
  await tidyHouseholds(tx, userId, now);
  // A box that was paid for one of them before may go to the home they share now.
  await sendWaiting(tx, members, now);
}

/** Removes guests from their households; each guest keeps the shared address. */
export async function leaveHousehold(
  tx: OwnersTransaction,
  userId: string,
  ids: readonly string[],
  now: string,
): Promise<void> {
  await setHousehold(tx, userId, ids, null, now);
  await tidyHouseholds(tx, userId, now);
}

/**
 * Repairs a user's households: a missing contact, or one without a number where another member has one, is replaced by
 * the member added first, and a household with one member is dissolved.
 */
export async function tidyHouseholds(tx: Queries, userId: string, now: string): Promise<void> {
  const guests = await tx
    .selectFrom('guest')
    .select(['id', 'mobile', 'household'])
    .where('user_id', '=', userId)
    .where('household', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const members of byHome(guests, ({ id }) => id)) {
    const [first] = members;
    if (!first) continue;
    const ids = members.map(({ id }) => id);
    const contact = contactOf(members, first.id);
    if (members.length === 1) await setHousehold(tx, userId, ids, null, now);
    else if (first.household !== contact) await setHousehold(tx, userId, ids, contact, now);
  }
}

async function setHousehold(
  tx: Queries,
  userId: string,
  ids: readonly string[],
  household: string | null,
  now: string,
): Promise<void> {
  await tx
    .updateTable('guest')
    .set((row) => ({ household, ...(household === null ? { box_name: '' } : {}), ...raised(now)(row) }))
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('household', 'is not', null)
    .execute();
}

/** Sides and events to add or remove. */
interface Tags {
  side?: GuestSide | '' | undefined;
  add: readonly string[];
  remove: readonly string[];
}

/**
 * Removes and adds events of guests, and sets their side when one is given. Returns the names of guests who would have
 * more than `MOST_EVENTS` events; these guests stay unchanged.
 */
export async function setTags(
  tx: OwnersTransaction,
  userId: string,
  guests: readonly GuestWire[],
  { side, add, remove }: Tags,
  now: string,
): Promise<string[]> {
  const gone = new Set(remove.map((event) => event.toLowerCase()));
  const full: string[] = [];
  // Guests who end with the same tags are written together: a wedding has few combinations.
  const groups = new Map<string, { side: string; events: string; ids: string[] }>();
  for (const guest of guests) {
    const kept = (guest.events ?? []).filter((event) => !gone.has(event.toLowerCase()));
    const list = eventList([...kept, ...add]);
    if (list.length > MOST_EVENTS) {
      full.push(guest.name);
      continue;
    }
    const next = { side: side ?? guest.side ?? '', events: list.join(',') };
    if (next.side === (guest.side ?? '') && next.events === (guest.events ?? []).join(',')) continue;
    const key = `${next.side} ${next.events}`;
    const group = groups.get(key) ?? { ...next, ids: [] };
    group.ids.push(guest._id);
    groups.set(key, group);
  }
  for (const { ids, ...tags } of groups.values())
    await tx
      .updateTable('guest')
      .set((row) => ({ ...tags, ...raised(now)(row) }))
      .where('user_id', '=', userId)
      .where('id', 'in', ids)
      .execute();
  return full;
}
