import { createHmac } from 'node:crypto';
import {
  type CodeWish,
  createChallenge,
  endEarlierChallenges,
  type OtpPurpose,
  withdrawChallenge,
} from '#features/session/otp.repo.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { NOT_A_MOBILE } from '#lib/text.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import { asOwner } from '#server/db/owner.ts';
import { callerOf } from '#server/http/caller.ts';
import { Refusal } from '#server/http/errors.ts';
import { keysFor } from '#server/shop-secret.ts';

/** The ten digits of a typed number. @throws Refusal 400 */
export function demandMobile(typed: string): string {
  const mobile = normaliseMobile(typed);
  if (!mobile) throw new Refusal(400, NOT_A_MOBILE, { fields: { mobile: NOT_A_MOBILE } });
  return mobile;
}

/**
 * Sends a code to a number; one that could not be sent counts in no limit, and the code before it holds. The answer names
 * the attempt and says nothing about whether the number is known; the code is part of it only where no message is sent.
 * @param address where the call comes from; only a keyed digest of it is kept, for a day
 * @throws Refusal 400, 429 or 503
 */
export async function sendCode(
  shop: Shop,
  typed: string,
  purpose: OtpPurpose,
  address: string,
): Promise<{ message: string; userData: { _id: string; otp?: string } }> {
  const mobile = demandMobile(typed);
  const caller = callerOf(address);
  const askerBy = (key: string) => createHmac('sha256', key).update(caller).digest('base64url');
  const [newest, ...older] = keysFor(shop.config, 'who asks for codes');
  const wish: CodeWish = { mobile, purpose, askers: [askerBy(newest), ...older.map(askerBy)] };
  const [pepper] = keysFor(shop.config, 'codes on their way');
  const make = (tx: Queries) => createChallenge(tx, wish, pepper, shop.now());
  const { id, code } = await (purpose === 'sign-in'
    ? withTransaction(shop.db, make)
    : // The allowance of a number is shared by everybody who asks for it.
      asOwner(shop.db, purpose.slice('change:'.length), make, { isolation: 'serializable' }));
  try {
    await shop.otpSender.send(mobile, code);
  } catch (error) {
    await withdrawChallenge(shop.db, id);
    throw error;
  }
  await endEarlierChallenges(shop.db, id, wish, shop.now());
  return { message: 'successfully_add', userData: { _id: id, ...(shop.otpSender.demo ? { otp: code } : {}) } };
}
