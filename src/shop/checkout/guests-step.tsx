import { useStore } from '@nanostores/react';
import { Suspense, useState } from 'react';
import { NO_RECIPIENT } from '#domain/payments/checkout.contract.ts';
import { OrderCircles, OrderGuests, OrderOwn } from '#shop/checkout/order-homes.tsx';
import { $held, $isPasting } from '#shop/checkout/order-steps.store.ts';
import * as say from '#shop/checkout/order-steps.texts.ts';
import { leadToUnreadBoxes, WHOLE_BOXES } from '#shop/checkout/recipient-table.tsx';
import { NextBar } from '#shop/checkout/step-frame.tsx';
import type { Order } from '#shop/checkout/use-order.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const PasteGuests = lazyPart(async () => (await import('#shop/checkout/paste-guests.tsx')).PasteGuests);

/** Tells whether what held the step back has been put right since. */
const isMended = (problem: string, { goingTo, unread }: Order): boolean =>
  problem === NO_RECIPIENT ? goingTo.length > 0 : !unread;

/** Step that asks who receives a box: the own address, and the guest list or, while it is empty, the list to paste. */
export function GuestsStep({ order, onNext }: { order: Order; onNext: (chosen?: boolean) => void }) {
  const { goingTo } = order;
  const held = useStore($held, { ssr: () => '' });
  const problem = isMended(held, order) ? '' : held;
  // The list that was pasted stands until its end is read, though there are guests by then.
  const [isFirst, setFirst] = useState(order.guests.length === 0);
  const isPasting = useStore($isPasting, { ssr: () => false }) || isFirst;
  const [brought, setBrought] = useState('');
  const next = (): void => {
    if (leadToUnreadBoxes(order.ids)) $held.set(WHOLE_BOXES);
    else if (goingTo.length === 0) $held.set(NO_RECIPIENT);
    else onNext();
  };
  return (
    <>
      {isPasting ? (
        <Suspense fallback={<Skeleton lines={5} />}>
          <PasteGuests
            order={order}
            onDone={({ chosen, leftOut }) => {
              setFirst(false);
              $isPasting.set(false);
              setBrought(leftOut);
              if (chosen && leftOut === '') onNext(true);
            }}
          />
        </Suspense>
      ) : (
        <>
          {brought && (
            <p className="notice" role="status">
              {brought}
            </p>
          )}
          <OrderGuests order={order} />
        </>
      )}
      <OrderOwn order={order} />
      {!isPasting && <OrderCircles order={order} />}
      {isPasting && goingTo.length === 0 ? (
        <Refusal message={problem} />
      ) : (
        <NextBar
          label={goingTo.length > 0 ? say.nextHomes(goingTo.length) : say.next}
          words={order.words}
          problem={problem}
          onNext={next}
        />
      )}
    </>
  );
}
