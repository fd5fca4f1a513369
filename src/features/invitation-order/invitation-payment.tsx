import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { $user } from '#client/session.ts';
import type { InvitationPurchase } from '#features/checkout/checkout.contract.ts';
import { invitationTotal } from '#features/pricing/pricing.rules.ts';
import { EarlierPayment } from '#features/checkout/earlier-payment.tsx';
import type { GuestWire } from '#features/guests/guest.contract.ts';
import { MyAddress } from '#features/guests/my-address.tsx';
import { useGuests } from '#features/guests/use-guests.ts';
import { FarAway } from '#features/invitation-order/far-away.tsx';
import { LeftOut } from '#features/invitation-order/left-out.tsx';
import { type OrderedBox, readOrdered, useOrderedBox } from '#features/invitation-order/use-ordered-box.ts';
import { PaymentBar, PaymentTotals } from '#features/invitation-order/payment-totals.tsx';
import { swapSweet } from '#features/invitation-order/swap-sweet.ts';
import { UnfilledBox } from '#features/invitation-order/unfilled-box.tsx';
import { WantedDays } from '#features/delivery/wanted-days.tsx';
import { useWanted } from '#features/delivery/use-delivery-plan.ts';
import { useQuantities } from '#features/invitation-order/use-quantities.ts';
import { BoxesInput, RecipientTable } from '#features/invitation-order/recipient-table.tsx';
import { UnconfirmedGuests } from '#features/invitation-order/unconfirmed-guests.tsx';
import { usePayment } from '#features/invitation-order/use-payment.ts';
import { WhatIsOrdered } from '#features/invitation-order/what-is-ordered.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Who receives the box, what it costs, and Pay. The box comes from the cart or the browser, never from the address's total. */
export function InvitationPayment() {
  const asked = useMemo(() => readOrdered(location.search), []);
  const { ordered, reprice } = useOrderedBox(asked);
  const { guests, loaded, reload, change } = useGuests();
  if (ordered.state === 'failed') {
    return (
      <EmptyState
        title="This box cannot be ordered just now"
        action={{ label: 'Choose an invitation', href: '/invitation' }}
      >
        {ordered.message}
      </EmptyState>
    );
  }
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  if (ordered.state === 'loading' || loaded.state === 'loading') return <Skeleton lines={10} />;
  return (
    <Chooser
      box={ordered.box}
      cartId={asked.cartId}
      guests={guests}
      onGuests={change}
      onStale={() => {
        reload();
        reprice();
      }}
    />
  );
}

interface ChooserProps {
  box: OrderedBox;
  cartId: string;
  guests: readonly GuestWire[];
  /** The shop has just answered these guests anew. */
  onGuests(changed: readonly GuestWire[]): void;
  onStale(): void;
}

const reachable = ({ address, pincode }: { address: string; pincode: string }): boolean =>
  address.trim() !== '' && pincode.trim() !== '';
const fits = (guest: GuestWire, words: string): boolean =>
  [guest.name, guest.mobile, guest.address, guest.category].some((text) =>
    text.toLocaleLowerCase('en-IN').includes(words),
  );

function Chooser({ box, cartId, guests, onGuests, onStale }: ChooserProps) {
  const user = useStore($user, { ssr: () => null });
  const [search, setSearch] = useState('');
  const [advance, setAdvance] = useState(false);
  const orderName = cartId || box.invitation._id;
  const { quantities, setGuests, setOwn, clear } = useQuantities(orderName);
  const [wanted, setWanted] = useWanted(orderName);
  const payment = usePayment({
    draft: orderName,
    onStale,
    onGone: (ids) => {
      setGuests(Object.fromEntries(ids.map((id) => [id, 0])));
      onStale();
      return guests.filter((guest) => ids.includes(guest._id)).map(({ name }) => name);
    },
  });

  const homes = guests.filter(reachable);
  const words = search.trim().toLocaleLowerCase('en-IN');
  const listed = words ? homes.filter((guest) => fits(guest, words)) : homes;
  const recipients = homes.flatMap(({ _id }) => {
    const quantity = quantities.guests[_id] ?? 0;
    return quantity > 0 ? [{ guestId: _id, quantity }] : [];
  });
  const ownReady = user !== null && reachable(user);
  const ownBoxes = ownReady ? quantities.own : 0;
  const order: InvitationPurchase = {
    invitationId: box.invitation._id,
    tempId: box.tempId,
    weight: box.weight,
    sections: box.sections,
    recipients,
    ownBoxes,
    cartId: cartId || undefined,
  };
  const goingTo = homes
    .filter(({ _id }) => (quantities.guests[_id] ?? 0) > 0)
    .map(({ _id, pincode }) => ({ guestId: _id, pincode }));
  if (ownBoxes > 0 && user) goingTo.push({ guestId: '', pincode: user.pincode });
  const guestBoxes = recipients.reduce((sum, { quantity }) => sum + quantity, 0);
  const sum = invitationTotal(
    { boxPrice: box.price, guestBoxes, ownBoxes, isDeliveryCharge: box.invitation.isDeliveryCharge },
    box.charges,
  );
  const total = payment.rightAmount(order) ?? sum.total;

  return (
    <>
      <EarlierPayment of={box.invitation._id} onPaid={clear} />
      {box.complete ? <WhatIsOrdered box={box} /> : <UnfilledBox box={box} cartId={cartId} />}
      <MyAddress>
        <div className="own-boxes">
          <label className="check">
            <input
              type="checkbox"
              checked={ownBoxes > 0}
              disabled={!ownReady}
              onChange={(event) => setOwn(event.target.checked ? 1 : 0)}
            />
            <span>Send to me</span>
          </label>
          <BoxesInput boxes={ownBoxes} label="Boxes for My Address" disabled={!ownReady} onBoxes={setOwn} />
        </div>
      </MyAddress>
      {guests.length === 0 ? (
        <EmptyState title="No guests yet" action={{ label: 'Add Guest', href: '/guest-add' }}>
          Add the people who shall receive this box, or import a list in the <a href="/guest/guest">guest list</a>.
        </EmptyState>
      ) : (
        <section className="recipients" aria-labelledby="recipients">
          <div className="heading-line">
            <h2 id="recipients">Guests</h2>
            <a href="/guest/guest">Guest List</a>
          </div>
          <label className="field">
            <span className="field-label">Search guests</span>
            <input className="input" type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          </label>
          {listed.length > 0 ? (
            <RecipientTable guests={listed} quantities={quantities.guests} onChange={setGuests} />
          ) : (
            <p className="notice">
              {words
                ? `No guest with an address fits “${search.trim()}”.`
                : 'No guest has an address yet. Ask for it below.'}
            </p>
          )}
          <UnconfirmedGuests
            guests={homes.filter(({ _id, unconfirmed }) => unconfirmed && (quantities.guests[_id] ?? 0) > 0)}
            onConfirmed={onGuests}
          />
          <LeftOut guests={guests.filter((guest) => !reachable(guest))} onAsked={(asked) => onGuests([asked])} />
        </section>
      )}
      <FarAway
        sweetIds={box.sections.map(({ sweetId }) => sweetId)}
        homes={goingTo}
        onSwap={async (sweetId, instead) => {
          await swapSweet(box, cartId, sweetId, instead);
          onStale();
        }}
        onLeaveOut={(away) => {
          setGuests(Object.fromEntries(away.map(({ guestId }) => [guestId, 0])));
          if (away.some(({ guestId }) => guestId === '')) setOwn(0);
        }}
      />
      <WantedDays
        pincodes={goingTo.map(({ pincode }) => pincode)}
        boxes={sum.boxes}
        weight={box.weight}
        wanted={wanted}
        onWanted={setWanted}
        round={payment.paying.problem}
      />
      <PaymentTotals
        guests={recipients.length}
        sum={sum}
        total={total}
        boxPrice={box.price}
        isDeliveryCharge={box.invitation.isDeliveryCharge}
        charges={box.charges}
        advance={advance}
        percent={box.advance}
        onAdvance={setAdvance}
      />
      <PaymentBar
        total={total}
        advance={advance}
        percent={box.advance}
        boxes={sum.boxes}
        paying={payment.paying}
        onPay={() => payment.payFor(order, box, total, { advance, percent: box.advance, wanted })}
      />
    </>
  );
}
