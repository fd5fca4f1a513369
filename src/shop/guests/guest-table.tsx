import { Suspense } from 'react';
import { AddressBadge } from '#shop/guests/address-badge.tsx';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { ConfirmAddress } from '#shop/guests/guest-confirm.tsx';
import { confirmRight } from '#shop/guests/guest-ask.texts.ts';
import * as say from '#shop/guests/guests.texts.ts';
import { sideTexts } from '#domain/guests/household.rules.ts';
import { isAbroad, isIndian } from '#lib/guest-number.ts';
import { personName } from '#lib/display-name.ts';
import { DeleteButton } from '#ui/delete-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// What guests answered comes after the list itself.
const AnswerBadge = lazyPart(
  async () => (await import('#shop/guests/answer-badge.tsx')).AnswerBadge,
  () => null,
);

const TakeApart = lazyPart(
  async () => (await import('#shop/guests/home-offer.tsx')).TakeApart,
  () => null,
);

/** Guest in a list; `shown` distinguishes guests of the same name, `homeMobile` is the number of the home. */
export type ListedGuest = GuestWire & { shown: string; homeMobile: string };

interface TableProps {
  /** Guests, named distinctly within the whole list, which may be longer than these rows. */
  guests: readonly ListedGuest[];
  onAsk(guest: GuestWire): void;
  onDelete(guest: GuestWire): void;
  /** Called with guests that the server has just returned. */
  onChanged(guests: readonly GuestWire[]): void;
  /** Ids of the selected guests; null outside selection mode. */
  picked: ReadonlySet<string> | null;
  onPick(id: string, picked: boolean): void;
}

/** Table of guests; on phones a card for each guest. */
export function GuestTable({ guests, onAsk, onDelete, onChanged, picked, onPick }: TableProps) {
  return (
    <table className="records guest-table">
      <thead>
        <tr>
          <th scope="col">{picked ? say.tableChoose : '#'}</th>
          <th scope="col">{say.tableName}</th>
          <th scope="col">{say.tableAddress}</th>
          <th scope="col">{say.tableGuestNo}</th>
          <th scope="col">{say.tableCategory}</th>
          <th scope="col">
            <span className="visually-hidden">{say.tableButtons}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {guests.map((guest, at) => (
          <tr key={guest._id} className={picked?.has(guest._id) ? 'is-chosen' : undefined}>
            {picked ? (
              <td className="guest-tick">
                <label>
                  <input
                    type="checkbox"
                    checked={picked.has(guest._id)}
                    aria-label={say.tableChooseOne(guest.shown)}
                    onChange={({ target }) => onPick(guest._id, target.checked)}
                  />
                </label>
              </td>
            ) : (
              <td data-label="#">{at + 1}</td>
            )}
            <th scope="row" data-label={say.tableName}>
              <span>
                {personName(guest.name)}
                <span className="guest-mobile">{guest.mobile || say.tableNoNumber}</span>
                {guest.note && <span className="guest-mobile">{guest.note}</span>}
                {guest.household && guest.boxName && (
                  <>
                    <span className="badge guest-home">{guest.boxName}</span>
                    {guest.household !== guest._id && (
                      <Suspense fallback={null}>
                        <TakeApart
                          guest={guest}
                          label={say.tableApart}
                          heard={say.tableApartHeard(guest.shown)}
                          onApart={onChanged}
                        />
                      </Suspense>
                    )}
                  </>
                )}
              </span>
            </th>
            <td data-label={say.tableAddress}>
              <span className="guest-address">
                {guest.address ? (
                  <span>{`${guest.address}${guest.pincode ? `, ${guest.pincode}` : ''}`}</span>
                ) : (
                  <MissingAddress guest={guest} onAsk={onAsk} />
                )}
                <AddressBadge guest={{ ...guest, mobile: guest.homeMobile }} />
                <Suspense fallback={null}>
                  <AnswerBadge guestId={guest._id} />
                </Suspense>
                {guest.unconfirmed && (
                  <ConfirmAddress guests={[guest]} label={confirmRight} name={guest.shown} onConfirmed={onChanged} />
                )}
              </span>
            </td>
            <td data-label={say.tableGuestNo}>{guest.guestNo ?? '–'}</td>
            <td data-label={say.tableCategory}>
              <span>
                <span>{guest.category || '–'}</span>
                {(guest.side || (guest.events ?? []).length > 0) && (
                  <span className="guest-tags">
                    {[guest.side && sideTexts[guest.side], ...(guest.events ?? [])].filter(Boolean).join(', ')}
                  </span>
                )}
              </span>
            </td>
            <td className="guest-buttons">
              <a className="icon-button" href={`/edit-guest?id=${guest._id}`} aria-label={say.tableEdit(guest.shown)}>
                <Icon name="edit" />
              </a>
              <DeleteButton name={guest.shown} onPress={() => onDelete(guest)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Button that asks a guest for the address; a link to type it for a guest without a number; nothing abroad. */
function MissingAddress({ guest, onAsk }: { guest: ListedGuest; onAsk: (guest: GuestWire) => void }) {
  if (isAbroad(guest.mobile)) return null;
  if (!isIndian(guest.mobile))
    return (
      <a className="button button-quiet guest-request" href={`/edit-guest?id=${guest._id}`}>
        <span>{say.tableType}</span>
        <span className="visually-hidden">{` ${guest.shown}`}</span>
      </a>
    );
  return (
    <button type="button" className="button button-quiet guest-request" onClick={() => onAsk(guest)}>
      <Icon name="chat" size={20} />
      {say.tableAsk}
    </button>
  );
}
