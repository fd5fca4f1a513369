import { lazy, Suspense, useEffect, useState } from 'react';
import { useCall } from '#client/use-call.ts';
import { useTitle } from '#office/frame/use-title.ts';
import { Gate } from '#office/frame/gate.tsx';
import { OrderHomes } from '#office/orders/order-homes.tsx';
import { isOpen, nameless, refundedPositions, statesIn, sumCounts } from '#office/orders/order-view.rules.ts';
import { StateBadge } from '#office/orders/state-badge.tsx';
import { useSteps } from '#office/orders/use-steps.tsx';
import { readStaffOrder, type StaffOrder } from '#domain/orders/staff-order.contract.ts';
import type { StaffTwice } from '#domain/orders/had-box.contract.ts';
import { twiceText } from '#domain/orders/had-box.rules.ts';
import { namesText, waveName } from '#domain/orders/waves.rules.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { dialled } from '#lib/guest-number.ts';
import { nearDay, nearMoment } from '#lib/dates.ts';
import { dayInWords } from '#domain/delivery/calendar.rules.ts';
import { arrivalSpan, spanText } from '#domain/orders/order-days.rules.ts';
import { displayName } from '#lib/display-name.ts';
import * as say from '#office/orders/orders.texts.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// Few orders are paid in parts.
const due = () => import('#office/orders/order-due.tsx');
const OrderDue = lazy(async () => ({ default: (await due()).OrderDue }));
// What stands below the homes comes after them: on a slow line the steps are there first.
const goods = () => import('#office/orders/order-goods.tsx');
const OrderGoods = lazy(async () => ({ default: (await goods()).OrderGoods }));
const payment = () => import('#office/orders/order-payment.tsx');
const OrderPayment = lazy(async () => ({ default: (await payment()).OrderPayment }));
const told = () => import('#office/messages/order-told.tsx');
const OrderTold = lazy(async () => ({ default: (await told()).OrderTold }));
const story = () => import('#office/orders/order-story.tsx');
const OrderStory = lazy(async () => ({ default: (await story()).OrderStory }));

const HOME = '/back-office/orders';

/** Page of one order: homes and their states, goods, payments, messages and history. */
export function OrderPage() {
  const [id] = useState(() => location.pathname.split('/').filter(Boolean)[2] ?? '');
  const [number, setNumber] = useState('');
  useTitle(number ? say.orderNumbered(number) : say.orderTitle);
  return (
    <Gate
      room={HOME}
      title={number ? say.orderNumbered(number) : say.orderTitle}
      way={
        <p className="staff-way">
          <a href={HOME}>{say.ordersTitle}</a>
        </p>
      }
    >
      {(me) => <Order id={id} me={me} onRead={setNumber} />}
    </Gate>
  );
}

interface OrderProps {
  id: string;
  me: StaffMe;
  /** Called with the number of the order. */
  onRead(number: string): void;
}

function Order({ id, me, onRead }: OrderProps) {
  const { loaded, reload } = useCall(readStaffOrder, { params: { orderId: id } });
  const number = loaded.data?.order.invoiceNumber ?? '';
  useEffect(() => onRead(number), [number, onRead]);
  const steps = useSteps(reload);
  if (loaded.state === 'loading') return <Skeleton lines={10} />;
  if (loaded.state === 'failed') {
    if (loaded.status !== 404 && loaded.status !== 400) return <Failure message={loaded.message} onRetry={reload} />;
    return (
      <EmptyState title={say.orderNotFound} action={{ label: say.toTheList, href: HOME }}>
        {say.orderNotFoundHint}
      </EmptyState>
    );
  }
  const { order, money } = loaded.data;
  const mayStep = me.role === 'owner' || me.role === 'packer';
  const refunded = refundedPositions(money?.refunds ?? []);
  return (
    <article className="staff-order">
      <Head order={order} me={me} />
      {steps.done}
      {money?.cancelled && (
        <p className="notice notice-problem">
          <span>
            <Inserted
              text={say.cancelledNotPaidBack(money.cancelled.positions.length)}
              parts={{ link: <a href="#order-refunds">{say.seeBelow}</a> }}
            />
          </span>
        </p>
      )}
      {order.twice && (
        <p className="notice notice-problem">
          <span>{twiceSentence(order, order.twice)}</span>
        </p>
      )}
      {money?.parts && money.parts.due > 0 && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <OrderDue orderId={order.id} parts={money.parts} me={me} onChanged={reload} />
        </Suspense>
      )}
      <OrderHomes
        order={order}
        refunded={refunded}
        money={me.role === 'owner' ? money?.homes : undefined}
        mayStep={mayStep}
        busy={steps.busy}
        takeStep={steps.takeStep}
        problem={steps.problem}
      />
      <Suspense fallback={<Skeleton lines={6} />}>
        <OrderGoods order={order} />
        <OrderPayment order={order} money={money} me={me} onChanged={reload} />
      </Suspense>
      <Suspense fallback={<Skeleton lines={3} />}>
        <OrderTold orderId={order.id} me={me} />
        <OrderStory
          order={order}
          parts={money?.parts ?? null}
          refunded={refunded}
          mayStep={mayStep}
          onChanged={reload}
        />
      </Suspense>
    </article>
  );
}

/** Returns the warning that homes of an order already have a box from earlier orders, with the homes' names. */
function twiceSentence({ homes }: StaffOrder, { homes: second, orders }: StaffTwice): string {
  const names = second.map(({ position }) => homes[position]?.name).filter((name) => name !== undefined);
  const numbers = orders.map(({ invoiceNumber }) => invoiceNumber);
  return twiceText(second.length, numbers, namesText(names));
}

function Head({ order, me }: Pick<OrderProps, 'me'> & { order: StaffOrder }) {
  const { title, customer, createdAt, leavesBy, homes, sale, days } = order;
  const span = arrivalSpan(days.arrives);
  const states = sumCounts(homes.map(({ state }) => ({ [state]: 1 })));
  return (
    <header className="staff-order-head">
      <h2>{displayName(title)}</h2>
      <p className="staff-order-state">
        {statesIn(states).map((state) => (
          <StateBadge key={state} state={state} {...(homes.length > 1 ? { count: states[state] ?? 0 } : {})} />
        ))}
      </p>
      <p>
        <strong>{customer.name || nameless(customer.mobile)}</strong>
        {customer.mobile && (
          <>
            {' '}
            <a className="staff-call" href={`tel:${dialled(customer.mobile)}`}>
              {customer.mobile}
            </a>{' '}
            <a className="staff-call" href={`${HOME}?q=${customer.mobile}`}>
              {say.theirOrders}
            </a>
            {me.role === 'owner' && (
              <>
                {' '}
                <a className="staff-call" href={`/back-office/numbers#${customer.mobile}`}>
                  {say.numberLost}
                </a>
              </>
            )}
          </>
        )}
      </p>
      <p className="soft">
        {orderedText(nearMoment(createdAt), isOpen(states) ? nearDay(leavesBy) : '', span ? spanText(span) : '')}
      </p>
      {order.waves && (
        <p>
          {say.sentInParts}{' '}
          {order.waves.map(({ id, invoiceNumber: number }, place) => (
            <span key={id}>
              {place > 0 && <span>, </span>}
              {id === order.id ? (
                <strong>{waveName(place)}</strong>
              ) : (
                <a href={`${HOME}/${id}`}>{`${waveName(place)} (${number})`}</a>
              )}
            </span>
          ))}
        </p>
      )}
      {sale.wanted && (
        <p>
          <Inserted
            text={days.event ? say.wantedByFor(dayInWords(days.event)) : say.wantedBy}
            parts={{ day: <strong>{dayInWords(sale.wanted.by)}</strong> }}
          />
        </p>
      )}
      {!sale.wanted && days.event && <p>{say.celebrationOn(dayInWords(days.event))}</p>}
      {sale.takenAnyway?.map(({ sweetId, name, pincodes }) => (
        <p key={sweetId}>{say.toldNotFresh(name, pincodes.join(', '))}</p>
      ))}
    </header>
  );
}

/** Returns when an order came, by when it leaves and when it should arrive; an empty day is not told. */
function orderedText(at: string, leaves: string, arrives: string): string {
  if (leaves && arrives) return say.orderedLeavesArrives(at, leaves, arrives);
  if (leaves) return say.orderedLeaves(at, leaves);
  return arrives ? say.orderedArrives(at, arrives) : say.ordered(at);
}
