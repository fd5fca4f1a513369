import { useEffect, useEffectEvent, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { announce } from '#client/announce.ts';
import { call } from '#client/api.ts';
import { BoxDrawing } from '#shop/box/box-drawing.tsx';
import { boxMaterial } from '#domain/box/box.rules.ts';
import { noteTold, type PlacedOrder, placedOrders, putAway } from '#shop/checkout/payment-notes.ts';
import { orderPath } from '#shop/checkout/use-paying.ts';
import { MissingGuests } from '#shop/orders/missing-guests.tsx';
import { boughtBox } from '#shop/checkout/bought-box.ts';
import { dayInWords } from '#domain/delivery/calendar.rules.ts';
import { arrivalSpan, spanText } from '#domain/orders/order-days.rules.ts';
import {
  type InvitationOrderWire,
  type ItemOrderWire,
  type Kept,
  readInvitationOrder,
  readItemOrder,
} from '#domain/orders/order.contract.ts';
import { formatRupees, toPaise } from '#lib/money.ts';
import { displayName } from '#lib/display-name.ts';
import { Icon } from '#ui/icon.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from '#shop/orders/order-band.css?url&no-inline';
import * as say from '#shop/orders/order-cards.texts.ts';

let root: Root | undefined;

/** Loads the styles of the order band, which an import would link on every home page. Resolves on an error too. */
function wearStyles(): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });
}

/** Renders the placed orders into `place`; renders them again after another order was found. */
export async function drawOrders(place: HTMLElement): Promise<void> {
  if (!root) await wearStyles();
  root ??= createRoot(place);
  root.render(
    <OrderCards
      key={placedOrders()
        .map(({ id }) => id)
        .join()}
    />,
  );
}

/** Shows each newly placed order until the customer dismisses it; nothing without orders. */
function OrderCards() {
  const [orders, setOrders] = useState(placedOrders);
  if (orders.length === 0) return null;
  return (
    <div className="order-band">
      {orders.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          onAway={() => {
            putAway(order.id);
            setOrders(placedOrders());
          }}
        />
      ))}
    </div>
  );
}

type Bought = { kind: 'item'; order: ItemOrderWire & Kept } | { kind: 'invitation'; order: InvitationOrderWire & Kept };

/** Loads a placed order; `gone` when it does not exist, null when the call fails otherwise. */
async function readPlaced({ id, kind }: PlacedOrder): Promise<Bought | 'gone' | null> {
  const answer =
    kind === 'item'
      ? await call(readItemOrder, { params: { id } })
      : await call(readInvitationOrder, { params: { id } });
  if (!answer.ok) return answer.status === 404 ? 'gone' : null;
  if ('sweetHistory' in answer.data) return { kind: 'item', order: answer.data.sweetHistory };
  const [order] = answer.data.paymentHistory;
  return order ? { kind: 'invitation', order } : 'gone';
}

const homeCount = (bought: Bought): number => (bought.kind === 'item' ? 1 : bought.order.guest.length);

function titleOf(bought: Bought): string {
  if (bought.kind === 'item')
    return `${displayName(bought.order.sweet)}, ${bought.order.quantity} ${bought.order.unit}`;
  const { invitationName, boxes } = bought.order;
  return say.titleBoxes(displayName(invitationName), boxes);
}

/** Returns the text about an order's next step: the amount still due, or the day by which the courier has it. */
function nextText(bought: Bought): string {
  const { days, parts } = bought.order;
  if (parts && parts.due > 0) return say.stillDue(formatRupees(parts.due));
  const span = arrivalSpan(days.arrives);
  const by = dayInWords(days.leaves);
  if (bought.kind === 'invitation') return span ? say.boxesArrive(by, spanText(span)) : say.boxesLeave(by);
  const { kind, mobile } = bought.order;
  if (kind === 'sweet') return span ? say.sweetsArrive(by, spanText(span), mobile) : say.sweetsLeave(by, mobile);
  return span ? say.dryFruitsArrive(by, spanText(span), mobile) : say.dryFruitsLeave(by, mobile);
}

function OrderCard({ order: placed, onAway }: { order: PlacedOrder; onAway: () => void }) {
  const [bought, setBought] = useState<Bought | null>(null);
  const path = orderPath(placed.id, placed.kind);
  const heading = `order-${placed.id}`;
  const read = useEffectEvent(async (): Promise<void> => {
    const found = await readPlaced(placed);
    if (found === 'gone') return onAway();
    setBought(found);
    if (placed.told) return;
    announce(
      found
        ? say.confirmedOf(titleOf(found), formatRupees(toPaise(found.order.amount)), homeCount(found), nextText(found))
        : say.confirmed,
    );
    noteTold(placed.id);
  });
  // Once, when the card comes up.
  useEffect(() => void read(), [placed.id]);
  return (
    <section className="order-card" aria-labelledby={`${heading} ${heading}-number`}>
      <div className="order-card-picture">{bought && <OrderPicture bought={bought} />}</div>
      <div className="order-card-words">
        <h2 id={heading}>
          <Icon name="check" />
          {say.cardTitle}
        </h2>
        {bought && (
          <>
            <p className="order-card-title">{titleOf(bought)}</p>
            <p>
              <Inserted
                text={say.sum(homeCount(bought))}
                parts={{
                  amount: <span className="price">{formatRupees(toPaise(bought.order.amount))}</span>,
                  number: <span id={`${heading}-number`}>{say.number(bought.order.invoiceNumber)}</span>,
                }}
              />
            </p>
            <p className="soft">{nextText(bought)}</p>
          </>
        )}
        <p className="order-card-actions">
          <a className="button" href={path}>
            {bought?.order.parts?.due ? say.payBalance : say.seeOrder}
          </a>
          <a className="button button-quiet" href={`${path}#receipt`}>
            {say.receipt}
          </a>
          {placed.kind === 'invitation' && <MissingGuests />}
        </p>
      </div>
      <button type="button" className="icon-button order-card-away" aria-label={say.awayHeard} onClick={onAway}>
        <Icon name="close" />
      </button>
    </section>
  );
}

function OrderPicture({ bought }: { bought: Bought }) {
  if (bought.kind === 'item')
    return <Picture value={bought.order.img} alt="" sizes="(min-width: 40rem) 16rem, 100vw" eager />;
  return <BoxDrawing box={boughtBox(bought.order)} material={boxMaterial(bought.order.invitationCategory)} />;
}
