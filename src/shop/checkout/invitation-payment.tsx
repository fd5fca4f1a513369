import { useStore } from '@nanostores/react';
import { Suspense, useMemo, useState } from 'react';
import { $user, $userId } from '#client/session.ts';
import type { GiftCard } from '#domain/card/card.rules.ts';
import { useCard } from '#shop/card/use-card.ts';
import { EarlierPayment } from '#shop/checkout/earlier-payment.tsx';
import { leadToUnreadBoxes, WHOLE_BOXES } from '#shop/checkout/recipient-table.tsx';
import { BeforePay, leadToQuestion, useBeforePay } from '#shop/checkout/before-pay.tsx';
import { ChooseGuests, NoGuests } from '#shop/checkout/choose-guests.tsx';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { homesOf } from '#domain/guests/homes.rules.ts';
import { lacksAddress, reachable } from '#domain/guests/reachable.rules.ts';
import { useBrought } from '#shop/checkout/use-brought.ts';
import { useGuests } from '#shop/guests/use-guests.ts';
import { FarAway, type Home } from '#shop/checkout/far-away.tsx';
import { type Had, useHad } from '#shop/checkout/has-box.tsx';
import {
  type BoxParts,
  type Circles,
  GIVE_IT,
  designPlaceOf,
  swappedParts,
  withHomes,
  withParts,
  withSecondBox,
} from '#domain/orders/circles.rules.ts';
import { paidHomes, useChosenBoxes } from '#shop/checkout/use-chosen-boxes.ts';
import { useCircles } from '#shop/checkout/use-circles.ts';
import {
  draftName,
  type Ordered,
  type OrderedBox,
  readOrdered,
  useOrderedBox,
} from '#shop/checkout/use-ordered-box.ts';
import { PaymentBar, PaymentTotals } from '#shop/checkout/payment-totals.tsx';
import { swapSweet } from '#shop/checkout/swap-sweet.ts';
import { UnfilledBox } from '#shop/checkout/unfilled-box.tsx';
import { WantedDays } from '#shop/delivery/wanted-days.tsx';
import { useWanted } from '#shop/delivery/use-delivery-plan.ts';
import type { ListedHome } from '#shop/checkout/listed-home.ts';
import { OWN } from '#shop/checkout/unread-boxes.store.ts';
import { useQuantities } from '#shop/checkout/use-quantities.ts';
import { OwnBoxes } from '#shop/checkout/own-boxes.tsx';
import { CONFIRM_PINCODES, UnknownPincodes, useUnknownPincodes } from '#shop/checkout/unknown-pincodes.tsx';
import { offOf, useSamples } from '#shop/checkout/use-samples.ts';
import { usePayment } from '#shop/checkout/use-payment.ts';
import { WhatIsOrdered } from '#shop/checkout/what-is-ordered.tsx';
import { MOST_CIRCLES } from '#domain/orders/order.rules.ts';
import { newId } from '#lib/ids.ts';
import { isAbroad } from '#lib/guest-number.ts';
import { toldApart } from '#lib/told-apart.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// Most orders have one box for everybody: the way to several comes after what all of them need.
const CirclesPanel = lazyPart(async () => (await import('#shop/checkout/circles-panel.tsx')).CirclesPanel);
const SamplePayment = lazyPart(async () => (await import('#shop/checkout/sample-payment.tsx')).SamplePayment);
const FamilyCard = lazyPart(async () => (await import('#shop/card/family-card.tsx')).FamilyCard);
const NOTHING_MISSING = { complete: true, gone: [] };

/** Page of an invitation order's payment: recipients, price and Pay. Never reads the total in the URL. */
export function InvitationPayment() {
  const asked = useMemo(() => readOrdered(location.search), []);
  const { ordered, reprice } = useOrderedBox(asked);
  const { guests, loaded, reload, change } = useGuests();
  const brought = useBrought(loaded.state === 'ready' ? guests : null);
  const boxes = useHad(asked.sample ? (ordered.state === 'ready' ? ordered.box.invitation._id : '-') : '');
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
  if (asked.sample && ordered.state === 'ready')
    return (
      <Suspense fallback={<Skeleton lines={10} />}>
        <SamplePayment box={ordered.box} asked={asked} had={boxes.had} onStale={reprice} />
      </Suspense>
    );
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  if (ordered.state === 'loading' || loaded.state === 'loading' || boxes.loading) return <Skeleton lines={10} />;
  return (
    <Chooser
      box={ordered.box}
      asked={asked}
      circles={ordered.circles}
      chosen={[...(ordered.chosen ?? []), ...brought].filter((id) => !boxes.had.has(id))}
      had={boxes.had}
      card={ordered.card}
      guests={toldApart(homesOf(guests))}
      onGuests={change}
      onStale={() => {
        reload();
        reprice();
        boxes.reload();
      }}
    />
  );
}

interface ChooserProps {
  box: OrderedBox;
  asked: Ordered;
  /** Circles that the order begins with. */
  circles: Circles | undefined;
  /** Homes that begin with one box. */
  chosen: readonly string[];
  had: Had;
  card: GiftCard | undefined;
  guests: readonly ListedHome[];
  /** Called with guests that the server has just returned. */
  onGuests(changed: readonly GuestWire[]): void;
  onStale(): void;
}

function Chooser({
  box,
  asked,
  circles: first,
  chosen,
  card: cardBefore,
  had,
  guests,
  onGuests,
  onStale,
}: ChooserProps) {
  const user = useStore($user, { ssr: () => null });
  const [advance, setAdvance] = useState(false);
  const { cartId, wave } = asked;
  const orderName = draftName(asked, box.invitation._id);
  const { quantities, setGuests, setOwn, clear } = useQuantities(orderName, chosen);
  const { circles, setCircles } = useCircles(orderName, first);
  const [wanted, setWanted] = useWanted(orderName);
  const { card, setCard } = useCard(orderName, cardBefore);
  const homes = guests.filter(reachable);
  const waiting = guests.filter(lacksAddress);
  const abroad = guests.filter(({ mobile }) => isAbroad(mobile));
  const ownReady = user !== null && reachable(user);
  const ownBoxes = ownReady ? quantities.own : 0;
  const forget = (): void => {
    clear();
    setCard(null);
  };
  const own = useSamples();
  const { designs, rows, order, sum, samples, reprice } = useChosenBoxes({
    box,
    cartId,
    wave,
    circles,
    homes,
    waiting,
    quantities: quantities.guests,
    own: ownBoxes > 0 && user ? { boxes: ownBoxes, pincode: user.pincode } : null,
    samples: own.open,
  });
  const stale = (): void => {
    onStale();
    reprice();
    own.reload();
  };
  const payment = usePayment({
    draft: orderName,
    onPaid: () => setCard(null),
    onStale: stale,
    onGone: (ids) => {
      setGuests(Object.fromEntries(ids.map((id) => [id, 0])));
      stale();
      return guests.filter((guest) => ids.includes(guest._id)).map(({ shown }) => shown);
    },
  });

  const goingTo = designs.flatMap((design) => design.homes);
  // What waits for its address has none.
  const pincodes = goingTo.flatMap(({ pincode }) => pincode || []);
  const unknown = useUnknownPincodes(pincodes);
  const before = useBeforePay(paidHomes(designs, [...homes, ...waiting]), had);
  const several = designs.length > 1;
  const used = designs.filter((design) => design.homes.length > 0);
  const total = payment.rightAmount(order) ?? sum.total;
  const idle = goingTo.length > 0 ? rows.find(({ isIdle }) => isIdle) : undefined;
  const unfilled = used.find((design) => !design.box?.complete);
  const isPricing = own.isLoading || used.some((design) => !design.box && design.problem === '');
  const ownPlace = designPlaceOf(circles, '');
  const secondBox = (
    parts: BoxParts,
    sweetId: string,
    instead: { sweetId: string; name: string },
    away: readonly Home[],
  ): void =>
    setCircles(
      withSecondBox(
        circles,
        { id: newId(), name: `With ${instead.name}`.slice(0, 40) },
        swappedParts(parts, sweetId, instead.sweetId),
        away.map(({ guestId }) => guestId),
      ),
    );
  const pay = (): void => {
    payment.paying.complain('');
    if (leadToUnreadBoxes([OWN, ...homes.map(({ _id }) => _id)])) payment.paying.complain(WHOLE_BOXES);
    else if (unknown.waiting.length > 0) payment.paying.complain(CONFIRM_PINCODES);
    else if (before.waits) leadToQuestion();
    else if (idle) payment.paying.complain(`Nobody gets ${idle.name || 'one of the boxes'} yet. ${GIVE_IT}`);
    // A further box says by itself what is wrong with it.
    else if (unfilled && unfilled.id !== '') payment.paying.complain(unfilled.problem);
    else
      payment.payFor(order, unfilled ? box : NOTHING_MISSING, total, {
        advance,
        percent: box.advance,
        wanted,
        card,
        agreed: before.agreed,
      });
  };

  return (
    <>
      <EarlierPayment of={box.invitation._id} onPaid={forget} />
      {wave && (
        <p className="notice">
          A further wave of an earlier order: the same boxes, for those whose address came late. They are ticked below.
        </p>
      )}
      {box.complete ? <WhatIsOrdered box={box} card={card} /> : <UnfilledBox box={box} cartId={cartId} />}
      <OwnBoxes
        boxes={ownBoxes}
        had={had.get($userId.get())}
        ready={ownReady}
        onBoxes={setOwn}
        design={
          several
            ? {
                all: rows,
                id: rows[ownPlace]?.id ?? '',
                onChoose: (id) => setCircles(withHomes(circles, [''], id)),
              }
            : undefined
        }
      />
      {guests.length === 0 ? (
        <NoGuests />
      ) : (
        <ChooseGuests
          homes={homes}
          waiting={waiting}
          abroad={abroad}
          had={had}
          quantities={quantities.guests}
          onChange={setGuests}
          onGuests={onGuests}
          design={
            several
              ? {
                  boxes: rows,
                  of: (guestId) => rows[designPlaceOf(circles, guestId)]?.id ?? '',
                  onChoose: (guestId, id) => setCircles(withHomes(circles, [guestId], id)),
                }
              : undefined
          }
        />
      )}
      {guests.length > 0 && (
        <Suspense fallback={null}>
          <CirclesPanel
            circles={circles}
            rows={rows}
            had={had}
            guests={[...homes, ...waiting.filter(({ _id }) => (quantities.guests[_id] ?? 0) > 0)]}
            onCircles={setCircles}
            onChosen={(ids) => setGuests(Object.fromEntries(ids.map((id) => [id, quantities.guests[id] || 1])))}
          />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton lines={3} />}>
        <FamilyCard
          card={card}
          guests={homes.filter(({ _id }) => (quantities.guests[_id] ?? 0) > 0)}
          onCard={setCard}
        />
      </Suspense>
      <div>
        {designs.map((design) => (
          <FarAway
            key={design.id}
            sweetIds={design.box?.sections.map(({ sweetId }) => sweetId) ?? []}
            homes={design.homes}
            onSwap={async (sweetId, instead) => {
              if (design.parts && design.id !== '')
                return setCircles(withParts(circles, design.id, swappedParts(design.parts, sweetId, instead.sweetId)));
              // A box of an earlier order is in no cart: the swapped one takes its place for all of its homes.
              if (design.parts && (wave || asked.as)) return secondBox(design.parts, sweetId, instead, design.homes);
              if (design.box) await swapSweet(design.box, design.cartId, sweetId, instead);
              stale();
            }}
            onSecondBox={
              designs.length < MOST_CIRCLES && design.parts
                ? (sweetId, instead, away) => design.parts && secondBox(design.parts, sweetId, instead, away)
                : undefined
            }
            onLeaveOut={(away) => {
              setGuests(Object.fromEntries(away.map(({ guestId }) => [guestId, 0])));
              if (away.some(({ guestId }) => guestId === '')) setOwn(0);
            }}
          />
        ))}
      </div>
      <WantedDays
        pincodes={pincodes}
        boxes={sum.boxes}
        weight={sum.gramsOfOne}
        wanted={wanted}
        onWanted={setWanted}
        round={payment.paying.problem}
      />
      <UnknownPincodes {...unknown} />
      <BeforePay {...before} />
      <PaymentTotals
        guests={goingTo.filter(({ guestId }) => guestId !== '').length}
        sum={sum}
        total={total}
        boxPrice={used.length > 1 ? null : (used[0]?.box?.price ?? box.price)}
        isDeliveryCharge={
          used.some((design) => design.box?.invitation.isDeliveryCharge) || box.invitation.isDeliveryCharge
        }
        charges={box.charges}
        off={offOf(samples, own.open, box.invitation._id)}
        advance={advance}
        percent={box.advance}
        onAdvance={setAdvance}
      />
      <PaymentBar
        total={total}
        advance={advance}
        percent={box.advance}
        boxes={sum.boxes}
        isPricing={isPricing}
        paying={payment.paying}
        onPay={pay}
      />
    </>
  );
}
