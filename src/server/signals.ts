import { SECOND } from '#lib/time.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Reason to stop: a signal; `SIGHUP` also when the program that started this one is gone. */
export type StopSignal = (typeof SIGNALS)[number];

/** Time after the first signal in which others are copies of it: a terminal, npm and `run.mjs` may each send one, ms. */
const COPIES = SECOND;

/**
 * Calls `act` at the first SIGINT (Ctrl-C), SIGTERM or SIGHUP. A second signal, of somebody who does not want to wait, ends
 * the process at once.
 * @returns `act` with all that, for another reason to stop, and a function that stops listening
 */
export function atFirstSignal(act: (signal: StopSignal) => void): { stop(signal: StopSignal): void; off(): void } {
  let first: number | undefined;
  const stop = (signal: StopSignal): void => {
    if (first === undefined) {
      first = performance.now();
      act(signal);
    } else if (performance.now() - first > COPIES) process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return { stop, off: () => SIGNALS.forEach((signal) => process.off(signal, stop)) };
}

/**
 * Calls `close` on SIGINT (Ctrl-C), SIGTERM, SIGHUP, or when the program that started this one by a channel is gone, and
 * then ends the process. A second signal ends it at once.
 */
export function closeWhenTold(close: (signal: StopSignal) => Promise<unknown>): void {
  const { stop } = atFirstSignal((signal) => void close(signal).finally(() => process.exit(0)));
  whenForsaken(() => stop('SIGHUP'));
}

/**
 * Calls `act` when the program that started this one by a channel is gone, also when it is gone already. Does not keep the
 * process alive.
 */
export function whenForsaken(act: () => void): void {
  if (process.connected === false) return act();
  process.once('disconnect', act);
  process.channel?.unref();
}
