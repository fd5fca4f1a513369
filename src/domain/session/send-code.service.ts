import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { CodeRefusal } from '#domain/session/code-allowance.rules.ts';
import { keepKnown, knownAmong } from '#domain/session/known-asker.repo.ts';
import { createChallenge, endEarlierChallenges, withdrawChallenge } from '#domain/session/otp.repo.ts';
import { type Askers, type CodeWish, type Digests, judgeWish, type OtpPurpose } from '#domain/session/code-use.repo.ts';
import type { SentCode } from '#domain/session/session.contract.ts';
import { checkProof, makePuzzle, type Proof } from '#domain/session/puzzle.service.ts';
import * as say from '#domain/session/session.texts.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { NOT_A_MOBILE } from '#lib/text.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import { countCode } from '#server/code-counts.ts';
import type { Shop } from '#server/context.ts';
import { inTurn, type Queries, withTransaction } from '#server/db/database.ts';
import { asOwner } from '#server/db/owner.ts';
import { ownedNetworkOf } from '#server/http/caller.ts';
import { Refusal } from '#server/http/errors.ts';
import { keysFor } from '#server/shop-secret.ts';
import { saidAs } from '#lib/said.ts';

/** Returns the ten digits of a typed mobile number. @throws Refusal 400 when it is not an Indian mobile number */
export function demandMobile(typed: string): string {
  const mobile = normaliseMobile(typed);
  if (!mobile) throw new Refusal(400, saidAs('session.notAMobile', NOT_A_MOBILE), { fields: { mobile: NOT_A_MOBILE } });
  return mobile;
}

/** Client that requests a code. */
export interface CodeAsker {
  /** IP address of the request; only a keyed digest of it is kept. */
  ip: string;
  /** Random mark that the device was given at its last sign-in. */
  device?: string | undefined;
  /** Solution of a puzzle. */
  proof?: string | undefined;
  /** Id of the signed-in customer or staff member who requests the code. */
  owner?: string;
}

/**
 * Sends a one-time code to a number and invalidates the client's earlier ones. When sending fails, the new code is
 * deleted and earlier ones stay valid. The answer contains the code's id, the seconds until the next code, and the code
 * itself only in the demonstration; it does not reveal whether the number is known.
 * @throws Refusal 400 for an invalid number, 401 for a deleted account (only `change:`), 429 over a limit (with a
 *   puzzle when solving one permits a code), 503 when the message cannot be sent
 */
export async function sendCode(
  shop: Shop,
  typed: string,
  purpose: OtpPurpose,
  asker: CodeAsker,
): Promise<{ message: string; userData: SentCode }> {
  const mobile = demandMobile(typed);
  const wish: CodeWish = { mobile, purpose, askers: await askersOf(shop, mobile, asker) };
  const keys = keysFor(shop.config, 'codes on their way');
  const proof = checkProof(asker.proof, mobile, keys, shop.now());
  const terms = { budget: (await currentSettings(shop)).codes, solved: proof.nonce };
  const refuse = (cause: CodeRefusal, wait: number, state: Proof['is'] | 'used'): never => {
    countCode(shop, 'refused', cause);
    const words = waitTexts[cause](waitInWords(wait), purpose === 'sign-in' && !wish.askers.device);
    throw new Refusal(429, saidAs('session.codeWaits', cause === 'work' ? (proofTexts[state] ?? words) : words), {
      retryAfter: Math.ceil(wait / SECOND),
      data: cause === 'work' ? { puzzle: makePuzzle(mobile, keys, shop.now()) } : { nextIn: Math.ceil(wait / SECOND) },
    });
  };
  // First without a transaction: a flood that is refused does not stand in line before whoever is not.
  const first = await judgeWish(shop.db, wish, terms, shop.now());
  if ('cause' in first) return refuse(first.cause, first.wait, proof.is);
  const make = (tx: Queries) => createChallenge(tx, wish, terms, { pepper: keys[0], now: shop.now() });
  const made = await (purpose === 'sign-in'
    ? withTransaction(shop.db, make, { queue: CODES })
    : // The allowance of a number is shared by everybody who asks for it.
      inTurn(shop.db, CODES, () =>
        asOwner(shop.db, purpose.slice('change:'.length), make, { isolation: 'serializable' }),
      ));
  if (made === 'used') return refuse('work', NEXT_TRY, 'used');
  if ('cause' in made) return refuse(made.cause, made.wait, proof.is);
  try {
    await shop.otpSender.send(mobile, made.code);
  } catch (error) {
    await withdrawChallenge(shop.db, made.id);
    throw error;
  }
  countCode(shop, 'sent', made.pool);
  await endEarlierChallenges(shop.db, made, wish, shop.now());
  const next = await judgeWish(shop.db, wish, { ...terms, solved: 'next' }, shop.now());
  const nextIn = 'cause' in next ? Math.ceil(next.wait / SECOND) : 0;
  return {
    message: 'successfully_add',
    userData: { _id: made.id, ...(shop.otpSender.demo ? { otp: made.code } : {}), nextIn },
  };
}

/** Queue of this process's transactions on codes, so that they do not make each other begin again. */
const CODES = 'codes';
/** Wait after a puzzle that was used already, ms. */
const NEXT_TRY = 1000;

/** Returns a device's mark unchanged when it is well-formed, otherwise a new random one. */
export function deviceMark(device: string | undefined): string {
  return device && MARK.test(device) ? device : randomBytes(16).toString('base64url');
}

/**
 * Stores the device and the network from which a number signed in; they have allowances of their own afterwards. Does
 * nothing without a number. Logs a failure and never throws, since the sign-in itself has succeeded.
 */
export async function knowAsker(
  shop: Shop,
  mobile: string | null,
  { ip: address, log }: Pick<FastifyRequest, 'ip' | 'log'>,
  mark: string,
): Promise<void> {
  if (mobile === null) return;
  const known = {
    mobile,
    device: digestsOf(shop, `device ${mark} ${mobile}`)[0],
    network: digestsOf(shop, `network ${ownedNetworkOf(address)} ${mobile}`)[0],
  };
  try {
    await withTransaction(shop.db, (tx) => keepKnown(tx, known, shop.now()), { isolation: 'read committed' });
  } catch (error) {
    log.warn({ err: error }, 'could not note from where somebody signed in');
  }
}

/** Pattern of a device's mark: 16 random bytes as text. */
const MARK = /^[\w-]{22}$/;

function digestsOf({ config }: Pick<Shop, 'config'>, text: string): Digests {
  const [newest, ...older] = keysFor(config, 'who asks for codes');
  const by = (key: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return [by(newest), ...older.map(by)];
}

/**
 * Returns the client's digests by the allowances that it may use: `device` for a known device or a session, `network`
 * for a known network, and always `others`.
 */
async function askersOf(shop: Shop, mobile: string, { ip, device, owner }: CodeAsker): Promise<Askers> {
  const network = digestsOf(shop, ownedNetworkOf(ip));
  const marked = device && MARK.test(device) ? digestsOf(shop, `device ${device} ${mobile}`) : null;
  const lately = digestsOf(shop, `network ${ownedNetworkOf(ip)} ${mobile}`);
  const known = await knownAmong(shop.db, mobile, [...(marked ?? []), ...lately], shop.now());
  // Somebody's session is as good as a device that is known.
  const own = owner ? digestsOf(shop, `person ${owner}`) : marked?.some((one) => known.has(one)) ? marked : null;
  return {
    ...(own ? { device: own } : {}),
    ...(lately.some((one) => known.has(one)) ? { network } : {}),
    others: network,
  };
}

/** Returns a waiting time as text, rounded up: `in 5 seconds`, `in 2 minutes`, `in 3 hours`. @param wait ms */
function waitInWords(wait: number): string {
  const [seconds, minutes] = [Math.ceil(wait / SECOND), Math.ceil(wait / MINUTE)];
  if (seconds < 60) return say.inSeconds(seconds);
  if (minutes === 1) return say.inAMinute;
  return minutes <= 90 ? say.inMinutes(minutes) : say.inHours(Math.ceil(minutes / 60));
}

/**
 * Returns the sentence about a number for which many codes were asked; with `helps` it advises to use a device that
 * signed in before, and does not reveal whether there is such a device.
 */
const often = (when: string, helps: boolean): string =>
  helps ? say.codesOfNumberOrDevice(when) : say.codesOfNumber(when);

/** Sentences that say why no code is sent, and when the next one can be. */
const waitTexts: Record<CodeRefusal, (when: string, helps: boolean) => string> = {
  'just-sent': (when) => say.codeJustSent(when),
  own: (when) => say.codesOfAccount(when),
  number: often,
  network: (when) => say.codesOfNetwork(when),
  strangers: (when, helps) => (helps ? say.codesOfAllOrDevice(when) : say.codesOfAll(when)),
  shop: (when) => say.codesOfAll(when),
  // What somebody reads whose program solves no puzzle.
  work: often,
};

const proofTexts: Partial<Record<Proof['is'] | 'used', string>> = {
  wrong: say.puzzleWrong,
  old: say.puzzleLate,
  'of another number': say.puzzleOfOtherNumber,
  used: say.puzzleUsed,
};
