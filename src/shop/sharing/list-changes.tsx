import type { ListChange } from '#domain/sharing/share.contract.ts';
import { changeTexts } from '#domain/sharing/share.rules.ts';
import { readableDay } from '#lib/dates.ts';
import { personName } from '#lib/display-name.ts';
import * as say from '#shop/sharing/list-changes.texts.ts';

/** Lists the changes that relatives made to the guest list, newest first; nothing without changes. */
export function ListChanges({ changes }: { changes: readonly ListChange[] }) {
  if (changes.length === 0) return null;
  return (
    <div>
      <h3>{say.changesTitle}</h3>
      <ul className="list-changes">
        {changes.map(({ _id, by, what, guest, at }) => (
          <li key={_id}>
            <strong>{personName(by)}</strong> {changeTexts[what]} {personName(guest)}{' '}
            <span className="soft">{say.changedOn(readableDay(at))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
