import type { FastifyInstance } from 'fastify';

/** Something that a server does again and again while nobody asks for it. */
export interface Rounds {
  /** Names it to those who watch the shop; what the log says of a failure unless told. */
  name?: string;
  /** One round; `closing` is aborted when the server closes, which waits for the round all the same. */
  round(closing: AbortSignal): Promise<void>;
  /** So many ms after the start the first round comes; 0 unless told. */
  first?: number;
  /** In so many ms the next round comes. */
  next(): number;
  /** What the log says of a round that failed; the next comes all the same. */
  fault: string;
}

/** What became of the rounds of one kind. */
interface RoundCount {
  done: number;
  failed: number;
  /** When one was last done, ms since 1970; 0 before the first. */
  last: number;
}

const counts = new WeakMap<FastifyInstance, Map<string, RoundCount>>();

/** What became of the rounds of a server, by their names. */
export const roundsOf = (app: FastifyInstance): ReadonlyMap<string, Readonly<RoundCount>> =>
  counts.get(app) ?? new Map<string, RoundCount>();

/** Does rounds for as long as the server runs, one at a time; a server that closes finishes the one it is at. */
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
      if (!closing.signal.aborted) app.log.warn({ err: error }, fault);
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
