import type { GiftWire } from '#domain/planning/ledger.contract.ts';
import { type Giver, giverOf, givenText, thankYouLink } from '#domain/planning/ledger.rules.ts';
import { readableDay } from '#lib/dates.ts';
import { shopFacts } from '#shop.config';
import * as say from '#shop/planning/ledger.texts.ts';
import { ColumnHeads } from '#ui/column-heads.tsx';
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
      <ColumnHeads
        names={[say.columnName, say.columnGave, say.columnDay, say.columnThanks]}
        unseen={say.columnButtons}
      />
      <tbody>
        {gifts.map((gift) => {
          const name = giverOf(gift, guests);
          const mobile = gift.guestId && mobiles.get(gift.guestId);
          return (
            <tr key={gift._id}>
              <th scope="row" data-label={say.columnName}>
                {name}
              </th>
              <td data-label={say.columnGave}>
                <span>
                  {givenText(gift)}
                  {gift.note && <span className="ledger-note">{gift.note}</span>}
                </span>
              </td>
              <td data-label={say.columnDay}>{readableDay(`${gift.day}T12:00:00Z`)}</td>
              <td data-label={say.columnThanks}>
                <label className="check">
                  <input
                    type="checkbox"
                    checked={gift.thanked}
                    onChange={(event) => onThank(gift, event.target.checked)}
                  />
                  {say.thanked}
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
                    aria-label={say.thankHeard(name)}
                    onClick={() => onThank(gift, true)}
                  >
                    <Icon name="chat" />
                  </a>
                )}
                <button
                  type="button"
                  className="icon-button"
                  aria-label={say.correctTitle(name)}
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
