import { useCallback, useEffect, useRef, useState } from 'react';
import { SECOND } from '#lib/time.ts';
import { call } from '#client/api.ts';
import { readStoredJson, writeGrown } from '#client/storage.ts';
import { keptHere } from '#office/packing/kept-here.ts';
import { type KitchenTick, tickKitchen, watchKitchen } from '#domain/packing/packing.contract.ts';

/** What was ticked on this device and the shop has not answered yet: how much is ready, by day and goods. */
type Waiting = Record<string, number>;

/** Ms between two questions for what others ticked. */
const WATCH = 10 * SECOND;

const nextOf = (waiting: Waiting): [key: string, parts: number] | undefined => Object.entries(waiting)[0];
const keyOf = (day: string, id: string): string => `${day}.${id}`;

/** Tells whether a failed tick is sent once more: the shop did not refuse it. */
const isPassing = (status: number): boolean => status === 0 || status === 401 || status === 429 || status >= 500;

interface KitchenTicks {
  /** How much of a line is ready, in parts of a gram. */
  partsOf(day: string, id: string): number;
  /** Who ticked it; empty for nobody, and for a tick that has not reached the shop. */
  byOf(day: string, id: string): string;
  tick(day: string, id: string, parts: number): void;
  /** Ticks that have not reached the shop. */
  waiting: number;
  problem: string;
}

/**
 * Returns what the kitchen has ready, the same on every phone. A tick shows at once and waits on this device while the
 * network is gone; it says how much is ready, so that sending it twice changes nothing.
 * @param loaded what the shop knew when the list was read
 */
export function useKitchenTicks(loaded: readonly KitchenTick[]): KitchenTicks {
  const [shared, setShared] = useState(loaded);
  useEffect(() => setShared(loaded), [loaded]);
  const [waiting, setWaiting] = useState(() => readStoredJson<Waiting>(keptHere.kitchen) ?? {});
  const [problem, setProblem] = useState('');
  const held = useRef(waiting);
  const sending = useRef(false);
  const more = useRef(false);
  const presses = useRef(0);

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
      const before = presses.current;
      const answer = await call(watchKitchen, {});
      if (answer.ok && before === presses.current) setShared(answer.data.ready);
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
      presses.current += 1;
      setProblem('');
      hold({ ...held.current, [keyOf(day, id)]: parts });
      void send();
    },
    waiting: Object.keys(waiting).length,
    problem,
  };
}
