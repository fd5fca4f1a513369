import { type RefObject, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { saveTable } from '#client/save-table.ts';
import { deleteGift, type GiftWire } from '#domain/planning/ledger.contract.ts';
import { LedgerForm } from '#shop/planning/ledger-form.tsx';
import { giverOf, ledgerSheet, ledgerTotals } from '#domain/planning/ledger.rules.ts';
import { LedgerTable } from '#shop/planning/ledger-table.tsx';
import { giftsWith } from '#shop/planning/ledger-view.rules.ts';
import { ThankYouBoxes } from '#shop/planning/thank-you-boxes.tsx';
import { type LedgerDesk, useLedger } from '#shop/planning/use-ledger.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#shop/planning/ledger.texts.ts';
import { DeleteDialog } from '#ui/delete-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Number of rows shown at once, so that the ledger of a large wedding stays fast on a cheap phone. */
const PAGE = 50;

/** Page of the gift ledger: totals, gifts with search and export, thanks, and thank-you boxes for the givers. */
export function Ledger() {
  const desk = useLedger();
  const { guests, loaded, put } = desk;
  const [editing, setEditing] = useState<GiftWire | null>(null);
  const [deleting, setDeleting] = useState<GiftWire | null>(null);
  const head = useRef<HTMLParagraphElement>(null);
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={desk.reload} />;
  if (loaded.state === 'loading') return <Skeleton lines={8} />;
  const { gifts } = loaded.data;
  return (
    <>
      <section className="card card-body ledger-new" aria-labelledby="ledger-new">
        <h2 id="ledger-new">{say.newTitle}</h2>
        <LedgerForm gift={null} guests={guests} onSaved={desk.add} />
      </section>
      {gifts.length === 0 ? (
        <p className="notice">{say.bookEmpty}</p>
      ) : (
        <Book desk={desk} gifts={gifts} head={head} onEdit={setEditing} onDelete={setDeleting} />
      )}
      {editing && (
        <Dialog title={say.correctTitle(giverOf(editing, guests))} open onClose={() => setEditing(null)}>
          <LedgerForm
            key={editing.revision}
            gift={editing}
            guests={guests}
            onSaved={(gift) => {
              put(gift);
              setEditing(null);
            }}
            onChangedElsewhere={(gift) => {
              // What was typed stays in the form's draft; the next press saves it on top of the new state.
              put(gift);
              setEditing(gift);
            }}
          />
        </Dialog>
      )}
      {deleting && (
        <DeleteDialog
          title={say.deleteTitle(giverOf(deleting, guests))}
          yes={say.deleteYes}
          remove={() => call(deleteGift, { params: { id: deleting._id } })}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            desk.remove(deleting._id);
            setDeleting(null);
            head.current?.focus();
          }}
        >
          {say.deleteNote}
        </DeleteDialog>
      )}
    </>
  );
}

interface BookProps {
  desk: LedgerDesk;
  gifts: readonly GiftWire[];
  head: RefObject<HTMLParagraphElement | null>;
  onEdit(gift: GiftWire): void;
  onDelete(gift: GiftWire): void;
}

function Book({ desk: { guests, thank }, gifts, head, onEdit, onDelete }: BookProps) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(PAGE);
  const totals = ledgerTotals(gifts);
  const listed = giftsWith(search, gifts, guests);
  return (
    <section className="ledger-book" aria-label={say.bookHeard}>
      <p className="ledger-sum" role="status" ref={head} tabIndex={-1}>
        <Inserted
          text={
            totals.unthanked > 0
              ? say.sumUnthanked(totals.households, totals.unthanked)
              : say.sumThanked(totals.households)
          }
          parts={{ sum: <strong>{formatRupees(totals.paise)}</strong> }}
        />
      </p>
      <div className="ledger-tools">
        <label className="field">
          <span className="field-label">{say.search}</span>
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
            saveTable(ledgerSheet(gifts.map((gift) => ({ ...gift, name: giverOf(gift, guests) }))), say.exportFile)
          }
        >
          {say.exportBook}
        </button>
      </div>
      {listed.length === 0 && <p className="notice">{say.noGiftMatches(search.trim())}</p>}
      {listed.length > 0 && (
        <LedgerTable
          gifts={listed.slice(0, shown)}
          guests={guests}
          onThank={(gift, thanked) => void thank(gift, thanked)}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
      {listed.length > shown && (
        <p className="guest-more">
          <button type="button" className="button button-quiet" onClick={() => setShown((before) => before + PAGE)}>
            {say.showMore}
          </button>
        </p>
      )}
      <ThankYouBoxes gifts={gifts} guests={guests} />
    </section>
  );
}
