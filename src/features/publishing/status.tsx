import { siteWords } from '#features/publishing/site-words.rules.ts';
import { useSiteState } from '#features/publishing/use-site-state.ts';

/** How far the public site is, for the head of every page of the back office; what is on its way is not read aloud, its end is. */
export function PublishingStatus() {
  const { site } = useSiteState();
  if (!site) return null;
  const words = siteWords(site);
  const ended = site.state !== 'waiting' && site.state !== 'building';
  return (
    <>
      <a className={site.state === 'held' ? 'site-state is-held' : 'site-state'} href="/back-office/releases">
        {words}
      </a>
      <span className="visually-hidden" role="status">
        {ended ? words : ''}
      </span>
    </>
  );
}
