import { Fragment, type ReactNode, Suspense } from 'react';
import { rooms } from '#office/frame/rooms.rules.ts';
import { SlipQuestion } from '#office/frame/slip-question.tsx';
import { SignedOutBar, StaffBar } from '#office/frame/staff-bar.tsx';
import { useDoor } from '#office/frame/use-door.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import * as say from '#office/frame/frame.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// Whoever is signed in needs neither the forms of the door nor what speaks with passkeys.
const door = () => import('#office/frame/sign-in.tsx');
const SignIn = lazyPart(async () => (await door()).SignIn);
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

/** Placeholder of the sign-in page while its code loads. */
const Door = () => (
  <main className="staff-door" id="content">
    <div className="card card-body">
      <h1>{say.backOffice}</h1>
      <Skeleton lines={3} />
    </div>
  </main>
);

/**
 * Frame of a back-office page with the menu of the member's role. Shows the sign-in to clients without a session, and a
 * notice to roles that may not open the page. Pages that open without a network do so for whom this device knew last.
 */
export function Gate({ room, title, way, tools, anybody, children }: GateProps) {
  const { state, ended, enter, ask, leave, onClose } = useDoor(room);
  if (state.is === 'out' && !anybody)
    return (
      <Suspense fallback={<Door />}>
        <SignIn onIn={enter} />
      </Suspense>
    );
  const me = state.is === 'in' ? state.me : null;
  const allowed = rooms.some(({ path, roles }) => path === room && me && roles.includes(me.role));
  return (
    <>
      {me ? <StaffBar me={me} room={room} onLeave={leave} /> : <SignedOutBar />}
      <main className="wrap staff-room" id="content">
        <header className="staff-title">
          {way}
          <h1>{title}</h1>
          {allowed && tools && <span className="staff-tools">{tools}</span>}
        </header>
        {anybody}
        {!anybody && state.is === 'asking' && <Skeleton lines={5} />}
        {!anybody && state.is === 'lost' && <Failure message={state.message} onRetry={ask} />}
        {!anybody &&
          state.is === 'in' &&
          (allowed ? (
            // A colleague who signs in where another one's session ended begins with their own page.
            <Fragment key={state.me.id}>{children?.(state.me)}</Fragment>
          ) : (
            <p className="notice">{say.notYourRole(roleNames[state.me.role].name.toLowerCase())}</p>
          ))}
      </main>
      <SlipQuestion />
      {ended && (
        <Suspense fallback={null}>
          <SignInAgain onClose={onClose} onIn={enter} />
        </Suspense>
      )}
    </>
  );
}
