import type { EarlierOrder, Enquiry, EnquiryHead } from '#domain/enquiries/inbox.contract.ts';
import { historyOf } from '#domain/enquiries/message-history.repo.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import type { Queries } from '#server/db/database.ts';
import { MOST_BESIDE, field, writer, messages, heads, toHead } from '#domain/enquiries/inbox.repo.ts';

/**
 * Returns a message with its history and the sender's other messages and orders; null when it does not exist. Orders
 * and messages are found by the sender's account, or else by the mobile number in the message.
 * @param now ms
 */
export async function findEnquiry(db: Queries, id: string, now: number): Promise<Enquiry | null> {
  const row = await heads(messages(db))
    .select([
      'inbox_state.revision',
      'enquiry.subject_id',
      'enquiry.user_id',
      'user.mobile as proven',
      field('price').as('price'),
      field('category').as('category'),
      field('image').as('image'),
    ])
    .where('enquiry.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  // With a session only the number that its person proved counts: another can be typed into the form.
  const mobile = normaliseMobile((row.user_id ? row.proven : row.mobile) ?? '');
  const [orders, others, history] = await Promise.all([
    ordersOf(db, row.user_id, mobile),
    othersOf(db, { id, userId: row.user_id, mobile }, now),
    historyOf(db, id),
  ]);
  return {
    ...toHead(row, now, Infinity),
    revision: Number(row.revision ?? 0),
    price: row.price,
    category: row.category,
    picture: isDesign(row.image),
    subjectPage:
      row.kind === 'customisation' && row.subject ? `/invitation-detail/${row.subject_id ?? ''}/invitation` : '',
    knownBy: row.user_id ? 'session' : mobile ? 'number' : null,
    orders,
    others,
    history,
  };
}

/** Tells whether a media value is an uploaded design, `designs/` with an id of 24 hexadecimal digits. */
const isDesign = (image: string): image is `designs/${string}` => /^designs\/[0-9a-f]{24}\.webp$/.test(image);

/** Returns the media value of the picture uploaded with a message; null when it has none or does not exist. */
export async function designOf(db: Queries, id: string): Promise<`designs/${string}` | null> {
  const row = await db.selectFrom('enquiry').select(field('image').as('image')).where('id', '=', id).executeTakeFirst();
  return row && isDesign(row.image) ? row.image : null;
}

/**
 * Deletes a message with its state and history, and returns the media value of its picture, which the caller must
 * delete; null without a picture.
 */
export async function eraseMessage(tx: Queries, id: string): Promise<`designs/${string}` | null> {
  const image = await designOf(tx, id);
  await tx.deleteFrom('enquiry').where('id', '=', id).execute();
  return image;
}

/**
 * Returns the last `MOST_BESIDE` orders of the sender's account or of the account with the mobile number, newest first.
 */
async function ordersOf(db: Queries, userId: string | null, mobile: string | null): Promise<EarlierOrder[]> {
  if (!userId && !mobile) return [];
  const rows = await db
    .selectFrom('order')
    .innerJoin('user', 'user.id', 'order.user_id')
    .select((select) => [
      'order.id',
      'order.title',
      'order.invoice_number',
      'order.amount',
      'order.created_at',
      select
        .selectFrom('order_recipient')
        .select((recipient) => recipient.fn.countAll<number>().as('count'))
        .whereRef('order_recipient.order_id', '=', 'order.id')
        .as('homes'),
    ])
    .where((where) => where.or([where('user.id', '=', userId ?? ''), where('user.mobile', '=', mobile ?? '')]))
    .orderBy('order.created_at', 'desc')
    .orderBy('order.id', 'desc')
    .limit(MOST_BESIDE)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    invoiceNumber: row.invoice_number,
    amount: Number(row.amount),
    at: row.created_at,
    homes: Number(row.homes),
  }));
}

/** Returns the last `MOST_BESIDE` other messages from the same account or mobile number, newest first. */
async function othersOf(
  db: Queries,
  { id, userId, mobile }: { id: string; userId: string | null; mobile: string | null },
  now: number,
): Promise<EnquiryHead[]> {
  if (!userId && !mobile) return [];
  const rows = await heads(
    messages(db)
      .where('enquiry.id', '!=', id)
      .where((where) =>
        where.or([
          where('enquiry.user_id', '=', userId ?? ''),
          // However the number was written, it ends with its ten digits.
          ...(mobile ? [where(writer.mobile, 'like', `%${mobile}`)] : []),
        ]),
      ),
  )
    .orderBy('enquiry.created_at', 'desc')
    .orderBy('enquiry.id', 'desc')
    .limit(MOST_BESIDE)
    .execute();
  return rows.map((row) => toHead(row, now));
}
