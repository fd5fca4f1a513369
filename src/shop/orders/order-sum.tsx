import type { ReactNode } from 'react';
import { Invoice, numberName } from '#shop/orders/invoice.tsx';
import { OrderActions } from '#shop/orders/order-actions.tsx';
import type { Hindrance } from '#shop/orders/order-again.ts';
import type { CreditedHome, SoldItem } from '#domain/orders/invoice.rules.ts';
import type { InvitationOrderWire, ItemOrderWire, Kept } from '#domain/orders/order.contract.ts';
import { CreditNotes } from '#shop/orders/credit-note.tsx';
import { PartPayments } from '#shop/orders/part-paid.tsx';
import { RefundNews } from '#shop/orders/refund-news.tsx';
import * as say from '#shop/orders/order.texts.ts';
import { formatRupees, toPaise } from '#lib/money.ts';

type AnyOrder = (ItemOrderWire | InvitationOrderWire) & Pick<Kept, 'sale' | 'days' | 'refunds' | 'cancelled' | 'parts'>;

/** Shows the name and value of one fact in a description list. */
export function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Shows the numbers of an order and the description of what was ordered. */
export function OrderFacts({ order, description }: { order: AnyOrder; description: string }) {
  return (
    <dl className="facts order-numbers">
      <Fact name={say.orderId} value={order.razorpay_order_id} />
      <Fact name={numberName(order.sale)} value={order.invoiceNumber} />
      {description && <Fact name={say.description} value={description} />}
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
  /** Path that sends the same to further homes; missing when it cannot. */
  moreHomes?: string | undefined;
}

/** Shows the totals, actions, part payments, refunds and invoice of an order. */
export function OrderSum({ order, kind, quantity, goods, items, homes, onAgain, moreHomes }: OrderSumProps) {
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
          {sampled > 0 && <Fact name={say.offForSample} value={`−${formatRupees(sampled)}`} />}
          {order.delivery > 0 && <Fact name={say.delivery} value={formatRupees(toPaise(order.delivery))} />}
          <div className="totals-sum">
            <dt>{say.total}</dt>
            <dd>{formatRupees(toPaise(order.amount))}</dd>
          </div>
        </dl>
        <OrderActions
          sale={order.sale}
          advance={parts?.complete === false}
          credited={order.refunds.some(({ creditNote }) => creditNote !== null)}
          onAgain={onAgain}
          moreHomes={moreHomes}
        />
      </div>
      {parts && <PartPayments orderId={order._id} kind={kind} parts={parts} />}
      <RefundNews refunds={order.refunds} cancelled={order.cancelled} homes={homes.map(({ name }) => name)} />
      <Invoice
        number={order.invoiceNumber}
        paidAt={order.createdAt}
        paymentId={order.razorpay_payment_id}
        sale={order.sale}
        days={order.days}
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
