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
 * What the store's fault left of a request: `read` for one that changes nothing, `nothing` when nothing was changed,
 * `unknown` when some of it is, or may be, saved.
 */
export type Left = 'read' | 'nothing' | 'unknown';

/** Returns what a person is told when the store failed a request, and after how many seconds to try again. */
export function storeAnswer(fault: StoreFault, left: Left): { message: string; retryAfter: number } {
  const [retryAfter, words] = AGAIN[fault];
  const cannot =
    fault === 'busy' ? 'Too much is being saved at once just now.' : 'The shop cannot save or read anything just now.';
  const then: Record<Left, string> = {
    read: `Please try again ${words}.`,
    nothing: `Nothing was changed; please try again ${words}.`,
    unknown: `This may have been saved or not: please look ${words} before you do it again.`,
  };
  return { message: `${cannot} ${then[left]}`, retryAfter };
}
