import { useCallback, useEffect, useRef, useState } from 'react';
import { SECOND } from '#lib/time.ts';
import { call } from '#client/api.ts';
import { readStoredJson, writeGrown } from '#client/storage.ts';
import { keptHere } from '#office/frame/kept-here.ts';
import { type KitchenTick, tickKitchen, watchKitchen } from '#domain/packing/packing.contract.ts';

/** Amounts ticked on this device that the server has not confirmed yet, by day and product. */
type Waiting = Record<string, number>;

/** Polling interval in ms for ticks of other devices. */
const WATCH = 10 * SECOND;

const nextOf = (waiting: Waiting): [key: string, parts: number] | undefined => Object.entries(waiting)[0];
const keyOf = (day: string, id: string): string => `${day}.${id}`;

/** Tells whether a request is repeated: no answer (0), signed out, rate limited, or a server error. */
const isPassing = (status: number): boolean => status === 0 || status === 401 || status === 429 || status >= 500;

interface KitchenTicks {
  /** Returns the amount of a line that is marked as ready, in parts of a gram; 0 when none is. */
  partsOf(day: string, id: string): number;
  /** Name of the staff member who ticked it; empty when there is none or the tick is not sent yet. */
  byOf(day: string, id: string): string;
  tick(day: string, id: string, parts: number): void;
  /** Ticks that have not reached the shop. */
  waiting: number;
  problem: string;
}

/**
 * Hook for the amounts that the kitchen marked as ready, shared by all devices. A tick shows immediately and is stored
 * on the device until it is sent; it holds an absolute amount, so that repeating it is harmless.
 * @param loaded ticks that the server returned with the list
 */
export function useKitchenTicks(loaded: readonly KitchenTick[]): KitchenTicks {
  const [shared, setShared] = useState(loaded);
  useEffect(() => setShared(loaded), [loaded]);
  const [waiting, setWaiting] = useState(() => readStoredJson<Waiting>(keptHere.kitchen) ?? {});
  const [problem, setProblem] = useState('');
  const held = useRef(waiting);
  const sending = useRef(false);
  const more = useRef(false);
  const ticked = useRef(0);

  const hold = useCallback((next: Waiting): void => {
    held.current = next;
    writeGrown(keptHere.kitchen, JSON.stringify(next));
    setWaiting(next);
  }, []);

  const send = useCallback(async (): Promise<void> => {
    // Whoever comes while it sends is heard when it is through.
    more.current = true;
    if (sending.current) return;
    sending.current = true;
    for (let next = nextOf(held.current); next && more.current; next = nextOf(held.current)) {
      const [key, parts] = next;
      const [day = '', id = ''] = key.split('.');
      more.current = false;
      const answer = await call(tickKitchen, { body: { day, id, parts } });
      if (!answer.ok && isPassing(answer.status)) continue;
      more.current = true;
      // What was ticked anew meanwhile goes next.
      if (held.current[key] === parts) {
        const { [key]: _sent, ...rest } = held.current;
        hold(rest);
      }
      if (answer.ok) setShared(answer.data.ready);
      // What is not on the list any more has no tick to be told of.
      else if (answer.status !== 404) setProblem(answer.message);
    }
    sending.current = false;
  }, [hold]);

  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      if (Object.keys(held.current).length > 0) return send();
      const before = ticked.current;
      const answer = await call(watchKitchen, {});
      if (answer.ok && before === ticked.current) setShared(answer.data.ready);
    };
    void send();
    const timer = setInterval(() => void look(), WATCH);
    const online = (): void => void send();
    addEventListener('online', online);
    return () => {
      clearInterval(timer);
      removeEventListener('online', online);
    };
  }, [send]);

  const known = (day: string, id: string): KitchenTick | undefined =>
    shared.find((one) => one.day === day && one.id === id);
  return {
    partsOf: (day, id) => waiting[keyOf(day, id)] ?? known(day, id)?.parts ?? 0,
    byOf: (day, id) => (keyOf(day, id) in waiting ? '' : (known(day, id)?.by ?? '')),
    tick(day, id, parts) {
      ticked.current += 1;
      setProblem('');
      hold({ ...held.current, [keyOf(day, id)]: parts });
      void send();
    },
    waiting: Object.keys(waiting).length,
    problem,
  };
}
