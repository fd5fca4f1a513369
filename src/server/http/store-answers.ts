import type { StoreFault } from '#server/db/faults.ts';
import * as say from '#server/http/http.texts.ts';

/** Seconds after which it is worth trying again, and how a person is told so, by the fault of the store. */
const AGAIN: Record<StoreFault, readonly [seconds: number, words: string]> = {
  busy: [5, say.inAMoment],
  unreachable: [10, say.inAMinute],
  copy: [10, say.inAMinute],
  full: [30, say.inAFewMinutes],
  'read-only': [30, say.inAFewMinutes],
  damaged: [30, say.inAFewMinutes],
  refused: [30, say.inAFewMinutes],
};

/**
 * What the store's fault left of a request: `read` for one that changes nothing, `nothing` when nothing was changed,
 * `unknown` when some of it is, or may be, saved.
 */
export type Left = 'read' | 'nothing' | 'unknown';

/** Returns what a person is told when the store failed a request, and after how many seconds to try again. */
export function storeAnswer(fault: StoreFault, left: Left): { message: string; retryAfter: number } {
  const [retryAfter, words] = AGAIN[fault];
  const cannot = fault === 'busy' ? say.storeBusy : say.storeAway;
  const then: Record<Left, string> = {
    read: say.tryAgain(words),
    nothing: say.nothingChangedTryAgain(words),
    unknown: say.perhapsSaved(words),
  };
  return { message: `${cannot} ${then[left]}`, retryAfter };
}
