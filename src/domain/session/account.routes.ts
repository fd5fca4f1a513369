import type { FastifyInstance } from 'fastify';
import { updateAccount } from '#domain/session/account.service.ts';
import { eraseAccount, isPaying } from '#domain/session/account.repo.ts';
import { collectOwnData } from '#domain/session/own-data.repo.ts';
import { waitingNumber } from '#domain/session/account-move.repo.ts';
import { openChallenge } from '#domain/session/otp.repo.ts';
import { sendCode } from '#domain/session/send-code.service.ts';
import {
  askMobileChange,
  deleteAccount,
  downloadOwnData,
  readUser,
  updateUser,
} from '#domain/session/session.contract.ts';
import * as say from '#domain/session/session.texts.ts';
import { readUserById, userToWire } from '#domain/session/user.repo.ts';
import type { Shop } from '#server/context.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said, saidAs } from '#lib/said.ts';

/** Adds the routes by which signed-in customers read, change, download and delete their own data. */
export function accountRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, readUser, async ({ userId }) => {
    const user = await readUserById(shop.db, userId);
    if (!user) throw notFound(saidAs('session.userNotFound', 'user_not_found'));
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

  serve(app, shop, updateUser, (call) => updateAccount(shop, call), { limit: { max: 60, minutes: 15 } });

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
      if (await isPaying(tx, userId, shop.now())) throw new Refusal(409, said(say, 'paymentOpen'));
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
