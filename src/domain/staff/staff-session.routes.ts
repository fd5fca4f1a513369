import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  beginInvitePasskey,
  beginInvitePassword,
  beginPasskeySignIn,
  countRecoveryCodes,
  endStaffSession,
  finishInvitePasskey,
  finishInvitePassword,
  finishPasskeySignIn,
  listStaffSessions,
  passwordSignIn,
  readInvite,
  readStaffMe,
  renewRecoveryCodes,
  staffSignOut,
  type StaffMe,
} from '#domain/staff/staff.contract.ts';
import { passkeyById, passkeysOf, usePasskey } from '#domain/staff/staff-passkey.repo.ts';
import { keepChallenge, readChallenge, takeChallenge, wrongCodes } from '#domain/staff/staff-challenge.repo.ts';
import {
  dropInvite,
  inviteBySecret,
  joinStaff,
  newRecoveryCodes,
  recoveryLeft,
  staffById,
  staffByName,
  useRecoveryCode,
  useTotpStep,
  type WayIn,
} from '#domain/staff/staff.repo.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import type { StaffInviteTable } from '#server/db/staff.schema.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { byAnyKey, keysFor } from '#server/shop-secret.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { backOfficeUrl, refuseForeignPages, sessionCookie, setSessionCookie } from '#server/staff/identify.ts';
import { checkedRegistration, checkedSignIn, registrationOptions, signInOptions } from '#server/staff/passkeys.ts';
import { checkPassword, hashPassword } from '#server/staff/password.ts';
import { seal, unseal } from '#server/staff/sealed.ts';
import {
  endSessionOf,
  endStaffSessions,
  readStaffSessions,
  openStaffSession,
} from '#server/staff/staff-session.repo.ts';
import { newTotpSecret, stepOfCode, totpUrl } from '#server/staff/totp.ts';

/** Rate limit of strangers' tries to sign in. */
const TRIES = { max: 30, minutes: 15 };

/** Wrong codes of an app within ten minutes with the right password, without which nobody can use them up. */
const MOST_WRONG_CODES = 5;

/** Returns the Refusal 429 of a code after too many wrong ones. @param ttl ms until one may be tried again */
function tooManyCodes(ttl: number): Refusal {
  const minutes = Math.ceil(ttl / MINUTE);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Refusal(429, `Too many wrong codes. Please try again in ${wait}, or take a recovery code.`, {
    retryAfter: Math.ceil(ttl / SECOND),
  });
}

/** One message for a wrong name, password or code, so that it does not reveal which names exist. */
const WRONG = 'Name, password and code do not fit together. A code is good for half a minute and can be used once.';
const WRONG_RECOVERY = 'This recovery code is not right, or was used. Please take another one of the list.';
const NO_INVITE = 'This link has been used, was taken back or has run out. Please ask for a new one.';
const NO_PASSKEY = 'The passkey was not accepted. Please try again.';
const GONE = 'This passkey opens nothing here. Please sign in another way, or ask the owner for a new way in.';
const ENDED = 'This way in was ended a moment ago. Please ask the owner for a new one.';
const WAITED = 'This took too long. Please begin again.';

/** Adds the routes of staff: sign-in and sign-out, accepting an invitation, own sessions, and recovery codes. */
export function staffSessionRoutes(app: FastifyInstance, shop: Shop): void {
  const keys = keysFor(shop.config, 'one-time codes of staff');
  const opened = (sealed: string): string | null => byAnyKey(keys, (key) => unseal(sealed, key));

  /**
   * Opens a session that replaces the browser's earlier one, sets the cookie and writes the audit entry.
   * @param stillGood checks inside the transaction that the proof of the sign-in is still valid
   * @throws Refusal 400 when the account is closed or the proof is no longer valid
   */
  async function signIn(
    person: Pick<StaffMe, 'id' | 'name' | 'role'>,
    { way, device, stillGood }: { way: string; device: string; stillGood(tx: Queries): Promise<boolean> },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<StaffMe> {
    const now = shop.now();
    const secret = await withTransaction(shop.db, async (tx) => {
      if (!(await staffById(tx, person.id))?.is_active || !(await stillGood(tx))) throw new Refusal(400, ENDED);
      await writeAudit(tx, person, now, { action: 'sign-in', kind: 'session', recordId: person.id, after: { way } });
      await endSessionOf(tx, sessionCookie(shop, request));
      return openStaffSession(tx, person.id, device || 'a browser', now);
    });
    setSessionCookie(shop, request, reply, secret);
    reply.header('cache-control', 'no-store');
    return { id: person.id, name: person.name, role: person.role, provedAt: new Date(now).toISOString() };
  }

  async function openInvite(secret: string): Promise<StaffInviteTable> {
    const invite = await inviteBySecret(shop.db, secret, shop.now());
    if (!invite || !(await isForOpenAccount(shop.db, invite))) throw notFound(NO_INVITE);
    return invite;
  }

  async function join(
    invite: StaffInviteTable,
    way: WayIn,
    { device, keep }: { device: string; keep: boolean },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ staff: StaffMe; recoveryCodes: string[] }> {
    const now = shop.now();
    const { id, codes } = await withTransaction(shop.db, async (tx) => {
      if (!(await isForOpenAccount(tx, invite)) || !(await dropInvite(tx, invite.id))) throw notFound(NO_INVITE);
      if (!invite.staff_id && (await staffByName(tx, invite.name)))
        throw new Refusal(409, 'Somebody of this name joined meanwhile. Please ask for a link with another name.');
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
    if (!person) throw notFound(NO_INVITE);
    const by = { way: 'invitation', device, stillGood: async () => true };
    return { staff: await signIn(person, by, request, reply), recoveryCodes: codes };
  }

  serve(app, shop, readStaffMe, async ({ staff: { id, name, role, session } }) => ({
    staff: { id, name, role, provedAt: session ? new Date(session.provedAt).toISOString() : null },
  }));

  serve(
    app,
    shop,
    beginPasskeySignIn,
    async ({ request }) => {
      const options = await signInOptions(backOfficeUrl(shop, request));
      return {
        challengeId: await keepChallenge(shop.db, 'sign-in', options.challenge, shop.now()),
        options: { ...options },
      };
    },
    { limit: TRIES },
  );

  serve(
    app,
    shop,
    finishPasskeySignIn,
    async ({ body: { challengeId, answer, device }, request, reply }) => {
      refuseForeignPages(shop, request);
      const challenge = await takeChallenge(shop.db, 'sign-in', challengeId, shop.now());
      if (!challenge) throw new Refusal(400, WAITED);
      const kept = await passkeyById(shop.db, String(answer['id'] ?? ''));
      if (!kept) throw new Refusal(400, GONE);
      const passkey = { id: kept.id, publicKey: kept.public_key, counter: Number(kept.counter) };
      const counter = await checkedSignIn(backOfficeUrl(shop, request), challenge, answer, passkey);
      if (counter === null) throw new Refusal(400, NO_PASSKEY);
      const person = { id: kept.staff_id, name: kept.name, role: kept.role };
      const stillGood = (tx: Queries) => usePasskey(tx, kept.id, counter, shop.now());
      return { staff: await signIn(person, { way: 'passkey', device, stillGood }, request, reply) };
    },
    { limit: TRIES },
  );

  serve(
    app,
    shop,
    passwordSignIn,
    async ({ body: { name, password, code, device }, request, reply }) => {
      refuseForeignPages(shop, request);
      const person = await staffByName(shop.db, name);
      const fits = await checkPassword(password, person?.is_active ? person.password : '');
      const hasPassword = person?.password !== '';
      if (!person?.is_active || (hasPassword && !fits)) throw new Refusal(400, WRONG);
      const digits = code.replaceAll(/\s/g, '');
      const isOfApp = fits && /^\d{6}$/.test(digits);
      const wrong = await wrongCodes(shop.db, person.id, shop.now());
      if (isOfApp && wrong.count >= MOST_WRONG_CODES) throw tooManyCodes(wrong.ttl);
      const secret = isOfApp ? opened(person.totp_secret) : null;
      const step = secret ? stepOfCode(secret, digits, shop.now(), 0) : null;
      if (isOfApp && step === null) await keepChallenge(shop.db, 'wrong code', person.id, shop.now());
      const byCode = step !== null && (await useTotpStep(shop.db, person.id, step));
      const recovered = !byCode && (await useRecoveryCode(shop.db, person.id, code));
      if (!byCode && !recovered) throw new Refusal(400, isOfApp || !fits ? WRONG : WRONG_RECOVERY);
      const way = byCode ? 'password' : 'recovery code';
      const stillGood = async (tx: Queries) => (await staffById(tx, person.id))?.password === person.password;
      return {
        staff: await signIn(person, { way, device, stillGood }, request, reply),
        recoveryLeft: recovered ? await recoveryLeft(shop.db, person.id) : null,
      };
    },
    { limit: TRIES },
  );

  serve(app, shop, staffSignOut, async ({ staff, request, reply }) => {
    if (staff.session) await endStaffSessions(shop.db, staff.id, { only: staff.session.id });
    setSessionCookie(shop, request, reply, '');
    return {};
  });

  serve(app, shop, listStaffSessions, async ({ staff }) => ({
    sessions: (await readStaffSessions(shop.db, staff.id, shop.now())).map((one) => ({
      ...one,
      here: one.id === staff.session?.id,
    })),
  }));

  serve(app, shop, endStaffSession, async ({ staff, params }) => {
    if ((await endStaffSessions(shop.db, staff.id, { only: params.sessionId })) === 0)
      throw notFound('There is no such session.');
    return {};
  });

  serve(app, shop, countRecoveryCodes, async ({ staff }) => ({ left: await recoveryLeft(shop.db, staff.id) }));

  serve(app, shop, renewRecoveryCodes, async ({ staff }) => ({
    recoveryCodes: await withTransaction(shop.db, async (tx) => {
      const entry = { action: 'renew', kind: 'recovery codes', recordId: staff.id };
      await writeAudit(tx, staff, shop.now(), entry);
      return newRecoveryCodes(tx, staff.id);
    }),
  }));

  serve(
    app,
    shop,
    readInvite,
    async ({ body, reply }) => {
      const { name, role, expires_at, staff_id } = await openInvite(body.secret);
      reply.header('cache-control', 'no-store');
      // Somebody known comes in with the role of this moment, which may be another one since.
      const known = staff_id === null ? null : await staffById(shop.db, staff_id);
      const ways = staff_id !== null && (await hasWays(shop.db, staff_id));
      return { name, role: known?.role ?? role, expiresAt: expires_at, hasWays: ways };
    },
    { limit: TRIES },
  );

  serve(
    app,
    shop,
    beginInvitePasskey,
    async ({ body, request }) => {
      const invite = await openInvite(body.secret);
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
    },
    { limit: TRIES },
  );

  serve(
    app,
    shop,
    finishInvitePasskey,
    async ({ body: { secret, challengeId, answer, device, keep }, request, reply }) => {
      refuseForeignPages(shop, request);
      const invite = await openInvite(secret);
      const challenge = await takeChallenge(shop.db, 'passkey', challengeId, shop.now());
      if (!challenge) throw new Refusal(400, WAITED);
      const passkey = await checkedRegistration(backOfficeUrl(shop, request), challenge, answer);
      if (!passkey) throw new Refusal(400, NO_PASSKEY);
      if (await passkeyById(shop.db, passkey.id)) throw new Refusal(409, 'This passkey is in use already.');
      return join(invite, { passkey, device: device || 'a device' }, { device, keep }, request, reply);
    },
    { limit: TRIES },
  );

  serve(
    app,
    shop,
    beginInvitePassword,
    async ({ body }) => {
      const { name } = await openInvite(body.secret);
      const totpSecret = newTotpSecret();
      const sealed = seal(totpSecret, keys[0]);
      return {
        challengeId: await keepChallenge(shop.db, 'password', sealed, shop.now()),
        totpSecret,
        totpAddress: totpUrl(totpSecret, (await currentSettings(shop)).facts.name, name),
      };
    },
    { limit: TRIES },
  );

  serve(
    app,
    shop,
    finishInvitePassword,
    async ({ body: { secret, challengeId, password, code, device, keep }, request, reply }) => {
      refuseForeignPages(shop, request);
      const invite = await openInvite(secret);
      const sealed = await readChallenge(shop.db, 'password', challengeId, shop.now());
      const totpSecret = sealed && opened(sealed);
      if (!totpSecret) throw new Refusal(400, WAITED);
      const step = stepOfCode(totpSecret, code, shop.now(), 0);
      if (step === null) {
        const message = 'That is not the code your app shows now.';
        throw new Refusal(400, message, { fields: { code: message } });
      }
      const way = { password: await hashPassword(password), totpSecret: seal(totpSecret, keys[0]), totpStep: step };
      const joined = await join(invite, way, { device, keep }, request, reply);
      await takeChallenge(shop.db, 'password', challengeId, shop.now());
      return joined;
    },
    { limit: TRIES },
  );
}

/** Tells whether an invitation may be accepted: it is for a new staff member, or for an account that is not closed. */
const isForOpenAccount = async (db: Queries, { staff_id }: StaffInviteTable): Promise<boolean> =>
  staff_id === null || Boolean((await staffById(db, staff_id))?.is_active);

/** Tells whether a staff member has a password or a passkey. */
const hasWays = async (db: Queries, staffId: string): Promise<boolean> =>
  (await staffById(db, staffId))?.password !== '' || (await passkeysOf(db, staffId)).length > 0;
