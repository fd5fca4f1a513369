import { useEffect, useState } from 'react';
import { MINUTE } from '#lib/time.ts';
import { call } from '#client/api.ts';
import { countInbox, type InboxCount } from '#domain/enquiries/inbox.contract.ts';

/** The window hears this when something was done to a message. */
const CHANGED = 'shagun:inbox-changed';
/** Time between two questions, in ms. */
const CALM = MINUTE;

/** Lets every number of waiting messages on the page be counted anew. */
export const inboxChanged = (): void => void dispatchEvent(new Event(CHANGED));

/**
 * Returns how many messages wait, asked again for as long as somebody looks at the page; null before the first answer.
 * `problem` says why there is none, in words.
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
