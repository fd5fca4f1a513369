import { useState } from 'react';
import { type CallInput, call } from '#client/api.ts';
import { serverMessage } from '#client/server-message.ts';
import { $userId, requireSignIn, signedIn } from '#client/session.ts';
import { toast } from '#client/toast.ts';
import type { PlanningWire } from '#domain/catalogue/checklist.contract.ts';
import { askPlanningHelp, clearPlanning, savePlanning } from '#domain/planning/planning.contract.ts';
import {
  asSent,
  broughtBack,
  type Changes,
  ticksOf,
  withoutLists,
  withoutSent,
  withTick,
} from '#shop/planning/ticks.rules.ts';
import { type ListedTicks, useTicks } from '#shop/planning/use-ticks.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import * as say from '#shop/planning/planning.texts.ts';

/** Checklists with the customer's checkmarks, and the actions on them. */
export interface PlanningDesk extends Pick<ListedTicks, 'lists' | 'state' | 'message'> {
  reload(): void;
  isTicked(listId: string, itemId: string): boolean;
  toggle(listId: string, itemId: string): void;
  /** Ids of the lists on this page with unsaved checkmarks. */
  changed: string[];
  /** True while something is being saved or cleared. */
  busy: boolean;
  save(listIds: readonly string[]): Promise<void>;
  clear(listIds: readonly string[]): Promise<void>;
  /** Restores what the last clearing removed; null when there is nothing to restore. */
  undo: (() => Promise<void>) | null;
  askHelp(listId: string): Promise<void>;
}

/**
 * State of checklists with the customer's checkmarks. Loads them for all lists or for `category`, and stores unsaved
 * checkmarks in the browser.
 */
export function usePlanning(known: PlanningWire[], category?: string): PlanningDesk {
  const { lists, state, message, load, loaded, saved, changes, adopt, change } = useTicks(known, category);
  const [busy, setBusy] = useState(false);
  const [removed, setRemoved] = useState<Changes | null>(null);

  const isSaved = (listId: string, itemId: string): boolean => saved[listId]?.includes(itemId) ?? false;
  const isTicked = (listId: string, itemId: string): boolean => changes[listId]?.[itemId] ?? isSaved(listId, itemId);
  const onPage = (listIds: readonly string[]): string[] =>
    lists.map(({ _id }) => _id).filter((id) => listIds.includes(id));
  const changed = onPage(Object.keys(changes));

  /** Makes the call of a button and tells how it went. Returns the answer; null when it failed or another one runs. */
  const press = async <E extends Endpoint>(
    endpoint: E,
    body: CallInput<E>['body'],
    done: string,
    failed: string,
  ): Promise<AnswerOf<E> | null> => {
    if (busy) return null;
    setBusy(true);
    // What was asked before a change must not be read after it.
    await loaded();
    const answer = await call(endpoint, { body } as CallInput<E>);
    setBusy(false);
    toast(answer.ok ? done : serverMessage(answer, failed), { kind: answer.ok ? 'done' : 'problem' });
    return answer.ok ? answer.data : null;
  };

  /** Saves changed checkmarks; unchanged ones are not sent, so that changes from other devices stay. */
  const send = async (sent: Changes): Promise<void> => {
    if (Object.keys(sent).length === 0) return;
    const body = { userId: $userId.get(), planning: asSent(sent) };
    const answer = await press(savePlanning, body, say.saved, say.saveFailed);
    if (!answer) return;
    adopt(ticksOf(answer.saved));
    change((kept) => withoutSent(kept, sent));
    setRemoved(null);
  };

  return {
    lists,
    state,
    message,
    reload: () => void load(),
    isTicked,
    toggle: (listId, itemId) => {
      const [ticked, before] = [!isTicked(listId, itemId), isSaved(listId, itemId)];
      change((kept) => withTick(kept, listId, itemId, ticked, before));
    },
    changed,
    busy,
    save: async (listIds) => {
      if (!signedIn()) return requireSignIn();
      await send(Object.fromEntries(onPage([...listIds, ...changed]).map((id) => [id, changes[id] ?? {}])));
    },
    clear: async (listIds) => {
      if (!signedIn()) return requireSignIn();
      if (listIds.length === 0) return;
      const planning = listIds.map((planningId) => ({ planningId, checked: [] }));
      const body = { userId: $userId.get(), planning };
      const answer = await press(clearPlanning, body, say.cleared, say.clearFailed);
      if (!answer) return;
      setRemoved(broughtBack(answer.removed, changes));
      adopt(ticksOf(listIds.map((planningId) => ({ planningId, itemIds: [] }))));
      change((kept) => withoutLists(kept, listIds));
    },
    undo: removed && (() => send(removed)),
    askHelp: async (planningId) => {
      if (!signedIn()) return requireSignIn();
      const body = { userId: $userId.get(), planningId };
      await press(askPlanningHelp, body, say.helpAsked, say.helpFailed);
    },
  };
}
