import { Inserted } from '#ui/inserted.tsx';
import { Suspense, useEffect, useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { Gate } from '#office/frame/gate.tsx';
import { releaseMoments } from '#office/publishing/release-moments.ts';
import { exactMoment } from '#lib/dates.ts';
import {
  goBackTo,
  listReleases,
  publishNow,
  type ReleaseInfo,
  type SiteState,
} from '#domain/publishing/site-state.contract.ts';
import { publishedText } from '#office/publishing/published-text.ts';
import { SiteFaults } from '#office/publishing/site-faults.tsx';
import { siteText } from '#domain/publishing/site-text.rules.ts';
import { askSiteState, useSiteState } from '#office/frame/use-site-state.ts';
import * as say from '#office/publishing/publishing.texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// What the fields of every kind are called is much for one page; the list stands before it is there.
const ReleaseChanges = lazyPart(async () => (await import('#office/publishing/release-changes.tsx')).ReleaseChanges);

/** Button that publishes, as sentences name it. */
const PUBLISH = { publish: <strong key="publish">{say.publishNow}</strong> };

/** Page of the public site's state and last releases, each of which can be served again. */
export function ReleasesPage() {
  return (
    <Gate room="/back-office/releases" title={say.publicSite}>
      {() => <Releases />}
    </Gate>
  );
}

function Releases() {
  const { site, problem: away } = useSiteState();
  const { loaded, reload } = useCall(listReleases, {});
  const [chosen, setChosen] = useState<ReleaseInfo | null>(null);
  const [problem, setProblem] = useState('');
  // Whatever became public since is a release more.
  const state = `${site?.state} ${site?.publicSince}`;
  useEffect(() => reload(), [state, reload]);

  const moments = releaseMoments(loaded.data?.releases ?? []);

  const act = async (work: () => Promise<CallResult<object>>, done: string): Promise<void> => {
    setProblem('');
    setChosen(null);
    const answer = await work();
    if (answer.ok) toast(done, { kind: 'done' });
    else setProblem(answer.message);
    askSiteState();
    reload();
  };

  return (
    <>
      {!site && !away && <Skeleton lines={3} />}
      {!site && away && <Failure message={away} />}
      {site && <Now site={site} onPublish={() => void act(() => call(publishNow), publishedText(site.state))} />}
      <Refusal message={problem} />
      <section aria-labelledby="releases">
        <h2 id="releases">{say.releases}</h2>
        {loaded.state === 'loading' && <Skeleton lines={5} />}
        {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
        {loaded.state === 'ready' && loaded.data.releases.length === 0 && <EmptyState title={say.noReleases} />}
        {loaded.state === 'ready' && (
          <ol className="staff-list release-list">
            {loaded.data.releases.map((release) => (
              <Release
                key={release.name}
                release={release}
                moment={moments.get(release.name) ?? ''}
                onBack={() => setChosen(release)}
              />
            ))}
          </ol>
        )}
      </section>
      <Dialog title={say.goBackTitle} open={chosen !== null} onClose={() => setChosen(null)}>
        {chosen && (
          <>
            <p>
              <Inserted text={say.goBackNote(moments.get(chosen.name) ?? '')} parts={PUBLISH} />
            </p>
            <p className="dialog-actions">
              <button type="button" className="button button-quiet" onClick={() => setChosen(null)}>
                {say.goBackNo}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => void act(() => call(goBackTo, { body: { release: chosen.name } }), say.wentBack)}
              >
                {say.goBack}
              </button>
            </p>
          </>
        )}
      </Dialog>
    </>
  );
}

/** Shows the state of the public site, the records that prevent publishing, and the publish button. */
function Now({ site, onPublish }: { site: SiteState; onPublish(): void }) {
  return (
    <section aria-labelledby="site-now">
      <h2 id="site-now">{say.now}</h2>
      <p>
        <strong>{siteText(site)}</strong>
      </p>
      {site.state === 'public' && site.searchFollows && <p className="soft">{say.searchFollows}</p>}
      {site.state === 'held' && site.heldAt && (
        <div className="notice">
          <p>
            <Inserted text={say.held(site.heldBy || say.somebody, exactMoment(site.heldAt))} parts={PUBLISH} />
          </p>
        </div>
      )}
      {site.message && <p className="notice">{site.message}</p>}
      {site.faults.length > 0 && <SiteFaults faults={site.faults} />}
      <p>
        <button type="button" className="button" onClick={onPublish} disabled={site.state === 'building'}>
          {say.publishNow}
        </button>
      </p>
    </section>
  );
}

function Release({ release, moment, onBack }: { release: ReleaseInfo; moment: string; onBack(): void }) {
  const { served } = release;
  return (
    <li>
      <span>
        <strong>{moment}</strong>
        {served && <span> {say.publicNow}</span>}
        <small>
          <Suspense fallback={say.changes(release.count)}>
            <ReleaseChanges release={release} />
          </Suspense>
        </small>
      </span>
      {!served && (
        <button type="button" className="button button-quiet" onClick={onBack}>
          {say.goBack}
          <span className="visually-hidden"> {say.goBackHeard(moment)}</span>
        </button>
      )}
    </li>
  );
}
