import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { LOADING } from '#client/query.store.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import { Gate } from '#office/frame/gate.tsx';
import { SeenFrom } from '#office/frame/seen-from.tsx';
import { useKept } from '#office/frame/use-kept.ts';
import { OrdersPanel } from '#office/orders/orders-panel.tsx';
import { Folded } from '#office/overview/folded.tsx';
import { TodayList } from '#office/overview/today-list.tsx';
import { todayLines } from '#office/overview/today-lines.ts';
import { $today, forgetToday, loadToday } from '#office/overview/today.store.ts';
import * as say from '#office/overview/today.texts.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import type { Today } from '#domain/today/today.contract.ts';
import { Failure } from '#ui/failure.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// What stands folded, or is one role's, comes after the day's work.
const BackupPanel = lazyPart(async () => (await import('#office/overview/backup-panel.tsx')).BackupPanel);
const CataloguePart = lazyPart(async () => (await import('#office/overview/catalogue-part.tsx')).CataloguePart);
const FiguresPanel = lazyPart(async () => (await import('#office/overview/figures-panel.tsx')).FiguresPanel);
const OwnSessions = lazyPart(async () => (await import('#office/overview/own-sessions.tsx')).OwnSessions);
const PasskeysSection = lazyPart(async () => (await import('#office/staff/passkeys-section.tsx')).PasskeysSection);
const RecoverySection = lazyPart(async () => (await import('#office/staff/recovery-codes.tsx')).RecoverySection);
const RehearsalPanel = lazyPart(
  async () => (await import('#office/overview/rehearsal-panel.tsx')).RehearsalPanel,
  () => null,
);
const SentPanel = lazyPart(async () => (await import('#office/messages/sent-panel.tsx')).SentPanel);
const SitePanel = lazyPart(async () => (await import('#office/publishing/site-panel.tsx')).SitePanel);

/** First page of the back office: what is to be done now, for the member's role, and below it everything else. */
export function OverviewPage() {
  return (
    <Gate room="/back-office" title={say.todayTitle}>
      {(me) => <Overview me={me} />}
    </Gate>
  );
}

function Overview({ me }: { me: StaffMe }) {
  const { loaded, from } = useKept('today', useStore($today, { ssr: () => LOADING }), () => void loadToday());
  useEffect(() => {
    void loadToday();
    return forgetToday;
  }, []);
  useSeenAgain(() => void loadToday(true));
  return (
    <>
      <p className="today-greeting">{say.greeting(me.name)}</p>
      <SeenFrom at={from} />
      {loaded.state === 'loading' && <Skeleton lines={6} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={() => void loadToday()} />}
      {loaded.state === 'ready' && <ToDo today={loaded.data} />}
      {me.role === 'owner' && <OwnerParts />}
      <Folded id="devices" title={say.devicesTitle}>
        <Suspense fallback={<Skeleton lines={3} />}>
          <OwnSessions />
          <PasskeysSection />
          <RecoverySection />
        </Suspense>
      </Folded>
    </>
  );
}

/** Lists what is to be done, or says that nothing is, with the days to come and an editor's parts below. */
function ToDo({ today }: { today: Today }) {
  const lines = todayLines(today);
  const missing = today.catalogue?.lacks.length ?? 0;
  return (
    <>
      {lines.length > 0 && <TodayList label={say.todoTitle} lines={lines} />}
      {lines.length === 0 && missing === 0 && (
        <p className="today-nothing" role="status">
          {say.nothingToDo}
        </p>
      )}
      {today.orders && <OrdersPanel {...today.orders} />}
      {today.catalogue && (
        <Suspense fallback={<Skeleton lines={5} />}>
          <CataloguePart {...today.catalogue} />
          <SitePanel />
        </Suspense>
      )}
    </>
  );
}

/** Parts that the owner alone has: figures, backup, messages and the rehearsal of a demonstration. */
function OwnerParts() {
  return (
    <>
      <Folded id="figures" title={say.figuresTitle}>
        <Suspense fallback={<Skeleton lines={8} />}>
          <FiguresPanel />
        </Suspense>
      </Folded>
      <Folded id="house" title={say.houseTitle}>
        <Suspense fallback={<Skeleton lines={3} />}>
          <BackupPanel />
          <SentPanel />
        </Suspense>
      </Folded>
      <Suspense fallback={null}>
        <RehearsalPanel />
      </Suspense>
    </>
  );
}
