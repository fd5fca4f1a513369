import { Suspense, useState } from 'react';
import { $userId } from '#client/session.ts';
import { withHomes } from '#domain/orders/circles.rules.ts';
import { ChooseGuests } from '#shop/checkout/choose-guests.tsx';
import * as say from '#shop/checkout/order-steps.texts.ts';
import { OwnBoxes } from '#shop/checkout/own-boxes.tsx';
import type { Order } from '#shop/checkout/use-order.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

// Most orders have one box for everybody: the way to several comes after what all of them need.
const CirclesPanel = lazyPart(async () => (await import('#shop/checkout/circles-panel.tsx')).CirclesPanel);

/** Boxes to the customer's own address. */
export function OrderOwn({ order }: { order: Order }) {
  const { circles, rows } = order;
  return (
    <OwnBoxes
      boxes={order.ownBoxes}
      had={order.had.get($userId.get())}
      ready={order.ownReady}
      onBoxes={order.setOwn}
      design={
        order.several
          ? {
              all: rows,
              id: order.ownDesign,
              onChoose: (id) => order.setCircles(withHomes(circles, [''], id)),
            }
          : undefined
      }
    />
  );
}

/** The guest list with the boxes of each home. @param only ids of the homes to show; null for all */
export function OrderGuests({ order, only = null }: { order: Order; only?: ReadonlySet<string> | null }) {
  const shown = only ? order.homes.filter(({ _id }) => only.has(_id)) : order.homes;
  const waiting = only ? order.waiting.filter(({ _id }) => only.has(_id)) : order.waiting;
  return (
    <ChooseGuests
      homes={shown}
      waiting={waiting}
      abroad={only ? [] : order.abroad}
      had={order.had}
      quantities={order.quantities.guests}
      onChange={order.setGuests}
      onGuests={order.onGuests}
      design={order.design}
      isPart={only !== null}
    />
  );
}

/** Further box designs, behind one control until there are several. */
export function OrderCircles({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const { circles, rows, had, homes, waiting, quantities } = order;
  if (!open && !order.several)
    return (
      <p>
        <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
          {say.circles}
        </button>
      </p>
    );
  return (
    <Suspense fallback={null}>
      <CirclesPanel
        circles={circles}
        rows={rows}
        had={had}
        guests={[...homes, ...waiting.filter(({ _id }) => (quantities.guests[_id] ?? 0) > 0)]}
        onCircles={order.setCircles}
        onChosen={(ids) => order.setGuests(Object.fromEntries(ids.map((id) => [id, quantities.guests[id] || 1])))}
      />
    </Suspense>
  );
}
