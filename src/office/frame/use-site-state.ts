import { useEffect, useState } from 'react';
import { SECOND } from '#lib/time.ts';
import { call } from '#client/api.ts';
import { readSiteState, type SiteState } from '#domain/publishing/site-state.contract.ts';

/** Polling intervals in ms: `SOON` while a publish is waiting or running, `CALM` otherwise. */
const CALM = 5000;
const SOON = SECOND;

/** Name of the window event after an action on the site, which makes every `useSiteState` reload immediately. */
const ACTED = 'shop:site-acted';
export const askSiteState = (): void => void dispatchEvent(new Event(ACTED));

/**
 * Hook that polls the state of the public site while the page is visible. `site` is null before the first answer;
 * `problem` is the last request's error, empty when it succeeded.
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
