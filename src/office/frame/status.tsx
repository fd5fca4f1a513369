import { siteText } from '#domain/publishing/site-text.rules.ts';
import { useSiteState } from '#office/frame/use-site-state.ts';

/**
 * Shows the state of the public site in the header of the back office; nothing before it is known. Screen readers hear
 * only the end of a publish. For roles that may open the releases.
 */
export function PublishingStatus() {
  const { site } = useSiteState();
  if (!site) return null;
  const text = siteText(site);
  const ended = site.state !== 'waiting' && site.state !== 'building';
  const look = site.state === 'held' ? 'site-state is-held' : 'site-state';
  return (
    <>
      <a className={look} href="/back-office/releases">
        {text}
      </a>
      <span className="visually-hidden" role="status">
        {ended ? text : ''}
      </span>
    </>
  );
}
