import { readStoredJson, storedNames, writeGrown } from '#client/storage.ts';
import { keptHere } from '#office/frame/kept-here.ts';
import { namelessChange, type QueuedChange, readQueuedChange } from '#domain/packing/tick-queue.rules.ts';

const queued = (): QueuedChange[] =>
  storedNames(keptHere.queuedChange('')).flatMap((name) => readQueuedChange(readStoredJson(name)) ?? []);

/** Returns how many ticks of packers and kitchen wait on this device, and the names of the packers. */
export function unsentTicks(): { count: number; names: string[] } {
  const waiting = queued().filter(({ refused }) => !refused);
  const kitchen = Object.keys(readStoredJson<Record<string, number>>(keptHere.kitchen) ?? {});
  return { count: waiting.length + kitchen.length, names: [...new Set(waiting.map(({ staffName }) => staffName))] };
}

/**
 * Removes the names of homes from the ticks that wait on this device; the ticks themselves stay.
 * @param before time in ms; ticks made since then keep their names
 */
export function dropNamesOfTicks(before = Infinity): void {
  for (const change of queued().filter(({ at }) => Date.parse(at) < before))
    writeGrown(keptHere.queuedChange(change.batch), JSON.stringify(namelessChange(change)));
}
