import { Suspense, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { Gate } from '#office/frame/gate.tsx';
import { nearMoment } from '#lib/dates.ts';
import type { StaffLink } from '#office/staff/invite-form.tsx';
import { linkMessage, waysText } from '#office/staff/ways-in.ts';
import { PersonTools, TakeBack } from '#office/staff/person-tools.tsx';
import { TokenList } from '#office/staff/token-list.tsx';
import { useActing } from '#office/staff/use-acting.ts';
import type { PersonToolsProps } from '#office/staff/use-person.ts';
import { PasskeyList } from '#office/staff/passkey-list.tsx';
import { withShown } from '#office/frame/staff-names.ts';
import { listStaffPeople, type StaffMe } from '#domain/staff/staff.contract.ts';
import { removePasskey } from '#domain/staff/staff-passkey.contract.ts';
import * as say from '#office/staff/staff.texts.ts';
import { whatsappHost } from '#shop.config';
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
    <Gate room="/back-office/people" title={say.staff}>
      {(me) => <People me={me} />}
    </Gate>
  );
}

function People({ me }: { me: StaffMe }) {
  const { loaded, reload } = useCall(listStaffPeople, {});
  const { act, proven, problem, dialog } = useActing(reload);
  const [link, setLink] = useState<StaffLink | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <section aria-labelledby="staff-everybody">
        <h2 ref={heading} id="staff-everybody" tabIndex={-1}>
          {say.everybody}
        </h2>
        {loaded.state === 'loading' && <Skeleton lines={4} />}
        {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
        <Refusal message={problem} />
        {loaded.state === 'ready' && (
          <ul className="staff-list">
            {withShown(loaded.data.people).map((person) => (
              <li key={person.id}>
                <Ways person={person} isMe={person.id === me.id} act={act} />
                {person.state === 'invited' ? (
                  <TakeBack inviteId={person.id} about={say.invitationHeard(person.shown)} act={act} />
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
      <Dialog title={say.linkTitle(link?.name ?? '')} open={link !== null} onClose={() => setLink(null)}>
        {link && <LinkText link={link} />}
      </Dialog>
    </>
  );
}

interface WaysProps extends Pick<PersonToolsProps, 'person' | 'act'> {
  isMe: boolean;
}

/** Names a member, and how they sign in. */
const Ways = ({ person, isMe, act }: WaysProps) => (
  <span>
    <strong>{person.shown}</strong>
    {isMe && <span> {say.you}</span>}
    <small>{waysText(person)}</small>
    {person.passkeys.length > 0 && (
      <details>
        <summary>
          {say.passkeys}
          <span className="visually-hidden"> {say.ofHeard(person.shown)}</span>
        </summary>
        <PasskeyList
          passkeys={person.passkeys}
          whose={person.shown}
          onRemove={({ id, name, device }) =>
            void act(() => call(removePasskey, { body: { passkeyId: id } }), say.passkeyGone(name || device))
          }
        />
      </details>
    )}
  </span>
);

function LinkText({ link: { link, name, expiresAt } }: { link: StaffLink }) {
  return (
    <>
      <p>{say.linkNote(name, nearMoment(expiresAt))}</p>
      <p>
        <code className="staff-key">{link}</code>
      </p>
      <p className="dialog-actions">
        <CopyButton text={link} label={say.copy} />
        <a
          className="button"
          href={`${whatsappHost}/?text=${encodeURIComponent(linkMessage({ link, name, expiresAt }))}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {say.sendWhatsapp}
        </a>
      </p>
    </>
  );
}
