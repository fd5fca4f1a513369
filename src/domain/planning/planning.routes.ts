import type { FastifyInstance } from 'fastify';
import { listRecords, readRecord, type Stored } from '#domain/catalogue/catalogue.repo.ts';
import { insertEnquiryOf } from '#domain/enquiries/enquiry.repo.ts';
import { planningToWire } from '#domain/catalogue/checklist.contract.ts';
import {
  askPlanningHelp,
  clearPlanning,
  type ListTicks,
  readBoxProgress,
  readPlanning,
  readPlanningLists,
  readTicks,
  savePlanning,
  type TickedPlanning,
} from '#domain/planning/planning.contract.ts';
import { readBoxProgressOf } from '#domain/planning/box-progress.repo.ts';
import { readTickedItems, saveTickedItems } from '#domain/planning/planning.repo.ts';
import { planningCategory } from '#domain/planning/planning.rules.ts';
import type { Shop } from '#server/context.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';

const NO_LIST = 'That checklist does not exist.';

/**
 * Adds the routes that read checklists, read and save their ticked items, return the progress of boxes, and request
 * help with a checklist.
 */
export function planningRoutes(app: FastifyInstance, shop: Shop): void {
  const ticked = async (userId: string, named?: string): Promise<TickedPlanning[]> => {
    const category = named && planningCategory(named);
    const [lists, items] = await Promise.all([
      listRecords(shop.db, 'planning', { category }),
      readTickedItems(shop.db, userId),
    ]);
    return lists.map((list) => withTicks(list, items.get(list.id) ?? []));
  };

  serve(app, shop, readPlanningLists, async () => ({
    planningData: (await listRecords(shop.db, 'planning')).map(planningToWire),
  }));
  serve(app, shop, readPlanning, async ({ userId, query }) => ({
    planningData: (await ticked(userId, query.category))[0] ?? null,
  }));
  serve(app, shop, readTicks, async ({ userId, query }) => ({
    userCheckedEvent: await ticked(userId, query.category),
  }));

  serve(app, shop, readBoxProgress, async ({ userId }) => ({ progress: await readBoxProgressOf(shop.db, userId) }));

  /**
   * Applies changes to the ticked items of several checklists in one transaction. Returns the ticked items before and
   * after.
   * @throws Refusal 400 without a checklist, 404 for an unknown one
   */
  const store = async (
    userId: string,
    lists: readonly ListChange[],
  ): Promise<{ before: ListTicks[]; after: ListTicks[] }> => {
    if (lists.length === 0) throw new Refusal(400, 'userId and planning (array) are required');
    const known = new Map<string, string[]>();
    for (const { planningId } of lists) {
      const list = await readRecord(shop.db, 'planning', planningId);
      if (!list) throw notFound(NO_LIST);
      known.set(
        planningId,
        list.items.map(({ id }) => id),
      );
    }
    const now = new Date(shop.now()).toISOString();
    return asOwner(shop.db, userId, async (tx) => {
      const held = await readTickedItems(tx, userId);
      const before = [...known.keys()].map((planningId) => ({ planningId, itemIds: held.get(planningId) ?? [] }));
      for (const change of lists) {
        const ids = known.get(change.planningId) ?? [];
        const wanted = change.apply(held.get(change.planningId) ?? [], ids);
        held.set(
          change.planningId,
          ids.filter((id) => wanted.has(id)),
        );
      }
      const after = [...known.keys()].map((planningId) => ({ planningId, itemIds: held.get(planningId) ?? [] }));
      for (const { planningId, itemIds } of after) await saveTickedItems(tx, userId, planningId, itemIds, now);
      return { before, after };
    });
  };

  serve(app, shop, savePlanning, async ({ userId, body }) => {
    const single = body.planningId ? [{ planningId: body.planningId, checked: body.checked ?? [] }] : [];
    const changes = [...(body.planning ?? []), ...single].map((list) => ({
      planningId: list.planningId,
      apply: applied(list),
    }));
    return {
      success: true,
      message: 'Planning history updated successfully',
      saved: (await store(userId, changes)).after,
    };
  });
  serve(app, shop, clearPlanning, async ({ userId, body }) => {
    const named = [
      ...(body.planning ?? []).map((one) => one.planningId),
      ...(body.planningId ? [body.planningId] : []),
    ];
    const { before } = await store(
      userId,
      named.map((planningId) => ({ planningId, apply: () => new Set<string>() })),
    );
    return { success: true, message: 'Planning clear history updated successfully', removed: before };
  });

  serve(
    app,
    shop,
    askPlanningHelp,
    async ({ userId, body }) => {
      const list = await readRecord(shop.db, 'planning', body.planningId);
      if (!list) throw notFound(NO_LIST);
      const enquiry = { kind: 'planning-help', subjectId: list.id, data: { category: list.category } } as const;
      await asOwner(shop.db, userId, (tx) => insertEnquiryOf(tx, userId, enquiry, shop.now()));
      return { message: 'Request sent successfully!' };
    },
    { limit: { max: 20, minutes: 10 } },
  );
}

/** Returns a checklist with the positions of its ticked items, as the wire format needs them. */
function withTicks(list: Stored<'planning'>, itemIds: string[]): TickedPlanning {
  const checked = list.items.flatMap((item, place) => (itemIds.includes(item.id) ? [place] : []));
  return { ...planningToWire(list), checked };
}

/**
 * Change of the ticked items of one checklist; `apply` returns the new ids from the stored ones and the list's items.
 */
interface ListChange {
  planningId: string;
  apply(held: readonly string[], items: readonly string[]): Set<string>;
}

/**
 * Returns the function that applies a change: adds `ticked` and removes `unticked` items; without both, the positions
 * in `checked` replace all ticked items.
 */
function applied({
  checked,
  ticked,
  unticked,
}: {
  checked: number[];
  ticked?: string[] | undefined;
  unticked?: string[] | undefined;
}): ListChange['apply'] {
  if (!ticked && !unticked) return (_held, items) => new Set(checked.flatMap((place) => items[place] ?? []));
  return (held) => new Set([...held, ...(ticked ?? [])].filter((id) => !unticked?.includes(id)));
}
