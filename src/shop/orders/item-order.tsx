import { useCall } from '#client/use-call.ts';
import { readItemOrder } from '#domain/orders/order.contract.ts';
import { boughtRate } from '#domain/orders/order.rules.ts';
import * as say from '#shop/orders/order.texts.ts';
import { orderItemAgain } from '#shop/orders/order-again.ts';
import { RecipientsHead } from '#shop/orders/order-homes.tsx';
import { OrderFacts, OrderSum } from '#shop/orders/order-sum.tsx';
import { ParcelStateView } from '#shop/orders/parcel-state.tsx';
import { OrderDays } from '#shop/orders/order-days.tsx';
import { OrderHead } from '#shop/orders/order-head.tsx';
import { yearMonthDay } from '#lib/dates.ts';
import { toPaise } from '#lib/money.ts';
import { displayName, personName } from '#lib/display-name.ts';
import { Failure } from '#ui/failure.tsx';
import { Picture } from '#ui/picture.tsx';
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
      <OrderDays order={order} kind={order.kind} />
      <OrderHead
        image={<Picture value={order.img} alt="" sizes="(min-width: 40rem) 20rem, 100vw" eager />}
        title={displayName(order.sweet)}
      >
        <p className="price">{boughtRate(order)}</p>
      </OrderHead>
      <table className="records no-print">
        <RecipientsHead />
        <tbody>
          <tr>
            <th scope="row" data-label={say.columnName}>
              {personName(order.name)}
            </th>
            <td data-label={say.columnMobile}>{order.mobile}</td>
            <td data-label={say.columnAddress}>{order.address}</td>
            <td data-label={say.columnWeight}>{kilograms}</td>
            <td data-label={say.columnPincode}>{order.pincode}</td>
            <td data-label={say.columnPaid}>{yearMonthDay(order.createdAt)}</td>
            <td data-label={say.columnStatus}>
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
      <OrderFacts order={order} description={order.description} />
    </article>
  );
}
