import type { FastifyInstance } from 'fastify';
import type { InferType } from 'yup';
import { numberValues, namedValues, renderMessage } from '#domain/outbox/customer-messages.rules.ts';
import { readTemplate } from '#domain/outbox/template.repo.ts';
import { MOVE, numberBefore, whoBegan } from '#domain/session/account-move.repo.ts';
import { dropMobileChange, dueMobileChanges, readMobileChange } from '#domain/session/mobile-change.repo.ts';
import { whenItChanges } from '#domain/session/mobile-change.rules.ts';
import { returnChallenges, spendChallenges, tryChallenge } from '#domain/session/otp.repo.ts';
import { demandMobile } from '#domain/session/send-code.service.ts';
import type { updateForm } from '#domain/session/session.contract.ts';
import { MOBILE_CHANGE_WAIT_MS, OTP_MISMATCH_TEXT, OTP_OVER } from '#domain/session/session.rules.ts';
import { changeUser, isMobileTaken, readUserById, type User } from '#domain/session/user.repo.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import { nearMoment } from '#lib/dates.ts';
import { MINUTE } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import type { MobileChangeTable } from '#domain/session/session.schema.ts';
import * as say from '#domain/session/session.texts.ts';
import { asOwner } from '#server/db/owner.ts';
import { Refusal } from '#server/http/errors.ts';
import { keepRounds } from '#server/rounds.ts';
import { keysFor } from '#server/shop-secret.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { said, saidAs } from '#lib/said.ts';

/** Returns the Refusal 400 for a mobile number that belongs to another account. */
export const takenMobile = (): Refusal =>
  new Refusal(400, saidAs('session.mobileExist', 'mobile_exist'), { fields: { mobile: say.mobileTaken } });

/** Returns the Refusal 409 for a second change of the mobile number while one is waiting. */
export function waitingChangeRefusal(): Refusal {
  return new Refusal(409, said(say, 'otherNumberWaits'), { fields: { mobile: say.otherNumberWaits } });
}

/** Decision about the mobile number in a profile form; an empty object when it is the present number. */
export interface MobileDecision {
  /** Number that takes effect now. */
  mobile?: string;
  /** Change that takes effect later. */
  waits?: MobileChangeTable;
  /** True when nothing changes, because no code came with the number. */
  unproven?: true;
}

/**
 * Decides about the mobile number of a profile form. A code sent to the new number is required. With a code to the
 * present number too, or when the account has none, the change takes effect now; otherwise it waits a day and a message
 * is sent to the present number. Without any code the number stays, and no error reveals whether it is known.
 * @throws Refusal 400 for a wrong code or another account's number, 409 while a change waits, 503 when no message can
 *   be sent to the present number
 */
export async function decideMobile(
  shop: Shop,
  user: User,
  sent: Partial<InferType<typeof updateForm>>,
): Promise<MobileDecision> {
  const present = user.mobile;
  const mobile = sent.mobile ? demandMobile(sent.mobile) : present;
  if (mobile === null || mobile === present) return {};
  if (!sent.otp && !sent.otpId) return { unproven: true };
  const peppers = keysFor(shop.config, 'codes on their way');
  /** Returns the error message for a code; empty when it proves the number. */
  const wrongWith = async (number: string, id = '', code = ''): Promise<string> => {
    const verdict = await tryChallenge(shop.db, { id, code, purpose: `change:${user.id}` }, peppers, shop.now());
    if (verdict.is === 'over') return OTP_OVER;
    return verdict.is === 'right' && verdict.mobile === number ? '' : OTP_MISMATCH_TEXT;
  };
  // Both are looked at before either is used up: a slip in one costs no new message for the other.
  const both = present !== null && Boolean(sent.presentOtp);
  const otp = await wrongWith(mobile, sent.otpId, sent.otp);
  const presentOtp = both ? await wrongWith(present, sent.presentOtpId, sent.presentOtp) : '';
  const wrong = { ...(otp ? { otp } : {}), ...(presentOtp ? { presentOtp } : {}) };
  if (otp || presentOtp) {
    const isOver = [otp, presentOtp].every((words) => words === '' || words === OTP_OVER);
    throw new Refusal(400, said(say, isOver ? 'codeOver' : 'otpDoesNotMatch'), { fields: wrong });
  }
  if (await isMobileTaken(shop.db, mobile, user.id)) throw takenMobile();
  const ids = [sent.otpId ?? '', ...(both ? [sent.presentOtpId ?? ''] : [])];
  // Of two presses at one moment one goes on, so the present number is told once.
  await withTransaction(shop.db, async (tx) => {
    if (!(await spendChallenges(tx, ids, shop.now())))
      throw new Refusal(400, said(say, 'codeOver'), { fields: { otp: OTP_OVER } });
  });
  if (present === null || both) return { mobile };
  try {
    return { waits: await beginWaiting(shop, user, present, mobile) };
  } catch (error) {
    await returnChallenges(shop.db, ids);
    throw error;
  }
}

/**
 * Sends a message about a change to the present number, then returns the change, which the caller stores.
 * @throws Refusal 409 while a change waits, 503 when the message cannot be sent, since nobody could then stop the
 *   change
 */
async function beginWaiting(shop: Shop, user: User, present: string, mobile: string): Promise<MobileChangeTable> {
  if (await readMobileChange(shop.db, user.id)) throw waitingChangeRefusal();
  const change = newMobileChange(user.id, mobile, shop.now());
  if (!(await tellPresentNumber(shop, user, present, change))) throw new Refusal(503, said(say, 'numberNotTold'));
  return change;
}

/** Returns a new change of a mobile number that takes effect in a day; stores nothing. @param now ms since 1970 */
export function newMobileChange(user_id: string, mobile: string, now: number): MobileChangeTable {
  const asked_at = new Date(now).toISOString();
  const due_at = new Date(now + MOBILE_CHANGE_WAIT_MS).toISOString();
  return { user_id, mobile, asked_at, due_at };
}

/**
 * Sends a message about a change to the present number. Returns false when the gateway refuses it or cannot be reached,
 * or when the message is switched off.
 */
export async function tellPresentNumber(
  shop: Shop,
  { name }: Pick<User, 'name'>,
  present: string,
  { mobile, due_at: at }: MobileChangeTable,
): Promise<boolean> {
  const { text, dltId: templateId, enabled } = await readTemplate(shop.db, 'number');
  if (!enabled) return false;
  const { facts } = await currentSettings(shop);
  const values = numberValues({ name, mobile, at }, { siteUrl: shop.config.siteUrl, shop: facts.name });
  const words = { text: renderMessage(text, values), values: namedValues(text, values) };
  const { is } = await shop.textSender.send({ mobile: present, templateId, ...words });
  return is !== 'refused' && is !== 'away';
}

/**
 * Returns the Refusal 409 of a sign-in with a number that is waiting to become an existing account's.
 * @param at ISO time at which it does
 * @param now ms since 1970
 */
export const notYetYours = (at: string, now: number): Refusal =>
  new Refusal(409, said(say, 'numberBecomesYours', whenItChanges(at, now)));

/**
 * Returns the notice for a new account whose number belonged to an account that staff moved to another number.
 * @param at ISO time of the move
 */
export const movedAway = (at: string): string => say.movedAway(nearMoment(at));

/**
 * Applies the due changes of mobile numbers and ends the sessions of those accounts. Drops a change to a number that
 * another account has taken. Returns the count of changed accounts.
 */
export async function applyMobileChanges({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<number> {
  const at = new Date(now()).toISOString();
  let changed = 0;
  for (const { user_id: userId } of await dueMobileChanges(db, at)) {
    const user = await asOwner(
      db,
      userId,
      async (tx) => {
        const waiting = await readMobileChange(tx, userId);
        // Stopped at this moment, or done by another process.
        if (!waiting || waiting.due_at > at) return null;
        const before = await readUserById(tx, userId);
        await dropMobileChange(tx, userId);
        const after = await changeUser(tx, userId, { mobile: waiting.mobile }, at);
        const began = await whoBegan(tx, waiting);
        if (after && began) await recordMoved(tx, began, before?.mobile ?? '', waiting, now());
        return after;
      },
      // Somebody else may take the number at the same moment.
      { isolation: 'serializable' },
    );
    if (user) changed += 1;
  }
  return changed;
}

/** Writes an audit entry about the completed move of an account that a staff member began. */
const recordMoved = (
  tx: Queries,
  { id, name }: { id: string; name: string },
  from: string,
  { user_id: recordId, mobile }: MobileChangeTable,
  now: number,
): Promise<void> =>
  writeAudit(tx, { id, name: say.moveOf(name) }, now, {
    action: 'moved',
    kind: MOVE.kind,
    recordId,
    before: numberBefore(from),
    after: { mobile },
  });

const EVERY = 5 * MINUTE;

/** Applies the due changes of mobile numbers every five minutes for as long as the server runs. */
export function keepChangingMobiles(app: FastifyInstance, shop: Shop): void {
  keepRounds(app, {
    name: 'numbers',
    first: EVERY,
    next: () => EVERY,
    fault: 'could not change numbers whose day has come',
    round: async () => {
      const changed = await applyMobileChanges(shop);
      if (changed > 0) app.log.info({ changed }, 'changed numbers whose day has come');
    },
  });
}
