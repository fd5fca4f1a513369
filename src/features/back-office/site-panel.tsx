import { SiteFaults } from '#features/back-office/site-faults.tsx';
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
        </p>
      )}
      {site?.message && <p className="notice">{site.message}</p>}
      {site && <SiteFaults faults={site.faults} />}
    </section>
  );
}
