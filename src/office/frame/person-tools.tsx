import { type ReactNode, useRef, useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { changeStaff, inviteStaff, type StaffPerson, withdrawInvite } from '#domain/staff/staff.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import { Dialog } from '#ui/dialog.tsx';

interface PersonToolsProps {
  person: StaffPerson & { shown: string };
  act<T>(work: () => Promise<CallResult<T>>, done: string): Promise<T | null>;
  onLink(made: AnswerOf<typeof inviteStaff>): void;
  /** Called after the account was closed, which removes these buttons. */
  onClosed(): void;
}

/**
 * Buttons with which the owner changes an account's role, makes a new sign-in link, and closes or reopens it. Closing,
 * and giving or taking the owner's role, ask for confirmation.
 */
export function PersonTools({ person, act, onLink, onClosed }: PersonToolsProps) {
  const { id, name, shown, role, state, link } = person;
  const [chosen, setChosen] = useState(role);
  const [present, setPresent] = useState(role);
  if (present !== role) {
    setPresent(role);
    setChosen(role);
  }
  const [asking, setAsking] = useState<'role' | 'close' | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const change = (next: StaffRole, isActive: boolean, done: string) =>
    act(() => call(changeStaff, { params: { staffId: id }, body: { role: next, isActive } }), done);
  const saveRole = async (): Promise<void> => {
    setAsking(null);
    // The button goes with what it saved.
    if (await change(chosen, true, `${name} has another role now and signs in anew.`)) select.current?.focus();
  };
  const close = async (): Promise<void> => {
    setAsking(null);
    if (await change(role, false, `${name} is signed out and cannot come in.`)) onClosed();
  };
  const renew = async (): Promise<void> => {
    const made = await act(
      () => call(inviteStaff, { body: { name, role, staffId: id } }),
      'The link is ready: send it.',
    );
    if (made) onLink(made);
  };
  const open = async (): Promise<void> => {
    // Nothing of before lets them in again.
    if (await change(role, true, `The account of ${name} is open.`)) await renew();
  };
  if (state === 'closed')
    return (
      <Tool about={`the account of ${shown}`} onPress={() => void open()}>
        Open
      </Tool>
    );
  return (
    <>
      <span className="staff-tools person-tools">
        <label>
          <span className="visually-hidden">{`Role of ${shown}`}</span>
          <select
            ref={select}
            className="input"
            value={chosen}
            onChange={({ target }) => setChosen(target.value as StaffRole)}
          >
            {staffRoles.map((one) => (
              <option key={one} value={one}>
                {roleNames[one].name}
              </option>
            ))}
          </select>
        </label>
        {chosen !== role && (
          <Tool
            about={`of ${shown}`}
            onPress={() => (chosen === 'owner' || role === 'owner' ? setAsking('role') : void saveRole())}
          >
            Save role
          </Tool>
        )}
        <Tool about={`for ${shown}`} onPress={() => void renew()}>
          New way in
        </Tool>
        {link && <TakeBack inviteId={link.id} about={`the link for ${shown}`} act={act} />}
        <Tool about={`of ${shown}`} onPress={() => setAsking('close')}>
          Close account
        </Tool>
      </span>
      <Sure
        title={`Close the account of ${shown}?`}
        yes="Close account"
        open={asking === 'close'}
        onNo={() => setAsking(null)}
        onYes={() => void close()}
      >
        {`${name} is signed out at once, and every passkey, password and link of the account ends. It can be opened again, with a new way in.`}
      </Sure>
      <Sure
        title={chosen === 'owner' ? `Make ${name} an owner?` : `Make ${name} ${roleNames[chosen].name.toLowerCase()}?`}
        yes="Save role"
        open={asking === 'role'}
        onNo={() => setAsking(null)}
        onYes={() => void saveRole()}
      >
        {chosen === 'owner'
          ? `An owner may do ${roleNames.owner.may}, and can close your account too.`
          : `${name} is no owner any more: ${roleNames[chosen].may}.`}
      </Sure>
    </>
  );
}

interface ToolProps {
  /** Accessible suffix of the button's label: the account it belongs to. */
  about: string;
  onPress(): void;
  children: ReactNode;
}

function Tool({ about, onPress, children }: ToolProps) {
  return (
    <button type="button" className="button button-quiet" onClick={onPress}>
      {children}
      <span className="visually-hidden"> {about}</span>
    </button>
  );
}

/** Button that revokes an unused invitation link. */
export function TakeBack({
  inviteId,
  about,
  act,
}: Pick<PersonToolsProps, 'act'> & { inviteId: string; about: string }) {
  return (
    <Tool
      about={about}
      onPress={() =>
        void act(() => call(withdrawInvite, { params: { inviteId } }), 'The link is taken back and opens nothing.')
      }
    >
      Take back
    </Tool>
  );
}

interface SureProps {
  title: string;
  yes: string;
  open: boolean;
  onNo(): void;
  onYes(): void;
  children: ReactNode;
}

/** Confirmation dialog with two buttons, `No` and `yes`. */
function Sure({ title, yes, open, onNo, onYes, children }: SureProps) {
  return (
    <Dialog title={title} open={open} onClose={onNo} role="alertdialog">
      <p>{children}</p>
      <div className="dialog-actions">
        <button type="button" className="button button-quiet" onClick={onNo}>
          No
        </button>
        <button type="button" className="button" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
