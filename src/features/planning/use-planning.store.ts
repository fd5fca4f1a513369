import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { serverMessage } from '#client/server-message.ts';
import { $userId, requireSignIn, signedIn } from '#client/session.ts';
import { toast } from '#client/toast.ts';
import { askPlanningHelp, clearPlanning, type PlanningWire, readTicks, savePlanning } from '#features/planning/planning.contract.ts';
import { type Changes, keepChanges, keptChanges, withoutLists, withTick } from '#features/planning/planning.store.ts';

type Ticks = Record<string, string[]>;

/** Checklists with the person's ticks and everything that can be done with them. */
export interface PlanningDesk {
  lists: PlanningWire[];
  /** `visitor` when nobody is signed in: ticks then stay in this browser. */
  state: 'loading' | 'ready' | 'failed' | 'visitor';
  message: string;
  reload(): void;
  isTicked(listId: string, itemId: string): boolean;
  toggle(listId: string, itemId: string): void;
  /** Lists with ticks that are not saved yet. */
  changed: string[];
  /** True while something is being saved or cleared. */
  busy: boolean;
  save(listIds: readonly string[]): Promise<void>;
  clear(listIds: readonly string[]): Promise<void>;
  /** Brings back what the last clearing removed; null when there is nothing to bring back. */
  undo: (() => Promise<void>) | null;
  askHelp(listId: string): Promise<void>;
}

/** Loads the ticks of the given lists (of one category, if named) and keeps unsaved ones through a refresh. */
export function usePlanning(known: PlanningWire[], category?: string): PlanningDesk {
  const [lists, setLists] = useState(known);
  const [state, setState] = useState<PlanningDesk['state']>('loading');
  const [message, setMessage] = useState('');
  const [saved, setSaved] = useState<Ticks>({});
  const [changes, setChanges] = useState<Changes>({});
  const [busy, setBusy] = useState(false);
  const [removed, setRemoved] = useState<Ticks | null>(null);

  const load = async (): Promise<void> => {
    setChanges(keptChanges());
    if (!signedIn()) return setState('visitor');
    setState('loading');
    const answer = await call(readTicks, { params: { userId: $userId.get() }, query: category === undefined ? {} : { category } });
    if (!answer.ok) {
      setMessage(answer.message);
      return setState(signedIn() ? 'failed' : 'visitor');
    }
    const fresh = new Map(answer.data.userCheckedEvent.map((list) => [list._id, list]));
    setLists(known.map((list) => fresh.get(list._id) ?? list));
    setSaved(Object.fromEntries([...fresh].map(([id, { items, checked }]) => [id, checked.flatMap((place) => items[place]?.id ?? [])])));
    setState('ready');
  };
  useEffect(() => {
    void load();
    // Lists and category belong to the page and do not change while it is open.
  }, []);

  const change = (next: Changes): void => {
    keepChanges(next);
    setChanges(next);
  };
  const isSaved = (listId: string, itemId: string): boolean => saved[listId]?.includes(itemId) ?? false;
  const isTicked = (listId: string, itemId: string): boolean => changes[listId]?.[itemId] ?? isSaved(listId, itemId);
  const ticksOf = (listIds: readonly string[]): Ticks =>
    Object.fromEntries(lists.filter(({ _id }) => listIds.includes(_id)).map(({ _id, items }) => [_id, items.map(({ id }) => id).filter((id) => isTicked(_id, id))]));

  /** Sends ticks by item and, as the call asks, by position, and takes them over when they have arrived. */
  const send = async (ticks: Ticks, how: typeof savePlanning | typeof clearPlanning, done: string, failed: string): Promise<boolean> => {
    const planning = lists
      .filter(({ _id }) => ticks[_id])
      .map(({ _id, items }) => ({ planningId: _id, checked: items.flatMap(({ id }, place) => (ticks[_id]?.includes(id) ? [place] : [])), itemIds: ticks[_id] }));
    if (busy || planning.length === 0) return false;
    setBusy(true);
    const answer = await call(how, { body: { userId: $userId.get(), planning } as never });
    setBusy(false);
    toast(answer.ok ? done : serverMessage(answer, failed), { kind: answer.ok ? 'done' : 'problem' });
    if (answer.ok) {
      setSaved({ ...saved, ...ticks });
      change(withoutLists(changes, Object.keys(ticks)));
    }
    return answer.ok;
  };
  const save = async (ticks: Ticks): Promise<void> => {
    if (await send(ticks, savePlanning, 'Checklist saved successfully!', 'Failed to save checklist.')) setRemoved(null);
  };

  return {
    lists,
    state,
    message,
    reload: () => void load(),
    isTicked,
    toggle: (listId, itemId) => change(withTick(changes, listId, itemId, !isTicked(listId, itemId), isSaved(listId, itemId))),
    changed: Object.keys(changes),
    busy,
    save: async (listIds) => (signedIn() ? save(ticksOf(listIds)) : requireSignIn()),
    clear: async (listIds) => {
      if (!signedIn()) return requireSignIn();
      const before = ticksOf(listIds);
      const none = Object.fromEntries(Object.keys(before).map((id) => [id, []]));
      if (await send(none, clearPlanning, 'Checklist cleared successfully!', 'Failed to clear checklist.')) setRemoved(before);
    },
    undo: removed === null ? null : () => save(removed),
    askHelp: async (planningId) => {
      if (!signedIn()) return requireSignIn();
      if (busy) return;
      setBusy(true);
      const answer = await call(askPlanningHelp, { body: { userId: $userId.get(), planningId } });
      setBusy(false);
      toast(answer.ok ? 'Request sent successfully!' : serverMessage(answer, 'Failed to send request.'), { kind: answer.ok ? 'done' : 'problem' });
    },
  };
}
