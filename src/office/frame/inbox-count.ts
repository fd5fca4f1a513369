import { useEffect, useState } from 'react';
import { MINUTE } from '#lib/time.ts';
import { call } from '#client/api.ts';
import { countInbox, type InboxCount } from '#domain/enquiries/inbox.contract.ts';

/** Name of the window event after a change of a message. */
const CHANGED = 'shagun:inbox-changed';
/** Polling interval in ms. */
const CALM = MINUTE;

/** Makes every `useInboxCount` of the page reload its count. */
export const inboxChanged = (): void => void dispatchEvent(new Event(CHANGED));

/**
 * Hook that polls the number of waiting messages while the page is visible. `count` is null before the first answer;
 * `problem` is the last request's error, empty when it succeeded.
 */
export function useInboxCount(): { count: InboxCount | null; problem: string } {
  const [count, setCount] = useState<InboxCount | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      const answer = document.hidden ? null : await call(countInbox);
      if (gone || !answer) return;
      if (answer.ok) setCount(answer.data.count);
      setProblem(answer.ok ? '' : answer.message);
    };
    const again = (): void => void ask();
    const timer = setInterval(again, CALM);
    document.addEventListener('visibilitychange', again);
    addEventListener(CHANGED, again);
    again();
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener(CHANGED, again);
    };
  }, []);
  return { count, problem };
}
