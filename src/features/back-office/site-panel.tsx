import { siteWords } from '#features/publishing/site-words.rules.ts';
import { useSiteState } from '#features/publishing/use-site-state.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** How far the public site is, and what keeps a change from being public. */
export function SitePanel() {
  const site = useSiteState();
  return (
    <section className="day-panel" aria-labelledby="day-site">
      <h2 id="day-site">Public site</h2>
      {!site && <Skeleton lines={2} />}
      {site && (
        <p>
          <a href="/back-office/releases">{siteWords(site)}</a>
          {site.faults.length > 0 &&
            `; ${site.faults.length} ${site.faults.length === 1 ? 'record keeps' : 'records keep'} changes from being public`}
        </p>
      )}
    </section>
  );
}
