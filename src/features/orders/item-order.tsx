import { useCall } from '#client/use-call.ts';
import { readItemOrder } from '#features/orders/order.contract.ts';
import { Invoice, numberName } from '#features/orders/invoice.tsx';
import { OrderActions } from '#features/orders/order-actions.tsx';
import { orderItemAgain } from '#features/orders/order-again.ts';
import { OrderHead } from '#features/orders/order-head.tsx';
import { readableDay, yearMonthDay } from '#lib/dates.ts';
import { formatRupees, readableRate, toPaise } from '#lib/money.ts';
import { displayName } from '#lib/display-name.ts';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** One sweet or dry fruit order, as it was bought. */
export function ItemOrder() {
  const id = location.pathname.split('/').filter(Boolean)[1] ?? '';
  const { loaded, reload } = useCall(readItemOrder, { params: { id } });
  if (loaded.state === 'loading') return <Skeleton lines={8} />;
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  const order = loaded.data.sweetHistory;
  const kilograms = order.unit === 'kg' ? order.quantity : order.quantity / 1000;
  return (
    <article className="order">
      <OrderHead
        image={order.img}
        title={displayName(order.sweet)}
        description={order.description}
        price={readableRate(order.rate)}
      />
      <dl className="facts">
        <div>
          <dt>Order id</dt>
          <dd>{order.razorpay_order_id}</dd>
        </div>
        <div>
          <dt>{numberName(order.sale)}</dt>
          <dd>{order.invoiceNumber}</dd>
        </div>
        <div>
          <dt>Ordered on</dt>
          <dd>{readableDay(order.createdAt)}</dd>
        </div>
      </dl>
      <table className="records no-print">
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
          <tr>
            <th scope="row" data-label="Name">
              {displayName(order.name)}
            </th>
            <td data-label="Mobile">{order.mobile}</td>
            <td data-label="Address">{order.address}</td>
            <td data-label="Weight in kg">{kilograms}</td>
            <td data-label="Pincode">{order.pincode}</td>
            <td data-label="Payment date">{yearMonthDay(order.createdAt)}</td>
          </tr>
        </tbody>
      </table>
      <div className="order-sum">
        <dl className="totals">
          <div>
            <dt>
              {order.quantity} {order.unit}
            </dt>
            <dd>{formatRupees(toPaise(order.price))}</dd>
          </div>
          <div>
            <dt>Delivery</dt>
            <dd>{formatRupees(toPaise(order.delivery))}</dd>
          </div>
          <div className="totals-sum">
            <dt>Total</dt>
            <dd>{formatRupees(toPaise(order.amount))}</dd>
          </div>
        </dl>
        <OrderActions sale={order.sale} onAgain={() => orderItemAgain(order)} />
      </div>
      <Invoice
        number={order.invoiceNumber}
        paidAt={order.createdAt}
        paymentId={order.razorpay_payment_id}
        sale={order.sale}
        items={[
          { text: displayName(order.sweet), quantity: `${order.quantity} ${order.unit}`, gross: toPaise(order.price) },
        ]}
        delivery={toPaise(order.delivery)}
      />
    </article>
  );
}
