import type { FastifyInstance } from 'fastify';
import { namesIn } from '#domain/staff/log-names.repo.ts';
import {
  changeStaff,
  inviteStaff,
  listStaffPeople,
  listStaffTokens,
  readAudit,
  revokeStaffToken,
  type StaffPerson,
  withdrawInvite,
} from '#domain/staff/staff.contract.ts';
import { allPasskeys } from '#domain/staff/staff-passkey.repo.ts';
import {
  changePerson,
  countOwners,
  dropInvite,
  dropInvitesBy,
  dropToken,
  endAccount,
  keepInvite,
  listInvites,
  listPeople,
  listTokens,
  staffById,
  staffByName,
} from '#domain/staff/staff.repo.ts';
import { inviteLink } from '#domain/staff/staff.rules.ts';
import * as say from '#domain/staff/staff.texts.ts';
import { DAY } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { withTransaction } from '#server/db/database.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { readAuditPage, writeAudit } from '#server/staff/audit.repo.ts';
import { backOfficeUrl } from '#server/staff/identify.ts';
import { demandOwner } from '#server/staff/owner.repo.ts';
import { endStaffSessions } from '#server/staff/staff-session.repo.ts';
import { said } from '#lib/said.ts';

/** Life of an invitation, ms. */
const INVITE_MS = DAY;

/** Adds the owner's routes: staff members and their roles, invitations, tokens, and the audit log. */
export function staffPeopleRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, listStaffPeople, async () => ({ people: await peopleOf(shop) }));

  serve(app, shop, inviteStaff, async ({ body, staff, request }) => {
    const known = body.staffId ? await staffById(shop.db, body.staffId) : null;
    if (body.staffId && !known) throw notFound(said(say, 'noPerson'));
    if (known && !known.is_active) throw new Refusal(409, said(say, 'openAccountFirst', known.name));
    if (!known && (await staffByName(shop.db, body.name))) {
      throw new Refusal(409, said(say, 'nameTaken'), { fields: { name: say.nameTaken } });
    }
    const invite = {
      name: known?.name ?? body.name,
      role: known?.role ?? body.role,
      staffId: known?.id ?? null,
      life: INVITE_MS,
      invitedBy: staff.id,
    };
    const { secret, expiresAt } = await withTransaction(shop.db, async (tx) => {
      await demandOwner(tx, staff);
      const kept = await keepInvite(tx, invite, shop.now());
      const after = { name: invite.name, role: invite.role };
      const action = known ? 'new-way' : 'invite';
      await writeAudit(tx, staff, shop.now(), { action, kind: 'staff', recordId: kept.id, after });
      return kept;
    });
    return { link: inviteLink(backOfficeUrl(shop, request), secret), expiresAt };
  });

  serve(app, shop, changeStaff, async ({ params: { staffId }, body, staff }) => {
    const { role } = body;
    await withTransaction(shop.db, async (tx) => {
      await demandOwner(tx, staff);
      const person = await staffById(tx, staffId);
      if (!person) throw notFound(said(say, 'noPerson'));
      const before = { role: person.role, isActive: person.is_active };
      await changePerson(tx, staffId, { role, is_active: body.isActive }, shop.now());
      if ((await countOwners(tx)) === 0) throw new Refusal(409, said(say, 'noOwner'));
      if (body.isActive) await endStaffSessions(tx, staffId);
      else await endAccount(tx, staffId);
      if (role !== 'owner') await dropInvitesBy(tx, staffId);
      const after = { role, isActive: body.isActive };
      await writeAudit(tx, staff, shop.now(), { action: 'change', kind: 'staff', recordId: staffId, before, after });
    });
    return {};
  });

  serve(app, shop, withdrawInvite, async ({ params: { inviteId }, staff }) => {
    await withTransaction(shop.db, async (tx) => {
      if (!(await dropInvite(tx, inviteId))) throw notFound(said(say, 'noInvitation'));
      await writeAudit(tx, staff, shop.now(), { action: 'withdraw', kind: 'invite', recordId: inviteId });
    });
    return {};
  });

  serve(app, shop, listStaffTokens, async () => ({ tokens: await listTokens(shop.db, shop.now()) }));

  serve(app, shop, revokeStaffToken, async ({ params: { tokenId }, staff }) => {
    await withTransaction(shop.db, async (tx) => {
      const name = await dropToken(tx, tokenId);
      if (name === null) throw notFound(said(say, 'noToken'));
      await writeAudit(tx, staff, shop.now(), { action: 'revoke', kind: 'token', recordId: tokenId, before: { name } });
    });
    return {};
  });

  serve(app, shop, readAudit, async ({ query }) => {
    const page = await readAuditPage(shop.db, query);
    return { ...page, names: await namesIn(shop.db, page.entries) };
  });
}

/** Returns the staff with their ways in, then those who are invited and have not come yet. */
async function peopleOf({ db, now }: Shop): Promise<StaffPerson[]> {
  const passkeys = await allPasskeys(db);
  const invites = await listInvites(db, now());
  const linkOf = (staffId: string): StaffPerson['link'] => {
    const open = invites.findLast(({ staff_id }) => staff_id === staffId);
    return open ? { id: open.id, expiresAt: open.expires_at } : null;
  };
  const people = (await listPeople(db)).map((one): StaffPerson => ({
    id: one.id,
    name: one.name,
    role: one.role,
    state: one.is_active ? 'active' : 'closed',
    passkeys: passkeys.get(one.id) ?? [],
    hasPassword: one.password !== '',
    link: linkOf(one.id),
  }));
  const newcomers = invites.filter(({ staff_id }) => staff_id === null);
  const invited = newcomers.map((one): StaffPerson => ({
    id: one.id,
    name: one.name,
    role: one.role,
    state: 'invited',
    passkeys: [],
    hasPassword: false,
    link: { id: one.id, expiresAt: one.expires_at },
  }));
  return [...people, ...invited];
}
