import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Had, HasBox } from '#shop/checkout/has-box.tsx';
import type { ListedHome } from '#shop/checkout/listed-home.ts';
import { SelectAll } from '#shop/checkout/select-all.tsx';
import { $guestSearch, $unreadBoxes, keepUnread, OWN } from '#shop/checkout/unread-boxes.store.ts';
import { MOST_GUEST, MOST_OWN } from '#shop/checkout/use-quantities.ts';
import type { HadBox } from '#domain/orders/had-box.rules.ts';
import { personName } from '#lib/display-name.ts';
import { isWhole } from '#lib/whole-number.ts';
import * as say from '#shop/checkout/checkout.texts.ts';
import { addressUnconfirmed } from '#shop/guests/address-badge.texts.ts';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

/** Number of rows shown at once. */
const PAGE = 50;

interface TableProps {
  guests: readonly ListedHome[];
  had: Had;
  quantities: Record<string, number>;
  onChange(changes: Record<string, number>): void;
  /** Choice among several box designs; missing when all homes get the same. */
  design?: DesignChoice | undefined;
}

/** Box designs of an order and the one that each guest gets. */
export interface DesignChoice {
  boxes: readonly { id: string; name: string }[];
  of(guestId: string): string;
  onChoose(guestId: string, boxId: string): void;
}

/**
 * Table of the guests, with a checkbox and a number of boxes each. The checkbox sets one box or none; a number above 0
 * checks it.
 */
export function RecipientTable({ guests, had, quantities, onChange, design }: TableProps) {
  const [shown, setShown] = useState(PAGE);
  const unread = useStore($unreadBoxes, { ssr: () => ({}) });
  return (
    <>
      <SelectAll guests={guests} had={had} quantities={quantities} onChange={onChange} />
      <table className={`records recipient-table ${design ? 'with-designs' : ''}`}>
        <ColumnHeads
          names={[
            say.columnChoose,
            '#',
            say.columnName,
            say.columnAddress,
            say.columnGuestNo,
            say.columnCategory,
            say.columnBoxes,
            design !== undefined && say.columnDesign,
          ]}
        />
        <tbody>
          {guests.map(
            (guest, at) =>
              (at < shown || guest._id in unread) && (
                <Row
                  key={guest._id}
                  guest={guest}
                  had={had.get(guest._id)}
                  place={at + 1}
                  boxes={quantities[guest._id] ?? 0}
                  unread={guest._id in unread}
                  onBoxes={(boxes) => onChange({ [guest._id]: boxes })}
                  design={design}
                />
              ),
          )}
        </tbody>
      </table>
      {guests.length > shown && (
        <p>
          <button type="button" className="button button-quiet" onClick={() => setShown(shown + PAGE)}>
            {say.showMore}
          </button>
        </p>
      )}
    </>
  );
}

function Row({
  guest,
  had,
  place,
  boxes,
  unread,
  onBoxes,
  design,
}: {
  guest: ListedHome;
  had: readonly HadBox[] | undefined;
  place: number;
  boxes: number;
  /** True while the number of boxes cannot be read. */
  unread: boolean;
  onBoxes: (boxes: number) => void;
  design: DesignChoice | undefined;
}) {
  return (
    <tr className={boxes > 0 || unread ? 'is-chosen' : ''}>
      <td className="recipient-tick">
        <label className="recipient-check">
          <input
            type="checkbox"
            checked={boxes > 0 || unread}
            aria-label={say.chooseHeard(guest.shown)}
            onChange={(event) => onBoxes(event.target.checked ? 1 : 0)}
          />
        </label>
      </td>
      <td className="recipient-place">{place}</td>
      <th scope="row" className="recipient-name">
        {personName(guest.name)}
        {guest.members && <span className="guest-mobile">{guest.members.map(personName).join(', ')}</span>}
      </th>
      <td className="recipient-address">
        <span>{`${guest.address}, ${guest.pincode}`}</span>
        {guest.unconfirmed && <span className="badge badge-warn">{addressUnconfirmed}</span>}
        <HasBox boxes={had} />
      </td>
      <td className="recipient-more">{guest.guestNo ?? '–'}</td>
      <td className="recipient-more">{guest.category || '–'}</td>
      <td className="recipient-boxes">
        <BoxesInput id={guest._id} boxes={boxes} label={say.boxesHeard(guest.shown)} onBoxes={onBoxes} />
      </td>
      {design && (
        <td className="recipient-which">
          {boxes > 0 && (
            <select
              className="input"
              aria-label={say.designHeard(guest.shown)}
              value={design.of(guest._id)}
              onChange={({ target }) => design.onChoose(guest._id, target.value)}
            >
              {design.boxes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </td>
      )}
    </tr>
  );
}

/** Refusal to pay while a number of boxes cannot be read, since the home would get another one. */
export const WHOLE_BOXES = say.boxesUnread;

/**
 * Leads to the first number of boxes that cannot be read among these guests, with the whole list around it; returns
 * false when there is none.
 */
export function leadToUnreadBoxes(ids: readonly string[]): boolean {
  const unread = $unreadBoxes.get();
  if (!ids.some((id) => id in unread)) return false;
  flushSync(() => $guestSearch.set(''));
  document.querySelector<HTMLElement>('.boxes-input[aria-invalid="true"]')?.focus();
  return true;
}

interface BoxesProps {
  /** Id of the guest; `OWN` for the customer's own address. */
  id: string;
  boxes: number;
  label: string;
  disabled?: boolean;
  onBoxes: (boxes: number) => void;
}

/**
 * Field for a number of boxes; focus selects its content, so that typing replaces a 0. A text that is no whole number, or
 * is more than may be ordered, leaves the number as it was, and is refused below the field. It outlives the field, which a search may hide.
 */
export function BoxesInput({ id, boxes, label, disabled = false, onBoxes }: BoxesProps) {
  const wrong = useStore($unreadBoxes, { ssr: () => ({}) })[id] ?? '';
  const note = useId();
  const most = id === OWN ? MOST_OWN : MOST_GUEST;
  return (
    <>
      <TypedInput
        kind="whole"
        className="input boxes-input"
        aria-label={label}
        aria-invalid={wrong !== ''}
        aria-describedby={wrong ? note : undefined}
        disabled={disabled}
        value={wrong || String(boxes)}
        onFocus={(event) => event.target.select()}
        onChange={({ target: { value } }) => {
          if (value === '' || (isWhole(value) && Number(value) <= most)) onBoxes(Number(value));
          else keepUnread(id, value);
        }}
      />
      {wrong && (
        <span className="field-error" id={note} role="alert">
          {isWhole(wrong) ? say.boxesMost(most) : say.boxesWhole}
        </span>
      )}
    </>
  );
}
