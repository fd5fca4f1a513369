import type { FastifyInstance } from 'fastify';
import { collectOwnData, eraseAccount, isPaying } from '#features/session/account.repo.ts';
import { useChallenge } from '#features/session/otp.repo.ts';
import {
  askMobileChange,
  deleteAccount,
  downloadOwnData,
  readUser,
  signOutEverywhere,
  updateForm,
  updateUser,
} from '#features/session/session.contract.ts';
import { OTP_MISMATCH, OTP_MISMATCH_TEXT } from '#features/session/session.rules.ts';
import { changeUser, endSessions, isMobileTaken, readUserById, userToWire } from '#features/session/user.repo.ts';
import { isId, newId } from '#lib/ids.ts';
import type { Shop } from '#server/context.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { type ReceivedForm, readForm } from '#server/http/form.ts';
import { serve } from '#server/http/serve.ts';
import { keysFor } from '#server/shop-secret.ts';
import { checkedPicture } from '#server/media/uploads.ts';
import { demandMobile, sendCode } from '#features/session/send-code.service.ts';

/** What was saved, and what was not. */
const MOBILE_UNPROVEN = 'Saved. Your mobile number stays as it was until the code sent to the new one is given.';
const taken = (): Refusal => new Refusal(400, 'mobile_exist', { fields: { mobile: 'Mobile Already Exist' } });

/** What signed-in people read and change of themselves, up to leaving. */
export function accountRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, readUser, async ({ userId }) => {
    const user = await readUserById(shop.db, userId);
    if (!user) throw notFound('user_not_found');
    return { userData: userToWire(user) };
  });

  serve(
    app,
    shop,
    askMobileChange,
    async ({ userId, body, request }) => sendCode(shop, body.mobile, `change:${userId}`, request.ip),
    { limit: { max: 30, minutes: 15 } },
  );

  serve(
    app,
    shop,
    updateUser,
    async ({ userId, request }) => {
      const { fields, file } = await readForm(request, updateForm);
      // The id of a sign-in attempt stands for the token's own user.
      if (fields._id && isId(fields._id) && fields._id !== userId) throw notFound();
      const before = await readUserById(shop.db, userId);
      if (!before) throw notFound('user_not_found');
      const { name, address, addressBy, pincode } = fields;
      const picture = await sentPicture(file);
      const { mobile, unproven } = await mobileChange(userId, before.mobile, fields);
      // A name of its own: two people may send the same picture, and each may remove theirs.
      const profile = picture && (await shop.media.addPicture('profile', newId(), picture));
      const changes = {
        ...(name ? { name } : {}),
        ...(mobile ? { mobile } : {}),
        ...(address === undefined ? {} : { address, address_by: address && (addressBy ?? 'custom') }),
        ...(pincode === undefined ? {} : { pincode }),
        ...(profile ? { profile } : {}),
      };
      const change = () =>
        asOwner(shop.db, userId, (tx) => changeUser(tx, userId, changes, new Date(shop.now()).toISOString()), {
          // Of two people who take a number at the same moment the second looks again, and finds it taken.
          isolation: mobile ? 'serializable' : 'read committed',
        });
      const user = await shop.media.keep(profile, change);
      if (profile && (!user || before.profile)) await shop.media.remove(user ? before.profile : profile);
      if (!user) throw taken();
      return {
        message: unproven ? MOBILE_UNPROVEN : 'data_updated',
        response: userToWire(user),
        // Who had the old number, or a session of it, has none any more.
        ...(mobile ? { token: await shop.tokens.sign(user.id, user.token_version) } : {}),
      };
    },
    { limit: { max: 60, minutes: 15 } },
  );

  /**
   * The new number, once its own code proves it; the present one needs no proof. Without a code everything else is
   * saved, and nothing is said about whether the number is known: only who holds it may learn that.
   */
  async function mobileChange(
    userId: string,
    present: string | null,
    sent: Partial<Record<'mobile' | 'otp' | 'otpId', string>>,
  ): Promise<{ mobile?: string; unproven?: true }> {
    const mobile = sent.mobile ? demandMobile(sent.mobile) : present;
    if (mobile === null || mobile === present) return {};
    if (!sent.otp && !sent.otpId) return { unproven: true };
    const proven = await useChallenge(
      shop.db,
      sent.otpId ?? '',
      sent.otp ?? '',
      `change:${userId}`,
      keysFor(shop.config, 'codes on their way'),
      shop.now(),
    );
    if (proven !== mobile) throw new Refusal(400, OTP_MISMATCH, { fields: { otp: OTP_MISMATCH_TEXT } });
    if (await isMobileTaken(shop.db, mobile, userId)) throw taken();
    return { mobile };
  }

  serve(app, shop, signOutEverywhere, async ({ userId }) => {
    await endSessions(shop.db, userId);
    return { message: 'signed_out' };
  });

  serve(
    app,
    shop,
    downloadOwnData,
    async ({ userId, reply }) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"').header('cache-control', 'no-store');
      return collectOwnData(shop.db, userId);
    },
    { limit: { max: 10, minutes: 15 } },
  );

  serve(app, shop, deleteAccount, async ({ userId }) => {
    const pictures = await asOwner(shop.db, userId, async (tx) => {
      if (await isPaying(tx, userId, shop.now()))
        throw new Refusal(409, 'A payment was begun within the last half hour. Please try again once it is settled.');
      return eraseAccount(tx, userId);
    });
    for (const value of pictures) await shop.media.remove(value);
    return { message: 'account_deleted' };
  });
}

/** The checked profile picture of a form; a file field left empty counts as none. */
async function sentPicture(file: ReceivedForm<typeof updateForm>['file']): Promise<Buffer | undefined> {
  if (file === null || file.field !== 'profile' || (file.name === '' && file.bytes.length === 0)) return undefined;
  return checkedPicture(file);
}
