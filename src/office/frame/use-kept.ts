import { useEffect, useEffectEvent, useState } from 'react';
import { type Loaded, LOADING } from '#client/query.store.ts';
import { isUnreached, keepAnswer, type Kept, keptAnswer, PATIENCE } from '#office/frame/kept-answers.ts';

/**
 * Hook that keeps a page's answer on this device and returns it while the shop cannot be reached or has not answered
 * for 3 s. `from` is the time of a kept answer in ms, for `SeenFrom`; null for one of this moment.
 * @param name name under which it is kept
 * @param loaded answer as the call has it
 * @param again makes the call again; done when the network returns
 */
export function useKept<T>(
  name: string,
  loaded: Loaded<T>,
  again: () => void,
): { loaded: Loaded<T>; from: number | null } {
  const [kept, setKept] = useState<Kept<T> | null>(null);
  /** Failed state for which the device was looked through. */
  const [looked, setLooked] = useState<Loaded<T> | null>(null);
  useEffect(() => {
    if (loaded.state === 'ready') {
      setKept(null);
      return void keepAnswer(name, loaded.data);
    }
    if (loaded.state === 'failed' && !isUnreached(loaded.status)) return setKept(null);
    let current = true;
    const look = async (): Promise<void> => {
      const found = await keptAnswer<T>(name);
      if (!current) return;
      setKept(found);
      setLooked(loaded);
    };
    const timer = setTimeout(() => void look(), loaded.state === 'loading' ? PATIENCE : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [name, loaded]);
  useBackOnline(kept !== null, again);
  if (loaded.state !== 'ready' && kept)
    return { loaded: { state: 'ready', data: kept.data, message: '' }, from: kept.at };
  const looking = loaded.state === 'failed' && isUnreached(loaded.status) && looked !== loaded;
  return { loaded: looking ? LOADING : loaded, from: null };
}

/** Calls `again` when the network returns, while `waits` is true. */
export function useBackOnline(waits: boolean, again: () => void): void {
  const ask = useEffectEvent(again);
  useEffect(() => {
    if (!waits) return;
    const back = (): void => ask();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [waits]);
}
