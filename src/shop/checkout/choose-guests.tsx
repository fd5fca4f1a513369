import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { guestFits } from '#domain/guests/guest-search.rules.ts';
import type { Had } from '#shop/checkout/has-box.tsx';
import { LeftOut } from '#shop/checkout/left-out.tsx';
import type { ListedHome } from '#shop/checkout/listed-home.ts';
import { type DesignChoice, RecipientTable } from '#shop/checkout/recipient-table.tsx';
import { $unreadBoxes } from '#shop/checkout/unread-boxes.store.ts';
import { importPath } from '#shop/guests/import-asked.ts';
import { listText } from '#lib/text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UnconfirmedGuests } from '#shop/checkout/unconfirmed-guests.tsx';

interface ChooseProps {
  /** Guests with an address. */
  homes: readonly ListedHome[];
  /** Guests without an address. */
  waiting: readonly ListedHome[];
  /** Guests abroad, who get no box. */
  abroad: readonly ListedHome[];
  had: Had;
  quantities: Record<string, number>;
  onChange(changes: Record<string, number>): void;
  /** Called with guests that the server has just returned. */
  onGuests(changed: readonly GuestWire[]): void;
  design: DesignChoice | undefined;
}

/** Shows the guest list with a search; the customer chooses the number of boxes for each guest. */
export function ChooseGuests({ homes, waiting, abroad, had, quantities, onChange, onGuests, design }: ChooseProps) {
  const [search, setSearch] = useState('');
  const text = search.trim();
  const unread = useStore($unreadBoxes, { ssr: () => ({}) });
  // A number that cannot be read stays in sight.
  const listed = text ? homes.filter((guest) => guestFits(guest, text) || guest._id in unread) : homes;
  return (
    <section className="recipients" aria-labelledby="recipients">
      <div className="heading-line">
        <h2 id="recipients">Guests</h2>
        <span className="recipient-ways">
          <a href={importPath(location.pathname + location.search)}>Add guests from a list</a>
          <a href="/guest/guest">Guest List</a>
        </span>
      </div>
      <label className="field">
        <span className="field-label">Search guests</span>
        <input className="input" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      {listed.length > 0 ? (
        <RecipientTable guests={listed} had={had} quantities={quantities} onChange={onChange} design={design} />
      ) : (
        <p className="notice">
          {text ? `No guest with an address fits “${text}”.` : 'No guest has an address yet. Ask for it below.'}
        </p>
      )}
      <UnconfirmedGuests
        guests={homes.filter(({ _id, unconfirmed }) => unconfirmed && (quantities[_id] ?? 0) > 0)}
        onConfirmed={onGuests}
      />
      <LeftOut
        guests={waiting}
        among={[...homes, ...waiting]}
        had={had}
        quantities={quantities}
        onChange={onChange}
        onAsked={(guest) => onGuests([guest])}
      />
      {abroad.length > 0 && <p className="notice">{abroadText(abroad.map(({ shown }) => shown))}</p>}
    </section>
  );
}

/** Shown to a customer without guests: the ways to add some. */
export function NoGuests() {
  return (
    <EmptyState title="No guests yet" action={{ label: 'Add Guest', href: '/guest-add' }}>
      Add the people who shall receive this box, or{' '}
      <a href={importPath(location.pathname + location.search)}>add guests from a list</a>.
    </EmptyState>
  );
}

/** Most guests abroad who are named. */
const NAMED = 3;

/** Returns the sentence that names the guests abroad. */
const abroadText = (names: readonly string[]): string =>
  `${listText(names, NAMED)} ${names.length === 1 ? 'is' : 'are'} abroad and cannot get a box: we deliver in India only.`;
