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
  const [filling, setFilling] = useState<ListedShared | null>(null);
  const [adding, setAdding] = useState(false);
  const words = typed.trim().toLocaleLowerCase('en-IN');
  const listed = toldApart(guests).filter((guest) =>
    anyIncludes([guest.name, guest.mobile, guest.address, guest.boxName], words),
  );
  return (
    <div className="shared-list">
      <section className="card card-body" aria-labelledby="shared-host">
        <h2 id="shared-host">{personName(host) || 'The family'}</h2>
        <p>{guests.length > 0 ? progressText(progress) : 'Nobody is on the list yet.'}</p>
        <p className="soft">
          {mayWrite
            ? 'You may add guests and write addresses. The family sees what you changed.'
            : 'You may read this list. What is wrong in it, please tell the family.'}
        </p>
      </section>
      <div className="guest-tools">
        <label className="field guest-search">
          <span className="field-label">Search guests</span>
          <input className="input" type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
        {mayWrite && (
          <button type="button" className="button" onClick={() => setAdding(true)}>
            <Icon name="plus" size={20} />
            Add a guest
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
              <th scope="col">Name</th>
              <th scope="col">Address</th>
              <th scope="col">Category</th>
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, shown).map((guest) => (
              <tr key={guest._id}>
                <th scope="row" data-label="Name">
                  <span>
                    {personName(guest.name)}
                    <span className="guest-mobile">{guest.mobile || 'No number'}</span>
                    {guest.household && guest.boxName && <span className="badge guest-home">{guest.boxName}</span>}
                  </span>
                </th>
                <td data-label="Address">
                  <span className="guest-address">
                    {guest.address && <span>{`${guest.address}${guest.pincode ? `, ${guest.pincode}` : ''}`}</span>}
                    <AddressBadge guest={{ ...guest, email: '', userId: '' }} />
                    {mayWrite && (
                      <button
                        type="button"
                        className="button button-quiet guest-request"
                        onClick={() => setFilling(guest)}
                      >
                        <span>{guest.address ? 'Correct' : 'Write the address'}</span>
                        <span className="visually-hidden">{` of ${guest.shown}`}</span>
                      </button>
                    )}
                  </span>
                </td>
                <td data-label="Category">
                  <span>
                    <span>{guest.category || '–'}</span>
                    {(guest.events ?? []).length > 0 && (
                      <span className="guest-tags">{(guest.events ?? []).join(', ')}</span>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {listed.length > shown && (
        <p className="guest-more">
          <button type="button" className="button button-quiet" onClick={() => setShown(shown + PAGE)}>
            Show more
          </button>
        </p>
      )}
      {checklists.map(({ _id, category, items, checked }) => (
        <details key={_id} className="card card-body">
          <summary>{`Checklist ${category}: ${checked.length} of ${items.length} done`}</summary>
          <ul className="shared-checklist">
            {items.map((item, at) => (
              <li key={item.id}>
                <span>{checked.includes(at) ? '✓ ' : '○ '}</span>
                <span className="visually-hidden">{checked.includes(at) ? 'Done: ' : 'To do: '}</span>
                {item.text}
              </li>
            ))}
          </ul>
        </details>
      ))}
      <ListChanges changes={changes} />
      {filling && (
        <SharedAddress
          id={id}
          guest={filling}
          onClose={() => setFilling(null)}
          onSaved={(now) => {
            onList(now);
            setFilling(null);
          }}
        />
      )}
      {adding && (
        <SharedNewGuest
          id={id}
          onClose={() => setAdding(false)}
          onSaved={(now) => {
            onList(now);
            setAdding(false);
          }}
        />
      )}
    </div>
  );
}
