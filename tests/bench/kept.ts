import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

/** Measured figures of one thing, by name. */
export type Figures = Record<string, number>;

/** One part of a measurement as it was kept. */
export interface KeptRun {
  /** Such as `2 cores`: figures of another machine say nothing about a change. */
  machine: string;
  day: string;
  /** By line. */
  figures: Record<string, Figures>;
}

/** The last run of each part of a measurement, kept with the sources, so that the next one is read beside it. */
export class KeptRuns {
  readonly #file: string;

  constructor(file = resolve('tests/bench.json')) {
    this.#file = file;
  }

  /** The last run of a part, such as `publish, 1000 products`; null before the first. */
  last(part: string): KeptRun | null {
    return this.#read()[part] ?? null;
  }

  /** Keeps a run in place of the last one. */
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

/** Says which run the figures in brackets are of; nothing when there is none. */
export const wordsOfLast = (last: KeptRun | null): string =>
  last ? ` (in brackets: ${last.day}, ${last.machine})` : '';

/** Returns a figure as it is printed, with the last one in brackets behind it. */
export function beside(
  figures: Figures,
  last: Figures | undefined,
  name: string,
  print: (value: number) => string,
): string {
  const former = last?.[name];
  return `${print(figures[name] ?? 0)}${former === undefined ? '' : ` (${print(former)})`}`;
}
