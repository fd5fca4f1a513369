import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { $userId } from '#client/session.ts';
import { useCall } from '#client/use-call.ts';
import { GuestAsk } from '#features/guests/guest-ask.tsx';
import { GuestDelete } from '#features/guests/guest-delete.tsx';
import { GuestViews, guestsOfView, rememberView, viewOfAddress } from '#features/guests/guest-views.tsx';
import { GuestImport } from '#features/guests/guest-import.tsx';
import { downloadGuests } from '#features/guests/import-guests.ts';
import { GuestTable } from '#features/guests/guest-table.tsx';
import { type GuestWire, listGuests } from '#features/guests/guest.contract.ts';
import { MyAddress } from '#features/guests/my-address.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const CelebrationPanel = lazyPart(
  async () => (await import('#features/celebration/celebration-panel.tsx')).CelebrationPanel,
  () => null,
);

const FamilyLinkPanel = lazyPart(
  async () => (await import('#features/guests/family-link-panel.tsx')).FamilyLinkPanel,
  () => null,
);

/** Rows shown at once; a wedding's list stays quick on a cheap phone. */
const PAGE = 50;
/** A search begins this many ms after the last key. */
const PAUSE = 300;

/** The host's guest list: search, add, ask, correct, delete, bring in and take out. */
export function GuestList() {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [view, setView] = useState(viewOfAddress);
  const [shown, setShown] = useState(PAGE);
  const [asking, setAsking] = useState<readonly GuestWire[]>([]);
  const [deleting, setDeleting] = useState<GuestWire | null>(null);
  const [importing, setImporting] = useState(false);
  const [deleted, setDeleted] = useState(0);
  const count = useRef<HTMLParagraphElement>(null);
  const { loaded, settled, reload, replace } = useGuests(q);
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

  const guests = loaded.data?.guestList ?? [];
  const listed = guestsOfView(guests, view);
  // That an earlier search found nobody says nothing of this one.
  const nobody = loaded.state === 'ready' && settled && guests.length === 0;
  const waiting = loaded.state === 'loading' || (loaded.state === 'ready' && !settled && guests.length === 0);
  const change = (changed: readonly GuestWire[]): void => {
    const fresh = new Map(changed.map((guest) => [guest._id, guest]));
    replace((before) => before.map((guest) => fresh.get(guest._id) ?? guest));
  };
  return (
    <>
      <MyAddress />
      <Suspense fallback={null}>
        <CelebrationPanel />
        <FamilyLinkPanel onTaken={reload} />
      </Suspense>
      <div className="guest-tools">
        <SearchForm
          name="Guests"
          label="Search guests"
          placeholder="Name, mobile, address or category"
          className="guest-search"
          typed={typed}
          onType={setTyped}
          onSearch={setQ}
        />
        <a className="button" href="/guest-add">
          <Icon name="plus" size={20} />
          Add Guest
        </a>
        <button
          type="button"
          className="button button-quiet"
          disabled={loaded.state !== 'ready'}
          onClick={() => setImporting(true)}
        >
          <Icon name="upload" size={20} />
          Import
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={guests.length === 0}
          onClick={() => downloadGuests(guests)}
        >
          Export
        </button>
      </div>
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {waiting && <Skeleton lines={8} />}
      {nobody && q === '' && (
        <EmptyState title="No guests yet" action={{ label: 'Import a list', onPress: () => setImporting(true) }}>
          Add your guests one by one, or bring in a list from a spreadsheet or your phone.
        </EmptyState>
      )}
      {nobody && q !== '' && (
        <EmptyState title="No Data Found" action={{ label: 'Show all guests', onPress: () => setTyped('') }}>
          No guest fits “{q}”.
        </EmptyState>
      )}
      {guests.length > 0 && (
        <>
          <GuestViews
            guests={guests}
            view={view}
            onView={(next) => {
              setView(next);
              setShown(PAGE);
              rememberView(next);
            }}
            onAsk={setAsking}
          />
          <p className="soft" role="status" ref={count} tabIndex={-1}>
            {listed.length} {listed.length === 1 ? 'guest' : 'guests'}
          </p>
          {listed.length > 0 && (
            <GuestTable
              guests={listed.slice(0, shown)}
              onAsk={(guest) => setAsking([guest])}
              onDelete={setDeleting}
              onConfirmed={change}
            />
          )}
          {listed.length > shown && (
            <p className="guest-more">
              <button type="button" className="button button-quiet" onClick={() => setShown((before) => before + PAGE)}>
                Show more
              </button>
            </p>
          )}
        </>
      )}
      {asking.length > 0 && (
        <GuestAsk guests={asking} onClose={() => setAsking([])} onAsked={(asked) => change([asked])} />
      )}
      {deleting && (
        <GuestDelete
          guest={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            replace((before) => before.filter((guest) => guest._id !== deleting._id));
            setDeleting(null);
            setDeleted(deleted + 1);
          }}
        />
      )}
      {importing &&
        (q === '' ? (
          <GuestImport guests={guests} onClose={() => setImporting(false)} onImported={reload} />
        ) : (
          <ImportOfAll onClose={() => setImporting(false)} onImported={reload} />
        ))}
    </>
  );
}

/** The guests that fit a search. Guests answer at any time, so they are read again whenever the person comes back to the page. */
function useGuests(q: string) {
  const question = { params: { userId: $userId.get() }, query: q ? { q } : {} };
  const { loaded, settled, reload, replace } = useCall(listGuests, question);
  const held = useRef(loaded);
  const search = useRef(q);
  useLayoutEffect(() => {
    held.current = loaded;
    search.current = q;
  }, [loaded, q]);
  const change = (how: (before: GuestWire[]) => GuestWire[]): void => {
    if (held.current.data) replace({ guestList: how(held.current.data.guestList) });
  };
  const look = useEffectEvent(async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const answer = await call(listGuests, question);
    // Without an answer the list stays as it was; an answer to another search is void.
    if (answer.ok && search.current === q) replace(answer.data);
  });
  useEffect(() => {
    const again = (): void => void look();
    const restored = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) again();
    };
    document.addEventListener('visibilitychange', again);
    addEventListener('pageshow', restored);
    return () => {
      document.removeEventListener('visibilitychange', again);
      removeEventListener('pageshow', restored);
    };
  }, []);
  return { loaded, settled, reload, replace: change };
}

/** The import knows every guest, also while a search shows only some. */
function ImportOfAll({ onClose, onImported }: { onClose: () => void; onImported: () => void }) {
  const { loaded } = useCall(listGuests, { params: { userId: $userId.get() } });
  const guests = loaded.data?.guestList;
  return guests ? <GuestImport guests={guests} onClose={onClose} onImported={onImported} /> : null;
}
