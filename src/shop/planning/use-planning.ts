import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { serverMessage } from '#client/server-message.ts';
import { $userId, requireSignIn, signedIn } from '#client/session.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import { toast } from '#client/toast.ts';
import type { PlanningWire } from '#domain/catalogue/checklist.contract.ts';
import {
  askPlanningHelp,
  clearPlanning,
  type ListTicks,
  readTicks,
  savePlanning,
} from '#domain/planning/planning.contract.ts';
import {
  type Changes,
  changeKept,
  keptChanges,
  watchKept,
  withoutLists,
  withoutSent,
  withTick,
} from '#shop/planning/kept-ticks.ts';

type Ticks = Record<string, string[]>;

/** Checklists with the customer's checkmarks, and the actions on them. */
export interface PlanningDesk {
  lists: PlanningWire[];
  /** `visitor` without a session; unsaved checkmarks then stay in this browser. */
  state: 'loading' | 'ready' | 'failed' | 'visitor';
  message: string;
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
  const [lists, setLists] = useState(known);
  const [state, setState] = useState<PlanningDesk['state']>('loading');
  const [message, setMessage] = useState('');
  const [saved, setSaved] = useState<Ticks>({});
  const [changes, setChanges] = useState<Changes>({});
  const [busy, setBusy] = useState(false);
  const [removed, setRemoved] = useState<Changes | null>(null);
  const reading = useRef<Promise<unknown>>(null);

  /**
   * Loads the checkmarks of the account; without a session the state becomes `visitor`. With `quietly`, a failure
   * leaves the screen unchanged.
   */
  const load = async ({ quietly = false } = {}): Promise<void> => {
    setChanges(keptChanges());
    if (!signedIn()) return setState('visitor');
    if (!quietly) setState('loading');
    const asked = call(readTicks, {
      params: { userId: $userId.get() },
      query: category === undefined ? {} : { category },
    });
    reading.current = asked;
    const answer = await asked;
    if (!answer.ok) {
      if (quietly) return;
      setMessage(answer.message);
      return setState(signedIn() ? 'failed' : 'visitor');
    }
    const fresh = new Map(answer.data.userCheckedEvent.map((list) => [list._id, list]));
    setLists(known.map((list) => fresh.get(list._id) ?? list));
    setSaved(
      Object.fromEntries(
        [...fresh].map(([id, { items, checked }]) => [id, checked.flatMap((place) => items[place]?.id ?? [])]),
      ),
    );
    setState('ready');
  };
  const refresh = useEffectEvent(load);
  useEffect(() => {
    void refresh();
    return watchKept((kept) => {
      setChanges(kept);
      if (!document.hidden) void refresh({ quietly: true });
    });
  }, []);
  // Other tabs and other devices tick as well: what they saved is read when the person comes back to this page.
  useSeenAgain(() => void load({ quietly: true }));

  /** Applies a change to the screen and to the storage separately, so that the screen also works without storage. */
  const change = (how: (changes: Changes) => Changes): void => {
    changeKept(how);
    setChanges(how);
  };
  const isSaved = (listId: string, itemId: string): boolean => saved[listId]?.includes(itemId) ?? false;
  const isTicked = (listId: string, itemId: string): boolean => changes[listId]?.[itemId] ?? isSaved(listId, itemId);
  const adopt = (ticks: readonly ListTicks[]): void =>
    setSaved((before) => ({
      ...before,
      ...Object.fromEntries(ticks.map(({ planningId, itemIds }) => [planningId, itemIds])),
    }));
  const onPage = (listIds: readonly string[]): string[] =>
    lists.map(({ _id }) => _id).filter((id) => listIds.includes(id));
  /** Ids of the lists on this page with unsaved checkmarks. */
  const unsaved = onPage(Object.keys(changes));

  /**
   * Saves changed checkmarks; unchanged ones are not sent, so that changes from other devices stay. Returns false when
   * nothing changed, another save is running or the call fails.
   */
  const send = async (sent: Changes): Promise<boolean> => {
    if (busy || Object.keys(sent).length === 0) return false;
    setBusy(true);
    // What was asked before it was saved must not be read after it.
    await reading.current;
    const named = (items: Record<string, boolean>, wanted: boolean): string[] =>
      Object.keys(items).filter((id) => items[id] === wanted);
    const planning = Object.entries(sent).map(([planningId, items]) => ({
      planningId,
      checked: [],
      ticked: named(items, true),
      unticked: named(items, false),
    }));
    const answer = await call(savePlanning, { body: { userId: $userId.get(), planning } });
    setBusy(false);
    toast(answer.ok ? 'Checklist saved successfully!' : serverMessage(answer, 'Failed to save checklist.'), {
      kind: answer.ok ? 'done' : 'problem',
    });
    if (!answer.ok) return false;
    adopt(answer.data.saved);
    change((kept) => withoutSent(kept, sent));
    setRemoved(null);
    return true;
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
    changed: unsaved,
    busy,
    save: async (listIds) => {
      if (!signedIn()) return requireSignIn();
      await send(Object.fromEntries(onPage([...listIds, ...unsaved]).map((id) => [id, changes[id] ?? {}])));
    },
    clear: async (listIds) => {
      if (!signedIn()) return requireSignIn();
      if (busy || listIds.length === 0) return;
      setBusy(true);
      const planning = listIds.map((planningId) => ({ planningId, checked: [] }));
      const answer = await call(clearPlanning, { body: { userId: $userId.get(), planning } });
      setBusy(false);
      toast(answer.ok ? 'Checklist cleared successfully!' : serverMessage(answer, 'Failed to clear checklist.'), {
        kind: answer.ok ? 'done' : 'problem',
      });
      if (!answer.ok) return;
      // What comes back with Undo: every tick that was saved, also by another device, with the unsaved changes on top.
      const before = answer.data.removed.map(({ planningId, itemIds }) => [
        planningId,
        { ...Object.fromEntries(itemIds.map((id) => [id, true])), ...changes[planningId] },
      ]);
      setRemoved(Object.fromEntries(before) as Changes);
      adopt(listIds.map((planningId) => ({ planningId, itemIds: [] })));
      change((kept) => withoutLists(kept, listIds));
    },
    undo:
      removed === null
        ? null
        : async () => {
            await send(removed);
          },
    askHelp: async (planningId) => {
      if (!signedIn()) return requireSignIn();
      if (busy) return;
      setBusy(true);
      const answer = await call(askPlanningHelp, { body: { userId: $userId.get(), planningId } });
      setBusy(false);
      toast(answer.ok ? 'Request sent successfully!' : serverMessage(answer, 'Failed to send request.'), {
        kind: answer.ok ? 'done' : 'problem',
      });
    },
  };
}
