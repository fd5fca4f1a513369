import { useCall } from '#client/use-call.ts';
import { BoxView } from '#features/box/box-view.tsx';
import { boxMaterial } from '#features/box/box.rules.ts';
import { boughtBox } from '#features/orders/bought-box.ts';
import { orderBoxAgain } from '#features/orders/order-again.ts';
import type { PayRestPart } from '#features/orders/part-paid.tsx';
import { OrderHead } from '#features/orders/order-head.tsx';
import { Fact, OrderFacts, OrderSum } from '#features/orders/order-sum.tsx';
import { OrderHomes } from '#features/orders/order-homes.tsx';
import { type InvitationOrderWire, readInvitationOrder } from '#features/orders/order.contract.ts';
import { formatRupees, toPaise } from '#lib/money.ts';
import { displayName } from '#lib/display-name.ts';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** One invitation order, as it was bought: the box, everybody it went to, and what it cost. */
export function InvitationOrder({ PayRest }: { PayRest: PayRestPart }) {
  const id = location.pathname.split('/').filter(Boolean)[1] ?? '';
  const { loaded, reload } = useCall(readInvitationOrder, { params: { id } });
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
        <Fact name="Box size" value={`${order.weight} gm`} />
        <Fact name="Box type" value={order.boxName} />
      </OrderFacts>
      <OrderSum
        order={order}
        kind="invitation"
        PayRest={PayRest}
        quantity={`${order.boxes} ${order.boxes === 1 ? 'box' : 'boxes'}`}
        goods={order.goods}
        line={{
          text: `${displayName(order.invitationName)}, ${order.boxName}, ${order.weight} gm`,
          quantity: String(order.boxes),
        }}
        homes={order.guest.map(({ name }) => displayName(name))}
        onAgain={() => orderBoxAgain(order)}
      />
      <BoxAsBought order={order} />
      <OrderHomes order={order} />
    </article>
  );
}

/** The box with the sweets that lay in it, and what each section cost. */
function BoxAsBought({ order }: { order: InvitationOrderWire }) {
  return (
    <section className="order-box" aria-labelledby="order-box">
      <h2 id="order-box">The box</h2>
      <BoxView
        box={boughtBox(order)}
        amounts={order.invAmounts.map(toPaise)}
        material={boxMaterial(order.invitationCategory)}
      />
    </section>
  );
}
