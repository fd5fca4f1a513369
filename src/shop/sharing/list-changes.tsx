import type { ListChange } from '#domain/sharing/share.contract.ts';
import { changeTexts } from '#domain/sharing/share.rules.ts';
import { readableDay } from '#lib/dates.ts';
import { personName } from '#lib/display-name.ts';

/** Lists the changes that relatives made to the guest list, newest first; nothing without changes. */
export function ListChanges({ changes }: { changes: readonly ListChange[] }) {
  if (changes.length === 0) return null;
  return (
    <div>
      <h3>What relatives changed</h3>
      <ul className="list-changes">
        {changes.map(({ _id, by, what, guest, at }) => (
          <li key={_id}>
            <strong>{personName(by)}</strong> {changeTexts[what]} {personName(guest)}{' '}
            <span className="soft">{`on ${readableDay(at)}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
