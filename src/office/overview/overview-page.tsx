import { type ComponentType, Suspense, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { Gate } from '#office/frame/gate.tsx';
import { InboxPanel } from '#office/enquiries/inbox-panel.tsx';
import { nearMoment } from '#lib/dates.ts';
import { OrdersPanel } from '#office/orders/orders-panel.tsx';
import { RecoverySection } from '#office/staff/recovery-codes.tsx';
import { SitePanel } from '#office/publishing/site-panel.tsx';
import { endStaffSession, listStaffSessions, type StaffMe } from '#domain/staff/staff.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const BackupPanel = lazyPart(async () => (await import('#office/overview/backup-panel.tsx')).BackupPanel);
const FiguresPanel = lazyPart(async () => (await import('#office/overview/figures-panel.tsx')).FiguresPanel);
const RehearsalPanel = lazyPart(
  async () => (await import('#office/overview/rehearsal-panel.tsx')).RehearsalPanel,
  () => null,
);
// What speaks with passkeys comes after the day's work.
const PasskeysSection = lazyPart(async () => (await import('#office/staff/passkeys-section.tsx')).PasskeysSection);
const FailedPanel = lazyPart(async () => (await import('#office/messages/failed-panel.tsx')).FailedPanel);

/** Panels of the overview, with the roles that see each. */
const panels: { name: string; roles: readonly StaffRole[]; Panel: ComponentType }[] = [
  { name: 'orders', roles: ['owner', 'packer', 'helper'], Panel: OrdersPanel },
  { name: 'inbox', roles: ['owner', 'helper'], Panel: InboxPanel },
  { name: 'messages', roles: ['owner'], Panel: FailedPanel },
  { name: 'site', roles: ['owner', 'editor'], Panel: SitePanel },
  { name: 'backup', roles: ['owner'], Panel: BackupPanel },
  { name: 'rehearsal', roles: ['owner'], Panel: RehearsalPanel },
  { name: 'figures', roles: ['owner'], Panel: FiguresPanel },
];

/** Overview page: today's work for the member's role, and the member's own sessions, passkeys and recovery codes. */
export function OverviewPage() {
  return (
    <Gate room="/back-office" title="Overview">
      {(me) => <Overview me={me} />}
    </Gate>
  );
}

function Overview({ me }: { me: StaffMe }) {
  const mine = panels.filter(({ roles }) => roles.includes(me.role));
  return (
    <>
      <p>
        {`Good to see you, ${me.name}. You are here as ${roleNames[me.role].name.toLowerCase()}: ${roleNames[me.role].may}.`}
      </p>
      {mine.length > 0 && (
        <div className="day">
          {mine.map(({ name, Panel }) => (
            <Suspense key={name} fallback={<Skeleton lines={2} />}>
              <Panel />
            </Suspense>
          ))}
        </div>
      )}
      <Sessions />
      <Suspense fallback={<Skeleton lines={3} />}>
        <PasskeysSection />
      </Suspense>
      <RecoverySection />
    </>
  );
}

/** Lists the member's sessions; each except the present one has a button that ends it. */
function Sessions() {
  const { loaded, reload } = useCall(listStaffSessions, {});
  const [problem, setProblem] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const end = async (sessionId: string): Promise<void> => {
    setProblem('');
    const answer = await call(endStaffSession, { params: { sessionId } });
    if (!answer.ok && answer.status !== 404) return setProblem(answer.message);
    // Its button goes with it.
    list.current?.focus();
    reload();
  };
  return (
    <section aria-labelledby="staff-sessions">
      <h2 id="staff-sessions">Where you are signed in</h2>
      {loaded.state === 'loading' && <Skeleton lines={2} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      <Refusal message={problem} />
      {loaded.state === 'ready' && (
        <ul ref={list} className="staff-list" tabIndex={-1} aria-labelledby="staff-sessions">
          {loaded.data.sessions.map(({ id, device, openedAt, seenAt, here }) => (
            <li key={id}>
              <span>
                <strong>{device}</strong>
                {here && <span>{' (here)'}</span>}
                <small>{`since ${nearMoment(openedAt)}, last used ${nearMoment(seenAt)}`}</small>
              </span>
              {!here && (
                <button type="button" className="button button-quiet" onClick={() => void end(id)}>
                  End<span className="visually-hidden">{` the session on ${device}`}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
