import { Suspense } from 'react';
import { siteText } from '#domain/publishing/site-text.rules.ts';
import { useSiteState } from '#office/frame/use-site-state.ts';
import * as say from '#office/publishing/publishing.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// What the fields of every kind are called is much for a page that is mostly without faults.
const SiteFaults = lazyPart(async () => (await import('#office/publishing/site-faults.tsx')).SiteFaults);

/** Panel of the overview with the public site's state and the records that prevent publishing. */
export function SitePanel() {
  const { site, problem } = useSiteState();
  return (
    <section className="day-panel" aria-labelledby="day-site">
      <h2 id="day-site">{say.publicSite}</h2>
      {!site && !problem && <Skeleton lines={2} />}
      {!site && problem && <Failure message={problem} />}
      {site && (
        <p>
          <a href="/back-office/releases">{siteText(site)}</a>
        </p>
      )}
      {site?.message && <p className="notice">{site.message}</p>}
      {site && site.faults.length > 0 && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <SiteFaults faults={site.faults} />
        </Suspense>
      )}
    </section>
  );
}
