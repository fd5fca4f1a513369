import { nearMoment } from '#lib/dates.ts';
import type { StaffPasskey } from '#domain/staff/staff.contract.ts';

interface PasskeyListProps {
  passkeys: readonly StaffPasskey[];
  /** Name of the passkeys' owner, if another staff member. */
  whose?: string;
  onRemove(passkey: StaffPasskey): void;
}

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
              <small>
                {`${name ? `${device}, ` : ''}made ${nearMoment(madeAt)}, ${usedAt ? `last used ${nearMoment(usedAt)}` : 'not used since'}`}
              </small>
            </span>
            <button type="button" className="button button-quiet" onClick={() => onRemove(passkey)}>
              Take away
              <span className="visually-hidden">{` the passkey ${name || device}${whose ? ` of ${whose}` : ''}`}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
