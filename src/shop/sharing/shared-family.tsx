import { useState } from 'react';
import { useCall } from '#client/use-call.ts';
import { anyIncludes } from '#lib/text.ts';
import { AddressBadge } from '#shop/guests/address-badge.tsx';
import { countHomes, guestsInWords } from '#domain/guests/homes.rules.ts';
import { progressText } from '#domain/planning/planning.rules.ts';
import { ListChanges } from '#shop/sharing/list-changes.tsx';
import { readSharedList, type SharedList } from '#domain/sharing/share.contract.ts';
import { type ListedShared, SharedAddress, SharedNewGuest } from '#shop/sharing/shared-forms.tsx';
import { personName } from '#lib/display-name.ts';
import { toldApart } from '#lib/told-apart.ts';
import * as say from '#shop/sharing/sharing.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Number of rows shown at once. */
const PAGE = 50;

/**
 * Shows a family's shared list to a relative: guests, checklists, progress and changes, with editing when it is
 * permitted.
 */
export function SharedFamily({ id }: { id: string }) {
  const { loaded, reload, replace } = useCall(readSharedList, { params: { id } });
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  if (loaded.state === 'loading') return <Skeleton lines={8} />;
  return <Family id={id} list={loaded.data} onList={replace} />;
}

interface FamilyProps {
  id: string;
  list: SharedList;
  onList(list: SharedList): void;
}

function Family({ id, list, onList }: FamilyProps) {
  const { host, mayWrite, guests, checklists, progress, changes } = list;
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(PAGE);
  /** The guest whose address is written, or a new one. */
  const [over, setOver] = useState<ListedShared | 'new' | null>(null);
  const onClose = (): void => setOver(null);
  const onSaved = (now: SharedList): void => {
    onList(now);
    onClose();
  };
  const words = typed.trim().toLocaleLowerCase('en-IN');
  const listed = toldApart(guests).filter((guest) =>
    anyIncludes([guest.name, guest.mobile, guest.address, guest.boxName], words),
  );
  return (
    <div className="shared-list">
      <section className="card card-body" aria-labelledby="shared-host">
        <h2 id="shared-host">{personName(host) || say.family}</h2>
        <p>{guests.length > 0 ? progressText(progress) : say.familyNobody}</p>
        <p className="soft">{mayWrite ? say.familyWrites : say.familyReads}</p>
      </section>
      <div className="guest-tools">
        <label className="field guest-search">
          <span className="field-label">{say.search}</span>
          <input className="input" type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
        {mayWrite && (
          <button type="button" className="button" onClick={() => setOver('new')}>
            <Icon name="plus" size={20} />
            {say.addGuest}
          </button>
        )}
      </div>
      <p className="soft" role="status">
        {guestsInWords(listed.length, countHomes(listed))}
      </p>
      {listed.length > 0 && (
        <table className="records guest-table">
          <thead>
            <tr>
              <th scope="col">{say.columnName}</th>
              <th scope="col">{say.columnAddress}</th>
              <th scope="col">{say.columnCategory}</th>
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, shown).map((guest) => (
              <SharedRow key={guest._id} guest={guest} onFill={mayWrite ? () => setOver(guest) : null} />
            ))}
          </tbody>
        </table>
      )}
      {listed.length > shown && (
        <p className="guest-more">
          <button type="button" className="button button-quiet" onClick={() => setShown(shown + PAGE)}>
            {say.showMore}
          </button>
        </p>
      )}
      {checklists.map((one) => (
        <SharedChecklist key={one._id} {...one} />
      ))}
      <ListChanges changes={changes} />
      {over === 'new' && <SharedNewGuest id={id} onClose={onClose} onSaved={onSaved} />}
      {over && over !== 'new' && <SharedAddress id={id} guest={over} onClose={onClose} onSaved={onSaved} />}
    </div>
  );
}

/** A guest of the list; `onFill` opens the form for the address, and is null where the list may only be read. */
function SharedRow({ guest, onFill }: { guest: ListedShared; onFill: (() => void) | null }) {
  const { events = [] } = guest;
  return (
    <tr>
      <th scope="row" data-label={say.columnName}>
        <span>
          {personName(guest.name)}
          <span className="guest-mobile">{guest.mobile || say.noNumber}</span>
          {guest.household && guest.boxName && <span className="badge guest-home">{guest.boxName}</span>}
        </span>
      </th>
      <td data-label={say.columnAddress}>
        <span className="guest-address">
          {guest.address && <span>{`${guest.address}${guest.pincode ? `, ${guest.pincode}` : ''}`}</span>}
          <AddressBadge guest={{ ...guest, email: '', userId: '' }} />
          {onFill && (
            <button
              type="button"
              className="button button-quiet guest-request"
              aria-label={(guest.address ? say.rowCorrectHeard : say.rowWriteHeard)(guest.shown)}
              onClick={onFill}
            >
              <span>{guest.address ? say.rowCorrect : say.rowWrite}</span>
            </button>
          )}
        </span>
      </td>
      <td data-label={say.columnCategory}>
        <span>
          <span>{guest.category || '–'}</span>
          {events.length > 0 && <span className="guest-tags">{events.join(', ')}</span>}
        </span>
      </td>
    </tr>
  );
}

function SharedChecklist({ category, items, checked }: SharedList['checklists'][number]) {
  return (
    <details className="card card-body">
      <summary>{say.checklistDone(category, checked.length, items.length)}</summary>
      <ul className="shared-checklist">
        {items.map((item, at) => (
          <li key={item.id}>
            <span>{checked.includes(at) ? '✓ ' : '○ '}</span>
            <span className="visually-hidden">{checked.includes(at) ? say.itemDone : say.itemOpen}</span> {item.text}
          </li>
        ))}
      </ul>
    </details>
  );
}
