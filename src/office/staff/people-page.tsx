import { Suspense, useRef, useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { Gate } from '#office/frame/gate.tsx';
import { nearMoment } from '#lib/dates.ts';
import type { StaffLink } from '#office/staff/invite-form.tsx';
import { TokenList } from '#office/staff/token-list.tsx';
import { PersonTools, TakeBack } from '#office/frame/person-tools.tsx';
import { PasskeyList } from '#office/staff/passkey-list.tsx';
import { withShown } from '#office/frame/staff-names.ts';
import { useProof } from '#office/frame/use-proof.tsx';
import { listStaffPeople, type StaffMe, type StaffPerson } from '#domain/staff/staff.contract.ts';
import { removePasskey } from '#domain/staff/staff-passkey.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import { shopName, whatsappHost } from '#shop.config';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// The list of people comes first.
const InviteForm = lazyPart(async () => (await import('#office/staff/invite-form.tsx')).InviteForm);

/** Page of the staff: accounts with their roles and passkeys, invitations, and tokens. */
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
  const heading = useRef<HTMLHeadingElement>(null);

  /**
   * Runs a change with a recent sign-in, shows its result and reloads the list. Returns the data; null after a failure
   * or while another change runs.
   */
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
        <h2 ref={heading} id="staff-everybody" tabIndex={-1}>
          Who works here
        </h2>
        {loaded.state === 'loading' && <Skeleton lines={4} />}
        {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
        <Refusal message={problem} />
        {loaded.state === 'ready' && (
          <ul className="staff-list">
            {withShown(loaded.data.people).map((person) => (
              <li key={person.id}>
                <span>
                  <strong>{person.shown}</strong>
                  {person.id === me.id && <span>{' (you)'}</span>}
                  <small>{waysOf(person)}</small>
                  {person.passkeys.length > 0 && (
                    <details>
                      <summary>
                        Passkeys<span className="visually-hidden">{` of ${person.shown}`}</span>
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
                  <TakeBack inviteId={person.id} about={`the invitation of ${person.shown}`} act={act} />
                ) : (
                  <PersonTools
                    person={person}
                    act={act}
                    onLink={(made) => setLink({ ...made, name: person.name })}
                    onClosed={() => heading.current?.focus()}
                  />
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
        {link && <LinkText link={link} />}
      </Dialog>
    </>
  );
}

function waysOf({ role, state, passkeys, hasPassword, link }: StaffPerson): string {
  const name = roleNames[role].name;
  if (state === 'invited') return `${name}, invited until ${nearMoment(link?.expiresAt ?? '')}`;
  if (state === 'closed') return `${name}, closed`;
  const count = passkeys.length;
  const keys = count === 0 ? [] : [count === 1 ? 'one passkey' : `${count} passkeys`];
  const ways = [...keys, ...(hasPassword ? ['password'] : [])].join(' and ');
  const open = link ? `; a new way in is open until ${nearMoment(link.expiresAt)}` : '';
  return `${name}; ${ways ? `signs in by ${ways}` : 'has no way in'}${open}`;
}

function LinkText({ link: { link, name, expiresAt } }: { link: StaffLink }) {
  const text = `${name}, here is your way into the back office of ${shopName}, good once until ${nearMoment(expiresAt)}: ${link}`;
  return (
    <>
      <p>
        {`Send it to ${name} alone: whoever opens it first comes in. It works once, until ${nearMoment(expiresAt)}.`}
      </p>
      <p>
        <code className="staff-key">{link}</code>
      </p>
      <p className="dialog-actions">
        <CopyButton text={link} label="Copy" />
        <a
          className="button"
          href={`${whatsappHost}/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Send by WhatsApp
        </a>
      </p>
    </>
  );
}
