import { useCall } from '#client/use-call.ts';
import { readItemOrder } from '#domain/orders/order.contract.ts';
import { boughtRate } from '#domain/orders/order.rules.ts';
import { orderItemAgain } from '#shop/orders/order-again.ts';
import { RecipientsHead } from '#shop/orders/order-homes.tsx';
import { OrderFacts, OrderSum } from '#shop/orders/order-sum.tsx';
import { ParcelStateView } from '#shop/orders/parcel-state.tsx';
import { OrderHead } from '#shop/orders/order-head.tsx';
import { yearMonthDay } from '#lib/dates.ts';
import { toPaise } from '#lib/money.ts';
import { displayName, personName } from '#lib/display-name.ts';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Page of a sweet or dry fruit order as it was bought: recipient, parcels, totals and invoice. */
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
        price={boughtRate(order)}
      />
      <OrderFacts order={order} />
      <table className="records no-print">
        <RecipientsHead />
        <tbody>
          <tr>
            <th scope="row" data-label="Name">
              {personName(order.name)}
            </th>
            <td data-label="Mobile">{order.mobile}</td>
            <td data-label="Address">{order.address}</td>
            <td data-label="Weight in kg">{kilograms}</td>
            <td data-label="Pincode">{order.pincode}</td>
            <td data-label="Payment date">{yearMonthDay(order.createdAt)}</td>
            <td data-label="Status">
              {order.parcels.map((parcel) => (
                <ParcelStateView
                  key={parcel.position}
                  parcel={parcel}
                  name={personName(order.name)}
                  orderedAt={order.createdAt}
                />
              ))}
            </td>
          </tr>
        </tbody>
      </table>
      <OrderSum
        order={order}
        kind="item"
        quantity={`${order.quantity} ${order.unit}`}
        goods={order.price}
        items={[
          { text: displayName(order.sweet), quantity: `${order.quantity} ${order.unit}`, gross: toPaise(order.price) },
        ]}
        homes={[{ name: personName(order.name) }]}
        onAgain={() => orderItemAgain(order)}
      />
    </article>
  );
}
