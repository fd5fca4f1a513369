import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { $userId, signedIn } from '#client/session.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import type { PlanningWire } from '#domain/catalogue/checklist.contract.ts';
import { readTicks } from '#domain/planning/planning.contract.ts';
import { changeKept, keptChanges, watchKept } from '#shop/planning/kept-ticks.ts';
import { type Changes, type Ticks, ticksOf } from '#shop/planning/ticks.rules.ts';

/** Checklists of a page, with the checkmarks of the account and those that are only in this browser. */
export interface ListedTicks {
  lists: PlanningWire[];
  /** `visitor` without a session; unsaved checkmarks then stay in this browser. */
  state: 'loading' | 'ready' | 'failed' | 'visitor';
  message: string;
  load(): Promise<void>;
  /** Resolves when the running load has ended. */
  loaded(): Promise<void>;
  saved: Ticks;
  changes: Changes;
  /** Takes over what the shop has saved of some lists. */
  adopt(ticks: Ticks): void;
  /** Applies a change to the screen and to the storage separately, so that the screen also works without storage. */
  change(how: (changes: Changes) => Changes): void;
}

/** Loads the checkmarks of all lists or of `category`, follows other tabs and devices, and keeps unsaved changes. */
export function useTicks(known: PlanningWire[], category?: string): ListedTicks {
  const [lists, setLists] = useState(known);
  const [state, setState] = useState<ListedTicks['state']>('loading');
  const [message, setMessage] = useState('');
  const [saved, setSaved] = useState<Ticks>({});
  const [changes, setChanges] = useState<Changes>({});
  const reading = useRef<Promise<unknown>>(null);

  /** With `quietly`, a failure leaves the screen unchanged. */
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
      ticksOf(
        [...fresh.values()].map(({ _id, items, checked }) => ({
          planningId: _id,
          itemIds: checked.flatMap((place) => items[place]?.id ?? []),
        })),
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

  return {
    lists,
    state,
    message,
    load,
    loaded: async () => void (await reading.current),
    saved,
    changes,
    adopt: (ticks) => setSaved((before) => ({ ...before, ...ticks })),
    change: (how) => {
      changeKept(how);
      setChanges(how);
    },
  };
}
