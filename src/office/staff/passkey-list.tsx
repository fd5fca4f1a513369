import { nearMoment } from '#lib/dates.ts';
import type { StaffPasskey } from '#domain/staff/staff.contract.ts';
import * as say from '#office/staff/staff.texts.ts';

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
                {say.made(
                  name ? `${device}, ` : '',
                  nearMoment(madeAt),
                  usedAt ? say.lastUsed(nearMoment(usedAt)) : say.notUsedSince,
                )}
              </small>
            </span>
            <button type="button" className="button button-quiet" onClick={() => onRemove(passkey)}>
              {say.takeAway}
              <span className="visually-hidden">{say.thePasskey(name || device, whose ? say.ofWhose(whose) : '')}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
