import { Suspense } from 'react';
import { AddressBadge } from '#shop/guests/address-badge.tsx';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { ConfirmAddress } from '#shop/guests/guest-confirm.tsx';
import { confirmRight, sentBefore } from '#shop/guests/guest-ask.texts.ts';
import { daysSince } from '#domain/guests/page-queue.rules.ts';
import * as say from '#shop/guests/guests.texts.ts';
import { sideTexts } from '#domain/guests/household.rules.ts';
import { isAbroad } from '#lib/guest-number.ts';
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
export function GuestTable({ guests, ...rest }: TableProps) {
  return (
    <table className="records guest-table">
      <thead>
        <tr>
          <th scope="col">{rest.picked ? say.tableChoose : '#'}</th>
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
          <GuestRow key={guest._id} guest={guest} at={at} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Omit<TableProps, 'guests'> {
  guest: ListedGuest;
  /** Place in the table, from 0. */
  at: number;
}

function GuestRow({ guest, at, onAsk, onDelete, onChanged, picked, onPick }: RowProps) {
  const tags = [guest.side && sideTexts[guest.side], ...(guest.events ?? [])].filter(Boolean).join(', ');
  return (
    <tr className={picked?.has(guest._id) ? 'is-chosen' : undefined}>
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
      <NameCell guest={guest} onChanged={onChanged} />
      <AddressCell guest={guest} onAsk={onAsk} onChanged={onChanged} />
      {/* A table keeps the place of what is not known; a card leaves it out. */}
      <td data-label={say.tableGuestNo} data-empty={!guest.guestNo || undefined}>
        {guest.guestNo || '–'}
      </td>
      <td data-label={say.tableCategory} data-empty={(!guest.category && tags === '') || undefined}>
        <span>
          {(guest.category || tags === '') && <span>{guest.category || '–'}</span>}
          {tags !== '' && <span className="guest-tags">{tags}</span>}
        </span>
      </td>
      <td className="guest-buttons">
        <a className="icon-button" href={`/edit-guest?id=${guest._id}`} aria-label={say.tableEdit(guest.shown)}>
          <Icon name="edit" />
        </a>
        <DeleteButton name={guest.shown} onPress={() => onDelete(guest)} />
      </td>
    </tr>
  );
}

function NameCell({ guest, onChanged }: Pick<RowProps, 'guest' | 'onChanged'>) {
  return (
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
                  label={say.tableSeparate}
                  heard={say.tableSeparateHeard(guest.shown)}
                  onApart={onChanged}
                />
              </Suspense>
            )}
          </>
        )}
      </span>
    </th>
  );
}

function AddressCell({ guest, onAsk, onChanged }: Pick<RowProps, 'guest' | 'onAsk' | 'onChanged'>) {
  return (
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
        <SendPage guest={guest} onAsk={onAsk} />
      </span>
    </td>
  );
}

/** Button that asks a guest for the address; a link to type it for a guest without a number; nothing abroad. */
function MissingAddress({ guest, onAsk }: { guest: ListedGuest; onAsk: (guest: GuestWire) => void }) {
  if (isAbroad(guest.mobile)) return null;
  if (guest.mobile === '')
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

/**
 * Button that sends a guest their page, and when that was last; nothing without a number, while the address is to be
 * asked for, and for those of a household whom its contact stands for.
 */
function SendPage({ guest, onAsk }: { guest: ListedGuest; onAsk: (guest: GuestWire) => void }) {
  const { mobile, address, askedAt, household, _id } = guest;
  if (mobile === '' || (address === '' && !isAbroad(mobile)) || (household ?? _id) !== _id) return null;
  return (
    <span className="guest-send">
      {askedAt && <span className="soft">{sentBefore(daysSince(askedAt, Date.now()))}</span>}
      <button type="button" className="button button-plain" onClick={() => onAsk(guest)}>
        <span>{askedAt ? say.tableSendAgain : say.tableSend}</span>
        <span className="visually-hidden">{` ${household && guest.boxName ? guest.boxName : guest.shown}`}</span>
      </button>
    </span>
  );
}
