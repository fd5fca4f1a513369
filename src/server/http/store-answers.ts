import type { StoreFault } from '#server/db/faults.ts';

/** Seconds after which it is worth trying again, and how a person is told so, by the fault of the store. */
const AGAIN: Record<StoreFault, readonly [seconds: number, words: string]> = {
  busy: [5, 'in a moment'],
  unreachable: [10, 'in a minute'],
  copy: [10, 'in a minute'],
  full: [30, 'in a few minutes'],
  'read-only': [30, 'in a few minutes'],
  damaged: [30, 'in a few minutes'],
  refused: [30, 'in a few minutes'],
};

/**
 * Returns what a person is told when the store failed a request, and after how many seconds to try again.
 * @param mayBeKept true when some of it is, or may be, saved
 */
export function storeAnswer(fault: StoreFault, mayBeKept: boolean): { message: string; retryAfter: number } {
  const [retryAfter, words] = AGAIN[fault];
  const cannot =
    fault === 'busy' ? 'Too much is being saved at once just now.' : 'The shop cannot save or read anything just now.';
  const message = mayBeKept
    ? `${cannot} This may have been saved: please look ${words} whether it is there before you send it again.`
    : `${cannot} Nothing was changed; please try again ${words}.`;
  return { message, retryAfter };
}
