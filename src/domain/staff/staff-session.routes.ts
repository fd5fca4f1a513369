import type { FastifyInstance } from 'fastify';
import {
  beginPasskeySignIn,
  countRecoveryCodes,
  endStaffSession,
  finishPasskeySignIn,
  listStaffSessions,
  passwordSignIn,
  readStaffMe,
  renewRecoveryCodes,
  staffSignOut,
} from '#domain/staff/staff.contract.ts';
import { passkeyById, usePasskey } from '#domain/staff/staff-passkey.repo.ts';
import { keepChallenge, takeChallenge } from '#domain/staff/staff-challenge.repo.ts';
import { newRecoveryCodes, recoveryLeft } from '#domain/staff/staff.repo.ts';
import { openSessionOf, proveByPassword, TRIES } from '#domain/staff/staff-sign-in.service.ts';
import * as say from '#domain/staff/staff.texts.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve, serveLimited } from '#server/http/serve.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { backOfficeUrl, refuseForeignPages, setSessionCookie } from '#server/staff/identify.ts';
import { checkedSignIn, signInOptions } from '#server/staff/passkeys.ts';
import { endStaffSessions, readStaffSessions } from '#server/staff/staff-session.repo.ts';
import { said } from '#lib/said.ts';

/** Adds the routes by which staff sign in: by a passkey, or by password and code. */
export function staffSignInRoutes(app: FastifyInstance, shop: Shop): void {
  const serveStranger = serveLimited(app, shop, TRIES);

  serveStranger(beginPasskeySignIn, async ({ request }) => {
    const options = await signInOptions(backOfficeUrl(shop, request));
    return {
      challengeId: await keepChallenge(shop.db, 'sign-in', options.challenge, shop.now()),
      options: { ...options },
    };
  });

  serveStranger(finishPasskeySignIn, async ({ body: { challengeId, answer, device }, request, reply }) => {
    refuseForeignPages(shop, request);
    const challenge = await takeChallenge(shop.db, 'sign-in', challengeId, shop.now());
    if (!challenge) throw new Refusal(400, said(say, 'tookTooLong'));
    const kept = await passkeyById(shop.db, String(answer['id'] ?? ''));
    if (!kept) throw new Refusal(400, said(say, 'passkeyOpensNothing'));
    const passkey = { id: kept.id, publicKey: kept.public_key, counter: Number(kept.counter) };
    const counter = await checkedSignIn(backOfficeUrl(shop, request), challenge, answer, passkey);
    if (counter === null) throw new Refusal(400, said(say, 'passkeyRefused'));
    const person = { id: kept.staff_id, name: kept.name, role: kept.role };
    const stillGood = (tx: Queries) => usePasskey(tx, kept.id, counter, shop.now());
    return { staff: await openSessionOf(shop, person, { way: 'passkey', device, stillGood }, { request, reply }) };
  });

  serveStranger(passwordSignIn, async ({ body, request, reply }) => {
    refuseForeignPages(shop, request);
    const { person, proof } = await proveByPassword(shop, body);
    return {
      staff: await openSessionOf(shop, person, proof, { request, reply }),
      recoveryLeft: proof.way === 'password' ? null : await recoveryLeft(shop.db, person.id),
    };
  });
}

/** Adds the routes of staff who are signed in: themselves, sign-out, their sessions and recovery codes. */
export function staffSessionRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, readStaffMe, async ({ staff: { id, name, role, session } }) => ({
    staff: { id, name, role, provedAt: session ? new Date(session.provedAt).toISOString() : null },
  }));

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
      throw notFound(said(say, 'noSession'));
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
}
