import { randomBytes } from 'node:crypto';
import { insertEnquiry, insertEnquiryOf } from '#domain/enquiries/enquiry.repo.ts';
import { writeEvent, writeStanding } from '#domain/enquiries/standing.repo.ts';
import { changeUser, userOfMobile } from '#domain/session/user.repo.ts';
import { newId } from '#lib/ids.ts';
import { HOUR, MINUTE } from '#lib/time.ts';
import type { Database } from '#server/db/database.ts';
import type { Standing } from '#domain/enquiries/inbox.schema.ts';
import { asOwner } from '#server/db/owner.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { seeded } from '#scripts/demo/artwork/kit.ts';
import { type DemoEnquiry, demoEnquiries } from '#scripts/demo/running/enquiries.ts';

/** The customer who sent the demonstration's messages that need a session. */
const SENDER = { mobile: '6000000106', name: 'Navjot Brar' };

/** Kinds of record that messages are about. */
const subjects = {
  'decoration-quote': 'decoration',
  'designer-quote': 'designer',
  customisation: 'invitation',
  'planning-help': 'planning',
} as const;

/**
 * Fills the inbox of a demonstration with messages of every kind and age.
 * @param idOf returns the id of a demonstration record
 */
export async function seedInbox(
  db: Database,
  media: MediaStore,
  idOf: (kind: (typeof subjects)[keyof typeof subjects], slug: string) => string,
): Promise<void> {
  const now = Date.now();
  const sender = await userOfMobile(db, SENDER.mobile, new Date(now).toISOString());
  await changeUser(db, sender.id, { name: SENDER.name }, new Date(now).toISOString());
  for (const enquiry of demoEnquiries) {
    const { kind, about, hoursAgo, fields, session, picture } = enquiry;
    const at = now - hoursAgo * HOUR;
    const image =
      picture &&
      (await media.addOriginal('designs', randomBytes(12).toString('hex'), Buffer.from(picture(seeded(kind)))));
    const subjectId = about && kind in subjects ? idOf(subjects[kind as keyof typeof subjects], about) : null;
    const write = { kind, subjectId, data: { ...fields, ...(image ? { image } : {}) } };
    const id = session
      ? await asOwner(db, sender.id, (tx) => insertEnquiryOf(tx, sender.id, write, at))
      : await insertEnquiry(db, write, at);
    await sinceThen(db, id, enquiry, at);
  }
}

/** Stores the staff's later actions on a message as events, one minute apart, starting an hour after the message. */
async function sinceThen(db: Database, id: string, { since }: DemoEnquiry, came: number): Promise<void> {
  if (!since) return;
  const by = { id: newId(came), name: since.by };
  const at = (step: number): string => new Date(came + HOUR + step * MINUTE).toISOString();
  let before: Standing = { state: 'new', assigneeId: null, assignee: '', erasure: null };
  const answered = since.way ? (['answered'] as const) : [];
  for (const [step, state] of [...new Set([...answered, since.state])].entries()) {
    const after: Standing = { ...before, state };
    const revision = step + 1;
    const what =
      state === 'answered' && since.way ? ({ what: 'answer', way: since.way } as const) : { what: 'change' as const };
    await writeStanding(db, id, after, { revision, by: by.name, at: at(step) });
    await writeEvent(db, id, { id: newId(came), ...what, before, after, revision }, { by, at: at(step) });
    before = after;
  }
  if (since.note) await writeEvent(db, id, { id: newId(came), what: 'note', text: since.note }, { by, at: at(3) });
}
