import type { Selectable } from 'kysely';
import {
  answerOfHome,
  blankCelebration,
  type Celebration,
  type Food,
  type Gift,
  giftState,
  type GuestAnswer,
} from '#domain/guests/celebration.rules.ts';
import { livesWith } from '#domain/guests/homes.repo.ts';
import { byHome } from '#domain/guests/homes.rules.ts';
import type { Queries } from '#server/db/database.ts';
import type { CelebrationTable, GuestAnswerTable } from '#domain/guests/celebration.schema.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { homesWithLate } from '#domain/parcels/home-parcels.repo.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';

/** Returns a family's celebration and its revision; a blank celebration with revision 0 when none is stored. */
export async function celebrationOf(
  db: Queries,
  userId: string,
): Promise<{ celebration: Celebration; revision: number }> {
  const row = await db.selectFrom('celebration').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ? toCelebration(row) : { celebration: blankCelebration, revision: 0 };
}

/**
 * Saves a celebration if the stored revision still equals `revision` (0 = not stored yet), and returns it with its new
 * revision. Returns null and saves nothing when the revision differs.
 */
export async function writeCelebration(
  tx: OwnersTransaction,
  userId: string,
  celebration: Celebration,
  revision: number,
  now: string,
): Promise<{ celebration: Celebration; revision: number } | null> {
  const row = { ...celebration, revision: revision + 1, updated_at: now };
  const written =
    revision === 0
      ? await tx
          .insertInto('celebration')
          .values({ user_id: userId, ...row })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returningAll()
          .executeTakeFirst()
      : await tx
          .updateTable('celebration')
          .set(row)
          .where('user_id', '=', userId)
          .where('revision', '=', revision)
          .returningAll()
          .executeTakeFirst();
  return written ? toCelebration(written) : null;
}

/**
 * Returns one answer for each home that answered, by the id of the member who answered last. An arrival confirmed by
 * any member counts for the home.
 */
export async function answersOf(db: Queries, userId: string): Promise<Record<string, GuestAnswer>> {
  const rows = await db
    .selectFrom('guest_answer')
    .innerJoin('guest', 'guest.id', 'guest_answer.guest_id')
    .selectAll('guest_answer')
    .select('guest.household')
    .where('guest.user_id', '=', userId)
    .execute();
  return Object.fromEntries(
    byHome(rows, ({ guest_id }) => guest_id).flatMap((members) => {
      const last = members.reduce((best, row) => ((row.answered_at ?? '') > (best.answered_at ?? '') ? row : best));
      return [[last.guest_id, answerOfHome(members.map(toAnswer))]];
    }),
  );
}

/**
 * Returns the answer of a guest's home: the latest one, with an arrival confirmed by any member; `noAnswer` when there
 * is none.
 */
export async function readGuestAnswer(db: Queries, guestId: string): Promise<GuestAnswer> {
  const rows = await db
    .selectFrom('guest_answer')
    .selectAll()
    .where('guest_id', 'in', await livesWith(db, guestId))
    .orderBy('guest_id')
    .execute();
  return answerOfHome(rows.map(toAnswer));
}

/** Stores the given fields of a guest's answer, keeps its other fields, and returns the whole answer. */
export async function writeAnswer(
  tx: Queries,
  guestId: string,
  part: Partial<Omit<GuestAnswerTable, 'guest_id'>>,
): Promise<GuestAnswer> {
  const blank = { coming: '', people: 0, food: '', answered_at: null, arrived_at: null, thanks: '' };
  const row = await tx
    .insertInto('guest_answer')
    .values({ guest_id: guestId, ...blank, ...part })
    .onConflict((conflict) => conflict.column('guest_id').doUpdateSet(part))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAnswer(row);
}

/**
 * Erases a guest's address, note, e-mail, answer and links, and the name in the log of relatives' changes, and removes the guest from their household, whose other members
 * lose the shared address too. The name and mobile number stay.
 */
export async function forgetGuest(tx: Queries, guestId: string, now: string): Promise<void> {
  // The address is that of the home, whoever of it wrote it: it goes with each of them.
  await tx
    .updateTable('guest')
    .set((row) => ({
      address: '',
      pincode: '',
      filled_at: null,
      unconfirmed: false,
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', 'in', await livesWith(tx, guestId))
    .where('id', '!=', guestId)
    .execute();
  // What relatives did stays told, and of whom not.
  await tx.updateTable('list_change').set({ guest_name: say.aGuest }).where('guest_id', '=', guestId).execute();
  await tx.deleteFrom('guest_answer').where('guest_id', '=', guestId).execute();
  await tx.deleteFrom('guest_link').where('guest_id', '=', guestId).execute();
  await tx
    .updateTable('guest')
    .set((row) => ({
      address: '',
      pincode: '',
      note: '',
      email: '',
      asked_at: null,
      opened_at: null,
      filled_at: null,
      erased_at: now,
      unconfirmed: false,
      household: null,
      box_name: '',
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', guestId)
    .execute();
}

/**
 * Returns the boxes ordered for a guest's home, newest order first. Leaves out cancelled boxes, and boxes that lacked
 * an address and were sent to the family or refunded.
 */
export async function giftsFor(db: Queries, guestId: string): Promise<Gift[]> {
  const rows = await homesWithLate(db)
    .innerJoin('order', 'order.id', 'home.order_id')
    .innerJoin('guest', 'guest.id', 'home.guest_id')
    .select([
      'order.title',
      'order.content',
      'home.circle',
      'order.leaves_by as leavesBy',
      'order.sale',
      'home.quantity',
      'parcel.state',
      'parcel.courier',
      'parcel.tracking',
      'parcel.changed_at as since',
      'home.address',
      'home.pincode',
      'guest.address as newAddress',
      'guest.pincode as newPincode',
      'late_home.state as late',
    ])
    .where('home.guest_id', 'in', await livesWith(db, guestId))
    .orderBy('order.created_at', 'desc')
    .orderBy('order.id')
    .execute();
  return rows.flatMap((row): Gift[] => {
    const { title: whole, content, circle, quantity, state, courier, tracking, leavesBy, since } = row;
    const shown = giftState(state ?? 'placed');
    // A box that waited in vain goes to the family.
    if (!shown || row.late === 'own' || row.late === 'refund') return [];
    // Nobody is told what others get.
    const title = ('circles' in content ? content.circles?.[Number(circle)]?.name : undefined) ?? whole;
    const carried = { courier: courier ?? '', tracking: tracking ?? '' };
    const by = row.sale?.wanted?.by ?? null;
    const elsewhere =
      row.late !== 'waiting' &&
      row.newAddress !== '' &&
      (row.newAddress !== row.address || row.newPincode !== row.pincode);
    return [{ title, boxes: Number(quantity), state: shown, ...carried, leavesBy, since, elsewhere, by }];
  });
}

function toCelebration({ couple, event, day, time, place, words, revision }: Selectable<CelebrationTable>) {
  return { celebration: { couple, event, day, time, place, words }, revision: Number(revision) };
}

const toAnswer = (row: Selectable<GuestAnswerTable>): GuestAnswer => ({
  coming: row.coming as GuestAnswer['coming'],
  people: Number(row.people),
  food: row.food as Food | '',
  answeredAt: row.answered_at,
  arrivedAt: row.arrived_at,
  thanks: row.thanks,
});
