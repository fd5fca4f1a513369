import { nearMoment } from '#lib/dates.ts';
import type { StaffPasskey } from '#domain/staff/staff.contract.ts';

interface PasskeyListProps {
  passkeys: readonly StaffPasskey[];
  /** Whose they are, where they are somebody else's. */
  whose?: string;
  onRemove(passkey: StaffPasskey): void;
}

/** Passkeys by name, device and last use, each to be taken away by one press. */
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
