import type { FastifyInstance } from 'fastify';
import { createChallenge, useChallenge } from '#features/session/otp.repo.ts';
import {
  askMobileChange,
  googleLogin,
  readSettings,
  readUser,
  register,
  signOutEverywhere,
  updateForm,
  updateUser,
  verifyOtp,
} from '#features/session/session.contract.ts';
import { OTP_MISMATCH } from '#features/session/session.rules.ts';
import { changeUser, endSessions, readUserById, type User, userOfGoogle, userOfMobile, userToWire } from '#features/session/user.repo.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import type { Shop } from '#server/context.ts';
import { withTransaction } from '#server/db/database.ts';
import { googlePerson } from '#server/google.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { readForm } from '#server/http/form.ts';
import { serve } from '#server/http/serve.ts';
import { checkedPicture } from '#server/media/uploads.ts';

const NOT_VALID = 'Mobile number must be at least 10 digits';

/** Sign-in, the person's own data and the public settings. */
export function sessionRoutes(app: FastifyInstance, shop: Shop): void {
  const now = (): string => new Date(shop.now()).toISOString();
  const pepper = shop.config.jwtSecret;
  const mobileOf = (text: string): string => {
    const mobile = normaliseMobile(text);
    if (!mobile) throw new Refusal(400, NOT_VALID, { fields: { mobile: NOT_VALID } });
    return mobile;
  };
  const signedIn = async (user: User) => ({ message: 'signed_in', token: await shop.tokens.sign(user.id, user.token_version), user: userToWire(user) });

  serve(
    app,
    shop,
    register,
    async ({ body }) => {
      const mobile = mobileOf(body.mobile);
      const { id, code } = await withTransaction(shop.db, (tx) => createChallenge(tx, mobile, 'sign-in', pepper, shop.now()));
      await shop.otpSender.send(mobile, code);
      return { message: 'successfully_add', userData: { _id: id, ...(shop.otpSender.demo ? { otp: code } : {}) } };
    },
    { limit: { max: 15, minutes: 15 } },
  );

  serve(
    app,
    shop,
    verifyOtp,
    async ({ body }) => {
      const mobile = await useChallenge(shop.db, body._id, body.otp, pepper, shop.now());
      if (!mobile) throw new Refusal(400, OTP_MISMATCH);
      return signedIn(await withTransaction(shop.db, (tx) => userOfMobile(tx, mobile, now())));
    },
    { limit: { max: 40, minutes: 15 } },
  );

  serve(
    app,
    shop,
    googleLogin,
    async ({ body }) => {
      const { subject, ...details } = await googlePerson(shop.config.google, body);
      return signedIn(await withTransaction(shop.db, (tx) => userOfGoogle(tx, subject, details, now())));
    },
    { limit: { max: 20, minutes: 15 } },
  );

  serve(app, shop, readUser, async ({ userId }) => {
    const user = await readUserById(shop.db, userId);
    if (!user) throw notFound('user_not_found');
    return { userData: userToWire(user) };
  });

  serve(
    app,
    shop,
    askMobileChange,
    async ({ userId, body }) => {
      const mobile = mobileOf(body.mobile);
      const { id, code } = await withTransaction(shop.db, (tx) => createChallenge(tx, mobile, `change:${userId}`, pepper, shop.now()));
      await shop.otpSender.send(mobile, code);
      return { message: 'successfully_add', userData: { _id: id, ...(shop.otpSender.demo ? { otp: code } : {}) } };
    },
    { limit: { max: 10, minutes: 15 } },
  );

  serve(app, shop, updateUser, async ({ userId, request }) => {
    const { fields, file } = await readForm(request, updateForm);
    if (fields._id && fields._id !== userId) throw notFound();
    const { name, address, addressBy, pincode } = fields;
    const mobile = fields.mobile ? await provenMobile(userId, fields.mobile, fields.otpId ?? '', fields.otp ?? '') : undefined;
    const profile = file ? await shop.media.addPicture('profile', 'person', await checkedPicture({ ...file, field: 'profile' })) : undefined;
    const changes = {
      ...(name ? { name } : {}),
      ...(mobile ? { mobile } : {}),
      ...(address === undefined ? {} : { address, address_by: addressBy ?? 'custom' }),
      ...(pincode === undefined ? {} : { pincode }),
      ...(profile ? { profile } : {}),
    };
    const user = await withTransaction(shop.db, (tx) => changeUser(tx, userId, changes, now()));
    if (!user) throw new Refusal(400, 'mobile_exist', { fields: { mobile: 'Mobile Already Exist' } });
    return { message: 'data_updated', response: userToWire(user) };
  });

  /** The new number, once its own code proves it; the person's present number needs no proof. */
  async function provenMobile(userId: string, typed: string, otpId: string, otp: string): Promise<string | undefined> {
    const mobile = mobileOf(typed);
    const user = await readUserById(shop.db, userId);
    if (user?.mobile === mobile) return undefined;
    const taken = await shop.db.selectFrom('user').select('id').where('mobile', '=', mobile).executeTakeFirst();
    if (taken) throw new Refusal(400, 'mobile_exist', { fields: { mobile: 'Mobile Already Exist' } });
    const proven = await useChallenge(shop.db, otpId, otp, pepper, shop.now(), `change:${userId}`);
    if (proven !== mobile) throw new Refusal(400, OTP_MISMATCH, { fields: { otp: 'OTP does not match' } });
    return mobile;
  }

  serve(app, shop, signOutEverywhere, async ({ userId }) => {
    await endSessions(shop.db, userId);
    return { message: 'signed_out' };
  });

  const { google, payments, places, demo } = shop.config;
  serve(app, shop, readSettings, async () => ({
    demo,
    google: google.clientId ? { clientId: google.clientId, scriptUrl: google.scriptUrl } : null,
    payments: { keyId: payments.keyId, checkoutUrl: payments.checkoutUrl },
    places: places.apiBase !== '',
  }));
}
