import type { FastifyInstance } from 'fastify';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import {
  listPlannedChanges,
  planChanges,
  removePlannedChanges,
  replanChange,
  takeOverPlannedChanges,
} from '#domain/catalogue/schedule.contract.ts';
import {
  changePlan,
  keepPlans,
  listPlanned,
  PlanIsOver,
  type PlanWish,
  removePlans,
  StalePlan,
  takeOverPlans,
} from '#domain/catalogue/schedule.repo.ts';
import { WrongRecords } from '#domain/catalogue/staff-record.repo.ts';
import { wrongRecords } from '#domain/catalogue/staff-record.routes.ts';
import type { Shop } from '#server/context.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';
import { said, saidAs } from '#lib/said.ts';

/** Serves the endpoints by which staff list, plan, edit, take over and remove changes of records. */
export function scheduleRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;

  serve(app, shop, listPlannedChanges, async ({ query: { kind, recordId } }) =>
    listPlanned(db, { kind: kind as RecordKind | undefined, recordId }, shop.now()),
  );

  serve(app, shop, planChanges, async ({ params: { kind }, body: { changes }, staff }) => {
    try {
      return { ids: await keepPlans(db, kind, changes as PlanWish[], staff, shop.now()) };
    } catch (error) {
      throw error instanceof WrongRecords ? wrongRecords(error, 'changes') : error;
    }
  });

  serve(app, shop, replanChange, async ({ params: { id }, body: { revision, at, until, price }, staff }) => {
    try {
      const wish = { revision, at, until: until ?? null, price: price ?? null };
      return { change: await changePlan(db, id, wish, staff, shop.now()) };
    } catch (error) {
      if (error instanceof PlanIsOver) throw notFound(said(say, 'planGone'));
      if (error instanceof StalePlan) throw new Refusal(409, said(say, 'planChanged'));
      if (!(error instanceof WrongRecords)) throw error;
      const fields = error.problems.get(0) ?? {};
      throw new Refusal(400, saidAs('catalogue.plan', Object.values(fields)[0] ?? ''), { fields });
    }
  });

  serve(app, shop, takeOverPlannedChanges, async ({ body: { ids }, staff }) => ({
    taken: await takeOverPlans(db, ids, staff, shop.now()),
  }));

  serve(app, shop, removePlannedChanges, async ({ body: { ids }, staff }) => ({
    removed: await removePlans(db, ids, staff, shop.now()),
  }));
}
