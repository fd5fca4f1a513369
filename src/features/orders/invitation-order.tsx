import { useState } from 'react';
import { useCall } from '#client/use-call.ts';
import { drawBox } from '#features/box/box-drawing.rules.ts';
import { boxMaterial } from '#features/box/box.rules.ts';
import { Invoice } from '#features/orders/invoice.tsx';
import { orderBoxAgain } from '#features/orders/order-again.store.ts';
import { OrderHead } from '#features/orders/order-head.tsx';
import { type InvitationOrderWire, readInvitationOrder } from '#features/orders/order.contract.ts';
import { readableDay, yearMonthDay } from '#lib/dates.ts';
import { formatRupees, toPaise } from '#lib/money.ts';
import { displayName } from '#lib/text.ts';
import { shop } from '#shop';
import { Failure } from '#ui/failure.tsx';
import { Picture } from '#ui/picture.tsx';
import { pictureSources } from '#ui/picture-sources.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** One invitation order, as it was bought: the box, everybody it went to, and what it cost. */
export function InvitationOrder() {
  const id = location.pathname.split('/').filter(Boolean)[1] ?? '';
  const [busy, setBusy] = useState(false);
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
      <dl className="facts">
        <Fact name="Order id" value={order.razorpay_order_id} />
        <Fact name="Receipt number" value={order.invoiceNumber} />
        <Fact name="Ordered on" value={readableDay(order.createdAt)} />
        <Fact name="Box size" value={`${order.weight} gm`} />
        <Fact name="Box type" value={order.boxName} />
      </dl>
      <BoxAsBought order={order} />
      <h2>Sent to</h2>
      <Recipients order={order} />
      <dl className="totals">
        <Fact name={`${order.boxes} ${order.boxes === 1 ? 'box' : 'boxes'}`} value={formatRupees(toPaise(order.goods))} />
        <Fact name="Delivery" value={formatRupees(toPaise(order.delivery))} />
        <div className="totals-sum">
          <dt>Total</dt>
          <dd>{formatRupees(toPaise(order.amount))}</dd>
        </div>
      </dl>
      <Invoice
        number={order.invoiceNumber}
        paidAt={order.createdAt}
        paymentId={order.razorpay_payment_id}
        sale={order.sale}
        items={[{ text: `${displayName(order.invitationName)}, ${order.boxName}, ${order.weight} gm`, quantity: String(order.boxes), gross: toPaise(order.goods) }]}
        delivery={toPaise(order.delivery)}
      />
      <p className="order-actions no-print">
        <button
          type="button"
          className="button"
          aria-busy={busy}
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void orderBoxAgain(order);
          }}
        >
          Order again
        </button>
        <button type="button" className="button button-quiet" onClick={() => print()}>
          {shop.licences.gstin === ('' as string) ? 'Print receipt' : 'Print invoice'}
        </button>
      </p>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The box from above with the sweets that lay in it, and what each section cost. */
function BoxAsBought({ order }: { order: InvitationOrderWire }) {
  const drawing = drawBox({
    tempId: order.tempId,
    material: boxMaterial(order.invitationCategory),
    choices: order.sweets.map(({ index, name, img, sweetId }) => ({ index, name, image: img, sweetId, rate: 0 })),
    chooseAt: () => '',
    pictureOf: (image) => pictureSources(image)?.src ?? '',
  });
  return (
    <section className="order-box" aria-labelledby="order-box">
      <h2 id="order-box">The box</h2>
      {/* What was bought cannot be chosen again here, so the drawing is a picture and its links are out of reach. */}
      <div className="order-drawing" inert dangerouslySetInnerHTML={{ __html: drawing }} />
      <table className="records">
        <thead>
          <tr>
            <th scope="col">Section</th>
            <th scope="col">Image</th>
            <th scope="col">Sweet</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {order.sweets.map((sweet) => (
            <tr key={sweet.index}>
              <td data-label="Section">{sweet.index + 1}</td>
              <td data-label="Image">
                <Picture value={sweet.img} alt="" sizes="4.5rem" className="order-thumb" />
              </td>
              <th scope="row" data-label="Sweet">
                {displayName(sweet.name)}
              </th>
              <td data-label="Price" className="price">
                {formatRupees(toPaise(order.invAmounts[sweet.index] ?? 0))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Recipients({ order }: { order: InvitationOrderWire }) {
  return (
    <table className="records">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Mobile</th>
          <th scope="col">Address</th>
          <th scope="col">Weight in kg</th>
          <th scope="col">Pincode</th>
          <th scope="col">Payment date</th>
        </tr>
      </thead>
      <tbody>
        {order.guest.map((guest, at) => (
          <tr key={`${guest.guestId}-${at}`}>
            <th scope="row" data-label="Name">
              {displayName(guest.name)}
            </th>
            <td data-label="Mobile">{guest.mobile}</td>
            <td data-label="Address">{guest.address}</td>
            <td data-label="Weight in kg">
              {(Number(order.weight) * guest.quantity) / 1000} ({guest.quantity} {guest.quantity === 1 ? 'box' : 'boxes'})
            </td>
            <td data-label="Pincode">{guest.pincode}</td>
            <td data-label="Payment date">{yearMonthDay(order.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
