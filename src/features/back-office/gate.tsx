import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { readStaffMe, staffSignOut, type StaffMe } from '#features/staff/staff.contract.ts';
import { roleNames } from '#features/staff/staff.rules.ts';
import { SignIn } from '#features/back-office/sign-in.tsx';
import type { StaffRole } from '#lib/staff-roles.ts';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The rooms of the back office and whose they are; the owner has the keys to all. */
const rooms: { address: string; name: string; roles: readonly StaffRole[] }[] = [
  { address: '/back-office', name: 'Overview', roles: ['owner', 'editor', 'packer', 'helper'] },
  { address: '/back-office/people', name: 'Staff', roles: ['owner'] },
  { address: '/back-office/log', name: 'What was done', roles: ['owner'] },
];

interface GateProps {
  /** The room's own address, as in the list above. */
  room: string;
  title: string;
  children(me: StaffMe): ReactNode;
}

type State = { is: 'asking' } | { is: 'out' } | { is: 'lost'; message: string } | { is: 'in'; me: StaffMe };

/** Lets the staff in: a room of the back office with its menu, or the sign-in in its place. */
export function Gate({ room, title, children }: GateProps) {
  const [state, setState] = useState<State>({ is: 'asking' });
  const ask = useCallback(async () => {
    const answer = await call(readStaffMe);
    if (answer.ok) setState({ is: 'in', me: answer.data.staff });
    else setState(answer.status === 401 ? { is: 'out' } : { is: 'lost', message: answer.message });
  }, []);
  useEffect(() => void ask(), [ask]);
  const leave = async (): Promise<void> => {
    await call(staffSignOut);
    setState({ is: 'out' });
  };
  if (state.is === 'out') return <SignIn onIn={(me) => setState({ is: 'in', me })} />;
  const mine = state.is === 'in' ? rooms.filter(({ roles }) => roles.includes(state.me.role)) : [];
  const allowed = mine.some(({ address }) => address === room);
  return (
    <>
      <header className="staff-bar on-dark">
        <a className="staff-brand" href="/back-office">
          Shagun <small>back office</small>
        </a>
        <nav aria-label="Back office">
          <ul>
            {mine.map(({ address, name }) => (
              <li key={address}>
                <a href={address} aria-current={address === room ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
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
        <h1>{title}</h1>
        {state.is === 'asking' && <Skeleton lines={5} />}
        {state.is === 'lost' && <Failure message={state.message} onRetry={() => void ask()} />}
        {state.is === 'in' &&
          (allowed ? (
            children(state.me)
          ) : (
            <p className="notice">
              This part belongs to other roles than {roleNames[state.me.role].name.toLowerCase()}. The owner can change
              yours.
            </p>
          ))}
      </main>
    </>
  );
}
