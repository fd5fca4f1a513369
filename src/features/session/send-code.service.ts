import { createHmac, randomBytes } from 'node:crypto';
import type { CodePool, CodeRefusal } from '#features/session/code-allowance.rules.ts';
import { keepKnown, knownAmong } from '#features/session/known-asker.repo.ts';
import {
  type CodeWish,
  createChallenge,
  type Digests,
  endEarlierChallenges,
  judgeWish,
  type OtpPurpose,
  withdrawChallenge,
} from '#features/session/otp.repo.ts';
import { checkProof, makePuzzle, type Proof } from '#features/session/puzzle.service.ts';
import { currentSettings } from '#features/settings/settings.service.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { countCode } from '#server/code-counts.ts';
import type { Shop } from '#server/context.ts';
import { inTurn, type Queries, withTransaction } from '#server/db/database.ts';
import { asOwner } from '#server/db/owner.ts';
import { ownedNetworkOf } from '#server/http/caller.ts';
import { Refusal } from '#server/http/errors.ts';
import { keysFor } from '#server/shop-secret.ts';

const NOT_VALID = 'Please enter a valid Indian mobile number.';

/** The ten digits of a typed number. @throws Refusal 400 */
export function demandMobile(typed: string): string {
  const mobile = normaliseMobile(typed);
  if (!mobile) throw new Refusal(400, NOT_VALID, { fields: { mobile: NOT_VALID } });
  return mobile;
}

/** Who asks for a code. */
export interface CodeAsker {
  /** Where the call comes from; only a keyed digest of it is kept. */
  address: string;
  /** The random mark that the device was given when somebody signed in on it. */
  device?: string | undefined;
  /** The answer to a puzzle. */
  proof?: string | undefined;
  /** Whose session asks, where the number is theirs already. */
  owner?: string;
}

/**
 * Sends a code to a number; one that could not be sent counts in no limit, and the code before it holds. The answer names
 * the attempt and says nothing about whether the number is known; the code is part of it only where no message is sent.
 * @throws Refusal 400, 429 (with a puzzle where one must be solved first) or 503
 */
export async function sendCode(
  shop: Shop,
  typed: string,
  purpose: OtpPurpose,
  asker: CodeAsker,
): Promise<{ message: string; userData: { _id: string; otp?: string } }> {
  const mobile = demandMobile(typed);
  const wish: CodeWish = { mobile, purpose, askers: await askersOf(shop, mobile, asker) };
  const keys = keysFor(shop.config, 'codes on their way');
  const proof = checkProof(asker.proof, mobile, keys, shop.now());
  const terms = { budget: (await currentSettings(shop)).codes, solved: proof.nonce };
  const refuse = (cause: CodeRefusal, wait: number, state: Proof['is'] | 'used'): never => {
    countCode(shop, 'refused', cause);
    throw new Refusal(429, cause === 'work' ? (proofWords[state] ?? waitWords.work(wait)) : waitWords[cause](wait), {
      retryAfter: Math.ceil(wait / 1000),
      ...(cause === 'work' ? { data: { puzzle: makePuzzle(mobile, keys, shop.now()) } } : {}),
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
  return {
    message: 'successfully_add',
    userData: { _id: made.id, ...(shop.otpSender.demo ? { otp: made.code } : {}) },
  };
}

/** Those of one process go one after another, so that they do not make each other begin again. */
const CODES = 'codes';
/** After a puzzle that was used before the next is tried at once, ms. */
const NEXT_TRY = 1000;

/**
 * Notes that a number signed in from a device and a network, which have an allowance of their own from then on.
 * @returns the mark of the device: the one that it has, or a new one
 */
export async function knowAsker(
  shop: Shop,
  mobile: string | null,
  { address, device }: Pick<CodeAsker, 'address' | 'device'>,
): Promise<string> {
  const mark = device && MARK.test(device) ? device : randomBytes(16).toString('base64url');
  if (mobile === null) return mark;
  const known = {
    mobile,
    device: digestsOf(shop, `device ${mark} ${mobile}`)[0],
    network: digestsOf(shop, `network ${ownedNetworkOf(address)} ${mobile}`)[0],
  };
  await withTransaction(shop.db, (tx) => keepKnown(tx, known, shop.now()), { isolation: 'read committed' });
  return mark;
}

/** 16 random bytes as text. */
const MARK = /^[\w-]{22}$/;

function digestsOf({ config }: Pick<Shop, 'config'>, text: string): Digests {
  const [newest, ...older] = keysFor(config, 'who asks for codes');
  const by = (key: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return [by(newest), ...older.map(by)];
}

/** Whose allowances somebody may use, the best first. */
async function askersOf(
  shop: Shop,
  mobile: string,
  { address, device, owner }: CodeAsker,
): Promise<Map<CodePool, Digests>> {
  const network = ownedNetworkOf(address);
  const marked = device && MARK.test(device) ? digestsOf(shop, `device ${device} ${mobile}`) : [];
  const lately = digestsOf(shop, `network ${network} ${mobile}`);
  const known = await knownAmong(shop.db, mobile, [...marked, ...lately], shop.now());
  const askers = new Map<CodePool, Digests>();
  const [mark, ...older] = marked;
  // A session of the person is as good as a device that is known.
  if (owner) askers.set('device', digestsOf(shop, `person ${owner}`));
  else if (mark && marked.some((one) => known.has(one))) askers.set('device', [mark, ...older]);
  if (lately.some((one) => known.has(one))) askers.set('network', digestsOf(shop, network));
  return askers.set('others', digestsOf(shop, network));
}

/** A time to wait in words. @param wait ms */
function inWords(wait: number): string {
  const minutes = Math.ceil(wait / 60_000);
  if (minutes <= 1) return 'in a minute';
  return minutes <= 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}

const often = (wait: number): string =>
  `Many codes were asked for this number. The next one can be sent ${inWords(wait)}, or at once on a device where you signed in before.`;

const waitWords: Record<CodeRefusal, (wait: number) => string> = {
  'just-sent': () => 'A code was just sent. Please wait half a minute before asking for another.',
  own: (wait) => `You asked for many codes. The next one can be sent ${inWords(wait)}.`,
  number: often,
  network: (wait) =>
    `Many codes were asked for over your network. Please try again ${inWords(wait)}, or over another one, such as mobile data.`,
  shop: (wait) => `Very many people are asking for codes just now. Please try again ${inWords(wait)}.`,
  // What somebody reads whose program solves no puzzle.
  work: often,
};

const proofWords: Partial<Record<Proof['is'] | 'used', string>> = {
  wrong: 'That answer to the puzzle is not right. Please ask for the code again.',
  old: 'That answer to the puzzle came too late. Please ask for the code again.',
  'of another number': 'That answer to the puzzle was for another number. Please ask for the code again.',
  used: 'That answer to the puzzle was used already. Please ask for the code again.',
};
