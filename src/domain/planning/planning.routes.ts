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
import * as say from '#domain/planning/planning.texts.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';
import { asOwner } from '#server/db/owner.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

/**
 * Adds the routes that read checklists, read and save their ticked items, return the progress of boxes, and request
 * help with a checklist.
 */
export function planningRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, readPlanningLists, async () => ({
    planningData: (await listRecords(shop.db, 'planning')).map(planningToWire),
  }));
  serve(app, shop, readPlanning, async ({ userId, query }) => ({
    planningData: (await tickedLists(shop.db, userId, query.category))[0] ?? null,
  }));
  serve(app, shop, readTicks, async ({ userId, query }) => ({
    userCheckedEvent: await tickedLists(shop.db, userId, query.category),
  }));

  serve(app, shop, readBoxProgress, async ({ userId }) => ({ progress: await readBoxProgressOf(shop.db, userId) }));

  serve(app, shop, savePlanning, async ({ userId, body }) => {
    const single = body.planningId ? [{ planningId: body.planningId, checked: body.checked ?? [] }] : [];
    const changes = [...(body.planning ?? []), ...single].map((list) => ({
      planningId: list.planningId,
      apply: applied(list),
    }));
    return {
      success: true,
      message: say.checklistSaved,
      saved: (await store(shop, userId, changes)).after,
    };
  });
  serve(app, shop, clearPlanning, async ({ userId, body }) => {
    const named = [
      ...(body.planning ?? []).map((one) => one.planningId),
      ...(body.planningId ? [body.planningId] : []),
    ];
    const { before } = await store(
      shop,
      userId,
      named.map((planningId) => ({ planningId, apply: () => new Set<string>() })),
    );
    return { success: true, message: say.checklistCleared, removed: before };
  });

  serve(
    app,
    shop,
    askPlanningHelp,
    async ({ userId, body }) => {
      const list = await readRecord(shop.db, 'planning', body.planningId);
      if (!list) throw notFound(said(say, 'noChecklist'));
      const enquiry = { kind: 'planning-help', subjectId: list.id, data: { category: list.category } } as const;
      await asOwner(shop.db, userId, (tx) => insertEnquiryOf(tx, userId, enquiry, shop.now()));
      return { message: say.requestSent };
    },
    { limit: { max: 20, minutes: 10 } },
  );
}

/** Returns the checklists, of one category when one is named, with a customer's ticks. */
async function tickedLists(db: Queries, userId: string, named?: string): Promise<TickedPlanning[]> {
  const category = named && planningCategory(named);
  const [lists, items] = await Promise.all([listRecords(db, 'planning', { category }), readTickedItems(db, userId)]);
  return lists.map((list) => withTicks(list, items.get(list.id) ?? []));
}

/**
 * Applies changes to the ticked items of several checklists in one transaction. Returns the ticked items before and
 * after.
 * @throws Refusal 400 without a checklist, 404 for an unknown one
 */
async function store(
  { db, now }: Shop,
  userId: string,
  lists: readonly ListChange[],
): Promise<{ before: ListTicks[]; after: ListTicks[] }> {
  if (lists.length === 0) throw new Refusal(400, said(say, 'userAndPlanningRequired'));
  const known = new Map<string, string[]>();
  for (const { planningId } of lists) {
    const list = await readRecord(db, 'planning', planningId);
    if (!list) throw notFound(said(say, 'noChecklist'));
    known.set(
      planningId,
      list.items.map(({ id }) => id),
    );
  }
  const at = new Date(now()).toISOString();
  return asOwner(db, userId, async (tx) => {
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
    for (const { planningId, itemIds } of after) await saveTickedItems(tx, userId, planningId, itemIds, at);
    return { before, after };
  });
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
