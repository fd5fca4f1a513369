/** What an attack came to: figures in plain lines, and what did not hold. */
export interface Outcome {
  lines: string[];
  /** What went wrong; empty when everything held. */
  faults: string[];
}

/** Returns the first few of many faults, and how many more there are. */
export function fewOf(faults: readonly string[], most = 20): string[] {
  return faults.length <= most ? [...faults] : [...faults.slice(0, most), `… and ${faults.length - most} more`];
}

/** Returns a time in ms as people read it. */
export const inMs = (time: number): string =>
  time < 10_000 ? `${Math.round(time)} ms` : `${Math.round(time / 1000)} s`;

/** Returns the value that so many of hundred do not exceed; 0 of an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}
