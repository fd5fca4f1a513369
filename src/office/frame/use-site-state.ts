import { useEffect, useState } from 'react';
import { SECOND } from '#lib/time.ts';
import { call } from '#client/api.ts';
import { readSiteState, type SiteState } from '#domain/publishing/site-state.contract.ts';

/** Time between two questions, in ms: short while something is on its way. */
const CALM = 5000;
const SOON = SECOND;

/** Said when somebody did something to the site: whoever shows its state asks at once. */
const ACTED = 'shop:site-acted';
export const askSiteState = (): void => void dispatchEvent(new Event(ACTED));

/**
 * Returns how far the public site is, asked again for as long as somebody looks at the page; null before the first
 * answer. `problem` says in words why the last question had none.
 */
export function useSiteState(): { site: SiteState | null; problem: string } {
  const [problem, setProblem] = useState('');
  const [site, setSite] = useState<SiteState | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      const answer = document.hidden ? null : await call(readSiteState);
      if (gone) return;
      if (answer?.ok) setSite(answer.data.site);
      if (answer) setProblem(answer.ok ? '' : answer.message);
      const moves = answer?.ok && ['waiting', 'building'].includes(answer.data.site.state);
      timer = setTimeout(() => void ask(), moves ? SOON : CALM);
    };
    const onSeen = (): void => {
      if (!document.hidden) void ask();
    };
    document.addEventListener('visibilitychange', onSeen);
    addEventListener(ACTED, onSeen);
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
      removeEventListener(ACTED, onSeen);
    };
  }, []);
  return { site, problem };
}
