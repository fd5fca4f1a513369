import { useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { saveTable } from '#client/save-table.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { useGuests } from '#shop/guests/use-guests.ts';
import { deleteGift, type GiftWire, markThanked, readLedger } from '#domain/planning/ledger.contract.ts';
import { LedgerForm } from '#shop/planning/ledger-form.tsx';
import { type Giver, giverOf, ledgerSheet, ledgerTotals } from '#domain/planning/ledger.rules.ts';
import { LedgerTable } from '#shop/planning/ledger-table.tsx';
import { ThankYouBoxes } from '#shop/planning/thank-you-boxes.tsx';
import { formatRupees } from '#lib/money.ts';
import { toldApart } from '#lib/told-apart.ts';
import { DeleteDialog } from '#ui/delete-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Number of rows shown at once, so that the ledger of a large wedding stays fast on a cheap phone. */
const PAGE = 50;

/** Page of the gift ledger: totals, gifts with search and export, thanks, and thank-you boxes for the givers. */
export function Ledger() {
  const { loaded, reload, replace } = useCall(readLedger, {});
  const guests = toldApart(useGuests().guests);
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  if (loaded.state === 'loading') return <Skeleton lines={8} />;
  // Without the guest list names are typed in full; the ledger works on.
  return <Book gifts={loaded.data.gifts} guests={guests} onGifts={(gifts) => replace({ gifts })} />;
}

interface BookProps {
  gifts: GiftWire[];
  guests: readonly (GuestWire & Giver)[];
  onGifts(gifts: GiftWire[]): void;
}

function Book({ gifts, guests, onGifts }: BookProps) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(PAGE);
  const [editing, setEditing] = useState<GiftWire | null>(null);
  const [deleting, setDeleting] = useState<GiftWire | null>(null);
  const head = useRef<HTMLParagraphElement>(null);
  const take = (changed: readonly GiftWire[]): void => {
    const fresh = new Map(changed.map((gift) => [gift._id, gift]));
    onGifts(gifts.map((gift) => fresh.get(gift._id) ?? gift));
  };
  const thank = async (gift: GiftWire, thanked: boolean): Promise<void> => {
    take([{ ...gift, thanked }]);
    const answer = await call(markThanked, { body: { ids: [gift._id], thanked } });
    take(answer.ok ? answer.data.gifts : [gift]);
    if (!answer.ok) toast(answer.message, { kind: 'problem' });
  };
  const totals = ledgerTotals(gifts);
  const text = search.trim().toLocaleLowerCase('en-IN');
  const listed = text
    ? gifts.filter((gift) =>
        `${giverOf(gift, guests)} ${gift.what} ${gift.note}`.toLocaleLowerCase('en-IN').includes(text),
      )
    : gifts;
  return (
    <>
      <section className="card card-body ledger-new" aria-labelledby="ledger-new">
        <h2 id="ledger-new">Write down a gift</h2>
        <LedgerForm gift={null} guests={guests} onSaved={(gift) => onGifts([gift, ...gifts])} />
      </section>
      {gifts.length === 0 ? (
        <p className="notice">
          Nothing is written down yet. After the wedding, note here what each household gave: only you see it.
        </p>
      ) : (
        <section className="ledger-book" aria-label="Ledger">
          <p className="ledger-sum" role="status" ref={head} tabIndex={-1}>
            <strong>{formatRupees(totals.paise)}</strong>
            <span>{` from ${totals.households} ${totals.households === 1 ? 'household' : 'households'}${totals.unthanked > 0 ? `, ${totals.unthanked} still to thank` : ''}`}</span>
          </p>
          <div className="ledger-tools">
            <label className="field">
              <span className="field-label">Search the ledger</span>
              <input
                className="input"
                type="search"
                value={search}
                onChange={(event) => {
                  setSearch(event.target.value);
                  setShown(PAGE);
                }}
              />
            </label>
            <button
              type="button"
              className="button button-quiet"
              onClick={() =>
                saveTable(
                  ledgerSheet(gifts.map((gift) => ({ ...gift, name: giverOf(gift, guests) }))),
                  'shagun-ledger.csv',
                )
              }
            >
              Export
            </button>
          </div>
          {listed.length === 0 && <p className="notice">{`Nothing fits “${search.trim()}”.`}</p>}
          {listed.length > 0 && (
            <LedgerTable
              gifts={listed.slice(0, shown)}
              guests={guests}
              onThank={(gift, thanked) => void thank(gift, thanked)}
              onEdit={setEditing}
              onDelete={setDeleting}
            />
          )}
          {listed.length > shown && (
            <p className="guest-more">
              <button type="button" className="button button-quiet" onClick={() => setShown((before) => before + PAGE)}>
                Show more
              </button>
            </p>
          )}
          <ThankYouBoxes gifts={gifts} guests={guests} />
        </section>
      )}
      {editing && (
        <Dialog title={`Correct what ${giverOf(editing, guests)} gave`} open onClose={() => setEditing(null)}>
          <LedgerForm
            key={editing.revision}
            gift={editing}
            guests={guests}
            onSaved={(gift) => {
              take([gift]);
              setEditing(null);
            }}
            onChangedElsewhere={(gift) => {
              // What was typed stays in the form's draft; the next press saves it on top of the new state.
              take([gift]);
              setEditing(gift);
            }}
          />
        </Dialog>
      )}
      {deleting && (
        <DeleteDialog
          title={`Delete what ${giverOf(deleting, guests)} gave?`}
          yes="Yes, delete"
          remove={() => call(deleteGift, { params: { id: deleting._id } })}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            onGifts(gifts.filter(({ _id }) => _id !== deleting._id));
            setDeleting(null);
            head.current?.focus();
          }}
        >
          It cannot be brought back.
        </DeleteDialog>
      )}
    </>
  );
}
