import { KeepingError } from '#domain/backup/archive.rules.ts';
import { atFirstSignal } from '#server/signals.ts';

/**
 * Runs work that cleans up after itself when it is stopped, and returns its result. The first Ctrl-C or signal stops it,
 * a second one ends the process at once.
 * @param left what a stopped work leaves, a sentence for the operator
 */
export async function untilStopped<T>(left: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const { off } = atFirstSignal(() => {
    process.stderr.write('Stopping after this step; once more ends it at once.\n');
    stopping.abort(new KeepingError(`Stopped before its end. ${left}`));
  });
  return work(stopping.signal).finally(off);
}
