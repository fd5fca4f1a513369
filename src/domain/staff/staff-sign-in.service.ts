import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepChallenge, wrongCodes } from '#domain/staff/staff-challenge.repo.ts';
import type { passwordSignIn, StaffMe } from '#domain/staff/staff.contract.ts';
import { staffById, staffByName, useRecoveryCode, useTotpStep } from '#domain/staff/staff.repo.ts';
import * as say from '#domain/staff/staff.texts.ts';
import type { PartOf } from '#lib/endpoint.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import { Refusal } from '#server/http/errors.ts';
import { byAnyKey, keysFor } from '#server/shop-secret.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { sessionCookie, setSessionCookie } from '#server/staff/identify.ts';
import { checkPassword } from '#server/staff/password.ts';
import { seal, unseal } from '#server/staff/sealed.ts';
import { endSessionOf, openStaffSession } from '#server/staff/staff-session.repo.ts';
import { stepOfCode } from '#server/staff/totp.ts';
import { said } from '#lib/said.ts';

/** Rate limit of strangers' tries to sign in. */
export const TRIES = { max: 30, minutes: 15 };

/** Wrong codes of an app within ten minutes with the right password, without which nobody can use them up. */
const MOST_WRONG_CODES = 5;

const codeKeys = ({ config }: Shop) => keysFor(config, 'one-time codes of staff');

/** Encrypts the secret of an authenticator app. */
export const sealCodeSecret = (shop: Shop, secret: string): string => seal(secret, codeKeys(shop)[0]);

/** Decrypts the secret of an authenticator app; null when no key of the shop does. */
export const openCodeSecret = (shop: Shop, sealed: string): string | null =>
  byAnyKey(codeKeys(shop), (key) => unseal(sealed, key));

/** Returns the Refusal 429 of a code after too many wrong ones. @param ttl ms until one may be tried again */
function tooManyCodes(ttl: number): Refusal {
  const minutes = Math.ceil(ttl / MINUTE);
  const wait = say.minutes(minutes);
  return new Refusal(429, said(say, 'tooManyWrongCodes', wait), {
    retryAfter: Math.ceil(ttl / SECOND),
  });
}

type Member = Pick<StaffMe, 'id' | 'name' | 'role'>;

/** Way in of a staff member, by which `openSessionOf` signs in. */
interface Proof {
  way: string;
  device: string;
  /** Checks inside the transaction that the proof of the sign-in is still valid. */
  stillGood(tx: Queries): Promise<boolean>;
}

/**
 * Opens a session that replaces the browser's earlier one, sets the cookie and writes the audit entry.
 * @throws Refusal 400 when the account is closed or the proof is no longer valid
 */
export async function openSessionOf(
  shop: Shop,
  person: Member,
  { way, device, stillGood }: Proof,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<StaffMe> {
  const now = shop.now();
  const secret = await withTransaction(shop.db, async (tx) => {
    if (!(await staffById(tx, person.id))?.is_active || !(await stillGood(tx)))
      throw new Refusal(400, said(say, 'wayInEnded'));
    await writeAudit(tx, person, now, { action: 'sign-in', kind: 'session', recordId: person.id, after: { way } });
    await endSessionOf(tx, sessionCookie(shop, request));
    return openStaffSession(tx, person.id, device || say.aBrowser, now);
  });
  setSessionCookie(shop, request, reply, secret);
  reply.header('cache-control', 'no-store');
  return { id: person.id, name: person.name, role: person.role, provedAt: new Date(now).toISOString() };
}

/**
 * Checks a name, a password and a code of an app or the list of recovery codes, and uses up the code. Who has no
 * password signs in by a recovery code alone.
 * @throws Refusal 400 when they do not fit together, 429 after too many wrong codes
 */
export async function proveByPassword(
  shop: Shop,
  { name, password, code, device }: PartOf<typeof passwordSignIn, 'body'>,
): Promise<{ person: Member; proof: Proof }> {
  const { db } = shop;
  const person = await staffByName(db, name);
  const fits = await checkPassword(password, person?.is_active ? person.password : '');
  const hasPassword = person?.password !== '';
  if (!person?.is_active || (hasPassword && !fits)) throw new Refusal(400, said(say, 'signInWrong'));
  const digits = code.replaceAll(/\s/g, '');
  const isOfApp = fits && /^\d{6}$/.test(digits);
  const wrong = await wrongCodes(db, person.id, shop.now());
  if (isOfApp && wrong.count >= MOST_WRONG_CODES) throw tooManyCodes(wrong.ttl);
  const secret = isOfApp ? openCodeSecret(shop, person.totp_secret) : null;
  const step = secret ? stepOfCode(secret, digits, shop.now(), 0) : null;
  if (isOfApp && step === null) await keepChallenge(db, 'wrong code', person.id, shop.now());
  const byCode = step !== null && (await useTotpStep(db, person.id, step));
  if (!byCode && !(await useRecoveryCode(db, person.id, code)))
    throw new Refusal(400, said(say, isOfApp || !fits ? 'signInWrong' : 'recoveryWrong'));
  const stillGood = async (tx: Queries) => (await staffById(tx, person.id))?.password === person.password;
  return { person, proof: { way: byCode ? 'password' : 'recovery code', device, stillGood } };
}
