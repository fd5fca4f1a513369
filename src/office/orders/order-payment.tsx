import { OrderRefunds } from '#office/orders/order-refunds.tsx';
import { Invoice, numberName } from '#shop/orders/invoice.tsx';
import type { StaffOrder } from '#domain/orders/staff-order.contract.ts';
import { CreditNotes } from '#shop/orders/credit-note.tsx';
import { PART_KINDS } from '#domain/orders/part-paid.rules.ts';
import { boxText, designsOf } from '#domain/orders/order.rules.ts';
import { sumOfParts } from '#domain/orders/refund.rules.ts';
import type { OrderMoney, PartPaid } from '#domain/orders/order-money.contract.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import { displayName } from '#lib/display-name.ts';
import { formatRupees } from '#lib/money.ts';
import '#office/orders/order-payment.css';
import * as say from '#office/orders/orders.texts.ts';

interface OrderPaymentProps {
  order: StaffOrder;
  /** Null for roles that may not see payments. */
  money: OrderMoney | null;
  me: StaffMe;
  /** Called after a change of a refund. */
  onChanged(): void;
}

/**
 * Shows the payments, refunds and invoices of an order; roles that may not see payments get only the value to declare
 * to a courier.
 */
export function OrderPayment({ order, money, me, onChanged }: OrderPaymentProps) {
  if (!money) return <Worth order={order} />;
  const { refunds } = money;
  return (
    <>
      <Payment order={order} parts={money.parts} credited={refunds.some(({ creditNote }) => creditNote !== null)} />
      <OrderRefunds order={order} money={money} me={me} onChanged={onChanged} />
      <OrderInvoice order={order} refunds={refunds} parts={money.parts} />
    </>
  );
}

/** Shows an order's total and the value of its goods, which couriers ask for. */
function Worth({ order }: { order: StaffOrder }) {
  return (
    <section aria-labelledby="order-payment">
      <h2 id="order-payment">{say.worthTitle}</h2>
      <p>{say.worthForCourier(formatRupees(order.amount), formatRupees(sumsOf(order).goods))}</p>
    </section>
  );
}

interface PaymentProps extends Pick<OrderMoney, 'parts'> {
  order: StaffOrder;
  credited: boolean;
}

function Payment({ order, parts, credited }: PaymentProps) {
  const { goods, delivery } = sumsOf(order);
  const { off, samples } = samplesOf(order);
  const sums: Sum[] = [
    { name: 'Goods', amount: goods + off },
    ...(off > 0 ? [{ name: say.lessSample, note: samples, amount: -off }] : []),
    { name: 'Delivery', amount: delivery },
    ...(parts ? inParts(order, parts) : [{ name: 'Paid', amount: order.amount, whole: true }]),
  ];
  const payments = parts ? parts.payments.map(({ paymentId }) => paymentId) : [order.paymentId];
  const facts: [string, string][] = [
    [numberName(order.sale), order.invoiceNumber],
    ...payments.map((id): [string, string] => ['Payment', id]),
    [say.providerOrder, order.gatewayOrderId],
  ];
  return (
    <section aria-labelledby="order-payment">
      <h2 id="order-payment">{say.payment}</h2>
      <dl className="staff-sums">
        {sums.map(({ name, note, amount, whole }) => (
          <div key={`${name} ${note}`} className={whole ? 'is-whole' : undefined}>
            <dt>
              {name}
              {note && <small> {note}</small>}
            </dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
      <dl className="staff-facts">
        {facts.map(([name, value]) => (
          <div key={value}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <button type="button" className="button button-quiet" onClick={() => print()}>
          {say.printPaper(
            parts?.complete === false ? 'advance' : order.sale.gstin === '' ? 'receipt' : 'invoice',
            Boolean(credited),
          )}
        </button>
      </p>
    </section>
  );
}

/** Line of the payment table: `amount` in paise, `whole` for a total. */
interface Sum {
  name: string;
  note?: string;
  amount: number;
  whole?: boolean;
}

/** Returns the lines of an order paid in parts: total, payments, discount for cancelled homes, and the amount due. */
function inParts({ amount }: StaffOrder, { payments, off, due }: PartPaid): Sum[] {
  return [
    { name: say.total, amount, whole: true },
    ...payments.map(({ kind, amount: paid, at }) => ({ name: PART_KINDS[kind], note: nearMoment(at), amount: -paid })),
    ...(sumOfParts(off) > 0 ? [{ name: say.lessCancelledHomes, amount: -sumOfParts(off) }] : []),
    { name: say.stillToPay, amount: due, whole: true },
  ];
}

/** Returns the prices of an order's goods and delivery, in paise. */
function sumsOf({ bought }: StaffOrder): { goods: number; delivery: number } {
  const { content } = bought;
  return { goods: bought.kind === 'item' ? bought.content.price : bought.content.goods, delivery: content.delivery };
}

/**
 * Returns the discount for sample orders in paise, and the samples' invoice numbers as one text; 0 and an empty text
 * without samples.
 */
function samplesOf({ bought }: StaffOrder): { off: number; samples: string } {
  if (bought.kind === 'item') return { off: 0, samples: '' };
  const { sampleOff = 0, samples = [] } = bought.content;
  return { off: sampleOff, samples: samples.map(({ invoiceNumber }) => invoiceNumber).join(', ') };
}

interface InvoiceProps extends Pick<OrderMoney, 'parts' | 'refunds'> {
  order: StaffOrder;
}

function OrderInvoice({ order, refunds, parts }: InvoiceProps) {
  const { bought } = order;
  const { delivery } = sumsOf(order);
  const items =
    bought.kind === 'item'
      ? [
          {
            text: displayName(bought.content.name),
            quantity: `${bought.content.quantity} ${bought.content.unit}`,
            gross: bought.content.price,
          },
        ]
      : designsOf(bought.content).map((box) => ({
          text: boxText({ ...box, name: displayName(box.name) }),
          quantity: String(box.boxes),
          gross: box.goods,
          ...(box.sampleOff ? { off: box.sampleOff } : {}),
        }));
  return (
    <>
      <Invoice
        number={order.invoiceNumber}
        paidAt={order.createdAt}
        paymentId={order.paymentId}
        sale={order.sale}
        days={order.days}
        items={items}
        delivery={delivery}
        parts={parts}
      />
      <CreditNotes
        invoice={{ number: order.invoiceNumber, paidAt: order.createdAt }}
        sale={order.sale}
        items={items}
        homes={order.homes.map(({ name, quantity, circle = 0 }) => ({
          name,
          ...(bought.kind === 'item' ? {} : { boxes: quantity, circle }),
        }))}
        refunds={refunds}
      />
    </>
  );
}
