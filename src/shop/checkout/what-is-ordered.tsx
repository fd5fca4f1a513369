import { useCall } from '#client/use-call.ts';
import { BoxDrawing } from '#shop/box/box-drawing.tsx';
import { CardFace } from '#shop/card/card-face.tsx';
import { cardFor, type GiftCard, isBlankCard } from '#domain/card/card.rules.ts';
import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { boxMaterial } from '#domain/box/box.rules.ts';
import { calculatePrice } from '#domain/cart/cart.contract.ts';
import { invitationDeliveryText } from '#domain/pricing/delivery-charge.texts.ts';
import type { OrderedBox } from '#shop/checkout/use-ordered-box.ts';
import { boughtBox } from '#shop/checkout/bought-box.ts';
import { formatRupees, toPaise } from '#lib/money.ts';
import { displayName } from '#lib/display-name.ts';

/** Shows the box being ordered: drawing, card, design, size, sweets with their prices, and the price of one box. */
export function WhatIsOrdered({ box, card }: { box: OrderedBox; card: GiftCard }) {
  const { invitation, tempId, weight, sections, price } = box;
  const type = boxTypeOf(tempId);
  const { loaded } = useCall(calculatePrice, { body: { boxName: type.name, weight, sweet: sections, newObj: null } });
  const sweets = loaded.data?.paymentHistory ?? [];
  return (
    <section className="card card-body what-is-ordered" aria-labelledby="what-is-ordered">
      <div className="what-drawing">
        {!isBlankCard(card) && (
          <div className={`box-lid box-lid-${boxMaterial(invitation.category)}`}>
            <CardFace words={cardFor(card, null)} label="The card in the lid of the box" />
          </div>
        )}
        <BoxDrawing
          box={boughtBox({ weight: String(weight), tempId, sweets })}
          material={boxMaterial(invitation.category)}
        />
      </div>
      <div className="what-words">
        <h2 id="what-is-ordered">{displayName(invitation.name)}</h2>
        <p className="soft">{`${type.name}, ${weight} gm`}</p>
        <dl className="totals">
          {sweets.map(({ index, name }) => (
            <div key={index}>
              <dt>{displayName(name)}</dt>
              <dd>{formatRupees(toPaise(loaded.data?.amounts[index] ?? 0))}</dd>
            </div>
          ))}
          <div>
            <dt>Box and card</dt>
            <dd>{formatRupees(toPaise(invitation.price))}</dd>
          </div>
          <div className="totals-sum">
            <dt>One box</dt>
            <dd>{formatRupees(price)}</dd>
          </div>
        </dl>
        <p className="field-hint">
          {`Delivery: ${invitation.isDeliveryCharge ? invitationDeliveryText(box.charges) : 'free'}`}
        </p>
      </div>
    </section>
  );
}
