import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  beginInvitePasskey,
  beginInvitePassword,
  finishInvitePasskey,
  finishInvitePassword,
  readInvite,
  type StaffMe,
} from '#domain/staff/staff.contract.ts';
import { passkeyById, passkeysOf } from '#domain/staff/staff-passkey.repo.ts';
import { keepChallenge, readChallenge, takeChallenge } from '#domain/staff/staff-challenge.repo.ts';
import {
  dropInvite,
  inviteBySecret,
  joinStaff,
  newRecoveryCodes,
  staffById,
  staffByName,
  type WayIn,
} from '#domain/staff/staff.repo.ts';
import { openCodeSecret, openSessionOf, sealCodeSecret, TRIES } from '#domain/staff/staff-sign-in.service.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import * as say from '#domain/staff/staff.texts.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import type { StaffInviteTable } from '#server/db/staff.schema.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serveLimited } from '#server/http/serve.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { backOfficeUrl, refuseForeignPages } from '#server/staff/identify.ts';
import { checkedRegistration, registrationOptions } from '#server/staff/passkeys.ts';
import { hashPassword } from '#server/staff/password.ts';
import { endStaffSessions } from '#server/staff/staff-session.repo.ts';
import { newTotpSecret, stepOfCode, totpUrl } from '#server/staff/totp.ts';
import { said } from '#lib/said.ts';

/** Adds the routes by which somebody accepts an invitation, with a passkey or with a password and an app. */
export function staffInviteRoutes(app: FastifyInstance, shop: Shop): void {
  const serveStranger = serveLimited(app, shop, TRIES);

  serveStranger(readInvite, async ({ body, reply }) => {
    const { name, role, expires_at, staff_id } = await openInvite(shop, body.secret);
    reply.header('cache-control', 'no-store');
    // Somebody known comes in with the role of this moment, which may be another one since.
    const known = staff_id === null ? null : await staffById(shop.db, staff_id);
    const ways = staff_id !== null && (await hasWays(shop.db, staff_id));
    return { name, role: known?.role ?? role, expiresAt: expires_at, hasWays: ways };
  });

  serveStranger(beginInvitePasskey, async ({ body, request }) => {
    const invite = await openInvite(shop, body.secret);
    // A device that has one makes no second; one that is to end stands in nobody's way.
    const known = invite.staff_id && body.keep ? await passkeysOf(shop.db, invite.staff_id) : [];
    const person = { id: invite.staff_id ?? invite.id, name: invite.name };
    const options = await registrationOptions(
      backOfficeUrl(shop, request),
      person,
      known.map(({ id }) => id),
    );
    return {
      challengeId: await keepChallenge(shop.db, 'passkey', options.challenge, shop.now()),
      options: { ...options },
    };
  });

  serveStranger(
    finishInvitePasskey,
    async ({ body: { secret, challengeId, answer, device, keep }, request, reply }) => {
      refuseForeignPages(shop, request);
      const invite = await openInvite(shop, secret);
      const challenge = await takeChallenge(shop.db, 'passkey', challengeId, shop.now());
      if (!challenge) throw new Refusal(400, said(say, 'tookTooLong'));
      const passkey = await checkedRegistration(backOfficeUrl(shop, request), challenge, answer);
      if (!passkey) throw new Refusal(400, said(say, 'passkeyRefused'));
      if (await passkeyById(shop.db, passkey.id)) throw new Refusal(409, said(say, 'passkeyTaken'));
      return join(shop, invite, { passkey, device: device || say.aDevice }, { device, keep, request, reply });
    },
  );

  serveStranger(beginInvitePassword, async ({ body }) => {
    const { name } = await openInvite(shop, body.secret);
    const totpSecret = newTotpSecret();
    const sealed = sealCodeSecret(shop, totpSecret);
    return {
      challengeId: await keepChallenge(shop.db, 'password', sealed, shop.now()),
      totpSecret,
      totpAddress: totpUrl(totpSecret, (await currentSettings(shop)).facts.name, name),
    };
  });

  serveStranger(
    finishInvitePassword,
    async ({ body: { secret, challengeId, password, code, device, keep }, request, reply }) => {
      refuseForeignPages(shop, request);
      const invite = await openInvite(shop, secret);
      const sealed = await readChallenge(shop.db, 'password', challengeId, shop.now());
      const totpSecret = sealed && openCodeSecret(shop, sealed);
      if (!totpSecret) throw new Refusal(400, said(say, 'tookTooLong'));
      const step = stepOfCode(totpSecret, code, shop.now(), 0);
      if (step === null) {
        throw new Refusal(400, said(say, 'appCodeWrong'), { fields: { code: say.appCodeWrong } });
      }
      const way = {
        password: await hashPassword(password),
        totpSecret: sealCodeSecret(shop, totpSecret),
        totpStep: step,
      };
      const joined = await join(shop, invite, way, { device, keep, request, reply });
      await takeChallenge(shop.db, 'password', challengeId, shop.now());
      return joined;
    },
  );
}

/** Returns an open invitation. @throws Refusal 404 for one that is used, withdrawn or over */
async function openInvite(shop: Shop, secret: string): Promise<StaffInviteTable> {
  const invite = await inviteBySecret(shop.db, secret, shop.now());
  if (!invite || !(await isForOpenAccount(shop.db, invite))) throw notFound(said(say, 'noInvite'));
  return invite;
}

/**
 * Accepts an invitation: gives the new or known member the way in and new recovery codes, and signs in.
 * @param keep true keeps the ways in that a known member has
 * @throws Refusal 404 when the invitation was used meanwhile, 409 when somebody of the name joined
 */
async function join(
  shop: Shop,
  invite: StaffInviteTable,
  way: WayIn,
  { device, keep, ...call }: { device: string; keep: boolean; request: FastifyRequest; reply: FastifyReply },
): Promise<{ staff: StaffMe; recoveryCodes: string[] }> {
  const now = shop.now();
  const { id, codes } = await withTransaction(shop.db, async (tx) => {
    if (!(await isForOpenAccount(tx, invite)) || !(await dropInvite(tx, invite.id)))
      throw notFound(said(say, 'noInvite'));
    if (!invite.staff_id && (await staffByName(tx, invite.name))) throw new Refusal(409, said(say, 'nameJustJoined'));
    const joined = await joinStaff(tx, invite, way, now, keep);
    // Whoever comes in again lost a device; what is still open there ends.
    await endStaffSessions(tx, joined);
    const how = 'passkey' in way ? 'passkey' : 'password';
    await writeAudit(tx, { id: joined, name: invite.name }, now, {
      action: invite.staff_id ? 'rejoin' : 'join',
      kind: 'staff',
      recordId: joined,
      after: { role: invite.role, way: how },
    });
    return { id: joined, codes: await newRecoveryCodes(tx, joined) };
  });
  const person = await staffById(shop.db, id);
  if (!person) throw notFound(said(say, 'noInvite'));
  const by = { way: 'invitation', device, stillGood: async () => true };
  return { staff: await openSessionOf(shop, person, by, call), recoveryCodes: codes };
}

/** Tells whether an invitation may be accepted: it is for a new staff member, or for an account that is not closed. */
const isForOpenAccount = async (db: Queries, { staff_id }: StaffInviteTable): Promise<boolean> =>
  staff_id === null || Boolean((await staffById(db, staff_id))?.is_active);

/** Tells whether a staff member has a password or a passkey. */
const hasWays = async (db: Queries, staffId: string): Promise<boolean> =>
  (await staffById(db, staffId))?.password !== '' || (await passkeysOf(db, staffId)).length > 0;
