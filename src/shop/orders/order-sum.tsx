import type { ReactNode } from 'react';
import { Invoice, numberName } from '#shop/orders/invoice.tsx';
import { OrderActions } from '#shop/orders/order-actions.tsx';
import type { Hindrance } from '#shop/orders/order-again.ts';
import type { CreditedHome, SoldItem } from '#domain/orders/invoice.rules.ts';
import type { InvitationOrderWire, ItemOrderWire, Kept } from '#domain/orders/order.contract.ts';
import { CreditNotes } from '#shop/orders/credit-note.tsx';
import { PartPayments } from '#shop/orders/part-paid.tsx';
import { RefundNews } from '#shop/orders/refund-news.tsx';
import { readableDay } from '#lib/dates.ts';
import { formatRupees, toPaise } from '#lib/money.ts';

type AnyOrder = (ItemOrderWire | InvitationOrderWire) & Pick<Kept, 'sale' | 'refunds' | 'cancelled' | 'parts'>;

/** Shows the name and value of one fact in a description list. */
export function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Shows the facts common to all orders, then `children` with the facts of its kind. */
export function OrderFacts({ order, children }: { order: AnyOrder; children?: ReactNode }) {
  return (
    <dl className="facts">
      <Fact name="Order id" value={order.razorpay_order_id} />
      <Fact name={numberName(order.sale)} value={order.invoiceNumber} />
      <Fact name="Ordered on" value={readableDay(order.createdAt)} />
      {children}
    </dl>
  );
}

interface OrderSumProps {
  order: AnyOrder;
  kind: 'item' | 'invitation';
  /** Bought quantity as a text. */
  quantity: string;
  /** Price of the goods without delivery, after deductions for samples, rupees. */
  goods: number;
  /** Lines of the invoice; boxes of several designs have a line each. */
  items: SoldItem[];
  /** Homes, by their positions. */
  homes: readonly CreditedHome[];
  onAgain: () => Promise<Hindrance | null>;
}

/** Shows the totals, actions, part payments, refunds and invoice of an order. */
export function OrderSum({ order, kind, quantity, goods, items, homes, onAgain }: OrderSumProps) {
  const { parts } = order;
  const sampled = items.reduce((sum, { off = 0 }) => sum + off, 0);
  return (
    <>
      <div className="order-sum">
        <dl className="totals">
          {items.length > 1 &&
            items.map(({ text, quantity: boxes, gross, off = 0 }, at) => (
              <Fact key={at} name={`${boxes} × ${text}`} value={formatRupees(gross + off)} />
            ))}
          <Fact name={quantity} value={formatRupees(toPaise(goods) + sampled)} />
          {sampled > 0 && <Fact name="Off for your sample" value={`−${formatRupees(sampled)}`} />}
          <Fact name="Delivery" value={formatRupees(toPaise(order.delivery))} />
          <div className="totals-sum">
            <dt>Total</dt>
            <dd>{formatRupees(toPaise(order.amount))}</dd>
          </div>
        </dl>
        <OrderActions
          sale={order.sale}
          advance={parts?.complete === false}
          credited={order.refunds.some(({ creditNote }) => creditNote !== null)}
          onAgain={onAgain}
        />
      </div>
      {parts && <PartPayments orderId={order._id} kind={kind} parts={parts} />}
      <RefundNews refunds={order.refunds} cancelled={order.cancelled} homes={homes.map(({ name }) => name)} />
      <Invoice
        number={order.invoiceNumber}
        paidAt={order.createdAt}
        paymentId={order.razorpay_payment_id}
        sale={order.sale}
        items={items}
        delivery={toPaise(order.delivery)}
        parts={parts}
      />
      <CreditNotes
        invoice={{ number: order.invoiceNumber, paidAt: order.createdAt }}
        sale={order.sale}
        items={items}
        homes={homes}
        refunds={order.refunds}
      />
    </>
  );
}
