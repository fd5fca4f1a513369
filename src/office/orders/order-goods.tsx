import { Suspense } from 'react';
import { AMOUNT_SLOTS } from '#domain/box/box-types.rules.ts';
import { BoxView } from '#shop/box/box-view.tsx';
import { boxMaterial } from '#domain/box/box.rules.ts';
import { boughtBox } from '#shop/checkout/bought-box.ts';
import { boughtRate, type OrderedDesign, type OrderedItem } from '#domain/orders/order.rules.ts';
import type { StaffOrder } from '#domain/orders/staff-order.contract.ts';
import { displayName } from '#lib/display-name.ts';
import * as say from '#office/orders/orders.texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Picture } from '#ui/picture.tsx';

// Few orders are samples or have a card.
const OrderCard = lazyPart(async () => (await import('#shop/card/order-card.tsx')).OrderCard);
const OrderSample = lazyPart(async () => (await import('#office/orders/order-sample.tsx')).OrderSample);

/** Shows the goods of an order: sample, item or box designs drawn from above, and card. */
export function OrderGoods({ order: { bought, homes, sample } }: { order: StaffOrder }) {
  return (
    <section aria-labelledby="order-goods">
      <h2 id="order-goods">
        {bought.kind === 'item' ? say.goodsBought : bought.content.circles ? say.theBoxes : say.theBox}
      </h2>
      {sample && (
        <Suspense fallback={null}>
          <OrderSample sample={sample} />
        </Suspense>
      )}
      {bought.kind === 'item' ? (
        <Item item={bought.content} />
      ) : bought.content.circles ? (
        bought.content.circles.map((box, at) => (
          <div key={at}>
            <h3>{box.circle}</h3>
            <BoxAsBought box={box} />
          </div>
        ))
      ) : (
        <BoxAsBought box={bought.content} />
      )}
      {bought.kind === 'invitation' && bought.content.card && (
        <>
          <h3>{say.cardInEveryBox}</h3>
          <Suspense fallback={null}>
            <OrderCard card={bought.content.card} total={homes.length} />
          </Suspense>
        </>
      )}
    </section>
  );
}

function Item({ item }: { item: OrderedItem }) {
  const { name, image, quantity, unit } = item;
  return (
    <div className="staff-bought">
      <Picture value={image} alt="" sizes="8rem" className="staff-bought-picture" />
      <p>
        <strong>{`${displayName(name)}, ${quantity} ${unit}`}</strong>
        <br />
        <span className="soft">{boughtRate(item)}</span>
      </p>
    </div>
  );
}

function BoxAsBought({ box }: { box: OrderedDesign }) {
  const { sections, weight, tempId } = box;
  const sweets = sections.map(({ image, ...section }) => ({ ...section, img: image }));
  const amounts = Array.from(
    { length: AMOUNT_SLOTS },
    (_, slot) => sections.find(({ index }) => index === slot)?.price ?? 0,
  );
  return (
    <>
      <p>{say.boxesBought(box.boxes, weight, box.boxName, displayName(box.category), displayName(box.name))}</p>
      <BoxView
        box={boughtBox({ weight: String(weight), tempId, sweets })}
        amounts={amounts}
        material={boxMaterial(box.category)}
      />
    </>
  );
}
