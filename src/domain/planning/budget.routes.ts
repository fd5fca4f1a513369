import type { FastifyInstance } from 'fastify';
import { proposeBoxes } from '#domain/planning/budget.contract.ts';
import { leastBudget, proposeMixes } from '#domain/planning/budget.rules.ts';
import { listRecords, readRecord } from '#domain/catalogue/catalogue.repo.ts';
import { arrivesFresh } from '#domain/delivery/shelf-life.rules.ts';
import { zoneOf } from '#domain/delivery/zone.rules.ts';
import { likelyPlaces } from '#domain/delivery/pincode.repo.ts';
import * as say from '#domain/planning/planning.texts.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import { displayName } from '#lib/display-name.ts';
import type { Shop } from '#server/context.ts';
import { notFound } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

/** Adds the route that proposes boxes for a budget and returns the smallest budget for any box. */
export function budgetRoutes(app: FastifyInstance, shop: Shop): void {
  serve(
    app,
    shop,
    proposeBoxes,
    async ({ body: { invitationId, budget, homes, pincodes } }) => {
      const invitation = await readRecord(shop.db, 'invitation', invitationId);
      if (!invitation) throw notFound(said(say, 'noInvitation'));
      const { reach, charges } = await currentSettings(shop);
      const real = new Set(pincodes.filter((pincode) => /^\d{6}$/.test(pincode)));
      const farthest = Math.max(0, ...[...real].map((pincode) => zoneOf(likelyPlaces(pincode), reach.zones).transit));
      const sweets = (await listRecords(shop.db, 'sweet'))
        .filter(({ shelfLifeDays }) => arrivesFresh(shelfLifeDays, farthest))
        .map(({ id, name, image, rate }) => ({ sweetId: id, name: displayName(name), image, rate }));
      const { price, isDeliveryCharge } = invitation;
      const question = { budget, homes, invitation: price, isDeliveryCharge, charges, sweets };
      return { mixes: proposeMixes(question), least: leastBudget(question) };
    },
    { limit: { max: 120, minutes: 10 } },
  );
}
