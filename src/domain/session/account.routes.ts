import type { FastifyInstance } from 'fastify';
import { collectOwnData, eraseAccount, isPaying } from '#domain/session/account.repo.ts';
import { waitingNumber } from '#domain/session/account-move.repo.ts';
import { dropMobileChange, keepMobileChange } from '#domain/session/mobile-change.repo.ts';
import { decideMobile, takenMobile, waitingChangeRefusal } from '#domain/session/mobile-change.service.ts';
import { openChallenge } from '#domain/session/otp.repo.ts';
import { knowAsker, deviceMark, sendCode } from '#domain/session/send-code.service.ts';
import {
  askMobileChange,
  deleteAccount,
  downloadOwnData,
  readUser,
  updateForm,
  updateUser,
} from '#domain/session/session.contract.ts';
import { beginSession } from '#domain/session/session.service.ts';
import { changeUser, readUserById, userToWire } from '#domain/session/user.repo.ts';
import { nearMoment } from '#lib/dates.ts';
import { isId, newId } from '#lib/ids.ts';
import type { Shop } from '#server/context.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { type ReceivedForm, readForm } from '#server/http/form.ts';
import { serve } from '#server/http/serve.ts';
import { checkedPicture } from '#server/media/uploads.ts';

const MOBILE_UNPROVEN = 'Saved. Your mobile number stays as it was until the code sent to the new one is given.';
const waitsUntil = (mobile: string, at: string): string =>
  `Saved. Your number changes to ${mobile} on ${nearMoment(at)}; until then your present number can stop it.`;

/** Adds the routes by which signed-in customers read, change, download and delete their own data. */
export function accountRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, readUser, async ({ userId }) => {
    const user = await readUserById(shop.db, userId);
    if (!user) throw notFound('user_not_found');
    const mobileChange = await waitingNumber(shop.db, userId);
    return { userData: userToWire(user), ...(mobileChange ? { mobileChange } : {}) };
  });

  serve(
    app,
    shop,
    askMobileChange,
    async ({ userId, body, request }) => {
      const { mobile, ...asker } = body;
      const ip = request.ip;
      const purpose = `change:${userId}` as const;
      const sent = await sendCode(shop, mobile, purpose, { ...asker, ip });
      const present = (await readUserById(shop.db, userId))?.mobile;
      // Without this code the change waits; nobody is kept from asking by what the present number takes.
      const toPresent = present
        ? await sendCode(shop, present, purpose, { ip, owner: userId }).catch(nullIfRefused)
        : null;
      // Who mistyped the new number a moment ago was sent one already, which stays good.
      const held =
        present && !toPresent ? await openChallenge(shop.db, { mobile: present, purpose }, shop.now()) : null;
      const code = toPresent?.userData ?? (held ? { _id: held } : null);
      return { ...sent, ...(code ? { present: code } : {}) };
    },
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
      const { mobile, waits, unproven } = await decideMobile(shop, before, fields);
      // A name of its own: two people may send the same picture, and each may remove theirs.
      const profile = picture && (await shop.media.addPicture('profile', newId(), picture));
      const changes = {
        ...(name ? { name } : {}),
        ...(mobile ? { mobile } : {}),
        // What is empty changes nothing, whatever it is.
        ...(address ? { address, address_by: addressBy ?? 'custom' } : {}),
        ...(pincode ? { pincode } : {}),
        ...(profile ? { profile } : {}),
      };
      const change = () =>
        asOwner(
          shop.db,
          userId,
          async (tx) => {
            if (waits && !(await keepMobileChange(tx, waits))) throw waitingChangeRefusal();
            if (mobile) await dropMobileChange(tx, userId);
            return changeUser(tx, userId, changes, new Date(shop.now()).toISOString());
          },
          // Of two people who take a number at the same moment the second looks again, and finds it taken.
          { isolation: mobile ? 'serializable' : 'read committed' },
        );
      const user = await shop.media.keep(profile, change);
      if (profile && (!user || before.profile)) await shop.media.remove(user ? before.profile : profile);
      if (!user) throw takenMobile();
      const device = deviceMark(fields.device);
      // Of the number before nothing is known any more.
      if (mobile) await knowAsker(shop, mobile, request, device);
      return {
        message: unproven ? MOBILE_UNPROVEN : waits ? waitsUntil(waits.mobile, waits.due_at) : 'data_updated',
        response: userToWire(user),
        // Who had the old number, or a session of it, has none any more.
        ...(mobile ? { token: await beginSession(shop, user, request), device } : {}),
        ...(waits ? { mobileChange: { mobile: waits.mobile, at: waits.due_at } } : {}),
      };
    },
    { limit: { max: 60, minutes: 15 } },
  );

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

/** Returns null for a Refusal and rethrows any other error, for use in `catch`. @throws any other error */
function nullIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/**
 * Returns the profile picture of a form, checked and re-encoded; undefined when none was sent.
 * @throws Refusal 400 for a file that is not an accepted picture, 429 when too many pictures are being checked
 */
async function sentPicture(file: ReceivedForm<typeof updateForm>['file']): Promise<Buffer | undefined> {
  if (file === null || file.field !== 'profile' || (file.name === '' && file.bytes.length === 0)) return undefined;
  return checkedPicture(file);
}
