import { Invoice, numberName } from '#features/orders/invoice.tsx';
import type { StaffOrder } from '#features/orders/staff-order.contract.ts';
import { displayName } from '#lib/display-name.ts';
import { formatRupees } from '#lib/money.ts';

/** What was paid, and the invoice that the printer gets. */
export function OrderPayment({ order }: { order: StaffOrder }) {
  return (
    <>
      <Payment order={order} />
      <OrderInvoice order={order} />
    </>
  );
}

function Payment({ order }: { order: StaffOrder }) {
  const { goods, delivery } = sumsOf(order);
  const facts: [string, string][] = [
    ['Goods', formatRupees(goods)],
    ['Delivery', formatRupees(delivery)],
    ['Paid', formatRupees(order.amount)],
    [numberName(order.sale), order.invoiceNumber],
    ['Payment', order.paymentId],
    ['Order at the payment provider', order.gatewayOrderId],
  ];
  return (
    <section aria-labelledby="order-payment">
      <h2 id="order-payment">Payment</h2>
      <dl className="staff-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <button type="button" className="button button-quiet" onClick={() => print()}>
          {order.sale.gstin === '' ? 'Print receipt' : 'Print invoice'}
        </button>
      </p>
    </section>
  );
}

/** Goods and delivery of an order, paise. */
function sumsOf({ bought }: StaffOrder): { goods: number; delivery: number } {
  const { content } = bought;
  return { goods: bought.kind === 'item' ? bought.content.price : bought.content.goods, delivery: content.delivery };
}

function OrderInvoice({ order }: { order: StaffOrder }) {
  const { bought } = order;
  const { goods, delivery } = sumsOf(order);
  const line =
    bought.kind === 'item'
      ? { text: displayName(bought.content.name), quantity: `${bought.content.quantity} ${bought.content.unit}` }
      : {
          text: `${displayName(bought.content.name)}, ${bought.content.boxName}, ${bought.content.weight} gm`,
          quantity: String(bought.content.boxes),
        };
  return (
    <Invoice
      number={order.invoiceNumber}
      paidAt={order.createdAt}
      paymentId={order.paymentId}
      sale={order.sale}
      items={[{ ...line, gross: goods }]}
      delivery={delivery}
    />
  );
}
