import type { FastifyInstance } from 'fastify';
import { undoParcelSteps, writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import {
  type StepBatch,
  stepParcels,
  TooLate,
  undoSteps,
  type UnpaidOrders,
  UsedBatch,
} from '#domain/parcels/fulfilment.repo.ts';
import { COURIER_NEEDED } from '#domain/parcels/fulfilment.rules.ts';
import * as say from '#domain/parcels/parcels.texts.ts';
import type { Shop } from '#server/context.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

/** Serves the endpoints by which staff change the states of parcels and undo such changes. */
export function fulfilmentRoutes(app: FastifyInstance, shop: Shop, unpaidOrders: UnpaidOrders): void {
  serve(app, shop, writeParcelSteps, async ({ body, staff }) => {
    const asked = body as StepBatch;
    if (asked.state === 'sent' && !asked.courier)
      throw new Refusal(400, said(say, 'courierMissing'), { fields: { courier: COURIER_NEEDED } });
    try {
      return { outcomes: await stepParcels(shop.db, staff, asked, shop.now(), unpaidOrders) };
    } catch (error) {
      if (error instanceof UsedBatch) throw new Refusal(409, said(say, 'pressUsed'));
      throw error;
    }
  });

  serve(app, shop, undoParcelSteps, async ({ body: { batch }, staff }) => {
    try {
      const outcomes = await undoSteps(shop.db, staff, batch, shop.now());
      if (!outcomes) throw notFound(said(say, 'nothingToTakeBack'));
      return { outcomes };
    } catch (error) {
      if (error instanceof TooLate) throw new Refusal(409, said(say, 'tooLateToTakeBack'));
      throw error;
    }
  });
}
