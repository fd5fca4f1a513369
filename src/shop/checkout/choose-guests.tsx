import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { SITTING } from '#domain/guests/guest.rules.ts';
import { pagesInTurn } from '#domain/guests/page-queue.rules.ts';
import { guestFits } from '#domain/guests/guest-search.rules.ts';
import type { Had } from '#shop/checkout/has-box.tsx';
import { LeftOut } from '#shop/checkout/left-out.tsx';
import type { ListedHome } from '#shop/checkout/listed-home.ts';
import { type DesignChoice, RecipientTable } from '#shop/checkout/recipient-table.tsx';
import { pasteGuests, pathOfStep } from '#shop/checkout/order-steps.store.ts';
import { $guestSearch, $unreadBoxes } from '#shop/checkout/unread-boxes.store.ts';
import { GuestAsk } from '#shop/guests/guest-ask.tsx';
import { listText } from '#lib/text.ts';
import { amidWords } from '#lib/told-apart.ts';
import * as say from '#shop/checkout/checkout.texts.ts';
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
  /** True when only some homes are shown, which need no search. */
  isPart?: boolean;
}

/** Shows the guest list with a search; the customer chooses the number of boxes for each guest. */
export function ChooseGuests({
  homes,
  waiting,
  abroad,
  had,
  quantities,
  onChange,
  onGuests,
  design,
  isPart,
}: ChooseProps) {
  const search = useStore($guestSearch, { ssr: () => '' });
  const text = search.trim();
  const unread = useStore($unreadBoxes, { ssr: () => ({}) });
  // A number that cannot be read stays in sight.
  const listed = text ? homes.filter((guest) => guestFits(guest, text) || guest._id in unread) : homes;
  return (
    <section className="recipients" aria-labelledby="recipients">
      <div className="heading-line">
        <h2 id="recipients">{say.guestsTitle}</h2>
        {!isPart && (
          <span className="recipient-ways">
            <FromList />
            <a href="/guest/guest">{say.guestsAll}</a>
          </span>
        )}
      </div>
      {!isPart && (
        <label className="field">
          <span className="field-label">{say.guestsSearch}</span>
          <input
            className="input"
            type="search"
            value={search}
            onChange={(event) => $guestSearch.set(event.target.value)}
          />
        </label>
      )}
      {listed.length > 0 ? (
        <RecipientTable guests={listed} had={had} quantities={quantities} onChange={onChange} design={design} />
      ) : (
        <p className="notice">{text ? say.guestsNobody(text) : say.guestsUnaddressed}</p>
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
      {abroad.length > 0 && <Abroad guests={abroad} among={[...homes, ...waiting, ...abroad]} onGuests={onGuests} />}
    </section>
  );
}

/** The way to the field for a list, within the order. */
function FromList() {
  return (
    <a
      href={pathOfStep('guests')}
      onClick={(event) => {
        event.preventDefault();
        pasteGuests();
      }}
    >
      {say.guestsFromList}
    </a>
  );
}

/** Shown to a customer without guests: the ways to add some. */
export function NoGuests() {
  return (
    <EmptyState title={say.guestsNone} action={{ label: say.guestsAdd, href: '/guest-add' }}>
      <FromList />
    </EmptyState>
  );
}

interface AbroadProps {
  guests: readonly ListedHome[];
  /** All homes, among which guests of the same name are told apart. */
  among: readonly ListedHome[];
  onGuests(changed: readonly GuestWire[]): void;
}

/** Says who is abroad and gets no box, and sends them their pages instead. */
function Abroad({ guests, among, onGuests }: AbroadProps) {
  const [asking, setAsking] = useState<readonly GuestWire[]>([]);
  return (
    <div className="notice abroad">
      <p>{abroadText(guests.map(amidWords))}</p>
      <button
        type="button"
        className="button button-plain"
        onClick={() => setAsking(pagesInTurn(guests, Date.now()).slice(0, SITTING))}
      >
        {say.abroadSend(guests.length)}
      </button>
      {asking.length > 0 && (
        <GuestAsk guests={asking} among={among} onClose={() => setAsking([])} onAsked={(guest) => onGuests([guest])} />
      )}
    </div>
  );
}

/** Most guests abroad who are named. */
const NAMED = 3;

/** Returns the sentence that names the guests abroad. */
const abroadText = (names: readonly string[]): string => say.abroadNote(names.length, listText(names, NAMED));
