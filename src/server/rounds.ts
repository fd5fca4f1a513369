import type { FastifyInstance } from 'fastify';

/** Job that a server runs again and again by itself. */
export interface Rounds {
  /** Name in the metrics; `fault` when not given. */
  name?: string;
  /** Runs the job once. `closing` is aborted when the server closes, which still waits for the run to end. */
  round(closing: AbortSignal): Promise<void>;
  /** Time from the start to the first run, ms; 0 when not given. */
  first?: number;
  /** Returns the time to the next run, ms. */
  next(): number;
  /** Log message for a run that failed; the next run comes all the same. */
  fault: string;
}

/** Counts of the runs of one job. */
interface RoundCount {
  done: number;
  failed: number;
  /** Time of the last successful run, ms since 1970; 0 before the first. */
  last: number;
}

const counts = new WeakMap<FastifyInstance, Map<string, RoundCount>>();

/** Returns the run counts of a server's periodic jobs by job name. */
export const roundsOf = (app: FastifyInstance): ReadonlyMap<string, Readonly<RoundCount>> =>
  counts.get(app) ?? new Map<string, RoundCount>();

/**
 * Runs a periodic job for as long as the server runs, one run at a time, and counts and logs failures. When the server
 * closes it waits for a running job.
 */
export function keepRounds(app: FastifyInstance, { round, first = 0, next, fault, name = fault }: Rounds): void {
  const all = counts.get(app) ?? new Map<string, RoundCount>();
  counts.set(app, all);
  const count: RoundCount = { done: 0, failed: 0, last: 0 };
  all.set(name, count);
  const closing = new AbortController();
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  const plan = (delay: number): void => {
    timer = setTimeout(() => {
      running = once();
    }, delay).unref();
  };
  const once = async (): Promise<void> => {
    try {
      await round(closing.signal);
      count.done += 1;
      count.last = Date.now();
    } catch (error) {
      count.failed += 1;
      if (!closing.signal.aborted && !app.outages.tell(error)) app.log.warn({ err: error }, fault);
    }
    if (!closing.signal.aborted) plan(next());
  };
  app.addHook('onReady', async () => plan(first));
  app.addHook('onClose', async () => {
    closing.abort();
    clearTimeout(timer);
    await running;
  });
}
