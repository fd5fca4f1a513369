import { dropMobileChange, keepMobileChange } from '#domain/session/mobile-change.repo.ts';
import { decideMobile, takenMobile, waitingChangeRefusal } from '#domain/session/mobile-change.service.ts';
import { deviceMark, knowAsker } from '#domain/session/send-code.service.ts';
import { updateForm, type updateUser } from '#domain/session/session.contract.ts';
import { beginSession } from '#domain/session/session.service.ts';
import * as say from '#domain/session/session.texts.ts';
import { changeUser, readUserById, userToWire } from '#domain/session/user.repo.ts';
import { nearMoment } from '#lib/dates.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { isId, newId } from '#lib/ids.ts';
import type { Shop } from '#server/context.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound } from '#server/http/errors.ts';
import { type ReceivedForm, readForm } from '#server/http/form.ts';
import type { Call } from '#server/http/serve.ts';
import { checkedPicture } from '#server/media/uploads.ts';
import { saidAs } from '#lib/said.ts';

const waitsUntil = (mobile: string, at: string): string => say.savedNumberChanges(mobile, nearMoment(at));

/**
 * Changes a customer's name, address, picture and, when codes prove it, mobile number as the sent form says. A changed
 * number gets a session of its own, because those before it end.
 * @throws Refusal 404 for another customer's id, 400 for a wrong picture or code, 409 for a number that is taken
 */
export async function updateAccount(
  shop: Shop,
  { userId, request }: Call<typeof updateUser>,
): Promise<AnswerOf<typeof updateUser>> {
  const { fields, file } = await readForm(request, updateForm);
  // The id of a sign-in attempt stands for the token's own user.
  if (fields._id && isId(fields._id) && fields._id !== userId) throw notFound();
  const before = await readUserById(shop.db, userId);
  if (!before) throw notFound(saidAs('session.userNotFound', 'user_not_found'));
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
    message: unproven ? say.mobileUnproven : waits ? waitsUntil(waits.mobile, waits.due_at) : 'data_updated',
    response: userToWire(user),
    // Who had the old number, or a session of it, has none any more.
    ...(mobile ? { token: await beginSession(shop, user, request), device } : {}),
    ...(waits ? { mobileChange: { mobile: waits.mobile, at: waits.due_at } } : {}),
  };
}

/**
 * Returns the profile picture of a form, checked and re-encoded; undefined when none was sent.
 * @throws Refusal 400 for a file that is not an accepted picture, 429 when too many pictures are being checked
 */
async function sentPicture(file: ReceivedForm<typeof updateForm>['file']): Promise<Buffer | undefined> {
  if (file === null || file.field !== 'profile' || (file.name === '' && file.bytes.length === 0)) return undefined;
  return checkedPicture(file);
}
