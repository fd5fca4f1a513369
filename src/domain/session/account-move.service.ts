import type { InferType } from 'yup';
import { townOfPincode } from '#domain/delivery/pincode.repo.ts';
import type { callerChecks, moveAccount } from '#domain/session/account-move.contract.ts';
import { addressesAt, MOVE, recordStopped, sumsPaid, waitsForAnother } from '#domain/session/account-move.repo.ts';
import { holdsWords, tellingWords, TOLD_WORDS } from '#domain/session/account-move.rules.ts';
import { dropMobileChange, keepMobileChange, readMobileChange } from '#domain/session/mobile-change.repo.ts';
import { whenItChanges } from '#domain/session/mobile-change.rules.ts';
import { newMobileChange, tellPresentNumber } from '#domain/session/mobile-change.service.ts';
import { returnChallenges, useChallenge } from '#domain/session/otp.repo.ts';
import { demandMobile, sendCode } from '#domain/session/send-code.service.ts';
import { OTP_MISMATCH_TEXT, OTP_OVER } from '#domain/session/session.rules.ts';
import { isMobileTaken, readUserById, type User } from '#domain/session/user.repo.ts';
import type { PartOf } from '#lib/endpoint.ts';
import { paiseTyped } from '#lib/typed-sum.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';
import { asOwner, type OwnersTransaction } from '#server/db/owner.ts';
import type { MobileChangeTable } from '#domain/session/session.schema.ts';
import * as say from '#domain/session/session.texts.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { keysFor } from '#server/shop-secret.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { demandOwner } from '#server/staff/owner.repo.ts';
import type { StaffMember } from '#server/staff/staff-session.repo.ts';
import { said, saidAs } from '#lib/said.ts';

type Told = InferType<typeof callerChecks>;

/** Tolerance for the amount that a caller names, in paise, since people leave out the paise. */
const A_RUPEE = 100;

/** Returns the Refusal 409 of a second move while one is waiting. */
const waitsAlready = ({ mobile, due_at }: MobileChangeTable, now: number): Refusal =>
  new Refusal(409, said(say, 'alreadyMoving', mobile, whenItChanges(due_at, now)));

/**
 * Sends a code to the new number of an account, after checking the caller's answers about the account. The holder of
 * the new number reads the code to the owner; this shows that the number was typed correctly. The code cannot be used
 * for signing in.
 * @throws Refusal 400 for wrong answers of the caller, 404 for a deleted account, 409 while a move waits or when the
 *   number belongs to another account, 429 or 503 when no code can be sent
 */
export async function sendCodeOfMove(
  shop: Shop,
  { id: owner }: Pick<StaffMember, 'id'>,
  userId: string,
  told: Told,
  ip: string,
) {
  const { mobile } = await demandMovable(shop, userId, told);
  const waiting = await readMobileChange(shop.db, userId);
  if (waiting) throw waitsAlready(waiting, shop.now());
  // An allowance of their own: strangers who ask for codes to the number must not keep its person from the account.
  const { userData } = await forAccount(() => sendCode(shop, mobile, `change:${userId}`, { ip, owner }));
  return { userData };
}

/**
 * Begins the move of an account to a number that the caller has proved with a code. Sends a message to the present
 * number; the move takes effect a day later unless it is stopped. Idempotent: returns a waiting move to the same
 * number.
 * @throws Refusal 400 for wrong answers or a wrong code, 404 for a deleted account, 409 while another move waits or
 *   when the number is taken, 503 when no message can be sent to the present number
 */
export async function beginMove(
  shop: Shop,
  staff: StaffMember,
  userId: string,
  told: PartOf<typeof moveAccount, 'body'>,
): Promise<MobileChangeTable> {
  const { user, mobile } = await demandMovable(shop, userId, told);
  const waiting = await readMobileChange(shop.db, userId);
  if (waiting?.mobile === mobile) return waiting;
  if (waiting) throw waitsAlready(waiting, shop.now());
  const typed = { id: told.otpId, code: told.otp, purpose: `change:${userId}` } as const;
  const proven = await useChallenge(shop.db, typed, keysFor(shop.config, 'codes on their way'), shop.now());
  if (proven.is !== 'right' || proven.mobile !== mobile) {
    const words = proven.is === 'over' ? OTP_OVER : OTP_MISMATCH_TEXT;
    throw new Refusal(400, saidAs('session.wrongCode', words), { fields: { otp: words } });
  }
  const change = newMobileChange(userId, mobile, shop.now());
  const present = user.mobile ?? '';
  if (!(await tellPresentNumber(shop, user, present, change))) {
    await returnChallenges(shop.db, [told.otpId]);
    throw new Refusal(503, said(say, 'presentNumberNotTold'));
  }
  const keep = async (tx: OwnersTransaction): Promise<void> => {
    await demandOwner(tx, staff);
    if ((await readUserById(tx, userId))?.mobile !== present) throw new Refusal(409, said(say, 'numberChanged'));
    await demandFree(tx, userId, mobile);
    if (!(await keepMobileChange(tx, change)))
      throw waitsAlready((await readMobileChange(tx, userId)) ?? change, shop.now());
    const after = { mobile, order: told.orderNumber };
    await writeAudit(tx, staff, Date.parse(change.asked_at), {
      ...MOVE,
      recordId: userId,
      before: { mobile: present },
      after,
    });
  };
  // Two accounts may be promised one number at the same moment.
  await forAccount(() => asOwner(shop.db, userId, keep, { isolation: 'serializable' }));
  return change;
}

/**
 * Stops a waiting change of an account's mobile number, whether staff or the customer began it.
 * @throws Refusal 404 for a deleted account, 409 when no change to that number waits any more
 */
export async function stopMove(shop: Shop, staff: StaffMember, userId: string, typed: string): Promise<void> {
  const mobile = demandMobile(typed);
  const stop = async (tx: OwnersTransaction): Promise<void> => {
    await demandOwner(tx, staff);
    const waiting = await readMobileChange(tx, userId);
    if (waiting?.mobile !== mobile) throw noLonger(await readUserById(tx, userId), mobile);
    await dropMobileChange(tx, userId);
    await recordStopped(tx, staff, waiting, shop.now());
  };
  await forAccount(() => asOwner(shop.db, userId, stop));
}

const noLonger = (user: User | null, mobile: string): Refusal =>
  new Refusal(409, user?.mobile === mobile ? said(say, 'tooLateToStop', mobile) : said(say, 'numberNotWaiting'));

/**
 * Returns the account and its new mobile number.
 * @throws Refusal 400 for wrong answers of the caller, 404 for a deleted account, 409 when the number is already the
 *   account's own or taken by another
 */
async function demandMovable(shop: Shop, userId: string, told: Told): Promise<{ user: User; mobile: string }> {
  const user = await readUserById(shop.db, userId);
  if (!user) throw notFound(said(say, 'accountGone'));
  const mobile = demandMobile(told.mobile);
  const wrong = await whatIsWrong(shop.db, userId, told);
  if (Object.keys(wrong).length > 0) throw new Refusal(400, said(say, 'answersDoNotFit'), { fields: wrong });
  if (mobile === user.mobile) throw refusedMobile('sameNumber');
  await demandFree(shop.db, userId, mobile);
  return { user, mobile };
}

/**
 * Checks a caller's answers about an account. Returns the error messages by field; an empty object when all answers are
 * right.
 */
async function whatIsWrong(
  db: Queries,
  userId: string,
  { orderNumber, paid, pincode, address }: Told,
): Promise<Record<string, string>> {
  const wrong: Record<string, string> = {};
  const sums = await sumsPaid(db, userId, orderNumber);
  const told = paiseTyped(paid);
  if (!sums) wrong['orderNumber'] = say.orderNotOfAccount;
  else if (told === null || !sums.some((sum) => Math.abs(sum - told) < A_RUPEE)) wrong['paid'] = say.sumWrong;
  const known = await addressesAt(db, userId, pincode);
  const words = tellingWords(address, Object.values(townOfPincode(pincode) ?? {}).join(' '));
  if (known.length === 0) wrong['pincode'] = say.pincodeNotOfAccount;
  else if (words.length < TOLD_WORDS) wrong['address'] = say.addressWordsTooFew;
  else if (!known.some((one) => holdsWords(one, words))) wrong['address'] = say.addressNotOfAccount;
  return wrong;
}

function refusedMobile(why: 'sameNumber' | 'numberOfOtherAccount' | 'numberWaitsElsewhere'): Refusal {
  const wrong = said(say, why);
  return new Refusal(409, wrong, { fields: { mobile: wrong.message } });
}

/**
 * Checks that a mobile number neither belongs to another account nor waits to become another account's.
 * @throws Refusal 409 otherwise
 */
async function demandFree(db: Queries, userId: string, mobile: string): Promise<void> {
  if (await isMobileTaken(db, mobile, userId)) throw refusedMobile('numberOfOtherAccount');
  if (await waitsForAnother(db, mobile, userId)) throw refusedMobile('numberWaitsElsewhere');
}

/**
 * Runs staff's work on a customer's account.
 * @throws Refusal 404 instead of the 401 for a deleted account, since a 401 would sign the staff member out; other
 *   errors unchanged
 */
async function forAccount<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal && error.status === 401 ? notFound(said(say, 'accountGone')) : error;
  }
}
