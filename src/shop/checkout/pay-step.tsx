import { useEffect, useEffectEvent, useState } from 'react';
import { GIVE_IT } from '#domain/orders/circles.rules.ts';
import { BeforePay, leadToQuestion, useBeforePay } from '#shop/checkout/before-pay.tsx';
import { NoGuests } from '#shop/checkout/choose-guests.tsx';
import { FarAwayBoxes } from '#shop/checkout/far-away-boxes.tsx';
import { KnownAnswers } from '#shop/checkout/known-answers.tsx';
import { OrderCircles, OrderGuests, OrderOwn } from '#shop/checkout/order-homes.tsx';
import { $passed, changeStep, forgetSteps, pathOfStep } from '#shop/checkout/order-steps.store.ts';
import * as say from '#shop/checkout/order-steps.texts.ts';
import * as texts from '#shop/checkout/pay.texts.ts';
import { PaymentBar, PaymentTotals } from '#shop/checkout/payment-totals.tsx';
import { leadToUnreadBoxes, WHOLE_BOXES } from '#shop/checkout/recipient-table.tsx';
import { CONFIRM_PINCODES, UnknownPincodes, useUnknownPincodes } from '#shop/checkout/unknown-pincodes.tsx';
import { paidHomes } from '#shop/checkout/use-chosen-boxes.ts';
import { afterEvent } from '#domain/delivery/wanted-day.rules.ts';
import type { Order } from '#shop/checkout/use-order.ts';
import { usePayment } from '#shop/checkout/use-payment.ts';
import { offText } from '#shop/checkout/use-samples.ts';
import { WhatIsOrdered } from '#shop/checkout/what-is-ordered.tsx';
import { PlanText } from '#shop/delivery/wanted-days.tsx';

const NOTHING_MISSING = { complete: true, gone: [] };

/** Last step: what was chosen, the guests' table, the own address, the totals and Pay. */
export function PayStep({ order, builder }: { order: Order; builder: string }) {
  const { box, card, day } = order;
  const paying = usePayStep(order);
  const { payment, unknown, before } = paying;
  return (
    <>
      <FarHomes order={order} />
      {day.plan && (day.plan.problem !== '' || afterEvent(day.wanted, day.plan)) && (
        <div role="status">
          <PlanText plan={day.plan} wanted={day.wanted} onBy={(by) => day.setWanted({ ...day.wanted, by })} />
        </div>
      )}
      <KnownAnswers order={order} builder={builder} />
      <PaidHomes order={order} />
      <OrderOwn order={order} />
      <UnknownPincodes {...unknown} />
      <BeforePay {...before} />
      {box.complete && <WhatIsOrdered box={box} card={card} />}
      <PaymentTotals
        total={order.unread ? null : paying.total}
        charges={order.sum.boxes === 0 && box.invitation.isDeliveryCharge ? box.charges : null}
        off={offText(order.samples, order.own.open, box.invitation._id)}
        advance={paying.advance}
        percent={box.advance}
        onAdvance={paying.setAdvance}
      />
      <PaymentBar
        total={order.unread ? null : paying.total}
        advance={paying.advance}
        percent={box.advance}
        words={order.words}
        isPricing={order.own.isLoading || order.used.some((design) => !design.box && design.problem === '')}
        paying={payment.paying}
        onPay={paying.pay}
      />
    </>
  );
}

/** Which sweets do not reach which homes, and what mends it. */
function FarHomes({ order }: { order: Order }) {
  const { asked } = order;
  return (
    <FarAwayBoxes
      designs={order.designs}
      circles={order.circles}
      total={order.sum.total}
      again={asked.wave !== '' || asked.as !== ''}
      onCircles={order.setCircles}
      onStale={order.stale}
      onLeaveOut={(away) => {
        order.setGuests(Object.fromEntries(away.map(({ guestId }) => [guestId, 0])));
        if (away.some(({ guestId }) => guestId === '')) order.setOwn(0);
      }}
    />
  );
}

/**
 * The guests' table: the whole list, or the homes that were chosen in the guests' step. What it shows stays while it
 * is open, so that no row goes away under a finger.
 */
function PaidHomes({ order }: { order: Order }) {
  const { guests, homes, waiting, goingTo } = order;
  const [only] = useState(() => {
    const chosen = [...homes, ...waiting].filter(({ _id }) => (order.quantities.guests[_id] ?? 0) > 0);
    return goingTo.length > 0 && $passed.get().includes('guests') ? new Set(chosen.map(({ _id }) => _id)) : null;
  });
  if (guests.length === 0) return <NoGuests />;
  const left = only ? homes.filter(({ _id }) => !only.has(_id)) : [];
  const had = left.filter(({ _id }) => order.had.has(_id)).length;
  const others = left.length - had;
  return (
    <>
      {(!only || only.size > 0) && <OrderGuests order={order} only={only} />}
      {left.length > 0 && (
        <p className="other-homes">
          <span className="soft">
            {[...(others > 0 ? [say.othersWithout(others)] : []), ...(had > 0 ? [say.othersHad(had)] : [])].join(' ')}
          </span>
          <a
            href={pathOfStep('guests')}
            onClick={(event) => {
              event.preventDefault();
              changeStep('guests');
            }}
          >
            {say.change}
          </a>
        </p>
      )}
      {(!only || order.several) && <OrderCircles order={order} />}
    </>
  );
}

/** Payment of an order: the questions before it, the amount, and what Pay does. */
function usePayStep(order: Order) {
  const { box, designs, rows, used, goingTo, ids } = order;
  const [advance, setAdvance] = useState(false);
  const payment = usePayment({
    draft: order.name,
    onPaid: () => {
      forgetSteps(order.name);
      order.setCard(null);
    },
    onStale: order.stale,
    onGone: (gone) => {
      order.setGuests(Object.fromEntries(gone.map((id) => [id, 0])));
      order.stale();
      return order.guests.filter((guest) => gone.includes(guest._id)).map(({ shown }) => shown);
    },
  });
  const { paying } = payment;
  // The plan is asked for again once a payment was refused: a day may have filled up meanwhile.
  if (paying.problem !== order.round) order.setRound(paying.problem);
  // A question is about the order that was refused: its yes would pay for that one.
  const dropQuestion = useEffectEvent(() => {
    if (paying.orderAnyway || paying.earlier) paying.complain('');
  });
  const asked = JSON.stringify(order.order);
  useEffect(() => dropQuestion(), [asked]);
  const unknown = useUnknownPincodes(order.pincodes);
  const before = useBeforePay(paidHomes(designs, [...order.homes, ...order.waiting]), order.had);
  const total = payment.rightAmount(order.order) ?? order.sum.total;
  const idle = goingTo.length > 0 ? rows.find(({ isIdle }) => isIdle) : undefined;
  const unfilled = used.find((design) => !design.box?.complete);
  const pay = (): void => {
    paying.complain('');
    if (leadToUnreadBoxes(ids)) paying.complain(WHOLE_BOXES);
    else if (unknown.waiting.length > 0) paying.complain(CONFIRM_PINCODES);
    else if (before.waits) leadToQuestion();
    else if (idle) paying.complain(idle.name ? texts.idleBox(idle.name, GIVE_IT) : texts.idleOneBox(GIVE_IT));
    // A further box says by itself what is wrong with it.
    else if (unfilled && unfilled.id !== '') paying.complain(unfilled.problem);
    else
      payment.payFor(order.order, unfilled ? box : NOTHING_MISSING, total, {
        advance,
        percent: box.advance,
        wanted: order.day.wanted,
        card: order.card,
        agreed: before.agreed,
      });
  };
  return { payment, unknown, before, total, advance, setAdvance, pay };
}
