import { senderName } from '#domain/enquiries/inbox.rules.ts';
import { searchKey } from '#domain/search/search-key.rules.ts';
import { newId } from '#lib/ids.ts';
import type { Queries } from '#server/db/database.ts';
import type { OwnersTransaction } from '#server/db/owner.ts';
import type { EnquiryTable } from '#domain/enquiries/enquiry.schema.ts';

/** A message to the shop of any kind. */
export interface Enquiry {
  kind: EnquiryTable['kind'];
  /** The decoration, designer, invitation or checklist it is about. */
  subjectId: string | null;
  data: Record<string, unknown>;
}

/**
 * Stores a message to the shop from a person without an account and returns its id; repeated messages are allowed.
 * @param now ms
 */
export async function insertEnquiry(db: Queries, enquiry: Enquiry, now: number): Promise<string> {
  return insert(db, null, enquiry, now);
}

/** Stores a customer's message to the shop and returns its id. @param now ms */
export async function insertEnquiryOf(
  tx: OwnersTransaction,
  userId: string,
  enquiry: Enquiry,
  now: number,
): Promise<string> {
  return insert(tx, userId, enquiry, now);
}

async function insert(
  db: Queries,
  userId: string | null,
  { kind, subjectId, data }: Enquiry,
  now: number,
): Promise<string> {
  const id = newId(now);
  await db
    .insertInto('enquiry')
    .values({
      id,
      kind,
      user_id: userId,
      subject_id: subjectId,
      data: JSON.stringify(data),
      search_key: searchKey(senderName(data)),
      status: 'new',
      created_at: new Date(now).toISOString(),
    })
    .execute();
  return id;
}
