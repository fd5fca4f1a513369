import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { answerLost } from '#client/lost-script.ts';
import { toast } from '#client/toast.ts';
import { GuestAsk } from '#shop/guests/guest-ask.tsx';
import { GuestDelete } from '#shop/guests/guest-delete.tsx';
import { countHomes, guestsInWords, homeMobiles, inGroup } from '#domain/guests/homes.rules.ts';
import {
  groupInUrl,
  GuestViews,
  guestsOfView,
  rememberGroup,
  writeViewUrl,
  viewInUrl,
} from '#shop/guests/guest-views.tsx';
import { GuestTable } from '#shop/guests/guest-table.tsx';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import * as say from '#shop/guests/guests.texts.ts';
import { importTitle } from '#shop/guests/import.texts.ts';
import { importAsked, isImportKept } from '#shop/guests/import-asked.ts';
import { MyAddress } from '#shop/guests/my-address.tsx';
import { useGuests } from '#shop/guests/use-guests.ts';
import { toldApart } from '#lib/told-apart.ts';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart, NotLoaded } from '#ui/lazy-part.tsx';

const CelebrationPanel = lazyPart(
  async () => (await import('#shop/guests/celebration-panel.tsx')).CelebrationPanel,
  () => null,
);

const CorrectedHomes = lazyPart(
  async () => (await import('#shop/guests/corrected-homes.tsx')).CorrectedHomes,
  () => null,
);

const FamilyLinkPanel = lazyPart(
  async () => (await import('#shop/guests/family-link-panel.tsx')).FamilyLinkPanel,
  () => null,
);

const GuestImport = lazyPart(
  async () => (await import('#shop/guests/guest-import.tsx')).GuestImport,
  ({ onClose }) => (
    <Dialog title={importTitle} open onClose={onClose}>
      <NotLoaded />
    </Dialog>
  ),
);

const ImportWaits = lazyPart(
  async () => (await import('#shop/guests/import-waits.tsx')).ImportWaits,
  () => null,
);

const GuestMany = lazyPart(async () => (await import('#shop/guests/guest-many.tsx')).GuestMany);

const GuestTagFilter = lazyPart(
  async () => (await import('#shop/guests/guest-tag-filter.tsx')).GuestTagFilter,
  () => null,
);

/** Number of rows shown at once, so that a wedding's list stays fast on a cheap phone. */
const PAGE = 50;
/** Milliseconds after the last key before a search begins. */
const PAUSE = 300;

/**
 * Page of the host's guest list: search, filters, actions on several guests, requests for addresses, import and export.
 */
export function GuestList() {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [view, setView] = useState(viewInUrl);
  const [group, setGroup] = useState(groupInUrl);
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [shown, setShown] = useState(PAGE);
  const [asking, setAsking] = useState<readonly GuestWire[]>([]);
  const [deleting, setDeleting] = useState<GuestWire | null>(null);
  const [importing, setImporting] = useState(importAsked);
  const [begun, setBegun] = useState(isImportKept);
  const [deleted, setDeleted] = useState(0);
  const count = useRef<HTMLParagraphElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  const { guests, loaded, settled, reload, change, remove } = useGuests(q);
  useEffect(() => {
    // Without anything new to look for, the rows that were asked for stay.
    if (typed.trim() === q) return;
    const timer = setTimeout(() => {
      setQ(typed.trim());
      setShown(PAGE);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, q]);

  // The button that opened the question is gone with its guest: the focus goes on at the head of the list.
  useEffect(() => {
    if (deleted > 0) count.current?.focus();
  }, [deleted]);

  const tagged = guests.some(({ side, events = [] }) => side || events.length > 0);
  const told = useMemo(() => {
    const mobiles = homeMobiles(guests);
    return toldApart(guests).map((guest) => ({ ...guest, homeMobile: mobiles.get(guest._id) ?? guest.mobile }));
  }, [guests]);
  const grouped = tagged && group !== '' ? told.filter((guest) => inGroup(guest, group)) : told;
  const listed = guestsOfView(grouped, view);
  // That an earlier search found nobody says nothing of this one.
  const nobody = loaded.state === 'ready' && settled && guests.length === 0;
  const waiting = loaded.state === 'loading' || (loaded.state === 'ready' && !settled && guests.length === 0);
  const closeImport = (): void => {
    setImporting(null);
    setBegun(true);
    // What opened the dialog may be gone with the rows that waited.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) importButton.current?.focus();
    });
  };
  return (
    <>
      <MyAddress />
      <div className="guest-panels">
        <Suspense fallback={null}>
          <CorrectedHomes />
          <CelebrationPanel />
          <FamilyLinkPanel onTaken={reload} />
        </Suspense>
      </div>
      {begun && !importing && (
        <Suspense fallback={null}>
          <ImportWaits onOpen={() => setImporting({ back: null })} onDiscarded={() => importButton.current?.focus()} />
        </Suspense>
      )}
      <div className="guest-tools">
        <SearchForm
          name={say.listSearchHeard}
          label={say.listSearch}
          placeholder={say.listSearchPlaceholder}
          className="guest-search"
          typed={typed}
          onType={setTyped}
          onSearch={setQ}
        />
        <a className="button" href="/guest-add">
          <Icon name="plus" size={20} />
          {say.listAdd}
        </a>
        <button
          ref={importButton}
          type="button"
          className="button button-quiet"
          disabled={loaded.state !== 'ready'}
          onClick={() => setImporting({ back: '' })}
        >
          <Icon name="upload" size={20} />
          {say.listImport}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={guests.length === 0}
          onClick={() => void exportGuests(guests)}
        >
          {say.listExport}
        </button>
      </div>
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {waiting && <Skeleton lines={8} />}
      {nobody && q === '' && (
        <EmptyState
          title={say.listEmpty}
          action={{ label: say.listEmptyImport, onPress: () => setImporting({ back: '' }) }}
        >
          {say.listEmptyNote}
        </EmptyState>
      )}
      {nobody && q !== '' && (
        <EmptyState title={say.listNobody} action={{ label: say.listNobodyAll, onPress: () => setTyped('') }}>
          {say.listNobodyNote(q)}
        </EmptyState>
      )}
      {guests.length > 0 && (
        <>
          {tagged && (
            <Suspense fallback={<span className="guest-filter" />}>
              <GuestTagFilter
                guests={guests}
                group={group}
                onGroup={(next) => {
                  setGroup(next);
                  setShown(PAGE);
                  rememberGroup(next);
                }}
              />
            </Suspense>
          )}
          <GuestViews
            guests={grouped}
            view={view}
            onView={(next) => {
              setView(next);
              setShown(PAGE);
              writeViewUrl(next);
            }}
            onAsk={setAsking}
          />
          <div className="guest-count">
            <p className="soft" role="status" ref={count} tabIndex={-1}>
              {guestsInWords(listed.length, countHomes(listed))}
            </p>
            {guests.length > 1 && !picked && (
              <button type="button" className="button button-plain" onClick={() => setPicked(new Set())}>
                {say.listMany}
              </button>
            )}
          </div>
          {picked && (
            <Suspense fallback={null}>
              <GuestMany
                guests={guests}
                listed={listed.map(({ _id }) => _id)}
                picked={picked}
                onPick={setPicked}
                onChanged={change}
                onClose={() => setPicked(null)}
              />
            </Suspense>
          )}
          {listed.length > 0 && (
            <GuestTable
              guests={listed.slice(0, shown)}
              onAsk={(guest) => setAsking([guest])}
              onDelete={setDeleting}
              onChanged={change}
              picked={picked}
              onPick={(id, on) => setPicked((before) => withPick(before, id, on))}
            />
          )}
          {listed.length > shown && (
            <p className="guest-more">
              <button type="button" className="button button-quiet" onClick={() => setShown((before) => before + PAGE)}>
                {say.listMore}
              </button>
            </p>
          )}
        </>
      )}
      {asking.length > 0 && (
        <GuestAsk guests={asking} among={guests} onClose={() => setAsking([])} onAsked={(asked) => change([asked])} />
      )}
      {deleting && (
        <GuestDelete
          guest={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            remove(deleting._id);
            // Who lived with them may live alone now.
            if (deleting.household) reload();
            setDeleting(null);
            setDeleted(deleted + 1);
          }}
        />
      )}
      {importing && loaded.state === 'ready' && (
        <Suspense
          fallback={
            <Dialog title={importTitle} open onClose={closeImport} wide>
              <Skeleton lines={6} />
            </Dialog>
          }
        >
          {q === '' ? (
            <GuestImport guests={guests} back={importing.back} onClose={closeImport} onImported={reload} />
          ) : (
            <ImportOfAll back={importing.back} onClose={closeImport} onImported={reload} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** Downloads the guests as a table, by a script that is loaded with its first use; says so when it cannot be. */
async function exportGuests(guests: readonly GuestWire[]): Promise<void> {
  try {
    (await import('#shop/guests/import-guests.ts')).downloadGuests(guests);
  } catch {
    void answerLost(toast);
  }
}

/** Returns the selected guests with `id` added when `on` is true, else removed. */
function withPick(before: ReadonlySet<string> | null, id: string, on: boolean): ReadonlySet<string> {
  const next = new Set(before);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}

/** Import dialog that loads the whole guest list first, for use while a search shows only a part. */
function ImportOfAll(props: { back: string | null; onClose: () => void; onImported: () => void }) {
  const { guests, loaded } = useGuests();
  return loaded.data ? <GuestImport guests={guests} {...props} /> : null;
}
