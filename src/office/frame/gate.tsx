import { Fragment, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { call, STAFF_SESSION_ENDED } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { keepDraftsFor, leaveOffice } from '#office/frame/own-drafts.ts';
import { rooms } from '#office/frame/rooms.rules.ts';
import { readStaffMe, staffSignOut, type StaffMe } from '#domain/staff/staff.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// Whoever is signed in needs neither the forms of the door nor what speaks with passkeys.
const door = () => import('#office/frame/sign-in.tsx');
const SignIn = lazyPart(async () => (await door()).SignIn);
const Unread = lazyPart(
  async () => (await import('#office/frame/unread.tsx')).Unread,
  () => null,
);
const PublishingStatus = lazyPart(
  async () => (await import('#office/frame/status.tsx')).PublishingStatus,
  () => null,
);
const SignInAgain = lazyPart(async () => (await door()).SignInAgain);

interface GateProps {
  /** Path of the page in `rooms`; missing for pages that need no sign-in. */
  room?: string;
  title: string;
  /** Breadcrumbs above the title. */
  way?: ReactNode;
  /** Main actions of the page, shown next to its title. */
  tools?: ReactNode;
  /** Content that needs no sign-in, shown instead of the children and even while the server is unreachable. */
  anybody?: ReactNode;
  children?(me: StaffMe): ReactNode;
}

type State = { is: 'asking' } | { is: 'out' } | { is: 'lost'; message: string } | { is: 'in'; me: StaffMe };

/** Placeholder of the sign-in page while its code loads. */
const Door = () => (
  <main className="staff-door" id="content">
    <div className="card card-body">
      <h1>Back office</h1>
      <Skeleton lines={3} />
    </div>
  </main>
);

/**
 * Frame of a back-office page with the menu of the member's role. Shows the sign-in to clients without a session, and a
 * notice to roles that may not open the page.
 */
export function Gate({ room, title, way, tools, anybody, children }: GateProps) {
  const [state, setState] = useState<State>({ is: 'asking' });
  const enter = useCallback((me: StaffMe): void => {
    keepDraftsFor(me.id);
    setState({ is: 'in', me });
  }, []);
  const ask = useCallback(async () => {
    const answer = await call(readStaffMe);
    if (answer.ok) enter(answer.data.staff);
    else setState(answer.status === 401 ? { is: 'out' } : { is: 'lost', message: answer.message });
  }, [enter]);
  useEffect(() => void ask(), [ask]);
  // In the middle of something: a dialog asks, and what was typed stays where it is.
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    if (state.is !== 'in') return;
    const onEnd = (): void => setEnded(true);
    addEventListener(STAFF_SESSION_ENDED, onEnd);
    return () => removeEventListener(STAFF_SESSION_ENDED, onEnd);
  }, [state.is]);
  const leave = async (): Promise<void> => {
    const answer = await call(staffSignOut);
    if (answer.ok || answer.status === 401) {
      leaveOffice();
      setState({ is: 'out' });
    } else toast(`You are still signed in. ${answer.message}`, { kind: 'problem' });
  };
  // On a phone the rooms are pulled sideways: the present one is in sight.
  useEffect(() => {
    if (state.is !== 'in') return;
    const show = (): void =>
      document.querySelector('.staff-bar [aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
    show();
    // The shop's own letters are of another width than those that stand in for them.
    void document.fonts.ready.then(show);
  }, [state.is]);
  if (state.is === 'out' && !anybody)
    return (
      <Suspense fallback={<Door />}>
        <SignIn onIn={enter} />
      </Suspense>
    );
  const mine = state.is === 'in' ? rooms.filter(({ roles }) => roles.includes(state.me.role)) : [];
  const allowed = mine.some(({ path }) => path === room);
  return (
    <>
      <header className="staff-bar on-dark">
        <a className="staff-brand" href="/back-office">
          Shagun <small>back office</small>
        </a>
        <nav aria-label="Back office">
          <ul>
            {mine.map(({ path, name }) => (
              <li key={path}>
                <a href={path} aria-current={path === room ? 'page' : undefined}>
                  {name}
                  {path === '/back-office/inbox' && (
                    <Suspense fallback={null}>
                      <Unread />
                    </Suspense>
                  )}
                </a>
              </li>
            ))}
            {state.is === 'out' && (
              <li>
                <a href="/back-office">Sign in</a>
              </li>
            )}
          </ul>
        </nav>
        {state.is === 'in' && (
          <Suspense fallback={null}>
            <PublishingStatus linked={mine.some(({ path }) => path === '/back-office/releases')} />
          </Suspense>
        )}
        {state.is === 'in' && (
          <button type="button" className="staff-leave" onClick={() => void leave()}>
            <Icon name="logout" size={20} />
            <span>
              Sign out <small>{state.me.name}</small>
            </span>
          </button>
        )}
      </header>
      <main className="wrap staff-room" id="content">
        <header className="staff-title">
          {way}
          <h1>{title}</h1>
          {allowed && tools && <span className="staff-tools">{tools}</span>}
        </header>
        {anybody}
        {!anybody && state.is === 'asking' && <Skeleton lines={5} />}
        {!anybody && state.is === 'lost' && <Failure message={state.message} onRetry={() => void ask()} />}
        {!anybody &&
          state.is === 'in' &&
          (allowed ? (
            // A colleague who signs in where another one's session ended begins with their own page.
            <Fragment key={state.me.id}>{children?.(state.me)}</Fragment>
          ) : (
            <p className="notice">
              {`This part belongs to other roles than ${roleNames[state.me.role].name.toLowerCase()}. The owner can change yours.`}
            </p>
          ))}
      </main>
      {ended && (
        <Suspense fallback={null}>
          <SignInAgain
            onClose={() => setEnded(false)}
            onIn={(me) => {
              setEnded(false);
              enter(me);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
