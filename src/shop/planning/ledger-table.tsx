import type { GiftWire } from '#domain/planning/ledger.contract.ts';
import { type Giver, giverOf, givenText, thankYouLink } from '#domain/planning/ledger.rules.ts';
import { readableDay } from '#lib/dates.ts';
import { shopFacts } from '#shop.config';
import { DeleteButton } from '#ui/delete-button.tsx';
import { Icon } from '#ui/icon.tsx';

interface TableProps {
  gifts: readonly GiftWire[];
  guests: readonly Giver[];
  onThank(gift: GiftWire, thanked: boolean): void;
  onEdit(gift: GiftWire): void;
  onDelete(gift: GiftWire): void;
}

/** Table of the gifts in the ledger, on phones a card for each gift, with controls to thank, correct and delete. */
export function LedgerTable({ gifts, guests, onThank, onEdit, onDelete }: TableProps) {
  const mobiles = new Map(guests.map(({ _id, mobile }) => [_id, mobile]));
  return (
    <table className="records ledger-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Gave</th>
          <th scope="col">Day</th>
          <th scope="col">Word of thanks</th>
          <th scope="col">
            <span className="visually-hidden">Thank, correct or delete</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {gifts.map((gift) => {
          const name = giverOf(gift, guests);
          const mobile = gift.guestId && mobiles.get(gift.guestId);
          return (
            <tr key={gift._id}>
              <th scope="row" data-label="Name">
                {name}
              </th>
              <td data-label="Gave">
                <span>
                  {givenText(gift)}
                  {gift.note && <span className="ledger-note">{gift.note}</span>}
                </span>
              </td>
              <td data-label="Day">{readableDay(`${gift.day}T12:00:00Z`)}</td>
              <td data-label="Word of thanks">
                <label className="check">
                  <input
                    type="checkbox"
                    checked={gift.thanked}
                    onChange={(event) => onThank(gift, event.target.checked)}
                  />
                  Thanked
                  <span className="visually-hidden"> {name}</span>
                </label>
              </td>
              <td className="guest-buttons">
                {mobile && !gift.thanked && (
                  <a
                    className="icon-button"
                    href={thankYouLink(gift, mobile, shopFacts.whatsappHost)}
                    target="_blank"
                    rel="noopener"
                    aria-label={`Thank ${name} by WhatsApp`}
                    onClick={() => onThank(gift, true)}
                  >
                    <Icon name="chat" />
                  </a>
                )}
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Correct what ${name} gave`}
                  onClick={() => onEdit(gift)}
                >
                  <Icon name="edit" />
                </button>
                <DeleteButton name={name} onPress={() => onDelete(gift)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
