import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request has left in the store so far. */
export interface Trace {
  /** True once a change of the request is, or may be, committed: a later fault must not say that nothing was changed. */
  kept: boolean;
}

const traces = new AsyncLocalStorage<Trace>();

/** Runs a request's work, and notes in `trace` what was committed. */
export const tracing = <T>(trace: Trace, work: () => T): T => traces.run(trace, work);

/** Notes that a change of the present request is, or may be, committed. */
export function noteKept(): void {
  const trace = traces.getStore();
  if (trace) trace.kept = true;
}
