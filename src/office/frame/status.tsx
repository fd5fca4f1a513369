import { siteText } from '#domain/publishing/site-text.rules.ts';
import { useSiteState } from '#office/frame/use-site-state.ts';

/**
 * How far the public site is, for the head of every page of the back office; what is on its way is not read aloud, its end is.
 * @param linked true for whoever may go to the releases
 */
export function PublishingStatus({ linked }: { linked: boolean }) {
  const { site } = useSiteState();
  if (!site) return null;
  const text = siteText(site);
  const ended = site.state !== 'waiting' && site.state !== 'building';
  const look = site.state === 'held' ? 'site-state is-held' : 'site-state';
  return (
    <>
      {linked ? (
        <a className={look} href="/back-office/releases">
          {text}
        </a>
      ) : (
        <span className={look}>{text}</span>
      )}
      <span className="visually-hidden" role="status">
        {ended ? text : ''}
      </span>
    </>
  );
}
