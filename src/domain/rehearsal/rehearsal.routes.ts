import type { FastifyInstance } from 'fastify';
import { makeRehearsal, readRehearsal } from '#domain/rehearsal/rehearsal.contract.ts';
import { rehearsedUser } from '#domain/rehearsal/rehearsal.repo.ts';
import { rehearsalFamily } from '#domain/rehearsal/rehearsal.rules.ts';
import { isRehearsed, rehearse } from '#domain/rehearsal/rehearsal.service.ts';
import type { Shop } from '#server/context.ts';
import { serve } from '#server/http/serve.ts';

/**
 * Adds the routes by which the owner of a demonstration fills a customer's account with guests and orders at all
 * stages.
 */
export function rehearsalRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, readRehearsal, async () => {
    const offered = isRehearsed(shop);
    const { name, mobile } = rehearsalFamily;
    return { offered, family: offered && (await rehearsedUser(shop.db)) ? { name, mobile } : null };
  });

  serve(app, shop, makeRehearsal, async ({ staff }) => ({ family: await rehearse(shop, staff) }));
}
