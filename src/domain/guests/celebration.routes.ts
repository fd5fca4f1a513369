import type { FastifyInstance } from 'fastify';
import { readCelebration, saveCelebration } from '#domain/guests/celebration.contract.ts';
import { answersOf, celebrationOf, writeCelebration } from '#domain/guests/celebration.repo.ts';
import * as say from '#domain/guests/guests.texts.ts';
import type { Shop } from '#server/context.ts';
import { asOwner } from '#server/db/owner.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

/** Serves the endpoints that read a family's celebration with its guests' answers, and save the celebration. */
export function celebrationRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;
  const now = (): string => new Date(shop.now()).toISOString();

  serve(app, shop, readCelebration, async ({ userId }) => ({
    ...(await celebrationOf(db, userId)),
    answers: await answersOf(db, userId),
  }));

  serve(app, shop, saveCelebration, async ({ userId, body: { revision, ...told } }) => {
    const saved = await asOwner(db, userId, (tx) => writeCelebration(tx, userId, told, revision, now()));
    if (!saved) throw new Refusal(409, said(say, 'celebrationChanged'), { data: await celebrationOf(db, userId) });
    return saved;
  });
}
