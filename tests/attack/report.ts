/** Result of an attack: lines with figures, and problems. */
export interface Outcome {
  lines: string[];
  /** A line for each problem; empty when all checks passed. */
  faults: string[];
}

/** Collects the problems that an attack finds. */
export class Finds {
  /** A line for each problem; one that a single part of the run shows again begins with its number, as `#12 `. */
  readonly faults: string[] = [];
  readonly #stopsAtFirst: boolean;

  /** @param stopsAtFirst true for an attack that ends at its first find */
  constructor(stopsAtFirst: boolean) {
    this.#stopsAtFirst = stopsAtFirst;
  }

  /** Adds a problem. @param number part of the run that `--only` repeats */
  add(fault: string, number?: number): void {
    this.faults.push(number === undefined ? fault : `#${number} ${fault}`);
  }

  /** Adds a problem when no part was tried, as with a number that none has: such a run shows nothing. */
  demand(parts: number): void {
    if (parts === 0) this.add('nothing was tried');
  }

  /** True when the attack has to look no further. */
  get isOver(): boolean {
    return this.#stopsAtFirst && this.faults.length > 0;
  }
}

/** Returns the first `most` faults, and a line with the number of the others if there are any. */
export function fewOf(faults: readonly string[], most = 20): string[] {
  return faults.length <= most ? [...faults] : [...faults.slice(0, most), `… and ${faults.length - most} more`];
}

/** Number of answers by status; 0 for a lost connection. */
export type Statuses = Map<number, number>;

/** Adds one answer to the count of its status. */
export const countStatus = (statuses: Statuses, status: number): void =>
  void statuses.set(status, (statuses.get(status) ?? 0) + 1);

/** Returns the counts as text, such as `12 × 200, 1 × 503`; status 0 is `cut off`. */
export const statusList = (statuses: Statuses): string =>
  [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status || 'cut off'}`)
    .join(', ');

/** Calls `work` with each number from 0 to `count` − 1, at most `atOnce` at a time. */
export async function forEachAtOnce(count: number, atOnce: number, work: (at: number) => Promise<void>): Promise<void> {
  const waiting = Array.from({ length: count }).keys();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const at of waiting) await work(at);
    }),
  );
}

/** Returns a time in ms as text: `250 ms`, from 10 s on `12 s`. */
export const inMs = (time: number): string =>
  time < 10_000 ? `${Math.round(time)} ms` : `${Math.round(time / 1000)} s`;

/** Returns a percentile of values: the median for a `share` of 50; 0 for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}
