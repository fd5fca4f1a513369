import type { ReactNode } from 'react';
import { call } from '#client/api.ts';
import { type PersonToolsProps, usePerson } from '#office/staff/use-person.ts';
import { withdrawInvite } from '#domain/staff/staff.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import * as say from '#office/staff/staff.texts.ts';
import { Dialog } from '#ui/dialog.tsx';

/**
 * Buttons with which the owner changes an account's role, makes a new sign-in link, and closes or reopens it. Closing,
 * and giving or taking the owner's role, ask for confirmation.
 */
export function PersonTools(props: PersonToolsProps) {
  const { name, shown, role, state, link } = props.person;
  const { chosen, setChosen, asking, setAsking, select, askForRole, saveRole, close, renew, open } = usePerson(props);
  if (state === 'closed')
    return (
      <Tool about={say.accountHeard(shown)} onPress={() => void open()}>
        {say.open}
      </Tool>
    );
  return (
    <>
      <span className="staff-tools person-tools">
        <label>
          <span className="visually-hidden">{say.roleHeard(shown)}</span>
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
          <Tool about={say.ofHeard(shown)} onPress={askForRole}>
            {say.saveRole}
          </Tool>
        )}
        <Tool about={say.forHeard(shown)} onPress={() => void renew()}>
          {say.newWay}
        </Tool>
        {link && <TakeBack inviteId={link.id} about={say.linkHeard(shown)} act={props.act} />}
        <Tool about={say.ofHeard(shown)} onPress={() => setAsking('close')}>
          {say.closeAccount}
        </Tool>
      </span>
      <Sure
        title={say.closeTitle(shown)}
        yes={say.closeAccount}
        open={asking === 'close'}
        onNo={() => setAsking(null)}
        onYes={() => void close()}
      >
        {say.closeThen(name)}
      </Sure>
      <Sure
        title={chosen === 'owner' ? say.makeOwner(name) : say.changeRole(name, roleNames[chosen].name.toLowerCase())}
        yes={say.saveRole}
        open={asking === 'role'}
        onNo={() => setAsking(null)}
        onYes={() => void saveRole()}
      >
        {chosen === 'owner' ? say.ownerThen(roleNames.owner.may) : say.noOwnerThen(name, roleNames[chosen].may)}
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
      onPress={() => void act(() => call(withdrawInvite, { params: { inviteId } }), say.linkTakenBack)}
    >
      {say.takeBack}
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
          {say.no}
        </button>
        <button type="button" className="button" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
