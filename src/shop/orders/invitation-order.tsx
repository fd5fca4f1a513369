import { Suspense } from 'react';
import { useCall } from '#client/use-call.ts';
import { BoxView } from '#shop/box/box-view.tsx';
import { boxMaterial } from '#domain/box/box.rules.ts';
import { OrderCard } from '#shop/card/order-card.tsx';
import { boughtBox } from '#shop/checkout/bought-box.ts';
import { orderBoxAgain, orderCirclesAgain } from '#shop/orders/order-again.ts';
import { OrderHead } from '#shop/orders/order-head.tsx';
import { Fact, OrderFacts, OrderSum } from '#shop/orders/order-sum.tsx';
import { OrderHomes } from '#shop/orders/order-homes.tsx';
import { type BoxesWire, readInvitationOrder } from '#domain/orders/order.contract.ts';
import { boxText } from '#domain/orders/order.rules.ts';
import { formatRupees, toPaise } from '#lib/money.ts';
import { displayName, personName } from '#lib/display-name.ts';
import { Failure } from '#ui/failure.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

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
    return <Failure message={loaded.message || 'That order does not exist.'} onRetry={reload} />;
  }
  return (
    <article className="order">
      <OrderHead
        image={order.invitationImg}
        title={displayName(order.invitationName)}
        description={order.invDesc}
        price={`${formatRupees(toPaise(order.boxAmount))} for the invitation`}
      />
      <OrderFacts order={order}>
        {order.circles ? (
          <Fact name="Box designs" value={order.circles.length} />
        ) : (
          <>
            <Fact name="Box size" value={`${order.weight} gm`} />
            <Fact name="Box type" value={order.boxName} />
          </>
        )}
      </OrderFacts>
      <OrderSum
        order={order}
        kind="invitation"
        quantity={`${order.boxes} ${order.boxes === 1 ? 'box' : 'boxes'}`}
        goods={order.goods}
        items={(order.circles ?? [order]).map(soldBoxes)}
        homes={order.guest.map(({ name, quantity, circle = 0 }) => ({
          name: personName(name),
          boxes: quantity,
          circle,
        }))}
        onAgain={() => (order.circles ? orderCirclesAgain(order) : orderBoxAgain(order))}
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
      {order.circles ? (
        order.circles.map((boxes, at) => (
          <BoxAsBought
            key={at}
            order={boxes}
            name={boxes.circle}
            note={soldBoxes({ ...boxes, circle: '' }).text}
            id={`order-box-${at}`}
          />
        ))
      ) : (
        <BoxAsBought order={order} name="The box" id="order-box" />
      )}
      {order.card && (
        <section aria-labelledby="order-card">
          <h2 id="order-card">The card in every box</h2>
          <OrderCard card={order.card} total={order.guest.length} homes={order.guest} />
        </section>
      )}
      <OrderHomes order={order} />
    </article>
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
function BoxAsBought({ order, name, note, id }: { order: BoxesWire; name: string; note?: string; id: string }) {
  return (
    <section className="order-box" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {note && <p className="soft">{note}</p>}
      <BoxView
        box={boughtBox(order)}
        amounts={order.invAmounts.map(toPaise)}
        material={boxMaterial(order.invitationCategory)}
      />
    </section>
  );
}
