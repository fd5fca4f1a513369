import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

/** Measured figures, by name. */
export type Figures = Record<string, number>;

/** Stored run of a part of a measurement. */
export interface KeptRun {
  /** Machine, such as `2 cores`; figures of different machines cannot be compared. */
  machine: string;
  day: string;
  /** Figures by printed line. */
  figures: Record<string, Figures>;
}

/** File with the last run of each part of the measurements, committed with the sources for comparison. */
export class KeptRuns {
  readonly #file: string;

  constructor(file = resolve('tests/bench.json')) {
    this.#file = file;
  }

  /** Returns the last run of a part, such as `publish, 1000 products`; null when there is none. */
  last(part: string): KeptRun | null {
    return this.#read()[part] ?? null;
  }

  /** Stores a run of a part in place of the last one. */
  keep(part: string, figures: KeptRun['figures'], now = new Date()): void {
    const kept: KeptRun = { machine: `${availableParallelism()} cores`, day: now.toISOString().slice(0, 10), figures };
    writeFileSync(this.#file, `${JSON.stringify({ ...this.#read(), [part]: kept }, null, 2)}\n`);
  }

  #read(): Record<string, KeptRun> {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, KeptRun>;
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return {};
      throw error;
    }
  }
}

/**
 * Returns the text that explains the figures in brackets: day and machine of the last run; empty when there is none.
 */
export const wordsOfLast = (last: KeptRun | null): string =>
  last ? ` (in brackets: ${last.day}, ${last.machine})` : '';

/** Returns a printed figure, followed by that of the last run in brackets if there is one; 0 for a missing figure. */
export function beside(
  figures: Figures,
  last: Figures | undefined,
  name: string,
  print: (value: number) => string,
): string {
  const former = last?.[name];
  return `${print(figures[name] ?? 0)}${former === undefined ? '' : ` (${print(former)})`}`;
}
