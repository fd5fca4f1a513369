import { nearMoment } from '#lib/dates.ts';
import type { StaffPasskey } from '#domain/staff/staff.contract.ts';
import * as say from '#office/staff/staff.texts.ts';

interface PasskeyListProps {
  passkeys: readonly StaffPasskey[];
  /** Name of the passkeys' owner, if another staff member. */
  whose?: string;
  onRemove(passkey: StaffPasskey): void;
}

const usedText = (madeAt: string, usedAt: string | null): string =>
  usedAt ? say.passkeyUsed(nearMoment(madeAt), nearMoment(usedAt)) : say.passkeyUnused(nearMoment(madeAt));

/** Lists passkeys with name, device and last use; each has a button that removes it. */
export function PasskeyList({ passkeys, whose, onRemove }: PasskeyListProps) {
  return (
    <ul className="staff-list">
      {passkeys.map((passkey) => {
        const { id, name, device, madeAt, usedAt } = passkey;
        return (
          <li key={id}>
            <span>
              <strong>{name || device}</strong>
              <small>{name ? say.passkeyOn(device, usedText(madeAt, usedAt)) : usedText(madeAt, usedAt)}</small>
            </span>
            <button type="button" className="button button-quiet" onClick={() => onRemove(passkey)}>
              {say.removePasskey}
              <span className="visually-hidden">
                {' '}
                {whose ? say.passkeyOfHeard(name || device, whose) : say.passkeyHeard(name || device)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
