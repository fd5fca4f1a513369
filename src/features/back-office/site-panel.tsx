import { siteWords } from '#features/publishing/site-words.rules.ts';
import { useSiteState } from '#features/publishing/use-site-state.ts';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** How far the public site is, and what keeps a change from being public. */
export function SitePanel() {
  const { site, problem } = useSiteState();
  return (
    <section className="day-panel" aria-labelledby="day-site">
      <h2 id="day-site">Public site</h2>
      {!site && !problem && <Skeleton lines={2} />}
      {!site && problem && <Failure message={problem} />}
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
