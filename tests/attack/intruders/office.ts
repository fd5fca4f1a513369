import { recordKinds, type RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { insertPasskey } from '#domain/staff/staff-passkey.repo.ts';
import { keepInvite, keepToken } from '#domain/staff/staff.repo.ts';
import { newId } from '#lib/ids.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import { DAY, HOUR, isoTime, MINUTE } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';
import { Dice } from '#tests/attack/dice.ts';
import { validFor } from '#tests/attack/valid-values.ts';
import { joinNewStaff } from '#tests/support/new-staff.ts';

/** Member of the staff with every way in. */
export interface Member {
  id: string;
  name: string;
  /** Secret and id of a session of this moment. */
  session: string;
  sessionId: string;
  /** Secret of a session that was opened six minutes ago and is in use. */
  late: string;
  /** Secret of a token of the command line. */
  token: string;
  passkey: string;
}

/** The back office of an attacked shop. */
export interface Office {
  members: Record<StaffRole, Member>;
  /** Another owner, whose session, passkey and token somebody else must not touch. */
  other: Member;
  /** Member whose account was closed while a session and a token were open. */
  closed: Member;
  /** Member who was an owner and is a helper now; session and token are from before. */
  demoted: Member;
  invite: { id: string; secret: string };
  tokenId: string;
  /** Id of a record of each kind. */
  records: Record<RecordKind, string>;
  /** Id of a planned change of the sweet in `records`. */
  planned: string;
}

/** Creates staff of every role, and what the staff's calls need to find. */
export async function settleOffice(shop: Shop): Promise<Office> {
  const { db } = shop;
  const members = {} as Record<StaffRole, Member>;
  for (const role of staffRoles) members[role] = await settleMember(shop, role, `Working ${role}`);
  const other = await settleMember(shop, 'owner', 'Other owner');
  const closed = await settleMember(shop, 'owner', 'Closed owner');
  await db.updateTable('staff').set({ is_active: false }).where('id', '=', closed.id).execute();
  const demoted = await settleMember(shop, 'owner', 'Demoted owner');
  await db.updateTable('staff').set({ role: 'helper' }).where('id', '=', demoted.id).execute();
  const invite = await keepInvite(db, { name: 'Invited', role: 'helper', staffId: null, life: DAY }, shop.now());
  const { id: tokenId } = await db.selectFrom('staff_token').select('id').executeTakeFirstOrThrow();
  const records = {} as Record<RecordKind, string>;
  const dice = new Dice(1);
  for (const kind of recordKinds) {
    const record = validFor(recordSchemas[kind], dice, {}) as never;
    [records[kind] = ''] = await saveRecords(db, kind, [{ record }]);
  }
  const planned = newId();
  const at = isoTime(shop.now() + DAY);
  const times = { until: null, price: null, price_before: null, next_at: at, done_at: null, created_at: at };
  const by = { actor_id: members.owner.id, actor: members.owner.name };
  await db
    .insertInto('planned_change')
    .values({ id: planned, kind: 'sweet', record_id: records.sweet, what: 'hide', at, ...times, ...by })
    .execute();
  return { members, other, closed, demoted, invite, tokenId, records, planned };
}

async function settleMember(shop: Shop, role: StaffRole, name: string): Promise<Member> {
  const { db } = shop;
  const now = shop.now();
  const id = await joinNewStaff(shop, role, name);
  const session = await openStaffSession(db, id, name, now);
  const { id: sessionId } = await db
    .selectFrom('staff_session')
    .select('id')
    .where('staff_id', '=', id)
    .executeTakeFirstOrThrow();
  const late = await openStaffSession(db, id, `late ${name}`, now);
  await db
    .updateTable('staff_session')
    .set({ created_at: isoTime(now - 6 * MINUTE) })
    .where('device', '=', `late ${name}`)
    .execute();
  const token = await keepToken(db, { name: `Tool of ${name}`, role, life: 2 * HOUR, staffId: id }, now);
  const passkey = `passkey-${id}`;
  await insertPasskey(db, id, { id: passkey, publicKey: 'AAAA', counter: 0 }, { device: name, name }, now);
  return { id, name, session, sessionId, late, token, passkey };
}
