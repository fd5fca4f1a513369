/** Result of an attack: figures in plain lines, and faults. */
export interface Outcome {
  lines: string[];
  /** Lines about what went wrong; empty when everything held. */
  faults: string[];
}

/** Returns the first few of many faults, and how many more there are. */
export function fewOf(faults: readonly string[], most = 20): string[] {
  return faults.length <= most ? [...faults] : [...faults.slice(0, most), `… and ${faults.length - most} more`];
}

/** Number of answers by status; 0 stands for a connection that was cut. */
export type Statuses = Map<number, number>;

/** Counts one more answer of a status. */
export const countStatus = (statuses: Statuses, status: number): void =>
  void statuses.set(status, (statuses.get(status) ?? 0) + 1);

/** Returns the answers by status, such as `12 × 200, 1 × 503`. */
export const statusList = (statuses: Statuses): string =>
  [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status || 'cut off'}`)
    .join(', ');

/** Does work for every number from 0 up to `count`, so many at once. */
export async function forEachAtOnce(count: number, atOnce: number, work: (at: number) => Promise<void>): Promise<void> {
  const waiting = Array.from({ length: count }).keys();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const at of waiting) await work(at);
    }),
  );
}

/** Returns a time in ms as people read it. */
export const inMs = (time: number): string =>
  time < 10_000 ? `${Math.round(time)} ms` : `${Math.round(time / 1000)} s`;

/** Returns the value that `share` percent of some values do not exceed, so with 50 the median; 0 of an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}
