import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { countHomes, guestsInWords, homeMobiles, inGroup } from '#domain/guests/homes.rules.ts';
import { GuestChips } from '#shop/guests/guest-chips.tsx';
import { GuestControls } from '#shop/guests/guest-controls.tsx';
import { ListCount } from '#shop/guests/guest-count.tsx';
import {
  $group,
  $over,
  $picked,
  $q,
  $shown,
  $typed,
  $view,
  closeImport,
  openImport,
  pick,
  search,
  showMore,
} from '#shop/guests/guest-list.store.ts';
import { GuestOver } from '#shop/guests/guest-over.tsx';
import { GuestTable } from '#shop/guests/guest-table.tsx';
import { guestsOfView } from '#shop/guests/guest-views.ts';
import { GuestWaits, useWaitsKnown } from '#shop/guests/guest-waits.tsx';
import * as say from '#shop/guests/guests.texts.ts';
import { useGuests } from '#shop/guests/use-guests.ts';
import { toldApart } from '#lib/told-apart.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const GuestMany = lazyPart(async () => (await import('#shop/guests/guest-many.tsx')).GuestMany);
const NoGuests = lazyPart(async () => (await import('#shop/guests/no-guests.tsx')).NoGuests);

/** Milliseconds after the last key before a search begins. */
const PAUSE = 300;

/**
 * Page of the host's guest list. What waits for an answer stands above it, then one row of controls, the search, the
 * parts of the list with the next thing to do, and the list. Without guests it is the field that a list is pasted into.
 */
export function GuestList() {
  const q = useStore($q, { ssr: () => $q.get() });
  const [deleted, setDeleted] = useState(0);
  const count = useRef<HTMLParagraphElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useGuests(q);
  const { guests, loaded, settled, reload } = list;
  const known = useWaitsKnown();
  // The button that opened the question is gone with its guest: the focus goes on at the head of the list.
  useEffect(() => {
    if (deleted > 0) count.current?.focus();
  }, [deleted]);
  // That an earlier search found nobody says nothing of this one.
  const nobody = loaded.state === 'ready' && settled && guests.length === 0;
  const waiting =
    loaded.state === 'loading' || (loaded.state === 'ready' && ((!settled && guests.length === 0) || !known));
  const listed = useListed(guests);
  return (
    <>
      {!waiting && <GuestWaits onDiscarded={() => addButton.current?.focus()} />}
      {!waiting && (guests.length > 0 || q !== '') && <GuestControls guests={guests} />}
      {!waiting && (guests.length > 0 || q !== '') && <ListTools addButton={addButton} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {waiting && <Skeleton lines={8} />}
      {nobody && !waiting && q === '' && (
        <>
          <Suspense fallback={<Skeleton lines={5} />}>
            <NoGuests />
          </Suspense>
          <GuestControls guests={[]} />
        </>
      )}
      {nobody && q !== '' && (
        <EmptyState title={say.listNobody} action={{ label: say.listNobodyAll, onPress: () => $typed.set('') }}>
          {say.listNobodyNote(q)}
        </EmptyState>
      )}
      <ListCount
        ref={count}
        words={
          waiting || loaded.state === 'failed'
            ? ''
            : nobody
              ? // What a search did not find is said below.
                q === ''
                ? say.listEmpty
                : ''
              : guestsInWords(listed.length, countHomes(listed))
        }
      />
      {guests.length > 0 && !waiting && <Listed list={list} listed={listed} />}
      <GuestOver
        list={list}
        q={q}
        onDeleted={() => setDeleted(deleted + 1)}
        onImportClosed={() => {
          closeImport();
          // What opened the dialog may be gone with the rows that waited.
          requestAnimationFrame(() => {
            if (document.activeElement === document.body) addButton.current?.focus();
          });
        }}
      />
    </>
  );
}

type Guests = ReturnType<typeof useGuests>['guests'];

/** Returns the guests of the chosen group, each named distinctly within the whole list. */
function useGrouped(guests: Guests) {
  const group = useStore($group, { ssr: () => $group.get() });
  const told = useMemo(() => {
    const mobiles = homeMobiles(guests);
    return toldApart(guests).map((guest) => ({ ...guest, homeMobile: mobiles.get(guest._id) ?? guest.mobile }));
  }, [guests]);
  const tagged = guests.some(({ side, events = [] }) => side || events.length > 0);
  return tagged && group !== '' ? told.filter((guest) => inGroup(guest, group)) : told;
}

/** Returns the guests of the chosen group and view. */
function useListed(guests: Guests) {
  const view = useStore($view, { ssr: () => $view.get() });
  return guestsOfView(useGrouped(guests), view);
}

/** The search of the list and the button that brings guests in. */
function ListTools({ addButton }: { addButton: React.RefObject<HTMLButtonElement | null> }) {
  const typed = useStore($typed, { ssr: () => $typed.get() });
  const q = useStore($q, { ssr: () => $q.get() });
  useEffect(() => {
    // Without anything new to look for, the rows that were asked for stay.
    if (typed.trim() === q) return;
    const timer = setTimeout(() => search(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, q]);
  return (
    <div className="guest-tools">
      <SearchForm
        name={say.listSearchHeard}
        label={say.listSearch}
        placeholder={say.listSearchPlaceholder}
        className="guest-search"
        typed={typed}
        onType={$typed.set}
        onSearch={search}
      />
      <button ref={addButton} type="button" className="button button-quiet" onClick={() => openImport()}>
        <Icon name="plus" size={20} />
        {say.listAdd}
      </button>
    </div>
  );
}

interface ListedProps {
  list: ReturnType<typeof useGuests>;
  listed: ReturnType<typeof useListed>;
}

/** The parts of the list, the rows, the bar of several guests. */
function Listed({ list: { guests, change }, listed }: ListedProps) {
  const grouped = useGrouped(guests);
  const picked = useStore($picked, { ssr: () => $picked.get() });
  const shown = useStore($shown, { ssr: () => $shown.get() });
  return (
    <>
      <GuestChips guests={guests} grouped={grouped} />
      {listed.length > 0 && (
        <GuestTable
          guests={listed.slice(0, shown)}
          onAsk={(guest) => $over.set({ kind: 'ask', guests: [guest] })}
          onDelete={(guest) => $over.set({ kind: 'delete', guest })}
          onChanged={change}
          picked={picked}
          onPick={pick}
        />
      )}
      {listed.length > shown && (
        <div className="guest-more">
          <button type="button" className="button button-quiet" onClick={showMore}>
            {say.listMore}
          </button>
        </div>
      )}
      {/* Behind the list, so that it stays at the foot of the window while the list goes by. */}
      {picked && (
        <Suspense fallback={null}>
          <GuestMany
            guests={guests}
            listed={listed.map(({ _id }) => _id)}
            picked={picked}
            onPick={$picked.set}
            onSend={(homes) => $over.set({ kind: 'ask', guests: homes })}
            onChanged={change}
            onClose={() => $picked.set(null)}
          />
        </Suspense>
      )}
    </>
  );
}
