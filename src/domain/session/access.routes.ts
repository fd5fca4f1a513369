import type { FastifyInstance } from 'fastify';
import { DAY } from '#lib/time.ts';
import { recordStopped, waitingNumber, whoBegan } from '#domain/session/account-move.repo.ts';
import { dropMobileChange, readMobileChange } from '#domain/session/mobile-change.repo.ts';
import {
  endOneSession,
  readAccess,
  signOut,
  signOutEverywhere,
  stopMobileChange,
} from '#domain/session/session.contract.ts';
import { endSession, listSessions } from '#domain/session/session.repo.ts';
import { beginSession } from '#domain/session/session.service.ts';
import * as say from '#domain/session/session.texts.ts';
import { endSessions, readUserById } from '#domain/session/user.repo.ts';
import type { Shop } from '#server/context.ts';
import { asOwner } from '#server/db/owner.ts';
import { SESSION_DAYS } from '#server/http/auth.ts';
import { notFound } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

/**
 * Adds the routes that list a customer's sessions, sign out one device or all devices, and stop a waiting change of the
 * mobile number.
 */
export function accessRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;

  serve(app, shop, readAccess, async ({ userId, request }) => {
    const [sessions, mobileChange] = await Promise.all([
      listSessions(db, userId, new Date(shop.now() - SESSION_DAYS * DAY).toISOString()),
      waitingNumber(db, userId),
    ]);
    return {
      sessions: sessions.map(({ id, device, created_at, seen_at }) => ({
        _id: id,
        device,
        since: created_at,
        lastUsed: seen_at,
        current: id === request.callerSession,
      })),
      mobileChange,
    };
  });

  serve(app, shop, endOneSession, async ({ userId, params: { sessionId } }) => {
    if (!(await endSession(db, userId, sessionId))) throw notFound(said(say, 'deviceGone'));
    return { message: 'signed_out' };
  });

  serve(app, shop, signOut, async ({ userId, request }) => {
    // A token from before sessions had rows is over by itself within a week, or with all others at once.
    if (request.callerSession) await endSession(db, userId, request.callerSession);
    return { message: 'signed_out' };
  });

  serve(app, shop, signOutEverywhere, async ({ userId }) => {
    await asOwner(db, userId, (tx) => endSessions(tx, userId));
    return { message: 'signed_out' };
  });

  serve(app, shop, stopMobileChange, async ({ userId, request }) => {
    const user = await asOwner(db, userId, async (tx) => {
      const change = await readMobileChange(tx, userId);
      if (!change || !(await dropMobileChange(tx, userId))) return null;
      if (await whoBegan(tx, change))
        await recordStopped(tx, { id: userId, name: say.theCustomer }, change, shop.now());
      await endSessions(tx, userId);
      return readUserById(tx, userId);
    });
    if (!user) throw notFound(said(say, 'noNumberChange'));
    return { message: 'number_kept', token: await beginSession(shop, user, request) };
  });
}
