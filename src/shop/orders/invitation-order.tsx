import { Suspense } from 'react';
import { useCall } from '#client/use-call.ts';
import { BoxDrawing } from '#shop/box/box-drawing.tsx';
import { BoxSections } from '#shop/box/box-sections.tsx';
import { BoxView } from '#shop/box/box-view.tsx';
import { boxMaterial } from '#domain/box/box.rules.ts';
import { OrderCard } from '#shop/card/order-card.tsx';
import { boughtBox } from '#shop/checkout/bought-box.ts';
import { homesPath, orderBoxAgain, orderCirclesAgain } from '#shop/orders/order-again.ts';
import { OrderDays } from '#shop/orders/order-days.tsx';
import { OrderHead } from '#shop/orders/order-head.tsx';
import { Fact, OrderFacts, OrderSum } from '#shop/orders/order-sum.tsx';
import { OrderHomes } from '#shop/orders/order-homes.tsx';
import { openStates } from '#domain/parcels/fulfilment.rules.ts';
import * as say from '#shop/orders/order.texts.ts';
import {
  type BoxesWire,
  type InvitationOrderWire,
  type Kept,
  readInvitationOrder,
} from '#domain/orders/order.contract.ts';
import { boxText } from '#domain/orders/order.rules.ts';
import { formatRupees, toPaise } from '#lib/money.ts';
import { displayName, personName } from '#lib/display-name.ts';
import { Failure } from '#ui/failure.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { shopFacts } from '#shop.config';

// Whom the order has not reached is asked for by itself; the order is there without it.
const OrderWaves = lazyPart(
  async () => (await import('#shop/orders/order-waves.tsx')).OrderWaves,
  () => null,
);

const BoughtTwice = lazyPart(
  async () => (await import('#shop/orders/bought-twice.tsx')).BoughtTwice,
  () => null,
);

const CorrectedHomes = lazyPart(
  async () => (await import('#shop/guests/corrected-homes.tsx')).CorrectedHomes,
  () => null,
);

const OrderSample = lazyPart(
  async () => (await import('#shop/orders/order-sample.tsx')).OrderSample,
  () => null,
);

const WaitingHomes = lazyPart(
  async () => (await import('#shop/orders/waiting-homes.tsx')).WaitingHomes,
  () => null,
);

/**
 * Page of an invitation order as it was bought: totals, invoice, boxes, card, recipients, and what is still open for
 * its homes.
 */
export function InvitationOrder() {
  const id = location.pathname.split('/').filter(Boolean)[1] ?? '';
  const { loaded, reload, refresh } = useCall(readInvitationOrder, { params: { id } });
  if (loaded.state === 'loading') return <Skeleton lines={8} />;
  const order = loaded.data?.paymentHistory[0];
  if (loaded.state === 'failed' || !order) {
    return <Failure message={loaded.message || say.noOrder} onRetry={reload} />;
  }
  const designs = order.circles && order.circles.length > 1 ? order.circles : null;
  return (
    <article className="order">
      <OrderDays order={order} kind="invitation" />
      <WhatWasOrdered order={order} designs={designs?.length ?? 1} />
      <OrderSum
        order={order}
        kind="invitation"
        quantity={say.boxes(order.boxes)}
        goods={order.goods}
        items={(designs ?? [order]).map(soldBoxes)}
        homes={order.guest.map(({ name, quantity, circle = 0 }) => ({
          name: personName(name),
          boxes: quantity,
          circle,
        }))}
        onAgain={() => (designs ? orderCirclesAgain(order) : orderBoxAgain(order))}
        moreHomes={order.sample ? undefined : homesPath(order.invitationId, { wave: id })}
      />
      {(order.sample ?? order.samples ?? order.sampleLost) && (
        <Suspense fallback={null}>
          <OrderSample sample={order.sample} samples={order.samples} lost={toPaise(order.sampleLost ?? 0)} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <BoughtTwice orderId={id} onGivenBack={refresh} />
        <WaitingHomes orderId={id} onSettled={refresh} />
        <CorrectedHomes orderId={id} onMoved={refresh} />
        <OrderWaves orderId={id} invitationId={order.invitationId} />
      </Suspense>
      <OrderHomes order={order} />
      <OrderedCard order={order} />
      {designs ? (
        designs.map((boxes, at) => (
          <BoxAsBought
            key={at}
            order={boxes}
            name={boxes.circle}
            note={soldBoxes({ ...boxes, circle: '' }).text}
            id={`order-box-${at}`}
          />
        ))
      ) : (
        <BoxAsBought order={order} name={say.theBox} id="order-box" isDrawn />
      )}
      <OrderFacts order={order} description={order.invDesc} />
    </article>
  );
}

type Order = InvitationOrderWire & Kept;

/** Returns the price of one box with its sweets and the invitation, in rupees. */
const oneBox = ({ boxAmount, invAmounts }: Order): number =>
  invAmounts.reduce((sum, amount) => sum + amount, boxAmount);

/** The box as it was bought, drawn, with its design, size and type. @param designs number of box designs */
function WhatWasOrdered({ order, designs }: { order: Order; designs: number }) {
  return (
    <OrderHead
      image={
        <span aria-hidden="true">
          <BoxDrawing box={boughtBox(order)} material={boxMaterial(order.invitationCategory)} />
        </span>
      }
      title={displayName(order.invitationName)}
    >
      <dl className="facts">
        {designs > 1 ? (
          <Fact name={say.boxDesigns} value={designs} />
        ) : (
          <>
            <Fact name={say.boxSize} value={say.gm(order.weight)} />
            <Fact name={say.boxType} value={order.boxName} />
            <Fact name={say.oneBox} value={formatRupees(toPaise(oneBox(order)))} />
          </>
        )}
        <Fact name={say.boxAmount} value={formatRupees(toPaise(order.boxAmount))} />
      </dl>
    </OrderHead>
  );
}

/** The card of an order, and whom to ask for other words while a box is not packed. */
function OrderedCard({ order }: { order: Order }) {
  if (!order.card) return null;
  const isOpen = order.parcels.some(({ state }) => openStates.includes(state) && state !== 'packed');
  return (
    <section aria-labelledby="order-card">
      <h2 id="order-card">{say.card}</h2>
      <OrderCard card={order.card} total={order.guest.length} homes={order.guest} />
      {isOpen && <p className="soft no-print">{say.changeCard(order.sale.seller?.phone ?? shopFacts.phone)}</p>}
    </section>
  );
}

/** Returns the boxes of one design as a line of the invoice, with amount and sample deduction in paise. */
const soldBoxes = ({
  circle = '',
  invitationName,
  boxName,
  weight,
  boxes,
  goods,
  sampleOff,
}: BoxesWire & { circle?: string }) => ({
  text: boxText({ name: displayName(invitationName), boxName, weight, circle }),
  quantity: String(boxes),
  gross: toPaise(goods),
  ...(sampleOff ? { off: toPaise(sampleOff) } : {}),
});

/** Shows a box as it was bought, with its sweets and the price of each section. */
function BoxAsBought({
  order,
  name,
  note,
  id,
  isDrawn = false,
}: {
  order: BoxesWire;
  name: string;
  note?: string;
  id: string;
  /** True when the page has drawn the box already. */
  isDrawn?: boolean;
}) {
  const box = boughtBox(order);
  const amounts = order.invAmounts.map(toPaise);
  return (
    <section className="order-box" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {note && <p className="soft">{note}</p>}
      {isDrawn ? (
        <BoxSections box={box} amounts={amounts} />
      ) : (
        <BoxView box={box} amounts={amounts} material={boxMaterial(order.invitationCategory)} />
      )}
    </section>
  );
}
