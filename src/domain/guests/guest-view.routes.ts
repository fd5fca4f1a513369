import type { FastifyInstance } from 'fastify';
import { answerInvitation, eraseGuest, readGuestView, tellArrival } from '#domain/guests/celebration.contract.ts';
import { readGuestAnswer, celebrationOf, forgetGuest, giftsFor, writeAnswer } from '#domain/guests/celebration.repo.ts';
import { isOver, mayHaveArrived } from '#domain/guests/celebration.rules.ts';
import { findByLink, guestLinkOwner } from '#domain/guests/guest-link.repo.ts';
import { readGuest } from '#domain/guests/guest.repo.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { tidyHouseholds } from '#domain/guests/household.repo.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import { Refusal } from '#server/http/errors.ts';
import { serveLimited } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

/**
 * Serves the endpoints of a guest's page, authorised by the link's secret: they read the celebration and the guest's
 * boxes, store the answer and the arrival, and erase the guest's data.
 */
export function guestViewRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;
  const now = (): string => new Date(shop.now()).toISOString();

  /**
   * Returns the guest and host of an open link.
   * @throws Refusal 410 for every other link, so that a stranger learns nothing
   */
  const guestOf = async (tx: Queries, { mobile, t }: { mobile: string; t: string }) => {
    const found = await findByLink(tx, t, mobile, now());
    if (!found) throw new Refusal(410, said(say, 'guestLinkClosed'));
    return found;
  };
  const serveStranger = serveLimited(app, shop, {
    max: 60,
    minutes: 10,
    secret: { max: 240, fromOneIp: 1200, ownerOf: guestLinkOwner(shop) },
  });

  serveStranger(readGuestView, async ({ body }) => {
    const { guestId, userId, guest, host } = await guestOf(db, body);
    const { celebration } = await celebrationOf(db, userId);
    const events = (await readGuest(db, userId, guestId))?.events ?? [];
    return {
      host,
      guest,
      celebration,
      events,
      gifts: await giftsFor(db, guestId),
      answer: await readGuestAnswer(db, guestId),
    };
  });

  serveStranger(answerInvitation, async ({ body: { coming, people, food, ...link } }) => ({
    answer: await withTransaction(db, async (tx) => {
      const { guestId, userId } = await guestOf(tx, link);
      const { celebration } = await celebrationOf(tx, userId);
      if (isOver(celebration, shop.now())) throw new Refusal(409, said(say, 'celebrationOver'));
      return writeAnswer(tx, guestId, { coming, people, food, answered_at: now() });
    }),
  }));

  serveStranger(tellArrival, async ({ body: { thanks, ...link } }) => ({
    answer: await withTransaction(db, async (tx) => {
      const { guestId } = await guestOf(tx, link);
      if (!mayHaveArrived(await giftsFor(tx, guestId))) throw new Refusal(409, said(say, 'boxNotSentYet'));
      const { arrivedAt } = await readGuestAnswer(tx, guestId);
      // Said twice it arrived the first time; the words are those of the last.
      return writeAnswer(tx, guestId, { arrived_at: arrivedAt ?? now(), thanks });
    }),
  }));

  serveStranger(eraseGuest, async ({ body }) => {
    await withTransaction(db, async (tx) => {
      const { guestId, userId } = await guestOf(tx, body);
      await forgetGuest(tx, guestId, now());
      // The others of the household may need another contact.
      await tidyHouseholds(tx, userId, now());
    });
    return { message: 'erased' };
  });
}
