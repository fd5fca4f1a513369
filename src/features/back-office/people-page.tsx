import { Suspense, useRef, useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { Gate } from '#features/back-office/gate.tsx';
import { nearMoment } from '#lib/dates.ts';
import type { StaffLink } from '#features/back-office/invite-form.tsx';
import { TokenList } from '#features/back-office/token-list.tsx';
import { PasskeyList } from '#features/back-office/passkey-list.tsx';
import { withShown } from '#features/back-office/staff-names.ts';
import { useProof } from '#features/back-office/use-proof.tsx';
import {
  changeStaff,
  inviteStaff,
  listStaffPeople,
  type StaffMe,
  type StaffPerson,
  withdrawInvite,
} from '#features/staff/staff.contract.ts';
import { removePasskey } from '#features/staff/staff-passkey.contract.ts';
import { roleNames } from '#features/staff/staff.rules.ts';
import { type AnswerOf } from '#lib/endpoint.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// The list of people comes first.
const InviteForm = lazyPart(async () => (await import('#features/back-office/invite-form.tsx')).InviteForm);

/** Who works here: invite, change a role, close an account. */
export function PeoplePage() {
  return (
    <Gate room="/back-office/people" title="Staff">
      {(me) => <People me={me} />}
    </Gate>
  );
}

function People({ me }: { me: StaffMe }) {
  const { loaded, reload } = useCall(listStaffPeople, {});
  const { proven, dialog } = useProof();
  const [link, setLink] = useState<StaffLink | null>(null);
  const [problem, setProblem] = useState('');
  const acting = useRef(false);

  /** Makes a change, says what came of it, and shows the list as it is now. */
  const act = async <T,>(work: () => Promise<CallResult<T>>, done: string): Promise<T | null> => {
    // A second press of what is under way is none.
    if (acting.current) return null;
    acting.current = true;
    setProblem('');
    const answer = await proven(work);
    acting.current = false;
    if (!answer.ok) {
      setProblem(answer.message);
      return null;
    }
    toast(done, { kind: 'done' });
    reload();
    return answer.data;
  };

  return (
    <>
      <section aria-labelledby="staff-everybody">
        <h2 id="staff-everybody">Who works here</h2>
        {loaded.state === 'loading' && <Skeleton lines={4} />}
        {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
        <Refusal message={problem} />
        {loaded.state === 'ready' && (
          <ul className="staff-list">
            {withShown(loaded.data.people).map((person) => (
              <li key={person.id}>
                <span>
                  <strong>{person.shown}</strong>
                  {person.id === me.id && ' (you)'}
                  <small>{waysOf(person)}</small>
                  {person.passkeys.length > 0 && (
                    <details>
                      <summary>
                        Passkeys<span className="visually-hidden"> of {person.shown}</span>
                      </summary>
                      <PasskeyList
                        passkeys={person.passkeys}
                        whose={person.shown}
                        onRemove={({ id, name, device }) =>
                          void act(
                            () => call(removePasskey, { body: { passkeyId: id } }),
                            `The passkey “${name || device}” opens nothing any more.`,
                          )
                        }
                      />
                    </details>
                  )}
                </span>
                {person.state === 'invited' ? (
                  <button
                    type="button"
                    className="button button-quiet"
                    onClick={() =>
                      void act(
                        () => call(withdrawInvite, { params: { inviteId: person.id } }),
                        'The invitation is taken back.',
                      )
                    }
                  >
                    Take back<span className="visually-hidden"> the invitation of {person.shown}</span>
                  </button>
                ) : (
                  <PersonTools person={person} act={act} onLink={(made) => setLink({ ...made, name: person.name })} />
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <Suspense fallback={<Skeleton lines={4} />}>
        <InviteForm proven={proven} onLink={(made) => (setLink(made), reload())} />
      </Suspense>
      <TokenList proven={proven} />
      {dialog}
      <Dialog title={`A link for ${link?.name ?? ''}`} open={link !== null} onClose={() => setLink(null)}>
        {link && <LinkWords link={link} />}
      </Dialog>
    </>
  );
}

function waysOf({ role, state, passkeys, hasPassword, expiresAt }: StaffPerson): string {
  const name = roleNames[role].name;
  if (state === 'invited') return `${name}, invited until ${nearMoment(expiresAt ?? '')}`;
  if (state === 'closed') return `${name}, closed`;
  const count = passkeys.length;
  const keys = count === 0 ? [] : [count === 1 ? 'one passkey' : `${count} passkeys`];
  const ways = [...keys, ...(hasPassword ? ['password'] : [])].join(' and ');
  return `${name}; ${ways ? `signs in by ${ways}` : 'has no way in'}`;
}

interface PersonToolsProps {
  person: StaffPerson & { shown: string };
  act<T>(work: () => Promise<CallResult<T>>, done: string): Promise<T | null>;
  onLink(made: AnswerOf<typeof inviteStaff>): void;
}

function PersonTools({ person, act, onLink }: PersonToolsProps) {
  const { id, name, shown, role, state } = person;
  const change = (next: StaffRole, isActive: boolean, done: string) =>
    act(() => call(changeStaff, { params: { staffId: id }, body: { role: next, isActive } }), done);
  const open = async (): Promise<void> => {
    // Nothing of before lets them in again.
    if (await change(role, true, `The account of ${name} is open. Send the link.`)) await renew();
  };
  const renew = async (): Promise<void> => {
    const made = await act(() => call(inviteStaff, { body: { name, role, staffId: id } }), 'The link is ready.');
    if (made) onLink(made);
  };
  return (
    <span className="staff-tools">
      <label>
        <span className="visually-hidden">Role of {shown}</span>
        <select
          className="input"
          value={role}
          disabled={state === 'closed'}
          onChange={(event) =>
            void change(event.target.value as StaffRole, true, `${name} has another role now and signs in anew.`)
          }
        >
          {staffRoles.map((one) => (
            <option key={one} value={one}>
              {roleNames[one].name}
            </option>
          ))}
        </select>
      </label>
      {state !== 'closed' && (
        <button type="button" className="button button-quiet" onClick={() => void renew()}>
          New way in<span className="visually-hidden"> for {shown}</span>
        </button>
      )}
      <button
        type="button"
        className="button button-quiet"
        onClick={() =>
          void (state === 'closed' ? open() : change(role, false, `${name} is signed out and cannot come in.`))
        }
      >
        {state === 'closed' ? 'Open' : 'Close'}
        <span className="visually-hidden"> the account of {shown}</span>
      </button>
    </span>
  );
}

function LinkWords({ link: { link, name, expiresAt } }: { link: StaffLink }) {
  const words = `${name}, here is your way into the back office of Shagun, good once until ${nearMoment(expiresAt)}: ${link}`;
  return (
    <>
      <p>
        Send it to {name} alone: whoever opens it first comes in. It works once, until {nearMoment(expiresAt)}.
      </p>
      <p>
        <code className="staff-key">{link}</code>
      </p>
      <p className="dialog-actions">
        <CopyButton text={link} label="Copy" />
        <a
          className="button"
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Send by WhatsApp
        </a>
      </p>
    </>
  );
}
