import { Suspense, useMemo } from 'react';
import { CardStep } from '#shop/checkout/card-step.tsx';
import { DayStep } from '#shop/checkout/day-step.tsx';
import { EarlierPayment } from '#shop/checkout/earlier-payment.tsx';
import { GuestsStep } from '#shop/checkout/guests-step.tsx';
import { useHad } from '#shop/checkout/has-box.tsx';
import * as say from '#shop/checkout/pay.texts.ts';
import { PayStep } from '#shop/checkout/pay-step.tsx';
import { forgetSteps } from '#shop/checkout/order-steps.store.ts';
import { StepFrame } from '#shop/checkout/step-frame.tsx';
import { useBrought } from '#shop/checkout/use-brought.ts';
import { UnfilledBox } from '#shop/checkout/unfilled-box.tsx';
import { type Order, type OrderBegun, useOrder, useOrderSteps } from '#shop/checkout/use-order.ts';
import { readOrdered, useOrderedBox } from '#shop/checkout/use-ordered-box.ts';
import { homesOf } from '#domain/guests/homes.rules.ts';
import { useGuests } from '#shop/guests/use-guests.ts';
import { toldApart } from '#lib/told-apart.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';

import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const SamplePayment = lazyPart(async () => (await import('#shop/checkout/sample-payment.tsx')).SamplePayment);

/** Page of an invitation order's payment: its steps up to Pay. Never reads the total in the URL. */
export function InvitationPayment() {
  const asked = useMemo(() => readOrdered(location.search), []);
  const { ordered, reprice } = useOrderedBox(asked);
  const { guests, loaded, reload, change } = useGuests();
  const boxes = useHad(asked.sample ? (ordered.state === 'ready' ? ordered.box.invitation._id : '-') : '');
  const brought = useBrought(loaded.state === 'ready' ? guests : null, boxes.had);
  if (ordered.state === 'failed') {
    const begun = asked.invitationId || asked.cartId || asked.wave || asked.as;
    return (
      <EmptyState
        title={begun ? say.boxRefused : say.noBox}
        action={{ label: say.chooseInvitation, href: '/invitation' }}
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
    <Steps
      box={ordered.box}
      asked={asked}
      circles={ordered.circles}
      chosen={[...(ordered.chosen ?? []), ...brought.homes].filter((id) => !boxes.had.has(id))}
      brought={brought}
      had={boxes.had}
      card={ordered.card}
      days={ordered.days}
      guests={toldApart(homesOf(guests))}
      list={guests}
      onGuests={change}
      onImported={reload}
      onStale={() => {
        reload();
        reprice();
        boxes.reload();
      }}
    />
  );
}

/** Tells whether a box is empty because it was paid for. */
const isOrdered = ({ box, asked, had }: Order): boolean =>
  asked.cartId === '' &&
  box.sections.length + box.gone.length === 0 &&
  [...had.values()].flat().some(({ invitationId, sample }) => invitationId === box.invitation._id && !sample);

/** The step of the order that the URL names. */
function Steps(begun: OrderBegun) {
  const order = useOrder(begun);
  const { step, done, goTo, goOn } = useOrderSteps(order);
  const { box, asked, brought } = order;
  const builder = asked.cartId
    ? `/cart-detail/${asked.cartId}/false`
    : `/invitation-detail/${box.invitation._id}/invitation#sections`;
  if (isOrdered(order))
    return (
      <EmptyState title={say.orderedTitle} action={{ label: say.seeOrders, href: '/payment-history' }}>
        {say.orderedNote} <a href={builder}>{say.fillNewBox}</a>
      </EmptyState>
    );
  return (
    <StepFrame step={step} done={done} builder={builder} onStep={goTo}>
      <EarlierPayment
        of={box.invitation._id}
        onPaid={() => {
          order.clear();
          order.setCard(null);
          forgetSteps(order.name);
        }}
      />
      {asked.wave && <p className="notice">{say.forMoreHomes}</p>}
      {brought.said && (
        <p className="notice" role="status">
          {brought.said}
        </p>
      )}
      {box.complete || <UnfilledBox box={box} cartId={asked.cartId} />}
      {step === 'guests' && (
        <GuestsStep order={order} onNext={(chosen) => goOn('guests', chosen ? { guests: true } : {})} />
      )}
      {step === 'day' && <DayStep order={order} onNext={() => goOn('day')} />}
      {step === 'card' && <CardStep order={order} onNext={() => goOn('card')} />}
      {step === 'pay' && <PayStep order={order} builder={builder} />}
    </StepFrame>
  );
}
