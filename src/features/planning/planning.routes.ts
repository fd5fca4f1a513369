import type { FastifyInstance } from 'fastify';
import { listRecords, readRecord, type Stored } from '#features/catalogue/catalogue.repo.ts';
import { insertEnquiry } from '#features/enquiries/enquiry.repo.ts';
import {
  askPlanningHelp,
  clearPlanning,
  planningToWire,
  readPlanning,
  readPlanningLists,
  readTicks,
  savePlanning,
  type TickedPlanning,
} from '#features/planning/planning.contract.ts';
import { readTickedItems, saveTickedItems } from '#features/planning/planning.repo.ts';
import type { Shop } from '#server/context.ts';
import { withTransaction } from '#server/db/database.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';

const NO_LIST = 'That checklist does not exist.';

/** Checklists, ticks and requests for help. */
export function planningRoutes(app: FastifyInstance, shop: Shop): void {
  const ticked = async (userId: string, category?: string): Promise<TickedPlanning[]> => {
    const [lists, items] = await Promise.all([listRecords(shop.db, 'planning', { category }), readTickedItems(shop.db, userId)]);
    return lists.map((list) => withTicks(list, items.get(list.id) ?? []));
  };

  serve(app, shop, readPlanningLists, async () => ({ planningData: (await listRecords(shop.db, 'planning')).map(planningToWire) }));
  serve(app, shop, readPlanning, async ({ userId, query }) => ({ planningData: (await ticked(userId, query.category))[0] ?? null }));
  serve(app, shop, readTicks, async ({ userId, query }) => ({ userCheckedEvent: await ticked(userId, query.category) }));

  const store = async (userId: string, lists: { planningId: string; checked: number[]; itemIds?: string[] | undefined }[]): Promise<void> => {
    if (lists.length === 0) throw new Refusal(400, 'userId and planning (array) are required');
    const writes = await Promise.all(
      lists.map(async ({ planningId, checked, itemIds: named }) => {
        const list = await readRecord(shop.db, 'planning', planningId);
        if (!list) throw notFound(NO_LIST);
        const known = list.items.map(({ id }) => id);
        const itemIds = named ? named.filter((id) => known.includes(id)) : checked.flatMap((place) => known[place] ?? []);
        return { planningId, itemIds: [...new Set(itemIds)] };
      }),
    );
    const now = new Date(shop.now()).toISOString();
    await withTransaction(shop.db, async (tx) => {
      for (const { planningId, itemIds } of writes) await saveTickedItems(tx, userId, planningId, itemIds, now);
    });
  };

  serve(app, shop, savePlanning, async ({ userId, body }) => {
    const single = body.planningId ? [{ planningId: body.planningId, checked: body.checked ?? [] }] : [];
    await store(userId, [...(body.planning ?? []), ...single]);
    return { success: true, message: 'Planning history updated successfully' };
  });
  serve(app, shop, clearPlanning, async ({ userId, body }) => {
    const named = [...(body.planning ?? []).map((one) => one.planningId), ...(body.planningId ? [body.planningId] : [])];
    await store(userId, named.map((planningId) => ({ planningId, checked: [] })));
    return { success: true, message: 'Planning clear history updated successfully' };
  });

  serve(
    app,
    shop,
    askPlanningHelp,
    async ({ userId, body }) => {
      const list = await readRecord(shop.db, 'planning', body.planningId);
      if (!list) throw notFound(NO_LIST);
      await insertEnquiry(shop.db, { kind: 'planning-help', userId, subjectId: list.id, data: { category: list.category } }, shop.now());
      return { message: 'Request sent successfully!' };
    },
    { limit: { max: 20, minutes: 10 } },
  );
}

/** Turns ticked items into positions of the list as it is today. */
function withTicks(list: Stored<'planning'>, itemIds: string[]): TickedPlanning {
  const checked = list.items.flatMap((item, place) => (itemIds.includes(item.id) ? [place] : []));
  return { ...planningToWire(list), checked };
}
