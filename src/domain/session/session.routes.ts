import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOUR } from '#lib/time.ts';
import { accessRoutes } from '#domain/session/access.routes.ts';
import { accountMoveRoutes } from '#domain/session/account-move.routes.ts';
import { whenMovedAway } from '#domain/session/account-move.repo.ts';
import { accountRoutes } from '#domain/session/account.routes.ts';
import { whenMobileIsDue } from '#domain/session/mobile-change.repo.ts';
import { movedAway, notYetYours } from '#domain/session/mobile-change.service.ts';
import { forgetOldChallenges, useChallenge } from '#domain/session/otp.repo.ts';
import { knowAsker, deviceMark, sendCode } from '#domain/session/send-code.service.ts';
import { googleLogin, readSettings, register, verifyOtp } from '#domain/session/session.contract.ts';
import { beginSession } from '#domain/session/session.service.ts';
import { isMobileTaken, type User, userOfGoogle, userOfMobile, userToWire } from '#domain/session/user.repo.ts';
import type { Shop } from '#server/context.ts';
import { withTransaction } from '#server/db/database.ts';
import { googlePerson } from '#server/google.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { suggestsPlaces } from '#server/places.ts';
import { keysFor } from '#server/shop-secret.ts';
import { said } from '#lib/said.ts';
import * as say from '#domain/session/session.texts.ts';

/**
 * Adds the routes of sign-in, of customers' own data and sessions, of account moves by the owner, and of the public
 * settings. Starts the hourly deletion of old codes.
 */
export function sessionRoutes(app: FastifyInstance, shop: Shop): void {
  const signedIn = async (user: User, request: FastifyRequest, known: string | undefined) => {
    const [token, device] = [await beginSession(shop, user, request), deviceMark(known)];
    await knowAsker(shop, user.mobile, request, device);
    return { message: 'signed_in', token, user: userToWire(user), device };
  };
  const now = (): string => new Date(shop.now()).toISOString();

  // A hall full of guests shares one IP address, and some call twice for a code; every number and network has its own limit.
  serve(
    app,
    shop,
    register,
    async ({ body: { mobile, ...asker }, request }) => sendCode(shop, mobile, 'sign-in', { ...asker, ip: request.ip }),
    { limit: { max: 600, minutes: 15 } },
  );

  serve(
    app,
    shop,
    verifyOtp,
    async ({ body, request }) => {
      const typed = { id: body._id, code: body.otp, purpose: 'sign-in' } as const;
      const peppers = keysFor(shop.config, 'codes on their way');
      const verdict = await useChallenge(shop.db, typed, peppers, shop.now());
      if (verdict.is !== 'right')
        throw new Refusal(400, said(say, verdict.is === 'over' ? 'codeOver' : 'otpDoesNotMatch'));
      const { mobile } = verdict;
      // A second account with it would keep the number from the one that it was promised to.
      const known = await isMobileTaken(shop.db, mobile, '');
      const due = known ? null : await whenMobileIsDue(shop.db, mobile);
      if (due) throw notYetYours(due, shop.now());
      // Who stops a move too late begins anew, and must learn why.
      const movedAt = known ? null : await whenMovedAway(shop.db, mobile, shop.now());
      const user = await withTransaction(shop.db, (tx) => userOfMobile(tx, mobile, now()));
      const entry = await signedIn(user, request, body.device);
      return { ...entry, ...(movedAt ? { notice: movedAway(movedAt) } : {}) };
    },
    { limit: { max: 600, minutes: 15 } },
  );

  serve(
    app,
    shop,
    googleLogin,
    async ({ body, request }) => {
      const { subject, ...details } = await googlePerson(shop.config.google, body, shop.now());
      const user = await withTransaction(shop.db, (tx) => userOfGoogle(tx, subject, details, now()));
      return signedIn(user, request, body.device);
    },
    { limit: { max: 20, minutes: 15 } },
  );

  const { google, payments, places, demo } = shop.config;
  serve(app, shop, readSettings, async () => ({
    demo: { ...demo, otp: shop.otpSender.demo },
    google: google.clientId ? { clientId: google.clientId, scriptUrl: google.scriptUrl } : null,
    payments: { keyId: payments.keyId, checkoutUrl: payments.checkoutUrl },
    places: suggestsPlaces(places),
  }));

  accountRoutes(app, shop);
  accessRoutes(app, shop);
  accountMoveRoutes(app, shop);
  keepForgetting(app, shop);
}

/**
 * Deletes codes older than a day every hour until the server closes, since they contain mobile numbers. Logs failures.
 */
function keepForgetting(app: FastifyInstance, shop: Shop): void {
  const forget = (): void =>
    void forgetOldChallenges(shop.db, shop.now()).catch((error: unknown) => {
      if (!app.outages.tell(error)) app.log.warn({ err: error }, 'could not forget old codes');
    });
  const timer = setInterval(forget, HOUR).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
