import type { FastifyInstance } from 'fastify';
import { answerInvitation, eraseGuest, readGuestView, tellArrival } from '#domain/guests/celebration.contract.ts';
import { readGuestAnswer, celebrationOf, forgetGuest, giftsFor, writeAnswer } from '#domain/guests/celebration.repo.ts';
import { isOver, mayHaveArrived } from '#domain/guests/celebration.rules.ts';
import { findByLink, guestLinkOwner } from '#domain/guests/guest-link.repo.ts';
import { readGuest } from '#domain/guests/guest.repo.ts';
import { tidyHouseholds } from '#domain/guests/household.repo.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';

const CLOSED = 'This link is no longer open. Please ask your host to send a new one.';
const OVER = 'The day of the celebration is over. An answer is not needed any more.';
const NOT_SENT = 'The box has not left the shop yet. Please say so when it is there.';

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
    const found = await findByLink(tx, t, normaliseMobile(mobile) ?? '', now());
    if (!found) throw new Refusal(410, CLOSED);
    return found;
  };
  const strangers = {
    limit: { max: 60, minutes: 10, secret: { max: 240, fromOneIp: 1200, ownerOf: guestLinkOwner(shop) } },
  };

  serve(
    app,
    shop,
    readGuestView,
    async ({ body }) => {
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
    },
    strangers,
  );

  serve(
    app,
    shop,
    answerInvitation,
    async ({ body: { coming, people, food, ...link } }) => ({
      answer: await withTransaction(db, async (tx) => {
        const { guestId, userId } = await guestOf(tx, link);
        const { celebration } = await celebrationOf(tx, userId);
        if (isOver(celebration, shop.now())) throw new Refusal(409, OVER);
        return writeAnswer(tx, guestId, { coming, people, food, answered_at: now() });
      }),
    }),
    strangers,
  );

  serve(
    app,
    shop,
    tellArrival,
    async ({ body: { thanks, ...link } }) => ({
      answer: await withTransaction(db, async (tx) => {
        const { guestId } = await guestOf(tx, link);
        if (!mayHaveArrived(await giftsFor(tx, guestId))) throw new Refusal(409, NOT_SENT);
        const { arrivedAt } = await readGuestAnswer(tx, guestId);
        // Said twice it arrived the first time; the words are those of the last.
        return writeAnswer(tx, guestId, { arrived_at: arrivedAt ?? now(), thanks });
      }),
    }),
    strangers,
  );

  serve(
    app,
    shop,
    eraseGuest,
    async ({ body }) => {
      await withTransaction(db, async (tx) => {
        const { guestId, userId } = await guestOf(tx, body);
        await forgetGuest(tx, guestId, now());
        // The others of the household may need another contact.
        await tidyHouseholds(tx, userId, now());
      });
      return { message: 'erased' };
    },
    strangers,
  );
}
